// What the others did, shown and told: action by action on the map, skipped, again, step by step, without motion; dice with
// their hits in tray and log; a die thrown again by clicking it; a plate opened again; what happened since one last looked.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, onlyFull, openPage, picture } from './lib/browser.mjs';
import { battleOf, gripOf, inStep, sit } from './lib/field.mjs';
import { playOn, playToDice } from './lib/play.mjs';
import { sleep, startServer } from './lib/server.mjs';
import { cowpens, tableGame } from './lib/table.mjs';

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

const PATIENCE = 45000;
const still = (page) => page.waitForFunction(() => !document.querySelector('.stage.playing'), null, { timeout: PATIENCE });
const plays = (page) => page.locator('.stage.playing').waitFor({ timeout: PATIENCE });

/** The log narrowed to its dice; on a low window the filters come at a press. */
async function onlyDice(page) {
  const more = page.getByRole('button', { name: 'Filter' });
  if (await more.isVisible()) await more.click();
  await page.getByLabel('Which entries').selectOption('dice');
}

/** A page with this pace, and a list of all that its strip has said while something was played. */
async function pageWith(pace, more = {}) {
  const it = await openPage(browser, server, { motion: true, ...more });
  await it.page.addInitScript((p) => {
    const kept = JSON.parse(localStorage.getItem('linstock') ?? '{}');
    if (!kept.playback) localStorage.setItem('linstock', JSON.stringify({ ...kept, playback: p }));
    window.told = [];
    addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
      const text = document.querySelector('.stage.playing') && document.querySelector('.strip:not([hidden]) .strip-text')?.textContent;
      if (text && window.told.at(-1) !== text) window.told.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ['class'] }));
  }, pace);
  return it;
}

/** Where the page draws a unit, as a cell of the board. */
const drawnAt = (page, battle, u) => page.evaluate(([unit, w, h, cells]) => {
  const piece = document.querySelector(`.pieces .piece[data-u="${unit}"]`), m = new DOMMatrix(getComputedStyle(piece).transform);
  const [x, y] = [m.e / 100, m.f / 100];
  return cells.reduce((best, c, i) => (Math.hypot(c.x - x, c.y - y) < Math.hypot(cells[best].x - x, cells[best].y - y) ? i : best), 0);
}, [u, battle.board.width, battle.board.height, battle.board.cells.map(({ x, y }) => ({ x, y }))]);

/** All that lies on the board lies where the view has it. */
async function assertPresent(page, battle, view) {
  for (const p of view.pieces.filter((q) => q.at === 'board').slice(0, 12)) assert.equal(await drawnAt(page, battle, p.u), p.cell, `${battle.units[p.u].id} is not drawn where it is`);
}

/** Brandywine, the British by doctrine; the American sits at the page. */
async function against(pace, more = {}) {
  const game = await newGame(server, { battle: 'brandywine-1777', seats: ['doctrine', 'person'] }), h = game.with(game.keys.american);
  const it = await pageWith(pace, more);
  await sit(it.page, server, game.id, h.key);
  await inStep(it.page, h);
  return { ...it, game, h, battle: await battleOf(server, 'brandywine-1777') };
}

test('a bot’s turn is played in order, while orders can be prepared; it takes about twenty seconds at most, and ends in the present', { skip, timeout: 120000 }, async (t) => {
  const { page, h, battle, clean, close } = await against('brisk');
  await h.say('deploy historical');
  await plays(page);
  const begun = Date.now();
  for (const { u } of (await h.view()).pieces.filter((p) => p.at === 'board' && battle.units[p.u].side === 1)) {
    const grip = await gripOf(page, u);
    if (!grip) continue;
    await page.mouse.click(grip.x, grip.y);                                                   /* what can be thought of meanwhile */
    await page.locator('.chosen').getByText(battle.units[u].id).first().waitFor();
    break;
  }
  assert.ok(await page.locator('.stage.playing').count(), 'choosing a piece does not end it');
  assert.ok(await page.locator('.track').count() > 0 || await page.locator('.track').first().waitFor().then(() => true));
  await still(page);
  t.diagnostic(`${((Date.now() - begun) / 1000).toFixed(1)} s`);
  assert.ok(Date.now() - begun < 32000, 'a brisk turn takes too long');        /* this machine may be busy */
  const view = await inStep(page, h), { actions } = (await h.get(`/actions?from=1&to=${view.moves}`)).json;
  const texts = actions.map((a) => a.text).filter(Boolean), told = await page.evaluate(() => window.told);
  let at = -1;
  for (const line of told) {
    const next = texts.findIndex((s, i) => i > at && line.startsWith(s));
    assert.ok(next > at, `"${line}" is told out of order`);
    at = next;
  }
  assert.ok(told.length >= 3);
  await assertPresent(page, battle, view);
  assert.match(await page.locator('.strip-text').textContent(), /^British: \d+ actions\.$/);
  await page.getByRole('button', { name: 'Tracks' }).click();                                 /* put away, and out again */
  assert.equal(await page.locator('.track').first().isVisible(), false);
  await page.keyboard.press('k');
  assert.equal(await page.locator('.track').first().isVisible(), true);
  await picture(page, 'playback');
  await page.locator('.strip').getByRole('button', { name: 'Account' }).click();                /* in sentences, each of which shows its place and time */
  const lines = page.locator('.strip-lines .go');
  assert.ok(await lines.count() >= 2);
  await lines.first().click();
  await plays(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await still(page);
  await h.say('close');                                                                       /* whoever acts has seen it */
  await page.waitForFunction(() => !document.querySelector('.track'));
  await clean();
  await close();
});

test('skipped, nothing is lost: tracks and log have it all; G shows it again, and a line of the log does', { skip, timeout: 120000 }, async () => {
  const { page, h, battle, clean, close } = await against('calm');
  await h.say('deploy historical');
  await plays(page);
  await page.locator('.stage').focus();
  await page.keyboard.press(',');
  await still(page);
  const view = await inStep(page, h), { actions } = (await h.get(`/actions?from=1&to=${view.moves}`)).json;
  await assertPresent(page, battle, view);
  assert.ok(await page.locator('.track').count() > 5);
  await page.locator('.log summary', { hasText: 'quiet actions' }).first().click();
  await page.locator('.log .run .told .go').first().waitFor();
  const lines = await page.locator('.log .run .told .go').allTextContents();
  assert.deepEqual(lines, actions.filter((a) => a.side === 0 && a.text).map((a) => a.text));
  await page.locator('.stage').focus();
  await page.keyboard.press('g');
  await plays(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await still(page);
  await assertPresent(page, battle, view);
  await page.locator('.log .run .told .go').nth(3).click();
  await plays(page);
  assert.ok((await page.locator('.strip-text').textContent()).startsWith(lines[3]));
  await still(page);                                                                          /* it ends by itself */
  await assertPresent(page, battle, view);
  await clean();
  await close();
});

test('step by step: each action waits for a button or a key; the pace is remembered', { skip, timeout: 120000 }, async () => {
  const { page, h, clean, close } = await against('steps');
  await h.say('deploy historical');
  await plays(page);
  const strip = page.locator('.strip-text'), next = page.getByRole('button', { name: 'Next' });
  await next.waitFor();
  const first = await strip.textContent();
  await sleep(1500);
  assert.equal(await strip.textContent(), first, 'it goes on by itself');
  await next.click();
  await page.waitForFunction((was) => document.querySelector('.strip-text').textContent !== was, first);
  await next.waitFor();
  const second = await strip.textContent();
  await page.locator('.stage').focus();
  await page.keyboard.press('.');
  await page.waitForFunction((was) => document.querySelector('.strip-text').textContent !== was, second);
  const { actions } = (await h.get('/actions?from=1')).json, texts = actions.filter((a) => a.side === 0 && a.text).map((a) => a.text);
  assert.deepEqual([first, second], texts.slice(0, 2));
  await page.keyboard.press('p');                                                             /* at once: the present */
  await still(page);
  await page.reload();
  await page.locator('#tab-game').click();
  assert.equal(await page.getByLabel('The others’ turn is shown').inputValue(), 'once');
  await clean();
  await close();
});

/** Scrum, two persons; the American looks on while random orders of both come by HTTP. */
async function scrum(pace, more = {}) {
  const game = await newGame(server, {}), hands = [game.with(game.keys.british), game.with(game.keys.american)];
  const it = await pageWith(pace, more);
  return { ...it, game, hands, battle: await battleOf(server, 'scrum') };
}

test('without motion there are plates and no travel; a fight’s plate and dice stand in the log and are opened again', { skip: skip || onlyFull, timeout: 120000 }, async () => {
  const { page, game, hands, battle, clean, close } = await scrum('brisk', { motion: false });
  await playToDice(hands, { seed: 21 });
  let view = await hands[0].view();
  await sit(page, server, game.id, game.keys.watch);
  await inStep(page, hands[0], { bots: false });
  await page.evaluate(() => {
    window.moved = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) { if (this.closest?.('.piece')) window.moved++; return animate.apply(this, args); };
  });
  const plate = page.locator('.plate-paper:not([hidden]) .plate');
  for (let i = 0; i < 200 && !await plate.count(); i++) {
    const before = await hands[0].view();
    await playOn(hands, { seed: 300 + i, most: 1, haste: 0.05 });
    view = await hands[0].view();
    assert.equal(view.over, null);
    const { actions } = (await hands[0].get(`/actions?from=${before.moves}`)).json;
    if (actions.some((a) => a.plate && a.frames.some((f) => f.rolls.length))) await plate.waitFor({ timeout: PATIENCE });
  }
  await still(page);
  assert.equal(await page.evaluate(() => window.moved), 0, 'a piece travels');
  assert.ok(await plate.locator('.die').count() >= 2);
  assert.ok((await plate.locator('.plate-result').textContent()).length > 3);
  await assertPresent(page, battle, view);
  await page.locator('.log').getByRole('button', { name: 'Plate' }).last().click();
  const box = page.getByRole('dialog');
  await box.waitFor();
  assert.ok(await box.locator('.plate-side').count() === 2);
  assert.ok(await box.locator('.die').count() >= 2);
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'detached' });
  await onlyDice(page);
  assert.ok(await page.locator('.log .rolls-told .die').count() >= 2);
  await clean();
  await close();
});

test('after coming back: what happened since one last looked is offered, marked in the log, and can be seen', { skip, timeout: 120000 }, async () => {
  const { page, game, hands, battle, clean, close } = await scrum('brisk');
  await playToDice(hands, { seed: 5 });
  await sit(page, server, game.id, hands[1].key);
  await page.waitForFunction(() => localStorage.getItem('linstock-seen'));
  const seen = (await hands[1].view()).moves;
  await page.goto(`${server.url}/#/rules`);
  await page.locator('.rules').waitFor();
  await playOn(hands, { seed: 6, most: 25, haste: 0.05 });
  await sit(page, server, game.id, hands[1].key);
  const view = await inStep(page, hands[1], { bots: false });
  const strip = page.locator('.strip-text', { hasText: 'Since you last looked' });
  await strip.waitFor();
  await page.locator('.log .since').waitFor();
  await page.getByRole('button', { name: 'Show me' }).click();
  await plays(page);
  await still(page);
  const told = await page.evaluate(() => window.told), { actions } = (await hands[1].get(`/actions?from=${seen}`)).json;
  assert.ok(told.length && told.every((line) => actions.some((a) => a.text && line.startsWith(a.text)) || !/[.]$/.test(line)), `${told}`);
  await assertPresent(page, battle, view);
  await page.reload();
  await page.locator('#question').waitFor();
  await sleep(600);
  assert.equal(await strip.count(), 0, 'what was seen is offered again');
  await clean();
  await close();
});

/** Plays Cowpens on, firing wherever it can, until a question is about dice that lie there. */
async function toReroll(h) {
  for (let i = 0; i < 160; i++) {
    const { question: q, over } = await h.view();
    assert.equal(over, null);
    if (q.lying && q.answers.length > 1) return q;
    const pick = q.answers.find((a) => /^fire/.test(a)) ?? q.answers.find((a) => /^(first|done|end|no|none|stay)\b/.test(a)) ?? q.answers[0];
    await h.say(pick);
  }
  return assert.fail('no dice may be thrown again');
}

test('dice of a volley: needed number and hits, in tray and log; a die is thrown again by clicking it', { skip, timeout: 120000 }, async () => {
  const game = await tableGame(server, 'cowpens-1781', cowpens, { seed: 7 }), { h } = game;
  const { page, clean, close } = await pageWith('brisk');
  await sit(page, server, game.id, h.key);
  const q = await toReroll(h);
  await inStep(page, h);
  assert.equal(q.lying.answers.length, q.lying.faces.length);
  assert.match(q.lying.terms, /command point/);

  const { entries } = (await h.get('/line')).json, at = entries.length;
  const { actions } = (await h.get(`/actions?from=0&to=${at}`)).json;
  const volley = actions.flatMap((a) => a.frames.flatMap((f) => f.rolls)).findLast((r) => r.hits);
  await onlyDice(page);
  const line = page.locator('.log .roll-line').filter({ hasText: `needs ${volley.need} or more` }).last();
  await line.waitFor();
  assert.equal(await line.locator('.one-die.hit').count(), volley.hits.filter(Boolean).length);
  assert.equal(await line.locator('.die').count(), volley.faces.length);
  assert.equal(await page.locator('.tray').isVisible(), false, 'dice that the question shows lie on the map, too');
  assert.equal(await page.locator('.plate-paper').isVisible(), false, 'a plate of what is still asked about covers the map');

  const table = page.getByRole('region', { name: 'The dice on the table' }), dice = table.getByRole('group', { name: 'Dice' }).getByRole('button');
  assert.equal(await dice.count(), q.lying.faces.length);
  assert.match(await table.textContent(), /[Nn]eeds \d+ or more.*is good.*thrown again/s);
  await picture(page, 'reroll');
  const k = q.lying.answers.findIndex((a) => a.length), n = (await h.view()).n;
  await dice.nth(k).click();
  if (q.lying.answers[k].length > 1) await table.getByRole('group', { name: 'Who' }).getByRole('button').first().click();
  await page.waitForFunction((was) => Number(document.querySelector('.prompt').dataset.n) > was, n);
  const said = (await h.get('/line')).json.entries.at(-1);
  assert.equal(said.order, q.answers[q.lying.answers[k][0]]);
  assert.equal(said.dice.length >= 1, true);
  await clean();
  await close();
});
