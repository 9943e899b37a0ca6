// rematch.js -- once more with sides changed: offered, seen by both, answered by buttons.
import { el, empty, toast } from './dom.js';
import { hashOf } from './links.js';

/** makeRematch(game): {node, update}. Against a bot or at one screen it begins at once. */
export function makeRematch(game) {
  const { view } = game;
  const node = el('section', { class: 'offer rematch', role: 'group', 'aria-label': 'A rematch' });
  const alone = !game.talks;
  let next = null;                    // of a hot seat, where nobody else is told

  const there = (id) => hashOf('game', id, game.key);
  const want = (again) => game.tellPeople('rematch', { again }).then(({ game: made }) => {
    next = made ?? null;
    if (made) location.hash = there(made);
    else update();
  }, (e) => toast(e.message, { urgent: true }));
  const button = (text, again, primary) => el('button', { type: 'button', class: primary ? 'primary' : null, onclick: () => want(again) }, text);

  function update() {
    const made = view.people?.next ?? next, seats = view.people?.seats, other = 1 - game.role;
    empty(node);
    if (made) return node.append(el('p', null, el('a', { class: 'button primary', href: there(made) }, 'To the rematch'), alone ? '' : ` You have the ${game.sideName(other)} side there.`));
    if (alone) return node.append(el('div', { class: 'choices' }, button(view.role === 'both' ? 'Once more' : 'A rematch, sides changed', true)));
    if (seats[other].again) return node.append(el('p', null, el('b', null, game.sideTold(other)), ' would like a rematch, sides changed.'), el('div', { class: 'choices' }, button('Accept', true, true), button('Decline', false)));
    if (seats[game.role].again) return node.append(el('p', null, `You offered a rematch; ${game.sideTold(other)} must answer.`), el('div', { class: 'choices' }, button('Take it back', false)));
    node.append(el('div', { class: 'choices' }, button('Offer a rematch, sides changed', true)));
  }
  return { node, update };
}
