// whole.mjs -- a whole battle fought in the page against a bot, as a stranger with sense would fight it: what to answer
// doctrine advises (adviser.mjs), how it is answered is left to a mouse, a finger or keys alone (threeways.mjs).
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { makeAdviser } from './adviser.mjs';
import { hand, newGame } from './api.mjs';
import { lasting } from './faults.mjs';
import { battleOf, cursorTo, drag, gripOf, inStep, pointOf, sit, toMap } from './field.mjs';
import { sleep } from './server.mjs';
import { carryTo, chipOf, carry, holdOf, windowOf } from './table.mjs';
import { makeWay } from './threeways.mjs';

const EVERY = 40;                     // orders between two pictures
const FINGER = 48;                    // pixels within which a tap may mean the unit itself

/** The words of an order by the grammar: {verb, units, cells, ways, place}. */
function read(battle, order) {
  const [verb, ...words] = order.split(' '), args = battle.verbs.find((v) => v.name === verb)?.args ?? '', found = { verb, order, units: [], cells: [], ways: [], place: null };
  words.forEach((w, i) => {
    const kind = args[Math.min(i, args.length - 1)];
    if (kind === 'u' || kind === 'U') found.units.push(battle.units.findIndex((u) => u.id === w));
    else if (kind === 'c') found.cells.push(battle.board.cells.findIndex((c) => c.name === w));
    else if (kind === 'd') found.ways.push(w);
    else if (kind === 'x' && args[i + 1] === 'x' && !found.place) found.place = [parseFloat(w), parseFloat(words[i + 1])];         // inches, or "51.4%" where nothing is measured
  });
  return found;
}

/** Brought on somehow, where what was advised cannot be done by hand. */
const ONWARD = ['close', 'end', 'done', 'fight', 'stay', 'pass', 'keep-dice', 'hold', 'enough', 'no', 'first', 'nobody', 'halt'];

/**
 * playWhole(page, server, {battle, way, side, seed, options, shots, until, pace, look})
 *   until(view)   where to stop; without it at the verdict
 *   shots         a folder for pictures: at each new kind of question, and every few dozen orders
 *   pace(view)    at which pace the others' turn is played back; changed by its key
 *   look(page, may, view)  called at every question, may: own units that can act; what it returns (strings) is kept as faults
 * Returns {view, given, by, astray, faults}: how many answers were given how, and what could not be done as advised.
 */
export async function playWhole(page, server, { battle: id, way: wayName, side = 0, seed = 7, options, shots = null, until = () => false, pace = () => 'once', look = async () => [], most = 3000 }) {
  const battle = await battleOf(server, id), seats = ['doctrine', 'doctrine'];
  seats[side] = 'person';
  const game = await newGame(server, { battle: id, dice: 'seeded', seed, seats, options }), h = hand(server, game.id, game.keys[battle.sides[side]?.id ?? battle.sides[side]]);
  const adviser = makeAdviser(id), way = makeWay(page, battle, wayName), did = { given: 0, by: {}, astray: [], faults: new Map(), kinds: new Set() };
  let view, shot = 0, paceNow = null, tries = 0;

  if (shots) mkdirSync(shots, { recursive: true });
  const snap = async (name) => { if (shots) await page.screenshot({ path: join(shots, `${String(shot++).padStart(3, '0')}-${name}.png`) }); };
  const count = (kind) => { did.by[kind] = (did.by[kind] ?? 0) + 1; };
  const moved = async (n) => (await h.view()).n > n;

  async function comeOf(n, patience = 2500) {
    for (const until_ = Date.now() + patience; Date.now() < until_;) {
      if (await moved(n)) return true;
      if (await page.locator('.bubble.refused.stays, .order-refusal, .toast.urgent').count() && patience > 700) patience = 700;
      await sleep(25);
    }
    return moved(n);
  }

  async function setPace(name) {
    if (paceNow === name) return;
    for (let i = 0; i < 6; i++) {
      const now = await page.evaluate(() => JSON.parse(localStorage.getItem('linstock') ?? '{}').playback ?? 'brisk');
      if (now === name) break;
      await toMap(page);
      await page.keyboard.press('p');
    }
    paceNow = name;
  }

  /** Own units that an answer speaks of. */
  const acting = () => [...new Set(view.question.answers.flatMap((a) => read(battle, a).units))].filter((u) => u >= 0 && battle.units[u].side === side);

  // ---- on a board ----

  const pieceOf = (u) => view.pieces.find((p) => p.u === u);
  const alone = (u) => { const p = pieceOf(u); return p.at !== 'board' || view.pieces.filter((q) => q.at === 'board' && q.cell === p.cell).length === 1; };

  /** A march as one movement of the hand: from where it stands to where doctrine wants it. */
  async function march(u, cell) {
    const p = pieceOf(u);
    if (wayName === 'mouse') {
      if (!alone(u) && !await way.takeFromStack(u, p.cell)) return false;
      const grip = await gripOf(page, u), to = grip && await way.inSight(() => pointOf(page, battle, cell)), from = to && await gripOf(page, u);
      if (!from) return false;
      await drag(page, from, to);
    } else {
      if (!(alone(u) ? await way.take(u) : await way.takeFromStack(u, p.cell))) return false;
      if (way.keys) {
        await cursorTo(page, battle, cell);
        await page.keyboard.press('m');
      } else if (view.pieces.some((q) => q.at === 'board' && q.cell === cell)) {
        const to = await way.inSight(() => pointOf(page, battle, cell)), from = to && await gripOf(page, u);   // a tap there would take who is there
        if (!from) return false;
        await way.draw(from, to);
      } else await way.cell(cell);
    }
    await way.choose(`to ${battle.board.cells[cell].name}`, { any: true, patience: 400 });
    return true;
  }

  async function onBoard(advice) {
    const [first] = advice.orders, o = read(battle, first), run = advice.orders.map((a) => read(battle, a));
    if (o.verb === 'pick' && view.question.step === 'move') {
      const steps = run.slice(1, run.findIndex((r, i) => i > 0 && r.verb !== 'step') >>> 0).filter((r) => r.cells.length);
      if (steps.length && await march(o.units[0], steps.at(-1).cells[0])) return 'march';
    }
    if (o.ways.length && o.units.length === 1) {
      const p = pieceOf(o.units[0]);
      if (!(alone(p.u) ? await way.take(p.u) : await way.takeFromStack(p.u, p.cell))) return null;
      if (way.keys) { await toMap(page); await page.keyboard.press('r'); } else await way.button(page.locator('.chosen [data-order=turn]'));
      return await way.way(first) ? 'turned' : null;
    }
    if (o.ways.length && !o.units.length) return await way.way(first) ? 'rose' : null;
    if (o.cells.length && !o.units.length) {
      await way.cell(o.cells[0]);
      if (await way.choose(first, { patience: 300 })) return 'cell and menu';
      return 'cell';
    }
    if (o.units.length === 1 && !o.cells.length && alone(o.units[0]) && pieceOf(o.units[0])?.at === 'board' && !way.keys) {
      const grip = await gripOf(page, o.units[0]);
      if (grip) {
        await way.press(grip);
        if (await way.choose(first, { patience: 300 })) return 'piece and menu';
        if (await comeOf(view.n, 500)) return 'piece';
      }
    }
    return await way.answer(first) ? 'button' : null;
  }

  // ---- on a table ----

  async function goTo(u, place) {
    const piece = pieceOf(u), sent = () => moved(view.n);
    if (way.keys) {
      if (!await way.take(u)) return false;
      if (!await way.cursorToPlace(place)) return false;
      await page.keyboard.press('m');
      if (!await page.locator('.plan-bar').count()) await page.keyboard.press('Enter');
      return way.doPlan(sent);
    }
    if (wayName === 'mouse') {
      if (piece.foot) {
        if (!await holdOf(page, u)) { await page.locator('[aria-label="Fit the whole map"]').click(); await page.waitForTimeout(350); }
        if (!await holdOf(page, u)) return false;
        await carryTo(page, battle, piece, place);
      } else await carry(page, await chipOf(page, u), await windowOf(page, battle, place));
      await page.waitForTimeout(160);
      await page.mouse.up();
      return way.doPlan(sent);
    }
    if (piece.foot) {
      const a = await windowOf(page, battle, piece.foot.at), b = await windowOf(page, battle, place), hold = await holdOf(page, u);
      // Beside it, or among others, a tap would mean one of these: it is drawn there with the finger.
      if (hold && (tries || Math.hypot(a.x - b.x, a.y - b.y) < FINGER)) {
        await way.draw(hold, { x: hold.x + b.x - a.x, y: hold.y + b.y - a.y });
        return way.doPlan(sent);
      }
      if (await way.inHand() !== u && !await way.take(u)) return false;
    } else { const chip = await chipOf(page, u); await way.press(chip); }
    const p = await way.place(place);
    if (!p) return false;
    await way.press(p);
    return way.doPlan(sent);
  }

  /** Where an order takes a unit that names no place itself (ahead, oblique, wheel): a hand carries it there. */
  function leadsTo(u, advice) {
    const from = pieceOf(u)?.foot?.at, to = advice.pieces.find((p) => p.u === u)?.foot?.at;
    return from && to && Math.hypot(from[0] - to[0], from[1] - to[1]) > 1 ? to : null;
  }

  async function onTable(advice) {
    const [first] = advice.orders, o = read(battle, first), sent = () => moved(view.n);
    if (o.place) {
      const u = o.units[0] ?? view.question.subject;
      if (u >= 0) return await goTo(u, o.place) ? 'carried' : null;
      if (way.keys) {
        if (!await way.cursorToPlace(o.place)) return null;
        await page.keyboard.press('Enter');
      } else await way.press(await way.place(o.place));
      return await way.doPlan(sent) ? 'pointed' : null;
    }
    const goes = o.units.length === 1 && leadsTo(o.units[0], advice);
    if (goes && tries === 0 && await goTo(o.units[0], goes)) return 'carried';
    if (o.units.length === 1 && !way.keys && pieceOf(o.units[0])?.foot) {
      const hold = await holdOf(page, o.units[0]);
      if (hold) {
        await way.press(hold);
        if (await way.choose(first, { patience: 500 })) return 'unit and menu';
        if (await comeOf(view.n, 300)) return 'unit';
      }
    }
    return await way.answer(first) ? 'button' : null;
  }

  /** What no gesture gives is written down. */
  async function type(order) {
    const field = page.locator('.order-field');
    if (!await field.isVisible()) return null;
    await field.fill(order);
    await field.press('Enter');
    return 'written';
  }

  // ---- the battle ----

  await sit(page, server, game.id, h.key);
  await setPace('once');
  let stuck = '';
  for (;;) {
    view = await inStep(page, h, { patience: 90000 });
    if (view.over || until(view) || did.given >= most) break;
    if (view.question.side !== side) { await sleep(50); continue; }
    if (await page.locator('.stage.playing').count()) {
      if (paceNow !== 'once') { await sleep(300); if (shots && shot < 400 && Math.random() < 0.35) await snap(`play-${paceNow}`); continue; }
    }
    const kind = `${view.question.step}`;
    for (const f of await lasting(() => look(page, acting(), view))) if (!did.faults.has(f)) { did.faults.set(f, `${view.clock}: ${view.question.text}`); await snap('fault'); }
    if (!did.kinds.has(kind)) { did.kinds.add(kind); await snap(kind); } else if (did.given % EVERY === 0 && !tries) await snap(`at-${did.given}`);
    const { n } = view;
    await adviser.follow(h);
    const advice = await adviser.ahead(40, (orders) => !orders.length || ['pick', 'step'].includes(orders.at(-1).split(' ')[0]) && orders.length < 30);
    let how = null;
    const setUp = (view.question.ready ?? []).find((r) => r.order.startsWith('deploy'));
    if (setUp && wayName !== 'mouse') {                  // a stranger with a telephone takes the set-up of history
      await way.answer(setUp.order);
      if (await comeOf(n)) { count('set up'); did.given++; continue; }
    }
    try {
      how = tries < 2 ? await (way.table ? onTable(advice) : onBoard(advice)) : tries === 2 ? (await way.answer(advice.orders[0]) ? 'button' : await type(advice.orders[0])) : null;
    } catch (e) {
      did.astray.push(`${advice.orders[0]}: ${e.message.split('\n')[0]}`);
    }
    if (how && await comeOf(n)) {
      count(how);
      did.given++;
      tries = 0;
      await setPace(pace(view));
      continue;
    }
    stuck = await page.evaluate(() => [...document.querySelectorAll('.bubble, .toast, .plan-words, .order-refusal')].map((e) => e.textContent).join(' | '));
    did.astray.push(`${view.question.step}: ${advice.orders[0]} (${how}) "${stuck}"`);
    if (tries < 2) await snap('astray');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    if (++tries < 3) continue;
    const next = ONWARD.find((a) => view.question.answers.includes(a)) ?? view.question.answers[0];
    const ready = page.locator('.answer.ready').first();
    const ok = next ? await way.answer(next) : await ready.count() ? (await way.button(ready), true) : false;
    assert.ok(ok && await comeOf(n), `${view.clock}: "${view.question.text}" cannot be answered (${advice.orders[0]}): ${stuck}`);
    count('onward');
    did.given++;
    tries = 0;
  }
  await snap('end');
  adviser.close();
  return { ...did, view, game, h, faults: [...did.faults].map(([f, at]) => `${f} (${at})`) };
}
