// tray.js -- dice that are seen to fall.
import { el, empty, svg } from './dom.js';
import { pref, stillness } from './prefs.js';

const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };
const STAYS = 5200;

/** One die that shows a face. */
export function die(face, size = 40) {
  return svg('svg', { class: 'die', viewBox: '-20 -20 40 40', width: size, height: size, role: 'img', 'aria-label': `a ${face}` },
    svg('rect', { x: -17, y: -17, width: 34, height: 34, rx: 6, class: 'die-body' }),
    PIPS[face] ? PIPS[face].map(([x, y]) => svg('circle', { cx: x * 9, cy: y * 9, r: 3.6, class: 'die-pip' })) : svg('text', { y: 7, 'text-anchor': 'middle', 'font-size': 20, class: 'die-pip' }, String(face)));
}

export function makeTray() {
  const node = el('div', { class: 'tray no-zoom', 'aria-hidden': 'true', hidden: true });
  let clear = 0;

  /** Throws the dice of these events, the last few of them. */
  function show(events) {
    if (pref('dice') === false) return;
    const rolls = events.filter((e) => e.f?.length).slice(-3);
    if (!rolls.length) return;
    clearTimeout(clear);
    const still = stillness();
    empty(node).append(...rolls.map((e, r) => el('div', { class: 'throw' },
      el('span', { class: 'dice' }, e.f.slice(0, 12).map((face, i) => {
        const d = die(face, 46);
        if (!still) {
          const from = `translate(${-120 - i * 30}px, ${-50 + (i % 3) * 22}px) rotate(${-430 - i * 70}deg)`, over = `translate(${10 + i * 3}px, ${-6}px) rotate(${12 - i * 9}deg)`;
          d.animate([{ transform: from, opacity: 0 }, { transform: from, opacity: 1, offset: 0.05 }, { transform: over, offset: 0.75 }, { transform: 'none' }], { duration: 620, delay: r * 420 + i * 70, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' });
        }
        return d;
      })),
      el('span', { class: 'words' }, e.t))));
    node.hidden = false;
    clear = setTimeout(() => { node.hidden = true; }, STAYS + rolls.length * 500);
  }

  node.addEventListener('click', () => { node.hidden = true; });
  return { node, show, close: () => clearTimeout(clear) };
}
