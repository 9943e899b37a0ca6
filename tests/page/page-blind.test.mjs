// Nothing is measured before it is declared: a battle of the toy book with its measuring off (tests/toybook). What the server
// may be asked is the same for twins, games that differ in how far off one company is; every byte that a page is sent is
// searched for the true distance of any two; the page itself has no ruler, no inches and no ghost that would tell one.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { ask, assertRefused } from './lib/api.mjs';
import { launch, noBrowser, openPage, refusedOrders } from './lib/browser.mjs';
import { battleOf, inStep, outcome, toMap } from './lib/field.mjs';
import { pickets, startPickets } from './lib/server.mjs';
import { carry, carryTo, holdOf, sitDown, tableGame, windowOf } from './lib/table.mjs';

const missing = existsSync(pickets) ? false : 'linstock_pickets is not built', skip = noBrowser || missing;
let server, browser, table;
before(async () => {
  if (missing) return;
  server = await startPickets();
  table = await battleOf(server, 'pickets-by-eye');
  if (!noBrowser) browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const but = refusedOrders;
const unitOf = (id) => table.units.findIndex((u) => u.id === id);
const pieceOf = (view, id) => view.pieces.find((p) => p.u === unitOf(id));
const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

// ---- what is on the wire ----

test('a blind battle says so, and its picture is a hundred wide', { skip: missing }, async () => {
  assert.equal(table.measuring, false);
  assert.equal(table.measuring_rule, 'PK-7');
  assert.equal(table.table.width, 100);
  assert.equal((await battleOf(server, 'picket-line')).measuring, true);
  const grounds = await Promise.all(['', '&measuring=off'].map((q) => ask(server, 'GET', `/api/battles/pickets-by-eye/ground.svg?lamp=0${q}`)));
  assert.ok(grounds[1].text.length < grounds[0].text.length - 300, 'the scale and the crosses are still drawn');
  const names = (await ask(server, 'GET', '/api/battles/pickets-by-eye/names?measuring=off')).json.names, inches = (await ask(server, 'GET', '/api/battles/pickets-by-eye/names')).json.names;
  assert.ok(names.length && names.every((n, i) => Math.abs(n.x / inches[i].x - 100 / 36) < 0.01));
});

/** All that may be asked of a game, but for pieces themselves; the place of one unit stands as @. */
async function askedOf(game, but) {
  const { h } = game, view = await h.view(), { at } = pieceOf(view, but).foot;
  const orders = ['march R1 6', 'march R1 2', 'fire R1 B3', 'fire R2 B2', 'wheel R2 left 3', 'go R1 30% 80%', 'go R1 28% 20%', 'go R1 28% 90% half', 'go R1 90% 12%', 'advance R1 R2', 'fire R1 R2'];
  const texts = [JSON.stringify(view.question), JSON.stringify(view.duties)];
  for (const o of orders) for (const what of ['check', 'odds', 'about']) texts.push(`${what} ${o}: ${(await h.get(`/${what}?order=${encodeURIComponent(o)}`)).text}`);
  for (const u of table.units) {
    if (u.id !== but) texts.push((await h.get(`/overlay?name=range&unit=${u.id}`)).text, (await h.get(`/about?unit=${u.id}`)).text);
    // Others may see it otherwise from where it stands now; along this line nothing has changed.
    for (const v of table.units) if (u !== v && (![u.id, v.id].includes(but) || u.id === 'R1')) texts.push((await h.get(`/between?from=${u.id}&to=${v.id}`)).text);
  }
  texts.push((await h.get('/odds')).text, (await h.get('/ground')).text);
  // In which direction it lies an eye sees from anywhere.
  return texts.map((t) => t.replaceAll(at.join(','), '@').replace(/"bearing":\d+,/, ''));
}

test('twins: however far off a company is, all that may be asked is answered the same', { skip: missing, timeout: 60000 }, async () => {
  const opening = (inches) => ['done', `march B3 ${inches}`, 'done'];       // B3 looks at R1 and is seen by it
  const near = await tableGame(server, 'pickets-by-eye', opening('5.4')), off = await tableGame(server, 'pickets-by-eye', opening('0.7'));
  assert.notDeepEqual(pieceOf(await near.h.view(), 'B3').foot.at, pieceOf(await off.h.view(), 'B3').foot.at);
  const one = await askedOf(near, 'B3'), other = await askedOf(off, 'B3');
  assert.ok(one.some((t) => t.includes('"cases"')) && one.some((t) => t.includes('"measures":true')));
  for (const [i, text] of one.entries()) {

    assert.equal(text, other[i]);
  }
});

test('what was measured is not taken back, tried out elsewhere, or had by going on from it', { skip: missing }, async () => {
  const game = await tableGame(server, 'pickets-by-eye', ['march R1 3']), { h } = game, { n } = await h.view();
  const undo = await h.order(n + 1, 'undo');
  assertRefused(undo, 422, 'illegal');
  assert.equal(undo.json.rule, 'PK-7');
  const fork = await ask(server, 'POST', '/api/games', { body: { from: { game: game.id, key: h.key, at: 1 }, seats: ['person', 'person'], hotseat: true, dice: 'typed' } });
  assert.equal(fork.status, 403, fork.text);
  assert.equal(fork.json.rule, 'PK-7');
  await h.say('wheel R2 left 3');
  await h.say('undo');
  assert.doesNotMatch((await h.get('/record')).text, /Hash|inch/);
  await h.say('concede');
  assert.match((await h.get('/record')).text, /Hash/);
});

/** Numbers that would tell how far two companies are from each other, leader to leader: to a tenth, a hundredth, in steps. */
function distances(view) {
  const list = [], on = view.pieces.filter((p) => p.foot);
  for (const a of on) {
    for (const b of on.filter((p) => p.u > a.u)) {
      const d = far(a.foot.at, b.foot.at);
      list.push(d.toFixed(1), d.toFixed(2), d.toFixed(3), String(Math.round(d * 1270)));
    }
  }
  return list.filter((d) => !/\.0+$/.test(d));
}

test('a page is sent no distance, and says none', { skip, timeout: 120000 }, async () => {
  const { page, watched, clean, close, sent } = await openPage(browser, server, { bodies: true });
  const opening = ['march R1 3.37', 'march R3 1.93', 'wheel R2 left 2', 'done', 'march B3 4.61', 'march B1 2.29', 'done'];
  const game = await tableGame(server, 'pickets-by-eye', opening), { h } = game;
  const free = await tableGame(server, 'picket-line', opening);              // the same game in inches
  let view = await sitDown(page, server, game);
  const truth = distances(await free.h.view());

  assert.equal(await page.locator('.ruler').count(), 0, 'inches along the edges');
  assert.equal(await page.getByRole('button', { name: 'Ruler' }).count(), 0);
  await toMap(page);
  await page.keyboard.press('r');
  await page.locator('.bubble.refused').filter({ hasText: 'Nothing is measured before it is declared' }).locator('.rule').waitFor();
  assert.equal(await page.locator('.stage.measuring').count(), 0);
  const at = await windowOf(page, table, [60, 40]);
  await page.mouse.move(at.x, at.y);
  await page.waitForFunction(() => document.querySelector('.caption').textContent.trim());
  assert.doesNotMatch(await page.locator('.caption').textContent(), /\d/, 'a place in numbers under the pointer');

  // Carried hither and thither, an arrow shows the way and no more.
  const r1 = pieceOf(view, 'R1'), [x, y] = r1.foot.at, long = [];
  for (const place of [[x + 1, y + 9], [x + 3, y + 30]]) {
    await carryTo(page, table, r1, place);
    await page.locator('.ghost-arrow.legal').waitFor();
    assert.equal(await page.locator('.ghost-real, .ghost-local, .tape').count(), 0, 'a ghost');
    long.push(await page.locator('.ghost-arrow .line').evaluate((p) => p.getTotalLength()));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await page.locator('.ghost-arrow').waitFor({ state: 'detached' });
  }
  assert.ok(Math.abs(long[0] - long[1]) < 0.5, `arrows of ${long}`);

  // Odds side by side, whatever is so.
  const enemy = await holdOf(page, unitOf('B3')), own = await holdOf(page, r1.u);
  await page.mouse.click(own.x, own.y);
  await page.mouse.move(enemy.x, enemy.y);
  await page.locator('.odds .case').nth(1).waitFor();
  assert.deepEqual(await page.locator('.odds .case h4').allTextContents(), ['Within 12 inches', 'Beyond 12 inches']);
  await page.keyboard.press('Escape');

  // As text, in whole hundredths.
  await page.getByRole('button', { name: 'Text' }).click();
  assert.match(await page.locator('.as-text tr').filter({ hasText: 'R2' }).textContent(), /\d+ %, \d+ %/);
  assert.doesNotMatch(await page.locator('.as-text').textContent(), /\d+\.\d/);
  await page.getByRole('button', { name: 'Text' }).click();

  // Until now nothing was declared here: no byte is a distance, and but for the names of cases nobody speaks of inches.
  await page.waitForTimeout(300);
  await sent();                       // all of it has come
  const games = [...watched.bodies.filter((b) => b.startsWith(`${server.url}/api/games`)), ...await page.evaluate(() => window.heard)];
  assert.ok(games.length > 10);
  // A place is two numbers between 0 and 100, and one of them may happen to be some distance to a tenth.
  const words = games.map((l) => l.replaceAll(/"(at|stands|points)":\[[^\]]*\]/g, ''));
  const has = (list, d) => list.some((l) => new RegExp(`(?<![\\d.])${d.replace('.', '\\.')}(?!\\d)`).test(l));
  for (const d of truth) assert.ok(!has(/\.\d$/.test(d) ? words : games, d), `${d} was sent`);
  assert.ok(!games.some((l) => /inch/i.test(l.replaceAll(/(within|beyond) 12 inches/g, ''))), 'inches were spoken of');

  // A march is let go, and an arm's length farther it would have been the same.
  const { n } = view;
  await carryTo(page, table, r1, [x, y + 8]);
  await page.locator('.ghost-arrow.legal').waitFor();
  await page.mouse.up();
  await page.locator('.plan-words.legal').filter({ hasText: 'march R1 6' }).waitFor();
  await page.getByRole('button', { name: 'Do it' }).click();
  view = await outcome(page, h, n);
  await page.waitForFunction(() => /R1 marches to a place/.test(document.querySelector('.log')?.textContent));

  // Fired, it is measured, and may be read; and is not taken back.
  await h.say('fire R2 B2');
  view = await inStep(page, h);
  await page.waitForFunction(() => /R2 to B2: [\d.]+ inches/.test(document.querySelector('.log')?.textContent));
  assert.match(await sent(), /R2 to B2: [\d.]+ inches/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.toast, .bubble').filter({ hasText: 'measured' }).first().waitFor();
  assert.equal((await h.view()).n, view.n);
  await clean({ but });
  await close();
});

test('where something is set by hand and not measured, its ghost is seen', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'pickets-by-eye', []), { h } = game;
  const view = await sitDown(page, server, game), r3 = pieceOf(view, 'R3'), [x, y] = r3.foot.at, hold = await holdOf(page, r3.u);
  const a = await windowOf(page, table, [x, y]), b = await windowOf(page, table, [x - 12, y - 2]);
  await carry(page, hold, { x: hold.x + b.x - a.x, y: hold.y + b.y - a.y });   // behind its left: it wheels, which measures nothing
  await page.locator('.ghost-real').waitFor();
  assert.equal(await page.locator('.ghost-arrow, .tape .inches').count(), 0);
  await page.mouse.up();
  await page.locator('.plan-words.legal').waitFor();
  assert.doesNotMatch(await page.locator('.plan-words').textContent(), /inch|\d+\.\d/);
  await page.getByRole('button', { name: 'Do it' }).click();
  await outcome(page, h, view.n);
  await clean({ but });
  await close();
});
