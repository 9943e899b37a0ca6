// mirror.js -- the game for ears, and the board as a table.
import { el, empty } from './dom.js';
import { pieceName } from './pieces.js';

export function makeMirror(game, { go }) {
  const live = el('div', { class: 'unseen', 'aria-live': 'polite' });
  const table = el('tbody');
  const node = el('section', { class: 'as-text no-zoom', 'aria-label': 'Board as text', tabindex: 0, hidden: true },
    el('table', null, el('caption', null, 'The board as text: every cell that holds a piece or is worth points'),
      el('thead', null, el('tr', null, el('th', { scope: 'col' }, 'Cell'), el('th', { scope: 'col' }, 'Ground'), el('th', { scope: 'col' }, 'Side'), el('th', { scope: 'col' }, 'Pieces'))), table));
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
    const { battle, view } = game, by = new Map();
    for (const p of view.pieces) if (p.at === 'board') by.set(p.cell, [...(by.get(p.cell) ?? []), p]);
    for (const p of battle.board.places) if (p.value > 0 && !by.has(p.cell)) by.set(p.cell, []);
    empty(table).append(...[...by].sort((a, b) => a[0] - b[0]).map(([cell, list]) => {
      const c = battle.board.cells[cell], places = battle.board.places.filter((p) => p.cell === cell).map((p) => p.name + (p.value > 0 ? ` (${p.value})` : ''));
      return el('tr', null,
        el('th', { scope: 'row' }, el('button', { type: 'button', class: 'go', onclick: () => go(cell) }, c.name)),
        el('td', null, [c.ground, c.road && 'road', ...places].filter(Boolean).join(', ')),
        el('td', null, [...new Set(list.map((p) => game.sideName(battle.units[p.u].side)))].join(', ')),
        el('td', null, list.length ? el('ul', null, list.map((p) => el('li', null, pieceName(battle, p)))) : 'empty'));
    }));
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
