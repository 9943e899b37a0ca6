// A board of hexes in the page: its ground is drawn, a piece is carried from hex to hex, and the caption tells what lies
// in a hex and on its sides (the toy rules on the map of tests/page/battles/hollow).
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { ask, newGame } from './lib/api.mjs';
import { launch, noBrowser, openPage } from './lib/browser.mjs';
import { battleOf, cursorTo, drag, gripOf, inStep, pointOf, sit, toMap } from './lib/field.mjs';
import { startToy, toy } from './lib/server.mjs';

const skip = noBrowser || (existsSync(toy) ? false : 'linstock_toy is not built');
let server, browser;
before(async () => {
  if (skip) return;
  server = await startToy();
  browser = await launch();
});
after(async () => {
  if (skip) return;
  await browser.close();
  assert.equal(await server.stop(), 0);
});

test('hexes: the ground, a drag from hex to hex, and what the caption tells of a hex', { skip }, async () => {
  const battle = await battleOf(server, 'hollow');
  assert.equal(battle.board.grid, 'hexes');
  assert.deepEqual(battle.board.directions, ['N', 'NE', 'SE', 'S', 'SW', 'NW']);
  const at = (name) => battle.board.cells.findIndex((c) => c.name === name);
  assert.equal(battle.board.cells[at('0705')].text, 'clear, road and lane; creek S SW; front of slope NE S; bridge S');
  const picture = await ask(server, 'GET', '/api/battles/hollow/ground.svg?lamp=0');
  assert.equal(picture.status, 200);

  const game = await newGame(server, { battle: 'hollow', hotseat: true }), h = game.with(game.keys.both);
  for (const order of ['plan hold', 'plan hold']) await h.say(order);
  const { page, clean, close } = await openPage(browser, server);
  await sit(page, server, game.id, h.key);
  await inStep(page, h, { bots: false });
  const u = battle.units.findIndex((x) => x.id === 'R2');
  await drag(page, await gripOf(page, u), await pointOf(page, battle, at('0201')));
  await page.waitForFunction(() => document.querySelector('.log')?.textContent.includes('moves to 0201'));
  const view = await inStep(page, h, { bots: false });
  assert.equal(view.pieces[u].cell, at('0201'));
  assert.equal(battle.verbs.find((v) => v.name === 'send').args, 'cU');
  await page.getByRole('combobox', { name: 'Order' }).fill('send 0302 R2');
  await page.getByRole('button', { name: 'Give' }).click();
  await page.waitForFunction(() => document.querySelector('.log')?.textContent.includes('R2 moves to 0302'));
  await h.say('column 0302 R1 to 0405');               /* both two hexes on */
  await page.waitForFunction(() => document.querySelector('.log')?.textContent.includes('R1 moves to 0103'));
  await toMap(page);
  await cursorTo(page, battle, at('0705'));
  await page.getByText('0705: clear, road and lane; creek S SW; front of slope NE S; bridge S, Hollow Mill.').first().waitFor();
  if (process.env.LOOK) {
    await page.waitForTimeout(2000);
    await page.screenshot({ path: `${process.env.LOOK}-hexes.png` });
  }
  await clean();
  await close();
});
