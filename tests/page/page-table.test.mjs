// Battles in inches in the page: set up by dragging, moved under a ghost, refused with a rule, fired, reacted to, played by
// keyboard, looked at again, read as text, and one fought to its end against a bot.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { hand, newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, onlyFull, openPage, picture, refusedOrders } from './lib/browser.mjs';
import { battleOf, inStep, outcome, pressAnswer, toMap } from './lib/field.mjs';
import { startServer } from './lib/server.mjs';
import { carry, carryTo, chipOf, cowpens, doIt, holdOf, sitDown, tableGame, windowOf } from './lib/table.mjs';

const axe = skip ? '' : readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server, browser, field, table;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
  field = await battleOf(server, 'take-the-field');
  table = await battleOf(server, 'cowpens-1781');
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

const unitOf = (battle, id) => battle.units.findIndex((u) => u.id === id);
const pieceOf = (view, battle, id) => view.pieces.find((p) => p.u === unitOf(battle, id));
const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const but = refusedOrders;
const preferring = (...words) => (answers) => words.map((w) => answers.findIndex((a) => a === w || a.startsWith(`${w} `))).find((i) => i >= 0) ?? 0;

test('more answers than a list holds: the page offers those that fit, and takes the others', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const opening = ['objective 10 24', 'objective 60 24', 'objective 26 24', 'objective 43 24', 'post B1 36 6.5'];
  const game = await tableGame(server, 'lof-crowded', opening), { h } = game;
  let view = await sitDown(page, server, game);
  assert.equal(view.question.answers.length, 2048);
  assert.ok(view.question.open.includes('garrison'));
  assert.ok(!view.question.answers.includes('garrison B1-48 44'));
  await page.getByRole('combobox', { name: 'Order' }).fill('garrison B1-48 44');
  await page.getByRole('button', { name: 'Give' }).click();
  view = await outcome(page, h, view.n);
  await page.waitForFunction(() => document.querySelector('.log')?.textContent.includes('B1-48 holds the South 45'));
  await clean();
  await close();
});

test('a side is set up by dragging: objectives pointed at, a commander and his elements from the reserve', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'take-the-field', []), { h } = game;
  let view = await sitDown(page, server, game);
  await pressAnswer(page, view, preferring('edge south'));
  view = await inStep(page, h);
  for (const place of [[36, 24], [20, 20], [50, 30], [55, 17]]) {
    assert.equal(view.question.step, 'objective');
    const p = await windowOf(page, field, place);
    await page.mouse.click(p.x, p.y);
    view = await outcome(page, h, view.n);
  }
  assert.equal(view.props.filter((s) => s.kind === 'objective').length, 4);
  assert.equal(await page.locator('.props .s-objective').count(), 4);
  await pressAnswer(page, view, preferring('group B1'));
  view = await inStep(page, h);

  await carry(page, await chipOf(page, unitOf(field, 'BFC')), await windowOf(page, field, [20, 6]));
  await page.locator('.bubble.refused .rule').waitFor();                  /* it is not his turn */
  await page.mouse.up();
  assert.equal((await h.view()).n, view.n);
  await carry(page, await chipOf(page, unitOf(field, 'B1')), await windowOf(page, field, [20, 6]));
  await page.locator('.ghost-real').waitFor();
  const before = view.n;
  await page.mouse.up();
  view = await outcome(page, h, before);
  assert.ok(far(pieceOf(view, field, 'B1').foot.at, [20, 6]) < 0.5, 'the commander does not stand where he was let go');
  await page.locator(`.piece[data-u="${unitOf(field, 'B1')}"]`).waitFor();

  // Several ways to set an element up: it lies, is turned and put into column, and only then set up.
  await carry(page, await chipOf(page, unitOf(field, 'B1b')), await windowOf(page, field, [22, 8]));
  await page.locator('.ghost-real, .ghost-local.refused').first().waitFor();
  await page.mouse.wheel(0, 100);
  await page.mouse.up();
  await page.getByRole('combobox', { name: /^How/ }).selectOption({ label: field.gestures.find((g) => g.step === 'place' && g.order.endsWith('column')).text });
  await page.locator('.plan-words.legal').filter({ hasText: '15°' }).waitFor();
  view = await doIt(page, h, view.n);
  const set = pieceOf(view, field, 'B1b');
  assert.equal(set.right, 'column');
  assert.ok(Math.abs(set.foot.facing - 15) < 0.1, `it faces ${set.foot.facing}`);
  assert.ok(far(set.foot.at, [22, 8]) < 0.5);
  await picture(page, 'table-deployment');
  await clean({ but });
  await close();
});

test('by mouse: a move under its ghost, as the rules would have it; a refusal with its rule; a volley; a reaction', { skip, timeout: 90000 }, async () => {
  let { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', [...cowpens, 'group MCDOWELL']), { h } = game;
  let view = await sitDown(page, server, game);
  const rifles = pieceOf(view, table, 'RIFLES-NC'), [x, y] = rifles.foot.at;

  // Too far by hand: the ghost of the rules stays behind, and so does the unit.
  await carryTo(page, table, rifles, [x, y - 12]);
  await page.locator('.ghost-real').waitFor();
  assert.match(await page.locator('.tape .inches').textContent(), /^\d+\.\d of \d+\.\d″$/);
  assert.match(await page.locator('.caption').textContent(), /as far as it can/);
  await picture(page, 'table-move');
  await page.mouse.up();
  view = await outcome(page, h, view.n);
  assert.equal(view.question.step, 'orders');
  const moved = pieceOf(view, table, 'RIFLES-NC').foot.at;
  assert.ok(moved[1] < y - 0.5 && moved[1] > y - 12, `it went from ${y} to ${moved[1]}`);

  // One of another group cannot be carried: the bubble names the rule, and nothing has changed.
  await carryTo(page, table, pieceOf(view, table, 'BRANDON'), [40, 30]);
  await page.locator('.ghost-local.refused').waitFor();
  await page.mouse.up();
  await page.locator('.bubble.refused.stays').waitFor();
  assert.equal((await h.view()).n, view.n);
  await page.keyboard.press('Escape');

  // The unit that is asked about is in hand: an enemy under the pointer shows what lies between, a press what can be done.
  const legion = await holdOf(page, unitOf(table, 'LEGION'));
  await page.mouse.move(legion.x, legion.y);
  await page.locator('.marks-sight .stroke').first().waitFor({ state: 'attached' });
  await page.locator('.caption').filter({ hasText: /inches/ }).waitFor();
  await page.mouse.click(legion.x, legion.y);
  const item = page.getByRole('menuitem', { name: /^Fire .* at LEGION/ });
  await item.hover();
  await page.locator('.odds .glance').waitFor();
  await picture(page, 'table-odds');
  const { n } = view;
  await item.click();
  view = await outcome(page, h, n);
  assert.ok(view.n > n && pieceOf(view, table, 'RIFLES-NC').marks.includes('unloaded'), 'the volley was not fired');
  await page.locator(`.piece[data-u="${rifles.u}"] .smoke`).waitFor();

  // A click on bare ground lets it be thought of there; its knob turns it, and the ruler measures.
  await page.getByRole('button', { name: 'Ruler' }).click();
  const a = await windowOf(page, table, [20, 10]), b = await windowOf(page, table, [30, 10]);
  await carry(page, a, b);
  await page.mouse.up();
  assert.equal(await page.locator('.marks-ruler .stroke-words').textContent(), '10.0″');
  await page.getByRole('button', { name: 'Ruler' }).click();
  assert.equal(await page.locator('.marks-ruler').count(), 0);
  const ground = await windowOf(page, table, [44, 18]);
  await page.mouse.click(ground.x, ground.y);
  await page.locator('.plan-words').filter({ hasText: /\S/ }).waitFor();
  const knob = await page.locator('[data-plan=turn] .knob').boundingBox();
  await page.mouse.move(knob.x + knob.width / 2, knob.y + knob.height / 2);
  await page.mouse.down();
  await page.mouse.move(ground.x + 120, ground.y, { steps: 5 });
  await page.mouse.up();
  await page.locator('.plan-words').filter({ hasText: /degrees|90°/ }).waitFor();
  await page.getByRole('button', { name: 'Drop' }).click();

  // Stored orders answer the enemy's move: the question comes to the other side, and is answered in the prompt.
  const other = await tableGame(server, 'cowpens-1781', [...cowpens, 'group MCDOWELL', 'activate RIFLES-NC gc', 'go RIFLES-NC 42.5 23', 'store c', 'close', 'stay', 'group STEWART', 'activate LEGION gc']);
  await clean({ but });
  await close();
  ({ page, clean, close } = await openPage(browser, server));        // a room of its own: nothing of the last game is left in it
  view = await sitDown(page, server, other);
  const foot = pieceOf(view, table, 'LEGION');
  await carryTo(page, table, foot, [foot.foot.at[0], foot.foot.at[1] + 2.5]);
  await page.locator('.ghost-real').waitFor();
  await page.mouse.up();
  view = await outcome(page, other.h, view.n);
  assert.equal(view.question.step, 'react');
  await pressAnswer(page, view, preferring('snap'));
  view = await inStep(page, other.h);
  assert.ok(!pieceOf(view, table, 'RIFLES-NC').marks.includes('stored-c'), 'the reaction was not carried out');
  await clean({ but });
  await close();
});

test('by keyboard alone: a unit is taken, thought of elsewhere, turned, refused, moved; enemies are gone through, distances measured', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', [...cowpens, 'group MCDOWELL']), { h } = game;
  let view = await sitDown(page, server, game);
  const start = pieceOf(view, table, 'RIFLES-NC').foot;
  await toMap(page);
  for (let i = 0; i < 6 && !(await page.locator('.chosen').textContent()).includes('RIFLES-NC ·'); i++) await page.keyboard.press('Tab');
  assert.match(await page.locator('.chosen').textContent(), /RIFLES-NC ·/);
  await page.keyboard.press('m');
  await page.locator('.plan-bar').waitFor();
  await page.keyboard.press('Shift+ArrowUp');                             /* backwards, up the table: the rules say what they think */
  await page.locator('.plan-words').filter({ hasText: /\S/ }).waitFor();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.plan-bar').count(), 0);
  assert.match(await page.locator('.chosen').textContent(), /RIFLES-NC ·/, 'Esc dropped more than the plan');

  await page.keyboard.press('m');
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Alt+ArrowDown', 'Alt+ArrowDown']) await page.keyboard.press(key);
  await page.locator('.plan-words.legal').waitFor();
  const words = await page.locator('.plan-words').textContent();
  assert.match(words, /inches/);
  await page.keyboard.press('Enter');
  view = await outcome(page, h, view.n);
  const now = pieceOf(view, table, 'RIFLES-NC').foot;
  assert.ok(now.at[1] < start.at[1] - 1, `it stands at ${now.at}`);

  for (let i = 0; i < 4; i++) {                                           /* the nearest enemies, and what lies between */
    await page.keyboard.press('n');
    await page.locator('.caption').filter({ hasText: /RIFLES-NC to .*inches/ }).waitFor();
    if (/to LEGION/.test(await page.locator('.caption').textContent())) break;
  }
  await page.keyboard.press('a');
  await page.getByRole('menuitem', { name: /^Fire/ }).first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press(']');
  await page.locator('.plan-words').filter({ hasText: /\S/ }).waitFor();
  await page.keyboard.press('Enter');
  view = await outcome(page, h, view.n);
  assert.notEqual(pieceOf(view, table, 'RIFLES-NC').foot.facing, now.facing);

  await page.keyboard.press('r');
  await page.keyboard.press('Shift+ArrowRight');
  await page.locator('.caption').filter({ hasText: /^5\.0 inches/ }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('.marks-ruler').count(), 0);

  await page.keyboard.press('?');
  await page.getByRole('dialog').filter({ hasText: 'quarter' }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  const row = page.locator('.as-text tr').filter({ hasText: 'RIFLES-NC' });
  assert.match(await row.textContent(), /American\d+\.\d, \d+\.\d.*(north|south|east|west).*open/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  assert.ok(await page.evaluate(() => Boolean(document.activeElement.closest('.prompt'))));
  await clean({ but });
  await close();
});

test('by touch on a phone: a unit is taken, let go, turned by its handle, and given with a button', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server, { width: 360, height: 740, touch: true });
  const game = await tableGame(server, 'cowpens-1781', [...cowpens, 'group MCDOWELL']), { h } = game;
  let view = await sitDown(page, server, game);
  const p = pieceOf(view, table, 'RIFLES-NC');
  const hold = await holdOf(page, p.u);
  await page.touchscreen.tap(hold.x, hold.y);
  await page.locator('.chosen').filter({ hasText: 'RIFLES-NC' }).waitFor();
  const there = await windowOf(page, table, [p.foot.at[0], p.foot.at[1] - 3]);
  await page.touchscreen.tap(there.x, there.y);
  await page.locator('.plan-words.legal').waitFor();
  await picture(page, 'table-phone');
  await page.getByRole('button', { name: /^Turn right/ }).tap();
  await page.locator('.plan-words').filter({ hasText: /\S/ }).waitFor();
  await page.getByRole('button', { name: /^Turn left/ }).tap();
  await page.locator('.plan-words.legal').waitFor();
  const { n } = view;
  await page.getByRole('button', { name: 'Do it' }).tap();
  view = await outcome(page, h, n);
  assert.ok(pieceOf(view, table, 'RIFLES-NC').foot.at[1] < p.foot.at[1] - 0.5);

  // A finger that drags lets go of a ghost, not of the unit: that is given with the button.
  const wire = await page.context().newCDPSession(page), from = await holdOf(page, p.u), finger = (type, at) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
  await finger('touchStart', from);
  for (const k of [4, 8, 12]) await finger('touchMove', { x: from.x, y: from.y + k });
  await finger('touchEnd');
  await page.locator('.plan-words').filter({ hasText: /\S/ }).waitFor();
  assert.equal((await h.view()).n, view.n);
  await page.getByRole('button', { name: 'Drop' }).tap();
  assert.equal(await page.locator('.plan-bar').count(), 0);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page is wider than the phone');
  await clean({ but });
  await close();
});

test('a game on a table is looked at again: units are where they were, and are told of', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const game = await tableGame(server, 'cowpens-1781', [...cowpens, 'group MCDOWELL', 'activate RIFLES-NC gc', 'go RIFLES-NC 42.5 24']), { h } = game;
  const { moves } = await h.view(), then = (await h.get(`/at?n=${moves - 1}`)).json, now = (await h.get(`/at?n=${moves}`)).json;
  const spot = () => page.evaluate((u) => document.querySelector(`.piece[data-u="${u}"]`).style.transform, unitOf(table, 'RIFLES-NC'));
  await page.goto(`${server.url}/#/replay/${game.id}/${h.key}/${moves}`);
  await page.locator('.entry-card .told', { hasText: /[a-z]+.*\. ?/ }).first().waitFor();      /* the sentence of an event, and its rule */
  assert.ok(await page.locator('.entry-card .told a.rule').count() > 0);
  const last = await spot();
  assert.equal(await page.locator('.marks-told-units .ring').count() > 0, true);
  await page.locator('body').press('ArrowLeft');
  await page.waitForFunction(([u, was]) => document.querySelector(`.piece[data-u="${u}"]`).style.transform !== was, [unitOf(table, 'RIFLES-NC'), last]);
  assert.notDeepEqual(pieceOf(then, table, 'RIFLES-NC').foot.at, pieceOf(now, table, 'RIFLES-NC').foot.at);
  await page.getByRole('button', { name: 'As text' }).click();
  assert.match(await page.locator('.as-text').textContent(), /inches from the south-west corner/);
  await page.goto(`${server.url}/#/luck/${game.id}/${h.key}`);
  await page.locator('.luck h1').waitFor();
  await clean({ but });
  await close();
});

for (const theme of ['day', 'lamp']) {
  for (const [width, height] of [[1366, 768], [360, 740], [3840, 2160]]) {
    const long = (theme !== 'day' || width !== 1366) && onlyFull;       /* all of them in the full run */
    test(`axe finds nothing serious on a table, ${theme}, ${width}×${height}`, { skip: skip || long, timeout: 90000 }, async () => {
      const { page, clean, close } = await openPage(browser, server, { theme, width, height, touch: width < 500 });
      const game = await tableGame(server, 'cowpens-1781', [...cowpens, 'group MCDOWELL', 'activate RIFLES-NC gc']);
      await sitDown(page, server, game);
      await toMap(page);
      await page.keyboard.press('m');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('m');
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
      const found = violations.filter((v) => ['serious', 'critical'].includes(v.impact)).map((v) => `${v.id}: ${v.nodes.slice(0, 3).map((n) => n.target.join(' ')).join('; ')}`);
      assert.deepEqual(found, []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'wider than the window');
      await picture(page, `table-${theme}-${width}`);
      await page.goto(`${server.url}/#/replay/${game.id}/${game.h.key}/5`);
      await page.locator('.entry-card h2').waitFor();
      const again = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
      assert.deepEqual(again.violations.filter((v) => ['serious', 'critical'].includes(v.impact)).map((v) => v.id), []);
      await clean({ but });
      await close();
    });
  }
}

/** What brings a turn on: the group has its orders, its commander stays, nobody reacts. */
const onward = preferring('close', 'end', 'stay', 'pass', 'keep-dice', 'hold', 'enough', 'no', 'done', 'first', 'nobody');

test('a whole battle against a bot: set up, moved and fired by hand, to the verdict', { skip: skip || onlyFull, timeout: 300000 }, async (t) => {
  const { page, clean, close } = await openPage(browser, server), game = await newGame(server, { battle: 'cowpens-1781', dice: 'seeded', seed: 11, seats: ['person', 'random'] });
  const h = hand(server, game.id, game.keys.british), did = { carried: 0, struck: 0, pressed: 0 };
  let view = await sitDown(page, server, { id: game.id, h });
  for (let i = 0; i < 900 && !view.over; i++) {
    const { step, answers, ready, side } = view.question, { n } = view;
    const strike = answers.findIndex((a) => /^(fire|charge|fight) /.test(a));
    const setUp = (ready ?? []).find((r) => r.order.startsWith('deploy'));
    if (setUp) {
      await page.getByRole('button', { name: setUp.text }).click();
    } else if (!answers.length) {
      await page.locator('.answer.ready').first().click();                /* an objective that the map names */
    } else if (strike >= 0) {
      const menu = page.getByRole('menuitem').first(), enemy = await holdOf(page, unitOf(table, answers[strike].split(' ')[1]));
      if (enemy && step === 'orders') {
        await page.mouse.click(enemy.x, enemy.y);
        await menu.waitFor();
        await menu.click();
      } else {
        await pressAnswer(page, view, () => strike);
      }
      did.struck++;
    } else if (step === 'group' && did.carried < 24) {
      const ids = [...new Set(answers.filter((a) => a.startsWith('activate')).map((a) => a.split(' ')[1]))];
      const able = view.pieces.filter((p) => p.foot && ids.includes(table.units[p.u].id));
      let went = false;
      for (const p of able.slice(0, 1)) {
        const turn = (p.foot.facing * Math.PI) / 180, to = [p.foot.at[0] + 4 * Math.sin(turn), p.foot.at[1] + 4 * Math.cos(turn)];
        if (!await holdOf(page, p.u)) continue;
        await carryTo(page, table, p, to);
        await page.waitForTimeout(150);
        await page.mouse.up();
        view = await outcome(page, h, n);
        went = view.n > n;
        did.carried += went ? 1 : 0;
        await page.keyboard.press('Escape');
      }
      if (!went) await pressAnswer(page, view, onward);
    } else {
      await pressAnswer(page, view, onward);
      did.pressed++;
    }
    view = await outcome(page, h, n);
    assert.ok(view.n > n || view.over, `nothing came of "${view.question.text}" (${side})`);
  }
  assert.ok(view.over, 'the battle came to no end');
  assert.match(await page.locator('.prompt').textContent(), new RegExp(view.over.text.replaceAll('.', '\\.')));
  t.diagnostic(`${did.carried} moves by dragging, ${did.struck} attacks, ${did.pressed} answers; ${view.over.text}`);
  assert.ok(did.carried >= 8 && did.struck >= 1);
  await picture(page, 'table-end');
  await clean({ but });
  await close();
});
