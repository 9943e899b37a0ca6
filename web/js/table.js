// table.js -- a table in inches with what stands on it, to be looked at and pointed at. It knows no rule. It is to a
// table what board.js is to a board, and is spoken to the same way; a place is [x, y] in inches from the south-west
// corner, y running north, where a board has cells. Where nothing may be measured ahead the table is a hundred wide, there
// are no inches along its edges, and no place is told in numbers.
//
//   const table = makeTable(root, battle, {interactive, grabs});
//
//   table.show(view, {slide, order, fade})   view.pieces by their footprints, view.props below them
//   table.actor(unit), table.spotOf(piece), table.spotAt(place), table.put(spot), table.wash, table.ink, table.span
//                                      for whoever lets pieces travel (actors.js)
//   table.lift(units)                  these lie on top and tell their names
//   table.mark(name, list, {over})     replaces the marks of that name: {unit, kind}, {at, kind} or strokes {kind, text,
//                                      closed, points} (strokes.js)
//   table.pulse(places), table.look(place), table.reveal(place), table.sees(place), table.fit(), table.zoom
//   table.place(x, y)                  the place under a point of the window
//   table.unitAt(element), table.unitNear(place, reach)   the unit drawn by it; the one on that place or so near; -1
//   table.placeOf(unit)                where a unit is, or null
//   table.pointOf(place), table.pointOfUnit(unit)         in the window
//   table.say(text, place), table.describe(place), table.describeUnit(unit)
//   table.layer                        for whoever draws above it all (plan.js), in units of the drawing
//   table.watch(fn)                    fn() after every movement of the map
//   table.stage, table.close()
import { sayIn } from './caption.js';
import { el, empty, svg } from './dom.js';
import { makeGround } from './ground.js';
import { makeNames } from './names.js';
import { coat, pieceName } from './pieces.js';
import { measures, spotName } from './places.js';
import { stillness } from './prefs.js';
import { INCH, facingPath, footPath, unitOnTable } from './stands.js';
import { bareGround, groundAt, reachOf, stepDown, stroke } from './strokes.js';
import { makeZoom } from './zoom.js';

const NEAR = 26, MIDDLE = 8;          // pixels an inch from which names and figures are to be seen (table.css)

/** Inches along an edge of the window, going with the map. */
function makeTape(table, along) {
  const long = along === 'x' ? table.width : table.height, marks = [];
  for (let i = 0; i <= long; i++) marks.push({ i, at: along === 'x' ? i : long - i, node: el('span', null, String(i)) });
  const tape = el('div', { class: 'tape-run' }, marks.map((m) => m.node)), strip = el('div', { class: `ruler along-${along}`, 'aria-hidden': 'true' }, tape);
  const put = along === 'x' ? (n) => `translate(${n}px)` : (n) => `translateY(${n}px)`;
  let last = 0;
  return {
    strip,
    /** While the map is only moved the tape is moved as a whole. */
    place({ x, y, px }) {
      tape.style.transform = put(along === 'x' ? x : y);
      if (px === last) return;
      last = px;
      const every = px > 44 ? 1 : px > 22 ? 2 : px > 9 ? 6 : 12;
      for (const m of marks) {
        m.node.hidden = m.i % every !== 0;
        if (!m.node.hidden) m.node.style.transform = put(m.at * px);
      }
    },
  };
}

const hatched = (id, cls, turn, gap) => svg('pattern', { id, width: gap, height: gap, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` }, svg('rect', { class: cls, width: gap * 0.34, height: gap }));

export function makeTable(root, battle, { interactive = true, grabs } = {}) {
  const { table } = battle, { width, height } = table;

  const picture = makeGround(battle);
  const bare = svg('svg', { class: 'bare', viewBox: `0 0 ${width * INCH} ${height * INCH}`, 'aria-hidden': 'true' }, bareGround(battle));
  const props = svg('g', { class: 'props' }), below = svg('g', { class: 'marks' }), wash = svg('g', { class: 'wash' }), men = svg('g', { class: 'pieces' }), above = svg('g', { class: 'marks' }), ink = svg('g', { class: 'ink' }), layer = svg('g', { class: 'plan' });
  const names = makeNames(battle, INCH, takenBoxes);
  const defs = svg('defs', null, hatched('worn-1', 'worn', 45, 9), hatched('legal-hatch', 'hatch-legal', 45, 12), hatched('zone-0', 'hatch side-0', 45, 26), hatched('zone-1', 'hatch side-1', -45, 26),
    svg('pattern', { id: 'worn-2', width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' }, svg('path', { class: 'worn-lines', d: 'M0 0H8M0 0V8' })));
  const drawing = svg('svg', { class: 'drawing on-table', viewBox: `0 0 ${width * INCH} ${height * INCH}`, 'aria-hidden': 'true' }, defs, props, below, wash, men, names.node, above, ink, layer);
  const world = el('div', { class: 'world' }, picture.node, bare, drawing);
  const ruled = measures(battle), tapes = ruled ? [makeTape(table, 'x'), makeTape(table, 'y')] : [];
  const caption = el('p', { class: 'caption', 'aria-hidden': 'true' });
  const stage = el('div', {
    class: 'stage', tabindex: interactive ? 0 : null, role: interactive ? 'application' : 'img',
    'aria-label': interactive ? `Table of ${battle.title}${ruled ? `, ${width} by ${height} inches` : ''}. Arrows move the cursor${ruled ? ' an inch' : ''}, Enter acts, question mark lists the keys.` : `Table of ${battle.title}`,
  }, world, tapes.map((t) => t.strip), caption);
  root.append(stage);
  battle.sides.forEach((_, k) => stage.style.setProperty(`--side-${k}`, coat(battle, k)));

  const watchers = new Set();
  const zoom = makeZoom(stage, world, {
    width, height, grabs, most: 110,
    margin: () => ({ left: tapes[1]?.strip.offsetWidth ?? 0, top: tapes[0]?.strip.offsetHeight ?? 0, foot: matchMedia('(hover: hover)').matches ? 1.9 * parseFloat(getComputedStyle(document.documentElement).fontSize) : 0 }),
    settle(px) {
      world.style.width = `${width * px}px`;
      world.style.height = `${height * px}px`;
      // A pixel of the screen in units of the drawing: what is to be read is as large as the page's letters ask, and a
      // little larger where there is room.
      const em = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
      stage.style.setProperty('--dot', (INCH / px) * em * Math.min(Math.max(px / em / 20, 0.8), 1.5));
      stage.classList.toggle('near', px >= NEAR * em);
      stage.classList.toggle('middle', px >= MIDDLE * em && px < NEAR * em);
      stage.classList.toggle('far', px < MIDDLE * em);
      picture.settle(px);
      names.settle(px);
    },
    moved(to) {
      for (const t of tapes) t.place(to);
      picture.view(to);
      for (const w of watchers) w();
    },
  });

  // ---- from inches to the drawing ----

  const drawnAt = ([x, y]) => ({ x: x * INCH, y: (height - y) * INCH });
  const put = ({ x, y }, turn = 0) => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${turn ? ` rotate(${turn.toFixed(1)}deg)` : ''}`;

  // ---- pieces ----

  const drawn = new Map();            // unit -> {g, look, at, facing}
  let pieces = [], lifted = new Set();
  const pieceOf = (unit) => pieces.find((p) => p.u === unit);
  const standing = (p) => p.at === 'board' && p.foot;
  /** Discs lie on stands, what is in hand on top of all. */
  const rank = (p) => (lifted.has(p.u) ? 2 : 0) + (p.foot.stands.length ? 0 : 1);

  let haze = null;
  /** Fog over the ground, where the view tells of any. */
  async function drawHaze(thick) {
    if (thick === undefined || (!haze && !thick)) return;
    haze ??= import('./haze.js').then(({ makeHaze }) => { const made = makeHaze(battle); bare.after(made.node); return made; });
    (await haze).set(thick);
  }

  function show(view, { slide = false, order = [], fade = slide } = {}) {
    drawHaze(view.haze);
    pieces = view.pieces;
    const glide = slide && !stillness(), gone = new Set(drawn.keys()), moved = [];
    for (const p of pieces.filter(standing).sort((a, b) => rank(a) - rank(b) || b.foot.at[1] - a.foot.at[1])) {
      const look = JSON.stringify([p.foot, p.label, p.left, p.right, p.marks]);
      let d = drawn.get(p.u);
      if (!d || d.look !== look) {
        const g = svg('g', { class: 'piece', 'data-u': p.u }, unitOnTable(battle, p)), from = d;
        d?.g.remove();
        d = { g, look, at: p.foot.at, facing: p.foot.facing };
        drawn.set(p.u, d);
        if (glide && from && (Math.hypot(from.at[0] - d.at[0], from.at[1] - d.at[1]) > 0.05 || from.facing !== d.facing)) moved.push({ u: p.u, d, from });
      }
      gone.delete(p.u);
      d.g.classList.toggle('lifted', lifted.has(p.u));
      d.g.style.transform = put(drawnAt(d.at));
      men.append(d.g);
    }
    for (const u of gone) {
      const { g } = drawn.get(u);
      drawn.delete(u);
      if (fade && !stillness()) g.animate([{ opacity: 1 }, { opacity: 0 }], 500).onfinish = () => g.remove();
      else g.remove();
    }
    const turn = (u) => { const i = order.indexOf(u); return i < 0 ? order.length : i; };
    moved.sort((a, b) => turn(a.u) - turn(b.u));
    const pause = Math.min(140, 1100 / Math.max(moved.length, 1));
    moved.forEach(({ d, from }, i) => {
      const by = ((from.facing - d.facing + 540) % 360) - 180;
      d.g.animate([{ transform: `${put(drawnAt(from.at))} rotate(${by}deg)` }, { transform: `${put(drawnAt(d.at))} rotate(0deg)` }], { duration: 480, delay: i * pause, easing: 'ease-in-out', fill: 'backwards' });
    });
    if (view.props) empty(props).append(...view.props.map((s) => stroke(s, height)).filter(Boolean));
    for (const name of marks.keys()) redraw(name);
    names.update();
  }

  /** What names of places keep off: stands, discs, and what is written beside them, in inches from the upper left. */
  function takenBoxes() {
    const box = world.getBoundingClientRect(), k = width / box.width;
    const feet = pieces.filter(standing).map(({ foot: { at, stands, radius = 0.6 } }) => {
      const xs = stands.length ? stands.filter((_, i) => i % 2 === 0) : [at[0] - radius, at[0] + radius], ys = stands.length ? stands.filter((_, i) => i % 2) : [at[1] - radius, at[1] + radius];
      const x = Math.min(...xs), y = Math.max(...ys);
      return { x, y: height - y, w: Math.max(...xs) - x, h: y - Math.min(...ys) };
    });
    const said = [...drawing.querySelectorAll('.stroke-words')].map((n) => n.getBoundingClientRect()).filter((b) => b.width);
    const words = [...keepApart(), ...said].map((b) => ({ x: (b.left - box.left) * k, y: (b.top - box.top) * k, w: b.width * k, h: b.height * k }));
    return [...feet, ...words];
  }

  /** Names of units that would lie over each other: the second is told by its letters, or waits until it is pointed at. The boxes of those that are read. */
  function keepApart() {
    const groups = [...men.querySelectorAll('.tokens')], kept = [];
    const over = (a) => kept.some((b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > -2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4);
    const boxOf = (g) => { for (const n of g.querySelectorAll('.uid, .uname')) { const b = n.getBoundingClientRect(); if (b.width) return b; } return null; };
    for (const g of groups) g.classList.remove('brief', 'hushed');
    const clash = groups.map((g) => [g, boxOf(g)]).filter(([, b]) => b && (over(b) || !kept.push(b)));
    for (const [g] of clash) g.classList.add('brief');
    for (const [g, b] of clash.map(([c]) => [c, boxOf(c)])) if (b && (over(b) || !kept.push(b))) g.classList.add('hushed');
    return kept;
  }

  function lift(units) {
    lifted = new Set(units);
    for (const [u, d] of drawn) d.g.classList.toggle('lifted', lifted.has(u));
    for (const u of units) if (drawn.has(u)) men.append(drawn.get(u).g);
    names.update();
  }

  // ---- marks ----

  const marks = new Map();            // name -> {g, list, over}

  function one(m) {
    if (m.points) return stroke(m, height);
    if (m.path) return svg('g', { class: `m-${m.kind}` }, svg('path', { class: 'area', d: m.path }));
    const g = svg('g', { class: `m-${m.kind}` });
    if (m.unit !== undefined) {
      const p = pieceOf(m.unit);
      if (!p || !standing(p)) return null;
      for (const c of ['back', 'ring']) g.append(svg('path', { class: c, d: footPath(p.foot, 3) }));
      g.style.transform = put(drawnAt(p.foot.at));
      return g;
    }
    const r = INCH * 0.5;
    g.append(svg('path', { class: 'back', d: `M${-r * 2} 0H${-r * 0.4}M${r * 0.4} 0H${r * 2}M0 ${-r * 2}V${-r * 0.4}M0 ${r * 0.4}V${r * 2}` }), svg('path', { class: 'area', d: `M${-r * 2} 0H${-r * 0.4}M${r * 0.4} 0H${r * 2}M0 ${-r * 2}V${-r * 0.4}M0 ${r * 0.4}V${r * 2}` }));
    g.style.transform = put(drawnAt(m.at));
    return g;
  }

  function redraw(name) {
    const { g, list } = marks.get(name);
    empty(g).append(...list.map(one).filter(Boolean));
    if (list.length > 1) stepDown(g);
  }

  function mark(name, list, { over = false } = {}) {
    const before = marks.get(name);
    if (!list.length || before?.over !== over) {
      before?.g.remove();
      marks.delete(name);
    }
    if (!list.length) return;
    if (!marks.has(name)) {
      marks.set(name, { g: svg('g', { class: `marks-${name}` }), over });
      // Rings lie under the units, so that they stand out around them and hide nothing.
      (over && list[0].unit === undefined ? above : below).append(marks.get(name).g);
    }
    marks.get(name).list = list;
    redraw(name);
    if (list.some((m) => m.text)) names.update();
  }

  function pulse(places) {
    for (const at of places) {
      if (!at) continue;
      const g = svg('g', { class: 'm-pulse' }, svg('circle', { r: INCH * 2 }));
      g.style.transform = put(drawnAt(at));
      above.append(g);
      setTimeout(() => g.remove(), 1800);
    }
  }

  // ---- pointing ----

  const place = (cx, cy) => { const p = zoom.toBoard(cx, cy); return [p.x, height - p.y]; };
  const onTable = ([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height;

  function unitNear(at, reach = 0) {
    let best = -1, least = reach + 1e-6;
    for (const p of pieces.filter(standing)) {
      const far = reachOf(p.foot, at) - (p.foot.stands.length ? 0 : 0.001);      // a commander lies on top of those he is with
      if (far < least) {
        least = far;
        best = p.u;
      }
    }
    return best;
  }

  function describe(at) {
    const ground = groundAt(table, at), u = unitNear(at, 0.25);
    const told = `${ruled ? `${spotName(battle, at)}: ` : ''}${ground.length ? ground.join(', ') : 'open ground'}${u >= 0 ? `. ${pieceName(battle, pieceOf(u))}` : ''}.`;
    return told[0].toUpperCase() + told.slice(1);
  }

  function say(words, at = null) {
    const c = at && zoom.toWindow(at[0], height - at[1]);
    sayIn(caption, words, c && { bottom: c.y + 24, left: c.x - 24 });
  }
  if (!interactive) {
    stage.addEventListener('pointermove', (e) => {
      const u = Number(e.target.closest?.('[data-u]')?.dataset.u ?? -1), at = place(e.clientX, e.clientY);
      say(u >= 0 ? `${pieceName(battle, pieceOf(u))}.` : onTable(at) ? describe(at) : '', at);
    });
  }
  stage.addEventListener('pointerleave', () => say(''));

  const placeOf = (unit) => { const p = pieceOf(unit); return p && standing(p) ? p.foot.at : null; };
  /** Between its front and its rear: what a hand would take hold of. */
  function middleOf(unit) {
    const p = pieceOf(unit), s = p.foot.stands;
    if (!s.length) return p.foot.at;
    return [0, 1].map((k) => s.filter((_, i) => i % 2 === k).reduce((sum, v) => sum + v, 0) / (s.length / 2));
  }
  const pointOf = ([x, y]) => zoom.toWindow(x, height - y);

  return {
    stage, zoom, layer, wash, ink, show, lift, mark, pulse, place, onTable, unitNear, describe, say, pieceOf, placeOf, drawnAt, pointOf,
    width, height, heading: facingPath,
    describeUnit: (unit) => { const p = pieceOf(unit), at = placeOf(unit), where = !at ? p.at : ruled ? `at ${spotName(battle, at)}` : ''; return `${pieceName(battle, p)}${where && `, ${where}`}.`; },
    get pieces() { return pieces; },
    unitAt: (node) => Number(node?.closest?.('[data-u]')?.dataset.u ?? -1),
    spot: (unit) => { const at = placeOf(unit); return at ? drawnAt(at) : null; },
    pointOfUnit: (unit) => (placeOf(unit) ? pointOf(middleOf(unit)) : null),
    look: (at, options) => zoom.centre(at[0], height - at[1], { still: stillness(), ...options }),
    sees: (at) => zoom.sees(at[0], height - at[1]),
    reveal: (at) => zoom.reveal(at[0], height - at[1], { still: stillness() }),
    fit: zoom.fit,
    /** The drawing of a unit, and how it is moved about: a spot is {x, y, turn} in units of the drawing. */
    actor: (unit) => drawn.get(unit)?.g ?? null,
    spotAt: (at) => ({ ...drawnAt(at), turn: 0 }),
    spotOf: (p) => (p && standing(p) ? { ...drawnAt(p.foot.at), turn: p.foot.facing } : null),
    /** Turned against how it is drawn. */
    put: (spot, turn = 0) => `${put(spot)} rotate(${turn.toFixed(1)}deg)`,
    span: INCH * 3,
    watch(fn) {
      watchers.add(fn);
      return () => watchers.delete(fn);
    },
    close() {
      zoom.close();
      picture.close();
      names.close();
      haze?.then((h) => h.close());
      stage.remove();
    },
  };
}
