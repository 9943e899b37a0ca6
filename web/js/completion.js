// completion.js -- what may be typed next: verbs and whole answers from the question, the rest by the grammar that the battle
// sends along. Nothing here draws.
import { directionsOf } from './places.js';

const MOST = 40;                      // more than that is no help

const lower = (s) => s.toLowerCase();

/** "march UNITS to SQUARE   as far as they get": the grammar, and what it does. */
export function helpParts(row) {
  const [grammar, ...rest] = (row.help || row.name).split(/ {2,}/);
  return { grammar: grammar.trim() || row.name, text: rest.join(' ').trim() };
}

/** The verbs that answer the present question, those that are ready made too. */
export function verbsNow(game) {
  const q = game.view.question;
  if (!game.mayAnswer()) return [];
  return [...new Set([...(q.ready ?? []).map((r) => r.order.split(' ')[0]), ...(q.answers ?? []).map((a) => a.split(' ')[0]), ...(q.open ?? [])])];
}

export const isOrder = (battle, word) => [...battle.verbs, ...battle.macros].some((v) => v.name === lower(word));
export const isMeta = (battle, word) => battle.metas.some((m) => m.name === lower(word));

/** Every name with what it does: orders that answer now first, then the shorthand, what the page knows, the rest. */
export function vocabulary(game, words, { orders = true, others = true } = {}) {
  const { battle } = game, now = verbsNow(game), found = new Map();
  const add = (name, detail) => { if (!found.has(name)) found.set(name, detail); };
  const told = (row) => helpParts(row).text;
  if (orders) for (const v of battle.verbs) if (now.includes(v.name)) add(v.name, told(v));
  if (orders) for (const m of battle.macros) add(m.name, told(m));
  if (others) for (const w of words) add(isOrder(battle, w.name) ? `/${w.name}` : w.name, w.help);
  if (others) for (const m of battle.metas) add(m.name, m.help);
  if (orders) for (const v of battle.verbs) add(v.name, told(v));
  return [...found].map(([word, detail]) => ({ word, detail }));
}

const units = (game, { only = () => true } = {}) => game.battle.units.filter((u, i) => only(u, i)).map((u) => ({ word: u.id, detail: u.name }));
const cells = (game, piece) => (piece ? (game.battle.board?.cells ?? []).map((c) => ({ word: c.name, detail: c.text ?? '' })) : []);
const plain = (list) => list.map((word) => ({ word, detail: '' }));

/** The next word of those answers that begin as the line does. */
function ofAnswers(game, parts) {
  const q = game.view.question, found = new Map();
  if (!game.mayAnswer()) return [];
  const all = [...(q.ready ?? []).map((r) => [r.order, r.text]), ...(q.answers ?? []).map((a, i) => [a, q.said?.[i] ?? ''])];
  for (const [order, said] of all) {
    const words = order.split(' ');
    if (words.length <= parts.length || !parts.every((p, i) => lower(words[i]) === lower(p))) continue;
    const next = words[parts.length], last = words.length === parts.length + 1, unit = game.battle.units[game.unitNamed.get(next.toUpperCase())];
    if (!found.has(next)) found.set(next, last && said ? said : unit?.name ?? '');
  }
  return [...found].map(([word, detail]) => ({ word, detail }));
}

/** By the kinds of a verb's arguments, where its answers cannot be listed. */
function ofVerb(game, verb, at, piece) {
  const kinds = verb.args ?? '', kind = at >= kinds.length && kinds.endsWith('U') ? 'U' : kinds[at];
  const by = { u: () => units(game), U: () => units(game), c: () => cells(game, piece), d: () => plain(directionsOf(game.battle)), w: () => plain(verb.words ?? []) };
  return by[kind]?.() ?? [];
}

/** Of a macro the page knows its grammar in words: own units first, the words that belong to it, cells and directions. */
function ofMacro(game, macro, parts, piece) {
  const side = game.view.question.side, said = parts.map(lower), named = new Set(said);
  const own = helpParts(macro).grammar.split(/[\s[\]().,]+/).slice(1).filter((w) => /^[a-z-]+$/.test(w) && !named.has(w));
  const on = (i) => game.view.pieces.some((p) => p.u === i && ['board', 'waiting', 'unplaced'].includes(p.at));
  const free = (u, i) => on(i) && !named.has(lower(u.id)), joint = own.length && parts.length > 1 ? plain(own) : [];
  return [...joint, ...units(game, { only: (u, i) => free(u, i) && u.side === side }), ...cells(game, piece), ...(piece ? plain(directionsOf(game.battle)) : []), ...units(game, { only: (u, i) => free(u, i) && u.side !== side }), ...(joint.length ? [] : plain(own))];
}

function ofOrder(game, parts, piece) {
  if (!parts.length) return vocabulary(game, [], { others: false });
  const listed = ofAnswers(game, parts), name = lower(parts[0]);
  const macro = game.battle.macros.find((m) => m.name === name), verb = game.battle.verbs.find((v) => v.name === name);
  if (macro) return [...listed, ...ofMacro(game, macro, parts, piece)];
  if (!verb || (listed.length && !(game.view.question.open ?? []).includes(name))) return listed;
  return [...listed, ...ofVerb(game, verb, parts.length - 1, piece)];
}

function ofWord(game, words, word, parts, piece) {
  const { battle } = game, overlay = battle.overlays.find((o) => o.name === lower(parts[0] ?? ''));
  const by = {
    order: () => ofOrder(game, parts, piece),
    about: () => (parts.length ? ofOrder(game, parts, piece) : [...units(game), ...ofOrder(game, parts, piece)]),
    name: () => (parts.length ? [] : [...plain(['orders', 'words']), ...vocabulary(game, words)]),
    units: () => (parts.length < 2 ? units(game) : []),
    place: () => (parts.length ? [] : [...units(game), ...cells(game, piece)]),
    overlay: () => (!parts.length ? battle.overlays.map((o) => ({ word: o.name, detail: o.text })) : parts.length > 1 || !overlay ? [] : overlay.of === 'side' ? battle.sides.map((s, i) => ({ word: s, detail: battle.side_names[i] })) : units(game)),
  };
  return by[word.takes]?.() ?? [];
}

/** Which of the page's words a line begins with; a slash before it is needed where an order has that name. */
export function wordOf(game, words, first) {
  const slash = first.startsWith('/'), name = lower(slash ? first.slice(1) : first);
  return slash || !isOrder(game.battle, name) ? words.find((w) => w.name === name) ?? null : null;
}

/** What may follow the text before the caret: {begun: letters of the word that is begun, list: [{word, detail}]}. */
export function completionsOf(game, words, text) {
  const parts = text.trimStart().split(/\s+/), begun = parts.pop(), piece = lower(begun), word = parts.length ? wordOf(game, words, parts[0]) : null;
  const from = !parts.length ? (piece.startsWith('/') ? words.map((w) => ({ word: `/${w.name}`, detail: w.help })) : vocabulary(game, words))
    : word ? ofWord(game, words, word, parts.slice(1), piece) : ofOrder(game, parts, piece);
  const seen = new Set(), list = [];
  for (const o of from) {
    if (!lower(o.word).startsWith(piece) || lower(o.word) === piece || seen.has(o.word)) continue;
    seen.add(o.word);
    list.push(o);
  }
  return { begun: begun.length, list: list.slice(0, MOST) };
}

/** How many letters must change to make one of the other. */
function distance(a, b) {
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let k = 1; k <= b.length; k++) next[k] = Math.min(next[k - 1] + 1, row[k] + 1, row[k - 1] + (a[i - 1] !== b[k - 1]));
    row = next;
  }
  return row[b.length];
}

/** The nearest name to one that is none; null: none is near. */
export function nearest(names, word) {
  const [best] = names.map((name) => ({ name, off: distance(lower(word).replace(/^\//, ''), name) })).sort((a, b) => a.off - b.off);
  return best && best.off <= (word.length > 3 ? 2 : 1) ? best.name : null;
}
