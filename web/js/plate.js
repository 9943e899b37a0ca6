// plate.js -- the result of a fight as a plate, drawn like an engraving: both sides, the sum with its modifiers, the dice, the
// result in words and what follows from it.
import { el, ruleLink, svg, withRules } from './dom.js';
import { coat, counterPicture } from './pieces.js';
import { diceOf, rollTold } from './rolls.js';

const COUNTERS = 6;                   // counters of a side that are drawn
const FOLLOWS = 4, SUMS = 6;          // lines of what follows and of the sum, on the map

/** A corner of the frame. */
const corner = (turn) => svg('svg', { class: `plate-corner c-${turn}`, viewBox: '0 0 24 24', 'aria-hidden': 'true' },
  svg('path', { d: 'M1 23V1H23M5 23V5H23M5 13C11 13 13 11 13 5M9 5A4 4 0 0 1 5 9' }));

function sideOf(game, { side, units = [], text }) {
  const pieces = units.map((u) => game.view.pieces.find((p) => p.u === u)).filter(Boolean);
  return el('div', { class: `plate-side side-${side}` },
    el('p', { class: 'plate-name' }, game.sideName(side)),
    el('p', { class: 'plate-counters' }, pieces.slice(0, COUNTERS).map((p) => counterPicture(game.battle, { ...p, marks: '' }, 40)), pieces.length > COUNTERS ? el('small', null, `+${pieces.length - COUNTERS}`) : null),
    text ? el('p', { class: 'plate-words' }, withRules(text)) : null);
}

/** Cards that lay face down, turned over together. */
function turnedOver(game, cards) {
  const box = el('div', { class: 'plate-cards' });
  import('./cards.js').then(({ card }) => box.append(...cards.map((c) => card(game, c.side, c.text, { down: false, label: `${game.sideName(c.side)}: ${c.text}` }))), () => {});
  return box;
}

/** What there is to say of an action without a plate: its sentence and its dice. */
function plainPlate(action) {
  return { title: null, sides: [], sums: [], total: null, rolls: action.rolls ?? action.frames?.flatMap((f) => f.rolls ?? []) ?? [], result: action.text, rule: null, follows: [] };
}

/** Lines of the sums; one that begins with a unit begins its own line, so that the two sums of a fight stand apart. */
function sumLines(game, p, sums) {
  const names = (p.sides ?? []).flatMap((s) => s.units ?? []).map((u) => game.calledUnit(u).toLowerCase());
  const isOf = (s) => names.some((name) => s.toLowerCase().startsWith(name));
  return sums.map((s) => el('li', { class: isOf(s) ? 'of' : null }, withRules(s)));
}

/** The plate of an action (GET .../actions); whole: to be read at leisure, with all that follows. */
export function plateOf(game, action, { tag = 'figure', whole = false } = {}) {
  const p = action.plate ?? plainPlate(action), [one, two] = p.sides ?? [], some = (list, most) => (whole ? list ?? [] : (list ?? []).slice(0, most));
  const follows = some(p.follows, FOLLOWS), sums = some(p.sums, SUMS);
  return el(tag, { class: `plate${action.side >= 0 ? ` by-${action.side}` : ''}`, 'aria-label': p.title ?? action.text },
    [0, 1, 2, 3].map(corner),
    p.title ? el('h3', { class: 'plate-title' }, withRules(p.title)) : null,
    action.clock ? el('p', { class: 'plate-clock' }, action.clock) : null,
    one ? el('div', { class: 'plate-sides' }, sideOf(game, one), el('span', { class: 'plate-against', 'aria-hidden': 'true' }, '⚔'), two ? sideOf(game, two) : null) : null,
    p.cards?.length ? turnedOver(game, p.cards) : null,
    sums.length ? el('ul', { class: 'plate-sums' }, sumLines(game, p, sums), p.sums.length > sums.length ? el('li', null, `and ${p.sums.length - sums.length} more`) : null) : null,
    p.total ? el('p', { class: 'plate-total' }, withRules(p.total)) : null,
    p.rolls?.length ? el('div', { class: 'plate-rolls' }, p.rolls.map((r) => el('p', { class: 'plate-roll' }, diceOf(r, { size: r.faces.length > 6 ? 22 : 30 }), el('small', null, rollTold(r))))) : null,
    el('p', { class: 'plate-result' }, withRules(p.result ?? action.text), p.rule ? ' ' : null, ruleLink(p.rule)),
    follows.length ? el('ul', { class: 'plate-follows' }, follows.map((f) => el('li', null, withRules(f))), p.follows.length > follows.length ? el('li', null, `and ${p.follows.length - follows.length} more`) : null) : null,
    action.purpose ? el('p', { class: 'plate-purpose' }, `Its purpose: ${action.purpose}.`) : null,
    action.open ? el('p', { class: 'plate-open' }, 'It is not over yet.') : null);
}

/** A plate to be read at leisure, from the log. */
export function openPlate(game, action, { again } = {}) {
  const box = el('dialog', { class: 'plate-box', 'aria-label': action.plate?.title ?? action.text },
    plateOf(game, action, { tag: 'div', whole: true }),
    el('div', { class: 'choices' },
      el('button', { type: 'button', autofocus: true, onclick: () => box.close() }, 'Close'),
      again ? el('button', { type: 'button', onclick: () => { box.close(); again(); } }, 'Show me that again') : null));
  game.battle.sides.forEach((_, i) => box.style.setProperty(`--side-${i}`, coat(game.battle, i)));      // it lies outside the field, whose colours these are
  box.addEventListener('close', () => box.remove());
  document.body.append(box);
  box.showModal();
  return box;
}
