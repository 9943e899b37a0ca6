// odds.js -- what an order can lead to, at a glance: a sentence and a bar (won, nothing, lost, or the rows of the chart that is thrown on),
// what befalls whom; the sums and every single outcome with its exact chance are folded under it.
import { el, empty, ruleLink, withRules } from './dom.js';

const WAIT = 110;                     // ms of hovering before the server is asked
const LINES = 3;                      // units of which it is said at once what befalls them,
const LIKELY = 0.1;                   // beyond the first those of which something is as likely as this
const BRIEF = 60;                     // letters of a total that stands at once
const GROUPS = [['win', 'won'], ['none', 'nothing'], ['loss', 'lost']];

/** The lines of an explanation; the last one sums them up. */
function sums(odds) {
  const lines = (odds.explain ?? '').split('\n').map((l) => l.trim()).filter(Boolean);
  return { total: lines.at(-1), parts: lines.slice(0, -1) };
}

/** "31 %"; below ten and just below a hundred with a digit more; what is possible is never called 0, what may fail never 100. */
export function percent(p) {
  const k = p * 100;
  if (k > 0 && k < 0.05) return 'under 0.1 %';
  if (p < 1 - 1e-9 && k >= 99.95) return 'over 99.9 %';
  return `${k > 0 && (k < 9.95 || (k >= 99.5 && p < 1 - 1e-9)) ? k.toFixed(1) : Math.round(k)} %`;
}

/** The chances of won, nothing and lost in words: those that there are. */
const shares = (summary) => GROUPS.filter(([key]) => summary[key].p > 0).map(([key, word]) => ({ key, word, ...summary[key] }));

/** The chances of a summary by whom they speak of, the stages of what was ordered apart. */
function fates(summary) {
  const groups = [];
  for (const c of summary.chances) {
    const at = groups.at(-1)?.[0];
    if (at && at.who === c.who && at.stage === c.stage) groups.at(-1).push(c);
    else groups.push([c]);
  }
  return groups;
}

/** The rows of each unit; of units whose rows are the same but once, with the names of all. */
function rowsOf(summary) {
  const found = new Map();
  for (const g of fates(summary).filter(([c]) => c.stage)) {
    const same = JSON.stringify(g.map((c) => [c.text, c.p]));
    if (found.has(same)) found.get(same).who.push(g[0].who);
    else found.set(same, { who: [g[0].who], rows: g });
  }
  return [...found.values()].map(({ who, rows }) => ({ who: who.join(', '), rows }));
}

/** How it will go, in words: the likeliest rows of each unit where it is told by rows. */
function going(summary) {
  if (!summary.rows) return shares(summary).map((s) => `${s.word} ${percent(s.p)}`).join(', ');
  return rowsOf(summary).slice(0, LINES).map(({ who, rows }) => `${who}: ${[...rows].sort((a, b) => b.p - a.p).map((c) => `${c.text} ${percent(c.p)}`).join(', ')}`).join('; ');
}

/** In a few words, for the pointer: the total without its rule, and how it will go; case by case where it would measure. */
function inShort(odds) {
  if (odds.cases) return odds.cases.map((c) => { const said = inShort(c) || c.outcomes[0]?.text; return said ? `${c.case[0].toUpperCase()}${c.case.slice(1)}: ${said}` : c.case; }).join('. ');
  const total = (sums(odds).total ?? '').replace(/ *\[[^\]]*\]/g, '');
  const go = odds.summary ? going(odds.summary) : '';
  return [total, go && go[0].toUpperCase() + go.slice(1)].filter(Boolean).join('. ');
}

/** makeOdds(game, {shown}): shown({pointed}) when there is something to look at; pointed: thought of on the map; noted: words alone. */
export function makeOdds(game, { shown }) {
  const node = el('section', { class: 'odds', 'aria-label': 'Odds' });
  let kept = new Map(), keptAt = -1, settled = null, timer = 0, last = null;
  let unfolded = false, exactly = false;
  let noted = null;                   // {order, title, text}: what is said of an answer beside its odds

  function fresh() {
    if (keptAt === game.view.n) return;
    kept = new Map();
    settled = null;
    keptAt = game.view.n;
  }

  function ask(order) {
    fresh();
    if (!kept.has(order)) kept.set(order, game.odds(order));
    return kept.get(order);
  }

  /** Those answers of the question that dice settle, asked for once a question. */
  function listed() {
    fresh();
    settled ??= game.odds().then((a) => new Map((a.orders ?? []).map((o) => [o.order, o])), () => new Map());
    return settled;
  }

  function hint() {
    if (game.view.over) return empty(node);
    const hand = matchMedia('(hover: hover)').matches ? 'Take pieces in hand and point at an enemy, or point at an answer' : 'Take pieces in hand and tap an enemy, or hold an answer';
    empty(node).append(el('p', { class: 'hint' }, `${hand} that dice settle: how it will go stands here.`));
  }

  // ---- at a glance ----

  const chance = (p, fraction) => el('span', { class: 'chance' }, el('b', null, percent(p)), fraction ? el('small', { class: 'fraction' }, fraction) : null);

  const groupOf = (c) => (c.group === 'win' ? 'win' : c.group === 'loss' ? 'loss' : 'none');

  const barOf = (parts) => el('div', { class: 'glance-bar', 'aria-hidden': 'true' }, parts.map(({ key, p }) => {
    const part = el('i', { class: key });
    part.style.flexGrow = Math.max(p, 0.004);
    return part;
  }));

  /** Won, nothing, lost; or of each unit the rows of the chart, as the book calls them. */
  function glance(summary) {
    if (summary.rows) {
      return el('div', { class: 'glance rows' }, rowsOf(summary).map(({ who, rows }) => [
        el('p', null, el('b', { class: 'who' }, `${who}: `), rows.map((c, i) => [i ? ', ' : null, el('span', { class: groupOf(c) }, `${c.text} `, chance(c.p, c.fraction))])),
        barOf(rows.map((c) => ({ key: groupOf(c), p: c.p }))),
      ]));
    }
    const parts = shares(summary);
    return [
      el('p', { class: 'glance' }, parts.map(({ key, word, p, fraction }) => el('span', { class: key }, word, ' ', chance(p, fraction)))),
      barOf(parts),
    ];
  }

  /** What befalls one unit or side, the stages of what was ordered first. */
  function befalls(chances) {
    const [first] = chances;
    return el('li', { class: first.stage ? 'stages' : '' },
      first.who ? [el('b', { class: 'who' }, first.who), ': '] : null,
      chances.map((c, i) => [i ? ', ' : null, el('span', { class: `fate ${groupOf(c)}` },
        c.expected === undefined ? `${c.text} ` : null,
        c.expected === undefined ? chance(c.p, c.fraction) : [el('b', null, c.expected.toFixed(1)), ` ${c.text}`, c.fraction ? el('small', { class: 'fraction' }, c.fraction) : null])]));
  }

  /** What befalls whom besides what stands in the glance. */
  const harm = (summary) => (summary ? fates(summary).filter(([c]) => !summary.rows || !c.stage) : []);

  // ---- all of it ----

  function outcome(o) {
    const line = el('i', { class: 'bar', 'aria-hidden': 'true' });
    line.style.width = `${Math.max(o.p * 100, 0.6)}%`;
    const text = o.text.split('; ').filter(Boolean).map((t) => t[0].toUpperCase() + t.slice(1)).join('. ') || 'Nothing comes of it';
    const p = o.p || Number.MIN_VALUE;          // it is told to six places, and what stands here is possible
    return el('li', null, line, el('span', { class: 'outcome' }, text, o.choice && el('em', null, ' A choice follows.')), chance(p, o.fraction));
  }

  function finer(odds, parts, rest) {
    const list = [...(odds.outcomes ?? [])].sort((a, b) => b.p - a.p);
    const box = el('details', { class: 'finer', open: unfolded, ontoggle: () => { unfolded = box.open; } },
      el('summary', null, parts.length ? `The sums, all ${list.length} outcomes` : `All ${list.length} outcomes`),
      el('label', { class: 'exactly' }, el('input', { type: 'checkbox', checked: exactly, onchange: (e) => { exactly = e.target.checked; node.classList.toggle('exact', exactly); } }), 'As fractions too'),
      parts.length ? el('ul', { class: 'sums' }, parts.map((p) => el('li', null, withRules(p)))) : null,
      rest.length ? el('ul', { class: 'fates' }, rest.map(befalls)) : null,
      el('ol', { class: 'outcomes' }, list.map(outcome)));
    return box;
  }

  /** What if they choose this or that: the table, once it is there. */
  let whatIf = null;
  function tableOf(what) {
    if (whatIf) return whatIf(game, what);
    const box = el('div');
    import('./whatif.js').then((m) => { whatIf = m.whatIf; box.replaceWith(whatIf(game, what)); }, () => {});
    return box;
  }

  /** The sums; under a table they are folded. */
  function sumsOf(parts, folded) {
    const list = el('ul', { class: 'sums' }, parts.map((p) => el('li', null, withRules(p))));
    if (!folded) return list;
    const box = el('details', { class: 'finer', open: unfolded, ontoggle: () => { unfolded = box.open; } }, el('summary', null, 'The sums'), list);
    return box;
  }

  /** Where nothing may be measured ahead: what may be so, side by side, and never what is. */
  function cases(order, odds) {
    const one = (c) => {
      const { total, parts } = sums(c), groups = harm(c.summary), only = c.outcomes.length === 1 ? c.outcomes[0] : null;
      return el('section', { class: 'case' }, el('h4', null, `${c.case[0].toUpperCase()}${c.case.slice(1)}`), ...[
        total ? el('p', { class: 'total' }, withRules(total)) : null,
        c.summary ? glance(c.summary) : null,
        groups.length ? el('ul', { class: 'fates' }, groups.slice(0, LINES).map(befalls)) : null,
        only ? el('p', { class: 'hint' }, `${only.text}.`) : null,
        c.summary ? finer(c, parts, groups.slice(LINES)) : null,
        c.limit ? el('p', { class: 'hint limit' }, c.limit) : null,
      ].flat().filter(Boolean));
    };
    const { measuring_rule: rule } = game.battle;
    return [
      noted?.order === order ? el('p', { class: 'concern' }, withRules(noted.text)) : null,
      el('div', { class: 'odds-head' }, el('h3', { title: order }, order)),
      el('p', { class: 'hint' }, 'Nothing is measured before it is declared. ', ruleLink(rule) ?? ''),
      el('div', { class: 'cases' }, odds.cases.map(one)),
    ].filter(Boolean);
  }

  function draw(order, odds, pointed = false) {
    last = order;
    if (odds.cases) {
      empty(node).append(...cases(order, odds));
      return shown({ pointed });
    }
    const { total, parts } = sums(odds), { summary } = odds, groups = harm(summary);
    const brief = !summary || (total ?? '').replace(/ *\[[^\]]*\]/g, '').length <= BRIEF;
    const first = groups.filter((g, i) => i < LINES && (!i || g.some((c) => c.stage || c.expected !== undefined || c.p >= LIKELY)));
    const card = odds.what_if?.chosen >= 0;            // one of the choices of the table: the table comes first
    const one = odds.outcomes?.length === 1 ? odds.outcomes[0] : null;
    empty(node).append(...[
      card ? tableOf(odds.what_if) : null,
      noted?.order === order ? el('p', { class: 'concern' }, withRules(noted.text)) : null,
      card ? null : el('div', { class: 'odds-head' }, el('h3', { title: order }, order), total && brief ? el('p', { class: 'total' }, withRules(total)) : null),
      summary ? glance(summary) : null,
      first.length ? el('ul', { class: 'fates' }, first.map(befalls)) : null,
      odds.what_if && !card ? tableOf(odds.what_if) : null,
      !summary && parts.length ? sumsOf(parts, Boolean(odds.what_if)) : null,
      one && !card ? el('p', { class: 'hint' }, one.text === 'no change' ? 'No dice are thrown for this.' : `${one.text}.`) : null,
      summary ? finer(odds, brief ? parts : [...parts, total], groups.filter((g) => !first.includes(g))) : null,
      odds.limit ? el('p', { class: 'hint limit' }, odds.limit) : null,
    ].flat().filter(Boolean));
    shown({ pointed });
  }

  /** The first of these orders that the rules allow, after a moment: found(order, its total); refused(why) where they allow none. */
  function consider(orders, { found, refused } = {}) {
    clearTimeout(timer);
    const mine = timer = setTimeout(async () => {
      let why = null;
      for (const order of orders) {
        try {
          const odds = await ask(order);
          if (mine !== timer) return;
          draw(order, odds, true);
          found?.(order, inShort(odds));
          return;
        } catch (e) {
          why ??= e;
        }
      }
      if (mine === timer && why) refused?.(why);
    }, WAIT);
  }

  /** An answer of the question, if dice settle it. */
  function answer(order) {
    clearTimeout(timer);
    if (order === last && keptAt === game.view.n) return;
    timer = setTimeout(async () => {
      const found = (await listed()).get(order);
      if (found) draw(order, found);
    }, WAIT);
  }

  /** What an answer takes, in words: alone, or above its odds. */
  function note(order, title, text) {
    noted = { order, title, text };
    if (last === order) {
      const words = el('p', { class: 'concern' }, withRules(text)), table = node.querySelector(':scope > .what-if:first-child');
      return table ? table.after(words) : node.prepend(words);
    }
    last = null;
    empty(node).append(el('div', { class: 'odds-head' }, el('h3', { title: order }, title)), el('p', { class: 'concern' }, withRules(text)));
    return shown({ pointed: false, noted: true });
  }

  hint();
  return {
    node, consider, answer, note,
    /** What was thought of before the last order is past. */
    update() {
      if (keptAt === game.view.n) return;
      clearTimeout(timer);
      last = noted = null;
      hint();
    },
    /** In a few words: what dice would make of it. */
    inShort,
    /** At once, with a refusal as a sentence: for the key, and for whoever types it. What was shown, in short. */
    async now(order) {
      try {
        const found = await ask(order);
        draw(order, found);
        return inShort(found) || 'No dice are thrown for this.';
      } catch (e) {
        empty(node).append(el('h3', null, order), el('p', null, e.message, e.rule ? ' ' : '', ruleLink(e.rule) ?? ''));
        shown({ pointed: false });
        return e.message;
      }
    },
    close: () => clearTimeout(timer),
  };
}
