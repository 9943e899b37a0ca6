// board.js -- the ground with its pieces, to be looked at and pointed at. It knows no rule.
//
//   const board = makeBoard(root, battle, {interactive: true, grabs: (event) => true});
//
//   battle         as GET /api/battles/ID gives it
//   interactive    false: only to be looked at (no cursor, not in the tab order)
//   grabs(event)   whether a press on this spot may drag the map (true unless told)
//
//   board.show(view, {slide, order, fade})   draws view.pieces (all of them); with slide, pieces that changed their
//                                      cell glide there one after the other, in the order of these unit indices;
//                                      with fade, those that are gone fade away
//   board.actor(unit), board.spotOf(piece), board.spotAt(place), board.put(spot), board.wash, board.ink, board.span
//                                      for whoever lets pieces travel (actors.js)
//   board.lift(units)                  these lie on top of their stacks
//   board.mark(name, list, {over})     replaces the marks of that name. Each is {cell, kind, text, value} or
//                                      {unit, kind, sign}; kind becomes the class m-KIND (field.css). over: above the
//                                      pieces; around a unit always a halo under them, its sign ('with', 'against') at
//                                      its shoulder above. An empty list takes them away.
//   board.pulse(cells)                 a ring that spreads and goes
//   board.fan(cell), board.fold()      spread a stack out beside its cell (fan.js), gather it again; board.fanned is that cell or -1
//   board.routes                       where ways are drawn (route.js): above the pieces
//   board.cellAt(x, y)                 the cell under a point of the window, or -1
//   board.unitAt(element)              the unit whose counter that element belongs to, or -1
//   board.stackOf(cell)                its pieces, the top one last
//   board.spot(unit), board.middle(cell), board.pointOf(cell)   on the board; in the window
//   board.placeOf(unit)                its cell, or null (table.js: its place in inches)
//   board.look(cell), board.reveal(cell), board.sees(cell), board.fit(), board.zoom   zoom.js
//   board.say(text, cell)              the caption at the foot of the map, or at its head where it would cover that cell
//   board.describe(cell)               a cell in words
//   board.stage                        the element that takes pointers and keys
//   board.close()
import { sayIn } from './caption.js';
import { el, empty, svg } from './dom.js';
import { makeFan } from './fan.js';
import { makeGround } from './ground.js';
import { makeNames } from './names.js';
import { CELL, HALF, coat, counter, partSign, pieceName, stackBadge } from './pieces.js';
import { stillness } from './prefs.js';
import { makeZoom } from './zoom.js';

const SHOWN = 4;                      // counters of a stack that are drawn
const SHIFT = 6;                      // how far each lies off the one above it
const BODY = 0.44;                    // half the side of a counter with its front, in cells
const FAR = 42;                       // pixels of a cell below which a counter shows its figures alone, and large
const LARGE = 1.12;                   // counters fill more of their cell than on a printed sheet

const strength = (p) => p.strength ?? 0;

/** The corners of a cell around 0,0 in units of the drawing. */
function cellPath(board) {
  const s = CELL / 2;
  if (board.grid !== 'hexes') return `M${-s} ${-s}H${s}V${s}H${-s}Z`;
  const r = CELL / Math.sqrt(3);
  return `M${-r} 0L${-r / 2} ${-s}H${r / 2}L${r} 0L${r / 2} ${s}H${-r / 2}Z`;
}

/** What all names of a row or column begin or end with: "F", "20". */
function common(names) {
  // Names of digits alone are a column and a row of the same length: "0712".
  const half = names[0].length / 2, halves = names.every((n) => /^\d+$/.test(n) && n.length === half * 2);
  if (halves) return [names[0].slice(0, half), names[0].slice(half)].find((h, i) => names.every((n) => n.slice(i * half, i * half + half) === h)) ?? '';
  let a = names[0], b = names[0];
  for (const n of names) {
    while (!n.startsWith(a)) a = a.slice(0, -1);
    while (!n.endsWith(b)) b = b.slice(1);
  }
  return a.length >= b.length ? a : b;
}

/** The names of rows or columns along the edge of the window, which go with the map. */
function makeRuler(board, along) {
  const lines = new Map();
  for (const c of board.cells) {
    const at = Math.round(c[along] * 100) / 100;
    if (!lines.has(at)) lines.set(at, []);
    lines.get(at).push(c.name);
  }
  const marks = [];
  for (const [at, names] of [...lines].sort((a, b) => a[0] - b[0])) {
    const name = common(names);
    if (name && marks.at(-1)?.node.textContent !== name) marks.push({ at, node: el('span', null, name) });
  }
  const strip = el('div', { class: `ruler along-${along}`, 'aria-hidden': 'true' }, marks.map((m) => m.node));
  let last = 0;
  return {
    strip,
    place({ x, y, px }) {
      const from = along === 'x' ? x : y;
      const every = px > 15 ? 1 : 2;
      for (const [i, m] of marks.entries()) {
        m.node.style.transform = along === 'x' ? `translate(${from + m.at * px}px)` : `translateY(${from + m.at * px}px)`;
        if (every !== last) m.node.hidden = i % every !== 0;
      }
      last = every;
    },
  };
}

export function makeBoard(root, battle, { interactive = true, grabs } = {}) {
  const ground = battle.board, { cells } = ground;
  const outline = cellPath(ground);
  const size = { w: ground.width * CELL, h: ground.height * CELL };

  // Each layer is the compositor's own, so that a ring around a piece never paints the ground again.
  const picture = makeGround(battle);
  const below = svg('g', { class: 'marks' });
  const halos = svg('g', { class: 'marks halos' });          // under the pieces, so that fronts and totals stand out of them
  const wash = svg('g', { class: 'wash' });
  const men = svg('g', { class: 'pieces' });
  const totals = svg('g', { class: 'totals' });
  const names = makeNames(battle, CELL, () => [...stacks.keys()].map((cell) => ({ x: cells[cell].x - BODY, y: cells[cell].y - BODY, w: 2 * BODY, h: 2 * BODY })));
  const above = svg('g', { class: 'marks' });
  const ink = svg('g', { class: 'ink' });
  const routes = svg('g', { class: 'routes' });
  const spread = svg('g');
  const top = svg('g', { class: 'marks' });
  const defs = svg('defs', null, [0, 1].map((k) => svg('pattern', { id: `hatch-${k}`, width: 12, height: 12, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${k ? -45 : 45})` },
    svg('rect', { class: `hatch side-${k}`, width: 3.2, height: 12 }))));
  const drawing = svg('svg', { class: 'drawing', viewBox: `0 0 ${size.w} ${size.h}`, 'aria-hidden': 'true' }, defs, below, wash, halos, men, names.node, above, totals, ink, routes, spread, top);
  const world = el('div', { class: 'world' }, picture.node, drawing);
  const rulers = [makeRuler(ground, 'x'), makeRuler(ground, 'y')];
  const caption = el('p', { class: 'caption', 'aria-hidden': 'true' });
  const stage = el('div', {
    class: 'stage', tabindex: interactive ? 0 : null, role: interactive ? 'application' : 'img',
    'aria-label': interactive ? `Map of ${battle.title}. Arrows move the cursor, Enter acts, question mark lists the keys.` : `Map of ${battle.title}`,
  }, world, rulers.map((r) => r.strip), caption);
  root.append(stage);

  battle.sides.forEach((_, k) => stage.style.setProperty(`--side-${k}`, coat(battle, k)));

  const watchers = new Set();
  const zoom = makeZoom(stage, world, {
    width: ground.width, height: ground.height, grabs,
    // At the foot there is room for a line of the caption, where there is a pointer that calls it up.
    margin: () => ({ left: rulers[1].strip.offsetWidth, top: rulers[0].strip.offsetHeight, foot: matchMedia('(hover: hover)').matches ? 1.9 * parseFloat(getComputedStyle(document.documentElement).fontSize) : 0 }),
    settle(px) {
      world.style.width = `${ground.width * px}px`;
      world.style.height = `${ground.height * px}px`;
      stage.classList.toggle('far', px < FAR);
      picture.settle(px);
      names.settle(px);
    },
    moved(to) {
      for (const r of rulers) r.place(to);
      picture.view(to);
      for (const w of watchers) w();
    },
  });

  // ---- pieces ----

  const drawn = new Map();            // unit -> {g, look, x, y}
  let stacks = new Map();             // cell -> pieces, the top one last
  let badges = [];
  let pieces = [];
  let lifted = new Set();             // units that lie on top of their stacks
  const fanOut = makeFan(battle, cells, { zoom, stage, busy: (cell) => (stacks.has(cell) ? 'piece' : marks.get('cells')?.list.some((m) => m.cell === cell) ? 'lit' : null) });
  spread.append(fanOut.node);
  const fanSpots = fanOut.spots;

  const middle = (cell) => ({ x: cells[cell].x * CELL, y: cells[cell].y * CELL });

  function gather() {
    stacks = new Map();
    for (const p of pieces) {
      if ((p.at !== 'board' && p.at !== 'unknown') || p.cell === null || p.cell === undefined || !cells[p.cell]) continue;
      if (!stacks.has(p.cell)) stacks.set(p.cell, []);
      stacks.get(p.cell).push(p);
    }
    for (const s of stacks.values()) s.sort((a, b) => lifted.has(a.u) - lifted.has(b.u) || strength(a) - strength(b));
  }

  const stackOf = (cell) => stacks.get(cell) ?? [];
  const pieceOf = (unit) => pieces.find((p) => p.u === unit);

  /** Where a unit's counter is drawn, and how large; null where it is not. */
  function spot(unit) {
    if (fanSpots.has(unit)) return fanSpots.get(unit);
    const d = drawn.get(unit);
    return d ? { x: d.x, y: d.y, k: LARGE } : null;
  }

  const place = (x, y, k = 1) => `translate(${x}px, ${y}px) scale(${k})`;
  const moveTo = (g, x, y, k) => { g.style.transform = place(x, y, k); };

  let haze = null;
  /** Fog over the ground, where the view tells of any. */
  async function drawHaze(thick) {
    if (thick === undefined || (!haze && !thick)) return;
    haze ??= import('./haze.js').then(({ makeHaze }) => { const made = makeHaze(battle); picture.node.after(made.node); return made; });
    (await haze).set(thick);
  }

  function show(view, { slide = false, order = [], fade = slide } = {}) {
    drawHaze(view.haze);
    pieces = view.pieces;
    gather();
    const glide = slide && !stillness();
    const gone = new Set(drawn.keys());
    const moved = [];
    for (const b of badges) b.remove();
    badges = [];
    for (const [cell, stack] of [...stacks].sort((a, b) => cells[a[0]].y - cells[b[0]].y)) {
      const m = middle(cell);
      stack.forEach((p, i) => {
        const depth = stack.length - 1 - i, x = m.x + Math.min(depth, SHOWN - 1) * SHIFT - (stack.length > 1 ? SHIFT : 0), y = m.y - Math.min(depth, SHOWN - 1) * SHIFT + (stack.length > 1 ? SHIFT : 0);
        const look = `${p.at}|${p.facing}|${p.label}|${p.left}|${p.right}|${p.marks}`;
        let d = drawn.get(p.u);
        if (!d || d.look !== look) {
          const g = svg('g', { class: 'piece', 'data-u': p.u }, counter(battle, p));
          d?.g.remove();
          d = { g, look, x: d?.x, y: d?.y, cell: d?.cell };
          drawn.set(p.u, d);
        }
        gone.delete(p.u);
        men.append(d.g);
        d.g.style.display = depth >= SHOWN ? 'none' : '';
        if (glide && d.cell !== undefined && d.cell !== cell) moved.push({ u: p.u, d, from: { x: d.x, y: d.y }, to: { x, y } });
        Object.assign(d, { x, y, cell });
        moveTo(d.g, x, y, LARGE);
      });
      if (stack.length > 1) {
        const b = stackBadge(stack, m.x + HALF + 16, m.y + HALF + 10);
        b.dataset.cell = cell;
        badges.push(b);
      }
    }
    totals.append(...badges);
    for (const u of gone) {
      const { g } = drawn.get(u);
      drawn.delete(u);
      if (fade && !stillness()) g.animate([{ opacity: 1 }, { opacity: 0 }], 500).onfinish = () => g.remove();
      else g.remove();
    }
    const rank = (u) => { const i = order.indexOf(u); return i < 0 ? order.length : i; };
    moved.sort((a, b) => rank(a.u) - rank(b.u));
    const pause = Math.min(140, 1100 / Math.max(moved.length, 1));
    moved.forEach(({ d, from, to }, i) => {
      d.g.animate(
        [from, to].map((at) => ({ transform: place(at.x, at.y, LARGE) })),
        { duration: 380, delay: i * pause, easing: 'ease-in-out', fill: 'backwards' });
    });
    if (fanOut.cell >= 0) {
      if (stackOf(fanOut.cell).length > 1) fan(fanOut.cell);
      else fold();
    }
    for (const name of marks.keys()) redraw(name);
    names.update();
  }

  function lift(units) {
    const buried = units.some((u) => { const s = stackOf(pieceOf(u)?.cell); return s.length > 1 && !units.includes(s.at(-1).u); });
    lifted = new Set(units);
    if (buried) show({ pieces });
  }

  // ---- a stack spread out ----

  function fan(cell) {
    const stack = stackOf(cell);
    if (stack.length < 2) return fold();
    fanOut.spread(cell, stack);
    for (const name of marks.keys()) redraw(name);
  }

  function fold() {
    if (fanOut.cell < 0) return;
    fanOut.fold();
    for (const name of marks.keys()) redraw(name);
  }

  // ---- marks ----

  const marks = new Map();            // name -> {g, halo, high, list, over}

  function one({ cell, unit, kind, text: words, value }) {
    const at = unit === undefined ? { ...middle(cell), k: 1 } : spot(unit);
    if (!at) return null;
    const g = svg('g', { class: `m-${kind}` });
    if (unit === undefined) g.append(svg('path', { d: outline, class: 'area' }));
    else for (const c of ['back', 'ring']) g.append(svg('rect', { class: c, x: -HALF - 6, y: -HALF - 6, width: 2 * HALF + 12, height: 2 * HALF + 12, rx: 5 }));
    if (value !== undefined) g.style.setProperty('--value', value);
    if (words) g.append(svg('text', { class: 'words', y: 9, 'text-anchor': 'middle', 'font-size': words.length > 4 ? 20 : 27 }, words));
    moveTo(g, at.x, at.y, at.k);
    return g;
  }

  function redraw(name) {
    const m = marks.get(name);
    // What belongs to a counter of the spread-out stack lies above it, all else below.
    const spreadOut = (i) => m.over && i.unit !== undefined && fanSpots.has(i.unit);
    const [units, places] = [[], []];
    for (const i of m.list) if (!spreadOut(i)) (i.unit === undefined ? places : units).push(i);
    empty(m.g).append(...places.map(one).filter(Boolean));
    empty(m.halo).append(...units.map(one).filter(Boolean));
    empty(m.high).append(...m.list.filter(spreadOut).map(one).filter(Boolean));
    for (const i of m.list) if (i.sign && spot(i.unit)) (spreadOut(i) ? m.high : m.g).append(signed(i));
  }

  /** The sign of a marked piece, at its right shoulder. */
  function signed({ unit, kind, sign }) {
    const { x, y, k } = spot(unit), g = svg('g', { class: `m-${kind}` }, partSign(sign));
    moveTo(g, x + (HALF - 4) * k, y - (HALF - 4) * k, k * (stage.classList.contains('far') ? 1.5 : 1.15));
    return g;
  }

  function mark(name, list, { over = false } = {}) {
    const before = marks.get(name);
    if (!list.length || before?.over !== over) {
      before?.g.remove();
      before?.high.remove();
      before?.halo.remove();
      marks.delete(name);
    }
    if (!list.length) return;
    if (!marks.has(name)) {
      const m = { g: svg('g', { class: `marks-${name}` }), halo: svg('g', { class: `marks-${name}` }), high: svg('g'), over };
      (over ? above : below).append(m.g);
      halos.append(m.halo);
      top.append(m.high);
      marks.set(name, m);
    }
    marks.get(name).list = list;
    redraw(name);
  }

  function pulse(which) {
    for (const cell of which) {
      if (!cells[cell]) continue;
      const g = svg('g', { class: 'm-pulse' }, svg('circle', { r: CELL * 0.62 }));
      moveTo(g, middle(cell).x, middle(cell).y);
      top.append(g);
      setTimeout(() => g.remove(), 1800);
    }
  }

  // ---- pointing ----

  function cellAt(cx, cy) {
    const p = zoom.toBoard(cx, cy);
    let best = -1, least = 0.62 * 0.62;
    if (ground.grid !== 'hexes') least = 0.5001;
    for (let i = 0; i < cells.length; i++) {
      const dx = cells[i].x - p.x, dy = cells[i].y - p.y, d = dx * dx + dy * dy;
      if (d < least) {
        least = d;
        best = i;
      }
    }
    return best;
  }

  const placesOf = new Map();
  for (const p of ground.places) {
    if (!placesOf.has(p.cell)) placesOf.set(p.cell, []);
    placesOf.get(p.cell).push(p);
  }

  function describe(cell) {
    const c = cells[cell];
    const places = (placesOf.get(cell) ?? []).map((p) => (p.value > 0 ? `${p.name} (${p.value})` : p.name));
    const stack = [...stackOf(cell)].reverse().map((p) => pieceName(battle, p));
    return `${c.name}: ${[c.text, ...places].join(', ')}${stack.length ? `. ${stack.join('; ')}` : ''}.`;
  }

  function say(words, cell = -1) {
    const c = cell >= 0 && zoom.toWindow(cells[cell].x, cells[cell].y), half = zoom.px / 2;
    sayIn(caption, words, c && { bottom: c.y + half, left: c.x - half });
  }
  if (!interactive) {
    stage.addEventListener('pointermove', (e) => {
      const c = cellAt(e.clientX, e.clientY);
      say(c < 0 ? '' : describe(c), c);
    });
  }
  stage.addEventListener('pointerleave', () => say(''));

  return {
    stage, zoom, wash, ink, show, lift, mark, pulse, fan, fold, cellAt, stackOf, pieceOf, spot, middle, describe, say,
    describeUnit: (unit) => { const p = pieceOf(unit); return `${pieceName(battle, p)}, ${p.at === 'board' ? `at ${cells[p.cell].name}` : p.at}.`; },
    routes,
    get fanned() { return fanOut.cell; },
    /** Whether a piece lies there, or the question can be answered there. */
    holds: (cell) => stacks.has(cell) || Boolean(marks.get('cells')?.list.some((m) => m.cell === cell)),
    get pieces() { return pieces; },
    placeOf: (unit) => { const p = pieceOf(unit); return p?.at === 'board' ? p.cell : null; },
    unitAt: (node) => Number(node?.closest?.('[data-u]')?.dataset.u ?? -1),
    allAt: (node) => Number(node?.closest?.('[data-all]')?.dataset.all ?? -1),
    pointOf: (cell) => zoom.toWindow(cells[cell].x, cells[cell].y),
    pointOfUnit: (unit) => { const s = spot(unit); return s ? zoom.toWindow(s.x / CELL, s.y / CELL) : null; },
    look: (cell, options) => zoom.centre(cells[cell].x, cells[cell].y, { still: stillness(), ...options }),
    sees: (cell) => zoom.sees(cells[cell].x, cells[cell].y),
    reveal: (cell) => zoom.reveal(cells[cell].x, cells[cell].y, { still: stillness() }),
    fit: zoom.fit,
    /** The drawing of a unit, and how it is moved about: a spot is {x, y, turn} in units of the drawing. */
    actor: (unit) => drawn.get(unit)?.g ?? null,
    spotAt: (cell) => ({ ...middle(cell), turn: 0 }),
    spotOf: (p) => (p?.at === 'board' && cells[p.cell] ? { ...middle(p.cell), turn: 0 } : null),
    put: ({ x, y }) => place(x, y, LARGE),
    span: CELL,
    watch(fn) {
      watchers.add(fn);
      return () => watchers.delete(fn);
    },
    close() {
      zoom.close();
      picture.close();
      haze?.then((h) => h.close());
      names.close();
      stage.remove();
    },
  };
}
