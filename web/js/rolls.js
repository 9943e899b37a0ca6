// rolls.js -- dice that have fallen, with the number needed, the hits marked and what they were for. A roll is as the server
// tells it: {purpose, rule, side, faces, of, sum, less, need, by, high, hits, made, text}; tray, log, plates and rerolls show it by these.
import { die, kindsOf } from './die.js';
import { el, ruleLink } from './dom.js';

const SHOWN = 24;                     // dice of one roll that are drawn

/** Whether die i of a roll is a hit: true, false, or null where none could be. */
export const hitOf = (roll, i) => roll.hits?.[i] ?? null;

/** "3 hits of 8", "1 hit of 8"; '' where there are no hits to count. */
export function hitsTold({ hits }) {
  if (!hits?.length) return '';
  const n = hits.filter(Boolean).length;
  return `${n} ${n === 1 ? 'hit' : 'hits'} of ${hits.length}`;
}

/** "needs 5 or more on each die", "needs 9 or more in all"; '' where no number is needed. */
export function needTold({ need, high, by, faces }) {
  if (need === null || need === undefined) return '';
  const of = faces.length < 2 ? '' : by === 'sum' ? ' in all' : ' on each';
  return `needs ${need} or ${high === false ? 'less' : 'more'}${of}`;
}

/** "10: made", "7: missed", where the sum of the dice decides; "7 in all" where a table reads it, "difference −2" where it reads that. */
function madeTold({ made, sum, less, need, hits, faces }) {
  if (less !== undefined) return `difference ${less > 0 ? '+' : less < 0 ? '−' : ''}${Math.abs(less)}`;
  if (made !== null && made !== undefined) return `${sum}: ${made ? 'made' : 'missed'}`;
  const read = (need === null || need === undefined) && !hits?.length && sum !== undefined && faces.length > 1 && faces.length <= 3;
  return read ? `${sum} in all` : '';
}

/** What a roll was for, what it needed and what came of it, without its dice. */
export function rollTold(roll) {
  const parts = [roll.purpose, needTold(roll), hitsTold(roll), madeTold(roll)].filter(Boolean);
  const text = parts.length ? parts[0][0].toUpperCase() + parts.join(', ').slice(1) : '';
  return roll.led ? `${text}: ${roll.led}` : text;
}

/** The rolls of an action, those that a table read with what it led to, in words. */
export function rollsLed(action, rolls) {
  const result = action.plate?.result?.replace(/^Result: /, '').replace(/\.$/, '');
  const reads = (r) => (r.need === null || r.need === undefined) && !r.hits?.length && r.faces.length > 1;
  return rolls.map((r) => (result && reads(r) && rolls.filter(reads).length === 1 ? { ...r, led: result } : r));
}

/** Whose each roll is, where several lie together: for words before it. */
export const ownersOf = (rolls, sideName) => (new Set(rolls.map((r) => r.side)).size > 1 ? (r) => (r.side >= 0 ? `${sideName(r.side)}: ` : '') : () => '');

/** For ears: "Volley: 3, 5, 6; needs 5 or more each, 2 hits of 3." */
export function rollSaid(roll) {
  const tail = [needTold(roll), hitsTold(roll), madeTold(roll)].filter(Boolean).join(', ');
  const purpose = roll.purpose || 'The dice';
  return `${purpose[0].toUpperCase()}${purpose.slice(1)}: ${roll.faces.join(', ')}${tail ? `; ${tail}` : ''}.`;
}

/** The dice of a roll, hits with a ring and a tick, misses pale; each(node, i) for every die. */
export function diceOf(roll, { size = 24, each } = {}) {
  const kinds = kindsOf(roll.of ?? '6'), many = roll.faces.length > SHOWN;
  return el('span', { class: `dice${roll.hits?.length ? ' counted' : ''}`, role: 'img', 'aria-label': rollSaid(roll) },
    roll.faces.slice(0, SHOWN).map((face, i) => {
      const hit = hitOf(roll, i), node = die(face, kinds(i), size);
      node.setAttribute('aria-hidden', 'true');
      const cell = el('span', { class: `one-die${hit === true ? ' hit' : hit === false ? ' miss' : ''}` }, node);
      each?.(cell, i);
      return cell;
    }),
    many ? el('span', { class: 'more-dice' }, `+${roll.faces.length - SHOWN}`) : null);
}

/** A roll as a line: its dice, then its words and its rule. */
export function rollLine(roll, { size = 22, whose = '' } = {}) {
  return el('span', { class: 'roll-line' }, diceOf(roll, { size }), el('span', { class: 'roll-words' }, whose, rollTold(roll), ' ', ruleLink(roll.rule)));
}

/** The rolls of events alone, where no action tells them: as the stream has them. Dice that are told one by one are one roll. */
export function rollsOfEvents(events) {
  const rolls = [];
  let before = null;
  for (const e of events) {
    const name = e.event?.split(' ')[0], joins = e.faces?.length === 1 && before === name;
    if (joins) Object.assign(rolls.at(-1), { faces: [...rolls.at(-1).faces, ...e.faces], text: '' });
    else if (e.faces?.length) rolls.push({ purpose: '', rule: e.rule, side: -1, faces: e.faces, of: e.die, need: null, high: null, hits: null, text: e.text });
    before = e.faces?.length === 1 ? name : null;
  }
  return rolls;
}
