// odds.js -- what an order can lead to: the sums behind it, and every outcome with its exact chance.
import { el, empty, ruleLink } from './dom.js';

const WAIT = 110;                     // ms of hovering before the server is asked

/** Rule ids in a text become links: [BW-13.16]. */
const linked = (text) => text.split(/\[([A-Z]+-(?:[A-Z]+-)?[\d.]+)\]/).map((part, i) => (i % 2 ? ruleLink(part) : part));

/** The lines of an explanation; the last one sums them up. */
function sums(odds) {
  const lines = (odds.explain ?? '').split('\n').map((l) => l.trim()).filter(Boolean);
  return { total: lines.at(-1), parts: lines.slice(0, -1) };
}

/** The total in a few words, for the pointer: without its rule. */
const inShort = (odds) => (sums(odds).total ?? '').replace(/ *\[[^\]]*\]/g, '');

/** makeOdds(game, {shown}): shown({pointed}) when there is something to look at; pointed: thought of on the map. */
export function makeOdds(game, { shown }) {
  const node = el('section', { class: 'odds' });
  let kept = new Map(), keptAt = -1, settled = null, timer = 0, last = null;

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
    empty(node).append(el('p', { class: 'hint' }, 'Take pieces in hand and point at an enemy, or point at an answer that dice settle: the sums and every outcome stand here.'));
  }

  function bar(o) {
    const percent = o.p * 100;
    const line = el('i', { class: 'bar', 'aria-hidden': 'true' });
    line.style.width = `${Math.max(percent, 0.6)}%`;
    return el('li', null, line,
      el('span', { class: 'outcome' }, o.text, o.choice && el('em', null, typeof o.choice === 'string' ? ` ${o.choice}` : o.text.endsWith('?') ? '' : ' A choice follows.')),
      el('span', { class: 'chance' }, el('b', null, `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`), o.fraction.length > 15 ? el('small', { class: 'fraction' }, o.fraction) : ` ${o.fraction}`));
  }

  // The sums stand first: while the pointer is on the map nobody can scroll to them.
  function draw(order, odds, pointed = false) {
    last = order;
    const { total, parts } = sums(odds);
    const list = [...(odds.outcomes ?? [])].sort((a, b) => b.p - a.p);
    empty(node).append(...[
      el('h3', null, order),
      total && el('p', { class: 'total' }, linked(total)),
      parts.length && el('ul', { class: 'sums' }, parts.map((p) => el('li', null, linked(p)))),
      list.length ? el('ol', { class: 'outcomes' }, list.map(bar)) : el('p', { class: 'hint' }, 'No dice are thrown for this.'),
      odds.limit && el('p', { class: 'hint limit' }, odds.limit),
    ].filter(Boolean));
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

  hint();
  return {
    node, consider, answer,
    update() { if (keptAt !== game.view.n) { clearTimeout(timer); last = null; } },
    /** At once, with a refusal as a sentence: for the key. */
    async now(order) {
      try {
        draw(order, await ask(order));
      } catch (e) {
        empty(node).append(el('h3', null, order), el('p', null, e.message));
        shown({ pointed: false });
      }
    },
    close: () => clearTimeout(timer),
  };
}
