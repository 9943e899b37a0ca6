// stands.js -- one unit on a table, as it would be painted and based: stands in the coat of the regiment with a stripe
// of its facings, the front edge bright, the leader's stand with the colours. Discs with a sash are commanders.
//
// Stands are drawn from their own four corners, so that a line bent along a wall is drawn bent. What has to be read
// (colours, markers, names) stands upright in .upright groups, in pixels of the screen, whatever the zoom (table.css).
import { svg } from './dom.js';
import { TAGS, marksOf } from './marks.js';
import { coat as sideColour, tag } from './pieces.js';

export const INCH = 40;               // units of the drawing

// Dyed wool, by the words of battle files (docs/battles.md): the plan of the battle (src/draw/coats.c) has the same shades.
const CLOTH = {
  firebrick: '#b03325', crimson: '#9c1f33', navy: '#24406f', royalblue: '#3a5ea8', darkgreen: '#33582f', olivedrab: '#67753a',
  white: '#f6f1e4', ivory: '#efe6cf', black: '#262423', gray: '#77797a', grey: '#77797a', tan: '#cfac6e', buff: '#cfac6e',
  brown: '#74492a', saddlebrown: '#7d4a22', sienna: '#9a5a33', peru: '#b47d45', gold: '#d0a22c', yellow: '#d9b53a', orange: '#c9752b',
  purple: '#5f3a68', red: '#b03325', blue: '#24406f', green: '#33582f',
};
const PALE = '#fff6dc', DARK = '#1d1611', GOLD = '#e0b040';

/** The colour of a cloth by its name; a name that nobody knows is the side's. */
const cloth = (name, other) => CLOTH[name] ?? other;
const shade = (hex, k) => `#${[1, 3, 5].map((i) => Math.min(255, Math.round(parseInt(hex.slice(i, i + 2), 16) * k)).toString(16).padStart(2, '0')).join('')}`;
const light = (hex) => [1, 3, 5].reduce((sum, i) => sum + parseInt(hex.slice(i, i + 2), 16), 0) > 420;

// ---- figures, seen from above, in a frame whose front lies at 0 and whose rear at d ----

const n1 = (v) => v.toFixed(1);

/** Men: shoulders, hat and musket as three paths, so that a battalion is three elements and not three hundred. */
function men(w, d, files, ranks, { loose = false } = {}) {
  let shoulders = '', hats = '', muskets = '';
  for (let r = 0; r < ranks; r++) {
    for (let f = 0; f < files; f++) {
      const x = ((f + 0.5) * w) / files, y = d * (ranks > 1 ? 0.3 + (0.42 * r) / (ranks - 1) : 0.46) + (loose && f % 2 ? d * 0.16 : 0);
      shoulders += `M${n1(x - 4)} ${n1(y)}h8`;
      hats += `M${n1(x - 0.01)} ${n1(y)}h.02`;
      muskets += `M${n1(x + 4)} ${n1(y + 1)}v-9`;
    }
  }
  return { shoulders, hats, muskets };
}

function footmen(w, d, colour, pose) {
  const files = Math.max(2, Math.round(w / (pose === 'open' ? 20 : 13)));
  const m = men(w, d, files, pose === 'open' ? 1 : pose === 'column' ? 3 : 2, { loose: pose === 'open' });
  return svg('g', { class: 'figures' },
    svg('path', { d: m.muskets, stroke: '#3b2715', 'stroke-width': 1.3 }),
    svg('path', { d: m.shoulders, stroke: shade(colour, light(colour) ? 0.8 : 1.35), 'stroke-width': 5, 'stroke-linecap': 'round' }),
    svg('path', { d: m.hats, stroke: DARK, 'stroke-width': 5.4, 'stroke-linecap': 'round' }));
}

function horsemen(w, d, colour) {
  const n = Math.max(1, Math.round(w / 24));
  let horses = '', heads = '', riders = '';
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5) * w) / n;
    horses += `M${n1(x)} ${n1(d * 0.3)}V${n1(d * 0.84)}`;
    heads += `M${n1(x)} ${n1(d * 0.1)}V${n1(d * 0.3)}`;
    riders += `M${n1(x - 3.6)} ${n1(d * 0.5)}h7.2`;
  }
  return svg('g', { class: 'figures' },
    svg('path', { d: heads, stroke: '#5a3818', 'stroke-width': 5, 'stroke-linecap': 'round' }),
    svg('path', { d: horses, stroke: '#6e4520', 'stroke-width': 10, 'stroke-linecap': 'round' }),
    svg('path', { d: riders, stroke: shade(colour, light(colour) ? 0.85 : 1.4), 'stroke-width': 5, 'stroke-linecap': 'round' }),
    svg('path', { d: riders.replaceAll('h7.2', 'm3.6 0h.02'), stroke: DARK, 'stroke-width': 5, 'stroke-linecap': 'round' }));
}

/** A gun points where it fires; limbered it is drawn off behind a team. */
function gun(w, d, limbered) {
  const x = w / 2, y = d * 0.46, s = Math.min(w, d) / 40;
  const body = svg('g', { transform: `translate(${n1(x)} ${n1(limbered ? d * 0.66 : y)}) scale(${(limbered ? -s * 0.8 : s).toFixed(2)})` },
    svg('path', { d: 'M0 2L-4 19M0 2L4 19', stroke: '#5a3c20', 'stroke-width': 3 }),
    svg('path', { d: 'M-9 0H9', stroke: '#4c3119', 'stroke-width': 3 }),
    svg('path', { d: 'M-10 -7V7M10 -7V7', stroke: DARK, 'stroke-width': 3.6, 'stroke-linecap': 'round' }),
    svg('path', { d: 'M-2.8 8L-2.1 -17H2.1L2.8 8Z', fill: '#8f6f2c', stroke: DARK, 'stroke-width': 1 }));
  if (limbered) return svg('g', { class: 'figures guns' }, svg('path', { d: `M${n1(x - 5)} ${n1(d * 0.12)}V${n1(d * 0.36)}M${n1(x + 5)} ${n1(d * 0.12)}V${n1(d * 0.36)}`, stroke: '#6e4520', 'stroke-width': 7, 'stroke-linecap': 'round' }), body);
  const crew = [[-0.3, 0.2], [0.3, 0.2], [-0.32, 0.74], [0.32, 0.74]].map(([a, b]) => `M${n1(x + a * w)} ${n1(b * d)}h.02`).join('');
  return svg('g', { class: 'figures guns' }, svg('path', { d: crew, stroke: DARK, 'stroke-width': 6, 'stroke-linecap': 'round' }), body);
}

// ---- stands ----

const cut = (w, d, c) => `M${n1(c)} 0H${n1(w - c)}L${n1(w)} ${n1(c)}V${n1(d - c)}L${n1(w - c)} ${n1(d)}H${n1(c)}L0 ${n1(d - c)}V${n1(c)}Z`;

/** Slanting lines along the rear: with the cut corners what tells the second side from the first, but for the colour. */
function hatch(w, d, rim) {
  let lines = '';
  for (let x = rim + 5; x < w - rim; x += 7) lines += `M${n1(x)} ${n1(d * 0.62)}l-5 ${n1(d * 0.3)}`;
  return lines;
}

/** Eight numbers of a footprint as corners of the drawing, relative to where the unit is: front left, front right, rear right, rear left. */
export function standsOf(foot) {
  const list = [];
  for (let i = 0; i + 7 < foot.stands.length; i += 8) {
    const c = [];
    for (let k = 0; k < 8; k += 2) c.push([(foot.stands[i + k] - foot.at[0]) * INCH, (foot.at[1] - foot.stands[i + k + 1]) * INCH]);
    list.push(c);
  }
  return list;
}

/** The outline of a footprint: of stands, or of a disc. `by` widens a disc only. */
export function footPath(foot, by = 0) {
  if (!foot.stands.length) {
    const r = (foot.radius || 0.5) * INCH + by;
    return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  }
  return standsOf(foot).map((c) => `M${c.map((p) => p.map(n1).join(' ')).join('L')}Z`).join('');
}

/** The point that shows where a footprint faces, as a path. */
export function facingPath(foot, size = 0.6) {
  const a = (foot.facing * Math.PI) / 180, c = Math.sin(a), s = -Math.cos(a), t = size * INCH;
  const base = foot.stands.length ? 0 : (foot.radius || 0.5) * INCH;
  const at = (along, off) => `${n1(c * along - s * off)} ${n1(s * along + c * off)}`;
  return `M${at(base + t, 0)}L${at(base, t * 0.9)}L${at(base, -t * 0.9)}Z`;
}

function stand(corners, { side, plate, colour, facings, arm, pose, wear }) {
  const [fl, fr, , rl] = corners;
  const w = Math.hypot(fr[0] - fl[0], fr[1] - fl[1]), d = Math.hypot(rl[0] - fl[0], rl[1] - fl[1]);
  if (w < 1 || d < 1) return null;
  const m = [(fr[0] - fl[0]) / w, (fr[1] - fl[1]) / w, (rl[0] - fl[0]) / d, (rl[1] - fl[1]) / d].map((v) => v.toFixed(4));
  const corner = side === 0 ? 0 : Math.min(w, d) * 0.16, rim = 3.4;
  return svg('g', { transform: `matrix(${m.join(' ')} ${n1(fl[0])} ${n1(fl[1])})` },
    svg('path', { class: 'plate', d: cut(w, d, corner), fill: shade(plate, 0.8), stroke: DARK, 'stroke-width': 1 }),
    svg('rect', { x: rim, y: rim, width: w - 2 * rim, height: d - 2 * rim, fill: colour }),
    svg('rect', { x: rim, y: n1(d * 0.78), width: w - 2 * rim, height: n1(d * 0.12), fill: facings }),
    side === 0 ? null : svg('path', { d: hatch(w, d, rim), stroke: '#fff', 'stroke-opacity': 0.3, 'stroke-width': 2 }),
    arm === 'guns' ? gun(w, d, pose === 'limbered' || pose === 'column') : arm === 'horse' ? horsemen(w, d, colour) : footmen(w, d, colour, pose),
    wear > 0 && svg('rect', { class: `worn-${wear}`, width: w, height: d }),
    svg('path', { class: 'front', d: `M${n1(corner)} 2H${n1(w - corner)}`, stroke: PALE, 'stroke-width': 4 }));
}

/** What lies between the stands of an open order belongs to it, for whoever points at it. */
const gaps = (corners) => corners.slice(1).map(([fl, , , rl], i) => `M${[corners[i][1], fl, rl, corners[i][2]].map((p) => p.map(n1).join(' ')).join('L')}Z`).join('');

function smokeOf(corners) {
  const puffs = [];
  for (const [fl, fr, , rl] of corners) {
    const dx = fl[0] - rl[0], dy = fl[1] - rl[1], d = Math.hypot(dx, dy) || 1;
    for (const [t, out, r] of [[0.14, 9, 8], [0.4, 13, 10], [0.66, 8, 9], [0.9, 12, 7]]) {
      puffs.push(svg('circle', { cx: n1(fl[0] + (fr[0] - fl[0]) * t + (dx / d) * out), cy: n1(fl[1] + (fr[1] - fl[1]) * t + (dy / d) * out), r }));
    }
  }
  return svg('g', { class: 'smoke' }, puffs);
}

// ---- what stands upright ----

const letters = (words, x, y, size, fill) => svg('text', { x, y, 'text-anchor': 'middle', 'font-size': size, 'font-weight': 700, fill }, words);

/** The colours of a side: a cross for the first, stripes for the second. */
function flag(side, colour) {
  const sheet = 'M0 -17C4 -19 8 -15 13 -17V-8C8 -6 4 -10 0 -8Z';
  return svg('g', { class: 'flag' },
    svg('path', { d: 'M0 2V-18', stroke: DARK, 'stroke-width': 1.8 }),
    svg('path', { d: sheet, fill: colour, stroke: DARK, 'stroke-width': 1 }),
    side === 0
      ? svg('path', { d: 'M1.5 -16.5L11.5 -8M11.5 -16L1.5 -9', stroke: PALE, 'stroke-width': 1.7 })
      : svg('path', { d: 'M0 -14.6C4 -16.6 8 -12.6 13 -14.6M0 -11.4C4 -13.4 8 -9.4 13 -11.4', stroke: PALE, 'stroke-width': 1.7, fill: 'none' }));
}

const swords = () => svg('g', { class: 'swords' },
  ...[['#fff6dc', 5.4], [DARK, 2.6]].map(([stroke, width]) => svg('path', { d: 'M-8 7L8 -8M8 7L-8 -8M-9 3L-4 8M9 3L4 8', stroke, 'stroke-width': width, fill: 'none', 'stroke-linecap': 'round' })));

/** Hits of what it can bear, [2, 4]: boxes that are struck out. */
function pips([hits, of] = [0, 0]) {
  const all = Math.max(of, hits);
  if (!hits) return null;
  if (all > 8) return { wide: 26, node: svg('g', null, svg('rect', { class: 'pip hit', x: -13, y: -5, width: 26, height: 11 }), letters(`${hits}/${of}`, 0, 4, 10, PALE)) };
  const w = 7, list = [];
  for (let i = 0; i < all; i++) {
    const x = (i - all / 2) * w;
    list.push(svg('rect', { class: i < hits ? 'pip hit' : 'pip', x: x + 0.5, y: -4, width: w - 1.4, height: 8 }));
    if (i < hits) list.push(svg('path', { d: `M${x + 1.6} -2.8l3.6 5.6m0 -5.6l-3.6 5.6`, stroke: PALE, 'stroke-width': 1.2 }));
  }
  return { wide: all * w, node: svg('g', null, list) };
}

/** One mark as a token of 14 pixels or so. */
function token(look) {
  const title = svg('title', null, look.text ?? look.word.replaceAll('-', ' '));
  if (look.shape === 'torn') {
    let d = '';
    for (let k = 0; k < 16; k++) d += `${k ? 'L' : 'M'}${n1((k & 1 ? 6 : 8.6) * Math.cos((k * Math.PI) / 8))} ${n1((k & 1 ? 6 : 8.6) * Math.sin((k * Math.PI) / 8))}`;
    return { wide: 17, node: svg('g', null, title, svg('path', { d: `${d}Z`, fill: DARK, stroke: PALE, 'stroke-width': 1 }), letters(look.letters, 0, 3.8, 10.5, PALE)) };
  }
  if (look.shape === 'beads') {
    const n = Math.max(1, Math.min(Number(look.letters) || 1, 8)), step = n > 4 ? 7.5 : 9;      // a long row is a close one
    return { wide: step * n, node: svg('g', null, title, Array.from({ length: n }, (_, i) => svg('path', { d: 'M0 -6L4.4 0L0 6L-4.4 0Z', transform: `translate(${n1((i - (n - 1) / 2) * step)} 0)`, fill: '#f0c23c', stroke: DARK, 'stroke-width': 1.4 }))) };
  }
  return { wide: 15, node: svg('g', { transform: 'scale(.62)' }, tag(look, 0, 0)) };
}

function row(list, y) {
  const wide = list.reduce((sum, t) => sum + t.wide + 2, -2);
  let x = -wide / 2;
  return list.map((t) => {
    const g = svg('g', { transform: `translate(${n1(x + t.wide / 2)} ${y})` }, t.node);
    x += t.wide + 2;
    return g;
  });
}

const upright = (x, y, cls, ...children) => {
  const g = svg('g', { class: `upright ${cls}` }, ...children);
  g.style.setProperty('--x', `${n1(x)}px`);
  g.style.setProperty('--y', `${n1(y)}px`);
  return g;
};

/** How far a footprint reaches behind its middle, and where: the place of its markers, relative to the unit. */
function behind(foot) {
  const a = (foot.facing * Math.PI) / 180, back = [-Math.sin(a), Math.cos(a)];
  const all = standsOf(foot).flat();
  if (!all.length) return { x: 0, y: (foot.radius || 0.5) * INCH };
  const c = [0, 1].map((k) => all.reduce((sum, p) => sum + p[k], 0) / all.length);
  const deep = Math.max(...all.map((p) => (p[0] - c[0]) * back[0] + (p[1] - c[1]) * back[1]));
  return { x: c[0] + back[0] * deep, y: c[1] + back[1] * deep, back };
}

function officer(battle, piece, unit) {
  const r = (piece.foot.radius || 0.5) * INCH, colour = sideColour(battle, unit.side), chief = piece.arm === 'chief';
  const clip = `M${-r * 0.62} ${-r * 0.62}L${r * 0.62} ${r * 0.62}`;
  return [
    svg('circle', { r, class: 'plate', fill: shade(colour, 0.62), stroke: DARK, 'stroke-width': 1 }),
    svg('circle', { r: r * 0.86, fill: colour, stroke: PALE, 'stroke-width': chief ? 2.6 : 1.4, 'stroke-dasharray': unit.side === 0 ? null : '4 2.6' }),
    svg('path', { d: clip, stroke: chief ? GOLD : '#f0e2bd', 'stroke-width': n1(r * 0.34) }),
    svg('path', { d: clip, stroke: '#8a2230', 'stroke-width': n1(r * 0.1) }),
    svg('path', { d: `M${-r * 0.52} ${r * 0.1}C${-r * 0.3} ${-r * 0.1} ${-r * 0.24} ${-r * 0.42} 0 ${-r * 0.42}S${r * 0.3} ${-r * 0.1} ${r * 0.52} ${r * 0.1}C${r * 0.26} ${r * 0.34} ${-r * 0.26} ${r * 0.34} ${-r * 0.52} ${r * 0.1}Z`, fill: DARK, stroke: PALE, 'stroke-width': 1 }),
    chief && svg('path', { class: 'star', d: starPath(r * 0.24), transform: `translate(0 ${n1(-r * 0.02)})`, fill: GOLD }),
  ];
}

export function starPath(r) {
  let d = '';
  for (let k = 0; k < 10; k++) d += `${k ? 'L' : 'M'}${n1((k & 1 ? r * 0.42 : r) * Math.sin((k * Math.PI) / 5))} ${n1(-(k & 1 ? r * 0.42 : r) * Math.cos((k * Math.PI) / 5))}`;
  return `${d}Z`;
}

/** One unit around 0,0, where its `foot.at` lies. */
export function unitOnTable(battle, piece) {
  const unit = battle.units[piece.u], { foot, arm } = piece, marks = marksOf(battle, piece), has = (shape) => marks.some((m) => m.shape === shape), plate = sideColour(battle, unit.side);
  const g = svg('g', { class: `unit side-${unit.side} ${arm}${has('faded') ? ' faded' : ''}` });
  const rear = behind(foot), corners = standsOf(foot);
  if (!corners.length) {
    g.append(svg('g', { class: 'stands' }, officer(battle, piece, unit)));
  } else {
    const colour = cloth(unit.coat, plate), facings = cloth(unit.facings, light(colour) ? plate : shade(colour, 0.66));
    const wear = Math.max(0, ...marks.map((m) => m.wear));
    g.append(...[svg('path', { class: 'heading', d: facingPath(foot), fill: shade(plate, 0.75), stroke: PALE, 'stroke-width': 2 }),
      corners.length > 1 && svg('path', { class: 'gaps', d: gaps(corners) }),
      svg('g', { class: 'stands' }, corners.map((c) => stand(c, { side: unit.side, plate, colour, facings, arm, pose: piece.pose, wear })))].filter(Boolean));
    if (has('smoke')) g.append(smokeOf(corners));
    const l = corners[Math.max(0, Math.min(foot.leader, corners.length - 1))], mid = [0, 1].map((k) => (l[0][k] + l[1][k] + l[2][k] + l[3][k]) / 4);
    if (arm !== 'guns') g.append(upright(mid[0], mid[1], 'colours', flag(unit.side, plate)));
  }
  if (piece.badge) {
    const r = (foot.radius || 0.5) * INCH * 0.72;
    g.append(upright(r, r, 'points', svg('circle', { r: 6, fill: '#fffae6', stroke: DARK, 'stroke-width': 1.2 }), letters(piece.badge, 0, 3.6, 10, DARK)));
  }
  if (has('swords')) g.append(upright(0, 0, 'melee', swords()));
  const tokens = marks.filter((m) => TAGS.has(m.shape)).map(token), hits = pips(piece.pips);
  if (hits) tokens.unshift(hits);
  // Markers lie behind the unit: below it where it faces up the screen, above it where it faces down.
  const down = !rear.back || rear.back[1] > -0.35, step = down ? 1 : -1;
  let y = down ? 9 : -9;
  const lines = [];
  if (tokens.length) {
    lines.push(...row(tokens, y));
    y += step * 14;
  }
  const label = (cls, text) => svg('text', { class: cls, y: y + (down ? 3 : 5), 'text-anchor': 'middle' }, text);
  lines.push(label('uid', unit.id), label('uname', corners.length || !piece.label ? unit.name : `${unit.name}, ${piece.label}`));
  g.append(upright(rear.x, rear.y, 'tokens', lines));
  return g;
}
