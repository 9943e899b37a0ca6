// corners.js -- where on the map a paper may lie without covering a piece that can act, or a place that answers: along the
// edge, where it covers the fewest of the other pieces, and as near as may be to the corner it would like best; else beside the map.
const EDGE = 8;                       // pixels from the edge of the map, and around a piece
const FEW = 60;                       // so many cells that answer are kept free; more are everywhere
const COLUMNS = 8, ROWS = 8;          // places along the edge that are tried
const REST = 220;                     // ms after the map has moved until it is looked again
const AWAY = 1500;                    // pixels that a paper rather goes than cover one more piece
const MOVES = 0.4;                    // of a piece: so much less must lie under another place for a paper to move there

const covers = (a, b, by = 0) => a.left < b.right + by && b.left < a.right + by && a.top < b.bottom + by && b.top < a.bottom + by;

/**
 * makeCorners(board, box, dock, {acting, cells}): box is the map's; acting() the units that can act now, cells() those that answer;
 * the dock takes papers for which there is no corner.
 */
export function makeCorners(board, box, dock, { acting, cells }) {
  const papers = new Map();           // node -> {prefer, avoid, at}: where it lies, at
  let timer = 0;

  /**
   * Where it could lie, as rectangles in the window, the nearest to the corner it would like best first: within the rulers, and
   * below the tools where these lie on the map.
   */
  function spots({ offsetWidth: w, offsetHeight: h }, prefer) {
    const b = box.getBoundingClientRect(), tools = box.querySelector('.tools')?.getBoundingClientRect(), ruler = 26;
    const left = b.left + ruler + EDGE, right = b.right - EDGE - w, top = Math.max(b.top + ruler + 4, tools?.height ? tools.bottom + 4 : 0), foot = b.bottom - EDGE - h;
    if (right < left || foot < top) return [];
    const [row, side] = prefer.split('-'), x0 = { left, right, middle: (left + right) / 2 }[side], y0 = row === 'top' ? top : foot;
    const list = [];
    for (let i = 0; i <= COLUMNS; i++) {
      for (let j = 0; j <= ROWS; j++) {
        const edge = i === 0 || i === COLUMNS || j === 0 || j === ROWS;
        const x = left + ((right - left) * i) / COLUMNS, y = top + ((foot - top) * j) / ROWS;
        if (edge) list.push({ left: x, top: y, right: x + w, bottom: y + h, x: x - b.left, y: y - b.top, far: Math.hypot(x - x0, y - y0) });
      }
    }
    return list.sort((p, q) => p.far - q.far);
  }

  const rectOf = (unit) => board.actor(unit)?.getBoundingClientRect();
  const cellRect = (cell) => {
    const { x, y } = board.pointOf(cell), half = board.zoom.px / 2;
    return { left: x - half, right: x + half, top: y - half, bottom: y + half };
  };

  /** Where another lies: as it was laid, for what was just moved is measured only after a frame. */
  function whereLies(node) {
    const { at } = papers.get(node), b = box.getBoundingClientRect();
    return at && { left: b.left + at.x, top: b.top + at.y, right: b.left + at.x + node.offsetWidth, bottom: b.top + at.y + node.offsetHeight };
  }

  function put(node) {
    const { prefer, avoid } = papers.get(node);
    if (!box.contains(node)) box.append(node);
    const few = cells();
    const may = [...acting().map(rectOf).filter(Boolean), ...(few.length <= FEW ? few.map(cellRect) : [])];
    const caption = box.querySelector('.caption')?.getBoundingClientRect();
    const others = [...papers.keys()].filter((n) => n !== node && !n.hidden && box.contains(n)).map(whereLies).filter(Boolean);
    if (caption?.width) others.push(caption);
    const seen = avoid().map(rectOf).filter(Boolean), pieces = board.pieces.filter((q) => q.at === 'board').map((q) => rectOf(q.u)).filter(Boolean);
    const open = spots(node, prefer).filter((p) => ![...may, ...others].some((r) => covers(p, r, 2)));
    const lies = papers.get(node).at;
    const cost = (p) => pieces.filter((r) => covers(p, r)).length + 4 * seen.filter((r) => covers(p, r, 6)).length + p.far / AWAY
      - (lies && Math.abs(lies.x - p.x) < 2 && Math.abs(lies.y - p.y) < 2 ? MOVES : 0);
    const best = open.map((p) => ({ p, cost: cost(p) })).reduce((a, b) => (a && a.cost <= b.cost ? a : b), null)?.p;
    papers.get(node).at = best ?? null;
    if (best) node.style.transform = `translate(${Math.round(best.x)}px, ${Math.round(best.y)}px)`;
    else {
      node.style.transform = '';
      dock.append(node);
    }
  }

  /** Lays a paper down, once it is to be seen. prefer: the corner it would like best; avoid(): units it should rather not cover, either. */
  function place(node, { prefer = 'foot-right', avoid = () => [] } = {}) {
    const focus = node.contains(document.activeElement) ? document.activeElement : null;
    papers.set(node, { prefer, avoid, at: papers.get(node)?.at ?? null });
    node.dataset.paper = '';
    put(node);
    if (focus && document.activeElement !== focus) focus.focus({ preventScroll: true });
  }

  /** Those that are seen, again: the map has moved, or others can act. */
  function again() {
    clearTimeout(timer);
    timer = setTimeout(() => { for (const n of papers.keys()) if (!n.hidden) place(n, papers.get(n)); }, REST);
  }
  const unwatch = board.watch(again);

  return {
    place, again,
    close() {
      clearTimeout(timer);
      unwatch();
    },
  };
}
