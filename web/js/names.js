// names.js -- names of places, above the pieces and with a halo, so that both can be read. The ground leaves them out and
// says where it kept room for each (GET /api/battles/ID/names). Where a piece lies on that spot, or the map is so small
// that the letters are made larger than drawn, a name steps aside; one that finds no room clear of other names waits
// until there is.
import { get } from './api.js';
import { svg } from './dom.js';
import { measures } from './places.js';

const LEAST = 10;                     // pixels of the smallest letters, where the page's own have 16
const WIDE = { roman: 0.5, italic: 0.44, capitals: 0.62 };       // of a letter, until the fonts are there
const FONT = { roman: '100px Caslon', italic: 'italic 100px Caslon', capitals: '76px Caslon' };
const GAP = 0.35;                     // of a letter's height that stays free between two names: closer they read as one
const SOON = 40;                      // ms after a change: never before the change itself is drawn
const SIDES = [[0, 0], [0, -1], [0, 1], [1, 0], [-1, 0], [1, -1], [-1, -1], [1, 1], [-1, 1]];

const overlap = (a, b) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** makeNames(battle, unit, taken): unit: of the drawing, a cell or an inch; taken(): boxes {x, y, w, h} in cells or inches that pieces cover. */
export function makeNames(battle, unit, taken) {
  const { width, height } = battle.table ?? battle.board;
  const node = svg('g', { class: 'names' });
  let names = [], along = [], px = 0, timer = 0, closed = false;

  function measure() {
    const pen = document.createElement('canvas').getContext('2d');
    for (const n of names) {
      pen.font = FONT[n.style];
      const spaced = n.style === 'capitals' ? 0.1 : 0.01;
      n.wide = Math.max(...n.lines.map((line) => Math.max(pen.measureText(n.style === 'capitals' ? line.toUpperCase() : line).width / 100, line.length * WIDE[n.style] * 0.6) + line.length * spaced));
    }
  }

  const boxAt = (n, size, x, y) => ({ x: x - (n.wide / 2 + 0.25) * size, y: y - n.lines.length * size * 0.5, w: (n.wide + 0.5) * size, h: n.lines.length * size });

  const wider = (b, size) => ({ x: b.x, y: b.y - size * GAP, w: b.w, h: b.h + 2 * size * GAP });

  /** The spot that covers least; null where other names leave none. */
  function spot(n, size, pieces, placed) {
    let best = null, least = Infinity;
    for (let ring = 1; ring <= 4; ring++) {
      for (const [dx, dy] of ring === 1 ? SIDES : SIDES.slice(1)) {
        const x = n.x + dx * (n.wide * size * 0.25 + size * 0.3) * ring, y = n.y + dy * size * 0.8 * ring, b = boxAt(n, size, x, y);
        if (b.x < 0 || b.y < 0 || b.x + b.w > width || b.y + b.h > height) continue;
        if (placed.some((p) => overlap(wider(b, size), p) > 0) || ((dx || dy || size > n.size * 1.05) && along.some((p) => overlap(b, p) > 0))) continue;
        const cost = pieces.reduce((sum, p) => sum + overlap(b, p), 0) / (b.w * b.h) * 4 + (dx || dy ? 0.15 + 0.12 * ring + (dx && dy ? 0.05 : 0) : 0);
        if (cost < least) {
          least = cost;
          best = { x, y, b };
        }
      }
      if (least < 0.5) break;
    }
    return best;
  }

  function place() {
    timer = 0;
    if (closed || !px) return;
    const em = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16, floor = LEAST * em / px, pieces = taken(), placed = [];
    for (const n of names) {
      const size = Math.max(n.size, floor), at = spot(n, size, pieces, placed);
      n.text.style.display = at ? '' : 'none';
      if (!at) continue;
      placed.push(at.b);
      const look = `${at.x.toFixed(3)} ${at.y.toFixed(3)} ${size.toFixed(3)}`;
      if (look === n.look) continue;
      n.look = look;
      n.text.setAttribute('font-size', (size * unit).toFixed(1));
      n.text.setAttribute('stroke-width', (size * unit * 0.26).toFixed(1));
      [...n.text.children].forEach((line, i) => {
        line.setAttribute('x', (at.x * unit).toFixed(1));
        line.setAttribute('y', ((at.y + (i - (n.lines.length - 1) / 2 + 0.33) * size) * unit).toFixed(1));
      });
    }
  }

  const soon = () => { timer ||= setTimeout(place, SOON); };

  get(`/api/battles/${encodeURIComponent(battle.id)}/names${measures(battle) ? '' : '?measuring=off'}`).then(async (answer) => {
    if (closed) return;
    names = answer.names;
    along = answer.along.map(([x, y, size]) => ({ x: x - size / 2, y: y - size / 2, w: size, h: size }));
    for (const n of names) {
      n.text = svg('text', { class: `place-name ${n.style}${n.water ? ' of-water' : ''}` }, n.lines.map((line) => svg('tspan', null, line)));
      n.text.style.display = 'none';
      node.append(n.text);
    }
    node.closest('.world')?.classList.add('named');
    measure();
    soon();
    await document.fonts.ready;
    measure();
    soon();
  }, () => { /* without names there is still the ground */ });

  return {
    node,
    /** Pieces have moved. */
    update: soon,
    /** The map rests at this size of a cell or an inch. */
    settle(now) {
      px = now;
      soon();
    },
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
