// news.js -- what the other side has done since one last had a say, in a few lines on the map.
import { el, empty } from './dom.js';

const LINES = 6;
const STAYS = 12000;

/** makeNews(game, {go}): go(event) shows a line on the map. */
export function makeNews(game, { go }) {
  const node = el('section', { class: 'news sheet no-zoom', 'aria-label': 'What happened', hidden: true });
  let orders = 0, who = 0, told = [], leave = 0;

  function hide() {
    clearTimeout(leave);
    node.hidden = true;
    orders = 0;
    told = [];
  }

  function draw() {
    const more = told.length - LINES;
    empty(node).append(
      el('button', { type: 'button', class: 'quiet drop', 'aria-label': 'Put it away', onclick: hide }, '×'),
      el('p', null, el('b', null, game.sideName(who)), ` gave ${orders} ${orders === 1 ? 'order' : 'orders'}.`),
      el('ol', null, more > 0 && el('li', { class: 'hint' }, `${more} more in the log`), told.slice(-LINES).map((e) => el('li', null, el('button', { type: 'button', class: 'go', onclick: () => go(e) }, e.text)))));
    node.hidden = false;
    clearTimeout(leave);
    leave = setTimeout(hide, STAYS);
  }

  /** Messages of one's own orders put the old news away. */
  function take(message) {
    const theirs = message.said.filter((s) => !game.speaksFor(s.side));
    if (message.said.length && !theirs.length) return hide();
    if (!theirs.length) return;
    orders += theirs.length;
    who = theirs.at(-1).side;
    told.push(...(message.events ?? []).filter((e) => e.outcome));
    if (orders > 1) draw();
  }

  return { node, take, close: () => clearTimeout(leave) };
}
