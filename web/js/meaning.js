// meaning.js -- what pieces in hand could be meant to do on a cell, and whether the rules allow it: read out of the
// question's answers and the battle's gestures, and asked of the server, once for each order of a question.
import { asksFacing, fillOrder, gesturesNow, readOrder } from './answers.js';
import { endOf, shortsOf } from './route.js';

/** makeMeaning(game, board, {answers: () => the answers, read}) */
export function makeMeaning(game, board, { answers }) {
  const { battle } = game;
  let kept = new Map(), keptAt = -1;

  const enemiesAt = (cell) => board.stackOf(cell).filter((p) => battle.units[p.u].side !== game.view.question.side).map((p) => p.u);

  /** Everything the pieces could be meant to do on a cell. `pointed`: the very counter under the pointer. */
  function meant(units, cell, pointed = -1) {
    const list = [];
    if (!game.mayAnswer() || cell < 0 || !units.length) return list;
    if (units.length === 1) for (const a of answers().of(units[0])) if (a.cells.includes(cell)) list.push({ order: a.order, text: a.say ?? (a.help || a.order) });
    if (list.length) return list;
    const enemies = enemiesAt(cell);
    const strikes = enemies.length ? gesturesNow(game, 'strike') : [];
    for (const g of strikes) {
      list.push({ g, with: { units, cell, enemies }, text: g.text, strike: true });
      if (enemies.length > 1 && enemies.includes(pointed)) list.push({ g, with: { units, cell, enemies: [pointed] }, text: `${g.text}: ${battle.units[pointed].id} alone`, strike: true });
    }
    if (!strikes.length) for (const g of gesturesNow(game, 'carry')) list.push({ g, with: { units, cell }, text: g.text });
    for (const m of list) if (!m.order && !asksFacing(m.g)) m.order = fillOrder(game, m.g, m.with);
    return list;
  }

  /** What else there is where a strike is refused: to put it together first, with others. */
  function instead(units, cell) {
    const enemies = enemiesAt(cell);
    if (!enemies.length || !units.length || game.view.question.making) return [];
    return gesturesNow(game, 'muster').map((g) => ({ g, text: g.text, order: fillOrder(game, g, { units, cell, enemies }) }));
  }

  function check(order) {
    if (keptAt !== game.view.n) {
      kept = new Map();
      keptAt = game.view.n;
    }
    if (!kept.has(order)) {
      const asked = kept;
      kept.set(order, game.check(order).then((ok) => ({ ok }), (why) => {
        if (!why.rule) asked.delete(order);             // no word of the rules: it may be otherwise the next time
        return { why };
      }));
    }
    return kept.get(order);
  }

  /**
   * Null where the rules allow it, else why not. What asks for a facing is allowed if any facing is, so that nobody
   * chooses one for a place that is forbidden anyway.
   */
  async function verdictOn(m) {
    const judge = async (order) => {
      const { ok, why } = await check(order);
      m.orders = ok?.orders ?? [];
      m.marches = ok?.marches ?? [];
      return why ?? null;
    };
    if (m.listed) return null;
    if (m.order) return judge(m.order);
    const [first, ...rest] = battle.board.directions.map((facing) => fillOrder(game, m.g, { ...m.with, facing }));
    const why = await judge(first);
    if (!why) return null;
    return (await Promise.all(rest.map(judge))).every(Boolean) ? why : null;
  }

  /** All that could be meant there with its verdicts: {list, legal, verdicts, marches}; marches: of the only thing that is. */
  async function think(units, cell) {
    const list = meant(units, cell), verdicts = await Promise.all(list.map(verdictOn)), legal = list.filter((_, i) => !verdicts[i]);
    return { list, verdicts, legal, marches: legal.length === 1 ? legal[0].marches ?? [] : [] };
  }

  /** Where a carry ends before the cell it was meant for: {cell, shorts}, as the march tells or the orders that it stands for; null: it does not. */
  function shortOf(legal, cell) {
    if (legal.length !== 1 || !legal[0].g || legal[0].strike) return null;
    const { marches = [], orders } = legal[0], shorts = shortsOf(marches);
    const end = marches.length ? endOf(marches) : orders.flatMap((o) => readOrder(game, o).cells).at(-1) ?? cell;
    return end === cell && !shorts.length ? null : { cell: end, shorts };
  }

  return { meant, instead, verdictOn, think, shortOf, enemiesAt };
}
