// pieces.js -- one counter, as a good printer would cut it; drawn around 0,0 where a cell is CELL units wide.
//
// The sides differ by more than colour: the first has square corners and a double border, the second cut corners
// and a hatched head. The front is a point standing out of the edge it faces. Letters on top, the arm's sign in
// the middle, the figures below, marks as tags at the left foot. From afar letters would be specks: there the figures
// take their room (field.css, .far).
import { svg } from './dom.js';
import { TAGS, marksOf, markWords } from './marks.js';
import { directionsOf, windOf } from './places.js';

export const CELL = 100;
export const HALF = 37;               // half the width of a counter

const COATS = {
  red: '#a52a20', blue: '#27487a', green: '#3c6138', white: '#6f6858', buff: '#85602c', grey: '#5d5f60',
  gray: '#5d5f60', brown: '#6a4526', black: '#2c2a29', yellow: '#7d5e0e',
};
const PALE = '#fbf4e2', DARK = '#1f1712';

/** The colour of a side, from the word the battle gives it. */
export const coat = (battle, side) => COATS[battle.side_colours[side]] ?? [COATS.red, COATS.blue][side] ?? COATS.grey;

const shade = (hex, k) => `#${[1, 3, 5].map((i) => Math.round(parseInt(hex.slice(i, i + 2), 16) * k).toString(16).padStart(2, '0')).join('')}`;

function outline(side, half) {
  const c = side === 0 ? half * 0.07 : half * 0.3, h = half;
  return `M${-h + c} ${-h}H${h - c}L${h} ${-h + c}V${h - c}L${h - c} ${h}H${-h + c}L${-h} ${h - c}V${-h + c}Z`;
}

function hatch(half) {
  let d = '';
  for (let k = 1; k < 7; k++) d += `M${-half + half * 0.3 * k} ${-half * 0.98}l${-half * 0.3} ${half * 0.3}`;
  return d;
}

/** The point that shows where a piece faces; ways: how many directions the board has. */
function front(facing, ways, side, colour) {
  const a = (2 * Math.PI * facing) / ways - Math.PI / 2, c = Math.cos(a), s = Math.sin(a);
  const corner = 1 / Math.max(Math.abs(c), Math.abs(s)), slant = corner > 1.2;
  const foot = HALF * (slant ? 0.98 : 0.92), wide = HALF * (slant ? 0.5 : 0.74), tip = HALF * (slant ? 1.8 : corner > 1.05 ? 1.56 : 1.42);
  const p = [[c * tip, s * tip], [c * foot - s * wide, s * foot + c * wide], [c * foot + s * wide, s * foot - c * wide]];
  return svg('path', { d: `M${p.map((q) => q.map((v) => v.toFixed(1)).join(' ')).join('L')}Z`, fill: shade(colour, 0.75), stroke: PALE, 'stroke-width': 3, 'paint-order': 'stroke' });
}

/** The sign of an arm, w by h around x, y. */
function sign(arm, y) {
  const w = 36, h = 20, l = -w / 2, r = w / 2, t = y - h / 2, b = y + h / 2;
  if (arm === 'officer' || arm === 'chief') {
    return svg('path', { d: `M-19 ${y + 3}C-12 ${y - 2} -9 ${y - 11} 0 ${y - 11}S12 ${y - 2} 19 ${y + 3}C9 ${y + 11} -9 ${y + 11} -19 ${y + 3}Z`, fill: PALE });
  }
  let d = '';
  if (arm === 'guns') {
    return svg('g', null,
      svg('rect', { x: l, y: t, width: w, height: h, fill: PALE, stroke: DARK, 'stroke-width': 1.6 }),
      svg('path', { d: `M-9 ${y - 1}L11 ${y - 8}L13 ${y - 4}L-7 ${y + 4}ZM1 ${y + 1}L-13 ${y + 8}H-11L2 ${y + 4}Z`, fill: DARK }),
      svg('circle', { cx: 1, cy: y + 3, r: 5, fill: PALE, stroke: DARK, 'stroke-width': 1.8 }));
  }
  if (arm === 'horse') d = `M${l} ${b}L${r} ${t}`;
  else if (arm === 'train') d = `M${l} ${y + 4}H${r}`;
  else d = `M${l} ${b}L${r} ${t}M${l} ${t}L${r} ${b}`;
  return svg('g', null,
    svg('rect', { x: l, y: t, width: w, height: h, fill: PALE, stroke: DARK, 'stroke-width': 1.6 }),
    d && svg('path', { d, stroke: DARK, 'stroke-width': 1.8, fill: 'none' }));
}

/** A tag with the letters of a mark (marks.js): torn where all is not well, a lozenge, a square, else round. */
export function tag(look, x, y) {
  const torn = look.shape === 'torn', four = look.shape === 'lozenge' || look.shape === 'square' || look.shape === 'beads';
  const n = torn ? 16 : four ? 4 : 20, r = 10, turned = look.shape === 'square' ? 0.5 : 0;
  let d = '';
  for (let k = 0; k < n; k++) {
    const a = (2 * Math.PI * (k + turned)) / n - Math.PI / 2, q = torn ? (k & 1 ? r * 0.85 : r * 1.2) : four ? r * 1.35 : r;
    d += `${k ? 'L' : 'M'}${(x + q * Math.cos(a)).toFixed(1)} ${(y + q * Math.sin(a)).toFixed(1)}`;
  }
  return svg('g', { class: 'mark' },
    svg('title', null, look.text ?? look.word.replaceAll('-', ' ')),
    svg('path', { d: `${d}Z`, fill: torn ? DARK : '#fffae6', stroke: torn ? '#fffae6' : DARK, 'stroke-width': 1.6 }),
    text(look.letters, x, y + 4.6, look.letters.length > 1 ? 10.5 : 13.5, 'middle', torn ? '#fffae6' : DARK));
}

/** What part a piece takes in what is being put together: an arrow of those who strike, a ring around those struck at. */
export function partSign(part) {
  return svg('g', { class: `part ${part}` },
    part === 'with' ? svg('path', { d: 'M-13 -13H13V13H-13Z', fill: DARK, stroke: PALE, 'stroke-width': 2 }) : svg('circle', { r: 14, fill: PALE, stroke: DARK, 'stroke-width': 2.5 }),
    part === 'with' ? svg('path', { d: 'M0 -9L9 2H3.5V10H-3.5V2H-9Z', fill: PALE }) : [svg('circle', { r: 8, fill: 'none', stroke: DARK, 'stroke-width': 2.5 }), svg('circle', { r: 3, fill: DARK })]);
}

function text(words, x, y, size, anchor = 'middle', fill = PALE, room = 0, cls = null) {
  const wide = words.length * size * 0.64;
  return svg('text', { class: cls, x, y, 'text-anchor': anchor, 'font-size': (room && wide > room ? size * room / wide : size).toFixed(1), 'font-weight': 700, fill }, words);
}

/** What can be read on a counter, from its head to its foot: whoever speaks to the page calls it by that. */
export const lettersOn = (battle, piece) => [piece.left, piece.right, piece.label, ...marksOf(battle, piece).filter((m) => TAGS.has(m.shape)).map((m) => m.letters)].filter(Boolean).join(' ');

/** What a piece is called when it is read out. */
export function pieceName(battle, piece) {
  const u = battle.units[piece.u], { foot } = piece;
  const way = foot?.stands.length ? `, ${piece.right ? `${piece.right}, ` : ''}facing ${windOf(foot.facing)}`
    : piece.facing >= 0 && piece.at === 'board' ? `, facing ${directionsOf(battle)[piece.facing]}` : '';
  const marks = markWords(piece).map((w) => `, ${w.replaceAll('-', ' ')}`).join('');
  return `${u.id}, ${u.name}${piece.label ? `, ${piece.label}` : ''}${way}${marks}`;
}

/** One counter as a <g>. */
export function counter(battle, piece) {
  const u = battle.units[piece.u], colour = coat(battle, u.side);
  const g = svg('g', { class: `counter side-${u.side}` });
  if (piece.facing >= 0 && piece.at === 'board') g.append(front(piece.facing, directionsOf(battle).length, u.side, colour));
  g.append(
    svg('path', { d: outline(u.side, HALF), fill: '#120d08', opacity: 0.4, transform: 'translate(3.2 3.6)' }),
    svg('path', { class: 'body', d: outline(u.side, HALF), fill: colour, stroke: shade(colour, 0.4), 'stroke-width': 1.8 }),
    u.side === 0
      ? svg('path', { d: outline(0, HALF * 0.9), fill: 'none', stroke: PALE, 'stroke-opacity': 0.75, 'stroke-width': 1.2 })
      : svg('path', { d: hatch(HALF), stroke: '#fff', 'stroke-opacity': 0.26, 'stroke-width': 2.6, fill: 'none' }));
  if (piece.at === 'unknown') {
    g.append(text('?', 0, 18, 52));
    return g;
  }
  const { left, right, label } = piece, both = left && right;
  if (left) g.append(text(left, both ? -30 : 0, -17, 17, both ? 'start' : 'middle', PALE, both ? 29 : 58, 'close'));
  if (right) g.append(text(right, both ? 30 : 0, -17, 17, both ? 'end' : 'middle', PALE, both ? 29 : 58, 'close'));
  g.append(svg('g', { class: 'sign' }, sign(piece.arm, -2)));
  if (label) g.append(text(label, 0, 31, 27, 'middle', PALE, 62, 'close'), text(label, 0, 31, Math.min(45, 142 / label.length), 'middle', PALE, 0, 'from-afar'));
  marksOf(battle, piece).filter((m) => TAGS.has(m.shape)).forEach((look, i) => g.append(tag(look, -HALF + 2, HALF - 6 - i * 21)));
  return g;
}

/** The counter as a picture of its own, for lists and the reserve. */
export function counterPicture(battle, piece, size = 44) {
  return svg('svg', { class: 'counter-picture', viewBox: '-48 -48 96 96', width: size, height: size, 'aria-hidden': 'true' }, counter(battle, { ...piece, facing: -1 }));
}

/** How many lie in a stack, and the sum of their strengths, as a badge ending at x. */
export function stackBadge(pieces, x, y) {
  const sum = pieces.reduce((s, p) => s + (p.strength ?? 0), 0);
  const n = String(pieces.length), total = sum ? String(sum) : '';
  const h = 20, wn = 8 + n.length * 10, wt = total ? 8 + total.length * 10 : 0, l = x - wn - wt;
  const g = svg('g', { class: 'badge' },
    svg('rect', { x: l + wn, y: y - h / 2, width: wt, height: h, fill: '#fffae6', stroke: DARK, 'stroke-width': 1.6 }),
    svg('g', { class: total ? 'count' : null }, svg('rect', { x: l, y: y - h / 2, width: wn, height: h, fill: DARK }), text(n, l + wn / 2, y + 6, 17, 'middle', '#fffae6')),
    total && text(total, l + wn + wt / 2, y + 6, 17, 'middle', DARK));
  g.style.transformOrigin = `${x}px ${y + h / 2}px`;      // from afar it grows towards its stack (field.css)
  return g;
}
