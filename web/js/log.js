// log.js -- everything that happened, told in actions: to be filtered, unfolded, shown again, and walked back along.
//
// What the stream brings stands there at once, as orders and events (a raw item). As soon as the actions of these entries are
// known, they take its place: a sentence each, with its dice, and its events folded under it. Of what happened long ago only
// the sentences are kept; the rest is asked for when it is unfolded.
import { el, empty, ruleLink } from './dom.js';
import { hashOf } from './links.js';
import { actingIn, isLoud, rollsOf as rollsIn } from './playback.js';
import { ownersOf, rollLine, rollsOfEvents } from './rolls.js';
import { makeStops } from './stops.js';

// A secret that goes into sealed dice comes as an order, too; its digits say nothing to a reader.
const inWords = (order) => (/^[0-9a-f]{64}$/.test(order) ? el('span', null, ' has given a secret for the dice') : el('code', null, order));

const KEEP = 300;                     // lines shown at once; older ones come at a click
const WHOLE = 400;                    // items that keep their events and orders
const MOST = 6000;                    // items kept at all
const CHUNK = 600;                    // entries whose dice are asked for at a time
const RUN = 4;                        // quiet actions in a row from which they are told as one

/** makeLog(game, {go, again, plate}): go(event) shows a place; again(from, to) plays entries; plate(action) opens one. */
export function makeLog(game, { go, again, plate }) {
  const list = el('ol', { class: 'entries', tabindex: 0, 'aria-label': 'What happened' });
  const stops = makeStops(list);
  const what = el('select', { 'aria-label': 'Which entries', onchange: redraw },
    el('option', { value: 'told' }, 'Account'), el('option', { value: 'all' }, 'All'), el('option', { value: 'deciding' }, 'What decides'), el('option', { value: 'dice' }, 'Dice'));
  const unit = el('select', { 'aria-label': 'One unit', onchange: redraw }, el('option', { value: '' }, 'Any unit'),
    game.battle.units.map((u, i) => el('option', { value: i }, u.id)));
  const words = el('input', { type: 'search', placeholder: 'Words', 'aria-label': 'Entries with these words', oninput: redraw });
  const latest = el('button', { type: 'button', class: 'latest', hidden: true, onclick: down }, 'New entries below');
  // On a low window the filters make room for the lines until they are wanted (field.css).
  const filter = el('button', { type: 'button', class: 'filter', 'aria-pressed': 'false', onclick: () => filter.setAttribute('aria-pressed', String(node.classList.toggle('filtering'))) }, 'Filter');
  const node = el('section', { class: 'log' }, filter, el('div', { class: 'filters' }, what, unit, words), list, latest);
  let items = [];                     // {raw, from, to, said, events} or {action, first, last, frames}
  let shown = KEEP, since = null;     // since: what comes after that entry is new to the reader
  let lines = new Map();              // what stands there: key -> {of, node}

  const eventsOf = (item) => (item.raw ? item.events : (item.frames ?? []).flatMap((f) => f.events ?? []));
  const rollsOf = (item) => (item.raw ? rollsOfEvents(item.events) : rollsIn(item.frames ? item : item.action));
  const ordersOf = (item) => (item.raw ? item.said : (item.frames ?? []).filter((f) => f.order).map((f) => ({ side: f.side ?? item.action.side, order: f.order })));
  const loud = (item) => (item.raw ? item.events.some((e) => e.outcome) : isLoud(item.action) || rollsOf(item).length > 0);
  // A book that tells no actions at all is told in events.
  let telling = false;
  const silent = (item) => telling && !item.raw && !item.action.text && !rollsOf(item).length;

  // ---- what passes ----

  const has = (text) => !words.value || (text ?? '').toLowerCase().includes(words.value.toLowerCase());
  const passes = (e) => (what.value === 'all' || what.value === 'told' || (what.value === 'deciding' ? e.outcome : e.faces?.length))
    && (unit.value === '' || e.units?.includes(Number(unit.value))) && has(e.text);
  const about = ({ units = [], targets = [], lost = [] }) => unit.value === '' || [...units, ...targets, ...lost].includes(Number(unit.value));
  const narrow = () => unit.value !== '' || words.value !== '';

  // ---- lines ----

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

  function dice(rolls) {
    const whose = ownersOf(rolls, game.sideName);
    return rolls.length ? el('ul', { class: 'rolls-told' }, rolls.slice(0, 12).map((r) => el('li', null, rollLine(r, { whose: whose(r) })))) : null;
  }

  /** What has come to nothing yet, as a battle that is being put together: who said it, and what. */
  const spoken = (side, frame) => {
    const by = side >= 0 ? side : frame?.side ?? -1, what = frame?.said || frame?.order || 'an order';
    return by >= 0 ? `${game.sideName(by)}: ${what}` : what[0].toUpperCase() + what.slice(1);
  };

  /** Of an action its sentence, and the buttons that show it again. */
  function sentence({ action, first, last, frames }) {
    const { text, side, plate: has } = action;
    const openIt = async () => {
      const whole = has ? action : (await game.actions(first - 1, last)).actions.find((a) => a.entries[0] === first) ?? action;
      plate(whole, () => again(first - 1, last));
    };
    return el('p', { class: `told${side >= 0 ? ` by side-${side}` : ''}${isLoud(action) ? ' loud' : ''}` },
      el('button', { type: 'button', class: 'go', title: 'Show me that again', onclick: () => again(first - 1, last) }, text || frames?.flatMap((f) => f.events).map((e) => e.text).slice(0, 2).join(' ') || spoken(side, frames?.[0])),
      has || (has === undefined && isLoud(action)) ? el('button', { type: 'button', class: 'quiet small', onclick: () => openIt() }, 'Plate') : null);
  }

  /** Orders and events of an action; asked for where they are not kept. */
  function details(item) {
    const box = el('div', { class: 'details' });
    const fill = () => empty(box).append(...[ordersOf(item).length ? head(ordersOf(item)) : null, el('ol', null, eventsOf(item).map(entry))].filter(Boolean));
    if (item.frames) fill();
    else game.actions(item.first - 1, item.last).then(({ actions }) => { item.frames = actions.flatMap((a) => a.frames); fill(); stops.update(box); }, (e) => box.append(e.message));
    return box;
  }

  function folded(item) {
    const fold = el('details', { class: 'fold' }, el('summary', { title: 'Orders and events' }, el('span', { class: 'unseen' }, 'Orders and events')));
    fold.addEventListener('toggle', () => { if (fold.open && fold.children.length === 1) { fold.append(details(item)); stops.update(fold); } });
    return fold;
  }

  function actionLine(item) {
    const { action } = item, events = eventsOf(item).filter(passes), rolls = rollsOf(item);
    const purpose = action.purpose ? el('p', { class: 'purpose' }, action.purpose) : null;
    if (what.value === 'dice') return rolls.length && about(action) && has(`${action.text} ${rolls.map((r) => r.text).join(' ')}`) ? el('li', { class: 'block' }, sentence(item), dice(rolls)) : null;
    if (what.value === 'told') return (about(action) && has(action.text)) || (narrow() && events.length) ? el('li', { class: 'block' }, sentence(item), purpose, dice(rolls), folded(item)) : null;
    if (what.value === 'deciding') {
      if (!events.length && !(item.frames === null && loud(item) && about(action) && has(action.text))) return null;
      return el('li', { class: 'block' }, sentence(item), events.length ? el('ol', null, events.map(entry)) : null);
    }
    if (!events.length && narrow()) return null;
    return el('li', { class: 'block' }, sentence(item), purpose, ordersOf(item).length && !narrow() ? head(ordersOf(item)) : null, events.length ? el('ol', null, events.map(entry)) : null, item.frames ? null : folded(item));
  }

  function rawLine(item) {
    const events = item.events.filter(passes), rolls = what.value === 'dice' ? rollsOf(item) : [];
    const plain = what.value === 'all' || what.value === 'told';
    if (!events.length && (!plain || narrow() || !item.said.length)) return null;
    return el('li', { class: 'block' }, item.said.length && plain && !narrow() ? head(item.said) : null, events.length ? el('ol', null, events.map(entry)) : null, dice(rolls));
  }

  /** Quiet actions in a row, as one line that can be unfolded. */
  function runLine(run) {
    const side = run[0].action.side, fold = el('details', { class: 'run' }, el('summary', { class: `told by side-${side}` }, `${game.sideName(side)}: ${run.length} quiet actions`, el('small', null, ` (${actingIn(run.map((r) => r.action), game.calledUnit)})`)));
    fold.addEventListener('toggle', () => { if (fold.open && fold.children.length === 1) { fold.append(el('ol', null, run.map(actionLine))); stops.update(fold); } });
    return el('li', { class: 'block' }, fold);
  }

  /** The items as lines: [{key, of, make}]; a line is made anew only where what it is of has changed. */
  function plan() {
    const out = [];
    let marked = since === null;      // the line "Since you last looked" stands there
    for (let i = 0; i < items.length; i++) {
      const item = items[i];
      if (what.value === 'told' && silent(item)) continue;
      if (!marked && (item.raw ? item.from : item.first - 1) >= since) marked = Boolean(out.push({ key: 'since', of: since, make: () => el('li', { class: 'since' }, 'Since you last looked') }));
      if (what.value === 'told' && !narrow() && !item.raw && !loud(item)) {
        let j = i;
        while (j < items.length && !items[j].raw && !loud(items[j]) && (silent(items[j]) || items[j].action.side === item.action.side) && (since === null || (items[j].first - 1 >= since) === (item.first - 1 >= since))) j++;
        const run = items.slice(i, j).filter((r) => !silent(r));
        if (run.length >= RUN) {
          out.push({ key: `run-${item.first}`, of: run.length, make: () => runLine(run) });
          i = j - 1;
          continue;
        }
      }
      out.push({ key: item.raw ? `raw-${item.id}` : `${item.first}`, of: item.raw ? item : item.action, make: () => (item.raw ? rawLine(item) : actionLine(item)) });
    }
    return out;
  }

  // Whoever reads further up is left there; whoever is at the end stays at the end.
  let following = true;
  const atEnd = () => list.scrollHeight - list.scrollTop - list.clientHeight < 40;

  // With the next frame: to ask for the height at once would lay the page out for each message by itself.
  let frame = 0;
  function down() {
    following = true;
    latest.hidden = true;
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      if (!following) return;
      list.scrollTop = list.scrollHeight;
      requestAnimationFrame(() => { if (following) list.scrollTop = list.scrollHeight; });       // blocks that came into sight are measured only now
    });
  }

  const older = el('li', { class: 'older' }, el('button', { type: 'button', class: 'quiet', onclick: () => { shown += KEEP; draw(); } }, 'Earlier entries'));
  const nothing = el('li', { class: 'hint' });

  function draw() {
    const all = plan(), next = new Map(), nodes = [];
    for (const { key, of, make } of all.slice(-shown)) {
      const had = lines.get(key), line = had?.of === of ? had : { of, node: make() };
      next.set(key, line);
      if (line.node) nodes.push(line.node);
    }
    lines = next;
    if (all.length > shown) nodes.unshift(older);
    if (!nodes.length) {
      empty(nothing).append(...(items.length ? [what.value === 'told' && !narrow() ? 'Nothing of note so far.' : 'Nothing of that kind.'] : game.view.moves ? ['What came before is in ', el('a', { href: hashOf('replay', game.id, game.key) }, 'the replay'), '.'] : ['Nothing has happened yet.']));
      nodes.push(nothing);
    }
    // What stands there already is left alone, so that the focus stays where it is.
    const added = [], wanted = new Set(nodes);
    for (const n of [...list.children]) if (!wanted.has(n)) n.remove();
    let here = list.firstChild;
    for (const n of nodes) {
      if (n === here) {
        here = here.nextSibling;
        continue;
      }
      if (n.parentNode !== list) added.push(n);
      list.insertBefore(n, here);
    }
    for (const n of added) stops.update(n);
    if (!added.length) stops.update(el('ol'));
    if (following) down();
    else if (added.length) latest.hidden = false;
  }

  function redraw() {
    lines = new Map();
    following = true;
    draw();
    stops.update();
    complete();
  }

  /** The dice of what was told in sentences alone, once somebody looks: the last of those that lack them. */
  let completing = false;
  async function complete() {
    const lacks = (i) => !i.raw && !i.frames && i.action.rolls === undefined, last = items.slice(-shown).findLast(lacks);
    if (!last || completing) return;
    completing = true;
    const to = last.last, { actions } = await game.actions(Math.max(0, to - CHUNK), to).catch(() => ({ actions: [] }));
    const rolls = new Map(actions.map((a) => [a.entries[0], rollsIn(a)]));
    for (const i of items) if (lacks(i) && i.first > to - CHUNK && i.last <= to) i.action = { ...i.action, rolls: rolls.get(i.first) ?? [] };
    completing = false;
    draw();
  }
  node.addEventListener('pointerenter', complete);
  node.addEventListener('focusin', complete);

  // ---- what comes ----

  let ids = 0;

  /** A message of the stream: the game had `from` entries before it, and `to` after. */
  function add(message, from = 0, to = 0) {
    const item = { raw: true, id: ++ids, from, to, said: (message.said ?? []).filter((s) => s.order), events: message.events ?? [] };
    if (to < from) items = items.filter((i) => (i.raw ? i.to <= to : i.last <= to));      // taken back
    if (item.said.length || item.events.length) items.push(item);
    bound();
    draw();
  }

  /** Actions of entries from + 1 to `to` in the place of the messages they were told by; one that goes on takes the place of its beginning. */
  function actions(some, from, to) {
    if (!some.length) return;
    const first = Math.min(from + 1, some[0].entries[0]), last = to;
    const fresh = some.map(({ frames, ...action }) => ({ action: { ...action, rolls: frames ? frames.flatMap((f) => f.rolls ?? []) : action.rolls }, first: action.entries[0], last: action.entries[1], frames: frames ?? null }));
    const kept = items.filter((i) => (i.raw ? !(i.to > i.from && i.to >= first && i.to <= last) : i.last < fresh[0].first || i.first > last));
    const at = kept.findIndex((i) => (i.raw ? i.from : i.first) >= first);
    kept.splice(at < 0 ? kept.length : at, 0, ...fresh);
    items = kept;
    telling ||= some.some((a) => a.text);
    bound();
    draw();
  }

  /** Long ago is told in sentences only. */
  function bound() {
    if (items.length > MOST) items.splice(0, items.length - MOST);
    for (let i = items.length - WHOLE - 1; i >= 0 && items[i].frames; i--) items[i].frames = null;
  }

  for (const turn of ['wheel', 'pointermove', 'keyup', 'touchmove']) {
    list.addEventListener(turn, () => { following = atEnd(); if (following) latest.hidden = true; }, { passive: true });
  }
  new ResizeObserver(() => { if (following) list.scrollTop = list.scrollHeight; }).observe(list);
  draw();
  return {
    node, add, actions, down, list, words,
    /** The whole is told anew, as an account; what came after `n` is new. */
    since(n) {
      since = n;
      draw();
    },
    /** To the first line that is new. */
    toSince() {
      const mark = list.querySelector('.since');
      if (!mark) return down();
      what.value = 'told';
      redraw();
      following = false;
      list.scrollTop = list.querySelector('.since').offsetTop - list.offsetTop;
      list.querySelector('.since ~ li .go, .since ~ li summary')?.focus({ preventScroll: true });
    },
  };
}
