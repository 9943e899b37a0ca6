// tray.js -- dice that are seen to fall.
import { die } from './die.js';
import { el, empty } from './dom.js';
import { pref, stillness } from './prefs.js';

const STAYS = 5200;

export function makeTray() {
  const node = el('div', { class: 'tray no-zoom', 'aria-hidden': 'true', hidden: true });
  let clear = 0;

  /** Throws the dice of these events, the last few of them. */
  function show(events) {
    if (pref('dice') === false) return;
    const rolls = events.filter((e) => e.faces?.length).slice(-3);
    if (!rolls.length) return;
    clearTimeout(clear);
    const still = stillness();
    empty(node).append(...rolls.map((e, r) => el('div', { class: 'throw' },
      el('span', { class: 'dice' }, e.faces.slice(0, 12).map((face, i) => {
        const d = die(face, e.die, 46);
        if (!still) {
          const from = `translate(${-120 - i * 30}px, ${-50 + (i % 3) * 22}px) rotate(${-430 - i * 70}deg)`, over = `translate(${10 + i * 3}px, ${-6}px) rotate(${12 - i * 9}deg)`;
          d.animate([{ transform: from, opacity: 0 }, { transform: from, opacity: 1, offset: 0.05 }, { transform: over, offset: 0.75 }, { transform: 'none' }], { duration: 620, delay: r * 420 + i * 70, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' });
        }
        return d;
      })),
      el('span', { class: 'words' }, e.text))));
    node.hidden = false;
    clear = setTimeout(() => { node.hidden = true; }, STAYS + rolls.length * 500);
  }

  node.addEventListener('click', () => { node.hidden = true; });
  return { node, show, close: () => clearTimeout(clear) };
}
