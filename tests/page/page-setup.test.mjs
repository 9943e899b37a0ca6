// Forces set up by hand on a table: ghosts of the rules, the nearest lawful place, zones and distances that count, refusals at the
// hand, and a ready set-up that is laid out, changed and only then finished.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, noBrowser as skip, openPage, refusedOrders } from './lib/browser.mjs';
import { battleOf, inStep, outcome } from './lib/field.mjs';
import { startServer } from './lib/server.mjs';
import { carry, carryTo, chipOf, cowpens, doIt, sitDown, tableGame, windowOf } from './lib/table.mjs';

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

const but = refusedOrders;
const unitOf = (battle, id) => battle.units.findIndex((u) => u.id === id);
const pieceOf = (view, battle, id) => view.pieces.find((p) => p.u === unitOf(battle, id));
const far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
const opening = ['edge south', 'objective 36 24', 'objective 20 20', 'objective 50 30', 'objective 55 17'];

/** The words of names beside the table that go over two lines: BRADDOC, and K below it. */
const brokenNames = (page) => page.$$eval('.reserve-piece small', (all) => all.flatMap((small) => {
  const range = document.createRange(), text = small.firstChild;
  let from = 0;
  return small.textContent.split('-').filter((word) => {
    range.setStart(text, from);
    range.setEnd(text, from + word.length);
    from += word.length + 1;
    return new Set([...range.getClientRects()].map((r) => Math.round(r.top))).size > 1;
  });
}));

test('names beside the table are not broken within a word, however long', { skip, timeout: 60000 }, async () => {
  for (const screen of [{}, { width: 390, height: 844, touch: true }]) {
    const { page, close } = await openPage(browser, server, screen);
    for (const battle of ['monongahela-1755', 'brandywine-1777-wing']) {
      await sitDown(page, server, await tableGame(server, battle, []));
      await page.locator('.reserve-piece small').first().waitFor();
      assert.deepEqual(await brokenNames(page), [], `${battle} ${screen.width ?? ''}`);
    }
    await close();
  }
});

test('as long as the ground is not drawn, places have their names once', { skip, timeout: 60000 }, async () => {
  const { page, close } = await openPage(browser, server);
  await page.route('**/ground.svg*', (route) => route.abort());
  await sitDown(page, server, await tableGame(server, 'monongahela-1755', []));
  await page.locator('.names .place-name').first().waitFor({ state: 'attached' });
  assert.ok(await page.locator('.bare text').count() > 3);
  assert.equal(await page.locator('.bare text:visible').count(), 0);
  await close();
});

test('of a piece beside the table nothing is offered to be shown on it', { skip, timeout: 60000 }, async () => {
  const { page, close } = await openPage(browser, server), game = await tableGame(server, 'take-the-field', opening);
  await sitDown(page, server, game);
  await page.locator(`.reserve-piece[data-u="${unitOf(field, 'B1a')}"]`).click();
  await page.locator('.chosen .unit-name').waitFor();
  assert.equal(await page.locator('.chosen button.look').count(), 0);
  await close();
});

test('a drop in the set-up shows the rules\' own ghost at the nearest lawful place, why not at the hand, and the distances that count', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'take-the-field', opening), { h } = game;
  let view = await sitDown(page, server, game);
  assert.equal(view.question.step, 'deploy-group');
  await page.locator('.log .told').filter({ hasText: /side had the south edge.*objective 1 was laid at 36, 24/ }).first().waitFor();   // "nothing of note" it is not

  // A name beside the table is not cut short where its end tells it from others.
  const cut = await page.$$eval('.reserve-piece small', (all) => all.filter((n) => n.scrollWidth > n.clientWidth + 1).map((n) => n.textContent));
  assert.deepEqual(cut, []);

  // An element before its commander: refused where the hand is, with its rule.
  await carry(page, await chipOf(page, unitOf(field, 'B1b')), await windowOf(page, field, [20, 6]));
  await page.locator('.bubble.refused').filter({ hasText: /B1 is set down first/ }).waitFor();
  await page.mouse.up();
  assert.equal((await h.view()).n, view.n);

  // The commander out of the zone: the ghost lies in it, the zone is outlined, his reach is drawn round the ghost.
  await carry(page, await chipOf(page, unitOf(field, 'B1')), await windowOf(page, field, [20, 17]));
  await page.locator('.ghost-real').waitFor();
  await page.locator('.bubble.legal').filter({ hasText: /deployment zone.*nearest place.*LF-SC-11/ }).waitFor();
  await page.locator('.marks-met-lines .s-met').waitFor({ state: 'attached' });
  await page.locator('.marks-counts .s-sphere').waitFor({ state: 'attached' });
  assert.match(await page.locator('.marks-counts .s-gap .stroke-words').first().textContent(), /^\d+\.\d" from the edge$/);
  await page.mouse.up();
  view = await outcome(page, h, view.n);
  assert.ok(far(pieceOf(view, field, 'B1').foot.at, [20, 12]) < 0.6);
  assert.equal(view.question.step, 'place');
  assert.equal(await page.locator('.marks-counts').count(), 0, 'the distances stay when nothing is carried');

  // On top of each other: beside it. The ghost has its true shape from the start, though it comes from the reserve.
  await carry(page, await chipOf(page, unitOf(field, 'B1b')), await windowOf(page, field, [22, 8]));
  await page.locator('.ghost-real').waitFor();
  assert.match(await page.locator('.marks-counts').textContent(), /" of \d+" from B1/);
  await page.mouse.up();
  view = await doIt(page, h, view.n);
  await carry(page, await chipOf(page, unitOf(field, 'B1a')), await windowOf(page, field, [22, 8]));
  await page.locator('.bubble.legal').filter({ hasText: /stand on B1b.*nearest place/ }).waitFor();
  await page.locator('.marks-met-units .m-met').waitFor({ state: 'attached' });
  await page.mouse.wheel(0, 100);
  await page.mouse.up();
  await page.locator('.plan-words').filter({ hasText: '15°' }).waitFor();
  view = await doIt(page, h, view.n);
  assert.ok(Math.abs(pieceOf(view, field, 'B1a').foot.facing - 15) < 0.1);

  // Again, on the table: it is taken up and stands elsewhere. The last of the group does not finish it.
  await carryTo(page, field, pieceOf(view, field, 'B1b'), [17, 5]);
  await page.locator('.ghost-real').waitFor();
  await page.mouse.up();
  view = await doIt(page, h, view.n);
  assert.ok(far(pieceOf(view, field, 'B1b').foot.at, [17, 5]) < 2.5);
  assert.equal(view.question.step, 'place');
  await carry(page, await chipOf(page, unitOf(field, 'B1c')), await windowOf(page, field, [13, 9]));
  await page.locator('.ghost-real').waitFor();
  await page.mouse.up();
  view = await doIt(page, h, view.n);
  assert.equal(view.question.step, 'adjust');
  await page.getByRole('button', { name: /^Finish/ }).click();
  view = await outcome(page, h, view.n);
  assert.notEqual(view.question.step, 'adjust');
  await clean({ but });
  await close();
});

for (const [width, height, touch] of [[1366, 768, false], [390, 844, true]]) {
  test(`a ready set-up is laid out, changed and then finished, ${width}×${height}`, { skip, timeout: 90000 }, async () => {
    const { page, clean, close } = await openPage(browser, server, { width, height, touch }), game = await tableGame(server, 'cowpens-1781', cowpens.slice(0, 5)), { h } = game;
    let view = await sitDown(page, server, game);
    const press = (where) => (touch ? where.tap() : where.click());
    const ready = view.question.ready.find((r) => r.order.startsWith('lay-out'));
    await press(page.getByRole('button', { name: ready.text, exact: true }));
    view = await outcome(page, h, view.n);
    assert.equal(view.question.step, 'adjust');
    const p = pieceOf(view, table, 'RIFLES-NC'), to = [p.foot.at[0] + 1.5, p.foot.at[1] - 0.5];
    if (touch) {
      const { x, y } = await page.evaluate((u) => { const b = document.querySelector(`.piece[data-u="${u}"] .plate`).getBoundingClientRect(); return { x: b.left + b.width / 2, y: b.top + b.height / 2 }; }, p.u);
      const a = await windowOf(page, table, p.foot.at), b = await windowOf(page, table, to);
      const wire = await page.context().newCDPSession(page), finger = (type, at) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
      await finger('touchStart', { x, y });
      for (const k of [4, 8, 12]) await finger('touchMove', { x: x + k, y: y + k });
      await finger('touchMove', { x: x + b.x - a.x, y: y + b.y - a.y });
      await finger('touchEnd');
    } else {
      await carryTo(page, table, p, to);
      await page.locator('.ghost-real').waitFor();
      await page.mouse.up();
    }
    await page.locator('.plan-words.legal').waitFor();
    const { n } = view;
    await press(page.getByRole('button', { name: 'Do it' }));
    view = await outcome(page, h, n);
    assert.equal(view.question.step, 'adjust', 'a piece that was moved ended the set-up');
    assert.ok(far(pieceOf(view, table, 'RIFLES-NC').foot.at, p.foot.at) > 0.2, 'it stands where it stood');
    if (touch) assert.doesNotMatch(await page.locator('.prompt').textContent(), /click|wheel|key/i);
    const moved = pieceOf(view, table, 'RIFLES-NC').foot.at;
    await press(page.getByRole('button', { name: /^Finish, and set up the rest/ }));
    view = await outcome(page, h, view.n);
    assert.equal(view.turn, 0);
    assert.deepEqual(pieceOf(view, table, 'RIFLES-NC').foot.at, moved);
    assert.ok(pieceOf(view, table, 'DELAWARE').foot, 'the rest was not set up');
    await clean({ but });
    await close();
  });
}

test('who comes on is told by the rules of coming on why he stands no further in, and the words are not cut off', { skip }, async () => {
  const { page, clean, close } = await openPage(browser, server), princeton = await battleOf(server, 'princeton-1777');
  const game = await tableGame(server, 'princeton-1777', ['follow 1', 'post MAWHOOD 48.1 42.1', 'first', 'group MERCER', 'post MERCER 14 0.8', 'activate VA-1 gc']);
  await sitDown(page, server, game);
  const at = await windowOf(page, princeton, [18, 3]);
  await page.mouse.click(at.x, at.y);
  const words = page.locator('.plan-words.legal');
  await words.filter({ hasText: /VA-1 starts with its leader's front on the edge.*LF-SC-15/ }).waitFor();
  assert.doesNotMatch(await words.textContent(), /zone|ground/);
  const bar = await page.locator('.plan-bar').boundingBox();
  assert.ok(bar.y + bar.height <= 768, 'the words go beyond the window');
  await clean({ but });
  await close();
});
