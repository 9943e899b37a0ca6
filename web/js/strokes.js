// strokes.js -- lines and areas on a table in inches: what lies there, what is looked at, and the bare ground as long as
// there is no picture of it. A stroke is {kind, text, closed, points: [x, y, x, y ...]}; its kind is a class (table.css).
import { svg } from './dom.js';
import { INCH, starPath } from './stands.js';

/** Flat inches to pairs of the drawing; high: the table's height, since y runs north. */
export const pairs = (points, high) => Array.from({ length: points.length >> 1 }, (_, i) => [points[2 * i] * INCH, (high - points[2 * i + 1]) * INCH]);

const path = (list, closed) => `M${list.map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}${closed ? 'Z' : ''}`;

/** Where the words of a stroke stand: in the middle of an area, beside the middle of a line. */
function heart(list, closed, kind = '') {
  if (list.length === 1) return list[0];
  if (closed && kind === 'deploy') return [Math.min(...list.map((p) => p[0])) + INCH / 2, Math.min(...list.map((p) => p[1])) + INCH];
  if (closed) return [0, 1].map((k) => list.reduce((sum, p) => sum + p[k], 0) / list.length);
  const i = (list.length - 1) / 2, a = list[Math.floor(i)], b = list[Math.ceil(i)];
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function words(text, [x, y], cls = '') {
  const g = svg('g', { class: `upright ${cls}` }, svg('text', { class: 'stroke-words', 'text-anchor': 'middle', y: 4 }, text));
  g.style.setProperty('--x', `${x.toFixed(1)}px`);
  g.style.setProperty('--y', `${y.toFixed(1)}px`);
  return g;
}

/** A stroke as it is drawn. */
export function stroke({ kind, text, closed, points }, high) {
  const list = pairs(points, high);
  if (!list.length) return null;
  const g = svg('g', { class: `stroke s-${kind}` });
  if (list.length === 1) {
    const [x, y] = list[0];
    g.append(svg('g', { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }, text && svg('title', null, text),
      svg('circle', { class: 'roundel', r: INCH * 0.62 }), svg('path', { class: 'star', d: starPath(INCH * 0.5) })));
    return g;
  }
  g.append(svg('path', { class: 'under', d: path(list, closed) }), svg('path', { class: 'over', d: path(list, closed) }));
  if (text) g.append(words(text, heart(list, closed, kind)));
  return g;
}

/** Words of strokes that would lie over each other: the later ones step down, line by line. */
export function stepDown(g) {
  const kept = [];
  for (const t of g.querySelectorAll('.stroke-words')) {
    let b = t.getBoundingClientRect();
    if (!b.width) continue;
    for (let k = 1; k <= 3 && kept.some((o) => Math.min(b.right, o.right) > Math.max(b.left, o.left) - 3 && Math.min(b.bottom, o.bottom) > Math.max(b.top, o.top) + 2); k++) {
      t.setAttribute('y', 4 + 13 * k);
      b = t.getBoundingClientRect();
    }
    kept.push(b);
  }
}

const AREAS = ['hill', 'field', 'crops', 'camp', 'swamp', 'water', 'woods', 'orchard'];

/** The ground in flat colours, by the signs of its kinds: areas first, then lines, then what is built. */
export function bareGround({ table, looks }) {
  const signs = new Map(looks.filter((l) => l.of === 'scenery').map((l) => [l.word, l.sign]));
  const sign = (s) => signs.get(s.kind) ?? 'none';
  const rank = (s) => { const i = AREAS.indexOf(sign(s)); return i >= 0 ? i : s.closed ? 30 : 20; };
  return [...table.scenery].sort((a, b) => rank(a) - rank(b)).map((s) => {
    const list = pairs(s.points, table.height);
    return svg('g', { class: `scene k-${sign(s)}${s.closed ? ' shut' : ''}` }, svg('path', { d: path(list, s.closed) }), s.closed && s.name && words(s.name, heart(list, true), 'scene-name'));
  });
}

// ---- where a point lies ----

function inside([x, y], points) {
  let odd = false;
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    if (points[i + 1] > y !== points[j + 1] > y && x < ((points[j] - points[i]) * (y - points[i + 1])) / (points[j + 1] - points[i + 1]) + points[i]) odd = !odd;
  }
  return odd;
}

function near([x, y], points, reach) {
  for (let i = 0; i + 3 < points.length; i += 2) {
    const dx = points[i + 2] - points[i], dy = points[i + 3] - points[i + 1], long = dx * dx + dy * dy || 1;
    const t = Math.min(1, Math.max(0, ((x - points[i]) * dx + (y - points[i + 1]) * dy) / long));
    if (Math.hypot(x - points[i] - t * dx, y - points[i + 1] - t * dy) <= reach) return true;
  }
  return false;
}

/** Whether a stroke, or a piece of scenery, lies at a point. */
export const liesAt = (s, at) => (s.closed ? inside(at, s.points) : near(at, s.points, 0.75));

/** The scenery at a point, in words. */
export const groundAt = (table, at) => table.scenery.filter((s) => liesAt(s, at))
  .map((s) => (s.name && !s.name.toLowerCase().includes(s.kind) ? `${s.kind} (${s.name})` : s.name || s.kind));

/** How far a point is from a footprint, in inches; 0 on one of its stands. */
export function reachOf(foot, [x, y]) {
  if (!foot.stands.length) return Math.max(0, Math.hypot(x - foot.at[0], y - foot.at[1]) - (foot.radius || 0.5));
  let least = Infinity;
  for (let i = 0; i < foot.stands.length; i += 8) {
    const c = foot.stands.slice(i, i + 8);
    if (inside([x, y], c)) return 0;
    for (let k = 0; k < 8; k += 2) {
      const a = [c[k], c[k + 1]], b = [c[(k + 2) % 8], c[(k + 3) % 8]], dx = b[0] - a[0], dy = b[1] - a[1];
      const t = Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)));
      least = Math.min(least, Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy));
    }
  }
  return least;
}
