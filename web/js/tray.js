// tray.js -- dice that are seen to fall.
import { el, empty } from './dom.js';
import { pref, stillness } from './prefs.js';
import { diceOf, ownersOf, rollTold } from './rolls.js';

const STAYS = 5200;
const ROLLS = 3;                      // throws that lie in it at once

/** makeTray({place, sideName}): place(node) puts it where it covers nothing that can act; sideName(side) tells throws of both sides apart. */
export function makeTray({ place = () => {}, sideName = () => '' } = {}) {
  const node = el('div', { class: 'tray no-zoom', 'aria-hidden': 'true', hidden: true });
  let clear = 0;

  function fall(cell, r, i, ms) {
    const from = `translate(${-120 - i * 30}px, ${-50 + (i % 3) * 22}px) rotate(${-430 - i * 70}deg)`, over = `translate(${10 + i * 3}px, ${-6}px) rotate(${12 - i * 9}deg)`;
    cell.animate([{ transform: from, opacity: 0 }, { transform: from, opacity: 1, offset: 0.05 }, { transform: over, offset: 0.75 }, { transform: 'none' }],
      { duration: ms, delay: r * ms * 0.6 + Math.min(i, 12) * ms * 0.09, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'backwards' });
  }

  /** Throws these rolls (rolls.js), the last few of them. ms: how long a die falls; stays: how long they lie. */
  function show(rolls, { ms = 620, stays = STAYS } = {}) {
    if (pref('dice') === false || !rolls.length) return;
    clearTimeout(clear);
    if (ms > 60) document.dispatchEvent(new CustomEvent('sound', { detail: 'dice' }));        // heard where it is wished for (alerts.js)
    const still = stillness(), some = rolls.slice(-ROLLS), many = some.reduce((n, r) => n + r.faces.length, 0), size = many > 12 ? 28 : many > 6 ? 34 : 44, whose = ownersOf(some, sideName);
    empty(node).append(...some.map((roll, r) => el('div', { class: `throw${roll.side >= 0 ? ` side-${roll.side}` : ''}` },
      diceOf(roll, { size, each: (cell, i) => { if (!still && ms > 60) fall(cell, r, i, ms); } }),
      el('span', { class: 'words' }, whose(roll), rollTold(roll) || roll.text))));
    node.hidden = false;
    place(node);
    clear = setTimeout(hide, stays + some.length * 500);
  }

  function hide() {
    clearTimeout(clear);
    node.hidden = true;
  }

  node.addEventListener('click', hide);
  return { node, show, hide, close: () => clearTimeout(clear) };
}
