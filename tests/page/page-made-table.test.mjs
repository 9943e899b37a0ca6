// page-made-table.test.mjs -- the ground of a new battle made by chance: seen, exchanged, taken, and found again; what a server
// says of tables that there are not.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { launch, noBrowser, openPage } from './lib/browser.mjs';
import { root, startServer } from './lib/server.mjs';

let server, browser;
before(async () => {
  server = await startServer({ env: { LINSTOCK_BATTLES: join(root, 'battles') } });
  if (!noBrowser) browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const ask = (path) => fetch(`${server.url}${path}`);

test('a table is a picture and a map, or a sentence', async () => {
  const picture = await ask('/api/battles/take-the-field/made.svg?table=made:7-mirrored');
  assert.equal(picture.status, 200);
  assert.match(await picture.text(), /^<\?xml[^]*<svg/);
  const map = await (await ask('/api/battles/take-the-field/made.tmj?table=made:7-8x6')).json();
  assert.deepEqual([map.width, map.height], [96, 72]);
  for (const [table, words] of [['made:0', /from 1 to 999999/], ['', /made:NUMBER/], ['made:7-9x4', /4 to 8 feet/]]) {
    const no = await ask(`/api/battles/take-the-field/made.svg?table=${table}`);
    assert.equal(no.status, 422);
    assert.match((await no.json()).error, words);
  }
  const refight = await ask('/api/battles/cowpens-1781/made.svg?table=made:7');
  assert.match((await refight.json()).error, /own ground/);
  assert.equal((await (await ask('/api/battles/cowpens-1781')).json()).tables, undefined);
});

test('a battle on it is a battle like any other, and names its table', async () => {
  const battle = await (await ask('/api/battles/take-the-field-on-made-7-mirrored')).json();
  assert.equal(battle.id, 'take-the-field-on-made-7-mirrored');
  assert.equal(battle.made_table, 'made:7-mirrored');
  assert.equal(battle.tables, true);
  assert.equal((await ask('/api/battles/take-the-field-on-made-0')).status, 404);
});

test('seen before it is taken: another, a number, a size; and the game is fought there', { skip: noBrowser }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  await page.goto(`${server.url}/#/new/take-the-field`);
  await page.check('input[name=ground][value=made]');
  const shown = () => page.waitForFunction(() => { const i = document.querySelector('.made-picture'); return !i.hidden && i.complete && i.naturalWidth > 0; });
  await shown();
  const first = await page.getAttribute('.made-picture', 'src');
  await page.click('#made-another');
  await page.waitForFunction((was) => document.querySelector('.made-picture').getAttribute('src') !== was, first);
  await shown();
  await page.fill('#made-number', '7');
  await page.locator('#made-number').blur();
  await page.selectOption('#made-size', '8x6');
  await page.uncheck('#made-mirrored');
  await page.waitForFunction(() => document.querySelector('.made-picture').getAttribute('src').includes(encodeURIComponent('made:7-8x6')));
  await shown();
  assert.match(await page.getAttribute('#made-save', 'href'), /made\.tmj\?table=made%3A7-8x6$/);
  await page.click('button.begin');
  await page.waitForFunction(() => location.hash.startsWith('#/game/'));
  const id = (await page.evaluate(() => location.hash)).split('/')[2];
  const key = (await page.evaluate(() => location.hash)).split('/')[3];
  const view = await (await fetch(`${server.url}/api/games/${id}`, { headers: { Authorization: `Bearer ${key}` } })).json();
  assert.equal(view.battle, 'take-the-field-on-made-7-8x6');
  await clean();
  await close();
});
