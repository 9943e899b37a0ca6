// field.js -- the field: the room in which a battle is fought. It puts the parts together and says who hears of
// what; each part has its own module.
//
//   game.js      the game as this viewer knows it          board.js, pieces.js, zoom.js   the map
//   answers.js   answers and gestures read                 hand.js, menu.js   what the hand does on it
//   concerns.js  whom an answer concerns, and what it takes
//   tablekit.js  the same for a table in inches: table.js, stands.js, strokes.js, tablehand.js, plan.js, tablekeys.js
//   prompt.js, typed.js, orderline.js, chosen.js           the question, and how it is answered
//   log.js, odds.js, duties.js, orbat.js, affairs.js       the panels (panels.js)
//   standing.js, reserve.js, overlays.js, tray.js          clock and points, pieces beside the board, marks, dice
//   playback.js, player.js, actors.js, plate.js, account.js, corners.js    what the others did, shown and told
//   others.js                                              whoever else is in the game: talk, presence, rematch, your turn
//   mirror.js, keys.js, stops.js, secrets.js               for ears, the keyboard, long lists by it, sealed dice
import { makeAccount, rememberSeen, seenOf } from './account.js';
import { gesturesNow, fillOrder } from './answers.js';
import { makeAffairs } from './affairs.js';
import { makeBoard } from './board.js';
import { makeChosen } from './chosen.js';
import { makeConcerns } from './concerns.js';
import { makeCorners } from './corners.js';
import { el, empty, toast } from './dom.js';
import { makeDuties } from './duties.js';
import { openGame } from './game.js';
import { makeHand } from './hand.js';
import { makeKeys } from './keys.js';
import { makeLog } from './log.js';
import { makeMirror } from './mirror.js';
import { makeOdds } from './odds.js';
import { makeOrbat } from './orbat.js';
import { makeOthers } from './others.js';
import { makeOrderLine } from './orderline.js';
import { makeOverlays } from './overlays.js';
import { makePanels } from './panels.js';
import { coat } from './pieces.js';
import { measures } from './places.js';
import { openPlate } from './plate.js';
import { makePlayer } from './player.js';
import { makePrompt } from './prompt.js';
import { games, rememberGame } from './prefs.js';
import { makeReserve } from './reserve.js';
import { rollsOfEvents } from './rolls.js';
import { makeSecrets } from './secrets.js';
import { makeStanding } from './standing.js';
import { makeTray } from './tray.js';

const finger = matchMedia('(pointer: coarse)');
const FEW = 12;                       // so many places a question may speak of to be brought into sight

export async function open(root, id, key) {
  const early = [];                   // messages that come before the room stands
  let told = (...message) => early.push(message);
  let others = null;                  // whoever else is in the game
  const offline = el('p', { class: 'offline', role: 'status', hidden: true }, 'The line to the server is down. The page goes on trying.');
  const game = await openGame(id, key, { step: (...m) => told(...m), line: (up, why) => { offline.hidden = up; if (why) offline.textContent = why; }, people: (...p) => others?.changed(...p), chat: (l) => others?.heard(l), gives: () => player?.finish() });
  const { battle, view } = game;
  const kit = battle.table ? await import('./tablekit.js') : { makeMap: makeBoard, makeHand, makeKeys, makeSheet: () => undefined, CLOSE: 44 };

  const kept = games().find((g) => g.game === id && g.key === key);
  if (!kept) rememberGame({ game: id, key, role: view.role, battle: battle.id, title: battle.title, begun: new Date().toISOString(), seats: view.seats });
  document.title = `${battle.title} – Linstock`;

  // ---- the map ----

  const map = el('div', { class: 'map' });
  const side = el('aside', { class: 'side', 'aria-label': 'Question, log and armies' });
  root.append(el('h1', { class: 'unseen' }, battle.title), el('div', { class: 'field', 'data-game': game.id }, map, side));
  const ground = battle.table ?? battle.board;                       // the papers get what the map leaves (field.css)
  root.firstChild.nextSibling.style.setProperty('--aspect', (ground.width / ground.height).toFixed(3));
  battle.sides.forEach((_, k) => root.firstChild.nextSibling.style.setProperty(`--side-${k}`, coat(battle, k)));

  let hand = null, ruler = null, lesson = null, player = null;
  const board = kit.makeMap(map, battle, { grabs: (e) => hand?.grabs(e) ?? true });
  board.show(view);

  const odds = makeOdds(game, { shown({ noted }) { panels.show('odds'); if (!noted) lesson?.looked(); } });
  const concerns = makeConcerns(game, board, { note: odds.note, tell: (words) => mirror.tellPlace(words) });
  hand = kit.makeHand(game, board, { box: map, changed: redrawHand, consider: odds.consider, look: odds.answer, concerns, tell: (words) => mirror.tellPlace(words) });
  const overlays = makeOverlays(game, board, { hand: () => hand, changed: () => chosen.update() });
  const look = odds.answer;
  const chosen = makeChosen(game, hand, overlays, { look });
  const reserve = makeReserve(game, hand);
  const dock = el('div', { class: 'dock' });
  const corners = makeCorners(board, map, dock, { acting: () => hand.ready(), cells: () => (battle.table ? [] : hand.answers.cells) });
  const tray = makeTray({ place: (node) => corners.place(node, { prefer: 'top-left' }), sideName: game.sideName });
  const account = makeAccount(game, { player: () => player, read: () => { panels.show('log'); log.toSince(); }, place: (node) => corners.place(node, { prefer: 'top-right' }) });

  function redrawHand() {
    chosen.update();
    reserve.update();
    overlays.drawUnits();
    ruler?.setAttribute('aria-pressed', String(hand.measuring));
    lesson?.chosen();
  }

  // ---- going places ----

  function goPlace(place) {
    mirror.toggle(false);
    board.look(place, { size: Math.max(board.zoom.px, kit.CLOSE) });
    board.pulse([place]);
  }

  function goUnit(unit) {
    const place = board.placeOf(unit);
    hand.choose([unit]);
    if (place === null) return;
    goPlace(place);
    keys.follow(place);
  }

  /** To one who owes something, to do it: the next keys belong to the map. */
  function goOwing(unit) {
    goUnit(unit);
    board.stage.focus({ preventScroll: true });
    chosen.node.scrollIntoView({ block: 'nearest' });    // on a small screen it may lie below
    mirror.tell(board.describeUnit(unit));
  }

  /** A question about a few places brings them into sight; on a table, the unit that it puts in hand. */
  function goAsked() {
    if (!game.mayAnswer()) return;
    if (battle.table) {
      const place = hand.chosen.length ? board.placeOf(hand.chosen[0]) : null;
      // A finger needs more room than a pointer: what it is to move is brought near, once.
      if (place && finger.matches && board.zoom.px < kit.CLOSE / 2) board.look(place, { size: kit.CLOSE * 0.7 });
      else if (place) board.reveal(place);
      return;
    }
    const asked = hand.answers.cells;
    if (!asked.length || asked.length > FEW || asked.every(board.sees)) return;
    const { cells } = battle.board, mean = (along) => asked.reduce((sum, c) => sum + cells[c][along], 0) / asked.length;
    const far = (c) => Math.hypot(cells[c].x - mean('x'), cells[c].y - mean('y'));
    board.look(asked.reduce((best, c) => (far(c) < far(best) ? c : best)));
  }

  const placesIn = (e) => (e.cells?.length ? e.cells : (e.units ?? []).map(board.placeOf).filter((p) => p !== null));

  function goEvent(e) {
    const list = placesIn(e);
    if (!list.length) return;
    board.look(list.at(-1), { size: Math.max(board.zoom.px, kit.CLOSE) });
    board.pulse(list);
  }

  // ---- the side of the desk ----

  const standing = makeStanding(game, { go: goPlace });
  const prompt = makePrompt(game, hand, { look, weigh: (order) => odds.consider([order]), go: goOwing, duties: () => panels.focus('duties') });
  const orderLine = makeOrderLine(game, { odds, board, overlays, goUnit, goPlace, tell: (...words) => mirror.tell(...words), concede: () => affairs.concede() });
  const log = makeLog(game, { go: goEvent, again: (from, to) => player.again(from, to).catch((e) => toast(e.message, { urgent: true })), plate: (action, again) => openPlate(game, action, { again }) });
  const duties = makeDuties(game, { go: goOwing });
  const orbat = makeOrbat(game, { go: goUnit });
  const affairs = makeAffairs(game, { back: kept?.back, playback: account.settings });
  const mirror = makeMirror(game, { go: battle.table ? goUnit : goPlace, sheet: kit.makeSheet(game) });
  const giveSecrets = makeSecrets(game);
  others = await makeOthers(game, {
    tell: (words) => mirror.tell(words), panels: () => panels,
    redraw() { standing.update(); prompt.update(); affairs.update(); others?.update(); },
  });
  const panels = makePanels([
    { name: 'log', title: 'Log', node: log.node, opened: log.down },
    { name: 'odds', title: 'Odds', node: odds.node, always: true },
    { name: 'duties', title: 'Duties', node: duties.node },
    { name: 'orbat', title: 'Armies', node: orbat.node, opened: orbat.draw },
    { name: 'game', title: 'Game', node: el('div', null, affairs.node, others.settings) },
    ...others.panels,
  ]);
  const text = el('button', { type: 'button', 'aria-pressed': 'false', title: 'Board as text (T)', onclick: () => asText() }, 'Text');
  ruler = battle.table && measures(battle) ? el('button', { type: 'button', 'aria-pressed': 'false', title: 'Ruler (R): drag to measure', onclick: () => hand.ruler() }, 'Ruler') : null;
  const tools = el('div', { class: 'tools no-zoom', role: 'toolbar', 'aria-label': 'Map' },
    el('button', { type: 'button', 'aria-label': 'Zoom in', title: 'Zoom in (+)', onclick: () => board.zoom.by(1.4) }, '+'),
    el('button', { type: 'button', 'aria-label': 'Zoom out', title: 'Zoom out (−)', onclick: () => board.zoom.by(1 / 1.4) }, '−'),
    el('button', { type: 'button', 'aria-label': 'Fit the whole map', title: 'Whole map (0)', onclick: board.fit }, 'Fit'),
    ruler, overlays.node, text,
    el('button', { type: 'button', title: 'What everything on this map and on these pieces means, and how it is won', onclick: async () => (await import('./key.js')).openKey(game, { go: goPlace }) }, 'Key'),
    el('button', { type: 'button', 'aria-label': 'Keys', title: 'Keys (?)', onclick: () => keys.help() }, '?'));
  player = makePlayer(game, board, {
    hand: () => hand, tray, corners, tell: mirror.tell, told: log.actions, state: account.state,
    back() {
      seen();
      goAsked();
      mirror.tell(view.over ? view.over.text : view.question.called ?? view.question.text);
    },
  });
  board.stage.addEventListener('carrystart', () => player.finish());
  map.append(tray.node, account.node, player.plate, offline, mirror.node);
  map.before(reserve.node);
  const wayBack = () => el('a', { href: kept.back, title: 'The moment of the replay that this line was tried from' }, 'Back to the replay');
  const tried = kept?.back ? el('p', { class: 'tried' }, 'A line that is tried. ', wayBack()) : '';
  side.append(standing.node, tried, others.node, prompt.node, others.after, chosen.node, orderLine.node, panels.node, mirror.live);

  function asText() {
    text.setAttribute('aria-pressed', String(mirror.toggle()));
    if (mirror.node.hidden) board.stage.focus();
  }

  const keys = kit.makeKeys(game, board, hand, {
    undo: affairs.undo,
    tab: (name) => panels.focus(name),
    text: asText,
    tell: mirror.tell,
    tellPlace: mirror.tellPlace,
    playback(key) {
      const said = { g: account.again, p: account.nextPace, k: account.keepTracks, '.': () => player.next(), ',': () => player.skip() }[key]();
      if (said) toast(said, { about: 'playback' });
    },
    orderLine() { orderLine.field.focus(); },
    toMap() { if (mirror.node.hidden) board.stage.focus(); else asText(); },
    // The first that can be seen: a folded list holds answers too, and at the end there are only links.
    answers: () => [...side.querySelectorAll('.prompt button, .prompt summary, .prompt .answers a')].find((n) => n.getClientRects().length)?.focus(),
    typed: (key) => side.querySelector('.typed')?.takeKey(key) ?? false,
    odds(cell) {
      if (battle.table) {
        const [first] = cell >= 0 ? hand.against(cell) : [];
        return first ? odds.now(first.order) : panels.focus('odds');
      }
      const [g] = gesturesNow(game, 'strike'), units = hand.own();
      const enemies = cell >= 0 ? board.stackOf(cell).map((p) => p.u).filter((u) => !hand.mine(u)) : [];
      if (g && units.length && enemies.length) odds.now(fillOrder(game, g, { units, cell, enemies }));
      else panels.focus('odds');
    },
  });

  const banner = el('span', { class: 'bar-title' }, battle.title);
  const undo = game.watching() ? null : el('button', { type: 'button', class: 'quiet', title: 'Undo (U)', onclick: affairs.undo }, 'Undo');
  empty(document.getElementById('bar-game')).append(...[banner, kept?.back && wayBack(), undo].filter(Boolean));

  // The map's tools stand in the bar where there is room for them; else on the map, the larger ones in a panel.
  const narrow = matchMedia('(max-width: 1100px)'), small = matchMedia('(max-width: 760px)');
  function placeTools() {
    if (small.matches) prompt.node.after(dock);          // papers for which the map has no room: never over the question
    else panels.node.append(dock);
    if (narrow.matches) map.append(tools);
    else banner.after(tools);
    if (narrow.matches) affairs.node.before(overlays.node);
    else text.before(overlays.node);
  }
  for (const size of [narrow, small]) size.addEventListener('change', placeTools);
  placeTools();

  // ---- what happens ----

  function redraw() {
    standing.update();
    hand.update();
    prompt.update();
    odds.update();
    overlays.update();
    panels.badge('duties', duties.update() || '');
    orbat.update();
    affairs.update();
    orderLine.node.hidden = game.watching() || Boolean(view.over);
    if (undo) undo.hidden = Boolean(view.over);
    mirror.update();
    others.update();
    giveSecrets();
    lesson?.update();
  }

  let warned = null, entries = view.moves;

  /** How far it was seen here is remembered, for whoever comes back tomorrow. */
  function seen() {
    if (!document.hidden && !player.playing) rememberSeen(id, view.moves);
  }

  /** What came to pass while nobody looked is offered, to be seen or read. */
  async function sinceLast(from) {
    if (from === null || from >= view.moves) return seen();
    const to = view.moves, { actions } = await game.account(from).catch(() => ({ actions: [] }));
    log.since(from);
    if (!player.playing) account.offer({ from, to, actions });
    seen();
  }
  let left = null;                    // entries there were when the page went out of sight
  const looked = () => {
    if (document.hidden) left = view.moves;
    else if (left !== null) sinceLast(left);
  };
  document.addEventListener('visibilitychange', looked);

  /** What was done before this room was entered. */
  async function history() {
    const end = entries;
    for (let from = 0; from < end;) {
      const { actions, to } = await game.account(from).catch(() => ({ actions: [], to: end }));
      log.actions(actions, from, to);
      from = to > from ? to : end;
    }
  }

  /** Whose orders a message brings: {side, mine}; dice belong to whoever spoke last. */
  let speaker = { side: -1, mine: true };
  function spokenBy({ said }) {
    const by = said.filter((s) => s.side >= 0), other = by.findLast((s) => game.watching() || !game.speaksFor(s.side));
    if (by.length) speaker = other ? { side: other.side, mine: false } : { side: by.at(-1).side, mine: true };
    return speaker;
  }

  told = (message, first) => {
    const events = message.events ?? [], from = entries, to = view.moves, by = spokenBy(message);
    entries = to;
    log.add(message, first ? 0 : from, to);
    if (!first && to < from) player.reset();
    const theirs = !first && !by.mine && to > from;
    if (!theirs) {
      player.finish();
      board.show(view, { slide: !first, order: events.flatMap((e) => e.units ?? []) });
    }
    redraw();
    corners.again();
    // What had the focus may be gone with the question it belonged to: the map takes it up.
    if (!first && document.activeElement === document.body) board.stage.focus({ preventScroll: true });
    const warns = view.frozen ?? view.warning;
    if (warns && warns !== warned) toast(warns, { urgent: true });
    warned = warns;
    if (first) {
      player.reset();
      history();
      return sinceLast(seenOf(id));
    }
    if (view.over) panels.show('game');
    if (theirs) return player.theirs(from, by.side);
    const dice = events.some((e) => e.faces?.length);
    goAsked();
    account.acted();
    if (view.question.lying && game.mayAnswer()) tray.hide();         // dice that are asked about lie with the question
    else tray.show(rollsOfEvents(events));
    if (to > from) player.own(from, { dice });
    if (dice && panels.current === 'odds') panels.show('log');
    const places = [...new Set(events.filter((e) => e.outcome).flatMap(placesIn))];
    if (places.length && places.length < 12) board.pulse(places);
    mirror.tell(...events.map((e) => e.text), view.over ? view.over.text : view.question.called ?? view.question.text);
    seen();
  };

  if (view.lesson) lesson = await (await import('./lesson.js')).makeLesson(game, board, { hand, odds, tell: mirror.tell, field: map.parentNode, side });
  redraw();
  if (finger.matches) goAsked();
  for (const m of early) told(...m);
  if (!early.length && !view.n) log.add({ events: view.events, said: [] }, 0, 0);
  mirror.tell(view.over ? view.over.text : view.question.called ?? view.question.text);

  return () => {
    told = () => {};
    document.removeEventListener('visibilitychange', looked);
    for (const part of [game, others, keys, hand, concerns, odds, mirror, tray, player, corners, board]) part.close();
    lesson?.close();
    for (const size of [narrow, small]) size.removeEventListener('change', placeTools);
    empty(document.getElementById('bar-game'));
    document.title = 'Linstock';
  };
}
