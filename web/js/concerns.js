// concerns.js -- an answer that is thought of: whom it concerns lights up, lines that belong to it are drawn, and what it takes is
// said, as the rule system tells it (GET .../about?order=). Nothing here knows what it means.
const PATIENCE = 60;                  // ms before the server is asked

/** makeConcerns(game, board, {note, tell}): note(order, text) shows the words, tell(sentence) is for ears. */
export function makeConcerns(game, board, { note, tell }) {
  let kept = new Map(), keptAt = -1, timer = 0, thought = null;

  /** {text, units, strokes}; empty where the rule system has nothing to add. */
  function of(order) {
    if (keptAt !== game.view.n) {
      kept = new Map();
      keptAt = game.view.n;
    }
    if (!kept.has(order)) kept.set(order, game.concerns(order).catch(() => ({ text: '', units: [], strokes: [] })));
    return kept.get(order);
  }

  function dark() {
    board.mark('concerned', []);
    board.mark('concern', []);
  }

  /** null: nothing is thought of any more. `read`: its words stand elsewhere already. */
  function think(a, { read = false } = {}) {
    clearTimeout(timer);
    if (a?.order === thought && a) return;
    thought = a?.order ?? null;
    dark();
    if (!a) return;
    const { order } = a;
    timer = setTimeout(async () => {
      const { text, units, strokes } = await of(order);
      if (thought !== order) return;
      board.mark('concerned', units.filter((u) => !a.units.includes(u)).map((unit) => ({ unit, kind: 'told' })), { over: true });
      if (game.battle.table) board.mark('concern', strokes);
      if (!text || read) return;
      note(order, a.say ?? order, text);
      tell(text.replace(/ *\[[^\]]*\]/g, ''));
    }, PATIENCE);
  }

  return { of, think, close: () => clearTimeout(timer) };
}
