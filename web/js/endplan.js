// endplan.js -- a plan of the field at a moment: the ground as the server draws it, the pieces as they stood (pictures of the
// server, laid on each other), and the names above them. Painted on a canvas once, since the ground is a megabyte of pen
// strokes; always by daylight, since it is a paper that also has to be printed.
import { get, ticketed } from './api.js';
import { el, svg } from './dom.js';
import { makeNames } from './names.js';
import { measures } from './places.js';

const UNIT = 16;                      // of the drawing, a cell or an inch
const DOTS = { whole: 1500, part: 1000 };     // along a plan, so that it is sharp on paper too
const NEAR = 0.42;                    // so much of the field's length a plan of one place shows, but
const LEAST = 9;                      // cells or a third of a table at least

const STRIPS = 6;                     // in which it is painted; between them the page may answer

const pause = () => new Promise((done) => { setTimeout(done, 0); });

const grounds = new Map();

const loaded = async (src) => {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  return picture;
};

/** The ground is read once for all plans of a page. */
function groundOf(battle) {
  const src = `/api/battles/${encodeURIComponent(battle.id)}/ground.svg?lamp=0${measures(battle) ? '' : '&measuring=off'}`;
  if (!grounds.has(src)) grounds.set(src, loaded(src).catch((e) => { grounds.delete(src); throw e; }));
  return grounds.get(src);
}

/** Where a place of the story lies on the plan: a cell, or [x, y] of a table, whose y runs north. */
const spotOf = (battle, at) => (Array.isArray(at) ? { x: at[0], y: battle.table.height - at[1] } : battle.board.cells[at]);

/** The part of the field that is shown: all of it, or what lies around a place. */
function windowOf(battle, at) {
  const { width, height } = battle.table ?? battle.board;
  if (at === null || at === undefined) return { x: 0, y: 0, w: width, h: height };
  const w = Math.min(width, Math.max(width * NEAR, battle.table ? width / 3 : LEAST)), h = Math.min(height, w * 0.75), spot = spotOf(battle, at);
  const within = (middle, part, whole) => Math.max(0, Math.min(whole - part, middle - part / 2));
  return { x: within(spot.x, w, width), y: within(spot.y, h, height), w, h };
}

/** What the pieces cover, for the names. */
const takenBy = (battle, pieces) => pieces.filter((p) => p.at === 'board').map((p) => {
  const { x, y } = p.foot ? spotOf(battle, p.foot.at) : battle.board.cells[p.cell];
  return p.foot ? { x: x - 2.5, y: y - 1, w: 5, h: 2 } : { x: x - 0.42, y: y - 0.42, w: 0.84, h: 0.84 };
});

/**
 * makePlan(battle, game, key, {n, at, pieces, label, caption}): after n entries of the game; around the place `at`, or the whole field.
 * pieces: those there, else they are asked for. {node, ready}: ready when it is painted.
 */
export function makePlan(battle, game, key, { n, at = null, pieces = null, label, caption }) {
  const { width, height } = battle.table ?? battle.board, part = windowOf(battle, at);
  const wide = at === null ? DOTS.whole : DOTS.part, high = Math.round((wide * part.h) / part.w);
  const canvas = el('canvas', { width: wide, height: high, role: 'img', 'aria-label': label });
  let taken = [];
  const names = makeNames(battle, UNIT, () => taken);
  const over = svg('svg', { class: 'plan-names', viewBox: [part.x, part.y, part.w, part.h].map((v) => v * UNIT).join(' '), 'aria-hidden': 'true' }, names.node);
  if (at !== null) {
    const spot = spotOf(battle, at), r = battle.table ? 4 : 0.95;
    over.append(svg('circle', { class: 'ring', cx: spot.x * UNIT, cy: spot.y * UNIT, r: r * UNIT }));
  }
  const frame = el('div', { class: 'plan-paper' }, canvas, over);
  frame.style.setProperty('aspect-ratio', `${wide} / ${high}`);
  const node = el('figure', { class: at === null ? 'plan-figure whole' : 'plan-figure' }, frame, caption ? el('figcaption', null, caption) : null);
  const settle = new ResizeObserver(() => { if (frame.clientWidth) names.settle(frame.clientWidth / part.w); });
  settle.observe(frame);

  async function paint() {
    const shown = pieces ?? (await get(`/api/games/${game}/at?n=${n}`, key)).pieces;
    taken = takenBy(battle, shown);
    names.update();
    const [ground, men] = await Promise.all([groundOf(battle), ticketed(game, key, 'picture.svg').then((address) => loaded(`${address}&n=${n}&over=1`))]);
    const pen = canvas.getContext('2d'), strip = Math.ceil(high / STRIPS);
    for (const picture of [ground, men]) {
      const k = picture.naturalWidth / width, m = picture.naturalHeight / height, s = (part.h * m) / high;
      for (let y = 0; y < high; y += strip) {
        const h = Math.min(strip, high - y);
        await pause();
        pen.drawImage(picture, part.x * k, part.y * m + y * s, part.w * k, h * s, 0, y, wide, h);
      }
    }
    frame.classList.add('drawn');
  }
  return {
    node, paint,
    close() {
      settle.disconnect();
      names.close();
    },
  };
}
