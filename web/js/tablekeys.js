// tablekeys.js -- a table from the keyboard: a cursor that goes by inches, and a key for whatever a hand can do there.
import { ARROWS, EVERYWHERE, makeKeyring, showKeys } from './keyring.js';
import { bearingOf, inches, measures, windOf } from './places.js';

const HELP = [
  ['Arrows', 'move the cursor an inch; with Shift five, with Alt a quarter'], ['+  −  0', 'zoom in, out, whole table'],
  ['Enter', 'act on the unit or place under the cursor, as a click does; give the move that is thought of'],
  ['Space', 'take the unit in hand, or put it down'], ['Tab', 'next unit that can act (on the map)'], ['N', 'cursor to the next enemy, the nearest first; Shift goes back'],
  ['M', 'think of moving the unit in hand to the cursor: arrows carry it on, Enter gives the order, Esc drops it'],
  ['[  ]', 'turn it left or right by 15 degrees, with Shift ({ }) by 5'],
  ['V', 'of several ways to do it (line, open order, column) the next'],
  ['A', 'what the unit in hand can do to the one under the cursor, and what lies between'], ['R', 'ruler: measures from the cursor, or by dragging; again to put it away'],
  ['O', 'odds of what can be done to the unit under the cursor'], ...EVERYWHERE,
];

/** Without a ruler there is no key for it, and a step is none of an inch. */
const BLIND = HELP.filter(([key]) => key !== 'R').map(([key, words]) => [key, key === 'Arrows' ? 'move the cursor a step; with Shift five, with Alt a quarter' : key === 'N' ? 'cursor to the next enemy, clockwise from the north; Shift goes back' : words]);

const help = (battle) => showKeys(measures(battle) ? HELP : BLIND, 'With the mouse: click takes a unit in hand; drag to move it, the wheel or [ ] turns it meanwhile; a click on bare ground lets it be thought of there; point at an enemy to see what lies between; wheel zooms, dragging the ground moves the table.');

const LONG = 5, STEP = 1, SHORT = 0.25, BESIDE = 0.6;    // inches, or hundredths of the table's width

/** makeTableKeys(game, table, hand, acts): as makeKeys. */
export function makeTableKeys(game, table, hand, acts) {
  let cursor = null;

  function put(place, { quiet = false, words = null } = {}) {
    cursor = place && [Math.min(Math.max(place[0], 0), table.width), Math.min(Math.max(place[1], 0), table.height)];
    table.mark('cursor', cursor ? [{ at: cursor, kind: 'cursor' }] : [], { over: true });
    if (!cursor) return;
    table.reveal(cursor);
    if (hand.measuring && hand.measured) {
      const far = hand.measure(hand.measured, cursor);
      return acts.tellPlace(`${inches(far)} inches. ${table.describe(cursor)}`);
    }
    if (hand.plan.lies) return hand.plan.move(cursor);     // the rules' answer is told in its place
    const told = words ?? `${table.describe(cursor)}${fromHand()}`;
    table.say(told, cursor);
    if (!quiet) acts.tellPlace(told);
    hand.consider(under());
  }

  const under = () => (cursor ? table.unitNear(cursor, BESIDE) : -1);

  /** Where places are not told: in which direction the cursor lies from the unit in hand. */
  function fromHand() {
    const at = hand.own().length ? table.placeOf(hand.own()[0]) : null;
    if (measures(game.battle) || !at) return '';
    return ` To the ${windOf(bearingOf(at, cursor), { exact: true, rough: true })} of ${game.battle.units[hand.own()[0]].id}.`;
  }

  /** Where the page has led to: whoever goes on by keys goes on from there. */
  function follow(place) {
    if (ring.byKeys) put(place, { quiet: true });
    else if (cursor) put(null);
    cursor = place;
  }

  function begin() {
    const u = hand.chosen[0] ?? hand.ready()[0], at = u === undefined ? null : table.placeOf(u);
    if (at) return at;
    const b = table.stage.getBoundingClientRect();
    return table.place(b.left + b.width / 2, b.top + b.height / 2);
  }

  const at = () => table.pointOf(cursor);

  /** What a key cannot do is said where the hand is; the bubble is spoken, too. */
  function refuse(message, rule = null) {
    const b = table.stage.getBoundingClientRect();
    hand.refuse({ message, rule }, cursor ? at() : { x: b.left + b.width / 2, y: b.top + b.height / 2 });
  }

  function cycle(back) {
    const list = hand.ready();
    if (!list.length) return false;
    const now = list.indexOf(hand.chosen[0]), to = now < 0 ? (back ? list.length - 1 : 0) : now + (back ? -1 : 1);
    if (to < 0 || to >= list.length) return false;
    hand.choose([list[to]]);
    if (table.placeOf(list[to])) put(table.placeOf(list[to]), { quiet: true });
    acts.tell(table.describeUnit(list[to]));
    return true;
  }

  /** Enemies of whoever is asked, from the unit in hand or the cursor outwards. */
  function nextEnemy(back) {
    const from = (hand.own().length && table.placeOf(hand.own()[0])) || cursor || begin();
    const far = (p) => (measures(game.battle) ? Math.hypot(p.foot.at[0] - from[0], p.foot.at[1] - from[1]) : (bearingOf(from, p.foot.at) + 360) % 360);
    const list = table.pieces.filter((p) => p.at === 'board' && p.foot && !hand.mine(p.u)).sort((a, b) => far(a) - far(b)).map((p) => p.u);
    if (!list.length) return refuse('There is no enemy on the table.');
    const now = list.indexOf(under()), to = list[now < 0 ? 0 : (now + (back ? -1 : 1) + list.length) % list.length];
    put(table.placeOf(to), { words: table.describeUnit(to) });
  }

  function think() {
    const [u] = hand.own();
    if (u === undefined || !cursor) return refuse('Take a unit in hand and put the cursor where it shall go.');
    if (hand.plan.lies) return hand.plan.settle(at());
    if (!hand.carries().length) return refuse('Nothing can be moved now.');
    hand.press(cursor, -1, at(), { keys: true });
  }

  function turn(step, coarse) {
    if (!hand.turn(step, coarse)) return refuse(hand.own().length ? 'It cannot be turned now.' : 'Take a unit in hand first.');
    cursor ??= hand.plan.place;
  }

  function measure() {
    if (!measures(game.battle)) return refuse('Nothing is measured before it is declared.', game.battle.measuring_rule);
    if (hand.measuring) {
      hand.ruler(false);
      return acts.tell('The ruler is put away.');
    }
    hand.ruler(true, ring.byKeys ? cursor : null);
    acts.tell(cursor && ring.byKeys ? 'Measuring from the cursor.' : 'Drag to measure.');
  }

  function onMap(e) {
    const way = ARROWS[e.key];
    if (way) {
      const by = e.shiftKey ? LONG : e.altKey ? SHORT : STEP, from = hand.plan.lies ? hand.plan.place : cursor;
      return put(from ? [from[0] + way[0] * by, from[1] - way[1] * by] : begin());
    }
    switch (e.key) {
      case 'Enter':
        if (hand.plan.lies) return hand.plan.settle(table.pointOf(hand.plan.place));
        if (!cursor) return put(begin());
        return hand.press(cursor, under(), at(), { keys: true });
      case ' ': {
        if (!cursor) return put(begin());
        const u = under();
        if (u >= 0) hand.toggle(u);
        return acts.tell(hand.chosen.length ? `In hand: ${table.describeUnit(hand.chosen[0])}` : 'Nothing in hand.');
      }
      case 'Tab': return ring.leaving || cycle(e.shiftKey) ? undefined : false;
      case '[': case ']': return turn(e.key === ']' ? 1 : -1, true);
      case '{': case '}': return turn(e.key === '}' ? 1 : -1, false);
      case 'v': case 'V': return hand.plan.several ? hand.plan.vary(hand.plan.variant + 1) : refuse(hand.plan.on ? 'There is only one way to do it.' : 'Think of a move first (M).');
      case 'n': case 'N': return nextEnemy(e.shiftKey);
      case 'm': case 'M': return think();
      case 'a': case 'A': {
        const u = under();
        return u >= 0 && !hand.mine(u) && hand.own().length ? hand.strike(u, at()) : refuse('Take a unit in hand and put the cursor on the enemy.');
      }
      default: return ring.anywhere(e);
    }
  }

  const ring = makeKeyring(table, hand, acts, {
    onMap, help: () => help(game.battle), turn: measure, alt: true,
    odds: () => acts.odds(under()),
    down() {
      if (hand.measuring) return !hand.ruler(false);
      hand.letGo();
      if (!hand.plan.on) return false;
      hand.plan.drop();
      acts.tell('Dropped.');
      return true;
    },
  });

  return {
    get cursor() { return cursor; },
    follow, help: () => help(game.battle),
    close: ring.close,
  };
}
