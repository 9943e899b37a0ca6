// What a hand on a table is told before it gives: by what a move is stopped, where, and by which rule; what a refused one meets.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, noBrowser as skip, openPage, refusedOrders } from './lib/browser.mjs';
import { battleOf, outcome, toMap } from './lib/field.mjs';
import { startServer } from './lib/server.mjs';
import { carry, carryTo, cowpens, holdOf, sitDown, tableGame, windowOf } from './lib/table.mjs';

let server, browser, table;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
  table = await battleOf(server, 'cowpens-1781');
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

const but = refusedOrders;
const unitOf = (id) => table.units.findIndex((u) => u.id === id);
const pieceOf = (view, id) => view.pieces.find((p) => p.u === unitOf(id));
const mcdowell = [...cowpens, 'group MCDOWELL'];
const sizes = [[1366, 768, false], [390, 844, true]];

/** Lets it be thought of at a place: by a press on bare ground, or a tap. */
async function thinkOf(page, piece, place, touch) {
  const hold = await holdOf(page, piece.u), there = await windowOf(page, table, place);
  const press = (p) => (touch ? page.touchscreen.tap(p.x, p.y) : page.mouse.click(p.x, p.y));
  await press(hold);
  await page.locator('.chosen').filter({ hasText: table.units[piece.u].id }).waitFor();
  await press(there);
  await page.locator('.plan-words').filter({ hasText: /\S/ }).waitFor();
}

for (const [width, height, touch] of sizes) {
  test(`a move that will stop short says by what, where and by which rule before it is given, ${width}×${height}`, { skip, timeout: 90000 }, async () => {
    const { page, clean, close } = await openPage(browser, server, { width, height, touch });
    const game = await tableGame(server, 'cowpens-1781', mcdowell), { h } = game;
    let view = await sitDown(page, server, game);
    const rifles = pieceOf(view, 'RIFLES-NC'), [x, y] = rifles.foot.at;

    // As far as one order goes: so many inches of so many.
    await thinkOf(page, rifles, [x, y - 9], touch);
    await page.locator('.plan-words.legal').filter({ hasText: /stops after \d+\.\d of \d+\.\d inches: .* one order gives it\. LF-MV-01/ }).waitFor();
    assert.match(await page.locator('.tape .inches').textContent(), /^\d+\.\d of \d+\.\d″$/);
    assert.equal(await page.locator('.plan .cut-short').count(), 1, 'what is left of the way is not drawn');
    assert.equal(await page.locator('.plan-words a.rule').count(), 1);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    if (touch) {
      for (const words of await page.locator('.plan-bar button').allTextContents()) assert.doesNotMatch(words, /click|key|Enter|Esc/i);
    }
    const { n } = view;
    await (touch ? page.getByRole('button', { name: 'Do it' }).tap() : page.getByRole('button', { name: 'Do it' }).click());
    view = await outcome(page, h, n);
    assert.ok(Math.hypot(pieceOf(view, 'RIFLES-NC').foot.at[0] - x, pieceOf(view, 'RIFLES-NC').foot.at[1] - y) > 0.5);
    await clean({ but });
    await close();
  });
}

test('a friend in the way is named and outlined at once, with the rule at the hand; then the ghost is given as it was shown', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', [...cowpens.slice(0, 6), 'second', 'group STEWART']), { h } = game;
  let view = await sitDown(page, server, game);
  const gun = pieceOf(view, 'GUN-1'), to = [gun.foot.at[0] + 3.9, gun.foot.at[1] + 4.6];
  await carryTo(page, table, gun, to);
  await page.locator('.bubble.legal').filter({ hasText: /GUN-1 stops after \d\.\d of \d\.\d inches: LEGION is in its way\. LF-ME-16/ }).waitFor();
  await page.locator('.marks-met-units .m-met .ring').waitFor({ state: 'attached' });
  assert.equal(await page.locator('.marks-met-units .m-met').count(), 1);
  const { json } = await h.get(`/check?order=${encodeURIComponent(`go GUN-1 ${to.map((v) => v.toFixed(2)).join(' ')}`)}`);
  assert.equal(json.stops.unit, unitOf('LEGION'));
  assert.ok(json.stops.gone < json.stops.asked && json.stops.gone > 0);
  assert.equal(json.foot.stands.length, gun.foot.stands.length, 'a ghost without its shape');
  const { n } = view;
  await page.mouse.up();
  view = await outcome(page, h, n);
  assert.equal(await page.locator('.marks-met-units').count(), 0);
  assert.ok(Math.hypot(...pieceOf(view, 'GUN-1').foot.at.map((v, i) => v - json.stops.at[i])) < 0.1, 'it does not stand where it was said to stop');
  await clean({ but });
  await close();
});

test('a refused ghost keeps its shape where the hand is, and what it meets is outlined until the sentence goes', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', [...mcdowell, 'activate RIFLES-NC gc']), { h } = game;
  const view = await sitDown(page, server, game);
  const other = pieceOf(view, 'RIFLES-GA');
  await carryTo(page, table, other, [other.foot.at[0], other.foot.at[1] - 4]);
  await page.locator('.ghost-local.refused').waitFor();
  const corners = (await page.locator('.ghost-local.refused .body').getAttribute('d')).match(/M/g).length;
  assert.equal(corners, other.foot.stands.length / 8, 'not as many stands as it has');
  await page.locator('.bubble.refused').waitFor();
  await page.mouse.up();
  await page.locator('.bubble.refused.stays').waitFor();
  assert.equal(await page.locator('.ghost-local.refused').count(), 1, 'the ghost went before its sentence');
  assert.equal((await h.view()).n, view.n);
  await toMap(page);
  await page.keyboard.press('Escape');

  // Off the table, and a piece that nothing moves now: it is said, too.
  const hold = await holdOf(page, pieceOf(view, 'RIFLES-NC').u);
  await carry(page, hold, { x: 1340, y: 400 });
  await page.mouse.up();
  await page.locator('.bubble.refused.stays').filter({ hasText: 'let go off the table' }).waitFor();
  await clean({ but });
  await close();
});

test('a key that can do nothing says so on the map', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', mcdowell);
  await sitDown(page, server, game);
  await toMap(page);
  for (const [key, words] of [[']', /Take a unit in hand/], ['v', /Think of a move/], ['a', /Take a unit in hand/], ['m', /Take a unit in hand/]]) {
    await page.keyboard.press(key);
    await page.locator('.bubble.refused.stays').filter({ hasText: words }).waitFor();
    await page.keyboard.press('Escape');
  }
  await clean({ but });
  await close();
});
