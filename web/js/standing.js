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
  const beside = el('div', { class: 'beside', hidden: true });
  const node = el('section', { class: 'standing', 'aria-label': 'Clock and score' }, clock, hours, points, beside,
    el('details', null, el('summary', null, worth.length ? 'Score and victory places' : 'Score'), text, places));

  worth.forEach((p, i) => places.append(i ? ', ' : '', el('button', { type: 'button', class: 'go', onclick: () => go(p.cell) }, p.name), ` ${p.value}`));

  /** Where two play at two screens: whether this one is here. */
  function presence(i) {
    const seat = game.talks ? game.view.people.seats[i] : null;
    if (!seat) return null;
    const words = seat.here ? 'here' : seat.taken ? 'not here' : 'seat not taken';
    return el('span', { class: seat.here ? 'presence here' : 'presence', title: `${game.sideTold(i)}: ${words}` }, el('span', { class: 'unseen' }, `${words}: `));
  }

  /** Of a player who has a name, that: his colours tell the side, and for ears it is said. */
  function name(i) {
    const own = game.view.people?.seats[i].name;
    return el('span', { class: 'who', title: game.sideTold(i) }, own ? [own, el('span', { class: 'unseen' }, ` (${game.sideName(i)})`)] : game.sideName(i));
  }

  /** What is kept on tracks, where the rule system has any. */
  let tracks = null;
  async function drawTracks() {
    if (!game.view.tracks?.length) return;
    if (!tracks) {
      tracks = (await import('./tracks.js')).makeTracks(game);
      beside.replaceChildren(tracks.node);
      beside.hidden = false;
    }
    tracks.update(game.view);
  }

  function update() {
    const { view, battle } = game;
    drawTracks();
    clock.textContent = view.clock ?? '';
    [...hours.children].forEach((li, i) => { li.className = i < view.turn ? 'past' : i === view.turn ? 'now' : ''; });
    empty(points).append(...battle.side_names.map((_, i) => el('span', { class: `side-${i}` }, presence(i), name(i), ' ', el('b', null, String(view.score?.points?.[i] ?? 0)))));
    text.textContent = view.score?.text ?? '';
  }
  return { node, update };
}
