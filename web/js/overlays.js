// overlays.js -- marks on cells, or strokes on a table, to be looked at: of the pieces in hand, and of either side.
import { gesturesNow } from './answers.js';
import { inColours } from './choices.js';
import { el, empty, toast } from './dom.js';

/** makeOverlays(game, board, {hand: () => the hand, changed}) */
export function makeOverlays(game, board, { hand, changed }) {
  const { battle } = game;
  const ofUnit = battle.overlays.filter((o) => o.of === 'unit'), ofSide = battle.overlays.filter((o) => o.of === 'side');
  const node = inColours(battle, el('div', { class: 'overlays', role: 'group', 'aria-label': 'Marks on the map' }));      // they may stand in the bar, outside the field
  const sides = new Set();            // "name/side" that are shown
  let unitShown = null;
  let kept = new Map(), keptAt = -1, ticket = 0, step = null;

  function ask(name, of) {
    if (keptAt !== game.view.n) {
      kept = new Map();
      keptAt = game.view.n;
    }
    const key = `${name}/${of}`;
    if (!kept.has(key)) kept.set(key, game.overlay(name, of).then((a) => (battle.table ? a.strokes ?? [] : a.marks)));
    return kept.get(key);
  }

  /** Of several pieces: the cells that all of them share, with the least value. */
  async function drawUnits() {
    const mine = ++ticket, units = hand().chosen.slice(0, 8);
    if (!units.length || !unitShown) return board.mark('reach', []);
    const name = unitShown;
    let lists;
    try {
      lists = await Promise.all(units.map((u) => ask(name, `unit=${encodeURIComponent(battle.units[u].id)}`)));
    } catch (e) {
      if (mine === ticket) board.mark('reach', []);
      return;
    }
    if (mine !== ticket) return;
    if (battle.table) return board.mark('reach', lists.flat());
    const others = lists.slice(1).map((l) => new Map(l.map((m) => [m.cell, m])));
    const shared = lists[0].filter((m) => others.every((o) => o.has(m.cell))).map((m) => others.reduce((least, o) => (o.get(m.cell).value < least.value ? o.get(m.cell) : least), m));
    const all = shared.map((m) => m.value), least = Math.min(...all), most = Math.max(...all);
    board.mark('reach', shared.map((m) => ({ cell: m.cell, kind: m.later ? 'reach later' : 'reach', text: m.text, value: most > least ? ((m.value - least) / (most - least)).toFixed(2) : '.6' })));
  }

  async function drawSides() {
    for (const o of ofSide) {
      for (const [s, side] of battle.sides.entries()) {
        const key = `${o.name}/${s}`;
        if (!sides.has(key)) {
          board.mark(`side-${key}`, []);
          continue;
        }
        try {
          const marks = await ask(o.name, `side=${encodeURIComponent(side)}`);
          if (sides.has(key)) board.mark(`side-${key}`, battle.table ? marks.map((m) => ({ ...m, kind: `${m.kind} of-${s}` })) : marks.map((m) => ({ cell: m.cell, kind: `side side-${s}`, text: m.text })));
        } catch (e) {
          toast(e.message, { urgent: true });
        }
      }
    }
  }

  function buttons() {
    empty(node).append(...ofSide.flatMap((o) => battle.side_names.map((side, s) => {
      const key = `${o.name}/${s}`;
      return el('button', {
        type: 'button', class: `chip side-${s}`, title: o.text, 'aria-pressed': String(sides.has(key)),
        onclick() {
          if (!sides.delete(key)) sides.add(key);
          buttons();
          drawSides();
        },
      }, `${side} ${o.name}`);
    })));
  }
  buttons();

  return {
    node, drawUnits,
    ofUnits: () => ofUnit,
    get unitShown() { return unitShown; },
    showUnit(name) {
      if (unitShown !== name) this.toggleUnit(name);
    },
    showSide(name, side) {
      sides.add(`${name}/${side}`);
      buttons();
      drawSides();
    },
    toggleUnit(name) {
      unitShown = unitShown === name ? null : name;
      drawUnits();
      changed();
    },
    update() {
      // Where pieces can be carried it is shown where to; an overlay with the name of the question goes first.
      const now = game.view.question.step ?? '';
      if (now !== step) unitShown = (ofUnit.find((o) => o.name === now) ?? (gesturesNow(game, 'carry').length ? ofUnit[0] : null))?.name ?? null;
      step = now;
      if (sides.size) drawSides();
      drawUnits();
    },
  };
}
