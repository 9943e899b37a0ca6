// words.js -- what can be typed besides orders, as in the terminal: help, why, odds and so on. Each answers on a small paper under
// the line, or where the page shows such things anyway, and is told to ears; none of them changes the game.
import { helpParts, isMeta, isOrder, nearest, verbsNow, vocabulary, wordOf } from './completion.js';
import { el, ruleLink, withRules } from './dom.js';
import { measures } from './places.js';

const SOME = 8;                       // rules or odds that are listed at once

/** takes: what may follow, for completion.js. */
const EVERY = [
  { name: 'help', shown: 'help [WORD]', help: 'what can be typed; help orders, help words', takes: 'name' },
  { name: 'why', shown: 'why ORDER', help: 'would it be allowed, and if not, by which rule', takes: 'order' },
  { name: 'odds', shown: 'odds [ORDER]', help: 'all it can lead to, with exact chances', takes: 'order' },
  { name: 'explain', shown: 'explain ORDER', help: 'the sums behind it, every modifier named', takes: 'order' },
  { name: 'about', shown: 'about UNIT or ORDER', help: 'all there is to know of it; whom an order concerns, and what it takes', takes: 'about' },
  { name: 'duties', shown: 'duties', help: 'what is owed before this can close' },
  { name: 'score', shown: 'score', help: 'points, and what they come to' },
  { name: 'rules', shown: 'rules ID or WORDS', help: 'look a rule up' },
  { name: 'map', shown: 'map UNIT or PLACE', help: 'bring it into sight, and say what is there', takes: 'place' },
  { name: 'show', shown: 'show WHAT UNIT or SIDE', help: 'marks on the map', takes: 'overlay' },
  { name: 'sight', shown: 'sight UNIT UNIT', help: 'what the one sees of the other', takes: 'units', table: true },
];

export const wordsOf = (battle) => EVERY.filter((w) => (!w.table || battle.table) && (w.name !== 'show' || battle.overlays.length));

/** makeWords(game, {put, paper, tell, odds, board, overlays, goUnit, goPlace, rule}): put(text) into the line; paper(title, ...nodes) shows an answer. */
export function makeWords(game, { put, paper, tell, odds, board, overlays, goUnit, goPlace }) {
  const { battle } = game, words = wordsOf(battle);

  /** A paragraph of an answer, shown and told; rules in brackets are tags. */
  function say(title, ...sentences) {
    paper(title, ...sentences.filter(Boolean).map((s) => el('p', null, withRules(s))));
    tell(...sentences.filter(Boolean).map((s) => s.replace(/ *\[[^\]]*\]/g, '')));
  }
  const refused = (title, e) => say(title, `${e.message}${e.rule ? ` [${e.rule}]` : ''}`);

  // ---- help ----

  const line = (grammar, text, name = grammar.split(' ')[0]) => el('li', null, el('button', { type: 'button', class: 'quiet', title: 'Put it into the line', onclick: () => put(`${name} `) }, grammar), ' ', text);
  const rows = (list) => list.map((r) => { const { grammar, text } = helpParts(r); return line(grammar, text, r.name); });
  const wordRows = () => words.map((w) => { const slash = isOrder(battle, w.name) ? '/' : ''; return line(slash + w.shown, w.help, slash + w.name); });
  const listed = (title, list) => (list.length ? [el('h4', null, title), el('ul', null, list)] : []);

  function helpOf(name) {
    const plain = name.toLowerCase().replace(/^\//, ''), row = [...battle.verbs, ...battle.macros, ...battle.metas].find((r) => r.name === plain), word = words.find((w) => w.name === plain);
    if (!row && !word) return unknown(name);
    const list = [...(row ? rows([battle.metas.includes(row) ? { name: row.name, help: `${row.name}  ${row.help}` } : row]) : []), ...(word ? wordRows().filter((_, i) => words[i] === word) : [])];
    paper(`help ${plain}`, el('ul', null, list));
    tell(...list.map((l) => l.textContent));
  }

  function help(rest) {
    const now = verbsNow(game), metas = battle.metas.map((m) => line(m.name, m.help));
    if (rest === 'orders') paper('help orders', ...listed('Orders', rows(battle.verbs)), ...listed('Shorthand for several', rows(battle.macros)));
    else if (rest === 'words') paper('help words', ...listed('Words', wordRows()), ...listed('Between the players', metas));
    else if (rest) return helpOf(rest);
    else paper('help', ...listed('Orders that answer now', rows(battle.verbs.filter((v) => now.includes(v.name)))), ...listed('Shorthand for several', rows(battle.macros)), ...listed('Words', wordRows()), ...listed('Between the players', metas));
    const orders = rest === 'words' ? [] : rest ? [...battle.verbs, ...battle.macros].map((v) => v.name) : [...now, ...battle.macros.map((m) => m.name)];
    tell(orders.length ? `Orders: ${orders.join(', ')}.` : '', rest === 'orders' ? '' : `Words: ${[...words, ...battle.metas].map((w) => w.name).join(', ')}.`);
  }

  // ---- questions about an order ----

  const wants = (title, what) => say(title, `Say which order: ${what}.`);

  async function why(order) {
    if (!order) return wants('why', `why ${game.view.question.answers?.[0] ?? 'ORDER'}`);
    try {
      const { orders } = await game.check(order), several = orders.length > 1;
      say(`why ${order}`, 'It is allowed now.', several ? `It stands for ${orders.length} orders: ${orders.slice(0, SOME).join(', ')}${orders.length > SOME ? ' …' : ''}.` : '');
    } catch (e) {
      refused(`why ${order}`, e);
    }
  }

  async function allOdds() {
    try {
      const { orders = [], limit } = await game.odds();
      if (!orders.length) return say('odds', 'No answer to this question is settled by dice alone. Say which order: odds ORDER.');
      const told = (o) => `${o.order}: ${odds.inShort(o) || `${o.outcomes?.length ?? 0} outcomes`}`;
      paper('odds', el('ul', null, orders.slice(0, SOME * 2).map((o) => el('li', null, el('button', { type: 'button', class: 'quiet', onclick: () => odds.now(o.order) }, o.order), ' ', odds.inShort(o)))), limit ? el('p', { class: 'hint' }, limit) : '');
      tell(...orders.slice(0, SOME).map(told));
    } catch (e) {
      refused('odds', e);
    }
  }

  async function oddsOf(order) {
    if (!order) return allOdds();
    const said = await odds.now(order);
    paper(null);
    tell(said);
  }

  async function explain(order) {
    if (!order) return wants('explain', 'explain ORDER');
    try {
      const lines = ((await game.odds(order)).explain ?? '').split('\n').map((l) => l.trim()).filter(Boolean);
      say(`explain ${order}`, ...(lines.length ? lines : ['There are no sums behind it.']));
    } catch (e) {
      refused(`explain ${order}`, e);
    }
  }

  // ---- looking ----

  const unitNamed = (id) => game.unitNamed.get((id ?? '').toUpperCase());
  const noUnit = (id) => { const near = nearest(battle.units.map((u) => u.id.toLowerCase()), id); return `There is no unit “${id}” here.${near ? ` Did you mean ${near.toUpperCase()}?` : ''}`; };

  async function about(rest) {
    const u = unitNamed(rest);
    if (!rest) return say('about', 'Say of which unit or which order: about UNIT, about ORDER.');
    if (u === undefined && !isOrder(battle, rest.split(' ')[0])) return say(`about ${rest}`, noUnit(rest));
    try {
      const { text } = await (u === undefined ? game.concerns(rest) : game.about(battle.units[u].id));
      say(`about ${rest}`, u !== undefined ? board.describeUnit(u) : text ? '' : 'There is no more to say of it than its own words.', ...text.split('\n'));
    } catch (e) {
      refused(`about ${rest}`, e);
    }
  }

  function duties() {
    const list = game.view.duties ?? [];
    if (!list.length) return say('duties', 'Nothing is owed: this can close when you like.');
    paper('duties', el('ul', null, list.map((d) => el('li', null, d.unit >= 0 ? el('button', { type: 'button', class: 'go', onclick: () => goUnit(d.unit) }, d.text) : d.text, ' ', ruleLink(d.rule)))));
    tell(...list.map((d) => d.text));
  }

  function score() {
    const { score: now, clock } = game.view;
    say('score', `${clock ? `${clock[0].toUpperCase()}${clock.slice(1)}. ` : ''}${battle.side_names.map((s, i) => `${s} ${now?.points?.[i] ?? 0}`).join(', ')}.`, now?.text);
  }

  async function rules(rest) {
    const { openLedger } = await import('./ledger.js'), ledger = await openLedger();
    const one = ledger.at(rest.toUpperCase()), all = one ? [one.rule] : rest ? ledger.find(rest) : [], here = all.filter((r) => r.book === battle.rules_name);
    const found = here.length ? here : all;            // other books have rules with such words, too
    if (!rest) return say('rules', 'Say which: rules ID, or some words of it.');
    if (!found.length) return say(`rules ${rest}`, 'No rule has all of these words.');
    paper(`rules ${rest}`, el('ul', null, found.slice(0, SOME).map((r) => el('li', null, ruleLink(r.id), ' ', r.text))), found.length > SOME ? el('p', { class: 'hint' }, `And ${found.length - SOME} more; `, el('a', { href: `#/rules/${encodeURIComponent(rest)}` }, 'all of them')) : '');
    tell(...found.slice(0, 3).map((r) => `${r.id}: ${r.text}`), found.length > 3 ? `And ${found.length - 3} more.` : '');
  }

  function map(rest) {
    const u = unitNamed(rest), cell = game.cellNamed.get(rest.toUpperCase()), at = rest.split(/[\s,]+/).map((n) => Number(n.replace('%', '')));
    if (u !== undefined) {
      goUnit(u);
      return say(`map ${rest}`, board.describeUnit(u));
    }
    const place = cell !== undefined ? cell : battle.table && at.length === 2 && at.every(Number.isFinite) && board.onTable(at) ? at : null;
    if (place === null) return say(`map ${rest}`, rest ? `There is no unit and no place “${rest}” here.` : `Say what: map UNIT${battle.table ? (measures(battle) ? ', map X Y in inches' : ', map X Y in hundredths of the width') : ', map CELL'}.`);
    goPlace(place);
    say(`map ${rest}`, board.describe(place));
  }

  function show(rest) {
    const [name, ...of] = rest.split(' ').filter(Boolean), o = battle.overlays.find((v) => v.name === (name ?? '').toLowerCase());
    if (!o) return paper('show', el('ul', null, battle.overlays.map((v) => line(`show ${v.name} ${v.of === 'side' ? 'SIDE' : 'UNIT'}`, v.text, `show ${v.name}`)))) || tell(...battle.overlays.map((v) => `${v.name}: ${v.text}.`));
    if (o.of === 'side') {
      const s = battle.sides.findIndex((id, i) => [id, battle.side_names[i]].some((n) => n.toLowerCase() === of.join(' ').toLowerCase()));
      if (s < 0) return say(`show ${rest}`, `Say of which side: ${battle.sides.map((id) => `show ${o.name} ${id}`).join(', ')}.`);
      overlays.showSide(o.name, s);
      return say(`show ${rest}`, `On the map: ${o.text}. Its button takes it away.`);
    }
    const u = unitNamed(of[0]);
    if (u === undefined) return say(`show ${rest}`, of[0] ? noUnit(of[0]) : `Say of which unit: show ${o.name} UNIT.`);
    goUnit(u);
    overlays.showUnit(o.name);
    say(`show ${rest}`, `On the map, of ${battle.units[u].id}: ${o.text}.`);
  }

  async function sight(rest) {
    const [a, b] = rest.split(' ').filter(Boolean), [from, to] = [a, b].map(unitNamed);
    if (from === undefined || to === undefined) return say('sight', !a || !b ? 'Say who looks, and at whom: sight UNIT UNIT.' : noUnit(from === undefined ? a : b));
    try {
      const { text } = await game.between(battle.units[from].id, battle.units[to].id);
      say(`sight ${a} ${b}`, text || 'One of them is not on the table.');
    } catch (e) {
      refused('sight', e);
    }
  }

  const run = { help, why, odds: oddsOf, explain, about, duties, score, rules, map, show, sight };

  /** Neither order nor word: what is known is said. */
  function unknown(first) {
    const all = vocabulary(game, words).map((v) => v.word), near = nearest(all.map((w) => w.replace(/^\//, '')), first), now = [...new Set([...verbsNow(game), ...words.slice(0, 3).map((w) => w.name)])].slice(0, 10);
    return say(first, `“${first}” is no order and no word here.${near ? ` Did you mean “${near}”?` : ''} Known are ${now.join(', ')} and others; “help” lists them.`);
  }

  return {
    words,
    /** True: the line was one of these words, or none that anybody knows, and is answered. */
    async answer(text) {
      const [first, ...rest] = text.split(/\s+/), word = wordOf(game, words, first);
      if (word) await run[word.name](rest.join(' '));
      else if (first.startsWith('/') ? !isMeta(battle, first.slice(1)) : !isOrder(battle, first) && !isMeta(battle, first)) unknown(first);
      else return false;
      return true;
    },
  };
}
