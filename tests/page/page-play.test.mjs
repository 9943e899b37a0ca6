// Battles fought in the page, to a verdict: by mouse against doctrine, by keyboard alone at one table, by touch on a phone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launch, noBrowser as skip, onlyFull, openPage, picture, refusedOrders } from './lib/browser.mjs';
import { battleOf, cursorTo, drag, gripOf, inStep, marches, outcome, pointOf, pressAnswer, strikeFor, takeUp, toMap } from './lib/field.mjs';
import { hand } from './lib/api.mjs';
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

const unitOf = (id) => battle.units.findIndex((u) => u.id === id);
/** In the address of a field: game and key. */
const seatOf = (page) => { const [, id, key] = /#\/game\/([^/]+)\/([^/]+)/.exec(page.url()); return hand(server, id, key); };

/** What ends things soonest: portions are closed, battles fought. */
const usual = (answers) => ['close', 'fight', 'done', 'end'].map((w) => answers.indexOf(w)).find((k) => k >= 0) ?? 0;

/** A movement portion: up to `most` marches by dragging; how many came about. */
async function marchByHand(page, h, most) {
  let done = 0, view = await inStep(page, h);
  const own = view.pieces.filter((p) => battle.units[p.u].side === view.question.side && ['waiting', 'board'].includes(p.at)).map((p) => p.u);
  for (const u of own) {
    if (done >= most || view.question.step !== 'move') break;
    if (!view.question.answers.includes(`pick ${battle.units[u].id}`)) continue;
    const [cell] = await marches(h, battle, view, u), grip = cell === undefined ? null : await gripOf(page, u);
    if (!grip) continue;
    const { n } = view;
    await drag(page, grip, await pointOf(page, battle, cell));
    view = await outcome(page, h, n);
    if (view.n > n) done++;
  }
  return done;
}

test('a whole battle against doctrine by mouse: marches by dragging, attacks, a verdict', { skip: skip || onlyFull, timeout: 120000 }, async (t) => {
  const { page, clean, close } = await openPage(browser, server);
  await page.goto(`${server.url}/`);
  await page.getByRole('link', { name: /^Fight The Battle of Brandywine/ }).click();
  await page.getByLabel(/You against the computer/).check();
  await page.getByLabel('British').first().check();
  await page.getByLabel(/^Seeded/).check();
  await page.getByRole('textbox', { name: 'Number' }).fill('7');
  await page.getByRole('button', { name: 'Begin the battle' }).click();
  await page.locator('.stage').waitFor();
  const h = seatOf(page), did = { marches: 0, strikes: 0, fights: 0 };
  let view = await inStep(page, h);
  for (let i = 0; i < 900 && !view.over; i++) {
    const { step, answers } = view.question, early = view.turn < 2;
    if (step === 'move') {
      if (early) did.marches += await marchByHand(page, h, 5 - 2 * view.turn);
      view = await inStep(page, h);
      if (view.question.step === 'move') await pressAnswer(page, view, usual);
    } else if (step === 'combat' && !did.strikes) {
      const blow = await strikeFor(h, battle, view), { n } = view;
      if (blow) {
        await drag(page, await gripOf(page, blow.unit), await pointOf(page, battle, blow.cell));
        view = await outcome(page, h, n);
        const menu = page.getByRole('menuitem').first();        /* attack or bombard? the first */
        if (view.n === n && await menu.isVisible()) {
          await menu.click();
          view = await outcome(page, h, n);
        }
        assert.ok(view.n > n, 'a lawful attack by dragging was not carried out');
        did.strikes++;
      } else {
        await pressAnswer(page, view, usual);
      }
    } else {
      const order = await pressAnswer(page, view, usual);
      did.fights += order === 'fight';
      if (did.fights === 1 && order === 'fight') await picture(page, 'doctrine');
    }
    view = await inStep(page, h);
  }
  assert.ok(view.over, 'the battle came to no end');
  assert.match(await page.locator('.prompt').textContent(), new RegExp(view.over.text.replaceAll('.', '\\.')));
  t.diagnostic(`${did.marches} marches and ${did.strikes} attacks by dragging, ${did.fights} battles fought; ${view.over.text}`);
  assert.ok(did.marches >= 5, 'few marches came about by dragging');
  assert.ok(did.fights + did.strikes >= 1, 'no battle was fought');
  await clean({ but: refusedOrders });
  await close();
});

// ---- by keyboard ----

const focused = (page) => page.evaluate(() => {
  const a = document.activeElement;
  return { text: a.textContent.trim(), title: a.title, code: a.querySelector?.('code')?.textContent ?? '', name: a.getAttribute('aria-label') ?? '', value: a.value ?? '', tag: a.tagName, cls: a.className };
});

/** Tab until the focus is on what is meant. */
async function tabTo(page, test, most = 80) {
  for (let i = 0; i < most; i++) {
    if (test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`the keyboard does not reach it; it is at ${JSON.stringify(await focused(page))}`);
}

/** Answers the question from the keyboard: Q, Tab, Enter. */
async function keyAnswer(page, view, prefer = usual) {
  const { answers } = view.question, order = answers[Math.max(0, prefer(answers))];
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('q');
  if ((await focused(page)).tag === 'SUMMARY') await page.keyboard.press('Enter');
  await tabTo(page, (f) => f.title === order || f.text === order || f.code === order);
  await page.keyboard.press('Enter');
  return order;
}

test('two at one screen by keyboard alone: several turns with a battle, then a concession', { skip: skip || onlyFull, timeout: 120000 }, async (t) => {
  const { page, clean, close } = await openPage(browser, server);
  await page.goto(`${server.url}/`);
  await page.getByRole('link', { name: /^Fight/ }).first().waitFor();
  await tabTo(page, (f) => f.tag === 'BUTTON' && /^The Battle of Brandywine/.test(f.text));     // in the contents, which leads to its card
  await page.keyboard.press('Enter');
  await tabTo(page, (f) => f.tag === 'A' && /^Fight The Battle of Brandywine/.test(f.text), 8);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Begin the battle' }).waitFor();
  await tabTo(page, (f) => f.tag === 'INPUT' && ['bot', 'friend', 'hotseat', 'watch'].includes(f.value));
  while ((await focused(page)).value !== 'hotseat') await page.keyboard.press('ArrowDown');
  await tabTo(page, (f) => ['sealed', 'seeded', 'typed'].includes(f.value));
  while ((await focused(page)).value !== 'seeded') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type('5');
  await tabTo(page, (f) => f.text === 'Begin the battle');
  await page.keyboard.press('Enter');
  await page.locator('.stage').waitFor();

  const h = seatOf(page), did = { typed: 0, carried: 0, struck: 0, fought: 0 };
  let view = await inStep(page, h);
  await page.keyboard.press('q');
  await tabTo(page, (f) => /historical/i.test(f.text + f.title));
  await page.keyboard.press('Enter');
  view = await inStep(page, h);
  assert.ok(view.moves > 20, 'the set-up is not done');
  for (let i = 0; i < 400 && !(view.turn >= 4 || (did.fought && view.turn >= 1)); i++) {
    const { step, side } = view.question, { n } = view;
    if (await page.evaluate(() => Boolean(document.activeElement?.closest('.rose, .menu')))) {
      await page.keyboard.press('Enter');
      view = await inStep(page, h);
      if (view.n > n) continue;
    }
    if (step === 'move') {
      let marched = 0;
      for (const p of view.pieces.filter((q) => battle.units[q.u].side === side && ['waiting', 'board'].includes(q.at))) {
        if (marched >= 3 || view.question.step !== 'move') break;
        const { id } = battle.units[p.u];
        if (!view.question.answers.includes(`pick ${id}`)) continue;
        const [cell] = await marches(h, battle, view, p.u);
        if (cell === undefined) continue;
        const before = view.n;
        if (p.at === 'board' && !did.carried) {                 /* taken up at the cursor, and M at another cell */
          await toMap(page);
          await page.keyboard.press('Escape');
          await takeUp(page, battle, p);
          await cursorTo(page, battle, cell);
          await picture(page, 'keyboard');
          await page.keyboard.press('m');
        } else {
          await page.keyboard.press('Escape');                  /* out of the order line, back to the map */
          await page.keyboard.press('/');
          await page.keyboard.type(`march ${id} to ${battle.board.cells[cell].name}`);
          await page.keyboard.press('Enter');
        }
        view = await outcome(page, h, before);
        if (view.n === before) continue;
        marched++;
        if (p.at === 'board' && !did.carried) did.carried++;
        else did.typed++;
      }
      await page.keyboard.press('Escape');
      if (view.question.step === 'move') await keyAnswer(page, view);
    } else {
      const blow = step === 'combat' && !did.struck ? await strikeFor(h, battle, view) : null;
      if (blow) {
        const own = view.pieces.find((p) => p.u === blow.unit);
        await toMap(page);
        await page.keyboard.press('Escape');
        await takeUp(page, battle, own);
        await cursorTo(page, battle, blow.cell);
        await page.keyboard.press('a');
        view = await outcome(page, h, n);
        if (view.n === n && await page.getByRole('menuitem').first().isVisible()) {
          await page.keyboard.press('Enter');
          view = await outcome(page, h, n);
        }
        did.struck += view.n > n ? 1 : 0;
      } else {
        await keyAnswer(page, view);
      }
    }
    view = await inStep(page, h);
    did.fought = (await h.get('/luck')).json.rolls.filter((r) => r.purpose === 'battle').length;
  }
  t.diagnostic(`${did.typed} marches typed, ${did.carried} by the cursor, ${did.struck} attacks by the cursor, ${did.fought} battles; then ${view.clock}`);
  assert.ok(did.fought >= 1, 'no battle was fought');
  assert.ok(did.carried >= 1, 'nothing was carried by the cursor');
  await page.keyboard.press('Escape');
  await page.keyboard.press('b');                               /* the order of battle; the panel of the game is beside it */
  await page.keyboard.press('ArrowRight');
  await tabTo(page, (f) => f.text === 'Concede');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, (f) => f.text === 'Concede', 5);
  await page.keyboard.press('Enter');
  await page.locator('#question').filter({ hasText: 'conceded' }).waitFor();
  assert.ok((await h.view()).over);
  await clean({ but: refusedOrders });
  await close();
});

// ---- on a phone ----

test('on a phone by touch: a few turns, then a concession and the verdict', { skip, timeout: 90000 }, async (t) => {
  const { page, clean, close } = await openPage(browser, server, { width: 360, height: 740, touch: true });
  await page.goto(`${server.url}/#/new/brandywine-1777`);
  await page.getByLabel(/You against the computer/).tap();
  await page.getByLabel('British').first().tap();
  await page.getByRole('button', { name: 'Begin the battle' }).tap();
  await page.locator('.stage').waitFor();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(await wide() <= 0, 'the page is wider than the phone');
  const h = seatOf(page);
  let view = await inStep(page, h), marched = 0;
  for (let i = 0; i < 80 && view.turn < 2 && !view.over; i++) {
    if (view.question.step === 'move' && marched < 3) {
      for (const p of view.pieces.filter((q) => battle.units[q.u].side === 0 && q.at === 'waiting').slice(1)) {
        const taken = new Set(view.pieces.map((q) => q.cell));                  /* a tap on a piece takes that piece up */
        const cell = (await marches(h, battle, view, p.u)).find((c) => !taken.has(c)), grip = cell === undefined ? null : await gripOf(page, p.u), { n } = view;
        if (!grip || marched >= 3) continue;
        await page.touchscreen.tap(grip.x, grip.y);
        await page.locator('.chosen').filter({ hasText: battle.units[p.u].id }).waitFor();
        const spot = await pointOf(page, battle, cell);
        await page.touchscreen.tap(spot.x, spot.y);
        view = await outcome(page, h, n);
        if (view.n > n) marched++;
        else break;
      }
      if (marched >= 2) await picture(page, 'phone');
    }
    view = await inStep(page, h);
    await pressAnswer(page, view, usual, { tap: true });
    view = await inStep(page, h);
  }
  t.diagnostic(`${marched} marches by touch; ${view.clock}`);
  assert.ok(marched >= 2, 'few marches came about by touch');
  await page.getByRole('tab', { name: 'Game' }).tap();
  await page.getByRole('button', { name: 'Concede' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Concede' }).tap();
  await page.locator('#question').filter({ hasText: 'conceded' }).waitFor();
  assert.equal((await h.view()).over.winner, 1);
  assert.ok(await wide() <= 0, 'the page is wider than the phone');
  await clean({ but: refusedOrders });
  await close();
});
