// legalground.js -- on a table: the ground on which a question that wants a place can be answered, and the pieces of the
// map that its answers speak of. Both are shown; pressing a piece of the map answers as pressing a unit does.
import { liesAt } from './strokes.js';

/** makeLegalGround(game, table) */
export function makeLegalGround(game, table) {
  const { battle } = game;
  let kept = new Map(), keptAt = -1, ticket = 0;

  /** The question's open answers name whom they place: post, place and their like, and not a move. */
  const places = () => (game.view.question.open ?? []).some((name) => battle.verbs.find((v) => v.name === name)?.args.startsWith('uxx'));

  function ask(unit) {
    if (keptAt !== game.view.n) {
      kept = new Map();
      keptAt = game.view.n;
    }
    if (!kept.has(unit)) kept.set(unit, game.ground(unit >= 0 ? battle.units[unit].id : null).catch(() => ({ pitch: 1, places: [] })));
    return kept.get(unit);
  }

  /** The lattice as squares of one path; squares that lie side by side are one. */
  function path({ pitch, places: list }) {
    let d = '';
    for (let i = 0; i < list.length;) {
      let n = 1;
      while (i + 2 * n < list.length && list[i + 2 * n + 1] === list[i + 1] && list[i + 2 * n] - list[i] < (n + 0.5) * pitch) n++;
      const a = table.drawnAt([list[i] - pitch / 2, list[i + 1] + pitch / 2]), b = table.drawnAt([list[i] + (n - 0.5) * pitch, list[i + 1] - pitch / 2]);
      d += `M${a.x.toFixed(1)} ${a.y.toFixed(1)}H${b.x.toFixed(1)}V${b.y.toFixed(1)}H${a.x.toFixed(1)}Z`;
      i += 2 * n;
    }
    return d;
  }

  /** unit -1: a place is asked for, and nobody is set there. */
  async function show(unit) {
    const mine = ++ticket, found = await ask(unit), d = path(found);
    if (mine === ticket) table.mark('ground', d ? [{ kind: 'ground', path: d }] : []);
  }

  function hide() {
    ticket++;
    table.mark('ground', []);
  }

  // ---- pieces of the map ----

  /** A piece as a stroke: scenery by its number, and behind it what was laid down in play. */
  function piece(i) {
    const { scenery } = battle.table, s = scenery[i] ?? (game.view.props ?? []).filter((p) => p.kind === 'work')[i - scenery.length];
    return s ? { points: s.points, closed: s.closed, text: '' } : null;
  }

  return {
    show, hide, places,
    /** Those of these pieces that lie there. */
    at: (pieces, place) => pieces.filter((i) => { const s = piece(i); return s && liesAt(s, place); }),
    light: (name, pieces, kind) => table.mark(name, pieces.map(piece).filter(Boolean).map((s) => ({ ...s, kind }))),
    close: hide,
  };
}
