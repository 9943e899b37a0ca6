// ground.js -- the picture of the ground, painted so that the map can be moved at sixty frames a second.
//
// The picture is a megabyte of pen strokes: too much to paint anew while a hand moves. It is read once; a small
// bitmap of the whole is always there; and over it lie tiles at the very size of the screen's dots, painted one
// by one between frames, nearest first. Tiles are placed in parts of the whole, so those of an old size still
// serve, scaled, until the new ones are ready.
import { el } from './dom.js';
import { measures } from './places.js';
import { theme } from './prefs.js';

const WHOLE = 900;                    // dots along the bitmap that is always there,
const STRIPS = 5;                     // painted in so many strips, between which the page may answer
const TILE = 320;                     // dots along the side of a tile
const MOST = 220;                     // tiles kept
const HURRY = 120;                    // ms after a movement in which only a tile now and then is painted

const pause = () => new Promise((done) => { setTimeout(done, 0); });

/** makeGround(battle): node goes below the pieces; view({x, y, px, w, h}) tells what is in sight, in pixels. */
export function makeGround(battle) {
  const { width, height } = battle.table ?? battle.board;
  const whole = el('canvas', { width: WHOLE, height: Math.round((height * WHOLE) / width) });
  const sheet = el('div', { class: 'tiles' });
  const node = el('div', { class: 'ground', 'aria-hidden': 'true' }, whole, sheet);
  let picture = null, lit = 0;
  let tiles = new Map();              // "i,j" -> canvas, of the present size
  let old = [];                       // those of the size before
  let scale = 0, sight = null, unpainted = [], painting = 0, moved = 0, closed = false;

  async function light() {
    const mine = ++lit, next = new Image();
    next.src = `/api/battles/${encodeURIComponent(battle.id)}/ground.svg?lamp=${theme() === 'lamp' ? 1 : 0}${measures(battle) ? '' : '&measuring=off'}`;
    try {
      await next.decode();
    } catch {
      return;                         // without a picture there is still the paper, with its pieces
    }
    const pen = whole.getContext('2d', { alpha: false }), k = whole.width / next.naturalWidth, high = Math.ceil(whole.height / STRIPS);
    for (let i = 0; i < STRIPS; i++) {
      await pause();
      if (mine !== lit) return;
      pen.save();
      pen.beginPath();
      pen.rect(0, i * high, whole.width, high);
      pen.clip();
      pen.setTransform(k, 0, 0, whole.height / next.naturalHeight, 0, 0);
      pen.drawImage(next, 0, 0);
      pen.restore();
    }
    picture = next;
    node.classList.add('drawn');
    for (const t of [...tiles.values(), ...old]) t.remove();
    tiles = new Map();
    old = [];
    plan();
  }

  function paint(i, j) {
    const part = TILE / scale, x = i * part, y = j * part;
    const w = Math.min(part, width - x), h = Math.min(part, height - y);
    const t = el('canvas', { width: Math.max(1, Math.round(w * scale)), height: Math.max(1, Math.round(h * scale)) });
    // Always drawn at its own size, and scaled by the pen: at another size the browser would lay it out anew.
    const pen = t.getContext('2d', { alpha: false }), k = scale * width / picture.naturalWidth;
    pen.setTransform(k, 0, 0, k, -x * scale, -y * scale);
    pen.drawImage(picture, 0, 0);
    t.style.left = `${(100 * x) / width}%`;
    t.style.top = `${(100 * y) / height}%`;
    t.style.width = `${(100 * w) / width}%`;
    t.style.height = `${(100 * h) / height}%`;
    sheet.append(t);
    tiles.set(`${i},${j}`, t);
  }

  /** Which tiles are wanted now, the nearest to the middle first, with one row around what is in sight. */
  function plan() {
    if (!picture || !sight) return;
    const part = TILE / scale, { x, y, px, w, h } = sight;
    const range = (from, size, all) => [Math.max(0, Math.floor(from / part)), Math.min(Math.ceil(all / part) - 1, Math.floor((from + size) / part))];
    const [i0, i1] = range(-x / px, w / px, width), [j0, j1] = range(-y / px, h / px, height);
    const ci = (i0 + i1) / 2, cj = (j0 + j1) / 2;
    unpainted = [];
    for (let i = Math.max(0, i0 - 1); i <= i1 + 1 && i * part < width; i++) {
      for (let j = Math.max(0, j0 - 1); j <= j1 + 1 && j * part < height; j++) {
        if (tiles.has(`${i},${j}`)) continue;
        const inside = i >= i0 && i <= i1 && j >= j0 && j <= j1;
        unpainted.push({ i, j, inside, far: Math.hypot(i - ci, j - cj) + (inside ? 0 : 1000) });
      }
    }
    unpainted.sort((a, b) => a.far - b.far);
    if (tiles.size > MOST) {
      for (const [key, t] of tiles) {
        const [i, j] = key.split(',').map(Number);
        if (i < i0 - 2 || i > i1 + 2 || j < j0 - 2 || j > j1 + 2) {
          t.remove();
          tiles.delete(key);
        }
      }
    }
    painting ||= requestAnimationFrame(between);
  }

  /** One tile after each frame; while the map moves, only what is in sight, and only now and then. */
  function between() {
    const moving = performance.now() - moved < HURRY;
    painting = -1;
    setTimeout(() => {
      if (closed) return;
      const [next] = unpainted;
      if (next && (next.inside || !moving)) {
        unpainted.shift();
        if (!tiles.has(`${next.i},${next.j}`)) paint(next.i, next.j);
      }
      if (old.length && !unpainted.some((t) => t.inside)) {
        for (const t of old) t.remove();
        old = [];
      }
      painting = unpainted.length ? requestAnimationFrame(between) : 0;
    }, moving ? 60 : 0);
  }

  light();
  document.addEventListener('themechange', light);

  return {
    node,
    /** The sheet rests at this size: tiles of it are wanted. */
    settle(px) {
      const now = px * devicePixelRatio;
      if (now === scale) return;
      scale = now;
      for (const t of old) t.remove();
      old = [...tiles.values()];
      tiles = new Map();
      unpainted = [];
    },
    view(seen) {
      sight = seen;
      moved = performance.now();
      if (Math.abs(seen.px * devicePixelRatio / scale - 1) < 0.01) plan();
    },
    close() {
      lit++;
      closed = true;
      cancelAnimationFrame(painting);
      document.removeEventListener('themechange', light);
    },
  };
}
