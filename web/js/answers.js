// answers.js -- the answers of a question read by the grammar the battle sends along: which units, cells and
// directions each speaks of, so that they can be offered on the map.
import { directionsOf, measures } from './places.js';

/** "step SQUARE   move the counter in hand" -> "move the counter in hand". */
const meaning = (help) => (help ?? '').split(/ {2,}/).slice(1).join(' ').trim();

const capital = (s) => s && s[0].toUpperCase() + s.slice(1);

/** said: what the rule system calls it in this question. */
export function readOrder(game, order, said = null) {
  const [name, ...words] = order.trim().split(/\s+/);
  const verb = game.battle.verbs.find((v) => v.name === name);
  const read = { order, verb: name, units: [], cells: [], ways: [], pieces: [], place: (verb?.args ?? '').includes('xx'), plain: !words.length, help: capital(meaning(verb?.help)), say: said };
  const kinds = verb?.args ?? '', list = kinds.endsWith('U') ? kinds.length - 1 : Infinity;   // a list of units comes last
  words.forEach((word, i) => {
    const kind = i >= list ? 'u' : kinds[i], up = word.toUpperCase();
    if (kind === 'u' && game.unitNamed.has(up)) read.units.push(game.unitNamed.get(up));
    else if (kind === 'c' && game.cellNamed.has(up)) read.cells.push(game.cellNamed.get(up));
    else if (kind === 'p') read.pieces.push(Number(word));          // of the map's scenery
    else if (kind === 'd') read.ways.push(directionsOf(game.battle).indexOf(up));
  });
  return read;
}

/** The present question's answers, read; `of(unit)`, `at(cell)` and so on choose among them. */
export function readAnswers(game) {
  const q = game.view.question;
  const all = game.mayAnswer() ? (q.answers ?? []).map((a, i) => readOrder(game, a, q.said?.[i])) : [];
  const open = game.mayAnswer() ? q.open_to ?? [] : [];      // who has an answer that no list can hold, and no other
  return {
    all,
    open,
    of: (unit) => all.filter((a) => a.units.includes(unit)),
    at: (cell) => all.filter((a) => a.cells.includes(cell)),
    on: (piece) => all.filter((a) => a.pieces.includes(piece)),
    ways: all.filter((a) => a.ways.length && !a.units.length && !a.cells.length),
    plain: all.filter((a) => !a.units.length && !a.cells.length && !a.ways.length),
    pieces: [...new Set(all.flatMap((a) => a.pieces))],
    units: [...new Set(all.flatMap((a) => a.units))],
    cells: [...new Set(all.flatMap((a) => a.cells))],
  };
}

/** The units a sentence speaks of by their ids. */
export function unitsNamed(game, text) {
  const found = [];
  for (const word of (text ?? '').split(/[\s,;:.()]+/)) {
    const u = game.unitNamed.get(word.toUpperCase());
    if (u !== undefined && !found.includes(u)) found.push(u);
  }
  return found;
}

/** Those a question is about: by its own word, else by the ids in its sentence. */
export function unitsAsked(game) {
  const { subject, text } = game.view.question;
  return subject >= 0 ? [subject] : unitsNamed(game, text);
}

/** The gestures that answer the present question; `act` chooses one kind. */
export function gesturesNow(game, act) {
  if (!game.mayAnswer()) return [];
  return game.battle.gestures.filter((g) => g.step === game.view.question.step && (!act || g.act === act));
}

/** The whole number that a gesture wants to be told, "{12-36 inches}": {least, most, of}; null: none. */
export function asksNumber(gesture) {
  const m = gesture.order.match(/\{(\d+)-(\d+)(?: ([a-z]+))?\}/);
  return m ? { least: Number(m[1]), most: Number(m[2]), of: m[3] ?? '' } : null;
}

/** A gesture as the text of an order; `place` is [x, y] on a table, where nothing need be said of a facing. */
export function fillOrder(game, gesture, { units = [], cell = -1, enemies = [], place = null, facing, number }) {
  const ids = (list) => list.map((u) => game.battle.units[u].id).join(' ');
  const spot = (n) => `${Math.round(n * 100) / 100}${measures(game.battle) ? '' : '%'}`;      // or hundredths of the table's width
  return gesture.order
    .replaceAll('{units}', ids(units))
    .replaceAll('{enemies}', ids(enemies))
    .replaceAll('{cell}', cell >= 0 ? game.battle.board.cells[cell].name : '')
    .replaceAll('{x}', place ? spot(place[0]) : '')
    .replaceAll('{y}', place ? spot(place[1]) : '')
    .replaceAll('{facing}', facing ?? '')
    .replace(/\{\d+-\d+[a-z ]*\}/, number ?? '')
    .replace(/ {2,}/g, ' ').trim();
}

export const asksFacing = (gesture) => gesture.order.includes('{facing}');
