// cards.js -- a question that is answered face down: the hand of cards it is answered from, the card that was laid, and that
// of the other side. What the cards are and which may not be played, the rule system says (question.secret); loaded when one is asked.
import { el, empty, ruleLink, styleSheet } from './dom.js';
import { stillness } from './prefs.js';

const LAYING = 420;                   // ms until a card that is laid lies on its face

await styleSheet('/style/cards.css');

// ---- which card was laid: known to this browser alone, until all are turned over ----

const keyOf = (game, side) => `laid ${game.id} ${side}`;
const remember = (game, side, text) => { try { sessionStorage.setItem(keyOf(game, side), text); } catch { /* then its face is not shown again */ } };
const recall = (game, side) => { try { return sessionStorage.getItem(keyOf(game, side)); } catch { return null; } };

/** A card as it lies on the table: `face` null: nobody here may see it. */
export function card(game, side, face, { down = true, label } = {}) {
  return el('span', { class: `card side-${side}${down ? ' down' : ''}`, role: 'img', 'aria-label': label },
    el('span', { class: 'card-in' },
      el('span', { class: 'card-back', 'aria-hidden': 'true' }),
      face ? el('span', { class: 'card-face', 'aria-hidden': 'true' }, face) : null));
}

/** What lies on the table while the question stands: one's own card, to be looked at by whoever laid it, and the other's. */
export function table(game) {
  const q = game.view.question, other = 1 - q.side, seat = (side) => game.sideTold(side);
  const lies = (side, words, face) => el('li', { class: face ? 'mine' : null, tabindex: face ? 0 : null, title: face ? `Only you see it: ${face}` : null },
    card(game, side, face, { label: `${seat(side)}: ${words}${face ? `, ${face}` : ''}` }), el('small', null, el('b', null, seat(side)), ` ${words}`));
  const chooses = el('li', null, el('span', { class: 'card-place', 'aria-hidden': 'true' }), el('small', null, el('b', null, seat(q.side)), game.mayAnswer() ? ' chooses' : ' is choosing'));
  const own = game.speaksFor(other) && game.view.role !== 'both' ? recall(game, other) : null;
  const theirs = q.secret.other === 'down' ? lies(other, own ? 'lies face down: look at it' : 'lies face down', own)
    : el('li', null, el('span', { class: 'card-place', 'aria-hidden': 'true' }), el('small', null, el('b', null, seat(other)), ' chooses after that'));
  return el('ul', { class: 'laid', 'aria-label': 'Cards on the table' }, q.side === 0 ? [chooses, theirs] : [theirs, chooses]);
}

/** The hand: thought(answer) gives what happens when one is thought of, give(order, place) lays it. */
export function handOfCards(game, { thought, give }) {
  const q = game.view.question, why = el('p', { class: 'hint card-why', role: 'status', hidden: true });
  let laying = false;

  function refuse(c) {
    why.hidden = false;
    empty(why).append(el('b', null, `${c.text}: `), c.why, ' ', ruleLink(c.rule) ?? '');
  }
  function lay(c, button) {
    if (laying) return;
    laying = true;
    remember(game, q.side, c.text);
    button.classList.add('laying');
    const b = button.getBoundingClientRect();
    setTimeout(async () => { await give(c.order, { x: b.left, y: b.bottom }); laying = false; button.classList.remove('laying'); }, stillness() ? 0 : LAYING);
  }
  const one = (c) => {
    const barred = Boolean(c.why);
    const button = el('button', {
      type: 'button', class: `card-button side-${q.side}${barred ? ' barred' : ''}`, 'data-order': c.order, title: barred ? c.why : c.order, 'aria-disabled': barred ? 'true' : null,
      onclick: () => (barred ? refuse(c) : lay(c, button)), ...(barred ? {} : thought({ order: c.order, units: [], cells: [] })),
    }, el('span', { class: 'card-in' }, el('span', { class: 'card-back', 'aria-hidden': 'true' }), el('span', { class: 'card-face' }, c.text, barred ? el('small', null, 'not now') : null)));
    return button;
  };
  return el('div', { class: 'cards' }, el('div', { class: 'hand-of-cards', role: 'group', 'aria-label': 'Your hand, to be laid face down' }, q.secret.cards.map(one)), why);
}
