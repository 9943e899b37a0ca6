// typed.js -- dice thrown on a real table: exactly as many as are wanted, read in by button or digit.
import { el, empty } from './dom.js';
import { die } from './tray.js';

export function makeTypedDice(game, hand) {
  const { n, faces, purpose } = game.view.question.dice;
  let thrown = [];
  const slots = el('div', { class: 'slots', role: 'status' });
  const done = el('button', { type: 'button', class: 'primary', onclick: send }, 'These are the dice');
  const back = el('button', { type: 'button', class: 'quiet', onclick: () => take(0) }, 'Take the last one back');
  const keys = el('div', { class: 'faces', role: 'group', 'aria-label': 'Faces' },
    Array.from({ length: faces }, (_, i) => el('button', { type: 'button', 'aria-label': String(i + 1), onclick: () => take(i + 1) }, faces === 6 ? die(i + 1, 34) : String(i + 1))));
  const node = el('div', { class: 'typed', tabindex: -1 },
    el('p', null, `Throw ${n} ${n === 1 ? 'die' : 'dice'}${purpose ? ` (${purpose})` : ''}, and say how ${n === 1 ? 'it' : 'they'} fell.`), slots, keys, el('div', { class: 'choices' }, done, back));

  function take(face) {
    thrown = face ? [...thrown, face].slice(0, n) : thrown.slice(0, -1);
    draw();
  }

  function draw() {
    empty(slots).append(...Array.from({ length: n }, (_, i) => (thrown[i] ? die(thrown[i], 38) : el('span', { class: 'slot', 'aria-hidden': 'true' }))),
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

  // keys.js hands digits, Backspace and Enter over while dice are wanted.
  node.takeKey = (key) => {
    if (/^[1-9]$/.test(key) && Number(key) <= faces) take(Number(key));
    else if (key === 'Backspace') take(0);
    else if (key === 'Enter' && thrown.length === n) send();
    else return false;
    return true;
  };
  draw();
  return node;
}
