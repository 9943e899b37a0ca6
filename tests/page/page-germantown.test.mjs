// Germantown in the page: cards laid face down and turned over, the table of what if, tracks and fog, some turns by mouse against a
// commander (in the full run, and whole battles to their verdict), the led first battle with each sentence on the screen.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ask, newGame } from './lib/api.mjs';
import { launch, noBrowser, onlyFull, openPage, picture, refusedOrders } from './lib/browser.mjs';
import { faultsOf, lasting } from './lib/faults.mjs';
import { battleOf, drag, gripOf, inStep, marches, outcome, pointOf, sit } from './lib/field.mjs';
import { playOn } from './lib/play.mjs';
import { root, startServer } from './lib/server.mjs';
import { program } from './lib/secrets.mjs';

const skip = noBrowser || (existsSync(program) ? false : `${program} is not built`);
const CHEW = 'germantown-chew-house', sides = ['american', 'british'];
let server, browser;
before(async () => {
  if (skip) return;
  server = await startServer({ program, env: { LINSTOCK_BATTLES: join(root, 'battles') } });
  browser = await launch();
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

/** A game of two persons, played on by chance to the first question about a tactic. */
async function atTactics() {
  const game = await newGame(server, { battle: CHEW, seed: 7 }), hands = sides.map((s) => game.with(game.keys[s]));
  const view = await playOn(hands, { seed: 5, most: 2000, haste: 0.1, stop: (v) => v.question.step === 'tactic' });
  return { game, hands, first: view.question.side };
}

async function seat(game, hand, size = {}) {
  const p = await openPage(browser, server, size);
  await sit(p.page, server, game.id, hand.key);
  await inStep(p.page, hand);
  return p;
}

test('tactics are cards: a hand with what is barred and why, the table of what if beside it, laid face down, turned over together', { skip, timeout: 600000 }, async () => {
  const { game, hands, first } = await atTactics(), mine = await seat(game, hands[first]), { page } = mine;
  const cards = page.locator('.card-button'), open = page.locator('.card-button:not(.barred)');
  await open.first().waitFor();
  assert.equal(await cards.count(), 8, 'all eight tactics are in the hand');
  const barred = page.locator('.card-button.barred').first();
  await barred.click({ force: true });            // it is marked as disabled, and says why
  await page.locator('.card-why .rule').waitFor();
  assert.match(await page.locator('.card-why').textContent(), /leader/);

  await page.locator('.what-if').waitFor();
  const { what_if: what } = (await hands[first].get(`/odds?order=${encodeURIComponent(await open.first().getAttribute('data-order'))}`)).json;
  assert.equal(await page.locator('.what-if tbody tr').count(), what.rows.choices.length);
  assert.equal(await page.locator('.what-if tbody tr').first().locator('td:not(.mix)').count(), what.columns.choices.length);
  const hovered = open.nth(1), order = await hovered.getAttribute('data-order');
  await hovered.hover();
  await page.locator(`.what-if tr.chosen[data-order="${order}"]`).waitFor();
  const low = await page.locator('.prompt').boundingBox();
  assert.ok(low.y >= 0 && low.y + low.height <= 768, 'the question stays in sight');
  assert.ok(await page.locator('.log .entries').evaluate((n) => n.clientHeight) >= 90, 'five lines of the log stay in sight beside the table');
  await page.locator('.what-if td').first().hover();
  assert.match(await page.locator('.what-if-all').textContent(), /against .*: won \d+ %, nothing \d+ %, lost \d+ %/);
  await picture(page, 'germantown-what-if');

  await open.first().click();
  await inStep(page, hands[first], { bots: false });
  const laid = page.locator('.laid .card.down');
  await laid.waitFor();
  assert.match(await laid.getAttribute('aria-label'), /Skirmish/, 'whoever laid it may look at it');

  const theirs = await seat(game, hands[1 - first], { width: 390, height: 844, touch: true });
  await theirs.page.locator('.laid .card.down').waitFor();
  assert.doesNotMatch(await theirs.page.locator('.laid').innerHTML(), /card-face/, 'the other sees its back alone');
  await theirs.page.locator('.card-button:not(.barred)').first().tap();
  for (const p of [theirs, mine]) {
    await p.page.locator('.plate-cards .card').nth(1).waitFor();
    assert.deepEqual(await p.page.locator('.plate-cards .card-face').allTextContents(), ['Skirmish', 'Skirmish']);
    await p.page.locator('.plate-result').waitFor();
  }
  await page.locator('.plate-paper').waitFor({ state: 'hidden', timeout: 30000 });
  await page.getByRole('button', { name: 'Plate' }).last().click();       // it is kept in the log
  await page.locator('.plate-box .plate-cards .card').nth(1).waitFor();
  const colours = await page.evaluate(() => ['.field', '.plate-box'].map((s) => getComputedStyle(document.querySelector(s)).getPropertyValue('--side-0').trim()));
  assert.equal(colours[0], colours[1], 'the sides keep their colours on a plate that is read at leisure');
  await picture(page, 'germantown-cards');
  for (const p of [theirs, mine]) {
    await p.clean({ but: refusedOrders });
    await p.close();
  }
});

test('tracks of both armies and of the day stand beside the map, the fog lies over it', { skip, timeout: 300000 }, async () => {
  const game = await newGame(server, { battle: CHEW, seed: 3 }), hand = game.with(game.keys.american), p = await seat(game, hand), { page } = p, view = await hand.view();
  await page.locator('.tracks').waitFor();
  for (const t of view.tracks.filter((k) => k.side >= 0)) {
    const told = page.locator(`.track-of.side-${t.side}`, { hasText: t.name });
    assert.equal(await told.locator('i.full').count(), t.value, `${t.name} of side ${t.side}`);
    assert.equal(await told.locator('b').textContent(), String(t.value));
  }
  assert.match(await page.locator('.tracks').innerText(), /Fog: heavy/);
  assert.equal(view.haze, 100);
  await page.locator('.haze').waitFor();
  assert.equal(await page.locator('.haze').evaluate((n) => n.style.opacity), '1');
  await picture(page, 'germantown');
  await p.clean();
  await p.close();
});

/** A button of the prompt by its order, the list unfolded for it. */
async function press(page, order) {
  const button = page.locator(`.prompt [data-order="${order}"]`).first();
  if (!await button.count()) return false;
  if (!await button.isVisible()) await page.locator('.prompt .more > summary').click();
  await button.scrollIntoViewIfNeeded();
  await button.click();
  return true;
}

/** The card that its best mix holds most of. */
async function bestCard(hand, { question: q }) {
  const [open] = q.secret.cards.filter((c) => !c.why), what = (await hand.get(`/odds?order=${encodeURIComponent(open.order)}`)).json?.what_if;
  return what ? what.rows.choices.reduce((a, b) => (b.mix.p > a.mix.p ? b : a)).order : q.secret.cards.filter((c) => !c.why).at(-1).order;
}

/** A march by dragging the piece on top of a stack as near to the enemy as it gets; false: nobody can. */
async function march(page, hand, battle, view, gone) {
  for (const answer of view.question.answers.filter((a) => a.startsWith('move '))) {
    const u = battle.units.findIndex((b) => b.id === answer.split(' ')[1]);
    if (gone.has(u)) continue;
    gone.add(u);
    const grip = await gripOf(page, u), [to] = grip ? await marches(hand, battle, view, u) : [];
    if (to === undefined) continue;
    await drag(page, grip, await pointOf(page, battle, to));
    return true;
  }
  return false;
}

/** A battle as one plays it who looks at his tactics and attacks with all he has: with the mouse alone, by what the page offers. */
async function fight(t, { turns = 0, id = CHEW, side = 0 } = {}) {
  const seats = ['doctrine', 'doctrine'], by = {}, kinds = new Set(), faults = new Set(), shots = process.env.SHOTS;
  seats[side] = 'person';
  const battle = await battleOf(server, id), game = await newGame(server, { battle: id, seed: 7, seats }), hand = game.with(game.keys[sides[side]]), p = await openPage(browser, server), { page } = p;
  const count = (what) => { by[what] = (by[what] ?? 0) + 1; };
  await page.addInitScript(() => { if (!localStorage.getItem('linstock')) localStorage.setItem('linstock', JSON.stringify({ playback: 'once' })); });
  await sit(page, server, game.id, hand.key);
  let view = await inStep(page, hand, { patience: 180000 }), gone = new Set(), phase = '';
  for (let i = 0; i < 1500 && !view.over && !(turns && view.turn >= turns); i++) {
    const { n, question: q } = view, last = (verb) => q.answers.findLast((a) => a.split(' ')[0] === verb);
    if (phase !== view.clock) { phase = view.clock; gone = new Set(); }
    if (!kinds.has(q.step)) {
      kinds.add(q.step);
      for (const f of await lasting(() => faultsOf(page, { may: [], wide: true }))) faults.add(`${f} (${q.text})`);
      if (shots) { mkdirSync(shots, { recursive: true }); await page.screenshot({ path: join(shots, `${id}-${String(i).padStart(3, '0')}-${q.step}.png`) }); }
    }
    if (q.secret) { await press(page, await bestCard(hand, view)); count('cards'); }
    else if (q.step === 'move' && gone.size < 14 && await march(page, hand, battle, view, gone)) count('marches');
    else if (q.ready?.length && q.step === 'declare') { await press(page, q.ready[0].order); count('attacks'); }
    else {
      const order = last('fire') ?? last('rally') ?? last('advance') ?? last('end') ?? last('close') ?? last('fight') ?? last('declare') ?? last('with') ?? last('also') ?? last('reroll') ?? q.answers.at(-1);
      assert.ok(order && await press(page, order), `${view.clock}: "${q.text}" has no button for "${order}"`);
      count('answers');
    }
    view = await outcome(page, hand, n, { patience: 20000 });
    if (view.n === n && q.step !== 'move') assert.fail(`${view.clock}: "${q.text}" was answered, and nothing came of it`);
  }
  t.diagnostic(`${Object.entries(by).map(([k, c]) => `${c} ${k}`).join(', ')}; asked: ${[...kinds].join(' ')}; ${view.over?.text ?? view.clock}`);
  assert.deepEqual([...faults], []);
  await p.clean({ but: refusedOrders });
  return { p, view, by, kinds };
}

test('a turn by mouse against a commander: movement, fire, close combat, cards', { skip: skip || onlyFull, timeout: 1800000 }, async (t) => {
  const { p, by } = await fight(t, { turns: 2 });
  assert.ok(by.marches >= 3, 'marches do not come about by dragging');
  assert.ok(by.cards >= 1, 'no card was laid');
  assert.ok((await p.page.locator('.log').textContent()).length > 100, 'the log tells of it');
  await p.close();
});

for (const id of [CHEW, 'germantown-1777']) {
  test(`${id} by mouse against a commander comes to its verdict and its page`, { skip: skip || onlyFull, timeout: 7200000 }, async (t) => {
    const { p, view } = await fight(t, { id });
    assert.ok(view.over, `the battle is over (${view.clock})`);
    await p.page.getByRole('link', { name: 'How it went: the battle told' }).click();
    await p.page.locator('.room-end').waitFor();
    if (id === CHEW) await picture(p.page, 'germantown-end');
    await p.close();
  });
}

test('the first battle, led by the hand: each sentence stands on the screen, and it can be done from the first to the last', { skip, timeout: 900000 }, async () => {
  const p = await openPage(browser, server), { page } = p, lesson = (await ask(server, 'GET', `/api/lessons/${CHEW}`)).json;
  assert.ok(lesson.steps.length > 8);
  await page.goto(server.url);
  await page.locator('.first-battle', { hasText: lesson.title }).getByRole('button', { name: 'Begin' }).click();
  for (const [i, step] of lesson.steps.entries()) {
    await page.locator('.lesson-count', { hasText: `${i + 1} of ${lesson.steps.length}` }).waitFor();
    assert.equal(await page.locator('.lesson-say').textContent(), step.say);
    if (i === 3) await picture(page, 'germantown-lesson');
    const next = page.locator('.lesson-acts button', { hasText: /^(Next|Do it for me)$/ }), now = () => page.locator('.lesson-say').textContent();
    for (let k = 0; k < 4 && await now() === step.say; k++) {           // some want two answers
      await next.click();
      for (let ms = 0; ms < 4000 && await now() === step.say && !await page.getByText('There they are.').count(); ms += 100) await page.waitForTimeout(100);
    }
  }
  await page.locator('.lesson-say', { hasText: 'That was your first battle' }).waitFor();
  await p.clean({ but: refusedOrders });
  await p.close();
});
