// panels.js -- tabs where there is little room; on a large sheet all panels lie side by side (field.css).
import { el } from './dom.js';

/** makePanels([{name, title, node}]): show(name), badge(name, text). */
export function makePanels(list) {
  const tabs = list.map((p) => el('button', { type: 'button', role: 'tab', id: `tab-${p.name}`, 'aria-controls': `panel-${p.name}`, onclick: () => show(p.name) }, p.title, el('span', { class: 'tab-count', hidden: true })));
  const panels = list.map((p) => el('div', { role: 'tabpanel', id: `panel-${p.name}`, class: `tabpanel for-${p.name}`, 'aria-labelledby': `tab-${p.name}` }, el('h3', { class: 'panel-title', 'aria-hidden': 'true' }, p.title), p.node));
  const bar = el('div', { role: 'tablist', 'aria-label': 'Panels' }, tabs);
  const node = el('div', { class: 'panels' }, bar, el('div', { class: 'panel-room' }, panels));
  let current = null;

  function show(name) {
    current = name;
    list.forEach((p, i) => {
      const on = p.name === name;
      tabs[i].setAttribute('aria-selected', String(on));
      tabs[i].tabIndex = on ? 0 : -1;
      panels[i].classList.toggle('shown', on);
      if (on) p.opened?.();
    });
  }

  bar.addEventListener('keydown', (e) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[e.key];
    if (!step) return;
    const i = (list.findIndex((p) => p.name === current) + step + list.length) % list.length;
    show(list[i].name);
    tabs[i].focus();
    e.preventDefault();
    e.stopPropagation();
  });

  show(list[0].name);
  return {
    node, show,
    get current() { return current; },
    focus(name) { show(name); tabs[list.findIndex((p) => p.name === name)].focus(); },
    badge(name, text) {
      const c = tabs[list.findIndex((p) => p.name === name)].querySelector('.tab-count');
      c.hidden = !text;
      c.textContent = text || '';
    },
  };
}
