// key.js -- the key to a field: everything on this map and on these pieces that is really there, what it means, and where a
// rule says so; how it is won, and how one stands. All of it the rule system tells of itself (docs/json.md).
import { getOnce } from './api.js';
import { el, ruleLink } from './dom.js';
import { markLook, markWords } from './marks.js';
import { counterPicture } from './pieces.js';

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** What of the map there is: [{name, cells or points, text}], each name once. */
function ground(battle) {
  const found = new Map(), named = (of, word) => battle.looks.find((l) => l.of === of && l.word === word && l.sign !== 'plain');
  const add = (look, place, rise = 0) => {
    if (!look?.name) return;
    const name = rise && !look.name.toLowerCase().includes('slope') ? `${look.name}, on a slope` : look.name;
    if (!found.has(name)) found.set(name, { name, sign: look.sign, places: [] });
    found.get(name).places.push(place);
  };
  battle.board?.cells.forEach((c, i) => add(named('cell', c.ground), i, 0));
  // Ways, waters and what lies between cells are not listed one by one: a cell's words say what it has.
  const words = battle.board?.cells.map((c) => new Set(c.text.toLowerCase().split(/[^\p{L}-]+/u))) ?? [];
  for (const look of battle.looks.filter((l) => ['chain', 'edge'].includes(l.of) && l.sign !== 'plain')) words.forEach((has, i) => { if (has.has(look.word)) add(look, i); });
  battle.board?.places?.forEach((p) => add(named('place', p.kind), p.cell));
  battle.table?.scenery.forEach((s) => add(named('scenery', s.kind), [s.points[0], s.points[1]]));
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** A counter of each kind that is there, the largest first. */
function kinds(game) {
  const { battle, view } = game, seen = new Map();
  for (const p of view.pieces.filter((q) => q.at === 'board')) {
    const unit = battle.units[p.u], name = upper(unit.kind.replaceAll('-', ' '));
    if (!seen.has(name)) seen.set(name, p);
  }
  return [...seen.entries()];
}

/** What stands there on this counter. */
function valueOf(piece, part) {
  const numbers = piece.label?.match(/(?:(?<!\S)[+-])?\d+/g) ?? [];
  return { left: piece.left, right: piece.right, first: numbers[0], second: numbers[1], front: '▲' }[part] ?? '';
}

/** Counters with their letters and numbers explained: one of most kinds, and one of each kind that has a meaning of its own. */
function counters(game) {
  const { battle, view } = game, rows = battle.counter ?? [], all = view.pieces.filter((p) => ['board', 'waiting', 'unplaced'].includes(p.at));
  const special = [...new Set(rows.map((r) => r.kinds).filter(Boolean))], kindsOf = (list) => list.split(' ');
  return [null, ...special].map((kinds) => {
    const fits = (p) => (kinds ? kindsOf(kinds).includes(battle.units[p.u].kind) : !special.some((s) => kindsOf(s).includes(battle.units[p.u].kind)));
    const mine = rows.filter((r) => r.kinds === kinds), told = (p) => mine.filter((r) => valueOf(p, r.part)).length;
    const piece = all.filter(fits).sort((a, b) => told(b) - told(a))[0];
    return piece && { piece, rows: mine.filter((r) => valueOf(piece, r.part)) };
  }).filter(Boolean);
}

const counterKey = (game) => counters(game).map(({ piece, rows }) => el('section', { class: 'key-counter' },
  el('h3', null, `On a counter: ${game.calledUnit(piece.u)}`),
  counterPicture(game.battle, { ...piece, marks: '' }, 104),
  el('dl', null, rows.map((r) => row(el('b', { class: `key-value k-${r.part}` }, valueOf(piece, r.part)), r.name, [r.text, ' ', ruleLink(r.rule)])))));

/** Two figures that the page itself adds, where several lie together. */
function stacks(game) {
  const cells = game.view.pieces.filter((p) => p.at === 'board').map((p) => p.cell), several = !game.battle.table && cells.some((c, i) => cells.indexOf(c) !== i);
  return several ? [row(el('b', { class: 'key-value k-count' }, '3'), 'Black figure at a stack', 'How many counters lie there; press it to spread them out.'), row(el('b', { class: 'key-value' }, '14'), 'White figure beside it', 'Their strength together.')] : [];
}

function marks(game) {
  const words = new Set(game.view.pieces.filter((p) => p.at === 'board').flatMap(markWords));
  return [...words].map((w) => markLook(game.battle, w)).sort((a, b) => a.word.localeCompare(b.word));
}

/** What is kept on tracks: each once, with how it stands. */
function tracks({ battle, view }) {
  const all = view.tracks ?? [], stands = (t) => [t.side >= 0 ? `${battle.side_names[t.side]} ${t.value} of ${t.high}` : null, t.text].filter(Boolean).join(', ');
  return [...new Set(all.map((t) => t.name))].map((name) => {
    const mine = all.filter((t) => t.name === name);
    return row(null, name, [`${mine.map(stands).join('; ')}. `, ruleLink(mine[0].rule)]);
  });
}

const section = (title, rows) => (rows.length ? el('section', null, el('h3', null, title), el('dl', null, rows)) : null);
const row = (sample, name, words) => el('div', null, el('dt', null, sample, el('span', null, name)), words ? el('dd', null, words) : null);

/** openKey(game, {go}): go(place) shows one on the map. */
export async function openKey(game, { go }) {
  const { battle, view } = game, { guides } = await getOnce('/guide/index.json').catch(() => ({ guides: [] }));
  const guide = guides.find((g) => g.name === battle.rules);
  const close = () => dialog.close();
  const show = (place) => { close(); go(place); };
  const dialog = el('dialog', { class: 'key', 'aria-labelledby': 'key-title' },
    el('header', null, el('h2', { id: 'key-title' }, 'Key to this field'), el('button', { type: 'button', class: 'quiet', 'aria-label': 'Close', onclick: close }, '×')),
    el('div', { class: 'key-parts' },
      section('How it is won', [
        view.score?.text ? row(null, 'As it stands', view.score.text) : null,
        row(null, 'It may end as', (battle.levels ?? []).join(', ')),
      ].filter(Boolean)),
      ...counterKey(game),
      section('Several together', stacks(game)),
      section('Pieces', kinds(game).map(([name, p]) => row(counterPicture(battle, { ...p, marks: '' }, 40), name, [battle.units[p.u].size, p.label].filter(Boolean).join(' · ')))),
      section('On a piece', marks(game).map((m) => row(el('span', { class: `key-tag ${m.shape}`, 'aria-hidden': 'true' }, m.letters || '·'), upper(m.word.replaceAll('-', ' ')), [m.text, ' ', ruleLink(m.rule)]))),
      section('Beside the map', tracks(game)),
      section('On the map', ground(battle).map((g) => row(el('span', { class: `key-ground k-${g.sign}`, 'aria-hidden': 'true' }), g.name,
        el('button', { type: 'button', class: 'go', onclick: () => show(g.places[0]) }, g.places.length > 1 ? `${g.places.length} of them: show one` : 'show it'))))),
    guide ? el('p', { class: 'onward' }, el('a', { href: `#/guide/${guide.name}` }, guide.title)) : null);
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', (e) => { if (e.target === dialog) close(); });
  document.body.append(dialog);
  dialog.showModal();
}
