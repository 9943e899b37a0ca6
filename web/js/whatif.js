// whatif.js -- two choose, each unseen by the other: a small table of what every pair of choices brings, how often each side
// should choose what, and what comes of it. All of it the rule system counted (odds.what_if); loaded when there is one.
import { el, styleSheet, withRules } from './dom.js';

await styleSheet('/style/cards.css');

const hundredths = (p) => Math.round(p * 100);
const percent = (p) => `${hundredths(p)} %`;
const inWords = (c) => `won ${percent(c.win.p ?? c.win)}, nothing ${percent(c.none.p ?? c.none)}, lost ${percent(c.loss.p ?? c.loss)}`;

/** One pair: how much more of it is won than lost, as a number and as a wash of colour. */
function pair(cell, row, column, tell) {
  const by = hundredths(cell.win.p - cell.loss.p), none = cell.none.p > 0.999;
  const words = `${row} against ${column}${cell.text ? ` (${cell.text})` : ''}: ${inWords(cell)}.`, told = () => tell(words);
  const td = el('td', { class: by > 0 ? 'win' : by < 0 ? 'loss' : null, title: words, onpointerenter: told, onclick: told }, none ? '–' : `${by > 0 ? '+' : ''}${by}`);
  td.style.setProperty('--much', String(Math.min(72, Math.abs(by))));
  return td;
}

const share = (mix, tag = 'td') => el(tag, { class: mix.p > 0 ? 'mix' : 'mix none', title: `${mix.fraction} of the times` }, mix.p > 0 ? percent(mix.p) : '0');

/** whatIf(game, odds.what_if): the table with its sentences. */
export function whatIf(game, w) {
  const mine = w.rows.choices, theirs = w.columns.choices, side = (s) => game.sideName(s);
  const chosen = mine[w.chosen];
  const line = el('p', { class: 'what-if-all', role: 'status' }), tell = (...words) => line.replaceChildren(...words);
  tell(...(chosen ? [el('b', null, chosen.text), ` against their best mix: ${inWords(chosen.against_mix)}. `] : []), `With both mixes: ${inWords(w.mixed)}.`);
  return el('section', { class: 'what-if', 'aria-label': 'What if they choose' },
    el('table', null,
      el('thead', null, el('tr', null, el('th', { class: 'corner', scope: 'col' }, `${side(w.rows.side)}: won less lost, of 100, if the ${side(w.columns.side)} plays`),
        theirs.map((c) => el('th', { scope: 'col' }, el('span', null, c.text))), el('th', { class: 'mix', scope: 'col' }, el('span', null, 'best mix')))),
      el('tbody', null, mine.map((c, i) => el('tr', { class: i === w.chosen ? 'chosen' : null, 'data-order': c.order },
        el('th', { scope: 'row', title: `Against their best mix: ${inWords(c.against_mix)}` }, c.text), theirs.map((t, k) => pair(w.cells[i][k], c.text, t.text, tell)), share(c.mix)))),
      el('tfoot', null, el('tr', null, el('th', { scope: 'row' }, 'their best mix'), theirs.map((c) => share(c.mix)), el('td')))),
    line,
    el('p', { class: 'what-if-words' }, withRules(w.rule ? `${w.text} [${w.rule}]` : w.text)));
}
