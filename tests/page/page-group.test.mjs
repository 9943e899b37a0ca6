// An answer that is thought of: whom it concerns lights up, spheres are drawn, what it costs is said. By pointer, focus, the
// cursor on the map and by touch; as the rule system tells it, and the game is as it was.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertRefused } from './lib/api.mjs';
import { launch, noBrowser as skip, openPage } from './lib/browser.mjs';
import { battleOf, inStep, outcome, pressAnswer } from './lib/field.mjs';
import { startServer } from './lib/server.mjs';
import { cowpens, holdOf, sitDown, tableGame } from './lib/table.mjs';

let server, browser, battle;
before(async () => {
  server = await startServer();
  battle = await battleOf(server, 'cowpens-1781');
  if (!skip) browser = await launch();
});
after(async () => {
  if (!skip) await browser.close();
  await server.stop();
});

const unitOf = (id) => battle.units.findIndex((u) => u.id === id);
const aboutOrder = async (h, order) => h.get(`/about?order=${encodeURIComponent(order)}`);
const rings = (page) => page.locator('.marks-concerned .m-told, .marks-told .m-told');
const spheres = (page) => page.locator('.marks-concern .s-sphere');
const words = (page) => page.locator('.odds .concern');

/** All that belongs to the thought of this answer stands on the page. */
async function stands(page, told) {
  await words(page).filter({ hasText: told.text.split(' [')[0] }).waitFor();
  for (let i = 0; i < 80 && (await rings(page).count() < told.units.length || await spheres(page).count() < told.strokes.length); i++) await page.waitForTimeout(25);      // the words may stand there from before
  assert.equal(await rings(page).count(), told.units.length);
  assert.equal(await spheres(page).count(), told.strokes.length);
  assert.ok(await words(page).locator('a.rule').count() >= 2, 'its rules are no tags');
}

/** And nothing of it is left on the map. */
async function gone(page) {
  await page.waitForFunction(() => !document.querySelector('.marks-concern .s-sphere, .marks-concerned .m-told'));
}

test('over HTTP: units, strokes and sentences of an answer; a no is an answer, and who watches has none', async () => {
  const game = await tableGame(server, 'cowpens-1781', cowpens), { h } = game, n = (await h.view()).n;
  const { json } = await aboutOrder(h, 'group MCDOWELL');
  assert.deepEqual(json.units.map((u) => battle.units[u].id).sort(), ['MCDOWELL', 'MORGAN', 'RIFLES-GA', 'RIFLES-NC']);
  assert.deepEqual(json.strokes.map((s) => s.kind), ['sphere', 'sphere']);
  assert.match(json.text, /costs no command point/);
  const no = await aboutOrder(h, 'group TARLETON');
  assert.equal(no.status, 200);
  assert.equal(no.json.ok, false);
  assert.match(no.json.rule, /^LF-/);
  assert.equal((await aboutOrder(h, 'fly away')).json.ok, false);
  assertRefused(await aboutOrder(game.with(game.keys.watch), 'group MCDOWELL'), 403, 'not-yours');
  assertRefused(await h.get('/about'), 400, 'bad-request');
  assert.equal((await h.view()).n, n);
});

test('pointing at an answer, or having the focus on it, shows its group; leaving it shows it no more', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', cowpens), { h } = game;
  const view = await sitDown(page, server, game);
  for (const order of ['group MCDOWELL', 'group HOWARD']) {
    await page.locator(`.prompt [data-order="${order}"]`).hover();
    await stands(page, (await aboutOrder(h, order)).json);
  }
  await page.mouse.move(700, 5);
  await gone(page);
  await page.locator('.prompt [data-order="group PICKENS"]').focus();
  const told = (await aboutOrder(h, 'group PICKENS')).json;
  await stands(page, told);
  await page.locator('[aria-live=polite]').filter({ hasText: 'The group of PICKENS' }).waitFor();
  await page.locator('.stage').focus();
  await gone(page);
  assert.equal((await h.view()).n, view.n);
  await clean();
  await close();
});

test('pointing at the commander on the table, or the cursor of the keyboard on him, is the same', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', cowpens), { h } = game;
  await sitDown(page, server, game);
  const told = (await aboutOrder(h, 'group MCDOWELL')).json, at = await holdOf(page, unitOf('MCDOWELL')) ?? await page.locator(`.piece[data-u="${unitOf('MCDOWELL')}"]`).boundingBox().then((b) => ({ x: b.x + b.width / 2, y: b.y + b.height / 2 }));
  await page.mouse.move(at.x, at.y);
  await stands(page, told);
  await page.mouse.move(60, 720);
  await gone(page);
  await page.mouse.move(700, 5);
  await page.locator('.stage').focus();
  for (let i = 0; i < 12 && await page.locator(`.chosen[data-u="${unitOf('MCDOWELL')}"]:not([hidden])`).count() === 0; i++) await page.keyboard.press('Tab');
  await stands(page, told);
  await page.locator('[aria-live=polite]').filter({ hasText: 'The group of MCDOWELL' }).waitFor();
  await clean();
  await close();
});

test('a group that is active: each element tells of the orders it will have, and who gives them', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', [...cowpens, 'group HOWARD']), { h } = game;
  const view = await sitDown(page, server, game), order = view.question.answers.find((a) => a.startsWith('activate'));
  await page.evaluate(() => { for (const d of document.querySelectorAll('.prompt details')) d.open = true; });
  await page.locator(`.prompt [data-order="${order}"]`).first().hover();
  const told = (await aboutOrder(h, order)).json;
  await stands(page, told);
  assert.match(told.text, /Maneuver and \d Combat Orders?/);
  await clean();
  await close();
});

test('by touch: the first tap on a commander shows his group, and gives no order; the button of it does', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server, { width: 390, height: 844, touch: true }), game = await tableGame(server, 'cowpens-1781', cowpens), { h } = game;
  let view = await sitDown(page, server, game);
  const n = view.n, told = (await aboutOrder(h, 'group MCDOWELL')).json;
  const at = await page.locator(`.piece[data-u="${unitOf('MCDOWELL')}"] .plate`).first().boundingBox();
  await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
  const menu = page.getByRole('menu');
  await menu.locator('.menu-note').filter({ hasText: 'costs no command point' }).waitFor();
  await page.waitForFunction(() => document.querySelector('.marks-concern .s-sphere'));
  assert.equal(await spheres(page).count(), told.strokes.length);
  assert.equal(await rings(page).count(), told.units.length);
  assert.equal((await h.view()).n, n, 'the first tap has given an order');
  const box = await menu.boundingBox(), map = await page.locator('.map').boundingBox();
  assert.ok(box.y > map.y + map.height * 0.8, 'it hides the map of which it speaks');
  await page.touchscreen.tap(30, 420);
  await menu.waitFor({ state: 'detached' });
  await gone(page);
  await page.touchscreen.tap(at.x + at.width / 2, at.y + at.height / 2);
  await menu.getByRole('menuitem', { name: /Activate the group of MCDOWELL/ }).tap();
  view = await outcome(page, h, n);
  assert.equal(view.question.step, 'group');
  await clean();
  await close();
});

test('a click gives the order at once, as it did', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', cowpens), { h } = game;
  const view = await sitDown(page, server, game);
  await pressAnswer(page, view, (list) => list.indexOf('group MCDOWELL'));
  assert.equal((await inStep(page, h)).question.step, 'group');
  await gone(page);
  await clean();
  await close();
});
