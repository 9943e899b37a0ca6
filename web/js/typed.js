// typed.js -- dice thrown on a real table: exactly as many as are wanted, read in by button or by digits.
import { die, kindOf } from './die.js';
import { el, empty } from './dom.js';

export function makeTypedDice(game, hand) {
  const { n, faces, low = 1, purpose } = game.view.question.dice;
  const kind = kindOf(low === 0 ? `0-${faces - 1}` : String(faces));
  const fits = (digits) => Number(digits) >= kind.low && Number(digits) <= kind.high;
  let thrown = [], begun = '';   // digits of a face that may have one more
  const slots = el('div', { class: 'slots', role: 'status' });
  const done = el('button', { type: 'button', class: 'primary', onclick: send }, 'These are the dice');
  const back = el('button', { type: 'button', class: 'quiet', onclick: () => take(null) }, 'Take the last one back');
  const keys = el('div', { class: 'faces', role: 'group', 'aria-label': 'Faces' },
    Array.from({ length: faces }, (_, i) => kind.low + i).map((face) => el('button', { type: 'button', 'aria-label': String(face), onclick: () => take(face) }, die(face, kind, 34))));
  const node = el('div', { class: 'typed', tabindex: -1 },
    el('p', null, `Throw ${n} ${n === 1 ? 'die' : 'dice'}${purpose ? ` (${purpose})` : ''}, and say how ${n === 1 ? 'it' : 'they'} fell.`), slots, keys, el('div', { class: 'choices' }, done, back));

  function take(face) {
    thrown = face === null ? thrown.slice(0, -1) : [...thrown, face].slice(0, n);
    begun = '';
    draw();
  }

  function draw() {
    empty(slots).append(...Array.from({ length: n }, (_, i) => (i < thrown.length ? die(thrown[i], kind, 38) : el('span', { class: 'slot', 'aria-hidden': 'true' }, i === thrown.length ? begun : ''))),
      el('span', { class: 'unseen' }, `${thrown.length} of ${n}: ${thrown.join(', ')}`));
    done.disabled = thrown.length !== n;
    back.disabled = !thrown.length;
    for (const b of keys.children) b.disabled = thrown.length === n;
  }

  async function send() {
    if (thrown.length !== n) return;
    done.disabled = true;
    try {
      await game.dice(thrown);
    } catch (e) {
      hand.refuse(e);
      draw();
    }
  }

  /** A 1 of a die of twenty may become a 12: it waits for another digit, or for Enter. */
  function digit(key) {
    if (begun && !fits(begun + key)) take(Number(begun));
    if (thrown.length === n) return true;
    if (!fits(begun + key)) return false;
    begun += key;
    if (begun === '0' || Number(begun) * 10 > kind.high) take(Number(begun));
    else draw();
    return true;
  }

  // keys.js hands digits, Backspace and Enter over while dice are wanted.
  node.takeKey = (key) => {
    if (/^[0-9]$/.test(key)) return digit(key);
    if (key === 'Backspace' && begun) {
      begun = '';
      draw();
    } else if (key === 'Backspace') take(null);
    else if (key === 'Enter' && begun) take(Number(begun));
    else if (key === 'Enter' && thrown.length === n) send();
    else return false;
    return true;
  };
  draw();
  return node;
}
