// A rule's tag opens its sentence in place: by mouse, keys and touch, in the question, in a bubble and in a dialog.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { ask, newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, openPage } from './lib/browser.mjs';
import { sit } from './lib/field.mjs';
import { playToDice } from './lib/play.mjs';
import { startServer } from './lib/server.mjs';

const axe = skip ? '' : readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server, browser, game, rules;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
  game = await newGame(server, { battle: 'brandywine-1777', hotseat: true });
  await game.with(game.keys.both).say('deploy historical');
  rules = (await ask(server, 'GET', '/api/rules')).json.rules;
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

const paperOf = (page) => page.locator('.rule-paper');
const about = (id) => { const i = rules.findIndex((r) => r.id === id); return { rule: rules[i], before: rules[i - 1], after: rules[i + 1] }; };
const asked = (watched) => watched.requests.filter((u) => u.endsWith('/api/rules')).length;

test('a press opens the sentence with its neighbours and chapter; one steps, closes, and is where one was', { skip, timeout: 60000 }, async () => {
  const { page, watched, clean, close } = await openPage(browser, server), paper = paperOf(page);
  await sit(page, server, game.id, game.keys.both);
  const tag = page.locator('#question a.rule'), id = await tag.textContent(), { rule, before: above, after: below } = about(id);
  assert.equal(asked(watched), 0, 'the ledger is fetched before anybody wants it');
  await tag.click();
  await paper.locator('.rule-sentence').filter({ hasText: rule.text.slice(0, 40) }).waitFor();
  assert.match(await page.evaluate(() => location.hash), /^#\/game\//, 'the room was left');
  assert.ok((await paper.locator('.rule-chapter-name').textContent()).includes(rule.chapter));
  assert.ok((await paper.locator('.rule-beside.before').textContent()).includes(above.id));
  assert.ok((await paper.locator('.rule-beside.after').textContent()).includes(below.id));
  assert.equal((await paper.locator('.rule-beside.after').boundingBox()).height < 40, true, 'a neighbour is one line');
  const box = await paper.boundingBox(), at = await tag.boundingBox();
  assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1366 && box.y + box.height <= 768, 'out of the window');
  assert.ok(box.y >= at.y + at.height && box.y < at.y + at.height + 20, 'not beside its tag');
  await page.evaluate(axe);
  const faults = await page.evaluate(() => window.axe.run('.rule-paper', { runOnly: ['wcag2a', 'wcag2aa'] }));
  assert.deepEqual(faults.violations.map((v) => v.id), []);

  await paper.locator('.rule-beside.after').click();
  await paper.locator('.rule-sentence').filter({ hasText: below.text.slice(0, 40) }).waitFor();
  await page.keyboard.press('ArrowUp');
  await paper.locator('.rule-sentence').filter({ hasText: rule.text.slice(0, 40) }).waitFor();
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });
  assert.ok(await tag.evaluate((n) => n === document.activeElement), 'the focus is not where it was');

  await tag.click();
  await paper.locator('.rule-sentence').waitFor();
  await page.mouse.click(300, 400);
  await paper.waitFor({ state: 'detached' });
  await tag.click();
  await paper.locator('.rule-whole').click();
  await page.locator('.rule-chapter.wanted').waitFor();
  assert.equal(await paper.count(), 0, 'it stays behind');
  assert.equal(asked(watched), 1, 'the ledger is fetched more than once');
  await clean();
  await close();
});

test('with Ctrl or the middle button it is a link like any other', { skip, timeout: 60000 }, async () => {
  const { page, context, clean, close } = await openPage(browser, server);
  await sit(page, server, game.id, game.keys.both);
  const tag = page.locator('#question a.rule'), id = await tag.textContent();
  for (const how of [{ modifiers: ['Control'] }, { button: 'middle' }]) {
    const [other] = await Promise.all([context.waitForEvent('page'), tag.click(how)]);
    await other.locator(`[id="rule-${id}"]`).waitFor();
    await other.close();
    assert.equal(await paperOf(page).count(), 0);
  }
  await clean();
  await close();
});

test('by keys: Enter and Space open it, Tab stays in it, Escape gives the focus back and leaves the dialog it stands in', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), paper = paperOf(page);
  await sit(page, server, game.id, game.keys.both);
  const tag = page.locator('#question a.rule');
  for (const key of ['Enter', ' ']) {
    await tag.focus();
    await page.keyboard.press(key);
    await paper.locator('.rule-sentence').waitFor();
    await page.waitForFunction(() => document.activeElement?.closest('.rule-paper'));
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press(i < 6 ? 'Tab' : 'Shift+Tab');
      assert.ok(await page.evaluate(() => Boolean(document.activeElement.closest('.rule-paper'))), 'Tab has left it');
    }
    await page.keyboard.press('Escape');
    await paper.waitFor({ state: 'detached' });
    assert.ok(await tag.evaluate((n) => n === document.activeElement));
  }
  const fought = await newGame(server, { seed: 5, hotseat: true });
  await playToDice([fought.with(fought.keys.both)], { times: 2 });
  await sit(page, server, fought.id, fought.keys.both);
  await page.locator('.log').getByRole('button', { name: 'Plate' }).last().click();
  const dialog = page.locator('dialog.plate-box'), inside = dialog.locator('a.rule').first();
  await dialog.waitFor();
  await inside.click();
  await paper.locator('.rule-sentence').waitFor();
  await paper.locator('.rule-beside').first().click();            /* it is not dead under the dialog */
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });
  assert.ok(await dialog.isVisible(), 'the dialog is gone with it');
  assert.ok(await inside.evaluate((n) => n === document.activeElement));
  await clean();
  await close();
});

test('by touch it lies at the foot, and a tap elsewhere puts it away', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server, { width: 390, height: 844, touch: true }), paper = paperOf(page);
  await sit(page, server, game.id, game.keys.both);
  await page.locator('#question a.rule').tap();
  await paper.locator('.rule-sentence').waitFor();
  const box = await paper.boundingBox();
  assert.ok(box.width >= 388 && Math.abs(box.y + box.height - 844) < 2, JSON.stringify(box));
  const id = await paper.locator('.rule-sentence .rule-id').textContent();
  await paper.locator('.rule-beside.after').tap();
  await paper.locator('.rule-id').filter({ hasText: about(id).after.id }).waitFor();
  for (const b of await paper.locator('header button, .rule-beside').all()) assert.ok((await b.boundingBox()).height >= 38, 'too small for a thumb');
  await page.touchscreen.tap(190, 200);
  await paper.waitFor({ state: 'detached' });
  await clean();
  await close();
});
