// log.js -- everything that happened, with its rules: to be filtered, and to be walked back along.
import { el, empty, ruleLink } from './dom.js';
import { hashOf } from './links.js';
import { makeStops } from './stops.js';

// A secret that goes into sealed dice comes as an order, too; its digits say nothing to a reader.
const inWords = (order) => (/^[0-9a-f]{64}$/.test(order) ? el('span', null, ' has given a secret for the dice') : el('code', null, order));

const KEEP = 600;                     // blocks shown at once; older ones come at a click

/** makeLog(game, {go}): go(event) when an entry is chosen. */
export function makeLog(game, { go }) {
  const list = el('ol', { class: 'entries', tabindex: 0, 'aria-label': 'What happened' });
  const stops = makeStops(list);
  const what = el('select', { 'aria-label': 'Which entries', onchange: draw },
    el('option', { value: 'all' }, 'All'), el('option', { value: 'deciding' }, 'What decides'), el('option', { value: 'dice' }, 'Dice'));
  const unit = el('select', { 'aria-label': 'One unit', onchange: draw }, el('option', { value: '' }, 'Any unit'),
    game.battle.units.map((u, i) => el('option', { value: i }, u.id)));
  const words = el('input', { type: 'search', placeholder: 'Words', 'aria-label': 'Entries with these words', oninput: draw });
  const latest = el('button', { type: 'button', class: 'latest', hidden: true, onclick: down }, 'New entries below');
  const node = el('section', { class: 'log' }, el('div', { class: 'filters' }, what, unit, words), list, latest);
  const blocks = [];                  // {said, events}
  let shown = KEEP;

  const passes = (e) => (what.value === 'all' || (what.value === 'deciding' ? e.outcome : e.faces?.length))
    && (unit.value === '' || e.units?.includes(Number(unit.value)))
    && (!words.value || e.text.toLowerCase().includes(words.value.toLowerCase()));

  const filtered = () => what.value !== 'all' || unit.value !== '' || words.value !== '';

  function entry(e) {
    const jump = e.cells?.length || e.units?.length;
    return el('li', { class: `event${e.outcome ? ' deciding' : ''}` },
      jump ? el('button', { type: 'button', class: 'go', title: 'Show it on the map', onclick: () => go(e) }, e.text) : el('span', null, e.text),
      ' ', ruleLink(e.rule));
  }

  function head(said) {
    const [first] = said, same = said.every((s) => s.side === first.side);
    const who = same && game.battle.sides[first.side] ? game.sideName(first.side) : 'Both sides';
    const cls = `said${same ? ` side-${first.side}` : ''}${same && game.role >= 0 && game.role === first.side ? ' ours' : ''}`;
    if (said.length === 1) return el('p', { class: cls }, el('b', null, who), inWords(first.order));
    return el('details', { class: cls }, el('summary', null, el('b', null, who), `${said.length} orders`), el('ol', null, said.slice(-200).map((s) => el('li', null, inWords(s.order)))));
  }

  function block(b) {
    const events = b.events.filter(passes);
    if (!events.length && (filtered() || !b.said.length)) return null;
    return el('li', { class: 'block' }, b.said.length && !filtered() ? head(b.said) : null, events.length ? el('ol', null, events.map(entry)) : null);
  }

  // Whoever reads further up is left there; whoever is at the end stays at the end.
  let following = true;
  const atEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 40;

  function down() {
    list.scrollTop = list.scrollHeight;
    following = true;
    latest.hidden = true;
  }

  function draw() {
    empty(list);
    if (blocks.length > shown) list.append(el('li', { class: 'older' }, el('button', { type: 'button', class: 'quiet', onclick: () => { shown += KEEP; draw(); } }, 'Earlier entries')));
    list.append(...blocks.slice(-shown).map(block).filter(Boolean));
    if (!list.children.length) list.append(el('li', { class: 'hint' }, blocks.length ? 'Nothing of that kind.' : game.view.moves ? ['What came before is in ', el('a', { href: hashOf('replay', game.id, game.key) }, 'the replay'), '.'] : 'Nothing has happened yet.'));
    stops.update();
    down();
  }

  function add(message) {
    const b = { said: (message.said ?? []).filter((s) => s.order), events: message.events ?? [] };
    if (!b.said.length && !b.events.length) return;
    blocks.push(b);
    if (blocks.length === 1) return draw();
    const line = block(b);
    if (!line) return;
    list.append(line);
    stops.update(line);
    if (following) down();
    else latest.hidden = false;
  }

  for (const turn of ['wheel', 'pointermove', 'keyup', 'touchmove']) {
    list.addEventListener(turn, () => { following = atEnd(); if (following) latest.hidden = true; }, { passive: true });
  }
  new ResizeObserver(() => { if (following) list.scrollTop = list.scrollHeight; }).observe(list);
  draw();
  return { node, add, down, list, words };
}
