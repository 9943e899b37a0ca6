// mirror.js -- the game for ears, and the board as a table.
import { el, empty } from './dom.js';
import { pieceName } from './pieces.js';

/** A board: every cell that holds a piece or is worth points. */
function cellSheet(game) {
  const { battle } = game;
  return {
    caption: 'The board as text: every cell that holds a piece or is worth points',
    head: ['Cell', 'Ground', 'Side', 'Pieces'],
    rows() {
      const by = new Map();
      for (const p of game.view.pieces) if (p.at === 'board') by.set(p.cell, [...(by.get(p.cell) ?? []), p]);
      for (const p of battle.board.places) if (p.value > 0 && !by.has(p.cell)) by.set(p.cell, []);
      return [...by].sort((a, b) => a[0] - b[0]).map(([cell, list]) => {
        const c = battle.board.cells[cell], places = battle.board.places.filter((p) => p.cell === cell).map((p) => p.name + (p.value > 0 ? ` (${p.value})` : ''));
        return {
          to: cell, name: c.name,
          cells: [[c.ground, c.road && 'road', ...places].filter(Boolean).join(', '), [...new Set(list.map((p) => game.sideName(battle.units[p.u].side)))].join(', '),
            list.length ? el('ul', null, list.map((p) => el('li', null, pieceName(battle, p)))) : 'empty'],
        };
      });
    },
  };
}

/** makeMirror(game, {go, sheet}): go(to) shows a row on the map; sheet: what there is to read, a board's unless told. */
export function makeMirror(game, { go, sheet = cellSheet(game) }) {
  const live = el('div', { class: 'unseen', 'aria-live': 'polite' });
  const table = el('tbody');
  const node = el('section', { class: 'as-text no-zoom', 'aria-label': 'Board as text', tabindex: 0, hidden: true },
    el('table', null, el('caption', null, sheet.caption),
      el('thead', null, el('tr', null, sheet.head.map((h) => el('th', { scope: 'col' }, h)))), table));
  let queue = [], timer = 0;

  /** Several things told in a row are told together, and not at endless length. */
  function tell(...sentences) {
    queue.push(...sentences.filter(Boolean));
    clearTimeout(timer);
    timer = setTimeout(() => {
      const some = queue.length > 9 ? [...queue.slice(0, 3), `${queue.length - 8} more events.`, ...queue.slice(-5)] : queue;
      empty(live).append(...some.map((s) => el('p', null, s)));
      queue = [];
    }, 120);
  }

  function draw() {
    empty(table).append(...sheet.rows().map((r) => el('tr', null,
      el('th', { scope: 'row' }, r.to === null ? r.name : el('button', { type: 'button', class: 'go', onclick: () => go(r.to) }, r.name)),
      r.cells.map((c) => el('td', null, c)))));
  }

  let place = '';
  /** Where the cursor is: of a quick run along the board only the end. */
  function tellPlace(sentence) {
    queue = queue.filter((s) => s !== place);
    place = sentence;
    tell(sentence);
  }

  return {
    live, node, tell, tellPlace,
    toggle(on = node.hidden) {
      node.hidden = !on;
      if (on) {
        draw();
        node.focus();
      }
      return on;
    },
    update() { if (!node.hidden) draw(); },
    close: () => clearTimeout(timer),
  };
}
