// die.js -- what a die is, and how it looks. A kind is written as the server writes it: "6", "20", or "0-9" for one
// whose lowest face is 0; a row of dice in runs: "6*2 0-9". Each is drawn as the solid it is, seen on the face that
// lies up: a coin, a tetrahedron, a cube, an octahedron, trapezohedra with kites for faces, a dodecahedron, an
// icosahedron; whatever has no such solid is a prism that rolls.
import { svg } from './dom.js';

/** {text, faces, low, high} of "6" or "0-9"; what is no kind of die is one of six. */
export function kindOf(text = '6') {
  const [, zero, number] = /^(0-)?(\d+)$/.exec(text) ?? [null, undefined, '6'];
  const low = zero ? 0 : 1, high = Number(number);
  return { text: zero ? `0-${high}` : String(high), faces: high - low + 1, low, high };
}

/** The kind of die k of a row: "6" for all, or runs as "6*40 0-9 6*3". */
export function kindsOf(runs = '6') {
  const list = runs.trim().split(/\s+/).map((run) => run.split('*')).map(([kind, times = '1']) => [kindOf(kind || '6'), Number(times)]);
  if (list.length === 1) return () => list[0][0];
  return (k) => {
    let before = 0;
    for (const [kind, times] of list) {
      before += times;
      if (k < before) return kind;
    }
    return list.at(-1)[0];
  };
}

const PIPS = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]], 5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };

/** n corners on a circle, the first at the top. */
const ring = (n, r, turn = 0) => Array.from({ length: n }, (_, i) => {
  const a = 2 * Math.PI * (i / n) + turn - Math.PI / 2;
  return [r * Math.cos(a), r * Math.sin(a)].map((v) => Math.round(v * 10) / 10);
});
const spokes = (from, to) => from.map((p, i) => [p, to[i]]);

const inner12 = ring(5, 10), outer12 = ring(10, 18.5), face20 = ring(3, 13.5), rim20 = ring(6, 18.5);
const KITES = { outline: [[0, -19], [18, -5], [18, 5], [0, 19], [-18, 5], [-18, -5]], lines: [[[0, -19], [12, 4], [0, 10], [-12, 4], [0, -19]], [[12, 4], [18, 5]], [[-12, 4], [-18, 5]], [[0, 10], [0, 19]]], y: 1, size: 13 };

/** outline: the corners of the body; lines: edges that are seen on it; y, size: where its number stands, and how large. */
const SOLIDS = {
  4: { outline: [[0, -17], [19, 15], [-19, 15]], lines: [], y: 5, size: 16 },
  8: { outline: [[0, -19], [18, 6], [0, 19], [-18, 6]], lines: [[[-18, 6], [18, 6]]], y: -1.5, size: 14 },
  10: KITES,
  12: { outline: outer12, lines: [[...inner12, inner12[0]], ...spokes(inner12, outer12.filter((_, i) => i % 2 === 0))], y: 0, size: 12 },
  14: KITES,
  16: KITES,
  18: KITES,
  20: { outline: rim20, lines: [[...face20, face20[0]], ...spokes(face20, [rim20[0], rim20[2], rim20[4]]), ...face20.flatMap((p, i) => [[p, rim20[(2 * i + 1) % 6]], [p, rim20[(2 * i + 5) % 6]]])], y: 1, size: 11.5 },
};
/* Seen from the side: the face that lies up between its neighbours, tips above and below. */
const PRISM = { outline: [[-9, -13], [0, -19], [9, -13], [15, -10], [15, 10], [9, 13], [0, 19], [-9, 13], [-15, 10], [-15, -10]], lines: [[[-9, -13], [9, -13], [9, 13], [-9, 13], [-9, -13]]], y: 0, size: 15 };

const points = (list) => list.map(([x, y]) => `${x},${y}`).join(' ');
const text = (face, y, size) => svg('text', { y: y + size * 0.35, 'text-anchor': 'middle', 'font-size': size, class: 'die-pip' }, String(face));

function solid(face, { outline, lines, y, size }) {
  return [svg('polygon', { points: points(outline), class: 'die-body' }), lines.map((l) => svg('polyline', { points: points(l), class: 'die-edge' })), text(face, y, size)];
}

function cube(face, kind) {
  const pips = kind.low === 1 ? PIPS[face] : null;
  return [svg('rect', { x: -17, y: -17, width: 34, height: 34, rx: 6, class: 'die-body' }),
    pips ? pips.map(([x, y]) => svg('circle', { cx: x * 9, cy: y * 9, r: 3.6, class: 'die-pip' })) : text(face, 0, 20)];
}

const coin = (face) => [svg('circle', { r: 17, class: 'die-body' }), svg('circle', { r: 13.5, class: 'die-edge' }), text(face, 0, 18)];

const drawn = (face, kind) => (kind.faces === 6 ? cube(face, kind) : kind.faces === 2 ? coin(face) : solid(face, SOLIDS[kind.faces] ?? PRISM));

/** "a 3", "an 8 on a die of 20 faces", "a 0 on a die of 0 to 9" */
export function dieSaid(face, kind) {
  const article = [8, 11, 18].includes(face) ? 'an' : 'a';
  if (kind.text === '6') return `${article} ${face}`;
  return `${article} ${face} on a die of ${kind.low === 0 ? `0 to ${kind.high}` : `${kind.faces} faces`}`;
}

/** One die that shows a face; kind as kindOf has it, or its text. */
export function die(face, of = '6', size = 40) {
  const kind = typeof of === 'string' ? kindOf(of) : of;
  return svg('svg', { class: 'die', 'data-die': kind.text, viewBox: '-20 -20 40 40', width: size, height: size, role: 'img', 'aria-label': dieSaid(face, kind) }, drawn(face, kind));
}
