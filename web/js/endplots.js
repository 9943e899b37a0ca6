// endplots.js -- the course of a battle, turn by turn, as an engraver would have drawn it: one line a side, the lead between
// them hatched in the manner of whoever had it. The sides are told apart without colour (full line and squares, broken line
// and diamonds), and the figures stand in a table besides.
import { el, svg } from './dom.js';
import { mark } from './luckchart.js';

const TOP = 18, LEFT = 40, FOOT = 34;

const sizeFor = (narrow) => (narrow ? { W: 360, H: 260, RIGHT: 90 } : { W: 560, H: 300, RIGHT: 92 });

/** A number between -1 and 1 that is the same whenever the plot is drawn: the hand shakes, but not anew each time. */
const shake = (n) => { const x = Math.sin(n * 127.1 + 311.7) * 43758.5453; return 2 * (x - Math.floor(x)) - 1; };

/** Straight pieces from point to point, drawn by hand. */
function stroked(points, seed, tremble) {
  let d = '', n = seed;
  points.forEach(([x, y], i) => {
    if (!i) { d = `M${x.toFixed(1)} ${y.toFixed(1)}`; return; }
    const [fx, fy] = points[i - 1], long = Math.hypot(x - fx, y - fy), parts = Math.max(1, Math.round(long / 13));
    for (let k = 1; k <= parts; k++) {
      const off = k === parts ? 0 : shake(++n) * tremble;
      d += `L${(fx + ((x - fx) * k) / parts - (off * (y - fy)) / (long || 1)).toFixed(1)} ${(fy + ((y - fy) * k) / parts + (off * (x - fx)) / (long || 1)).toFixed(1)}`;
    }
  });
  return d;
}

/** Round steps from 0 to above the highest. */
function levelsTo(high) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find((s) => high / s <= 5) ?? 10000;
  const top = Math.max(step, Math.ceil(high / step) * step);
  return Array.from({ length: top / step + 1 }, (_, i) => i * step);
}

/** The lead between two lines, as areas of the one who has it: [{side, points}]. */
function leads(a, b) {
  const areas = [];
  for (let i = 1; i < a.length; i++) {
    const [x0, a0] = a[i - 1], [x1, a1] = a[i], b0 = b[i - 1][1], b1 = b[i][1], d0 = b0 - a0, d1 = b1 - a1;      // y grows downwards: a leads where it is above
    const put = (side, points) => { if (points.length > 2) areas.push({ side, points }); };
    if (d0 * d1 >= 0) {
      if (d0 || d1) put(d0 + d1 > 0 ? 0 : 1, [[x0, a0], [x1, a1], [x1, b1], [x0, b0]]);
      continue;
    }
    const t = d0 / (d0 - d1), cross = [x0 + (x1 - x0) * t, a0 + (a1 - a0) * t];
    put(d0 > 0 ? 0 : 1, [[x0, a0], cross, [x0, b0]]);
    put(d1 > 0 ? 0 : 1, [cross, [x1, a1], [x1, b1]]);
  }
  return areas;
}

function labelsApart(ends, H) {
  const at = [...ends];
  if (Math.abs(at[0] - at[1]) < 36) {
    const middle = (at[0] + at[1]) / 2, first = at[0] <= at[1] ? 0 : 1;
    at[first] = middle - 18;
    at[1 - first] = middle + 18;
  }
  return at.map((y) => Math.min(H - FOOT - 10, Math.max(TOP + 6, y)));
}

/** So many names along the foot as have room. */
function footLabels(stops, x, H) {
  const room = 40, out = [];
  let last = -Infinity;
  stops.forEach((s, i) => {
    if (x(i) - last < room && i !== stops.length - 1) return;
    if (i === stops.length - 1 && x(i) - last < room) out.pop();
    out.push(svg('text', { class: 'scale', x: x(i).toFixed(1), y: H - 10, 'text-anchor': 'middle' }, s.short));
    last = x(i);
  });
  return out;
}

/**
 * coursePlot({name, title, names, stops, of, note}): stops [{short, long, ...}] along the foot, of(stop) the two values there.
 * A figure with its table.
 */
export function coursePlot({ name, title, names, stops, of, note }) {
  const { W, H, RIGHT } = sizeFor(matchMedia('(max-width: 600px)').matches);
  const values = stops.map(of), levels = levelsTo(Math.max(...values.flat()));
  const x = (i) => LEFT + ((W - LEFT - RIGHT) * i) / Math.max(1, stops.length - 1);
  const y = (v) => TOP + ((H - TOP - FOOT) * (levels.at(-1) - v)) / levels.at(-1);
  const lines = names.map((_, side) => values.map((v, i) => [x(i), y(v[side])]));
  const ends = labelsApart(lines.map((l) => l.at(-1)[1]), H);
  const told = names.map((n, i) => `${n} from ${values[0][i]} to ${values.at(-1)[i]}`).join(', ');
  const hatch = (side) => svg('pattern', { id: `${name}-hatch-${side}`, width: 5, height: 5, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${side ? -45 : 45})` },
    svg('line', { class: `hatch side-${side}`, x1: 0, y1: 0, x2: 0, y2: 5 }));

  const chart = svg('svg', { class: 'course', viewBox: `0 0 ${W} ${H}`, role: 'img', 'aria-label': `${title}, turn by turn: ${told}.` },
    svg('defs', null, names.map((_, i) => hatch(i))),
    levels.map((v) => [
      svg('path', { class: v ? 'level' : 'zero', d: stroked([[LEFT, y(v)], [W - RIGHT, y(v)]], v + 7, 0.5) }),
      svg('text', { class: 'scale', x: LEFT - 7, y: y(v) + 4, 'text-anchor': 'end' }, String(v)),
    ]),
    stops.map((_, i) => svg('line', { class: 'stop', x1: x(i), x2: x(i), y1: y(0), y2: y(0) + 4 })),
    footLabels(stops, x, H),
    lines.length === 2 ? leads(lines[0], lines[1]).map(({ side, points }) => svg('polygon', { class: 'lead', fill: `url(#${name}-hatch-${side})`, points: points.map((p) => p.map((c) => c.toFixed(1)).join(' ')).join(',') })) : null,
    lines.map((line, i) => [
      svg('path', { class: `course-line side-${i}`, d: stroked(line, 13 * (i + 1), 0.9) }),
      svg('path', { class: `course-line again side-${i}`, d: stroked(line, 101 * (i + 1), 1.2) }),
      line.map(([px, py], k) => mark(i, px, py, `${names[i]}, ${stops[k].long}: ${values[k][i]}`)),
      svg('text', { class: `luck-name side-${i}`, x: W - RIGHT + 12, y: ends[i] }, names[i], svg('tspan', { x: W - RIGHT + 12, dy: 17, class: 'value' }, String(values.at(-1)[i]))),
    ]));
  return el('figure', { class: 'plot', id: `plot-${name}` },
    el('h3', null, title), chart,
    el('figcaption', null, note, ' ', names.map((n, i) => [i ? '; ' : '', `${n}: ${i ? 'broken line, diamonds' : 'full line, squares'}`]), '.'),
    el('details', { class: 'figures' }, el('summary', null, 'The figures', el('span', { class: 'unseen' }, `: ${title}`)),
      el('table', null,
        el('thead', null, el('tr', null, el('th', { scope: 'col' }, 'At the end of'), names.map((n) => el('th', { scope: 'col', class: 'number' }, n)))),
        el('tbody', null, stops.map((s, i) => el('tr', null, el('th', { scope: 'row' }, s.long), values[i].map((v) => el('td', { class: 'number' }, String(v)))))))));
}
