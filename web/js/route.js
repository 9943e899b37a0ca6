// route.js -- the way that pieces would take, drawn before they are let go: cell by cell, in their side's colour, with
// what it costs and what is left; and the same in words. The way is what the server tells of a `check` (docs/json.md).
import { empty, svg } from './dom.js';
import { CELL } from './pieces.js';

const PARTS = { 2: ['', '½'], 3: ['', '⅓', '⅔'], 4: ['', '¼', '½', '¾'] };
const MOST = 3;                       // so many that stop short are told one by one

/** An amount of movement as it is spoken: 7 of 4 parts are 1¾. */
export function amount(battle, parts) {
  const per = battle.movement?.parts ?? 1, whole = Math.floor(parts / per), rest = parts % per;
  if (!rest) return String(whole);
  return PARTS[per] ? `${whole || ''}${PARTS[per][rest]}` : `${whole ? `${whole} ` : ''}${rest}/${per}`;
}

/** Where the first of them that moves at all ends; -1: none does. */
export const endOf = (marches) => marches.find((m) => m.cells.length)?.cells.at(-1) ?? -1;

/** Those that end before the cell they were sent to, or stay: what is said of each. */
export const shortsOf = (marches) => marches.filter((m) => m.short).map((m) => m.short);

/** "2¾ movement factors, 1¼ left. L-3 must stop at D4, beside G-V1." */
export function routeWords(battle, marches) {
  const gone = marches.filter((m) => m.cells.length), words = [];
  if (gone.length && battle.movement) {
    const most = Math.max(...gone.map((m) => m.cost)), least = Math.min(...gone.map((m) => m.left)), one = gone.every((m) => m.cost === most && m.left === least);
    words.push(`${one ? '' : 'At most '}${amount(battle, most)} ${battle.movement.name}, ${one ? '' : 'at least '}${amount(battle, least)} left.`);
  }
  const shorts = shortsOf(marches);
  words.push(...shorts.slice(0, MOST).map((s) => s.text), ...(shorts.length > MOST ? [`${shorts.length - MOST} more stop short.`] : []));
  return words.join(' ');
}

/** makeRoute(battle, board): draw(marches) or clear(). */
export function makeRoute(battle, board) {
  const { cells } = battle.board;
  const at = (cell) => ({ x: cells[cell].x * CELL, y: cells[cell].y * CELL });

  /** The line through those cells; its last stretch ends before the middle, so that the head has its place. */
  function line(points) {
    const d = points.map((p, i) => `${i ? 'L' : 'M'}${p.x} ${p.y}`).join('');
    const [a, b] = points.slice(-2), turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    return { d, head: `translate(${b.x} ${b.y}) rotate(${turn})` };
  }

  function one({ u, from, cells: way, cost, left, short }, k) {
    const side = battle.units[u].side, points = [...(from >= 0 ? [from] : []), ...way].map(at), end = at(way.at(-1));
    // One that comes from beside the board comes straight in.
    if (points.length < 2) points.unshift({ x: points[0].x < CELL * 2 ? 0 : points[0].x, y: points[0].x < CELL * 2 ? points[0].y : 0 });
    const { d, head } = line(points), g = svg('g', { class: `route side-${side}`, 'data-u': u });
    if (short && short.met >= 0) g.append(svg('path', { class: 'route-rest', d: `M${end.x} ${end.y}L${at(short.met).x} ${at(short.met).y}` }));
    g.append(svg('path', { class: 'route-back', d }), svg('path', { class: 'route-line', d }),
      way.slice(0, -1).map((c) => svg('circle', { class: 'route-step', cx: at(c).x, cy: at(c).y, r: 6 })),
      svg('path', { class: 'route-head', transform: head, d: 'M16 0L-16 17L-7 0L-16 -17Z' }));
    if (short) g.append(svg('path', { class: 'route-stop', transform: head, d: 'M24 -24V24' }));
    if (battle.movement) {
      const label = svg('text', { class: 'route-cost', 'text-anchor': 'middle', y: -34 }, `${amount(battle, cost)}, ${amount(battle, left)} left`);
      label.style.transform = `translate(${end.x}px, ${end.y}px) scale(${k})`;
      g.append(label);
    }
    return g;
  }

  function draw(marches) {
    const seen = new Set(), k = Math.max(1, 40 / board.zoom.px), gone = marches.filter((m) => m.cells.length);
    empty(board.routes).append(...gone.filter((m) => { const key = `${m.from},${m.cells}`; return !seen.has(key) && seen.add(key); }).map((m) => one(m, k)));
    const met = shortsOf(marches).map((s) => s.met).filter((c) => c >= 0);
    board.mark('met', [...new Set(met)].map((cell) => ({ cell, kind: 'met' })), { over: true });
  }

  function clear() {
    empty(board.routes);
    board.mark('met', []);
  }

  return { draw, clear };
}
