// What is owed, met by the means of the page; and the strip of pieces under a phone's map, swiped.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, openPage } from './lib/browser.mjs';
import { battleOf, inStep, marches, outcome, sit } from './lib/field.mjs';
import { startServer } from './lib/server.mjs';

let server, browser, battle;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
  battle = await battleOf(server, 'brandywine-1777');
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

/** A duty that bars the close and is met by turning: its sentence names the directions. */
const barring = (view) => (view.question.step === 'move' && !view.question.answers?.includes('close') ? view.duties.find((d) => /\([NSEW, ]+\) and faces none/.test(d.text)) : null);
const KEYPAD = { N: '8', NE: '9', E: '6', SE: '3', S: '2', SW: '1', W: '4', NW: '7' };

/** Pieces march at the enemy, and turn their backs on whom they meet, until one owes it to turn about. */
async function bringAbout(h) {
  let view = await h.view();
  for (let k = 0; k < 60 && !barring(view); k++) {
    const { side, step, ready, answers } = view.question;
    if (step === 'move') {
      for (const p of view.pieces.filter((q) => battle.units[q.u].side === side && answers.includes(`pick ${battle.units[q.u].id}`)).slice(0, 12)) {
        const [cell] = await marches(h, battle, view, p.u), { id } = battle.units[p.u];
        if (cell === undefined || (await h.order(view.n + 1, `march ${id} to ${battle.board.cells[cell].name}`)).status !== 200) continue;
        view = await h.view();
        for (const way of Object.keys(KEYPAD)) {
          if (barring(view)) return view;
          if ((await h.order(view.n + 1, `turn ${id} ${way}`)).status !== 200) break;
          view = await h.view();
        }
      }
    }
    const order = (step === 'setup' && answers.includes('done') ? 'done' : ready?.[0]?.order) ?? ['close', 'fight', 'done'].find((w) => view.question.answers.includes(w)) ?? view.question.answers[0];
    await h.say(order);
    view = await h.view();
  }
  return view;
}

test('a duty that bars the close: by keys from the question and from the panel to the piece, and met', { skip, timeout: 60000 }, async (t) => {
  const game = await newGame(server, { battle: 'brandywine-1777', seed: 5, hotseat: true }), view = await bringAbout(game.with(game.keys.both));
  const owed = barring(view), piece = view.pieces.find((p) => p.u === owed?.unit), { id } = battle.units[piece?.u] ?? {};
  assert.ok(owed, 'no such duty came about');
  t.diagnostic(owed.text);

  const { page, clean, close } = await openPage(browser, server), h = game.with(game.keys.both), stage = page.locator('.stage');
  await sit(page, server, game.id, game.keys.both);
  await inStep(page, h);
  const led = async (way) => {
    assert.ok(await stage.evaluate((s) => s === document.activeElement), `${way}: the focus is not on the map`);
    assert.match(await page.locator('.chosen').textContent(), new RegExp(`${id} ·`), `${way}: the piece is not in hand`);
    assert.ok((await page.locator('.caption').textContent()).startsWith(`${battle.board.cells[piece.cell].name}:`), `${way}: the cursor did not follow`);
  };
  const tabTo = async (text) => {
    for (let i = 0; i < 40; i++) {
      if (await page.evaluate((wanted) => document.activeElement.matches('button') && document.activeElement.textContent === wanted, text)) return;
      await page.keyboard.press('Tab');
    }
    assert.fail(`Tab does not come to "${text}"`);
  };

  await stage.focus();
  await page.keyboard.press('q');
  await tabTo(view.duties.find((d) => d.rule === owed.rule).text);
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await tabTo(owed.text);
  await page.keyboard.press('Enter');
  await led('from the panel');
  await page.keyboard.press('r');
  await page.locator('.rose').waitFor();
  await page.keyboard.press(KEYPAD[/\(([NSEW]+)/.exec(owed.text)[1]]);
  const now = await outcome(page, h, view.n);
  assert.ok(now.n > view.n && !now.duties.some((d) => d.text === owed.text), 'the duty still stands');
  assert.ok(await page.evaluate(() => document.activeElement !== document.body), 'the focus is lost');
  await clean();
  await close();
});

test('on a phone the strip of pieces is swiped, and no piece is left hanging in the air', { skip, timeout: 30000 }, async () => {
  const game = await newGame(server, { battle: 'brandywine-1777', seats: ['person', 'doctrine'] });
  const { page, context, clean, close } = await openPage(browser, server, { width: 360, height: 740, touch: true });
  await sit(page, server, game.id, game.keys.british);
  await inStep(page, game.with(game.keys.british));
  const strip = page.locator('.reserve-pieces'), b = await strip.boundingBox(), touch = await context.newCDPSession(page);
  const send = (type, x) => touch.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y: b.y + b.height / 2 }] });
  for (let k = 0; k < 3; k++) {
    await send('touchStart', 300);
    for (let x = 280; x >= 80; x -= 20) await send('touchMove', x);
    await send('touchEnd');
    await page.waitForTimeout(150);
  }
  assert.ok(await strip.evaluate((s) => s.scrollLeft) > 100, 'the strip does not move');
  assert.equal(await page.locator('.ghost').count(), 0, 'a piece is left in the air');
  await clean();
  await close();
});
