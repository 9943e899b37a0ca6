// tablehand.js -- what the player's hand does on a table: choosing pieces, carrying and turning them, looking from one to
// another, measuring. As in hand.js, what may be done comes from the question's answers and the battle's gestures.
import { fillOrder, gesturesNow, readAnswers, unitsAsked, unitsNamed } from './answers.js';
import { el, swallowClickOfDrag } from './dom.js';
import { makeGiving } from './giving.js';
import { makeLegalGround } from './legalground.js';
import { closeMenu, hush, menuIsOpen, openMenu, quiet } from './menu.js';
import { counterPicture } from './pieces.js';
import { makePlan } from './plan.js';
import { inches, measures, spotName } from './places.js';

const TREMBLE = 6;                    // pixels before a press becomes a drag
const THUMB = 12;                     // pixels by which a finger may miss a piece
const PATIENCE = 60;                  // ms over an enemy before the server is asked about it
const strip = matchMedia('(max-width: 760px)');         // the reserve lies under the map (field.css)

/** makeTableHand(game, table, {box, changed, consider, look, concerns, tell}): as makeHand; tell(sentence) for ears. */
export function makeTableHand(game, table, { box, changed, consider: weigh, look, concerns, tell }) {
  const { battle } = game;
  let chosen = [];                    // the piece in hand, or looked at
  let answers = readAnswers(game);
  let lender = [], lent = false;      // the unit that the question puts in hand; whether it is that one
  let drag = null, hover = -1, seeing = 0, sights = new Map(), sightsAt = -1, measuring = false, measured = null, pressed = -1;

  const idOf = (u) => battle.units[u].id;
  const mine = (u) => u >= 0 && game.mayAnswer() && battle.units[u].side === game.view.question.side;
  const own = () => chosen.filter(mine);
  const carries = () => gesturesNow(game, 'carry');
  const points = () => gesturesNow(game, 'point');
  const takesUp = () => carries().length + gesturesNow(game, 'turn').length > 0;
  const movable = (u) => mine(u) && carries().length > 0 && (['board', 'waiting', 'unplaced'].includes(table.pieceOf(u)?.at) || lender[0] === u);

  /** One's own that cannot be carried now: whoever tries is told so. */
  const fast = (u) => u >= 0 && game.speaksFor(battle.units[u].side) && !game.watching() && !game.view.over;
  const whyFast = (u) => (game.mayAnswer() && mine(u) ? `${idOf(u)} cannot be carried in answer to this question.` : `${idOf(u)} cannot be carried now: ${game.view.question.text}`);

  const { give: giveOrder, offer, refuse } = makeGiving(game, table, { box, look: (order, how) => { look(order); light(answers.all.find((a) => a.order === order), how); }, done: () => light(null), concerns });
  async function give(order, at) {
    const n = game.view.n, done = await giveOrder(order, at);
    if (done && game.view.n > n && !lent) choose([]);
    return done;
  }
  const plan = makePlan(game, table, {
    box, give, refuse,
    lightPieces: (list) => ground.light('met-piece', list, 'met'),
    told(words, place) {
      if (plan.lies) tell(words);     // its buttons show them
      table.say(plan.lies ? '' : words, place);
    },
  });

  const ground = makeLegalGround(game, table);

  // ---- choosing ----

  function choose(units) {
    chosen = units.length ? units.slice(0, 1) : lender;  // what the question has put in hand comes back to it
    lent = !units.length && lender.length > 0;
    pressed = -1;
    plan.drop();
    unsee();
    closeMenu();
    show();
    changed();
  }

  const toggle = (u) => choose(chosen[0] === u ? [] : [u]);

  function show() {
    table.lift(chosen);
    table.mark('hand', chosen.map((unit) => ({ unit, kind: mine(unit) ? 'hand' : 'looked' })), { over: true });
    const named = game.mayAnswer() ? unitsNamed(game, game.view.question.text).filter((u) => !chosen.includes(u)) : [];
    table.mark('subject', named.map((unit) => ({ unit, kind: 'subject' })), { over: true });
    table.mark('units', [...answers.units, ...answers.open].filter((u) => !chosen.includes(u)).map((unit) => ({ unit, kind: mine(unit) ? 'may' : 'may-enemy' })), { over: true });
    ground.light('pieces', scenery(), 'may-piece');
    const [u] = own();
    if (points().length) ground.show(-1);
    else if (u !== undefined && carries().length && (ground.places() || !table.placeOf(u))) ground.show(u);
    else ground.hide();
  }

  /** Answers that speak of a piece of the map: those of the unit in hand, where one is in hand and they name any. */
  function ofPieces() {
    const [u] = own(), all = answers.all.filter((a) => a.pieces.length), its = all.filter((a) => !a.units.length || a.units.includes(u));
    return u === undefined ? all : its;
  }
  const scenery = () => [...new Set(ofPieces().flatMap((a) => a.pieces))];
  const onPiece = (place) => { const here = ground.at(scenery(), place); return ofPieces().filter((a) => a.pieces.some((p) => here.includes(p))); };

  /** What an answer speaks of lights up while it is thought of; null: nothing does. */
  function light(a, how) {
    concerns.think(a ?? null, how);
    table.mark('told', (a?.units ?? []).map((unit) => ({ unit, kind: 'told' })), { over: true });
    ground.light('told-piece', a?.pieces ?? [], 'told-piece');
  }

  // ---- looking from one to another ----

  function sight(from, to) {
    if (sightsAt !== game.view.n) {
      sights = new Map();
      sightsAt = game.view.n;
    }
    const key = `${from}/${to}`;
    if (!sights.has(key)) sights.set(key, game.between(idOf(from), idOf(to)).catch(() => ({ text: '', strokes: [] })));
    return sights.get(key);
  }

  function unsee() {
    clearTimeout(seeing);
    seeing = 0;
    table.mark('sight', []);
  }

  /** The line of sight from the piece in hand, with its words; null where there is nothing to look from or at. */
  async function see(u) {
    const [from] = own();
    if (from === undefined || u < 0 || mine(u) || !table.placeOf(from) || !table.placeOf(u)) return null;
    const found = await sight(from, u);
    if (own()[0] !== from) return null;
    table.mark('sight', (found.strokes ?? []).map((s) => ({ ...s })), { over: true });
    const words = found.text || `${idOf(from)} and ${idOf(u)}.`;
    table.say(words, table.placeOf(u));
    return { ...found, words };
  }

  /**
   * What the piece in hand can do to that enemy: the answers that speak of both; where there are none, strikes, of which one is
   * told why not, and the answers that speak of the enemy alone.
   */
  function against(u) {
    const some = own(), all = answers.of(u), both = all.filter((a) => some.some((s) => a.units.includes(s)));
    if (both.length) return both;
    const strikes = some.length && !mine(u) ? gesturesNow(game, 'strike').map((g) => ({ order: fillOrder(game, g, { units: some, enemies: [u], place: table.placeOf(u) }), say: g.text })) : [];
    return [...strikes, ...all.filter((a) => !a.units.some(mine))];
  }

  /** An enemy thought of: what lies between, and what dice would make of the first thing that can be done to it. */
  function consider(u) {
    clearTimeout(seeing);
    light(null);
    if (u < 0) return unsee();
    seeing = setTimeout(async () => {
      const some = own(), list = answers.of(u);
      if (some.length && !mine(u)) {
        const found = await see(u);
        if (found && !list.length && !gesturesNow(game, 'strike').length) tell(found.words);
        if (found && against(u).length) return weigh(against(u).slice(0, 3).map((m) => m.order));
      }
      if (list.length) {
        look(list[0].order);
        light(list[0]);
      }
    }, PATIENCE);
  }

  /** With a piece in hand an enemy is pressed: never more than a menu, for what follows cannot be taken back. */
  async function strike(u, at) {
    const found = await see(u), list = against(u), before = pressed;
    pressed = u;
    if (found) tell(found.words);
    // Where there is nothing to be done the line of sight is the answer; pressed again, the other is looked at itself.
    if (!list.length) return before === u ? choose([u]) : undefined;
    openMenu(box, at.x, at.y, found?.text ? found.text.split('\n')[0] : `${idOf(own()[0])} and ${idOf(u)}`, [
      ...list.map((m) => ({ text: m.say ?? m.order, detail: m.say ? m.order : m.help, run: () => give(m.order, at), look: () => weigh([m.order]) })),
      { text: `Look at ${idOf(u)}`, detail: battle.units[u].name, run: () => choose([u]) },
    ]);
  }

  // ---- pressing ----

  function pressUnit(u, at, { touch = false } = {}) {
    const list = answers.of(u);
    plan.drop();
    if (!mine(u) && own().length) return strike(u, at);
    // With one in hand who is to be set somewhere, beside a friend is a place like any other.
    if (mine(u) && lent && u !== chosen[0] && !list.length && ground.places()) return pressPlace(table.place(at.x, at.y), at, { touch: true });
    if (mine(u) && takesUp()) {
      if (chosen[0] === u && list.length) return offer(list, at, { touch });
      return toggle(u);
    }
    if (list.length) return offer(list, at, { touch });
    toggle(u);
  }

  /** Bare ground: the piece in hand would go there, or the question wants a place. */
  function pressPlace(place, at, { touch = false, keys = false } = {}) {
    const [u] = own(), here = onPiece(place);
    if (here.length) {
      const there = u !== undefined && carries().length ? [{ text: carries()[0].text, run: () => { plan.begin(u, carries(), place); plan.lay(); } }] : [];
      if (here.length + there.length === 1 && !touch) return give(here[0].order, at);
      return openMenu(box, at.x, at.y, 'What is meant?', [...here.slice(0, 40).map((a) => ({ text: a.say ?? a.order, detail: a.say ? a.order : a.help, run: () => give(a.order, at), look: () => { look(a.order); light(a); } })), ...there]);
    }
    if (u !== undefined && carries().length) {
      if (plan.lies && plan.unit === u) return plan.move(place);          // turned as it is
      plan.begin(u, carries(), place);
      return plan.lay();
    }
    if (points().length) {
      plan.begin(-1, points(), place);
      return touch || keys ? plan.lay() : plan.settle(at);
    }
    if (chosen.length && !lent) return choose([]);
    if (lent) refuse({ message: `${idOf(chosen[0])} is asked about, and no place answers that: see the question beside the map.` }, at);
  }

  /** A press on a place with whatever is there: the pointer's click, Enter at the cursor, a piece of the reserve (place null). */
  function press(place, unit, at, how = {}) {
    closeMenu();
    hush();
    if (unit >= 0) return pressUnit(unit, at, how);
    if (place && table.onTable(place)) pressPlace(place, at, how);
  }

  // ---- the pointer ----

  // A browser moves a tap to whatever can be pressed nearby; where the finger came down is what was meant.
  let touched = null;
  const pointOf = (e) => (e.pointerType === 'touch' && touched ? touched : { x: e.clientX, y: e.clientY });

  /** The unit a press means: the one under it; for a finger the one beside it. */
  function unitUnder(e) {
    if (e.pointerType !== 'touch') return table.unitAt(e.target);
    const { x, y } = pointOf(e), place = table.place(x, y), hit = table.unitNear(place);
    if (hit >= 0) return hit;
    const near = table.unitNear(place, THUMB / table.zoom.px);
    return chosen.includes(near) ? -1 : near;            // beside the one in hand is where it shall go
  }
  const planPart = (e) => e.target.closest?.('[data-plan]')?.dataset.plan ?? null;
  const grabs = (e) => !measuring && !planPart(e) && !movable(unitUnder(e));

  function down(e) {
    if (e.button !== 0 || e.target.closest?.('.no-zoom')) return;
    const part = planPart(e);
    if (measuring) drag = { kind: 'measure', id: e.pointerId, from: table.place(e.clientX, e.clientY), on: true };
    else if (part === 'turn') drag = { kind: 'turn', id: e.pointerId, on: true };
    else if (part === 'move') drag = { kind: 'again', id: e.pointerId, on: true, off: offset(e, plan.place) };
    else if (movable(unitUnder(e))) return lift(e, unitUnder(e));
    else if (e.pointerType !== 'touch' && fast(unitUnder(e))) drag = { kind: 'fast', u: unitUnder(e), x: e.clientX, y: e.clientY, id: e.pointerId, on: false };
    if (drag?.on) try { table.stage.setPointerCapture(e.pointerId); } catch { /* the pointer is gone */ }
  }

  const offset = (e, place) => { const p = table.place(e.clientX, e.clientY); return [place[0] - p[0], place[1] - p[1]]; };

  /** Begin a drag that may come: from the table, or from the reserve. */
  function lift(e, u) {
    letGo();
    drag = { kind: 'carry', u, x: e.clientX, y: e.clientY, id: e.pointerId, on: false, touch: e.pointerType === 'touch', beside: !table.placeOf(u), off: table.placeOf(u) ? offset(e, table.placeOf(u)) : [0, 0], over: -1 };
  }

  function carryOn(e) {
    if (!drag.on) {
      const across = Math.abs(e.clientX - drag.x), along = Math.abs(e.clientY - drag.y);
      if (Math.hypot(across, along) < TREMBLE) return;
      if (drag.touch && drag.beside && across > along && strip.matches) return letGo();
      drag.on = true;
      hush();
      if (chosen[0] !== drag.u) choose([drag.u]);
      closeMenu();
      drag.ghost = el('div', { class: 'ghost', 'aria-hidden': 'true' }, counterPicture(battle, table.pieceOf(drag.u), 52));
      document.body.append(drag.ghost);
      try { table.stage.setPointerCapture(e.pointerId); } catch { /* the pointer is gone */ }
      table.stage.classList.add('carrying');
      table.stage.dispatchEvent(new CustomEvent('carrystart'));
    }
    const b = table.stage.getBoundingClientRect(), p = table.place(e.clientX, e.clientY);
    const inside = e.clientX > b.left && e.clientX < b.right && e.clientY > b.top && e.clientY < b.bottom && table.onTable(p);
    drag.ghost.hidden = inside;
    drag.ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px)`;
    if (!inside) return plan.drop();
    const place = [p[0] + drag.off[0], p[1] + drag.off[1]], over = table.unitNear(p);
    if (!plan.on) plan.begin(drag.u, carries(), place);
    else plan.move(place);
    if (over === drag.over) return;
    drag.over = over;
    if (over >= 0 && !mine(over)) see(over);
    else table.mark('sight', []);
  }

  /** The map goes with the hand, the piece does not. */
  function holdOn(e) {
    if (Math.hypot(e.clientX - drag.x, e.clientY - drag.y) < 3 * TREMBLE) return;
    refuse({ message: whyFast(drag.u) }, { x: e.clientX, y: e.clientY });
    drag = null;
  }

  function move(e) {
    if (drag && e.pointerId === drag.id) {
      const p = table.place(e.clientX, e.clientY);
      if (drag.kind === 'carry') return carryOn(e);
      if (drag.kind === 'fast') return holdOn(e);
      if (drag.kind === 'measure') return measure(drag.from, p);
      if (drag.kind === 'again') return plan.move([p[0] + drag.off[0], p[1] + drag.off[1]]);
      const [x, y] = plan.place, deg = (Math.atan2(p[0] - x, p[1] - y) * 180) / Math.PI;
      return plan.face(Math.round(deg / 5) * 5);
    }
    if (e.buttons || e.pointerType === 'touch' || !table.stage.contains(e.target) || plan.on || measuring) return;
    const u = table.unitAt(e.target), place = table.place(e.clientX, e.clientY);
    if (u !== hover) {
      hover = u;
      quiet();
      unsee();
      consider(u);
    }
    if (u < 0) table.say(table.onTable(place) ? table.describe(place) : '', place);
    else if (mine(u) || !own().length) table.say(table.describeUnit(u), place);
  }

  function letGo() {
    drag?.ghost?.remove();
    table.stage.classList.remove('carrying');
    if (drag?.kind === 'carry' && drag.on) plan.drop();
    drag = null;
  }

  function up(e) {
    if (!drag || e.pointerId !== drag.id) return;
    const { kind, on, over, touch, u } = drag, at = { x: e.clientX, y: e.clientY };
    const given = e.type === 'pointerup' && kind === 'carry' && on && plan.on;
    if (given) drag.on = false;       // what is planned outlives the drag
    letGo();
    if (!on) return;
    swallowClickOfDrag();
    if (!given) {
      if (kind === 'carry' && e.type === 'pointerup') refuse({ message: `${idOf(u)} was let go off the table: nothing is ordered.` }, at);
      return;
    }
    if (over >= 0 && !mine(over) && against(over).length) {
      plan.drop();
      return strike(over, at);
    }
    if (touch || plan.several) plan.lay();
    else plan.settle(at);
  }

  function click(e) {
    if (e.target.closest?.('.no-zoom') || measuring || planPart(e)) return;
    const at = pointOf(e);
    press(table.place(at.x, at.y), unitUnder(e), at, { touch: e.pointerType === 'touch' });
  }

  /** While something is carried the wheel turns it, and the map stays. */
  function wheel(e) {
    if (!(drag?.on && drag.kind === 'carry' && plan.on)) return;
    e.preventDefault();
    e.stopPropagation();
    if (e.deltaY || e.deltaX) plan.turn((e.deltaY || e.deltaX) > 0 ? 1 : -1, !e.shiftKey);
  }

  // ---- the ruler ----

  function measure(from, to) {
    measured = from;
    const far = Math.hypot(from[0] - to[0], from[1] - to[1]);
    table.mark('ruler', [{ kind: 'measure', text: `${inches(far)}″`, closed: false, points: [...from, ...to] }], { over: true });
    table.say(`${inches(far)} inches from ${spotName(battle, from)} to ${spotName(battle, to)}.`, to);
    return far;
  }

  /** Where nothing may be measured ahead there is none. */
  function ruler(wanted = !measuring, from = null) {
    const on = wanted && measures(battle);
    measuring = on;
    measured = on ? from : null;
    table.stage.classList.toggle('measuring', on);
    if (!on) table.mark('ruler', []);
    changed();
    return on;
  }

  table.stage.addEventListener('pointerdown', (e) => { touched = { x: e.clientX, y: e.clientY }; }, true);
  table.stage.addEventListener('pointerdown', down);
  table.stage.addEventListener('click', click);
  table.stage.addEventListener('pointerleave', () => {
    if (hover < 0) return;
    hover = -1;
    clearTimeout(seeing);
    light(null);
  });
  table.stage.addEventListener('pinchstart', letGo);
  table.stage.addEventListener('contextmenu', (e) => e.preventDefault());
  table.stage.addEventListener('wheel', () => { if (menuIsOpen()) closeMenu(); }, { passive: true });
  addEventListener('wheel', wheel, { capture: true, passive: false });
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);

  /** After the game has moved on. */
  function update() {
    answers = readAnswers(game);
    letGo();
    plan.drop();
    unsee();
    chosen = chosen.filter((u) => ['board', 'waiting', 'unplaced'].includes(table.pieceOf(u)?.at));
    // A question about one own piece puts it in hand, so that it can be carried on, and looked from.
    const named = game.mayAnswer() ? unitsAsked(game).filter(mine) : [];
    lender = named.length === 1 && (takesUp() || answers.units.some((u) => !mine(u))) ? named : [];
    if (lender.length || lent) chosen = lender;
    lent = lender.length > 0;
    closeMenu();
    light(null);
    show();
    changed();
  }

  return {
    light,
    update, choose, toggle, press, give, lift, refuse, letGo, plan, mine, own, movable, grabs, strike, consider, see, against, ruler, measure, carries,
    get chosen() { return chosen; },
    get lent() { return lent; },
    get answers() { return answers; },
    get measuring() { return measuring; },
    get measured() { return measured; },
    several: false, adding: false,
    /** The piece in hand, turned where it stands: the ghost lies there. */
    turn(step = 1, coarse = true) {
      const [u] = own(), at = u === undefined ? null : table.placeOf(u), turns = gesturesNow(game, 'turn');
      if (!plan.on) {
        if (!at || !(turns.length + carries().length)) return false;
        plan.begin(u, turns.length ? turns : carries(), at, { moved: turns.length ? carries() : null });
        plan.lay();
      }
      plan.turn(step, coarse);
      return true;
    },
    /** Own pieces that can do something now, in the order of the battle. */
    ready: () => battle.units.map((_, u) => u).filter((u) => mine(u) && (answers.of(u).length || answers.open.includes(u) || (!answers.units.some(mine) && takesUp())) && ['board', 'waiting', 'unplaced'].includes(table.pieceOf(u)?.at)),
    close() {
      letGo();
      plan.drop();
      ground.close();
      closeMenu();
      hush();
      clearTimeout(seeing);
      removeEventListener('wheel', wheel, { capture: true });
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    },
  };
}
