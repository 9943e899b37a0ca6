// Single answers in the page: dice typed in, and what the rules refuse, with the rule and its sentence.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, openPage, refusedOrders } from './lib/browser.mjs';
import { battleOf, cursorTo, drag, gripOf, inStep, pointOf, sit, strikeFor, takeUp, toMap } from './lib/field.mjs';
import { playOn } from './lib/play.mjs';
import { startServer } from './lib/server.mjs';

let server, browser;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

test('typed dice: exactly as many as are wanted, by button and by digit', { skip }, async () => {
  const game = await newGame(server, { dice: 'typed', seed: undefined, hotseat: true }), h = game.with(game.keys.both);
  const asked = await playOn([h], { seed: 2, haste: 0.05, stop: (v) => v.question.asking === 'dice' }), { n } = asked.question.dice;
  const { page, clean, close } = await openPage(browser, server);
  await sit(page, server, game.id, h.key);
  const done = page.getByRole('button', { name: 'These are the dice' });
  await done.waitFor();
  assert.ok(await done.isDisabled(), 'no dice are no answer');
  const faces = page.getByRole('group', { name: 'Faces' });
  await faces.getByRole('button', { name: '4' }).click();
  assert.equal(await done.isDisabled(), n !== 1);
  await page.getByRole('button', { name: 'Take the last one back' }).click();
  await page.locator('.stage').focus();
  for (let i = 0; i < n; i++) await page.keyboard.press('3');
  await page.keyboard.press('5');                               /* one too many is not taken */
  assert.ok(!await done.isDisabled());
  await done.click();
  await done.waitFor({ state: 'detached' });
  const view = await inStep(page, h, { bots: false });
  assert.equal(view.n, asked.n + 1);
  assert.match((await h.get('/record')).text, new RegExp(` = ${Array(n).fill(3).join(' ')}\\b`));
  await clean();
  await close();
});

test('a drag that the rules forbid shows the rule and its sentence, and nothing has moved', { skip }, async () => {
  const battle = await battleOf(server, 'brandywine-1777');
  const game = await newGame(server, { battle: battle.id, hotseat: true }), h = game.with(game.keys.both);
  await h.say('deploy historical');
  const { page, clean, close } = await openPage(browser, server);
  await sit(page, server, game.id, h.key);
  const before = await inStep(page, h), u = battle.units.findIndex((x) => x.id === 'L-FG1');
  const orderTo = (c) => `march L-FG1 to ${c.name}`;
  let far = -1;
  for (const [i, c] of battle.board.cells.entries()) {
    const verdict = far < 0 ? await h.get(`/check?order=${encodeURIComponent(orderTo(c))}`) : null;
    if (verdict?.json.ok === false && verdict.json.rule) far = i;
  }
  assert.ok(far >= 0, 'it may march everywhere');
  const order = orderTo(battle.board.cells[far]);
  await drag(page, await gripOf(page, u), await pointOf(page, battle, far));
  const bubble = page.getByRole('alert').filter({ has: page.locator('a.rule') });
  await bubble.waitFor();
  const said = await bubble.textContent(), rule = await bubble.locator('a.rule').textContent();
  assert.match(rule, /^BW-\d+\.\d+$/);
  const server_ = await h.order(before.n + 1, order);
  assert.equal(server_.json.rule, rule);
  assert.ok(said.includes(server_.json.error), `${said} / ${server_.json.error}`);
  assert.equal((await h.view()).n, before.n);
  /* The rule's tag opens its words, and these lead to the page of rules; and the order line says the same. */
  await bubble.locator('a.rule').click();
  await page.getByRole('dialog', { name: `Rule ${rule}` }).locator('.rule-sentence .rule-id').click();
  await page.locator(`[id="rule-${rule}"]`).waitFor();
  await page.goBack();
  await page.getByRole('combobox', { name: 'Order' }).fill(order);
  await page.getByRole('button', { name: 'Give' }).click();
  await page.locator('.order-refusal').filter({ hasText: rule }).waitFor();
  assert.equal((await h.view()).n, before.n);
  await clean({ but: refusedOrders });
  await close();
});

test('an attack from the keyboard: a piece taken up, the cursor on the enemy, A', { skip, timeout: 60000 }, async () => {
  const battle = await battleOf(server, 'scrum');
  let game, h, view, blow = null;
  for (let seed = 3; seed < 12 && !blow; seed++) {              /* random play until one piece alone may attack */
    game = await newGame(server, { hotseat: true, seed });
    h = game.with(game.keys.both);
    view = await h.view();
    for (let i = 0; i < 500 && !blow && !view.over; i++) {
      view = await playOn([h], { seed: 1000 * seed + 300 + i, most: 1, haste: 0.12 });
      blow = view.question.step === 'combat' ? await strikeFor(h, battle, view) : null;
    }
  }
  assert.ok(blow, 'no attack could be made');
  const { page, clean, close } = await openPage(browser, server);
  await sit(page, server, game.id, h.key);
  await inStep(page, h);
  await toMap(page);
  await takeUp(page, battle, view.pieces.find((p) => p.u === blow.unit));
  await cursorTo(page, battle, blow.cell);
  await page.keyboard.press('o');                               /* what would come of it */
  await page.getByRole('tabpanel', { name: /Odds/ }).filter({ hasText: '%' }).waitFor();
  await toMap(page);
  await page.keyboard.press('a');
  for (let k = 0; k < 60 && (await h.view()).n === view.n; k++) {
    if (await page.getByRole('menuitem').first().isVisible()) await page.keyboard.press('Enter');
    await page.waitForTimeout(25);
  }
  const { entries } = (await h.get('/line')).json;
  assert.ok(entries.slice(view.moves).some((e) => e.dice.length), 'no dice fell');
  await clean({ but: refusedOrders });
  await close();
});
