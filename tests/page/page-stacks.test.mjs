// A click on a board of cells means one thing, whatever is asked; a stack that is spread out lies where nothing is, and
// takes no click that is meant for a neighbour. A ready set-up is laid out, changed by hand, and then finished.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser, openPage } from './lib/browser.mjs';
import { battleOf, cursorTo, drag, gripOf, inStep, outcome, pointOf, sit, toMap } from './lib/field.mjs';
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
const inHand = (page) => page.evaluate(() => [...document.querySelectorAll('.chosen:not([hidden]) li')].map((li) => li.querySelector('small')?.textContent.split(' ·')[0] ?? li.textContent.match(/Put (\S+) down/)[1]));
const clickCell = async (page, name, options = {}) => { const p = await pointOf(page, battle, cell(name)); await page.mouse.click(p.x, p.y, options); };
const clickFan = async (page, id) => {
  const body = page.locator(`.fan .piece[data-u="${unit(id)}"] .body`);
  let b = await body.boundingBox();
  for (let tries = 0; !b && tries < 20; tries++) { await sleep(50); b = await body.boundingBox(); }      // null in the moment in which it is drawn anew
  await page.mouse.click(b.x + b.width / 2, b.y + b.height / 2);
};
const shiftClick = async (page, name) => { await page.keyboard.down('Shift'); await clickCell(page, name); await page.keyboard.up('Shift'); };

async function at(position, size = {}) {
  const { id, h } = await gameFrom(server, position), { page, clean, close } = await openPage(browser, server, size);
  await sit(page, server, id, h.key);
  const view = await inStep(page, h);
  return { page, h, view, async done() { await clean(); await close(); } };
}

/** The cells that the paper of the spread stack covers, by name; null: none is spread out. */
const covered = (page) => page.evaluate((cells) => {
  const paper = document.querySelector('.fan-paper')?.getBoundingClientRect(), world = document.querySelector('.world').getBoundingClientRect();
  if (!paper) return null;
  const over = (c) => { const x = world.left + (c.x * world.width) / cells.w, y = world.top + (c.y * world.height) / cells.h; return x > paper.left && x < paper.right && y > paper.top && y < paper.bottom; };
  return cells.all.filter(over).map((c) => c.name);
}, { all: battle.board.cells, w: battle.board.width, h: battle.board.height });

const near = (name) => { const a = battle.board.cells[cell(name)]; return battle.board.cells.filter((c) => Math.max(Math.abs(c.x - a.x), Math.abs(c.y - a.y)) < 1.1).map((c) => c.name); };

for (const [what, size] of [['a laptop', {}], ['a telephone', { width: 390, height: 844, touch: true }]]) {
  test(`a stack spreads out beside itself, over no neighbour and no other piece: ${what}`, { skip }, async () => {
    const { page, view, done } = await at(positionOf('birmingham', 'british movement'), size), taken = new Set(view.pieces.filter((p) => p.at === 'board').map((p) => battle.board.cells[p.cell].name));
    for (const name of ['O23', 'N21', 'F22', 'F21']) {
      const p = await pointOf(page, battle, cell(name));
      if (size.touch) await page.touchscreen.tap(p.x, p.y);
      else await page.mouse.click(p.x, p.y);
      const under = await covered(page);
      assert.ok(under, `${name} does not spread out`);
      if (!size.touch) assert.deepEqual(under.filter((c) => near(name).includes(c)), [], `it covers neighbours of ${name}`);
      assert.deepEqual(under.filter((c) => taken.has(c)), [], 'it covers pieces');
      await page.keyboard.press('Escape');
      await page.waitForTimeout(size.touch ? 400 : 0);              /* two taps beside each other, not a double one */
    }
    await done();
  });
}

test('with a stack spread out, a click at a neighbour is the neighbour’s', { skip }, async () => {
  const { page, done } = await at(positionOf('birmingham', 'british movement'));
  await clickCell(page, 'O23');
  assert.ok(await covered(page));
  await clickCell(page, 'O24');
  assert.deepEqual(await inHand(page), ['L-16']);
  assert.equal(await covered(page), null, 'and the stack is gathered');
  await done();
});

test('a lower piece is taken out of the spread stack, and shift adds', { skip }, async () => {
  const { page, done } = await at(positionOf('birmingham', 'british movement'));
  await clickCell(page, 'O23');
  const [top] = await inHand(page), others = ['L-HG1', 'L-HG2', 'L-HG3'].filter((id) => id !== top);
  const lies = () => page.locator('.fan .piece').evaluateAll((all) => all.map((n) => n.dataset.u)), laid = await lies();
  await page.keyboard.down('Shift');
  for (const id of others) await clickFan(page, id);
  assert.deepEqual(await lies(), laid, 'nothing changes places under the hand');
  await page.keyboard.up('Shift');
  assert.deepEqual((await inHand(page)).sort(), ['L-HG1', 'L-HG2', 'L-HG3']);
  await clickFan(page, others[0]);
  assert.deepEqual(await inHand(page), [others[0]]);
  assert.equal(await covered(page), null);
  await done();
});

// One's own piece in every phase: pressed once it is in hand and nothing has been ordered; with Shift it is added.
const LONE = 'unit L-3 at M10 facing N\nunit R-1 at M14 facing N';
const PHASES = {
  movement: `position brandywine-1777\nturn 3\n${LONE}\nunit G-V1 at B24 facing S\nphase british movement`,
  combat: positionOf('two-battles'),
  reorganization: `position brandywine-1777\nturn 3\nunit L-3 at M10 facing N disorganized\nunit R-1 at M14 facing N disorganized\nunit G-V1 at B24 facing S\nphase british reorganization`,
};
for (const [phase, position] of Object.entries(PHASES)) {
  test(`a click takes a piece in hand and orders nothing; shift adds: ${phase}`, { skip }, async () => {
    const { page, h, view, done } = await at(position);
    const [a, b] = view.pieces.filter((p) => p.at === 'board' && battle.units[p.u].side === view.question.side).slice(0, 2).map((p) => ({ id: battle.units[p.u].id, at: battle.board.cells[p.cell].name }));
    await clickCell(page, a.at);
    assert.deepEqual(await inHand(page), [a.id]);
    await shiftClick(page, b.at);
    assert.deepEqual((await inHand(page)).sort(), [a.id, b.id].sort());
    await shiftClick(page, a.at);
    assert.deepEqual(await inHand(page), [b.id], 'and puts it down again');
    await shiftClick(page, 'B2');
    assert.deepEqual(await inHand(page), [b.id], 'with Shift nothing is sent to bare ground');
    assert.equal((await h.view()).n, view.n, 'nothing has been ordered');
    await done();
  });
}

test('a second click does what is listed for the piece: reorganization', { skip }, async () => {
  const { page, h, view, done } = await at(PHASES.reorganization);
  await clickCell(page, 'M10');
  await page.waitForTimeout(350);               /* two clicks, not a double one */
  await clickCell(page, 'M10');
  assert.ok((await outcome(page, h, view.n)).n > view.n);
  await done();
});

test('set-up: what is laid out ready is moved about, and a button finishes it', { skip }, async () => {
  const game = await newGame(server, { battle: 'brandywine-1777', hotseat: true }), h = game.with(game.keys.both);
  const { page, clean, close } = await openPage(browser, server);
  await sit(page, server, game.id, h.key);
  let view = await inStep(page, h);
  await page.locator('.answer.ready').first().click();
  view = await outcome(page, h, view.n);
  assert.equal(view.question.step, 'setup', 'it is laid out, and not finished');
  const post = view.pieces.find((p) => p.u === unit('WASH'));
  await drag(page, await gripOf(page, unit('WASH')) ?? await pointOf(page, battle, post.cell), await pointOf(page, battle, cell('G27')));
  for (let i = 0; i < 40 && !await page.locator('.rose').count() && (await h.view()).n === view.n; i++) await page.waitForTimeout(50);
  if (await page.locator('.rose').count()) await page.locator('.rose button:enabled').first().click();
  view = await outcome(page, h, view.n);
  assert.ok(view.pieces.some((p) => p.at === 'board' && p.cell === cell('G27')), 'one of them was carried elsewhere');
  const finish = page.locator('.ends button', { hasText: 'set-up is finished' });
  assert.ok(await finish.isVisible());
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/setup.png` });
  await finish.click();
  view = await outcome(page, h, view.n);
  assert.equal(view.question.step, 'move');
  await clean();
  await close();
});

test('by keys: Enter takes in hand, too, and again does what is listed', { skip }, async () => {
  const { page, h, view, done } = await at(PHASES.reorganization);
  await toMap(page);
  await cursorTo(page, battle, cell('M10'));
  await page.keyboard.press('Enter');
  assert.deepEqual(await inHand(page), ['L-3']);
  assert.equal((await h.view()).n, view.n);
  await page.keyboard.press('Enter');
  assert.ok((await outcome(page, h, view.n)).n > view.n);
  await done();
});

test('on a telephone one tap after another steps from square to square, and is not taken for a double one', { skip, timeout: 60000 }, async () => {
  const game = await newGame(server, { battle: 'brandywine-1777', hotseat: true, dice: 'seeded', seed: 7 }), h = game.with(game.keys.both);
  const { page, clean, close } = await openPage(browser, server, { width: 390, height: 844, touch: true });
  await h.say('deploy historical');
  await h.say('pick L-HG2');
  await h.say((await h.view()).question.answers.find((a) => a.startsWith('step ')));
  await sit(page, server, game.id, h.key);
  let view = await inStep(page, h);
  const { n } = view;
  for (let taps = 0; taps < 3; taps++) {
    const to = view.question.answers.filter((a) => a.startsWith('step ')).map((a) => cell(a.slice(5))).sort((a, b) => battle.board.cells[b].x - battle.board.cells[a].x)[0];
    const p = await pointOf(page, battle, to);
    await page.touchscreen.tap(p.x, p.y);
    view = await outcome(page, h, view.n);
  }
  assert.equal(view.n, n + 3, 'a tap was taken for something else');
  assert.equal(view.question.step, 'step');
  await clean();
  await close();
});
