// hand.js -- what the player's hand does on the map: choosing pieces, carrying them, striking with them, turning
// them, and answering by pointing. What may be done comes from the question's answers and the battle's gestures.
import { asksFacing, fillOrder, gesturesNow, readAnswers, readOrder, unitsAsked, unitsNamed } from './answers.js';
import { el, toast } from './dom.js';
import { makeGiving } from './giving.js';
import { closeMenu, hush, menuIsOpen, openMenu, openRose, quiet, say } from './menu.js';
import { counterPicture } from './pieces.js';

const TREMBLE = 6;                    // pixels before a press becomes a drag
const LINGER = 380;                   // ms over a stack before it spreads out
const PATIENCE = 70;                  // ms over a cell before the server is asked about it
const strip = matchMedia('(max-width: 760px)');         // the reserve lies under the map (field.css)

/**
 * makeHand(game, board, {box, changed, consider, look, concerns}): box holds menus and bubbles; changed() when the choice or the
 * answers are others; consider(orders, {found, refused}) when one of these attacks is thought of, look(order) when an answer is; concerns: concerns.js.
 */
export function makeHand(game, board, { box, changed, consider: weigh, look, concerns }) {
  const { battle } = game, { cells } = battle.board;
  let chosen = [];                    // units, in the order they were taken up
  let answers = readAnswers(game);
  let lent = false;                   // the question put them in hand, not the player
  let adding = false;                 // a touch on a piece adds it to those in hand, as Shift does
  let seen = game.view.n;
  let drag = null, hover = -1, linger = 0, asking = 0, again = 0, ticket = 0;

  const idOf = (u) => battle.units[u].id;
  const mine = (u) => game.mayAnswer() && battle.units[u].side === game.view.question.side;
  const own = () => chosen.filter(mine);
  const enemiesAt = (cell) => board.stackOf(cell).filter((p) => battle.units[p.u].side !== game.view.question.side).map((p) => p.u);
  const takesUp = () => gesturesNow(game, 'carry').length + gesturesNow(game, 'turn').length > 0;
  const movable = (u) => mine(u) && (gesturesNow(game, 'carry').length + gesturesNow(game, 'strike').length > 0 || answers.of(u).some((a) => a.cells.length));

  // ---- giving ----

  const { give, offer, refuse } = makeGiving(game, board, { box, look: (order, how) => { look(order); light(answers.all.find((a) => a.order === order), how); }, done: () => light(null), concerns });
  const middleOf = (cell) => { const p = board.pointOf(cell); return { x: p.x, y: p.y }; };

  /** Everything the pieces could be meant to do on a cell. `pointed`: the very counter under the pointer. */
  function meant(units, cell, pointed = -1) {
    const list = [];
    if (!game.mayAnswer() || cell < 0 || !units.length) return list;
    if (units.length === 1) for (const a of answers.of(units[0])) if (a.cells.includes(cell)) list.push({ order: a.order, text: a.help || a.order });
    if (list.length) return list;
    const enemies = enemiesAt(cell);
    const strikes = enemies.length ? gesturesNow(game, 'strike') : [];
    for (const g of strikes) {
      list.push({ g, with: { units, cell, enemies }, text: g.text, strike: true });
      if (enemies.length > 1 && enemies.includes(pointed)) list.push({ g, with: { units, cell, enemies: [pointed] }, text: `${g.text}: ${idOf(pointed)} alone`, strike: true });
    }
    if (!strikes.length) for (const g of gesturesNow(game, 'carry')) list.push({ g, with: { units, cell }, text: g.text });
    for (const m of list) if (!m.order && !asksFacing(m.g)) m.order = fillOrder(game, m.g, m.with);
    return list;
  }

  /**
   * Null where the rules allow it, else why not. What asks for a facing is allowed if any facing is, so that nobody
   * chooses one for a place that is forbidden anyway.
   */
  async function verdictOn(m) {
    const check = (order) => game.check(order).then((ok) => { m.orders = ok.orders ?? []; return null; }, (e) => e);
    if (m.listed) return null;
    if (m.order) return check(m.order);
    const [first, ...rest] = battle.board.directions.map((facing) => fillOrder(game, m.g, { ...m.with, facing }));
    const why = await check(first);
    if (!why) return null;
    return (await Promise.all(rest.map(check))).every(Boolean) ? why : null;
  }

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

  /**
   * Of several things that could be meant, those the rules allow; the only one is done. ask: an attack is asked about
   * first. cell: where pieces were sent without a sign that they fall short of it, so that this is asked about, too.
   */
  async function settle(list, at, { ask = false, cell = -1 } = {}) {
    if (!list.length) return;
    const n = game.view.n, certain = list.length === 1 && list[0].order && cell < 0;
    if (certain && !(ask && list[0].strike)) return run(list[0], at);
    const verdicts = await Promise.all(list.map(verdictOn));
    if (game.view.n !== n) return;
    const legal = list.filter((_, i) => !verdicts[i]);
    if (!legal.length) return refuse(verdicts[0], at);
    const short = cell >= 0 ? shortOf(legal, cell) : '';
    // Whoever struck in vain is told so before something else is done in its place.
    const barred = legal.every((m) => m.listed) ? verdicts.find(Boolean) : null;
    if (legal.length === 1 && !short && !barred && !(ask && legal[0].strike)) return run(legal[0], at);
    const title = short ? `${cells[cell].name} is out of reach.` : barred ? `${barred.message} Instead:` : 'What is meant?';
    openMenu(box, at.x, at.y, title, legal.map((m) => ({
      text: `${m.text}${short}`, detail: m.order, run: () => run(m, at), look: () => { if (m.strike && m.order) weigh([m.order]); },
    })));
  }

  // ---- choosing ----

  function choose(units) {
    chosen = [...new Set(units)];
    lent = false;
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
    board.mark('units', answers.units.filter((u) => !chosen.includes(u)).map((unit) => ({ unit, kind: mine(unit) ? 'may' : 'may-enemy' })), { over: true });
  }

  /** What an answer speaks of lights up while it is thought of; null: nothing does. */
  function light(a, how) {
    concerns.think(a ?? null, how);
    board.mark('told', [...(a?.units ?? []).map((unit) => ({ unit, kind: 'told' })), ...(a?.cells ?? []).map((cell) => ({ cell, kind: 'told' }))], { over: true });
  }

  /** What pieces in hand can do to enemies on a cell, and after it the answers that speak of the one pointed at. */
  const against = (some, cell, u) => [...meant(some, cell, u), ...answers.of(u).map((a) => ({ order: a.order, text: a.say ?? (a.help || a.order), listed: true }))];

  function pressUnit(u, cell, at, { add = false, touch = false } = {}) {
    const list = answers.of(u), some = own();
    const strikes = gesturesNow(game, 'strike');
    if (!mine(u) && some.length && strikes.length && cell >= 0) {
      const targets = against(some, cell, u);
      if (targets.length) return settle(targets, at, { ask: touch });
    }
    if (mine(u) && takesUp()) {
      // A second press on the same piece gives the order that is listed for it.
      if (!add && chosen.length === 1 && chosen[0] === u && list.length) return offer(list, at);
      return toggle(u, add);
    }
    if (list.length && !add) return offer(list, at);
    if (mine(u) && strikes.length) return toggle(u, add);
    const here = cell >= 0 ? answers.at(cell) : [];
    if (here.length) return offer(here, at);
    toggle(u, add && chosen.length > 0);
  }

  function pressCell(cell, at, { add = false, touch = false, pointed = -1 } = {}) {
    const here = answers.at(cell), some = own();
    const forHand = some.length === 1 ? here.filter((a) => a.units.includes(some[0])) : [];
    if (forHand.length) return offer(forHand, at);
    if (here.length) return offer(here, at);
    if (some.length) {
      const list = meant(some, cell, pointed);
      if (list.length) return settle(list, at, { ask: touch, cell });
    }
    if (!add && chosen.length) choose([]);
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
      if (some.length && enemiesAt(cell).length && gesturesNow(game, 'strike').length) return settle(against(some, cell, unit), at, { ask: how.touch });
      if (answers.at(cell).length && !stack.some((p) => answers.of(p.u).length)) return pressCell(cell, at, how);
      board.fan(cell);
      const top = stack[stack.length - 1].u;
      if (mine(top) && takesUp() && !chosen.includes(top)) toggle(top, how.add);
      return;
    }
    if (unit < 0 && stack.length === 1) unit = stack[0].u;
    if (unit >= 0) return pressUnit(unit, cell, at, how);
    if (cell >= 0) pressCell(cell, at, how);
  }

  function chooseStack(cell) {
    const list = board.stackOf(cell).map((p) => p.u);
    const ours = list.filter(mine);
    choose(ours.length ? ours : list.slice(-1));
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

  // ---- the pointer ----

  function unitUnder(e) {
    const u = board.unitAt(e.target);
    if (u >= 0) return u;
    const x = document.elementFromPoint(e.clientX, e.clientY);
    return board.unitAt(x);
  }

  function down(e) {
    if (e.button !== 0 || e.target.closest?.('.no-zoom')) return;
    const u = board.unitAt(e.target);
    if (u < 0 || !movable(u)) return;
    lift(e, u);
  }

  /** Begin a drag that may come: from the map, or from the reserve, which a finger may also swipe sideways. */
  function lift(e, u) {
    endDrag();                        // one whose end was never told
    drag = { beside: board.pieceOf(u).at !== 'board', u, x: e.clientX, y: e.clientY, id: e.pointerId, on: false, cell: -1, touch: e.pointerType === 'touch' };
  }

  function move(e) {
    if (drag && e.pointerId === drag.id) return carryOn(e);
    if (e.pointerType === 'touch' || !board.stage.contains(e.target)) return;
    const cell = board.cellAt(e.clientX, e.clientY), u = board.unitAt(e.target);
    const inFan = Boolean(e.target.closest?.('.fan'));
    if (board.fanned >= 0 && !inFan && cell !== board.fanned) board.fold();
    if (cell === hover && !inFan) return;
    hover = cell;
    quiet();
    clearTimeout(linger);
    board.say(cell < 0 ? '' : inFan && u >= 0 ? board.describe(board.fanned) : board.describe(cell), cell);
    if (cell < 0 || inFan) return;
    if (board.stackOf(cell).length > 1 && !own().length) linger = setTimeout(() => { if (hover === cell && !drag) board.fan(cell); }, LINGER);
    consider(cell, u);
  }

  /** What an attack there would bring. */
  function consider(cell, u) {
    const strikes = own().length && enemiesAt(cell).length ? meant(own(), cell, u).filter((m) => m.strike && m.order) : [];
    if (strikes.length) {
      const tell = (words) => {
        const at = middleOf(cell);
        if (hover === cell && !drag?.on && !menuIsOpen()) say(box, at.x, at.y, words);
      };
      return weigh(strikes.map((m) => m.order), {
        found: (order, total) => { if (total) tell({ text: `${strikes.find((m) => m.order === order).text}. ${total}`, kind: 'legal' }); },
        refused: (e) => tell({ text: e.message, rule: e.rule, kind: 'refused' }),
      });
    }
    const [a] = u >= 0 ? answers.of(u) : answers.at(cell);
    if (a) look(a.order);
  }

  function carryOn(e) {
    if (!drag.on) {
      const across = Math.abs(e.clientX - drag.x), along = Math.abs(e.clientY - drag.y);
      if (Math.hypot(across, along) < TREMBLE) return;
      if (drag.touch && drag.beside && across > along && strip.matches) return endDrag();
      drag.on = true;
      hush();
      closeMenu();
      if (!chosen.includes(drag.u)) choose(e.shiftKey ? [...own(), drag.u] : [drag.u]);
      drag.units = own();
      board.fold();
      drag.ghost = el('div', { class: 'ghost', 'aria-hidden': 'true' }, drag.units.slice(0, 4).map((u) => counterPicture(battle, board.pieceOf(u), 52)), drag.units.length > 4 && el('b', null, `+${drag.units.length - 4}`));
      document.body.append(drag.ghost);
      try { board.stage.setPointerCapture(e.pointerId); } catch { /* the pointer is gone */ }
      board.stage.classList.add('carrying');
      board.stage.dispatchEvent(new CustomEvent('carrystart'));
    }
    drag.ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px)`;
    const b = board.stage.getBoundingClientRect();
    const inside = e.clientX > b.left && e.clientX < b.right && e.clientY > b.top && e.clientY < b.bottom;
    const cell = inside ? board.cellAt(e.clientX, e.clientY) : -1;
    drag.at = { x: e.clientX, y: e.clientY };
    if (cell === drag.cell) return;
    drag.cell = cell;
    clearTimeout(asking);
    ticket++;
    hush();
    board.mark('target', cell < 0 ? [] : [{ cell, kind: 'target' }], { over: true });
    if (cell < 0 || cell === board.pieceOf(drag.u).cell) return;
    board.say(board.describe(cell), cell);
    asking = setTimeout(() => tryOut(cell, ++ticket), PATIENCE);
  }

  async function tryOut(cell, mark) {
    const list = meant(drag.units, cell);
    if (!list.length) return;
    const verdicts = await Promise.all(list.map(verdictOn));
    if (mark !== ticket || !drag?.on) return;
    const legal = list.filter((_, i) => !verdicts[i]);
    board.mark('target', [{ cell, kind: legal.length ? 'legal' : 'refused' }], { over: true });
    if (!legal.length) return say(box, drag.at.x, drag.at.y, { text: verdicts[0].message, rule: verdicts[0].rule, kind: 'refused' });
    const text = `${cells[cell].name}: ${legal.map((m) => m.text).join(' or ')}${shortOf(legal, cell)}`;
    say(box, drag.at.x, drag.at.y, { text, kind: 'legal' });
    const strikes = legal.filter((m) => m.strike && m.order).map((m) => m.order);
    if (strikes.length) weigh(strikes, { found: (_, total) => { if (total && mark === ticket && drag?.on) say(box, drag.at.x, drag.at.y, { text: `${text}. ${total}`, kind: 'legal' }); } });
  }

  /** Where a carry ends before the cell it was meant for, as the orders that it stands for tell. */
  function shortOf(legal, cell) {
    const ends = legal.length === 1 && legal[0].g && !legal[0].strike ? legal[0].orders.flatMap((o) => readOrder(game, o).cells) : [];
    const last = ends.at(-1);
    return last === undefined || last === cell ? '' : `, as far as ${cells[last].name}`;
  }

  function endDrag() {
    clearTimeout(asking);
    ticket++;
    drag?.ghost?.remove();
    board.mark('target', []);
    board.stage.classList.remove('carrying');
    drag = null;
  }

  function up(e) {
    if (!drag || e.pointerId !== drag.id) return;
    const { on, cell, units, u, touch } = drag;
    const from = board.pieceOf(u).cell;
    endDrag();
    if (!on) return;
    hush();
    // The click that follows a drag is none.
    const swallow = (c) => { c.stopPropagation(); c.preventDefault(); };
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 60);
    if (e.type === 'pointerup' && cell >= 0 && cell !== from) settle(meant(units, cell), { x: e.clientX, y: e.clientY }, { ask: touch });
  }

  function click(e) {
    // The second click of a double one takes the stack (below), and must not give an order.
    if (e.detail > 1 || e.target.closest?.('.no-zoom')) return;
    const all = board.allAt(e.target), at = { x: e.clientX, y: e.clientY };
    if (all >= 0) {
      chooseStack(all);
      return board.fold();
    }
    const u = unitUnder(e), inFan = e.target.closest?.('.fan');
    const cell = inFan ? board.fanned : board.cellAt(e.clientX, e.clientY);
    // The top one was taken up with the spreading: to press it there is to choose it, not yet an order.
    if (inFan && (u < 0 || (takesUp() && mine(u) && !e.shiftKey && !adding && chosen.length === 1 && chosen[0] === u))) return board.fold();
    press(cell, u, at, { add: e.shiftKey || e.ctrlKey || e.metaKey, touch: e.pointerType === 'touch', direct: Boolean(inFan) });
    // Once a piece is taken the spread stack would only hide what lies around it.
    if (inFan ? !e.shiftKey && !adding && chosen.includes(u) : cell !== board.fanned) board.fold();
  }

  const dbl = (e) => {
    const cell = board.fanned >= 0 && e.target.closest?.('.fan') ? board.fanned : board.cellAt(e.clientX, e.clientY);
    if (cell < 0 || board.stackOf(cell).length < 2) return;
    chooseStack(cell);
    board.fold();                     // what was taken can be dragged off at once
  };

  board.stage.addEventListener('pointerdown', down);
  board.stage.addEventListener('click', click);
  board.stage.addEventListener('dblclick', dbl);
  board.stage.addEventListener('pinchstart', endDrag);
  board.stage.addEventListener('contextmenu', (e) => e.preventDefault());
  board.stage.addEventListener('wheel', () => {
    closeMenu();
    clearTimeout(again);
    if (answers.ways.length) again = setTimeout(askWay, 400);      // the rose stands at its piece again
  }, { passive: true });
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);

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
    closeMenu();
    light(null);
    show();
    changed();
    if (answers.ways.length && game.mayAnswer()) askWay(document.activeElement === board.stage);
  }

  return {
    update, choose, toggle, press, light, chooseStack, turn, give, lift, refuse, letGo: endDrag,
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
    ready: () => battle.units.map((_, u) => u).filter((u) => mine(u) && (answers.of(u).length || (!answers.units.some(mine) && takesUp())) && board.pieceOf(u)),
    close() {
      endDrag();
      closeMenu();
      hush();
      clearTimeout(linger);
      clearTimeout(again);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    },
  };
}
