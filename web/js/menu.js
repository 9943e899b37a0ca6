// menu.js -- what opens at the pointer: a short list of choices, a rose of directions, a sentence. One at a time.
import { el, empty, ruleLink, svg } from './dom.js';

let open = null;                      // {node, done, before}

/** Close whatever is open at the pointer. */
export function closeMenu() {
  if (!open) return;
  const { node, done, before, away } = open;
  open = null;
  removeEventListener('pointerdown', away, true);
  const inside = node.contains(document.activeElement);
  node.remove();
  if (inside) before?.focus({ preventScroll: true });
  done?.();
}

export const menuIsOpen = () => Boolean(open);

/** Keep a node inside its box, near x, y of the window; avoid: points of the window that it should not cover. */
function put(node, box, x, y, centred, avoid = []) {
  const b = box.getBoundingClientRect(), w = node.offsetWidth, h = node.offsetHeight, at = { x: x - b.left, y: y - b.top };
  const inside = (left, top) => ({ left: Math.max(4, Math.min(left, b.width - w - 4)), top: Math.max(4, Math.min(top, b.height - h - 4)) });
  const below = at.y + 8, above = at.y - h - 34;                  // a hand with a ghost in it takes some room
  const spots = centred ? [inside(at.x - w / 2, at.y - h / 2)] : avoid.length ? [inside(at.x + 8, below), inside(at.x - w - 30, below), inside(at.x + 8, above), inside(at.x - w - 30, above)] : [inside(at.x + 8, below)];
  const hidden = ({ left, top }) => avoid.filter((p) => p.x - b.left > left - 8 && p.x - b.left < left + w + 8 && p.y - b.top > top - 8 && p.y - b.top < top + h + 8).length;
  const best = spots.reduce((s, t) => (hidden(t) < hidden(s) ? t : s));
  node.style.left = `${best.left}px`;
  node.style.top = `${best.top}px`;
}

function raise(box, node, x, y, { done, centred = false, focus = true }) {
  closeMenu();
  const before = document.activeElement;
  const away = (e) => { if (!node.contains(e.target)) closeMenu(); };
  box.append(node);
  put(node, box, x, y, centred);
  open = { node, done, before, away };
  addEventListener('pointerdown', away, true);
  node.addEventListener('keydown', (e) => {
    const items = [...node.querySelectorAll('button')], at = items.indexOf(document.activeElement);
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[e.key];
    if (step) items[(at + step + items.length) % items.length]?.focus();
    else if (e.key === 'Escape') closeMenu();
    else return;
    e.preventDefault();
    e.stopPropagation();
  });
  if (focus) node.querySelector('button')?.focus({ preventScroll: true });
}

/** A list of {text, detail, refused, run, look}; look() when an entry is hovered or focused; note: what is said above them; rule: of the title, refused: that is a refusal; done() when it closes. */
export function openMenu(box, x, y, title, items, { note = null, rule = null, refused = false, done = null } = {}) {
  const node = el('div', { class: 'menu sheet no-zoom', role: 'menu', 'aria-label': title ?? items[0].text },
    title && el('p', { class: refused ? 'menu-title refused' : 'menu-title' }, refused ? el('b', { 'aria-hidden': 'true' }, '✗ ') : null, title, rule ? ' ' : null, ruleLink(rule)),
    note && el('p', { class: 'menu-note' }, note),
    items.map((i) => el('button', {
      type: 'button', role: 'menuitem', disabled: Boolean(i.refused),
      onclick: () => { closeMenu(); i.run(); }, onfocus: i.look, onpointerenter: i.look,
    }, el('span', null, i.text), i.detail && el('small', null, i.detail))));
  raise(box, node, x, y, { done });
}

/**
 * A compass rose around x, y: names of the directions, clockwise from north; `may` those that can be chosen.
 * Arrows go round it, keypad digits and Enter choose.
 */
export function openRose(box, x, y, { title, names, may = names, choose, done, focus = true }) {
  const n = names.length, r = 62;
  const node = el('div', { class: 'rose no-zoom', role: 'menu', 'aria-label': title });
  const star = svg('svg', { viewBox: '-80 -80 160 160', 'aria-hidden': 'true' }, svg('circle', { r: 54, class: 'rose-paper' }), svg('circle', { r: 79, class: 'rose-edge' }), svg('circle', { r: 29, class: 'rose-edge' }));
  node.append(star);
  names.forEach((name, i) => {
    const a = (2 * Math.PI * i) / n - Math.PI / 2, c = Math.cos(a), s = Math.sin(a), on = may.includes(name);
    star.append(svg('path', { class: on ? 'ray' : 'ray off', d: `M${c * 46} ${s * 46}L${c * 30 - s * 7} ${s * 30 + c * 7}L${c * 30 + s * 7} ${s * 30 - c * 7}Z` }));
    const b = el('button', { type: 'button', role: 'menuitem', disabled: !on, 'aria-label': `${title}: ${name}`, onclick: () => { closeMenu(); choose(name); } }, name);
    b.style.left = `${80 + c * r}px`;
    b.style.top = `${80 + s * r}px`;
    node.append(b);
  });
  // 8 is north on a keypad, 9 north-east ...; on six-sided boards the nearest direction.
  const KEYPAD = { 8: 0, 9: 45, 6: 90, 3: 135, 2: 180, 1: 225, 4: 270, 7: 315 };
  node.addEventListener('keydown', (e) => {
    const angle = KEYPAD[e.key];
    if (angle === undefined) return;
    e.preventDefault();
    const turn = (i) => Math.abs(((((i * 360) / n - angle) % 360) + 540) % 360 - 180);
    const [best] = names.map((name, i) => ({ name, off: turn(i) })).filter((d) => may.includes(d.name)).sort((p, q) => p.off - q.off);
    if (best) {
      closeMenu();
      choose(best.name);
    }
  });
  raise(box, node, x, y, { done, centred: true, focus });
}

// ---- a sentence at the pointer ----

let bubble = null, leave = 0, after = null;

export function hush() {
  const then = after;
  clearTimeout(leave);
  bubble?.remove();
  bubble = after = null;
  then?.();
}

/** Take a passing sentence away, but not one that stays. */
export function quiet() {
  if (!bubble?.classList.contains('stays')) hush();
}

/** kind: 'wait', 'legal', 'refused'. With `stay` it goes by itself after a while, and is spoken; gone() when it does; above: the point, not below it; avoid: points that it leaves free. */
export function say(box, x, y, { text, rule, kind = 'wait', stay = false, above = false, gone = null, avoid = [] }) {
  clearTimeout(leave);
  if (!bubble || stay || after) {
    hush();
    bubble = el('div', { class: 'bubble no-zoom', role: stay ? 'alert' : null });
    box.append(bubble);
  }
  bubble.className = `bubble no-zoom ${kind}${stay ? ' stays' : ''}`;
  empty(bubble).append(el('b', { 'aria-hidden': 'true' }, { legal: '✓', refused: '✗', wait: '…' }[kind]), ' ', text, rule ? ' ' : '', ruleLink(rule) ?? '');
  put(bubble, box, x + 6, above ? y - 10 - bubble.offsetHeight : y + 10, false, avoid);
  after = gone;
  if (stay) leave = setTimeout(hush, 7000);
}
