// home.js -- the first room: games to go on with, the battles, and the way in for a record.
import { get, getOnce } from './api.js';
import { el, listed } from './dom.js';
import { firstBattles } from './firstbattle.js';
import { gamesShelf } from './shelf.js';
import { recordDesk } from './desk.js';
import { measures } from './places.js';
import { games, pref, setPref, theme } from './prefs.js';
import { hashOf } from './links.js';

const groundOf = (battle) => `/api/battles/${battle.id}/ground.svg?lamp=${theme() === 'lamp' ? 1 : 0}${measures(battle) ? '' : '&measuring=off'}`; /* as the field asks for it: one picture for both */

const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

const HARD = { easy: 'Easy', middling: 'Takes some practice', hard: 'For those who know the rules' };
const hours = (minutes) => (minutes < 90 ? `${minutes} minutes` : `${String(Math.round(minutes / 30) / 2).replace('.5', '½')} hours`);

function facts(battle) {
  const names = battle.turn_names, told = names.some((n) => !/^\d+$/.test(n));   // that there are turns 1 to 6 goes without saying
  const turns = told ? `${battle.turns} turns, ${names[0]} to ${names.at(-1)}` : `${battle.turns} turns`;
  return [['Sides', listed(battle.side_names)], ['Length', battle.minutes ? `${turns}; about ${hours(battle.minutes)}` : turns], ['Pieces', `${battle.pieces}`],
    ...(battle.difficulty ? [['To learn', HARD[battle.difficulty] ?? battle.difficulty]] : []), ['Rules', battle.rules_name]];
}

/** The ways in which the battles can be looked through. */
const ORDERS = [
  ['book', 'By book', () => 0],
  ['length', 'The shortest first', (a, b) => (a.minutes ?? 1e4) - (b.minutes ?? 1e4)],
  ['size', 'The smallest first', (a, b) => a.pieces - b.pieces],
  ['hard', 'The easiest first', (a, b) => Object.keys(HARD).indexOf(a.difficulty ?? 'hard') - Object.keys(HARD).indexOf(b.difficulty ?? 'hard')],
];

/** The wars of the time, by the year they ended. */
const WARS = [[1763, 'the French and Indian War'], [1783, 'the War of Independence'], [1795, 'the war for the Northwest'], [1815, 'the War of 1812']];
const yearOf = (battle) => Number(/\b1[78]\d\d\b/.exec(battle.date)?.[0] ?? 0);
const warOf = (battle) => WARS.find(([until]) => yearOf(battle) && yearOf(battle) <= until)?.[1] ?? 'at any time';

/** What there is at a glance, book by book, a book with many battles war by war; each title leads to its card. */
function contents(cards) {
  const show = (c) => { c.node.scrollIntoView({ block: 'start' }); c.node.querySelector('.onward a').focus({ preventScroll: true }); };
  const many = (book) => cards.filter((c) => c.battle.rules_name === book).length > 6;
  const lineOf = ({ battle }) => (many(battle.rules_name) ? `${battle.rules_name}, ${warOf(battle)}` : battle.rules_name);
  return el('nav', { class: 'book-contents', 'aria-label': 'Contents' },
    [...new Set(cards.map(lineOf))].map((line) => el('p', null, el('strong', null, `${line}: `),
      cards.filter((c) => lineOf(c) === line).map((c) => el('button', { type: 'button', class: 'as-link', onclick: () => show(c) }, c.battle.title, yearOf(c.battle) ? ` ${yearOf(c.battle)}` : '')))));
}

/** All battles in the order that was chosen last; by book each book has its heading. */
function shelves(cards) {
  const box = el('div', { class: 'battle-shelves' });
  const pick = el('select', { id: 'battles-by', onchange: () => { setPref('battlesBy', pick.value); arrange(); } }, ORDERS.map(([value, text]) => el('option', { value, selected: value === pref('battlesBy') }, text)));
  function arrange() {
    const order = ORDERS.find(([value]) => value === pick.value) ?? ORDERS[0], list = [...cards].sort((a, b) => order[2](a.battle, b.battle));
    const byBook = order[0] === 'book';
    box.replaceChildren(...(byBook ? [contents(list)] : []), ...list.flatMap((c, i) => (byBook && c.battle.rules_name !== list[i - 1]?.battle.rules_name ? [el('h3', { class: 'book' }, c.battle.rules_name), c.node] : [c.node])));
  }
  arrange();
  return [el('p', { class: 'battles-by' }, el('label', { for: 'battles-by' }, 'Order '), pick), box];
}

/** The last opponent once more, with sides changed: a bot or a friend. */
function lastOpponent(battles) {
  const last = games().find((g) => !g.lesson && battles.find((b) => b.id === g.battle)?.sides.includes(g.role));
  if (!last) return null;
  const battle = battles.find((b) => b.id === last.battle), mine = battle.sides.indexOf(last.role), other = battle.sides[1 - mine], bot = last.seats?.[1 - mine];
  const wish = new URLSearchParams({ side: other, ...(bot && bot !== 'person' ? { against: bot } : { who: 'friend' }) });
  const whom = bot && bot !== 'person' ? upper(bot) : 'A friend';
  return el('p', { class: 'once-more' }, el('a', { class: 'button', href: `${hashOf('new', battle.id)}?${wish}` }, `${whom} once more, sides changed`), ` ${battle.title}; you would be the ${battle.side_names[1 - mine]} this time.`);
}

function card(battle) {
  const picture = el('img', { class: 'plan', decoding: 'async', alt: `The ground of ${battle.title}, ${battle.date}, drawn as a plan.` });
  const relight = () => { if (picture.src) picture.src = groundOf(battle); };
  // A plan is a hundred kilobytes and more: it is asked for when it comes into sight, which is later than `lazy` would.
  const watch = new IntersectionObserver(([seen]) => {
    if (!seen.isIntersecting) return;
    picture.src = groundOf(battle);
    watch.disconnect();
  });
  watch.observe(picture);
  const title = `battle-${battle.id}`;
  const node = el('article', { class: 'battle', 'aria-labelledby': title },
    el('a', { class: 'plan-frame', href: hashOf('new', battle.id), tabindex: '-1', 'aria-hidden': 'true' }, picture),
    el('div', { class: 'battle-text' },
      el('h3', { id: title, class: 'battle-title' }, battle.title),
      el('p', { class: 'date' }, battle.date),
      el('dl', { class: 'facts' }, facts(battle).map(([k, v]) => el('div', null, el('dt', null, k), el('dd', null, v)))),
      el('p', { class: 'onward' },
        el('a', { class: 'button primary', href: hashOf('new', battle.id) }, 'Fight', el('span', { class: 'unseen' }, ` ${battle.title}`))),
      battle.history ? el('p', { class: 'history' }, battle.history) : null,
      battle.note ? el('p', { class: 'reconstruction' }, el('strong', null, 'Note. '), battle.note) : null));
  return { node, relight, battle };
}

export async function open(root) {
  document.title = 'Linstock';
  const [{ battles }, { lessons }, { guides }, { books }] = await Promise.all([getOnce('/api/battles'), getOnce('/api/lessons'), getOnce('/guide/index.json'), getOnce('/api/muster')]);
  const newcomer = !games().length;
  const first = firstBattles(lessons, { newcomer });
  const cards = battles.map(card);
  const shelf = gamesShelf(battles, get);
  const desk = recordDesk();

  root.append(
    el('div', { class: 'home' },
      el('header', { class: 'welcome' },
        el('h1', null, 'The battles of 1754\u2060–\u20601815, played by the book'),
        el('p', null, 'Every order is lawful, or is refused with the rule that forbids it. Every die is in the record.'),
        el('p', { class: 'to-read' }, 'Guides: ', guides.flatMap((g, i) => [i ? ', ' : '', el('a', { href: `#/guide/${g.name}`, title: g.title }, g.title.replace(/: .*/, ''))]), '.'),
        books.length ? el('p', { class: 'to-muster' }, 'Build forces: ', books.flatMap((b, i) => [i ? ', ' : '', el('a', { href: hashOf('muster', b.rules) }, b.rules_name)]), '.') : null),
      newcomer ? first : null,
      shelf.node,
      lastOpponent(battles),
      newcomer ? null : first,
      el('section', { class: 'battles', 'aria-labelledby': 'battles-title' },
        el('h2', { id: 'battles-title' }, battles.length === 1 ? 'The battle' : 'The battles'),
        shelves(cards)),
      desk.node));

  const relight = () => cards.forEach((c) => c.relight());
  document.addEventListener('themechange', relight);
  return () => {
    shelf.close();
    desk.close();
    document.removeEventListener('themechange', relight);
  };
}
