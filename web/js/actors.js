// actors.js -- pieces that travel their way, and what they leave on the map: tracks in wash, arrows of attacks, crosses for
// those who fell. On squares, hexes and tables alike; a spot is {x, y, turn} in units of the drawing.
//
// Travelling is done by transforms alone (Web Animations), so that nothing is laid out while it lasts. Tracks are drawn once
// and only change how strong they are.
import { svg } from './dom.js';

const MOST = 240;                     // marks kept on the map
const APART = 0.02;                   // of a span: two spots nearer than that are one

const n1 = (v) => v.toFixed(1);
const between = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** The shortest way round from one angle to another, in degrees. */
const turned = (from, to) => ((((from - to + 180) % 360) + 360) % 360) - 180;

/** A broad arrow, growing towards its head and a little bent, as plans of battles have it. */
function arrowPath(a, b, { wide, short }) {
  const far = between(a, b) || 1, ux = (b.x - a.x) / far, uy = (b.y - a.y) / far, long = Math.max(far - short, wide * 1.6);
  const head = Math.min(wide * 1.7, long * 0.55), bend = Math.min(long * 0.08, wide);
  const at = (along, off) => {
    const t = along / long, lift = 4 * bend * t * (1 - t);
    return `${n1(a.x + ux * along - uy * (off + lift))} ${n1(a.y + uy * along + ux * (off + lift))}`;
  };
  const foot = wide * 0.2, neck = wide * 0.5, start = Math.min(wide * 0.8, long * 0.2), mid = (start + long - head) / 2;
  return `M${at(start, -foot)}Q${at(mid, -(foot + neck) / 2)} ${at(long - head, -neck)}L${at(long - head, -wide)}L${at(long, 0)}L${at(long - head, wide)}L${at(long - head, neck)}Q${at(mid, (foot + neck) / 2)} ${at(start, foot)}L${at(start + foot * 2, 0)}Z`;
}

/** makeActors(board, battle): board as board.js or table.js make them. */
export function makeActors(board, battle) {
  const { span } = board;
  // Washes lie in groups that are translucent as a whole: where ways run together they are no darker.
  const old = svg('g', { class: 'washes old' }), young = svg('g', { class: 'washes' });
  board.wash.append(old, young);
  let running = new Set();
  const list = [];                    // {node, kind} in the order they came

  function keep(node, kind, layer) {
    layer.append(node);
    list.push({ node, kind });
    if (list.length > MOST) list.shift().node.remove();
    return node;
  }

  /** Spots without those that are no way from the one before. */
  function spotsOf(pieces) {
    const way = [];
    for (const p of pieces) {
      const s = board.spotOf(p);
      if (s && (!way.length || between(s, way.at(-1)) > span * APART || s.turn !== way.at(-1).turn)) way.push(s);
    }
    return way;
  }

  /**
   * Lets units travel along their ways to where they are drawn now: [{unit, way: spots, delay, ms}]. The promise is kept when
   * the last has arrived, or all were told to be there.
   */
  function travel(moves) {
    const runs = [];
    for (const { unit, way, delay = 0, ms } of moves) {
      const g = board.actor(unit);
      if (!g || way.length < 2 || ms < 20) continue;
      const end = way.at(-1), steps = way.slice(1).map((s, i) => between(s, way[i]) + Math.abs(turned(s.turn, way[i].turn)) * span * 0.004);
      const all = steps.reduce((s, v) => s + v, 0) || 1;
      let gone = 0;
      const frames = way.map((s, i) => {
        gone += i ? steps[i - 1] : 0;
        return { transform: board.put(s, turned(s.turn, end.turn)), offset: Math.min(1, gone / all) };
      });
      // It ends where it is drawn, which in a stack is not quite the middle.
      frames.at(-1).transform = battle.table ? `${g.style.transform} rotate(0deg)` : g.style.transform;
      runs.push(g.animate(frames, { duration: ms, delay, easing: 'ease-in-out', fill: 'backwards' }));
    }
    for (const r of runs) running.add(r);
    return Promise.all(runs.map((r) => r.finished.catch(() => {}).then(() => running.delete(r))));
  }

  /** Whoever still travels is there. */
  function arrive() {
    const all = running;
    running = new Set();
    for (const r of all) r.finish();
  }

  /** The way of some units, side by side in one wash. */
  function track(way, side, { units = 1, ms = 0 } = {}) {
    const spots = way.filter((s, i) => !i || between(s, way[i - 1]) > span * APART);
    if (spots.length < 2) return null;
    const d = `M${spots.map((s) => `${n1(s.x)} ${n1(s.y)}`).join('L')}`, wide = span * (0.13 + 0.03 * Math.min(units, 5)), end = spots.at(-1);
    const node = svg('g', { class: `track side-${side}` },
      svg('path', { class: 'track-wash', d, 'stroke-width': n1(wide) }), svg('path', { class: 'track-line', d, 'stroke-width': n1(span * 0.022) }),
      svg('circle', { class: 'track-foot', cx: n1(spots[0].x), cy: n1(spots[0].y), r: n1(wide * 0.42) }), svg('circle', { class: 'track-end', cx: n1(end.x), cy: n1(end.y), r: n1(wide * 0.3) }));
    if (ms) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: 'ease-out' });
    return keep(node, 'track', young);
  }

  /** An attack from one spot on another. */
  function arrow(from, to, side, { ms = 0 } = {}) {
    if (between(from, to) < span * 0.2) return null;
    const d = arrowPath(from, to, { wide: span * 0.14, short: span * 0.34 });
    const node = svg('g', { class: `attack side-${side}` }, svg('path', { class: 'attack-edge', d }), svg('path', { class: 'attack-body', d }));
    if (ms) node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ms, easing: 'ease-out' });
    return keep(node, 'arrow', board.ink);
  }

  /** Where a unit was lost. */
  function loss(spot, unit) {
    const r = span * 0.2, { side, id, called = id } = battle.units[unit], name = called.replace(/^the /, '');
    const node = svg('g', { class: `fallen side-${side}`, transform: `translate(${n1(spot.x)} ${n1(spot.y)})` },
      svg('title', null, `${name} was lost here`),
      svg('path', { class: 'fallen-edge', d: `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`, 'stroke-width': n1(span * 0.13) }), svg('path', { class: 'fallen-cross', d: `M${-r} ${-r}L${r} ${r}M${r} ${-r}L${-r} ${r}`, 'stroke-width': n1(span * 0.07) }),
      svg('text', { class: 'fallen-name', y: n1(r + span * 0.24), 'text-anchor': 'middle', 'font-size': n1(span * 0.2) }, name));
    return keep(node, 'loss', board.ink);
  }

  return {
    span, spotsOf, travel, arrive, track, arrow, loss,
    get moving() { return running.size > 0; },
    get marks() { return list.length; },
    /** What was done before steps back behind what is done now. */
    fade() {
      for (const { node } of list) node.classList.add('old');
      old.append(...young.children);
    },
    /** All of them as strong as each other again. */
    raise() {
      for (const { node } of list) node.classList.remove('old');
      young.prepend(...old.children);
    },
    clear() {
      for (const { node } of list) node.remove();
      list.length = 0;
    },
    /** Kept, but out of sight. */
    hide(on) {
      board.wash.classList.toggle('unseen-marks', on);
      board.ink.classList.toggle('unseen-marks', on);
    },
  };
}
