// dom.js -- making elements without markup in strings, so that text from a game is only ever text.

const SVG = 'http://www.w3.org/2000/svg';

function fill(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
    else if (name === 'class') node.setAttribute('class', value);
    else node.setAttribute(name, value === true ? '' : value);
  }
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    node.append(child);
  }
  return node;
}

/** el('button', {class: 'primary', onclick: go}, 'Fight') */
export const el = (tag, props, ...children) => fill(document.createElement(tag), props, children);

/** The same for SVG. */
export const svg = (tag, props, ...children) => fill(document.createElementNS(SVG, tag), props, children);

export function empty(node) {
  node.replaceChildren();
  return node;
}

/** 'a, b and c' */
export const listed = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

/** A rule id as a tag that opens its sentence in place (ruletags.js); as a link it leads to the page of rules: ruleLink('BW-13.2'). */
export const ruleLink = (id) => (id ? el('a', { class: 'rule', href: `#/rules/${id}`, title: `Rule ${id}`, 'data-rule': id, 'aria-haspopup': 'dialog' }, id) : null);

/** Rule ids in brackets in a text become tags: [BW-13.16]. */
export const withRules = (text) => (text ?? '').split(/\[([A-Z]+-(?:[A-Z]+-)?[\d.]+)\]/).map((part, i) => (i % 2 ? ruleLink(part) : part));

/** A sentence at the foot of the window, for a few seconds; urgent ones are spoken at once. about: takes the place of the last one about the same. */
export function toast(text, { urgent = false, rule = null, about = null } = {}) {
  const box = document.getElementById('toasts');
  const line = el('p', { class: urgent ? 'toast urgent' : 'toast', role: urgent ? 'alert' : null, 'data-about': about }, text, rule ? ' ' : null, ruleLink(rule));
  if (about) box.querySelector(`[data-about="${about}"]`)?.remove();
  if (box.lastElementChild?.textContent === line.textContent) box.lastElementChild.remove();     // said twice is said once
  box.append(line);
  setTimeout(() => line.remove(), urgent ? 8000 : 4000);
}

/** A sheet of styles that only some need, before anything is drawn with it. */
export function styleSheet(href) {
  if (document.querySelector(`link[href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => { document.head.append(el('link', { rel: 'stylesheet', href, onload: done, onerror: done })); });
}

/** The click that ends a drag is none. It comes with the pointer's release; one before which the pointer came down again is another. */
export function swallowClickOfDrag(node = window) {
  const swallow = (c) => { c.stopPropagation(); c.preventDefault(); over(); };
  const over = () => {
    node.removeEventListener('click', swallow, { capture: true });
    removeEventListener('pointerdown', over, { capture: true });
  };
  node.addEventListener('click', swallow, { capture: true });
  addEventListener('pointerdown', over, { capture: true });
  setTimeout(over, 60);
}
