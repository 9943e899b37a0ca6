// home.js -- the first room: games to go on with, the battles, and the way in for a record.
import { get, getOnce } from './api.js';
import { el } from './dom.js';
import { gamesShelf } from './shelf.js';
import { recordDesk } from './desk.js';
import { theme } from './prefs.js';
import { hashOf } from './links.js';

const groundOf = (battle) => `/api/battles/${battle.id}/ground.svg?lamp=${theme() === 'lamp' ? 1 : 0}`; /* as the field asks for it: one picture for both */

/** 'a, b and c' */
const listed = (words) => (words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`);

function facts(battle) {
  const names = battle.turn_names, length = names.length ? `${battle.turns} turns, ${names[0]} to ${names.at(-1)}` : `${battle.turns} turns`;
  return [['Sides', listed(battle.side_names)], ['Length', length], ['Pieces', `${battle.pieces}`], ['Rules', battle.rules_name]];
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
      el('h3', { id: title }, battle.title),
      el('p', { class: 'date' }, battle.date),
      el('dl', { class: 'facts' }, facts(battle).map(([k, v]) => el('div', null, el('dt', null, k), el('dd', null, v)))),
      el('p', { class: 'onward' },
        el('a', { class: 'button primary', href: hashOf('new', battle.id) }, 'Fight', el('span', { class: 'unseen' }, ` ${battle.title}`))),
      battle.history ? el('p', { class: 'history' }, battle.history) : null,
      battle.note ? el('p', { class: 'reconstruction' }, el('strong', null, 'Reconstruction. '), battle.note) : null));
  return { node, relight };
}

export async function open(root) {
  document.title = 'Linstock';
  const { battles } = await getOnce('/api/battles');
  const cards = battles.map(card);
  const shelf = gamesShelf(battles, get);
  const desk = recordDesk();

  root.append(
    el('div', { class: 'home' },
      el('header', { class: 'welcome' },
        el('h1', null, 'The battles of 1754–1815, played by the book'),
        el('p', null, 'Every order is lawful, or is refused with the rule that forbids it. Every die is in the record.')),
      shelf.node,
      el('section', { class: 'battles', 'aria-labelledby': 'battles-title' },
        el('h2', { id: 'battles-title' }, battles.length === 1 ? 'The battle' : 'The battles'),
        cards.map((c) => c.node)),
      desk.node));

  const relight = () => cards.forEach((c) => c.relight());
  document.addEventListener('themechange', relight);
  return () => {
    shelf.close();
    desk.close();
    document.removeEventListener('themechange', relight);
  };
}
