// luckchart.js -- luck summed up roll by roll, one line a side, as a picture with words to it.
import { el, svg } from './dom.js';

const LEFT = 44, TOP = 14, BOTTOM = 34;

/** On a narrow window the drawing is narrower, so that its letters stay as large as the text. */
const sizeFor = (narrow) => (narrow ? { W: 430, H: 300, RIGHT: 88 } : { W: 900, H: 320, RIGHT: 120 });

/** What one roll adds: +1 where none could have been better, -1 where none could have been worse, 0 in the middle. */
const luckOf = (roll) => (roll.better ? 2 * roll.percentile - 1 : 0);

/** Sums after every roll, for each side: [[0, ..], [0, ..]]. */
export function sums(rolls, names) {
  const lines = names.map(() => [0]);
  for (const roll of rolls) lines.forEach((line, i) => line.push(line.at(-1) + (i === roll.side ? luckOf(roll) : 0)));
  return lines;
}

const signed = (x) => `${x < -0.05 ? '−' : x > 0.05 ? '+' : '±'}${Math.abs(x).toFixed(1)}`;

/** Round steps between the lowest and the highest value. */
function scaleFor(values) {
  const low = Math.min(...values), high = Math.max(...values);
  const step = [0.5, 1, 2, 5, 10, 20].find((s) => (high - low) / s <= 6) ?? 50;
  return { step, top: Math.max(step, Math.ceil(high / step) * step), foot: Math.min(-step, Math.floor(low / step) * step) };
}

/** The line's end is named beside it; two ends that would lie on each other are pushed apart. */
function endLabels(lines, y, H) {
  const ends = lines.map((line) => y(line.at(-1)));
  if (ends.length === 2 && Math.abs(ends[0] - ends[1]) < 34) {
    const middle = (ends[0] + ends[1]) / 2, first = ends[0] <= ends[1] ? 0 : 1;
    ends[first] = middle - 17;
    ends[1 - first] = middle + 17;
  }
  return ends.map((e) => Math.min(H - BOTTOM - 6, Math.max(TOP + 10, e)));
}

export function luckChart(rolls, names) {
  const { W, H, RIGHT } = sizeFor(matchMedia('(max-width: 600px)').matches);
  const lines = sums(rolls, names);
  const { step, top, foot } = scaleFor(lines.flat());
  const x = (i) => LEFT + ((W - LEFT - RIGHT) * i) / Math.max(1, rolls.length);
  const y = (v) => TOP + ((H - TOP - BOTTOM) * (top - v)) / (top - foot);
  const levels = [];
  for (let v = foot; v <= top + 1e-9; v += step) levels.push(v);

  const told = names.map((name, i) => `${name} ends at ${signed(lines[i].at(-1))}, highest ${signed(Math.max(...lines[i]))}, lowest ${signed(Math.min(...lines[i]))}`).join('; ');
  const words = el('p', { class: 'hint' }, `In words: over ${rolls.length} rolls ${told}. The table has every roll.`);

  const ends = endLabels(lines, y, H);
  const chart = svg('svg', { class: 'luck-chart', viewBox: `0 0 ${W} ${H}`, role: 'img', 'aria-label': `Luck summed up over ${rolls.length} rolls: ${told}.` },
    levels.map((v) => [
      svg('line', { class: Math.abs(v) < 1e-9 ? 'zero' : 'level', x1: LEFT, x2: W - RIGHT, y1: y(v), y2: y(v) }),
      svg('text', { class: 'scale', x: LEFT - 8, y: y(v) + 4, 'text-anchor': 'end' }, Math.abs(v) < 1e-9 ? '0' : signed(v).replace('.0', '')),
    ]),
    svg('text', { class: 'scale', x: LEFT, y: H - 10 }, 'first roll'),
    svg('text', { class: 'scale', x: W - RIGHT, y: H - 10, 'text-anchor': 'end' }, `roll ${rolls.length}`),
    lines.map((line, i) => [
      svg('path', { class: `luck-line side-${i}`, d: `M${line.map((v, k) => `${x(k).toFixed(1)} ${y(v).toFixed(1)}`).join('L')}` }),
      rolls.map((roll, k) => (roll.side === i ? mark(i, x(k + 1), y(line[k + 1]), `${names[i]}: ${roll.faces.join(' ')} for ${roll.purpose}`) : null)),
      svg('text', { class: `luck-name side-${i}`, x: W - RIGHT + 12, y: ends[i] }, names[i],
        svg('tspan', { x: W - RIGHT + 12, dy: 16 }, signed(line.at(-1)))),
    ]));
  return el('figure', { class: 'luck-figure' }, chart,
    el('figcaption', null, 'Luck summed up: a line rises with every roll that was better for its thrower than the dice owe him, and falls with every worse one. ',
      names.map((name, i) => [i ? '; ' : '', `${name}: ${i ? 'dashed line, diamonds' : 'full line, squares'}`]), '.'),
    words);
}

/** Squares for the first side, diamonds for the second: told apart without colour. */
export function mark(side, cx, cy, title) {
  const r = 3.4;
  const d = side ? `M${cx} ${cy - r * 1.3}l${r * 1.3} ${r * 1.3}-${r * 1.3} ${r * 1.3}-${r * 1.3}-${r * 1.3}z` : `M${cx - r} ${cy - r}h${2 * r}v${2 * r}h${-2 * r}z`;
  return svg('path', { class: `luck-mark side-${side}`, d }, svg('title', null, title));
}
