// The regimental rules in the page: a throw, a march, a volley and a combat by mouse, each with its sums before it; horse that meets
// horse by mouse, touch and keys (the other questions: page-byhand.test.mjs); marks and fog; and in the full run a whole
// battle by mouse against random, with nothing typed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser, onlyFull, openPage, picture } from './lib/browser.mjs';
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
  assert.match(await odds(page), /F-9, F-47.*: tardy 2\.8 %1\/36, well handled 69 %25\/36, at the double quick 28 %5\/18/);
  assert.doesNotMatch(await odds(page), /\b(won|lost)\b/i, 'by the rows of the chart: nobody wins or loses by a throw for his own');
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
  await picture(page, 'regimental');
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
  assert.doesNotMatch(await odds(page), /(^|[^\d.])0 %/, 'what is listed is possible');
  await page.locator('[data-order="fight F-9"]').first().click();
  assert.ok((await outcome(page, game.h, view.n)).n > view.n);
  await page.locator('.plate-paper .plate-sums .of').nth(1).waitFor();       // each sum on a line of its own
  assert.equal(await odds(page), '', 'nothing is weighed when it is over');
  assert.match((await game.h.view()).score.text, /Counted are enemy stands removed.*the town block \(6\)/);
  await page.goto(`${server.url}/#/end/${game.id}/${game.h.key}`);
  await page.getByText('no unbroken unit left').waitFor();            // that decided it, not the points
  await clean();
  await close();
});

const HANDS = {
  mouse: [{}, (page, button) => button.click()],
  touch: [{ width: 390, height: 844, touch: true }, (page, button) => button.tap()],
  keys: [{}, async (page, button) => { await button.focus(); await page.keyboard.press('Enter'); }],
};
for (const [who, [size, press]] of Object.entries(HANDS)) {
  test(`horse rides out to meet horse, and the winner is asked: ${who}`, { skip }, async () => {
    const { page, clean, close } = await openPage(browser, server, size);
    const game = await gameFrom(server, 'position rg-drill\nturn 1\nphase declare crown\nfirst crown\nunit HORSE at 40 6 facing 0 line stands 1 menu well\nunit DRAG at 40 16 facing 180 line\nunit CONT at 60 50 facing 180 line\n');
    let view = await sitDown(page, server, game);
    const seen = new Set();
    for (let i = 0; i < 12 && !seen.has('won-counter') && view.turn === 0 && !view.over; i++) {
      const { step, answers } = view.question, wanted = ['charge HORSE', 'meet ', 'carry ', 'fight ', 'hold'].map((w) => answers.find((a) => a.startsWith(w))).find(Boolean) ?? answers.at(-1);
      seen.add(step);
      const button = page.locator(`.prompt [data-order="${wanted}"]`).first();
      if (!await button.isVisible()) await page.locator('.prompt details.more > summary').first().click();
      await press(page, button);
      await outcome(page, game.h, view.n);
      view = await inStep(page, game.h);
    }
    assert.ok(seen.has('counter') && seen.has('won-counter'), `asked: ${[...seen]}`);
    await clean();
    await close();
  });
}

test('marks are drawn and told, and fog lies on the table as long as the battle says', { skip }, async () => {
  const { page, clean, close } = await openPage(browser, server), battle = await battleOf(server, 'gatehouse-lane');
  const game = await gameFrom(server, `position gatehouse-lane
turn 7
phase throws crown
first crown
unit MARSH at 24 14
unit F-9 at 28 20 facing 90 line stands 5 disordered
unit F-47 at 14 9 facing 90 broken stands 2 low
unit RA at 14 18 facing 90 unlimbered silenced 1 damaged 1 gun-low 1
unit MASS-2 at 31.5 20 facing 270 line stands 5
`), view = await sitDown(page, server, game), marks = (id) => view.pieces.find((p) => battle.units[p.u].id === id).marks;
  assert.match(marks('F-9'), /disordered worn/);
  assert.match(marks('F-47'), /broken spent low/);
  assert.match(marks('RA'), /low silenced-1 damaged-1/);
  assert.equal(await page.locator('.haze').count(), 0, 'no fog here');
  const ravine = await tableGame(server, 'ravine-road', ['done']);
  await sitDown(page, server, ravine);
  await page.locator('.haze').waitFor();
  assert.ok(Number(await page.locator('.haze').evaluate((n) => n.style.opacity)) > 0.3);
  assert.match(await page.locator('.side').textContent(), /sight 8"/);
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
