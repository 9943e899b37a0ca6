// player.js -- the others' turn shown on the map, action by action: the map goes there if it must, pieces travel their way,
// attacks are arrows, dice fall, a plate tells the result. Which scenes there are and how long they last says playback.js;
// what is drawn, actors.js.
//
// The map runs behind the game while this lasts: game.view is always the present, the board shows the moment that is played.
// Whoever acts, skips, or plays at once is shown the present; the marks of what was left out are drawn all the same.
import { makeActors } from './actors.js';
import { el, empty } from './dom.js';
import { plateOf } from './plate.js';
import { BUDGET, PACES, after, beatsOf, isLoud, makeQueue, rollsOf, waysOf } from './playback.js';
import { pref, setPref, stillness } from './prefs.js';
import { rollTold, rollsLed } from './rolls.js';

const LEAST = 1500;                   // ms that remain for what comes late in a long turn
const FAR = 600;                      // entries behind: no longer played, only told
const PLATE_STAYS = 7000;
const REMEMBERED = 400;               // actions of a turn
const SOON = 500;                     // ms after an order of one's own without dice until its action is asked for
const LOOKS = 260;                    // ms the map takes to get somewhere

/**
 * makePlayer(game, board, {hand, tray, corners, tell, told, state, back})
 *   tell(...sentences)   for ears
 *   told(actions, from, to)   actions as they become known, played or not (the log)
 *   state({...})         what goes on, for the strip: playing, text, steps, again
 *   back()               the present is shown again
 */
export function makePlayer(game, board, { hand, tray, corners, tell, told, state, back }) {
  const { battle, view } = game;
  const actors = makeActors(board, battle);
  const queue = makeQueue();
  const plate = el('aside', { class: 'plate-paper no-zoom', 'aria-label': 'The result', hidden: true });
  let pace = PACES.some((p) => p.name === pref('playback')) ? pref('playback') : 'brisk';
  let asked = 0, openFrom = null;     // actions are known up to this entry; the last of them, not over yet, began after that one
  let asking = null, epoch = 0;       // what is asked for; how often entries were taken back
  let run = null, wake = null;        // what is played: {again, pieces}, pieces as the board shows them; wake() ends a wait
  let turn = {}, last = null;         // who has the word, and what came of it; the others' last turn
  let leave = 0, touched = false, home = null;

  const playing = () => run !== null;
  const standsSame = battle.table
    ? (a, b) => a.foot.at[0] === b.foot.at[0] && a.foot.at[1] === b.foot.at[1] && a.foot.facing === b.foot.facing
    : (a, b) => a.cell === b.cell;
  const same = (a, b) => (battle.table && (!a.foot || !b.foot) ? true : standsSame(a, b));
  const byUnit = (pieces) => new Map(pieces.map((p) => [p.u, p]));
  const heartOf = (pieces) => {
    const spots = pieces.map((p) => board.spotOf(p)).filter(Boolean);
    if (!spots.length) return null;
    return { x: spots.reduce((s, p) => s + p.x, 0) / spots.length, y: spots.reduce((s, p) => s + p.y, 0) / spots.length, turn: 0 };
  };

  /** ms, or until somebody has had enough; false: this run is over. */
  const wait = (ms, mine) => new Promise((done) => {
    if (run !== mine) return done(false);
    const timer = setTimeout(() => { wake = null; done(run === mine); }, ms);
    wake = () => { clearTimeout(timer); wake = null; done(run === mine); };
  });

  // ---- what is left on the map ----

  /** Ways that are the same are one track. */
  function leaveTracks(ways, ms) {
    const bundles = new Map();
    for (const [u, pieces] of ways) {
      const way = actors.spotsOf(pieces), key = `${battle.units[u].side}:${way.map((s) => `${Math.round(s.x)},${Math.round(s.y)}`).join(' ')}`;
      const b = bundles.get(key) ?? { way, side: battle.units[u].side, units: 0 };
      b.units++;
      bundles.set(key, b);
    }
    for (const b of bundles.values()) actors.track(b.way, b.side, { units: b.units, ms });
  }

  /** The arrow of an attack: from each who acts, as he stands when the first die falls, to those he acts on. */
  function leaveArrows(action, pieces, ms) {
    const at = byUnit(pieces), on = (list) => list.map((u) => at.get(u)).filter((p) => p?.at === 'board');
    const to = heartOf(on(action.targets ?? [])) ?? (action.to !== null && action.to !== undefined && action.targets?.length ? board.spotAt(action.to) : null);
    if (!to) return;
    const from = new Map();
    for (const p of on(action.units ?? [])) {
      const s = board.spotOf(p);
      if (s) from.set(`${Math.round(s.x)},${Math.round(s.y)}`, s);
    }
    for (const s of [...from.values()].slice(0, 8)) actors.arrow(s, to, action.side, { ms });
  }

  function leaveLosses(action, before) {
    for (const u of action.lost ?? []) {
      const s = board.spotOf(before.get(u));
      if (s) actors.loss(s, u);
    }
  }

  /** All the marks of an action at once; the pieces after it. */
  function leaveAll(action, pieces) {
    const before = byUnit(pieces), first = action.frames.findIndex((f) => f.rolls?.length);
    if (isLoud(action)) leaveArrows(action, after(pieces, first < 0 ? [] : action.frames.slice(0, first)).pieces, 0);
    leaveTracks(waysOf(action.frames, before, same), 0);
    const now = after(pieces, action.frames).pieces;
    leaveLosses(action, before);
    return now;
  }

  // ---- the plate ----

  function showPlate(action) {
    clearTimeout(leave);
    empty(plate).append(el('button', { type: 'button', class: 'quiet drop', 'aria-label': 'Put it away', onclick: hidePlate }, '×'), plateOf(game, action));
    plate.hidden = false;
    corners.place(plate, { prefer: 'foot-right', avoid: () => [...(action.units ?? []), ...(action.targets ?? [])] });
  }

  function hidePlate() {
    clearTimeout(leave);
    plate.hidden = true;
  }

  const leavePlate = (ms = PLATE_STAYS) => { clearTimeout(leave); leave = setTimeout(hidePlate, ms); };

  // ---- the map goes there ----

  const onBoard = (place) => (battle.table ? { x: place[0], y: battle.table.height - place[1] } : battle.board.cells[place]);

  function placesOf(actions, pieces) {
    const at = byUnit(pieces), list = [];
    for (const a of actions) {
      for (const place of [a.from, a.to]) if (place !== null && place !== undefined) list.push(place);
      for (const u of [...(a.units ?? []), ...(a.targets ?? [])]) {
        const p = at.get(u);
        if (p?.at === 'board') list.push(battle.table ? p.foot?.at : p.cell);
      }
    }
    return list.filter((p) => p !== null && p !== undefined && (battle.table || battle.board.cells[p]));
  }

  function whereNow() {
    const b = board.stage.getBoundingClientRect();
    return { ...board.zoom.toBoard(b.left + b.width / 2, b.top + b.height / 2), size: board.zoom.px };
  }

  /** Moves the map so that these actions are seen; true where it did. A hand that holds the map, or pieces, is not disturbed. */
  function goThere(actions, pieces) {
    if (touched || hand().chosen.length && !hand().lent) return false;
    const places = placesOf(actions, pieces);
    if (!places.length || places.every((p) => board.sees(p))) return false;
    home ??= whereNow();
    const spots = places.map(onBoard), x = spots.map((s) => s.x), y = spots.map((s) => s.y);
    const box = board.stage.getBoundingClientRect(), w = Math.max(...x) - Math.min(...x) + 3, h = Math.max(...y) - Math.min(...y) + 3;
    const size = Math.min(board.zoom.px, (box.width - 40) / w, (box.height - 60) / h);
    board.zoom.centre((Math.max(...x) + Math.min(...x)) / 2, (Math.max(...y) + Math.min(...y)) / 2, { size, still: stillness() });
    return true;
  }

  function goHome() {
    if (home && !touched) board.zoom.centre(home.x, home.y, { size: home.size, still: stillness() });
    home = null;
    touched = false;
  }

  const touch = () => { if (playing()) touched = true; };
  board.stage.addEventListener('wheel', touch, { passive: true });
  board.stage.addEventListener('pinchstart', touch);
  board.stage.addEventListener('pointermove', (e) => { if (e.buttons && board.stage.classList.contains('dragged')) touch(); }, { passive: true });

  // ---- scenes ----

  /** Pieces travel through these frames; `at` says when each unit sets out, as a share of the time. */
  async function go(frames, ms, mine, at = () => 0) {
    const before = byUnit(mine.pieces), ways = waysOf(frames, before, same), now = after(mine.pieces, frames);
    mine.pieces = now.pieces;
    board.show(now, { fade: true });
    leaveTracks(ways, stillness() ? 0 : Math.min(ms, 400));
    if (!stillness() && ways.size) {
      actors.travel([...ways].map(([unit, pieces]) => ({ unit, way: actors.spotsOf(pieces), delay: at(unit) * ms, ms: Math.max(120, ms * (1 - at(unit)) * 0.9) })));
    }
    return wait(ms, mine);
  }

  async function quiet(scene, mine) {
    const first = new Map(), n = scene.actions.length;
    scene.actions.forEach((a, i) => { for (const f of a.frames) for (const p of f.pieces ?? []) if (!first.has(p.u)) first.set(p.u, i); });
    const before = byUnit(mine.pieces);
    for (const a of scene.actions) leaveLosses(a, before);
    await go(scene.actions.flatMap((a) => a.frames), scene.ms, mine, (u) => (n > 1 ? ((first.get(u) ?? 0) / n) * 0.6 : 0));
  }

  async function loud(scene, mine) {
    const [action] = scene.actions;
    let pointed = false;
    const point = (ms) => {
      if (!pointed) leaveArrows(action, mine.pieces, stillness() ? 0 : Math.min(ms, 300));
      pointed = true;
    };
    if (scene.loud && !rollsOf(action).length) point(300);
    for (const beat of beatsOf(scene)) {
      if (run !== mine) return;
      if (beat.kind === 'go') await go(beat.frames, beat.ms, mine);
      else if (beat.kind === 'dice') {
        if (scene.loud) point(beat.ms);
        tray.show(rollsLed(action, beat.rolls), { ms: Math.min(620, beat.ms * 0.5), stays: Math.max(1200, beat.ms) });
        if (!await wait(beat.ms * 0.65, mine)) return;
        const before = byUnit(mine.pieces);
        leaveLosses({ lost: (action.lost ?? []).filter((u) => beat.frame.pieces?.some((p) => p.u === u && p.at !== 'board')) }, before);
        await go([beat.frame], beat.ms * 0.35, mine);
      } else {
        const gone = byUnit(board.pieces);
        leaveLosses({ lost: (action.lost ?? []).filter((u) => gone.get(u)?.at === 'board') }, gone);
        document.dispatchEvent(new CustomEvent('sound', { detail: 'volley' }));
        showPlate(action);
        await wait(beat.ms, mine);
      }
    }
  }

  async function play(scene, mine) {
    const text = scene.actions.map((a) => a.text || rollsOf(a).map(rollTold).join('; ')).filter(Boolean);
    if (text.length) {
      mine.text = text.length > 1 ? `${text.at(-1)} And ${text.length - 1} more.` : text[0];
      mine.side = scene.actions.findLast((a) => a.text)?.side ?? scene.actions[0].side;
    }
    state({ playing: true, again: mine.again, text: mine.text, steps: paceOf(mine) === 'steps', side: mine.side });
    tell(...text);
    if (!scene.ms) {
      mine.pieces = after(mine.pieces, scene.actions.flatMap((a) => a.frames)).pieces;
      return;
    }
    actors.fade();
    if (scene.loud) hidePlate();
    if (goThere(scene.actions, mine.pieces)) await wait(LOOKS, mine);
    if (run !== mine) return;
    await (scene.loud || scene.dice ? loud(scene, mine) : quiet(scene, mine));
  }

  const paceOf = (mine) => (mine.again && pace === 'once' ? 'brisk' : pace);

  /** What a brisk turn has left; of a game that is only watched all that waits may take as long again. */
  const left = (mine) => (game.watching() || mine.again ? BUDGET : Math.max(LEAST, BUDGET - (performance.now() - turn.began)));

  /** Shows scenes as long as there are any, or some are still asked for. */
  async function begin(source, pieces, { again = false, more = () => null } = {}) {
    const mine = { again, pieces };
    run = mine;
    board.stage.classList.add('playing');
    while (run === mine) {
      const scene = source.next(paceOf(mine), left(mine));
      if (!scene) {
        const coming = more();
        if (!coming) break;
        await coming;
        continue;
      }
      await play(scene, mine);
      if (run === mine && paceOf(mine) === 'steps' && source.length && scene.ms) {
        state({ playing: true, waiting: true, again, steps: true, text: mine.text, side: mine.side });
        await wait(1 << 30, mine);
      }
    }
    if (run === mine) present();
  }

  /** The present, and nothing that travels: the end of every run. */
  function present() {
    const was = run;
    run = null;
    wake?.();
    board.stage.classList.remove('playing');
    actors.arrive();
    actors.raise();
    board.show(view);
    if (was) goHome();
    if (!plate.hidden) leavePlate();
    showMarks();
    state({ playing: false });
    if (was) back();
  }

  const showMarks = () => actors.hide(pref('tracks') === false && !playing());

  // ---- what is heard of ----

  /** Asks for actions up to the present, once at a time: those whose entries are new, with these entries alone. */
  function ask() {
    asking ??= (async () => {
      const fresh = [], mine = epoch;
      try {
        while (asked < view.moves && mine === epoch) {
          const had = asked, from = openFrom ?? asked, { actions, to } = await game.actions(from, view.moves);
          if (mine !== epoch) break;                     // taken back meanwhile
          asked = to;
          openFrom = actions.at(-1)?.open ? actions.at(-1).entries[0] - 1 : null;
          told(actions, from, to);
          queue.add(actions);
          remember(actions);
          fresh.push(...actions.map((a) => ({ ...a, frames: a.frames.filter((f) => f.n > had) })).filter((a) => a.frames.length));
        }
      } finally {
        asking = null;
      }
      return fresh;
    })();
    return asking;
  }

  /** What the others did in this turn, for whoever asks for it again; without frames, which are large. */
  function remember(actions) {
    if (turn.mine) {
      turn.acted ||= actions.some((a) => game.speaksFor(a.side));
      return;
    }
    const known = new Map(turn.actions.map((a) => [a.entries[0], a]));
    for (const a of actions) {
      if (a.entries[1] <= turn.from) continue;
      known.set(a.entries[0], { ...a, frames: undefined, rolls: rollsOf(a) });
    }
    turn.actions = [...known.values()].slice(-REMEMBERED);
    turn.to = asked;
  }

  /** All that waits is drawn as marks, from these pieces on. */
  function leaveRest(pieces) {
    const rest = queue.drain();
    let now = pieces;
    for (const a of rest) now = leaveAll(a, now);
    return rest;
  }

  /** Another has the word. What one did oneself between two orders of the others, without beginning anything, belongs to their turn. */
  function newTurn(from, mine, side) {
    const goesOn = !mine && turn.mine && !turn.acted && last && last.side === side;
    clearTimeout(turn.soon);
    actors.clear();                   // marks are kept until one acts
    if (goesOn) {
      turn = last;
      Object.assign(turn, { began: 0, skipped: false });
      return;
    }
    turn = { from, to: from, mine, side, began: 0, actions: [], skipped: false, acted: false };
    if (!mine) last = turn;
  }

  /** Others have done something; from: the entries there were before; side: whose orders they are. */
  async function theirs(from, side) {
    if (turn.mine !== false || turn.side !== side) newTurn(from, false, side);
    if (pace === 'once' || turn.skipped || document.hidden || view.moves - queue.shown > FAR) return untold();
    if (playing()) return void ask().catch(present);
    turn.began ||= performance.now();
    try {
      await ask();
    } catch {
      return present();
    }
    if (playing()) return;
    if (queue.length) await begin(queue, board.pieces, { more: () => asking });
    else present();
  }

  /** Others have done something, and it is not played: the present at once, with its marks and its dice. */
  async function untold() {
    const before = board.pieces, far = view.moves - queue.shown > FAR;
    if (playing()) finish();
    else board.show(view);
    if (far) {
      queue.reset(view.moves);
      asked = view.moves;
      openFrom = null;
      turn.from = view.moves;
      return state({ playing: false });
    }
    const fresh = await ask().catch(() => []);
    if (playing()) return;
    leaveRest(before);
    showMarks();
    tray.show(fresh.flatMap((a) => rollsLed(a, rollsOf(a))));
    tell(...fresh.map((a) => a.text));
    state({ playing: false });
  }

  /** One's own orders, which the map has shown: dice and result follow as soon as they are known. */
  function own(from, { dice }) {
    if (turn.mine !== true) newTurn(from, true, -1);
    queue.reset(view.moves);
    hidePlate();
    clearTimeout(turn.soon);
    const mine = turn;
    mine.soon = setTimeout(async () => {
      const fresh = await ask().catch(() => []), fight = fresh.findLast(isLoud);
      if (mine !== turn || playing()) return;
      if (view.question.lying && game.mayAnswer()) return;            // the question itself shows them
      tray.show(fresh.flatMap((a) => rollsLed(a, rollsOf(a))), { ms: 0 });    // they have fallen already
      if (!fight) return;
      showPlate(fight);
      leavePlate();
      tell(fight.text);
    }, dice ? 0 : SOON);
  }

  /** Whatever is played is over: the present. Nothing is lost: what was left out is on the map and in the log. */
  function finish() {
    if (!playing()) return;
    const { again: once, pieces } = run;
    if (!once) leaveRest(pieces);
    present();
  }

  function skip() {
    if (!playing()) return;
    if (!run.again) turn.skipped = true;
    hidePlate();
    tray.hide();
    finish();
  }

  /** Entries from + 1 to `to` of the main line once more. */
  async function again(from, to) {
    skip();
    const mine = epoch, [base, answer] = await Promise.all([game.at(from), game.actions(from, to)]);
    if (mine !== epoch) return;
    skip();
    const source = makeQueue();
    source.reset(from);
    source.add(answer.actions);
    if (!source.length) return;
    actors.clear();
    board.show(base);
    await begin(source, base.pieces, { again: true });
  }

  /** Entries were taken back: no marks of what is no longer so. */
  function reset() {
    epoch++;
    clearTimeout(turn.soon);
    run = null;
    wake?.();
    board.stage.classList.remove('playing');
    actors.arrive();
    actors.clear();
    hidePlate();
    asked = view.moves;
    openFrom = null;
    queue.reset(view.moves);
    turn = { from: view.moves, to: view.moves, mine: null, side: -1, began: 0, actions: [], skipped: false, acted: false };
    last = null;
    state({ playing: false });
  }

  function setPace(name) {
    pace = name;
    setPref('playback', name);
    if (name === 'once') skip();
    else wake?.();
    state({});
  }

  const shown = () => { if (!document.hidden && !playing()) corners.again(); };
  document.addEventListener('visibilitychange', shown);
  reset();

  return {
    plate, theirs, own, finish, skip, again, reset, setPace, actors, showMarks,
    /** Step by step: on. */
    next: () => wake?.(),
    get playing() { return playing(); },
    get pace() { return pace; },
    /** The others' last turn: {from, to, side, actions}, or null. */
    get last() { return last; },
    /** Whether it is still theirs, and not acted upon. */
    get fresh() { return turn.mine === false; },
    close() {
      run = null;
      wake?.();
      clearTimeout(leave);
      clearTimeout(turn.soon);
      document.removeEventListener('visibilitychange', shown);
      plate.remove();
    },
  };
}
