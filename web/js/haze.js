// haze.js -- fog over the ground of a board or a table: a pale wash in banks, thicker among trees and over water. It is
// painted once, small, and stretched; as it lifts it only grows thinner. Pieces and names lie above it. Loaded where a
// battle has any.
import { el } from './dom.js';
import { theme } from './prefs.js';

const DOTS = 8;                       // dots of the wash along a cell
const INCHES = 2.5;                   // of a table to what a cell is of a board
const MUCH = { woods: 0.75, swamp: 0.75, water: 0.4, creek: 0.4, stream: 0.4 };
const PALE = { day: '#f6f4ee', lamp: '#8d918c' };
const STRONG = { day: 0.92, lamp: 0.6 };

/** Chance that is always the same, smooth over one unit: 0 to 1. */
function noise(x, y, salt) {
  const ix = Math.floor(x), iy = Math.floor(y), ease = (t) => t * t * (3 - 2 * t), tx = ease(x - ix), ty = ease(y - iy);
  const at = (i, k) => {
    let h = Math.imul(i, 0x9e3779b1) ^ Math.imul(k, 0x85ebca77) ^ Math.imul(salt, 0xc2b2ae3d);
    h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
    h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
    return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
  };
  const low = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * tx, high = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * tx;
  return low + (high - low) * ty;
}
const cloud = (x, y, salt) => 0.55 * noise(x, y, salt) + 0.3 * noise(x * 2.03, y * 2.03, salt + 1) + 0.15 * noise(x * 4.1, y * 4.1, salt + 2);

/** A soft spot on each cell of trees or water. */
function cellSpots(pen, battle) {
  const sign = new Map(battle.looks.filter((l) => l.of === 'cell').map((l) => [l.word, l.sign]));
  for (const c of battle.board.cells) {
    const much = MUCH[sign.get(c.ground)];
    if (!much) continue;
    const x = c.x * DOTS, y = c.y * DOTS, soft = pen.createRadialGradient(x, y, 0, x, y, DOTS);
    soft.addColorStop(0, `rgb(0 0 0 / ${much})`);
    soft.addColorStop(1, 'rgb(0 0 0 / 0)');
    pen.fillStyle = soft;
    pen.fillRect(x - DOTS, y - DOTS, 2 * DOTS, 2 * DOTS);
  }
}

/** The outlines of a table's woods and water, with soft edges; what lies over them later clears them. */
function scenerySpots(pen, { table, looks }) {
  const sign = new Map(looks.filter((l) => l.of === 'scenery').map((l) => [l.word, l.sign])), dot = DOTS / INCHES;
  pen.filter = `blur(${DOTS / 3}px)`;
  pen.lineWidth = dot;
  for (const s of table.scenery) {
    const much = MUCH[sign.get(s.kind)], path = new Path2D(), clears = s.closed && ['field', 'crops'].includes(sign.get(s.kind));
    if (!much && !clears) continue;
    for (let i = 0; i < s.points.length; i += 2) path.lineTo(s.points[i] * dot, (table.height - s.points[i + 1]) * dot);
    pen.globalCompositeOperation = clears ? 'destination-out' : 'source-over';
    pen.fillStyle = pen.strokeStyle = `rgb(0 0 0 / ${clears ? 1 : much})`;
    pen[s.closed ? 'fill' : 'stroke'](path);
  }
}

/** Where it is thickest. */
function spots(battle, wide, high) {
  const sheet = el('canvas', { width: wide, height: high }), pen = sheet.getContext('2d', { willReadFrequently: true });
  (battle.board ? cellSpots : scenerySpots)(pen, battle);
  return pen.getImageData(0, 0, wide, high).data;
}

/** makeHaze(battle): node goes over the ground; set(0 to 100). */
export function makeHaze(battle) {
  const { width, height } = battle.board ?? battle.table, cell = battle.board ? 1 : INCHES;
  const wide = Math.round((width / cell) * DOTS), high = Math.round((height / cell) * DOTS);
  const node = el('canvas', { class: 'haze', width: wide, height: high, 'aria-hidden': 'true' });
  const thick = spots(battle, wide, high);
  let now = 0;

  function paint() {
    const pen = node.getContext('2d'), dots = pen.createImageData(wide, high), look = theme();
    const [r, g, b] = PALE[look].match(/\w\w/g).map((h) => parseInt(h, 16));
    for (let y = 0; y < high; y++) {
      for (let x = 0; x < wide; x++) {
        const i = 4 * (y * wide + x), u = x / DOTS, v = y / DOTS;
        const bank = cloud(u * 0.17 + v * 0.05, v * 0.36, 71), wisp = cloud(u * 0.45, v * 1.1, 83);
        const much = 0.1 + 0.62 * Math.max(0, bank - 0.22) + 0.2 * wisp + 0.3 * (thick[i + 3] / 255);
        dots.data.set([r, g, b, 255 * Math.min(0.74, much) * STRONG[look]], i);
      }
    }
    pen.putImageData(dots, 0, 0);
  }
  paint();
  document.addEventListener('themechange', paint);
  return {
    node,
    set(haze) {
      if (haze === now) return;
      now = haze;
      node.style.opacity = String(haze / 100);
    },
    close: () => document.removeEventListener('themechange', paint),
  };
}
