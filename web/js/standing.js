// standing.js -- the clock, the points, and the places that are worth any.
import { el, empty } from './dom.js';

/** makeStanding(game, {go}): go(cell) shows a place. */
export function makeStanding(game, { go }) {
  const clock = el('p', { class: 'clock' });
  const hours = el('ol', { class: 'hours', 'aria-hidden': 'true' }, game.battle.turn_names.map((t) => el('li', { title: t })));
  const points = el('div', { class: 'points' });
  const text = el('p', { class: 'score-text' });
  const places = el('p', { class: 'places' });
  const worth = (game.battle.board?.places ?? []).filter((p) => p.value > 0);
  const node = el('section', { class: 'standing', 'aria-label': 'Clock and score' }, clock, hours, points,
    el('details', null, el('summary', null, worth.length ? 'Score and victory places' : 'Score'), text, places));

  worth.forEach((p, i) => places.append(i ? ', ' : '', el('button', { type: 'button', class: 'go', onclick: () => go(p.cell) }, p.name), ` ${p.value}`));

  function update() {
    const { view, battle } = game;
    clock.textContent = view.clock ?? '';
    [...hours.children].forEach((li, i) => { li.className = i < view.turn ? 'past' : i === view.turn ? 'now' : ''; });
    empty(points).append(...battle.side_names.map((name, i) => el('span', { class: `side-${i}` }, el('span', null, name), ' ', el('b', null, String(view.score?.points?.[i] ?? 0)))));
    text.textContent = view.score?.text ?? '';
  }
  return { node, update };
}
