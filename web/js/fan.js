// fan.js -- a stack spread out, and where: beside its cell, where nothing lies. It covers none of the cells around the
// stack, no other piece and no cell that answers, as long as there is room elsewhere; a stem leads to its stack.
import { empty, svg } from './dom.js';
import { CELL, counter, pieceName } from './pieces.js';

const FINGER = 52;                    // pixels that a counter of it has at least
const ROW = 5;                        // counters in a row
const COVERS = { tools: 5000, piece: 100, lit: 60, near: 40, bare: 1 };   // how bad it is to cover such a cell
const BESIDE = 1.6;                   // cells from the stack that are near

/** The box that covers least, w by h in cells, within a window {x0, y0, x1, y1}; weigh(cell) says how bad a cell is; taken: boxes of the same kind where other things lie above the map. */
export function placeFan(cells, at, { w, h }, view, weigh, taken = []) {
  const around = cells.map((c, i) => ({ x: c.x, y: c.y, bad: weigh(i) })).filter((c) => c.x > view.x0 - 1 && c.x < view.x1 + 1 && c.y > view.y0 - 1 && c.y < view.y1 + 1);
  const last = { x: Math.max(view.x0, view.x1 - w), y: Math.max(view.y0, view.y1 - h) };
  let best = null;
  for (let y = view.y0; y <= last.y + 1e-9; y += 0.5) {
    for (let x = view.x0; x <= last.x + 1e-9; x += 0.5) {
      const far = Math.hypot(Math.max(x - at.x, 0, at.x - x - w), Math.max(y - at.y, 0, at.y - y - h));
      let bad = far * 3 + (taken.some((t) => x < t.x1 && x + w > t.x0 && y < t.y1 && y + h > t.y0) ? COVERS.tools : 0);
      if (best && bad >= best.bad) continue;
      for (const c of around) if (c.x > x - 0.45 && c.x < x + w + 0.45 && c.y > y - 0.45 && c.y < y + h + 0.45) bad += c.bad;
      if (!best || bad < best.bad) best = { x, y, bad };
    }
  }
  return best ?? { x: view.x0, y: view.y0 };
}

/** makeFan(battle, cells, {zoom, stage, busy}): busy(cell) is 'piece', 'lit' or null. The node is drawn above the map. */
export function makeFan(battle, cells, { zoom, stage, busy }) {
  const node = svg('g', { class: 'fan' }), spots = new Map();
  let cell = -1, order = [];          // the units in it, as they were first laid out

  function fold() {
    cell = -1;
    order = [];
    spots.clear();
    empty(node);
  }

  function spread(on, stack) {
    const same = on === cell && order.length === stack.length && stack.every((p) => order.includes(p.u));
    if (!same) order = stack.map((p) => p.u).reverse();
    cell = on;
    spots.clear();
    const at = cells[on], k = Math.max(1, FINGER / (zoom.px * 0.74)), step = 0.92 * k, row = Math.min(stack.length, ROW);
    const size = { w: row * step + 0.12 * k, h: Math.ceil(stack.length / row) * step + 0.34 * k };
    const bounds = (left, top, right, bottom) => { const a = zoom.toBoard(left, top), b = zoom.toBoard(right, bottom); return { x0: a.x, y0: a.y, x1: b.x, y1: b.y }; };
    const box = stage.getBoundingClientRect(), view = bounds(box.left + 26, box.top + 24, box.right - 4, box.bottom - 4);
    const taken = [...stage.parentElement.querySelectorAll('.no-zoom')].map((n) => n.getBoundingClientRect()).filter((r) => r.width).map((r) => bounds(r.left, r.top, r.right, r.bottom));
    const near = (c) => Math.max(Math.abs(c.x - at.x), Math.abs(c.y - at.y)) < BESIDE;
    const put = placeFan(cells, at, size, view, (i) => (i === on ? COVERS.near : COVERS[busy(i)] ?? (near(cells[i]) ? COVERS.near : COVERS.bare)), taken);
    const x = put.x * CELL, y = put.y * CELL, w = size.w * CELL, h = size.h * CELL;
    const edge = { x: Math.min(Math.max(at.x * CELL, x + 8), x + w - 8), y: Math.min(Math.max(at.y * CELL, y + 8), y + h - 8) };
    empty(node).append(
      svg('path', { class: 'fan-stem', d: `M${at.x * CELL} ${at.y * CELL}L${edge.x} ${edge.y}` }),
      svg('rect', { class: 'fan-paper', x, y, width: w, height: h, rx: 4 * k, 'data-cell': on }),
      svg('g', { class: 'fan-all', 'data-all': on },
        svg('rect', { x: x + w - 74 * k, y: y + h - 30 * k, width: 66 * k, height: 24 * k, rx: 3 * k }),
        svg('text', { x: x + w - 41 * k, y: y + h - 13 * k, 'text-anchor': 'middle', 'font-size': 15 * k }, `all ${stack.length}`)),
      svg('text', { class: 'fan-name', x: x + 10 * k, y: y + h - 13 * k, 'font-size': 15 * k }, at.name));
    // What is taken in hand is lifted in its stack; here nothing changes places under the hand.
    order.map((u) => stack.find((p) => p.u === u)).forEach((p, i) => {
      const spot = { x: x + 6 * k + step * CELL * (i % row + 0.5), y: y + 6 * k + step * CELL * (Math.floor(i / row) + 0.5), k };
      const g = svg('g', { class: 'piece', 'data-u': p.u }, svg('title', null, pieceName(battle, p)), counter(battle, p));
      g.style.transform = `translate(${spot.x}px, ${spot.y}px) scale(${k * 0.98})`;
      spots.set(p.u, spot);
      node.append(g);
    });
  }

  return { node, spots, spread, fold, get cell() { return cell; } };
}
