// panels.js -- tabs; and beside them, where there is room, panels that are always in sight and have none (field.css).
import { el } from './dom.js';

const ROOMY = '(min-width: 761px)';

/** makePanels([{name, title, node, always}]): show(name), badge(name, text). One that is `always` there is a tab only on a small screen. */
export function makePanels(list) {
  const roomy = matchMedia(ROOMY);
  const tabs = list.map((p) => el('button', { type: 'button', role: 'tab', id: `tab-${p.name}`, class: p.always ? 'small-only' : null, 'aria-controls': `panel-${p.name}`, onclick: () => show(p.name) }, p.title, el('span', { class: 'tab-count', hidden: true })));
  const panels = list.map((p) => el('div', { role: 'tabpanel', id: `panel-${p.name}`, class: `tabpanel for-${p.name}${p.always ? ' always' : ''}`, 'aria-labelledby': `tab-${p.name}` }, el('h3', { class: 'panel-title', 'aria-hidden': 'true' }, p.title), p.node));
  const bar = el('div', { role: 'tablist', 'aria-label': 'Panels' }, tabs);
  const node = el('div', { class: 'panels' }, bar, el('div', { class: 'panel-room' }, panels));
  const isTab = (p) => !p.always || !roomy.matches;
  let current = null;

  function show(name) {
    const found = list.find((p) => p.name === name);
    if (!isTab(found)) return;          // it is in sight
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
    const some = list.filter(isTab), i = (some.findIndex((p) => p.name === current) + step + some.length) % some.length;
    show(some[i].name);
    tabs[list.indexOf(some[i])].focus();
    e.preventDefault();
    e.stopPropagation();
  });

  roomy.addEventListener('change', () => { if (!isTab(list.find((p) => p.name === current))) show(list.find(isTab).name); });
  show(list.find(isTab).name);
  return {
    node, show,
    get current() { return current; },
    focus(name) {
      const i = list.findIndex((p) => p.name === name);
      show(name);
      if (isTab(list[i])) tabs[i].focus();
      else panels[i].querySelector('summary, button, a, [tabindex]')?.focus();
    },
    badge(name, text) {
      const c = tabs[list.findIndex((p) => p.name === name)].querySelector('.tab-count');
      c.hidden = !text;
      c.textContent = text || '';
    },
  };
}
