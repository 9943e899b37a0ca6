// keys.js -- the whole game from the keyboard: a cursor on the map, and a key for whatever a hand can do.
import { ARROWS, EVERYWHERE, makeKeyring, showKeys } from './keyring.js';

const HELP = [
  ['Arrows', 'move the cursor on the map'], ['Shift + arrows', 'move the map'], ['+  −  0', 'zoom in, out, whole map'],
  ['Enter', 'act on the cell or piece, as a click does'], ['Space', 'take the piece in hand, or put it down'],
  ['Tab', 'next piece that can act (on the map)'], ['[  ]', 'through the pieces of a stack'],
  ['M', 'march: carry the pieces in hand to the cursor'], ['A', 'attack the cursor with the pieces in hand'], ['R', 'turn; arrows and Enter, or a keypad digit, choose the way'],
  ['O', 'odds of an attack on the cursor'], ...EVERYWHERE,
];

const help = () => showKeys(HELP, 'With the mouse: a click takes a piece in hand, in every question; Shift adds; a second click on it does what is listed for it; a double click takes the stack; drag or click to march or attack; wheel zooms, dragging the ground moves the map.');

/** makeKeys(game, board, hand, acts): acts as keyring.js wants them, and odds(cell), tell(sentence), tellPlace(sentence). */
export function makeKeys(game, board, hand, acts) {
  const { cells } = game.battle.board;
  let cursor = -1;

  function put(cell, { quiet = false } = {}) {
    cursor = cell;
    board.mark('cursor', cell < 0 ? [] : [{ cell, kind: 'cursor' }], { over: true });
    if (cell < 0) return;
    board.reveal(cell);
    board.say(board.describe(cell), cell);
    if (!quiet) acts.tellPlace(board.describe(cell));
    hand.consider(cell, board.stackOf(cell).at(-1)?.u ?? -1, { aloud: !quiet });
  }

  /** Where the page has led to: whoever goes on by keys goes on from there; a pointer has no use for the cursor. */
  function follow(cell) {
    if (ring.byKeys) put(cell, { quiet: true });
    else if (cursor >= 0) put(-1);
    cursor = cell;
  }

  /** The next cell that way: near, and as straight as there is one; of two hexes that are as straight the one in the same row, so that a walk does not climb. */
  function beside(from, dx, dy) {
    const row = (i) => Math.floor(i / game.battle.board.cols);
    let best = from, least = Infinity;
    cells.forEach((c, i) => {
      const x = c.x - cells[from].x, y = c.y - cells[from].y, along = x * dx + y * dy, off = Math.abs(x * dy) + Math.abs(y * dx);
      if (along < 0.3 || i === from) return;
      const d = along + off * 1.2 + (row(i) === row(from) ? 0 : 0.01);
      if (d < least) {
        least = d;
        best = i;
      }
    });
    return best;
  }

  function begin() {
    const u = hand.chosen[0] ?? hand.ready()[0], p = board.pieceOf(u);
    if (p?.at === 'board') return p.cell;
    const b = board.stage.getBoundingClientRect();
    return Math.max(0, board.cellAt(b.left + b.width / 2, b.top + b.height / 2));
  }

  function cycle(back) {
    const list = hand.ready();
    if (!list.length) return false;
    const at = list.indexOf(hand.chosen[0]), to = at < 0 ? (back ? list.length - 1 : 0) : at + (back ? -1 : 1);
    if (to < 0 || to >= list.length) return false;
    const p = board.pieceOf(list[to]);
    hand.choose([list[to]]);
    if (p.at === 'board') {
      if (board.stackOf(p.cell).length > 1) board.fan(p.cell);
      else board.fold();
      put(p.cell, { quiet: true });
    }
    acts.tell(board.describeUnit(list[to]));
    return true;
  }

  function through(step) {
    const pieces = cursor >= 0 ? board.stackOf(cursor) : [];
    if (!pieces.length) return;
    // By number, not as they lie: what is chosen is lifted, and would change the order.
    const stack = pieces.map((p) => p.u).sort((a, b) => a - b), at = stack.indexOf(hand.chosen[0]);
    const next = at < 0 ? pieces.at(-1).u : stack[(at + step + stack.length) % stack.length];
    if (stack.length > 1) board.fan(cursor);
    hand.choose([next]);
    acts.tell(board.describeUnit(next));
  }

  function onMap(e) {
    const way = ARROWS[e.key];
    if (way && e.shiftKey) return board.zoom.pan(-way[0] * 120, -way[1] * 120);
    if (way) return put(cursor < 0 ? begin() : beside(cursor, ...way));
    const top = cursor >= 0 ? board.stackOf(cursor).map((p) => p.u) : [];
    switch (e.key) {
      case 'Enter': {
        if (cursor < 0) return put(begin());
        const u = top.find((t) => hand.chosen.includes(t)) ?? top.at(-1) ?? -1;
        return hand.press(cursor, u, hand.middleOf(cursor), { add: e.shiftKey, direct: board.fanned === cursor });
      }
      case ' ': {
        if (cursor < 0) return put(begin());
        const u = top.filter((t) => hand.mine(t)).at(-1) ?? top.at(-1);
        if (u !== undefined) hand.toggle(u, hand.chosen.length > 0);
        hand.consider(cursor, u ?? -1);
        return acts.tell(hand.chosen.length ? `In hand: ${hand.chosen.map((c) => game.battle.units[c].id).join(', ')}` : 'Nothing in hand.');
      }
      case 'Tab': return ring.leaving || cycle(e.shiftKey) ? undefined : false;
      case '[': return through(-1);
      case ']': return through(1);
      case 'm': case 'M': return cursor >= 0 && hand.own().length ? hand.carry(cursor) : acts.tell('Take a piece in hand and put the cursor where it shall go.');
      case 'a': case 'A': return cursor >= 0 && hand.own().length ? hand.strike(cursor) : acts.tell('Take a piece in hand and put the cursor on the enemy.');
      default: return ring.anywhere(e);
    }
  }

  const ring = makeKeyring(board, hand, acts, {
    onMap, help, turn: hand.turn, odds: () => acts.odds(cursor),
    down() {
      hand.letGo();
      board.fold();
    },
  });

  return {
    get cursor() { return cursor; },
    follow, help,
    close: ring.close,
  };
}
