// The order line: words that the terminal knows (help, why, odds, duties ...), which never change the game, and completion
// built from what the server sends: by keys, and by thumb.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, openPage, refusedOrders } from './lib/browser.mjs';
import { battleOf, inStep, outcome, sit, strikeFor } from './lib/field.mjs';
import { playOn } from './lib/play.mjs';
import { startServer } from './lib/server.mjs';
import { cowpens, sitDown, tableGame } from './lib/table.mjs';

const axe = skip ? '' : readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server, browser, battle;
before(async () => {
  server = await startServer();
  battle = await battleOf(server, 'brandywine-1777');
  if (!skip) browser = await launch();
});
after(async () => {
  if (!skip) await browser.close();
  await server.stop();
});

const lineOf = (page) => page.getByRole('combobox', { name: 'Order' });
const paper = (page) => page.locator('.order-answer');
const offered = (page) => page.locator('.completions [role=option] b').allTextContents();
const told = (page) => page.locator('[aria-live=polite]');

async function type(page, text) {
  await lineOf(page).fill(text);
  await page.keyboard.press('Enter');
}

/** Typed; the paper then has this, and ears are told. */
async function answers(page, text, shown, { ears = shown } = {}) {
  await type(page, text);
  await paper(page).filter({ hasText: shown }).waitFor();
  await told(page).filter({ hasText: ears }).waitFor();
}

async function deployed(wishes = {}) {
  const game = await newGame(server, { battle: 'brandywine-1777', hotseat: true, ...wishes }), h = game.with(game.keys.both);
  await h.say('deploy historical');
  return { ...game, h };
}

test('a battle says what can be typed: verbs, macros and what is said between the players', async () => {
  assert.deepEqual(battle.metas.map((m) => m.name), ['concede', 'draw', 'accept', 'decline', 'undo', 'agree']);
  for (const row of [...battle.verbs, ...battle.macros, ...battle.metas]) assert.ok(row.name && row.help, JSON.stringify(row));
});

test('help, why, duties, about, score, rules, map and show answer in place, and the game is as it was', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await deployed(), { h } = game;
  await sit(page, server, game.id, h.key);
  const { n, question } = await h.view(), unit = question.answers.find((a) => a.startsWith('pick ')).split(' ')[1];
  await answers(page, 'help', 'Orders that answer now', { ears: 'Orders: ' });
  for (const word of [...new Set(question.answers.map((a) => a.split(' ')[0]))]) assert.ok((await paper(page).textContent()).includes(word), word);
  assert.equal(await lineOf(page).inputValue(), '', 'the word stays in the line');
  await answers(page, 'help march', battle.macros.find((m) => m.name === 'march').help.split(/ {2,}/)[1]);
  await answers(page, 'help why', 'by which rule');
  await answers(page, 'help words', 'Between the players', { ears: 'concede' });

  await answers(page, `why ${question.answers[0]}`, 'It is allowed now.');
  const no = (await h.get('/check?order=fight')).json;
  await answers(page, 'why fight', no.error);
  if (no.rule) await paper(page).locator('a.rule').filter({ hasText: no.rule }).waitFor();
  await answers(page, 'why', 'Say which order');

  const { duties } = await h.view();
  await answers(page, 'duties', duties.length ? duties[0].text : 'Nothing is owed');
  await answers(page, 'score', battle.side_names[0]);
  await answers(page, `about ${unit}`, unit);
  await answers(page, 'about NAPOLEON', 'There is no unit “NAPOLEON” here');
  await answers(page, 'rules bw-13.1', 'BW-13.1');
  assert.ok(await paper(page).locator('a.rule').count());
  await answers(page, 'rules commander', 'commander');
  assert.ok((await paper(page).locator('a.rule').allTextContents()).every((id) => id.startsWith('BW-')), 'rules of another book');
  await answers(page, `map ${unit}`, battle.units.find((u) => u.id === unit).name);
  await answers(page, 'map F20', 'F20');
  await answers(page, `show ${battle.overlays.find((o) => o.of === 'unit').name} ${unit}`, 'On the map');
  await page.locator('.marks-reach *').first().waitFor({ state: 'attached' });

  await page.evaluate(axe);
  const faults = await page.evaluate(() => window.axe.run('.order-line', { runOnly: ['wcag2a', 'wcag2aa'] }));
  assert.deepEqual(faults.violations.map((v) => v.id), []);
  assert.equal((await h.view()).n, n, 'a word has changed the game');
  await lineOf(page).focus();
  await page.keyboard.press('Escape');
  await paper(page).waitFor({ state: 'hidden' });
  assert.ok(await lineOf(page).evaluate((f) => f === document.activeElement));
  await clean();
  await close();
});

test('odds and explain: the panel and the sums; a refusal is a sentence with its rule', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), scrum = await battleOf(server, 'scrum');
  let game, h, view, blow = null;
  for (let seed = 3; seed < 12 && !blow; seed++) {              /* random play until one piece alone may attack */
    game = await newGame(server, { hotseat: true, seed });
    h = game.with(game.keys.both);
    view = await h.view();
    for (let i = 0; i < 500 && !blow && !view.over; i++) {
      view = await playOn([h], { seed: 1000 * seed + 300 + i, most: 1, haste: 0.12 });
      blow = view.question.step === 'combat' ? await strikeFor(h, scrum, view) : null;
    }
  }
  assert.ok(blow, 'no attack came about');
  await sit(page, server, game.id, h.key);
  const { n } = await h.view();
  await type(page, `odds ${blow.order}`);
  await page.locator('.odds h3').filter({ hasText: blow.order }).waitFor();
  await page.locator('.odds .glance').waitFor();
  await told(page).filter({ hasText: '%' }).waitFor();
  await type(page, `explain ${blow.order}`);
  await paper(page).locator('a.rule').first().waitFor();
  await answers(page, 'odds', 'odds', { ears: /dice|%/ });
  const no = (await h.get('/odds?order=fight')).json;
  assert.equal(no.ok, false);
  await type(page, 'odds fight');
  await page.locator('.odds').filter({ hasText: no.error }).waitFor();
  await told(page).filter({ hasText: no.error }).waitFor();
  assert.equal((await h.view()).n, n);
  await clean();
  await close();
});

test('an unknown word gets a sentence with what is known; orders and undo are given as ever', { skip, timeout: 60000 }, async () => {
  const { page, watched, clean, close } = await openPage(browser, server), game = await deployed(), { h } = game;
  await sit(page, server, game.id, h.key);
  const { n, question } = await h.view();
  await answers(page, 'dutys', 'Did you mean “duties”');
  await answers(page, 'xyzzy L-3', '“xyzzy” is no order and no word here');
  assert.ok((await paper(page).textContent()).includes(question.answers[0].split(' ')[0]), 'it does not say what is known');
  assert.equal(watched.requests.filter((u) => u.endsWith('/orders')).length, 0, 'what nobody knows is sent to the server');

  await type(page, question.answers[0]);
  let view = await outcome(page, h, n);
  assert.equal(view.n, n + 1);
  assert.ok(await paper(page).isHidden(), 'an old answer stays');
  await type(page, 'undo');
  view = await outcome(page, h, n + 1);
  assert.equal(view.moves, (await h.get('/line')).json.entries.length);
  await type(page, 'march nobody to F20');
  await page.locator('.order-refusal').filter({ hasText: 'nobody' }).waitFor();
  assert.equal(await lineOf(page).inputValue(), 'march nobody to F20', 'what was refused is not there to be mended');

  await type(page, 'concede');
  const sure = page.getByRole('dialog', { name: 'Concede' });
  await sure.waitFor();
  await sure.getByRole('button', { name: 'Fight on' }).click();
  assert.equal((await h.view()).over, null, 'a word gave the battle up unasked');
  await clean({ but: refusedOrders });
  await close();
});

test('completion by keys: a list of what answers, marked by arrows, taken by Enter or Tab, put away by Escape', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', cowpens), { h } = game;
  const view = await sitDown(page, server, game), line = lineOf(page);
  await line.focus();
  await page.keyboard.press('ArrowDown');                 /* in an empty line: all there is, what answers now first */
  await page.locator('.completions [role=option]').first().waitFor();
  assert.equal((await offered(page))[0], 'group');
  assert.equal(await line.getAttribute('aria-expanded'), 'true');
  await page.keyboard.press('Escape');
  assert.equal(await line.getAttribute('aria-expanded'), 'false');

  await line.pressSequentially('gro');
  await page.locator('.completions [role=option]').first().waitFor();
  assert.deepEqual(await offered(page), ['group']);
  await page.keyboard.press('Tab');
  assert.equal(await line.inputValue(), 'group ');
  await page.waitForFunction(() => document.querySelectorAll('.completions [role=option]').length > 1);
  assert.deepEqual((await offered(page)).sort(), view.question.answers.map((a) => a.split(' ')[1]).sort(), 'not those that answer, and they alone');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const at = await line.getAttribute('aria-activedescendant'), second = (await offered(page))[1];
  assert.equal(await page.locator(`#${at} b`).textContent(), second);
  assert.equal(await page.locator(`#${at}`).getAttribute('aria-selected'), 'true');
  await page.keyboard.press('Enter');
  assert.equal(await line.inputValue(), `group ${second} `);
  assert.equal((await h.view()).n, view.n, 'choosing a word has given the order');

  await line.fill('why group h');
  await page.waitForFunction(() => document.querySelectorAll('.completions [role=option]').length === 1);
  assert.deepEqual(await offered(page), ['HOWARD']);
  await line.fill('show thr');
  await page.waitForFunction(() => [...document.querySelectorAll('.completions b')].some((b) => b.textContent === 'threat'));
  await line.fill('show threats ');
  await page.waitForFunction(() => [...document.querySelectorAll('.completions b')].some((b) => b.textContent === 'british'));
  await line.fill(`group ${second}`);
  await page.keyboard.press('Enter');
  assert.equal((await outcome(page, h, view.n)).question.step, 'group');
  await page.keyboard.press('ArrowUp');
  assert.equal(await line.inputValue(), `group ${second}`, 'the history is lost');
  await clean();
  await close();
});

test('cells, directions and the words of a macro are offered where its grammar has them', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await deployed(), { h } = game;
  await sit(page, server, game.id, h.key);
  const view = await inStep(page, h), line = lineOf(page), own = view.question.answers.find((a) => a.startsWith('pick ')).split(' ')[1];
  const list = async (text, has) => {
    await line.fill(text);
    await page.waitForFunction((word) => [...document.querySelectorAll('.completions b')].some((b) => b.textContent === word), has);
  };
  await list('march ', own);
  await list(`march ${own} `, 'to');
  await list(`march ${own} to f2`, 'F20');
  await list(`march ${own} to F20 f`, 'facing');
  await list(`march ${own} to F20 facing n`, 'NE');
  assert.equal((await h.view()).n, view.n);
  await clean();
  await close();
});

test('by thumb: a tap into the line shows what there is, taps make the order, and the list is in sight', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server, { width: 390, height: 844, touch: true }), game = await tableGame(server, 'cowpens-1781', cowpens), { h } = game;
  const view = await sitDown(page, server, game), line = lineOf(page), option = (word) => page.locator('.completions [role=option]').filter({ has: page.locator('b', { hasText: new RegExp(`^${word}$`) }) });
  await line.tap();
  await option('group').waitFor();
  for (const o of await page.locator('.completions [role=option]').all()) {
    const b = await o.boundingBox();
    assert.ok(b.height >= 34, 'too small for a thumb');
  }
  const box = await page.locator('.completions').boundingBox();
  assert.ok(box.y >= 0 && box.x >= 0 && box.x + box.width <= 390 && box.y + box.height <= 844, JSON.stringify(box));
  await option('group').tap();
  await option('HOWARD').tap();
  assert.equal(await line.inputValue(), 'group HOWARD ');
  await page.getByRole('button', { name: 'Give' }).tap();
  assert.equal((await outcome(page, h, view.n)).question.step, 'group');
  await line.tap();
  await line.fill('help');
  await page.getByRole('button', { name: 'Give' }).tap();
  await paper(page).filter({ hasText: 'Orders that answer now' }).waitFor();
  const shown = await paper(page).boundingBox();
  assert.ok(shown.y >= 0 && shown.y + shown.height <= 845, JSON.stringify(shown));
  await paper(page).getByRole('button', { name: 'Close the answer' }).tap();
  await paper(page).waitFor({ state: 'hidden' });
  await clean();
  await close();
});
