// A battle that is being put together: who is in it is marked and listed, anybody is taken out of it, all who can join
// do with one press, and an attack that others must take part in names all of them.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, noBrowser, openPage } from './lib/browser.mjs';
import { battleOf, cursorTo, drag, inStep, outcome, pointOf, sit, takeUp, toMap } from './lib/field.mjs';
import { gameFrom, positionOf } from './lib/position.mjs';
import { startServer } from './lib/server.mjs';

const skip = noBrowser;
let server, browser, battle;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
  battle = await battleOf(server, 'brandywine-1777');
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

const cell = (name) => battle.board.cells.findIndex((c) => c.name === name), ids = (units) => units.map((u) => battle.units[u].id).sort();

async function open(size = {}) {
  const { id, h } = await gameFrom(server, positionOf('two-battles')), { page, clean, close } = await openPage(browser, server, size);
  await sit(page, server, id, h.key);
  const view = await inStep(page, h);
  return { page, h, view, async done() { await clean(); await close(); } };
}
const listed = (page, part) => page.locator(`.making-unit.${part} b`).allTextContents();
const signs = (page, part) => page.locator(`.marks-making .part.${part}`).count();
const missing = (page, layer = 'missing') => page.locator(`.marks-${layer} .m-missing .ring`).count();

test('who is in it is marked by shapes, listed, taken out, and all who can join', { skip }, async () => {
  const { page, h, view, done } = await open();
  await h.say('engage G-V1');
  let now = await outcome(page, h, view.n);
  assert.deepEqual(now.question.making.against.map((u) => battle.units[u].id), ['G-V1']);
  assert.match(now.question.making.why.text, /at least one attacker/);
  assert.equal(await signs(page, 'against'), 1);
  await page.locator('.muster').click();
  now = await outcome(page, h, now.n);
  assert.deepEqual(ids(now.question.making.with), ['L-G1', 'R-1', 'R-2']);
  assert.deepEqual(await listed(page, 'with'), ['L-G1', 'R-1', 'R-2']);
  assert.deepEqual(await listed(page, 'against'), ['G-V1']);
  assert.equal(await signs(page, 'with'), 3);
  assert.notEqual(await page.locator('.marks-making .part.with').first().innerHTML(), await page.locator('.marks-making .part.against').first().innerHTML());
  // W-PEN1 would have nobody left: it says so, and lights up.
  assert.match(await page.locator('.making-why').textContent(), /W-PEN1 must be attacked too.*BW-13\.10/);
  assert.equal(await missing(page, 'wanting'), 1);
  await page.getByRole('button', { name: /^Take out: R-2,/ }).click();
  now = await outcome(page, h, now.n);
  assert.deepEqual(await listed(page, 'with'), ['L-G1', 'R-1']);
  assert.equal(await page.locator('.making-why').count(), 0);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/making.png` });
  await page.getByRole('button', { name: 'Fight the battle as it stands' }).click();
  now = await outcome(page, h, now.n);
  assert.equal(now.question.making, undefined);
  await done();
});

test('an attack that others must take part in names all of them, and is put together from there', { skip }, async () => {
  const { page, h, view, done } = await open();
  await drag(page, await pointOf(page, battle, cell('B9')), await pointOf(page, battle, cell('C9')));
  const menu = page.locator('.menu');
  await menu.waitFor();
  const title = await page.locator('.menu-title').textContent();
  assert.match(title, /L-G1 must attack too and would have no enemy left in front; let it join: 1st Grenadier Battalion\./);
  assert.match(title, /BW-13\.10/);
  assert.equal(await missing(page), 1);
  assert.equal(await page.locator('.ghost.refused').count(), 1, 'the ghost stays where it was let go');
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/refused-attack.png` });
  await menu.getByRole('menuitem', { name: /Put the battle together first/ }).click();
  const now = await outcome(page, h, view.n);
  assert.deepEqual(ids(now.question.making.with), ['R-1']);
  assert.equal(await page.locator('.ghost').count(), 0);
  assert.equal(await missing(page), 0);
  await done();
});

test('the refusal names several at once', { skip }, async () => {
  const { h, done } = await open(), said = (await h.get(`/check?order=${encodeURIComponent('attack G-V1 W-PEN1 with R-1')}`)).json;
  assert.equal(said.rule, 'BW-13.10');
  assert.match(said.error, /^L-G1 and R-2 must attack too .* let them join: 1st Grenadier Battalion, 2nd Brigade .*\.$/);
  await done();
});

test('pieces in hand join by a press on the enemy, and nothing is fought', { skip }, async () => {
  const { page, h, view, done } = await open(), click = async (name) => { const p = await pointOf(page, battle, cell(name)); await page.mouse.click(p.x, p.y); };
  await h.say('engage G-V1');
  let now = await outcome(page, h, view.n);
  await click('C8');
  await page.keyboard.down('Shift');
  await click('B9');
  await page.keyboard.up('Shift');
  await click('C9');
  now = await outcome(page, h, now.n);
  assert.equal(now.question.step, 'battle');
  assert.deepEqual(ids(now.question.making.with), ['L-G1', 'R-1']);
  await done();
});

test('the same by keys', { skip }, async () => {
  const { page, h, view, done } = await open();
  await h.say('engage G-V1');
  let now = await outcome(page, h, view.n);
  await toMap(page);
  await takeUp(page, battle, now.pieces.find((p) => battle.units[p.u].id === 'R-1'));
  await cursorTo(page, battle, cell('C9'));
  await page.keyboard.press('a');
  now = await outcome(page, h, now.n);
  assert.deepEqual(ids(now.question.making.with), ['R-1']);
  await page.locator('.muster').focus();
  await page.keyboard.press('Enter');
  now = await outcome(page, h, now.n);
  assert.deepEqual(ids(now.question.making.with), ['L-G1', 'R-1', 'R-2']);
  await page.locator('.take-out').first().focus();
  await page.keyboard.press('Enter');
  now = await outcome(page, h, now.n);
  assert.deepEqual(ids(now.question.making.with), ['R-1', 'R-2']);
  await done();
});

test('the same by touch, on a telephone', { skip }, async () => {
  const { page, h, view, done } = await open({ width: 390, height: 844, touch: true });
  await h.say('engage G-V1');
  let now = await outcome(page, h, view.n);
  await page.locator('.muster').tap();
  now = await outcome(page, h, now.n);
  await page.locator('.take-out').first().tap();
  now = await outcome(page, h, now.n);
  assert.deepEqual(ids(now.question.making.with), ['R-1', 'R-2']);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing sticks out to the side');
  await done();
});
