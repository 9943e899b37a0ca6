// The line to the server: it is killed and comes back; and two browsers at one battle that hides things.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { hand, newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, openPage } from './lib/browser.mjs';
import { battleOf, inStep, pressAnswer, sit } from './lib/field.mjs';
import { freePort, startServer, startToy, tempFolder, toy } from './lib/server.mjs';

let browser;
before(async () => { if (!skip) browser = await launch(); });
after(async () => { if (!skip) await browser.close(); });

test('kill -9 in the middle of a battle: the page waits, comes back by itself, and nothing is lost', { skip, timeout: 60000 }, async () => {
  const folder = tempFolder(), port = await freePort();
  let server = await startServer({ data: folder.path, port });
  const game = await newGame(server, { battle: 'brandywine-1777', hotseat: true }), h = game.with(game.keys.both);
  const { page, clean, close } = await openPage(browser, server);
  await sit(page, server, game.id, h.key);
  await page.getByRole('button', { name: /Washington stood/ }).first().click();
  let view = await inStep(page, h);
  const before = view;
  await server.kill();
  await page.getByText('The line to the server is down').waitFor({ timeout: 10000 });
  const closing = pressAnswer(page, view, (list) => list.indexOf('close'));      /* an order given while nobody hears it */
  await page.waitForTimeout(200);
  server = await startServer({ data: folder.path, port });
  await closing;
  await page.getByText('The line to the server is down').waitFor({ state: 'hidden', timeout: 15000 });
  const back = hand(server, game.id, h.key);
  for (let i = 0; i < 100 && (view = await back.view()).n === before.n; i++) await page.waitForTimeout(50);
  assert.equal(view.n, before.n + 1, 'the order that was given meanwhile was carried out once');
  view = await inStep(page, back);
  await pressAnswer(page, view, (list) => Math.max(0, list.indexOf('close')));
  view = await inStep(page, back);
  assert.ok(view.n >= before.n + 2);
  const entries = (await back.get('/line')).json.entries.length;
  assert.equal(entries, view.moves);
  await page.getByRole('tab', { name: /Log/ }).click();
  const log = await page.locator('.log').textContent();
  assert.match(log, /close/, 'the log goes on');
  await clean({ but: /Failed to load resource|ERR_CONNECTION|ERR_INCOMPLETE|ERR_EMPTY/ });
  await close();
  await server.stop();
  folder.drop();
});

test('two browsers on two seats: neither the page nor what it was sent holds a secret of the other', { skip: skip || (existsSync(toy) ? false : 'linstock_toy is not built'), timeout: 60000 }, async () => {
  const server = await startToy(), battle = await battleOf(server, 'outposts');
  const game = await newGame(server, { battle: 'outposts', seed: 7 });
  const seats = { red: game.with(game.keys.red), blue: game.with(game.keys.blue), watch: game.with(game.keys.watch) }, at = {};
  for (const who of Object.keys(seats)) {
    at[who] = await openPage(browser, server, { bodies: true, width: 1000, height: 700 });
    await sit(at[who].page, server, game.id, seats[who].key);
  }
  const order = async (who, text) => {
    await at[who].page.getByRole('combobox', { name: 'Order' }).fill(text);
    await at[who].page.getByRole('button', { name: 'Give' }).click();
    await at[who].page.getByRole('combobox', { name: 'Order' }).and(at[who].page.locator(':not([value])')).waitFor();
    await inStep(at[who].page, seats[who]);
  };
  const own = battle.units.map((u, i) => [u, i]).filter(([u]) => u.id === 'R1')[0][1];
  const knows = async (who) => `${await at[who].page.content()}\n${await at[who].sent()}`.replaceAll(/"(answers|said|cards)":\[[^\]]*\]/g, '').replaceAll(/"(help|args)":"[^"]*"/g, '').replaceAll(/"words":\[[^\]]*\]/g, '');

  await pressAnswer(at.red.page, await inStep(at.red.page, seats.red), (list) => list.indexOf('plan storm'));
  await at.blue.page.getByRole('button', { name: 'plan hold' }).waitFor();
  const buttons = (text) => text.replaceAll(/<button[^>]*data-order="plan (hold|march|storm)"(?:(?!<\/button>).)*<\/button>/gs, '').replaceAll(/<button[^>]*>(?:(?!<\/button>).)*plan (hold|march|storm)(?:(?!<\/button>).)*<\/button>/g, '');
  for (const who of ['blue', 'watch']) assert.doesNotMatch(buttons(await knows(who)), /storm/, `${who} knows the plan`);
  assert.equal(await at.watch.page.getByRole('button', { name: /^plan / }).count(), 0);
  await pressAnswer(at.blue.page, await inStep(at.blue.page, seats.blue), (list) => list.indexOf('plan hold'));
  await at.blue.page.getByText('The plans: storm and hold.').first().waitFor();
  await at.watch.page.getByText('The plans: storm and hold.').first().waitFor();

  await order('red', 'go R1 B2 C3');
  await inStep(at.blue.page, seats.blue);
  await at.red.page.locator(`.piece[data-u="${own}"]`).waitFor();
  for (const who of ['blue', 'watch']) {
    assert.equal(await at[who].page.locator(`.piece[data-u="${own}"]`).count(), 0, `R1 is on the map of ${who}`);
    assert.doesNotMatch(await knows(who), /R1 (moves|arrives)|(go|move) R1/, `${who} is told of R1`);
  }
  await order('red', 'go R1 D4 E5 E6 E7');
  await at.blue.page.locator(`.piece[data-u="${own}"]`).waitFor();
  assert.match(await knows('blue'), /E7/);
  assert.doesNotMatch(await knows('blue'), /R1 moves to (B2|C3|D4)/);
  for (const { clean, close } of Object.values(at)) {
    await clean();
    await close();
  }
  assert.equal(await server.stop(), 0);
});
