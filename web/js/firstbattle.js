// firstbattle.js -- the way into a first battle that is led by the hand: on the home page, before all else for one who has
// no games yet.
import { post } from './api.js';
import { el, toast } from './dom.js';
import { hashOf } from './links.js';
import { games, rememberGame } from './prefs.js';

/** Begin the lesson of a battle: a game like any other, remembered here, to be left and gone on with. */
async function begin(lesson) {
  const made = await post(`/api/lessons/${encodeURIComponent(lesson.id)}`, {}), key = made.keys[lesson.side];
  rememberGame({ game: made.game, key, role: lesson.side, battle: lesson.battle, title: `First battle: ${lesson.title}`, begun: new Date().toISOString(), lesson: lesson.id });
  location.hash = hashOf('game', made.game, key);
}

function card(lesson) {
  const under = games().find((g) => g.lesson === lesson.id);
  const start = el('button', {
    type: 'button', class: under ? '' : 'primary',
    onclick() {
      start.disabled = true;
      begin(lesson).catch((e) => {
        start.disabled = false;
        toast(e.message, { urgent: true });
      });
    },
  }, under ? 'Begin anew' : 'Begin', el('span', { class: 'unseen' }, `: ${lesson.title}`));
  return el('li', { class: 'first-battle' },
    el('h3', null, lesson.title),
    el('p', null, lesson.about),
    el('p', { class: 'hint' }, `${lesson.rules_name} · about ${lesson.minutes} minutes`),
    el('p', { class: 'onward' },
      under ? el('a', { class: 'button primary', href: hashOf('game', under.game, under.key) }, 'Go on', el('span', { class: 'unseen' }, `: ${lesson.title}`)) : null,
      start));
}

/** firstBattles(lessons, {newcomer}) */
export function firstBattles(lessons, { newcomer }) {
  if (!lessons.length) return null;
  return el('section', { class: newcomer ? 'first-battles newcomer' : 'first-battles', 'aria-labelledby': 'first-title' },
    el('h2', { id: 'first-title' }, 'Never played? A first battle, led by the hand'),
    el('p', null, 'A small position, one idea at a time, each step done by you on the real board with the real rules. Leave it and come back whenever you like.'),
    el('ul', null, lessons.map(card)));
}
