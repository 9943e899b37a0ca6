// The regimental rules in the page: a throw, a march, a volley and a combat by mouse, each with its sums before it; by touch and by
// keys the same questions; and in the full run a whole battle by mouse against random, with nothing typed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser, onlyFull, openPage } from './lib/browser.mjs';
import { battleOf, inStep, outcome, sit, toMap } from './lib/field.mjs';
import { gameFrom } from './lib/position.mjs';
import { startServer } from './lib/server.mjs';
import { carryTo, holdOf, sitDown, tableGame } from './lib/table.mjs';

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

const fence = (phase, more = '') => `position gatehouse-lane
turn 7
phase ${phase}
first crown
unit MARSH at 24 14
unit F-9 at 28 17 facing 90 line ${more}
unit F-47 at 20 7 facing 90 line
unit DWIGHT at 35.5 17
unit MASS-2 at 31.5 17 facing 270 line stands 5
`;
const odds = (page) => page.locator('.odds').textContent();

test('a throw is weighed before it is made, and a press on a piece asks first', { skip }, async () => {
  const { page, clean, close } = await openPage(browser, server), battle = await battleOf(server, 'gatehouse-lane');
  const game = await tableGame(server, 'gatehouse-lane', ['done']);
  const view = await sitDown(page, server, game), u = battle.units.findIndex((x) => x.id === 'F-9');
  await page.locator('.answer.ready').first().hover();
  await page.locator('.odds .glance').waitFor();
  assert.match(await odds(page), /F-9: tardy 2\.8 %1\/36, well handled 69 %25\/36, at the double quick 28 %5\/18/);
  const at = await holdOf(page, u);
  await page.mouse.click(at.x, at.y);
  await page.locator('.menu').waitFor();
  assert.equal((await game.h.view()).n, view.n, 'nothing is thrown by a mere press');
  await page.locator('.menu button').first().click();
  const then = await outcome(page, game.h, view.n);
  assert.equal(then.question.step, 'act');
  assert.match(await page.locator('.side').textContent(), /difference/, 'the dice are told by their difference');
  await carryTo(page, battle, then.pieces.find((p) => p.u === u), [13, 20]);
  await page.mouse.up();
  await page.locator('.plan-words.legal').waitFor();
  await page.getByRole('button', { name: 'Do it' }).click();
  const gone = await outcome(page, game.h, then.n);
  assert.equal(gone.question.step, 'on-march');
  await clean();
  await close();
});

test('a volley is put together, summed by stands and fired', { skip }, async () => {
  const { page, clean, close } = await openPage(browser, server), battle = await battleOf(server, 'gatehouse-lane');
  const game = await gameFrom(server, fence('musketry american'));
  const view = await sitDown(page, server, game), [f9, mass] = ['F-9', 'MASS-2'].map((id) => battle.units.findIndex((x) => x.id === id));
  let p = await holdOf(page, f9);
  await page.mouse.click(p.x, p.y);
  p = await holdOf(page, mass);
  await page.mouse.click(p.x, p.y);
  await page.locator('.menu button').first().hover();
  await page.locator('.odds .glance').waitFor();
  await page.locator('.odds details.finer > summary').click();
  assert.match(await odds(page), /8 stands of 1, 8 points/);
  assert.match(await odds(page), /full cover/);
  await page.locator('[data-order="volley MASS-2"]').first().click();
  const then = await outcome(page, game.h, view.n);
  assert.ok(then.n > view.n);
  await clean();
  await close();
});

test('a combat shows both sums before its dice', { skip }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const position = `${fence('charge crown', 'charging cold').replace('unit F-9 at 28 17', 'unit F-9 at 31.5 17')}charge F-9 MASS-2 wheel 0 from 25 17 flags 1 level 0\npair F-9 MASS-2 deep 75\n`;
  const game = await gameFrom(server, position), view = await sitDown(page, server, game);
  assert.equal(view.question.step, 'combats');
  await page.locator('[data-order="fight F-9"]').first().hover();
  await page.locator('.odds .glance').waitFor();
  await page.locator('.odds details.finer > summary').click();
  assert.match(await odds(page), /attacker F-9/);
  assert.match(await odds(page), /defender MASS-2/);
  assert.match(await odds(page), /of 36 throws/);
  await page.locator('[data-order="fight F-9"]').first().click();
  assert.ok((await outcome(page, game.h, view.n)).n > view.n);
  await clean();
  await close();
});

test('a whole battle by mouse against random, and nothing typed', { skip: skip || onlyFull, timeout: 1200000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), battle = await battleOf(server, 'gatehouse-lane');
  const game = await newGame(server, { battle: 'gatehouse-lane', dice: 'seeded', seed: 11, seats: ['person', 'random'] }), h = game.with(game.keys.crown);
  const did = { carried: 0, pressed: 0, fired: 0 }, tried = new Set();
  await sit(page, server, game.id, h.key);
  await toMap(page);
  for (let i = 0; i < 6 && await page.evaluate(() => JSON.parse(localStorage.getItem('linstock') ?? '{}').playback) !== 'once'; i++) await page.keyboard.press('p');
  const press = async (view, order) => {
    const button = page.locator(`.side [data-order="${order}"]:visible`).first();
    if (!await button.count()) await page.locator('.prompt details.more > summary').click();
    await button.click();
    did.pressed++;
    return outcome(page, h, view.n);
  };
  const carry = async (view, u) => {
    const p = view.pieces.find((x) => x.u === u), [x, y] = p.foot.at;
    if (!await holdOf(page, u)) return null;
    await carryTo(page, battle, p, [Math.min(x + 6, 46), y]);
    await page.mouse.up();
    await page.locator('.plan-words:is(.legal, .refused), .menu, .bubble').first().waitFor();
    if (!await page.locator('.plan-words').count()) { await page.keyboard.press('Escape'); return null; }
    if (!await page.locator('.plan-words.legal').count()) { await page.getByRole('button', { name: 'Drop' }).click(); return null; }
    await page.getByRole('button', { name: 'Do it' }).click();
    did.carried++;
    return outcome(page, h, view.n);
  };

  let view = await inStep(page, h);
  for (let i = 0; i < 500 && !view.over; i++) {
    const { step, answers, ready } = view.question, once = (key) => !tried.has(`${view.turn} ${step} ${key}`) && tried.add(`${view.turn} ${step} ${key}`);
    let then = null;
    if (step === 'throws' && ready.length) then = await press(view, ready[0].order);
    else if (step === 'fire' && ready.length) { then = await press(view, ready[0].order); did.fired++; }
    else if (step === 'act') {
      const u = battle.units.findIndex((x, k) => answers.includes(`hold ${x.id}`) && once(k));
      if (u >= 0) then = await carry(view, u);
      else then = await press(view, 'end');
    } else {
      const last = answers.at(-1) ?? answers[0];
      then = await press(view, answers.find((a) => a.startsWith('charge ')) && once('charge') ? answers.find((a) => a.startsWith('charge ')) : last);
    }
    view = then ?? await inStep(page, h);
    if (view.question?.asking === 'side' || view.over) view = await inStep(page, h);
  }
  assert.ok(view.over, 'it is over');
  assert.ok(did.carried > 5 && did.fired > 1, `by hand: ${JSON.stringify(did)}`);
  await clean();
  await close();
});
