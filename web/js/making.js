// making.js -- what is being put together and not carried out yet, a battle or a bombardment: who is in it, marked on
// the map and listed with a way out of it, who is missing, and one press for all who can join. The question says who (`making`), the
// battle's gestures how they come and go.
import { fillOrder, gesturesNow, unitsNamed } from './answers.js';
import { el, ruleLink } from './dom.js';
import { counterPicture } from './pieces.js';

/** Marks on the map: those who are in it by a square with an arrow, those it is against by a ring. */
export function markMaking(game, board) {
  const making = game.view.question?.making;
  const marks = (units, sign) => (units ?? []).map((unit) => ({ unit, kind: `in-${sign}`, sign }));
  const missing = making?.why ? unitsNamed(game, making.why.text).filter((u) => !making.with.includes(u) && !making.against.includes(u)) : [];
  board.mark('wanting', missing.map((unit) => ({ unit, kind: 'missing' })), { over: true });
  board.mark('making', [...marks(making?.with, 'with'), ...marks(making?.against, 'against')], { over: true });
}

const below = (e) => { const b = e.currentTarget.getBoundingClientRect(); return { x: b.left, y: b.bottom }; };

/** The list with its buttons; null where nothing is being put together. */
export function makingList(game, hand) {
  const { battle, view } = game, { making } = view.question, [out] = gesturesNow(game, 'dismiss');
  if (!making) return null;
  const light = (units) => { const on = () => hand.light({ units, cells: [] }), off = () => hand.light(null); return { onpointerenter: on, onfocus: on, onpointerleave: off, onblur: off }; };

  const line = (u, part) => {
    const { id, name } = battle.units[u], piece = view.pieces.find((p) => p.u === u);
    return el('li', { class: `making-unit ${part}`, 'data-u': u, ...light([u]) }, counterPicture(battle, { ...piece, marks: '' }, 28), el('span', { class: 'unit-name', title: name }, el('b', null, id), ` ${name}`),
      out ? el('button', { type: 'button', class: 'quiet take-out', 'data-order': fillOrder(game, out, { units: [u] }), 'aria-label': `${out.text}: ${id}, ${name}`, ...light([u]), onclick: (e) => hand.give(fillOrder(game, out, { units: [u] }), below(e)) }, out.text) : null);
  };
  const group = (title, units, part) => el('div', { class: 'making-group' },
    el('p', { class: 'making-title' }, el('i', { class: `part-key ${part}`, 'aria-hidden': 'true' }), title),
    units.length ? el('ul', null, units.map((u) => line(u, part))) : el('p', { class: 'hint' }, 'Nobody yet.'));
  return el('section', { class: 'making', 'aria-label': 'What is being put together' }, group('Attacking', making.with, 'with'), group('Attacked', making.against, 'against'),
    making.why ? el('p', { class: 'making-why', ...light(unitsNamed(game, making.why.text)) }, el('b', { 'aria-hidden': 'true' }, '✗ '), making.why.text, ' ', ruleLink(making.why.rule)) : null);
}

/** One press for all who can join; null where there is no such thing. */
export function musterButton(game, hand) {
  const { making } = game.view.question, [all] = making ? gesturesNow(game, 'muster') : [];
  if (!all) return null;
  const order = fillOrder(game, all, { enemies: making.against });
  return el('button', { type: 'button', class: 'answer muster', 'data-order': order, title: order, onclick: (e) => hand.give(order, below(e)) }, all.text);
}
