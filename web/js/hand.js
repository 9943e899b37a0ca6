// hand.js -- what the player's hand does on the map: choosing pieces, carrying them, striking with them, turning
// them, and answering by pointing. What may be done comes from the question's answers and the battle's gestures.
import { fillOrder, gesturesNow, readAnswers, unitsAsked, unitsNamed } from './answers.js';
import { makeCarry } from './carry.js';
import { toast } from './dom.js';
import { makeGiving } from './giving.js';
import { markMaking } from './making.js';
import { makeMeaning } from './meaning.js';
import { closeMenu, hush, menuIsOpen, openMenu, openRose, quiet, say } from './menu.js';
import { makeRoute, routeWords } from './route.js';

const LINGER = 380;                   // ms over a stack before it spreads out
const LEAVE = 600;                    // ms off a stack that is spread out before it is gathered again
const WAIT = 90;                      // ms over a cell with pieces in hand before their way to it is asked for

/**
 * makeHand(game, board, {box, changed, consider, look, tell, concerns}): box holds menus and bubbles; changed() when the choice or the
 * answers are others; consider(orders, {found, refused}) when one of these attacks is thought of, look(order) when an answer
 * is; tell(sentence) what is to be heard of the cell under the cursor; concerns: concerns.js.
 */
export function makeHand(game, board, { box, changed, consider: weigh, look, tell, concerns }) {
  const { battle } = game, { cells } = battle.board;
  let chosen = [];                    // units, in the order they were taken up
  let answers = readAnswers(game);
  let lent = false;                   // the question put them in hand, not the player
  let adding = false;                 // a touch on a piece adds it to those in hand, as Shift does
  let topped = -1;                    // the one that was taken up with the spreading of its stack
  let seen = game.view.n;
  let pressed = -1, twice = false;    // the cell of the last click, and whether it was the second one there in a moment
  let hover = -1, linger = 0, leaving, again = 0, wait = 0, ticket = 0;

  const idOf = (u) => battle.units[u].id;
  const mine = (u) => game.mayAnswer() && battle.units[u].side === game.view.question.side;
  const own = () => chosen.filter(mine);
  const carries = () => gesturesNow(game, 'carry').length + gesturesNow(game, 'turn').length > 0;
  const movable = (u) => mine(u) && (gesturesNow(game, 'carry').length + gesturesNow(game, 'strike').length > 0 || answers.of(u).some((a) => a.cells.length));

  // ---- giving ----

  const { give, offer, refuse, lightNamed } = makeGiving(game, board, { box, look: (order, how) => { look(order); light(answers.all.find((a) => a.order === order), how); }, done: () => light(null), concerns });
  const meaning = makeMeaning(game, board, { answers: () => answers });
  const { meant, enemiesAt } = meaning;
  const route = makeRoute(battle, board);
  const middleOf = (cell) => { const p = board.pointOf(cell); return { x: p.x, y: p.y }; };

  async function run(m, at) {
    if (m.order) {
      const n = game.view.n, done = await give(m.order, at);
      if (done && game.view.n > n) choose([]);
      return;
    }
    openRose(box, at.x, at.y, {
      title: 'Facing', names: battle.board.directions,
      choose: async (facing) => { if (await give(fillOrder(game, m.g, { ...m.with, facing }), at)) choose([]); },
    });
  }

  const allowed = async (list) => {
    const verdicts = await Promise.all(list.map(meaning.verdictOn));
    return list.filter((_, i) => !verdicts[i]);
  };

  /**
   * Of several things that could be meant, those the rules allow; the only one is done. ask: an attack is asked about
   * first. cell: where pieces were sent without a sign that they fall short of it, so that this is asked about, too. A
   * strike that is refused may be put together first: that is offered under the refusal, and whoever is missing lights up.
   * refused(why): where none is allowed, in place of a sentence at the hand; lingers(): it is refused with a choice, and
   * returns what is called when that closes.
   */
  async function settle(list, at, { ask = false, cell = -1, refused = (why) => refuse(why, at), lingers = null } = {}) {
    if (!list.length) return;
    const n = game.view.n, verdicts = await Promise.all(list.map(meaning.verdictOn)), legal = list.filter((_, i) => !verdicts[i]);
    // Whoever struck in vain is told so before something else is done in its place.
    const struck = list.find((m) => m.strike), barred = struck && !legal.some((m) => m.strike) ? verdicts.find(Boolean) : null;
    if (barred) legal.unshift(...await allowed(meaning.instead(struck.with.units, struck.with.cell)));
    if (game.view.n !== n) return;
    if (!legal.length) return refused(verdicts[0]);
    const short = cell >= 0 ? meaning.shortOf(legal, cell) : null;
    if (legal.length === 1 && !short && !barred && !(ask && legal[0].strike)) return run(legal[0], at);
    const far = short && short.cell !== cell && short.cell >= 0 ? `, as far as ${cells[short.cell].name}` : '';
    const told = short ? [far ? `${cells[cell].name} is out of reach.` : '', ...short.shorts.map((s) => s.text)].filter(Boolean).join(' ') : '';
    if (short) route.draw(legal[0].marches ?? []);
    const [dark, left] = barred ? [lightNamed(barred), lingers?.()] : [];
    openMenu(box, at.x, at.y, barred?.message ?? (told || 'What is meant?'), legal.map((m) => ({
      text: `${m.text}${far}`, detail: m.order, run: () => run(m, at), look: () => { if (m.strike && m.order) weigh([m.order]); },
    })), { rule: barred?.rule ?? short?.shorts[0]?.rule, refused: Boolean(barred), done() { route.clear(); dark?.(); left?.(); } });
  }

  // ---- choosing ----

  function choose(units) {
    chosen = [...new Set(units)];
    lent = false;
    topped = -1;
    forget();
    if (!chosen.length) adding = false;
    closeMenu();
    show();
    changed();
  }

  function toggle(u, add) {
    if (!add) choose(chosen.length === 1 && chosen[0] === u ? [] : [u]);
    else choose(chosen.includes(u) ? chosen.filter((c) => c !== u) : [...own(), u]);
  }

  function show() {
    board.lift(chosen);
    board.mark('hand', chosen.map((unit) => ({ unit, kind: mine(unit) ? 'hand' : 'looked' })), { over: true });
    const named = game.mayAnswer() ? unitsNamed(game, game.view.question.text).filter((u) => !chosen.includes(u)) : [];
    board.mark('subject', named.map((unit) => ({ unit, kind: 'subject' })), { over: true });
    const some = own();
    const partial = some.length === 1 ? answers.of(some[0]).flatMap((a) => a.cells) : [];
    const loose = answers.all.filter((a) => !a.units.length).flatMap((a) => a.cells);
    const spots = [...new Set([...loose, ...partial, ...(partial.length ? [] : answers.cells)])];
    board.mark('cells', spots.map((cell) => ({ cell, kind: 'may' })));
    markMaking(game, board);
    board.mark('units', answers.units.filter((u) => !chosen.includes(u)).map((unit) => ({ unit, kind: mine(unit) ? 'may' : 'may-enemy' })), { over: true });
  }

  /** What an answer speaks of lights up while it is thought of; null: nothing does. */
  function light(a, how) {
    concerns.think(a ?? null, how);
    board.mark('told', [...(a?.units ?? []).map((unit) => ({ unit, kind: 'told' })), ...(a?.cells ?? []).map((cell) => ({ cell, kind: 'told' }))], { over: true });
  }

  /** What pieces in hand can do to enemies on a cell, and after it the answers that speak of the one pointed at. */
  const against = (some, cell, u) => [...meant(some, cell, u), ...answers.of(u).map((a) => ({ order: a.order, text: a.say ?? (a.help || a.order), listed: true }))];

  /**
   * A press means the same in every question. A piece is taken in hand by it, or looked at if it is not one's own; a
   * second press on it gives what is listed for it alone. With own pieces in hand a press on an enemy strikes at him,
   * and on a cell sends them there. A cell that answers the question answers it, whoever stands on it. With `add` a
   * piece is added to those in hand, or put down again, and nothing else happens.
   */
  function pressUnit(u, cell, at, { add = false, touch = false } = {}) {
    const list = answers.of(u), some = own(), here = cell >= 0 ? answers.at(cell) : [];
    if (add) return mine(u) || !some.length ? toggle(u, true) : undefined;
    if (!mine(u) && some.length && cell >= 0 && gesturesNow(game, 'strike').length) {
      const targets = against(some, cell, u);
      if (targets.length) return settle(targets, at, { ask: touch });
    }
    if (here.length && !list.length && !chosen.includes(u)) return offer(here, at);
    if (list.length && chosen.length === 1 && chosen[0] === u) return offer(list, at);
    toggle(u, false);
  }

  function pressCell(cell, at, { add = false, touch = false, pointed = -1 } = {}) {
    const here = answers.at(cell), some = own();
    if (add) return;
    const forHand = some.length === 1 ? here.filter((a) => a.units.includes(some[0])) : [];
    if (forHand.length) return offer(forHand, at);
    if (here.length) return offer(here, at);
    if (some.length) {
      const list = meant(some, cell, pointed);
      if (list.length) return settle(list, at, { ask: touch, cell });
    }
    if (chosen.length) choose([]);
  }

  /** A press on a cell with whatever lies on it: the pointer's click, and Enter at the cursor. */
  function press(cell, unit, at, how = {}) {
    closeMenu();
    hush();
    const stack = cell >= 0 ? board.stackOf(cell) : [];
    const piece = unit >= 0 ? unit : stack.at(-1)?.u ?? -1;
    if (adding && piece >= 0 && mine(piece)) how = { ...how, add: true };
    if (stack.length > 1 && board.fanned !== cell && !how.direct) {
      const some = own();
      if (!how.add && some.length && enemiesAt(cell).length && gesturesNow(game, 'strike').length) return settle(against(some, cell, unit), at, { ask: how.touch });
      if (!how.add && answers.at(cell).length && !stack.some((p) => answers.of(p.u).length)) return pressCell(cell, at, how);
      // A stack spreads out, and its top one is taken in hand with it.
      const top = stack.at(-1).u;
      if (!chosen.includes(top)) toggle(top, how.add);
      board.fan(cell);
      topped = top;
      return;
    }
    if (unit < 0 && stack.length === 1) unit = stack[0].u;
    if (unit >= 0) return pressUnit(unit, cell, at, how);
    if (cell >= 0) pressCell(cell, at, how);
  }

  function chooseStack(cell, add = false) {
    const list = board.stackOf(cell).map((p) => p.u);
    const ours = list.filter(mine);
    choose([...(add ? own() : []), ...(ours.length ? ours : list.slice(-1))]);
  }

  function turn() {
    const some = own().filter((u) => board.spot(u)), [g] = gesturesNow(game, 'turn');
    if (answers.ways.length) return askWay(true);
    if (!g || !some.length) return toast(some.length ? 'Nothing can be turned now.' : 'Choose a piece on the map first.');
    const at = board.pointOfUnit(some[0]);
    openRose(box, at.x, at.y, { title: g.text, names: battle.board.directions, choose: (facing) => give(fillOrder(game, g, { units: some, facing }), at) });
  }

  /** A question whose answers are directions: the rose stands at the piece it speaks of. */
  function askWay(focus = false) {
    const subject = unitsAsked(game).find((u) => board.spot(u));
    if (subject === undefined) return;
    const at = board.pointOfUnit(subject), names = battle.board.directions;
    openRose(box, at.x, at.y, {
      title: answers.ways[0].verb, names, may: answers.ways.map((a) => names[a.ways[0]]), focus,
      choose: (name) => give(answers.ways.find((a) => names[a.ways[0]] === name).order, at),
    });
  }

  // ---- the way to a cell, while it is thought of ----

  /** What was shown of a way is past. */
  function forget() {
    clearTimeout(wait);
    ticket++;
    route.clear();
  }

  /** The way of the pieces in hand to a cell, drawn, and in words at the foot of the map; aloud: by keys, it is heard, too. */
  function thinkWay(cell, aloud) {
    const some = own(), at = board.pieceOf(some[0]);
    if (!gesturesNow(game, 'carry').length || at.cell === cell || !meant(some, cell).some((m) => m.order && !m.strike)) return;
    const mark = ticket;
    wait = setTimeout(async () => {
      const { legal, verdicts, marches } = await meaning.think(some, cell);
      if (mark !== ticket || carry.on) return;
      if (legal.length) route.draw(marches);
      const words = legal.length ? routeWords(battle, marches) : verdicts[0].message;
      if (!words) return;
      board.say(`${board.describe(cell)} ${words}`, cell);
      if (aloud) tell(`${board.describe(cell)} ${words}`);
    }, WAIT);
  }

  // ---- the pointer ----

  const carry = makeCarry(game, board, {
    box, route, meaning, weigh, refuse,
    pick(u, add) {
      if (!chosen.includes(u)) choose(add ? [...own(), u] : [u]);
      return own();
    },
    drop(units, cell, at, { touch, refused, lingers }) {
      const list = meant(units, cell);
      if (!list.length) return refused({ message: `Nothing can be brought to ${cells[cell].name} now. ${game.view.question.text}`, rule: game.view.question.rule });
      return settle(list, at, { ask: touch, refused, lingers });
    },
  });

  function unitUnder(e) {
    const u = board.unitAt(e.target);
    if (u >= 0) return u;
    const x = document.elementFromPoint(e.clientX, e.clientY);
    return board.unitAt(x);
  }

  function down(e) {
    if (e.button !== 0 || e.target.closest?.('.no-zoom')) return;
    const u = board.unitAt(e.target);
    if (u >= 0 && movable(u)) carry.lift(e, u);
    else if (u >= 0 && mine(u)) carry.hold(e, u);
  }

  function move(e) {
    if (carry.move(e)) return;
    if (e.pointerType === 'touch' || !board.stage.contains(e.target)) return;
    const cell = board.cellAt(e.clientX, e.clientY), u = board.unitAt(e.target);
    const inFan = Boolean(e.target.closest?.('.fan'));
    // It lies beside its stack: on the way there the hand may leave both for a moment.
    if (board.fanned < 0 || inFan || cell === board.fanned) leaving = clearTimeout(leaving);
    else leaving ??= setTimeout(() => { leaving = undefined; board.fold(); }, LEAVE);
    if (cell === hover && !inFan) return;
    hover = cell;
    quiet();
    clearTimeout(linger);
    board.say(cell < 0 ? '' : inFan && u >= 0 ? board.describe(board.fanned) : board.describe(cell), cell);
    forget();
    if (cell < 0 || inFan) return;
    if (board.stackOf(cell).length > 1 && !own().length) linger = setTimeout(() => { if (hover === cell && !carry.on) board.fan(cell); }, LINGER);
    consider(cell, u);
  }

  /** What an attack there would bring, or the way there; aloud: it is asked by keys. */
  function consider(cell, u, { aloud = false } = {}) {
    forget();
    const strikes = own().length && enemiesAt(cell).length ? meant(own(), cell, u).filter((m) => m.strike && m.order) : [];
    if (strikes.length) {
      const say_ = (words) => {
        const at = middleOf(cell);
        if (hover === cell && !carry.on && !menuIsOpen()) say(box, at.x, at.y, words);
      };
      return weigh(strikes.map((m) => m.order), {
        found: (order, total) => { if (total) say_({ text: `${strikes.find((m) => m.order === order).text}. ${total}`, kind: 'legal' }); },
        refused: (e) => say_({ text: e.message, rule: e.rule, kind: 'refused' }),
      });
    }
    if (own().length) thinkWay(cell, aloud);
    const [a] = u >= 0 ? answers.of(u) : answers.at(cell);
    if (a) look(a.order);
  }

  function click(e) {
    if (e.target.closest?.('.no-zoom')) return;
    // The second click of a double one takes the stack (below), and must not give an order. On another cell it is none.
    const before = pressed;
    pressed = board.cellAt(e.clientX, e.clientY);
    twice = e.detail > 1 && pressed === before;
    if (twice) return;
    const all = board.allAt(e.target), at = { x: e.clientX, y: e.clientY }, add = e.shiftKey || e.ctrlKey || e.metaKey;
    if (all >= 0) {
      chooseStack(all, add);
      return board.fold();
    }
    const u = unitUnder(e), inFan = Boolean(e.target.closest?.('.fan')), under = pressed;
    // The paper of a spread stack takes no click that is meant for what lies beneath it; elsewhere it is gathered.
    if (inFan && u < 0) {
      const meantFor = under !== board.fanned && board.holds(under) ? under : -1;
      board.fold();
      return meantFor >= 0 ? press(meantFor, -1, at, { add, touch: e.pointerType === 'touch' }) : undefined;
    }
    // The top one was taken up with the spreading: to press it there is to choose it, not yet an order.
    if (inFan && u === topped && chosen.length === 1 && chosen[0] === u && !add && !adding) return board.fold();
    const cell = inFan ? board.fanned : under;
    press(cell, u, at, { add, touch: e.pointerType === 'touch', direct: inFan });
    // Once a piece is taken the spread stack would only hide what lies around it.
    if (inFan ? !add && !adding && chosen.includes(u) : cell !== board.fanned) board.fold();
  }

  const dbl = (e) => {
    if (!twice) return;
    const cell = board.fanned >= 0 && e.target.closest?.('.fan') ? board.fanned : board.cellAt(e.clientX, e.clientY);
    if (cell < 0 || board.stackOf(cell).length < 2) return;
    chooseStack(cell, e.shiftKey || e.ctrlKey || e.metaKey);
    board.fold();                     // what was taken can be dragged off at once
  };

  board.stage.addEventListener('pointerdown', down);
  board.stage.addEventListener('click', click);
  board.stage.addEventListener('dblclick', dbl);
  board.stage.addEventListener('pinchstart', () => carry.end());
  board.stage.addEventListener('contextmenu', (e) => e.preventDefault());
  board.stage.addEventListener('wheel', () => {
    closeMenu();
    clearTimeout(again);
    if (answers.ways.length) again = setTimeout(askWay, 400);      // the rose stands at its piece again
  }, { passive: true });
  addEventListener('pointermove', move);
  addEventListener('pointerup', carry.up);
  addEventListener('pointercancel', carry.up);

  /** After the game has moved on. */
  function update() {
    answers = readAnswers(game);
    // A stack that was spread out for the last question would cover what the next one is about.
    if (game.view.n !== seen) board.fold();
    seen = game.view.n;
    chosen = chosen.filter((u) => ['board', 'waiting', 'unplaced'].includes(board.pieceOf(u)?.at));
    // A question about one own piece puts it in hand, so that it can be carried on.
    const named = game.mayAnswer() && gesturesNow(game, 'carry').length ? unitsAsked(game).filter(mine) : [];
    const lends = named.length === 1 && answers.cells.length > 0;
    if (lends) chosen = named;
    else if (lent) chosen = [];
    lent = lends;
    if (!chosen.length) adding = false;
    topped = -1;
    forget();
    closeMenu();
    light(null);
    show();
    changed();
    if (answers.ways.length && game.mayAnswer()) askWay(document.activeElement === board.stage);
  }

  return {
    update, choose, toggle, press, light, chooseStack, turn, give, lift: carry.lift, refuse, letGo: () => carry.end(),
    get chosen() { return chosen; },
    get answers() { return answers; },
    get adding() { return adding; },
    /** Whether a press on a piece adds it to those in hand. */
    add(on) {
      adding = on;
      changed();
    },
    mine, own, movable,
    /** Whether a press there may move the map. */
    grabs: (e) => { const u = board.unitAt(e.target); return u < 0 || !movable(u); },
    carry: (cell) => settle(meant(own(), cell).filter((m) => !m.strike), middleOf(cell), { cell }),
    strike: (cell) => settle(meant(own(), cell).filter((m) => m.strike || m.order), middleOf(cell)),
    consider, middleOf,
    /** Own pieces that can do something now, in the order of the battle. */
    ready: () => battle.units.map((_, u) => u).filter((u) => mine(u) && (answers.of(u).length || (!answers.units.some(mine) && carries())) && board.pieceOf(u)),
    close() {
      carry.end();
      forget();
      closeMenu();
      hush();
      clearTimeout(linger);
      clearTimeout(leaving);
      clearTimeout(again);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', carry.up);
      removeEventListener('pointercancel', carry.up);
    },
  };
}
