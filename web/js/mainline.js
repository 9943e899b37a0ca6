// mainline.js -- the main line of a game for a replay: its entries, where it can be jumped to, and the views of
// its moments, asked for once and kept.
import { get } from './api.js';

const KEPT = 600; /* views are some kilobytes each */

/** Runs of entries under one clock: [{clock, turn, from, to}], numbered as the entries are, from 1. */
function phasesOf(entries) {
  const phases = [];
  entries.forEach((entry, i) => {
    const last = phases.at(-1);
    if (last?.clock === entry.clock) last.to = i + 1;
    else phases.push({ clock: entry.clock, turn: entry.turn, from: i + 1, to: i + 1 });
  });
  return phases;
}

export async function mainLine(game, key) {
  const path = `/api/games/${game}`;
  const views = new Map();
  const line = {
    entries: [], phases: [], battles: [], moves: 0, over: null,

    async load() {
      const told = await get(`${path}/line`, key);
      const same = (a, b) => a.side === b?.side && a.order === b.order && String(a.dice) === String(b.dice);
      const parted = line.entries.findIndex((entry, i) => !same(entry, told.entries[i]));
      if (parted >= 0) for (const n of views.keys()) if (n > parted) views.delete(n); /* the line was taken back behind them */
      line.entries = told.entries;
      line.moves = told.entries.length;
      line.over = told.over ?? null;
      line.phases = phasesOf(told.entries);
      line.battles = told.entries.flatMap((entry, i) => (entry.battle ? [i + 1] : []));
    },
    /** The view after n entries. */
    view(n) {
      if (!views.has(n)) {
        views.set(n, get(`${path}/at?n=${n}`, key).catch((e) => { views.delete(n); throw e; }));
        if (views.size > KEPT) views.delete(views.keys().next().value);
      }
      return views.get(n);
    },
    phaseAt: (n) => line.phases.find((p) => n <= p.to) ?? line.phases.at(-1) ?? null,
    /** Turns that have entries: [{turn, at}], `at` the moment before the first of them. */
    turns() {
      const first = new Map();
      for (const p of line.phases) if (!first.has(p.turn)) first.set(p.turn, p.from - 1);
      return [...first].map(([turn, at]) => ({ turn, at }));
    },
    nextBattle: (n) => line.battles.find((b) => b > n) ?? line.moves,
    lastBattle: (n) => line.battles.findLast((b) => b < n) ?? 0,
    nextPhase: (n) => line.phases.find((p) => p.to > n)?.to ?? line.moves,
    lastPhase: (n) => line.phases.findLast((p) => p.to < n)?.to ?? 0,
  };
  await line.load();
  return line;
}
