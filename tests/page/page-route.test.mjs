// The way of a piece is drawn while it is dragged, with what it costs and what is left; where it would end short of its
// goal that is said before it is let go; a refused drop keeps its ghost; a commander stays with his column.
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

const cell = (name) => battle.board.cells.findIndex((c) => c.name === name), unit = (id) => battle.units.findIndex((u) => u.id === id);
const where = (view, id) => battle.board.cells[view.pieces.find((p) => p.u === unit(id)).cell].name;
const COLUMN = 'position brandywine-1777\nturn 2\nunit L-3 at R4 facing E\nunit L-4 at R4 facing E\nunit HOWE at R4\nunit G-V1 at B24 facing S\nphase british movement';

async function open(position, size = {}) {
  const { id, h } = await gameFrom(server, position), { page, clean, close } = await openPage(browser, server, size);
  await sit(page, server, id, h.key);
  const view = await inStep(page, h);
  return { page, h, view, async done() { await clean(); await close(); } };
}

/** Takes a piece up and holds it over a cell. */
async function hold(page, from, to) {
  const a = await pointOf(page, battle, cell(from)), b = await pointOf(page, battle, cell(to));
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(a.x + 10, a.y + 8);
  await page.mouse.move(b.x, b.y, { steps: 4 });
}

test('the check of a march tells its way, cell by cell, with its costs', { skip }, async () => {
  const { h, done } = await open(positionOf('march')), { marches } = (await h.get(`/check?order=${encodeURIComponent('march R-1 to E20')}`)).json;
  const [m] = marches;
  assert.equal(m.u, unit('R-1'));
  assert.equal(m.from, cell('E16'));
  assert.equal(m.cells.length, m.costs.length);
  assert.equal(m.cost, m.costs.reduce((a, b) => a + b, 0));
  assert.equal(m.cost + m.left, 4 * battle.movement.parts);
  await done();
});

test('while it is dragged the way is drawn, with its cost and what is left', { skip }, async () => {
  const { page, h, view, done } = await open(positionOf('birmingham', 'british movement'));
  await hold(page, 'P21', 'P26');
  await page.locator('.route .route-head').waitFor({ state: 'attached' });
  assert.match(await page.locator('.route-cost').textContent(), /^\d.*, \d.* left$/);
  assert.match(await page.locator('.bubble.legal').textContent(), /P26: March there\. .* movement factors, .* left\./);
  assert.match(await page.locator('.caption').textContent(), /movement factors/);
  await page.mouse.up();
  const now = await outcome(page, h, view.n);
  assert.equal(where(now, 'L-J2'), 'P26');
  assert.equal(await page.locator('.route').count(), 0);
  await done();
});

test('where it would stop short it says by what and where, before it is given', { skip }, async () => {
  const { page, h, view, done } = await open(positionOf('birmingham', 'british movement'));
  await hold(page, 'P21', 'J27');
  await page.locator('.route-stop').waitFor({ state: 'attached' });
  assert.match(await page.locator('.bubble.legal').textContent(), /as far as M28\..*L-J2 stops at M28: L28 costs 2, and ¾ is left\..*BW-8\.2/);
  assert.equal((await h.view()).n, view.n);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await done();
});

test('a march that must stop beside the enemy names him', { skip }, async () => {
  const { h, done } = await open(`position brandywine-1777\nturn 3\nunit R-1 at G8 facing E\nunit G-V1 at H12 facing W\nphase british movement`);
  const { marches } = (await h.get(`/check?order=${encodeURIComponent('march R-1 to G15')}`)).json;
  assert.match(marches[0].short.text, /R-1 must stop at \w+, beside G-V1\.|R-1 stops at/);
  await done();
});

test('a refused drop keeps its ghost and says the rule at the hand, until the next press', { skip }, async () => {
  const { page, h, view, done } = await open(positionOf('birmingham', 'british movement'));
  await drag(page, await pointOf(page, battle, cell('P21')), await pointOf(page, battle, cell('M22')));
  const bubble = page.locator('.bubble.refused.stays');
  await bubble.waitFor();
  assert.match(await bubble.textContent(), /S-MD1 stands on that square|U-ART2 stands on that square/);
  assert.match(await bubble.textContent(), /BW-13\.15/);
  assert.equal(await page.locator('.ghost.refused').count(), 1);
  assert.equal(await page.locator('.marks-target .m-refused').count(), 1);
  assert.ok(await page.locator('.marks-missing .m-missing').count() >= 1, 'whoever it meets lights up');
  const p = await pointOf(page, battle, cell('U4'));
  await page.mouse.click(p.x, p.y);
  assert.equal(await page.locator('.ghost').count(), 0);
  assert.equal(await page.locator('.marks-missing .m-missing').count(), 0);
  assert.equal((await h.view()).n, view.n);
  await done();
});

test('a piece that cannot be carried now says so when it is pulled at', { skip }, async () => {
  const { page, done } = await open('position brandywine-1777\nturn 3\nunit L-3 at M10 facing N disorganized\nunit R-1 at M14 facing N disorganized\nunit G-V1 at B24 facing S\nphase british reorganization');
  await hold(page, 'M10', 'M12');
  assert.match(await page.locator('.bubble.refused').textContent(), /L-3 is not carried anywhere now/);
  await page.mouse.up();
  await done();
});

test('by keys the way is drawn at the cursor and heard', { skip }, async () => {
  const { page, h, view, done } = await open(positionOf('birmingham', 'british movement'));
  await toMap(page);
  await takeUp(page, battle, view.pieces.find((p) => p.u === unit('L-J2')));
  await cursorTo(page, battle, cell('P24'));
  await page.locator('.route-head').waitFor({ state: 'attached' });
  assert.match(await page.locator('.caption').textContent(), /movement factors, .* left\./);
  await page.waitForFunction(() => /movement factors, .* left/.test(document.querySelector('[aria-live=polite]').textContent));
  await page.keyboard.press('m');
  assert.equal(where(await outcome(page, h, view.n), 'L-J2'), 'P24');
  await done();
});

test('by touch a drag draws the way, too', { skip }, async () => {
  const { page, h, view, done } = await open(COLUMN.replace('unit L-4 at R4 facing E\nunit HOWE at R4\n', ''), { width: 390, height: 844, touch: true });
  const a = await pointOf(page, battle, cell('R4')), b = await pointOf(page, battle, cell('R6')), line = await page.context().newCDPSession(page);
  const touch = (type, points) => line.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y })) });
  await touch('touchStart', [a]);
  for (let i = 1; i <= 6; i++) await touch('touchMove', [{ x: a.x + ((b.x - a.x) * i) / 6, y: a.y + ((b.y - a.y) * i) / 6 + (i < 6 ? 6 : 0) }]);
  await page.locator('.route-head').waitFor({ state: 'attached' });
  await touch('touchEnd', []);
  const now = await outcome(page, h, view.n);
  assert.equal(where(now, 'L-3'), 'R6');
  await done();
});

test('a commander dragged with his stack stays with it, and may be sent on alone', { skip }, async () => {
  const { page, h, view, done } = await open(COLUMN), p = await pointOf(page, battle, cell('R4'));
  await page.mouse.dblclick(p.x, p.y);
  assert.equal(await page.locator('.chosen li').count(), 3);
  await drag(page, p, await pointOf(page, battle, cell('R16')));
  let now = await outcome(page, h, view.n);
  assert.equal(where(now, 'HOWE'), where(now, 'L-3'));
  assert.equal(where(now, 'L-4'), where(now, 'L-3'));
  assert.notEqual(where(now, 'HOWE'), 'R4');
  const alone = await open(COLUMN);
  await alone.h.say('march HOWE to R16');
  now = await alone.h.view();
  assert.equal(where(now, 'L-3'), 'R4');
  assert.notEqual(where(now, 'HOWE'), 'R4');
  await alone.done();
  await done();
});
