// Forces by their men in the page: the label follows from men and spirit as they are changed, what is wrong stands there with its rule, and
// two forces are led into a battle.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, noBrowser, openPage } from './lib/browser.mjs';
import { startServer } from './lib/server.mjs';

const skip = noBrowser;
let server, browser;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test('a label from men and spirit, a breach with its rule, and into a battle', { skip, timeout: 120000 }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const changed = (was) => page.waitForFunction((w) => document.querySelector('#m-line').value !== w, was);
  await page.goto(`${server.url}/#/muster/regimental`);
  await page.waitForSelector('.muster-total');
  if (!await page.locator('.muster-papers').getAttribute('open')) await page.click('.muster-papers summary');
  await page.fill('#m-line', 'crown 1000; BR, MG');
  await page.click('#m-take');
  await page.waitForFunction(() => document.querySelectorAll('.muster-entry').length === 2);
  const shown = page.locator('.muster-shown');
  assert.equal(await shown.first().textContent(), '8/5/3 veteran, spirited');
  assert.equal(await shown.nth(1).textContent(), '1 gun stand, trained');
  assert.equal(await page.locator('#m-0-0-1-men').count(), 0, 'men are not counted of guns');

  let was = await page.inputValue('#m-line');
  await page.fill('#m-0-0-0-men', '400');
  await page.keyboard.press('Tab');
  await changed(was);
  assert.equal(await shown.first().textContent(), '10/6/4 veteran, spirited');
  was = await page.inputValue('#m-line');
  await page.selectOption('#m-0-0-0-set-1', 'unreliable');
  await changed(was);
  assert.equal(await shown.first().textContent(), '10/9/7 veteran, unreliable');

  was = await page.inputValue('#m-line');
  await page.selectOption('#m-0-0-0-kind', 'IN');
  await changed(was);
  was = await page.inputValue('#m-line');
  await page.selectOption('#m-0-0-0-set-2', 'line');
  await changed(was);
  const wrong = page.locator('.muster-breaches .wrong').first();
  assert.match(await wrong.textContent(), /Indians never stand in line/);
  assert.equal(await wrong.locator('a.rule').getAttribute('data-rule'), 'RG-8.21');
  assert.match(await page.locator('.muster-total').textContent(), /Unlawful/);

  was = await page.inputValue('#m-line');
  await page.click('#m-suggest');
  await changed(was);
  was = await page.inputValue('#m-line');
  await page.click('#m-side-1');
  await changed(was);
  await page.click('#m-fight');
  await page.waitForSelector('.newgame');
  await clean();
  await close();
});
