// The other rooms: the replay with its branches, and the proof of sealed dice.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ask, hand } from './lib/api.mjs';
import { launch, noBrowser as skip, openPage, picture, refusedOrders } from './lib/browser.mjs';
import { inStep } from './lib/field.mjs';
import { sealedGame } from './lib/play.mjs';
import { root, startServer } from './lib/server.mjs';

let server, browser, game, record;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
  game = await sealedGame(server, { times: 3 });
  await game.hands[0].say('concede');
  record = (await game.hands[0].get('/record')).text;
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

test('replay: step, back, to the battle, a remark, a line tried and back again, taken over', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), h = game.with(game.keys.british);
  const { entries } = (await h.get('/line')).json;
  await page.goto(`${server.url}/#/replay/${game.id}/${game.keys.british}`);
  const where = page.locator('.where'), at = (n) => where.filter({ hasText: `${n} of ${entries.length}` }).waitFor();
  const press = (name) => page.getByRole('button', { name, exact: true }).click();
  await at(0);
  await press('On one entry');
  await at(1);
  await press('On one entry');
  await at(2);
  await press('Back one entry');
  await at(1);
  await press('To the next battle');
  const first = entries.findIndex((e) => e.battle) + 1;
  await at(first);
  const card = page.getByRole('region', { name: 'This moment' }), dice = entries[first - 1].dice.join(', ');
  await card.getByRole('img', { name: `dice ${dice}` }).waitFor();

  await page.getByRole('button', { name: 'Remark …' }).click();
  await page.getByRole('textbox', { name: `Remark on entry ${first}` }).fill('Here it turned.');
  await page.getByRole('button', { name: 'Keep the remark' }).click();
  await page.locator('blockquote').filter({ hasText: 'Here it turned.' }).waitFor();
  assert.equal((await h.get('/line')).json.entries[first - 1].remark, 'Here it turned.');

  await page.getByRole('button', { name: 'Try a line' }).click();
  await page.locator('.stage').waitFor();
  await page.waitForURL(/#\/game\//);
  const [, id, key] = /#\/game\/([^/]+)\/([^/]+)/.exec(page.url()), line = hand(server, id, key);
  const begun = await inStep(page, line, { bots: false });
  assert.deepEqual(begun.from, { game: game.id, at: first });
  assert.equal(begun.moves, first);
  assert.equal(begun.role, 'both');
  await page.goBack();
  await at(first);

  await page.getByRole('button', { name: 'Take over …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('American').first().check();
  await dialog.getByRole('button', { name: 'Take over' }).click();
  await page.waitForURL(/#\/game\//);
  await page.locator('.stage').waitFor();
  const [, taken, seat] = /#\/game\/([^/]+)\/([^/]+)/.exec(page.url()), mine = await hand(server, taken, seat).view();
  assert.equal(mine.role, 'american');
  assert.notEqual(mine.seats[0], 'person');
  assert.equal(mine.from.at, first);
  await clean();
  await close();
});

test('the replay of a great battle, for the documents', { skip: skip || (process.env.PICTURES ? false : 'no pictures are wanted') }, async () => {
  const { page, close } = await openPage(browser, server);
  const body = readFileSync(join(root, 'tests/records/brandywine-doctrine.lin'), 'utf8');
  const { json } = await ask(server, 'POST', '/api/records', { body, type: 'text/plain' });
  const { entries } = (await hand(server, json.game, json.keys.watch).get('/line')).json, fights = entries.map((e, i) => (e.battle ? i + 1 : 0)).filter(Boolean);
  await page.goto(`${server.url}/#/replay/${json.game}/${json.keys.watch}/${fights[Math.floor(fights.length / 2)]}`);
  await page.getByRole('region', { name: 'This moment' }).getByRole('img', { name: /^dice/ }).waitFor();
  await page.waitForTimeout(2000);
  await picture(page, 'replay');
  await close();
});

test('luck, and the proof of sealed dice in the page itself', { skip }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  await page.goto(`${server.url}/#/luck/${game.id}/${game.keys.british}`);
  await page.getByRole('heading', { name: 'Proven' }).waitFor();
  const rolls = (await game.with(game.keys.watch).get('/luck')).json.rolls.length;
  assert.equal(await page.locator('.roll-table tbody tr').count(), rolls);
  await page.locator('.roll-filters select').first().selectOption({ index: 1 });
  assert.ok(await page.locator('.roll-table tbody tr').count() <= rolls);
  await clean();
  await close();
});

test('a record with one die changed is found out in the page', { skip }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const open = async (text) => {
    await page.goto(`${server.url}/#/`);
    await page.getByRole('heading', { name: 'Open a record' }).waitFor();
    await page.locator('#record-file').setInputFiles({ name: 'game.lin', mimeType: 'text/plain', buffer: Buffer.from(text) });
  };
  await open(record);
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('link', { name: 'Luck' }).click();
  await page.getByRole('heading', { name: 'Proven' }).waitFor();

  /* Of all records with one die changed, one that still plays by the rules; the headers that would betray it are gone. */
  const lines = record.split('\n').filter((l) => !/^\[(Hash|Result) /.test(l));
  let forged = null;
  for (let i = lines.length - 1; i >= 0 && !forged; i--) {
    for (let face = 1; face <= 6 && !forged && / = \d( \d)*$/.test(lines[i]); face++) {
      const other = lines[i].replace(/ = (\d)/, ` = ${face}`);
      if (other === lines[i]) continue;
      const text = lines.with?.(i, other).join('\n') ?? [...lines.slice(0, i), other, ...lines.slice(i + 1)].join('\n');
      if ((await ask(server, 'POST', '/api/records', { body: text, type: 'text/plain' })).status === 201) forged = text;
    }
  }
  assert.ok(forged, 'no die of this game can be changed without breaking a rule');
  await open(forged);
  await page.waitForURL(/#\/replay\//);
  await page.getByRole('link', { name: 'Luck' }).click();
  await page.getByRole('heading', { name: 'Not as sealed' }).waitFor();

  await open(`${lines.join('\n')}\n 999  british  fly to the moon\n`);
  await page.getByRole('alert').filter({ hasText: 'game.lin' }).waitFor();
  await clean({ but: refusedOrders });
  await close();
});
