// Iron Brigade in the page: a small battle by mouse against random (the whole of it in the full run, else its beginning), with measuring off as it is usual; and every byte that
// reaches a page before anything is declared, searched for the distance of any two pieces.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { full, launch, noBrowser, openPage, refusedOrders } from './lib/browser.mjs';
import { battleOf, inStep, outcome, sit, toMap } from './lib/field.mjs';
import { startServer } from './lib/server.mjs';
import { carryTo, holdOf, sitDown, tableGame, windowOf } from './lib/table.mjs';

const skip = noBrowser;
let server, browser;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const clamp = (v, least, most) => Math.min(Math.max(v, least), most);

test(full ? 'a whole battle by mouse against random, and nothing typed' : 'the beginning of a battle by mouse against random, and nothing typed', { skip, timeout: 900000 }, async (t) => {
  const { page, clean, close } = await openPage(browser, server), battle = await battleOf(server, 'hedgerow-hill');
  const game = await newGame(server, { battle: 'hedgerow-hill', dice: 'seeded', seed: 11, seats: ['person', 'random'] }), h = game.with(game.keys.crown);
  const did = { carried: 0, struck: 0, pressed: 0 }, tried = new Set();
  await sit(page, server, game.id, h.key);
  await toMap(page);
  for (let i = 0; i < 6 && await page.evaluate(() => JSON.parse(localStorage.getItem('linstock') ?? '{}').playback) !== 'once'; i++) await page.keyboard.press('p');

  const press = async (view, order) => {
    const button = page.locator(`.side [data-order="${order}"]:visible`).first();
    if (!await button.count()) await page.locator('.prompt details.more > summary').click();
    await button.click();
    did.pressed++;
    return outcome(page, h, view.n);
  };
  const piece = (view, u) => view.pieces.find((p) => p.u === u);
  const unitsOf = (view, verb) => [...new Set(view.question.answers.filter((a) => a.startsWith(`${verb} `)).map((a) => battle.units.findIndex((u) => u.id === a.split(' ')[1])))];

  /** Dragged towards the hill: whatever comes of it, the question is another, or it is told why not. */
  async function carry(view, u) {
    const p = piece(view, u), [x, y] = p.foot.at, to = [clamp(x + (51 - x) * 0.2, 4, 96), clamp(y + 9, 3, battle.table.height - 4)];
    if (!await holdOf(page, u)) return null;
    await carryTo(page, battle, p, to);
    await page.mouse.up();
    await page.locator('.plan-words:is(.legal, .refused), .menu, .bubble').first().waitFor();
    if (!await page.locator('.plan-words').count()) { await page.keyboard.press('Escape'); return null; }      // it was let go on somebody, or off the table
    if (!await page.locator('.plan-words.legal').count()) { await page.getByRole('button', { name: 'Drop' }).click(); return null; }
    await page.getByRole('button', { name: 'Do it' }).click();
    did.carried++;
    return outcome(page, h, view.n);
  }

  /** Taken in hand, and the enemy pressed: the first that the menu offers. */
  async function strike(view, order) {
    const [, own, foe] = order.split(' ').map((id) => battle.units.findIndex((u) => u.id === id)), from = await holdOf(page, own), to = await holdOf(page, foe);
    if (!from || !to) return null;
    if (Number(await page.locator('.chosen').getAttribute('data-u')) !== own) await page.mouse.click(from.x, from.y);
    await page.mouse.click(to.x, to.y);
    const item = page.locator('.menu button').first();
    try { await item.waitFor({ timeout: 3000 }); } catch { return null; }
    await item.click();
    did.struck++;
    return outcome(page, h, view.n);
  }

  let view = await inStep(page, h);
  const enough = () => !full && did.carried > 3 && did.struck > 1;
  for (let i = 0; i < 700 && !view.over && !enough(); i++) {
    const { step, answers } = view.question, next = (u) => !tried.has(`${view.turn} ${step} ${u}`) && tried.add(`${view.turn} ${step} ${u}`);
    let then = null;
    if (step === 'move') {
      const charge = answers.find((a) => a.startsWith('charge ')), u = unitsOf(view, 'ahead').filter((v) => piece(view, v).arm !== 'guns').slice(0, 4).find((v) => (full || did.carried < 4) && next(v));
      if (charge && view.turn >= 4 && next(charge)) then = await strike(view, charge);
      else if (u !== undefined) then = await carry(view, u);
      else then = await press(view, 'end');
    } else if (step === 'fire') {
      const shot = answers.find((a) => a.startsWith('fire ') && next(a.split(' ')[1]));
      then = shot ? await strike(view, shot) : await press(view, 'end');
    } else {
      then = await press(view, answers.find((a) => /^(done|halt|no|yes)\b/.test(a)) ?? answers[0]);
    }
    view = then ?? await inStep(page, h);
  }
  t.diagnostic(`${JSON.stringify(did)}; ${view.over?.text ?? view.clock}`);
  if (full) {
    assert.ok(view.over, `the battle came to no end: ${view.clock}, ${view.question.text}`);
    assert.ok(did.carried > 20 && did.struck > 5, JSON.stringify(did));
    await page.getByRole('link', { name: 'How it went' }).click();
    await page.locator('.end, .verdict, h1').first().waitFor();
  } else {
    assert.ok(enough(), JSON.stringify(did));
  }
  await clean({ but: refusedOrders });
  await close();
});

test('with measuring off a page is sent no distance, and says none', { skip, timeout: 120000 }, async () => {
  const { page, watched, clean, close, sent } = await openPage(browser, server, { bodies: true }), battle = await battleOf(server, 'two-roads');
  assert.equal(battle.measuring, false);
  const game = await tableGame(server, 'two-roads', ['place F-4 27.13% 9.87% 7 line', 'place LIGHT 12.41% 8.93% 0 line', 'done']), { h } = game;
  const { width } = (await battleOf(server, 'two-roads')).table, inch = 72 / width;
  for (let q = (await h.view()).question; q.step !== 'move'; q = (await h.view()).question) await h.say(q.answers.includes('done') ? 'done' : 'no');
  const view = await sitDown(page, server, game), side = view.question.side, own = view.pieces.filter((p) => p.foot && p.at === 'board' && battle.units[p.u].side === side);
  const unit = own.find((p) => p.foot.stands.length && p.arm === 'foot'), [x, y] = unit.foot.at, up = y < battle.table.height / 2 ? 1 : -1;

  assert.equal(await page.locator('.ruler').count(), 0, 'inches along the edges');
  // Carried near and far the arrow is as long.
  const long = [];
  for (const away of [8, 26]) {
    await carryTo(page, battle, unit, [x + 1, y + up * away]);
    await page.locator('.ghost-arrow.legal').waitFor();
    assert.equal(await page.locator('.ghost-real, .ghost-local, .tape').count(), 0, 'a ghost');
    long.push(await page.locator('.ghost-arrow .line').evaluate((p) => p.getTotalLength()));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.locator('.ghost-arrow').waitFor({ state: 'detached' });
  }
  assert.ok(Math.abs(long[0] - long[1]) < 0.5, `arrows of ${long}`);

  // All there is to look at: every overlay of a unit and of both sides, what it is, what an enemy is to it, its odds.
  const hold = await holdOf(page, unit.u);
  await page.mouse.click(hold.x, hold.y);
  for (const b of await page.locator('.chosen button.look').all()) await b.click();
  for (const b of await page.locator('.overlays button').all()) await b.click();
  const enemy = view.pieces.find((p) => p.foot?.stands.length && battle.units[p.u].side !== side), at = await holdOf(page, enemy.u) ?? await windowOf(page, battle, enemy.foot.at);
  await page.mouse.move(at.x, at.y);
  await page.waitForTimeout(800);
  await page.getByRole('button', { name: 'Text' }).click();
  assert.doesNotMatch(await page.locator('.as-text').textContent(), /\d+\.\d/);
  await page.getByRole('button', { name: 'Text' }).click();
  await page.waitForTimeout(300);
  await sent();

  const on = view.pieces.filter((p) => p.foot && p.at === 'board'), truth = [];
  for (const a of on) for (const b of on.filter((p) => p.u > a.u)) { const d = far(a.foot.at, b.foot.at) * inch; truth.push(d.toFixed(2), d.toFixed(3), String(Math.round(d * 1270))); }
  const games = [...watched.bodies.filter((b) => b.startsWith(`${server.url}/api/games`)), ...await page.evaluate(() => window.heard)].map((l) => l.replaceAll(/"(at|stands|points|places)":\[[^\]]*\]/g, '').replaceAll(/"facing":[\d.]+/g, '').replace(/^http\S+/, ''));      // what is asked for are the hand's own places
  assert.ok(games.length > 10);
  const words = new Set(games.flatMap((l) => l.match(/(?<![\d.\w])\d+(\.\d+)?(?![\d\w])/g) ?? []));
  assert.deepEqual(truth.filter((d) => !/\.0+$/.test(d) && (d.includes('.') || Number(d) > 4000) && words.has(d)), [], 'a distance was sent');
  await clean({ but: refusedOrders });
  await close();
});
