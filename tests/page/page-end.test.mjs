// The end of a battle as a page: whole games of both books are played to their end by HTTP, and told. What the page says is
// compared with what the server tells of the same game.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { ask, newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, onlyFull, openPage, picture } from './lib/browser.mjs';
import { chance } from './lib/chance.mjs';
import { sleep, startServer } from './lib/server.mjs';

const axe = skip ? '' : readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const DRAWN = '.ending[data-drawn=all]';

let server, browser;
const ended = {};                     // a game that is over, of each book

/** The British by chance against the bot, to the end; haste: how often they close a portion at once. */
async function playOut(battle, seed, haste) {
  const game = await newGame(server, { battle, seats: ['person', 'doctrine'], seed }), h = game.with(game.keys.british), rng = chance(seed);
  let view = await h.view(), units = null;
  for (let given = 0; !view.over; view = await h.view()) {
    assert.ok(given < 1500, `${battle} does not end`);
    const q = view.question;
    if (q.asking !== 'side' || q.side !== 0) { await sleep(15); continue; }
    let order = q.answers.includes('close') && rng() < haste ? 'close' : q.answers.length ? rng.of(q.answers) : null;
    if (q.ready.length && !q.answers.includes('close')) order = q.ready[0].order;            // a whole set-up
    if (!order) {                     // a place is wanted
      units ??= (await ask(server, 'GET', `/api/battles/${battle}`)).json.units;
      const { places } = (await h.get('/ground')).json;
      order = `${q.open[0]} ${units[q.subject].id} ${places[0]} ${places[1]}`;
    }
    const answer = await h.order(view.n + 1, order);
    assert.equal(answer.status, 200, `${order}: ${answer.text}`);
    given++;
  }
  const [story, luck] = await Promise.all(['/story', '/luck'].map(async (path) => (await h.get(path)).json));
  return { ...game, h, view, story, luck, address: (key = game.keys.british) => `${server.url}/#/end/${game.id}/${key}` };
}

before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
  ended.board = await playOut('scrum', 5, 0.3);
  ended.table = await playOut('cowpens-1781', 11, 1);
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

const figures = (page, name) => page.locator(`#plot-${name} tbody tr`).evaluateAll((rows) => rows.map((r) => [...r.querySelectorAll('td')].map((d) => Number(d.textContent))));

for (const book of ['board', 'table']) {
  test(`a ${book}: verdict, plots, moments, luck, losses and the account say what the server tells`, { skip, timeout: 60000 }, async () => {
    const { story, luck, address, keys, id } = ended[book];
    const { page, clean, close } = await openPage(browser, server);
    await page.goto(address(keys.watch));
    await page.waitForSelector(DRAWN, { timeout: 30000 });

    assert.equal(await page.locator('h1').textContent(), story.verdict);
    assert.ok(story.score.reason && (await page.locator('.end-head .why').first().textContent()).startsWith(story.score.reason), 'it does not say why');
    for (const side of [0, 1]) {
      const rows = story.score.parts.filter((p) => p.side === side);
      assert.equal(rows.reduce((sum, p) => sum + p.points, 0), story.score.points[side], 'the parts sum to the points');
      assert.equal(Number(await page.locator(`.ledger.side-${side} tfoot td`).textContent()), story.score.points[side]);
    }

    const still = (of) => story.turns.every((t) => t[of].join() === story.turns[0][of].join());
    for (const [name, of] of [['score', 'points'], ['strength', 'strength']]) {
      assert.ok(!still(of), `${of} never changed`);
      assert.deepEqual(await figures(page, name), story.turns.map((t) => t[of]));
      const marks = await page.locator(`#plot-${name} .luck-mark`).count();
      assert.equal(marks, 2 * story.turns.length, 'a mark a side and turn');
    }

    assert.equal(story.swings.length, 3);
    const moments = page.locator('.moment');
    assert.equal(await moments.count(), 3);
    const came = [...story.swings].sort((a, b) => a.entries[0] - b.entries[0]);
    for (const [i, s] of came.entries()) {
      assert.equal(await moments.nth(i).locator('.moment-text').textContent(), s.text);
      assert.equal(await moments.nth(i).getByRole('link', { name: /Replay it/ }).getAttribute('href'), `#/replay/${id}/${keys.watch}/${s.entries[0]}`);
      assert.ok(s.place && s.at !== null, `nowhere: ${s.text}`);
      assert.ok(Math.abs(s.win + s.none + s.loss - 1) < 0.01, 'all outcomes have a share');
    }
    const shades = await page.locator('.plan-paper canvas').evaluateAll((list) => list.map((c) => new Set(new Uint32Array(c.getContext('2d').getImageData(0, 0, c.width, c.height).data.buffer)).size));
    assert.equal(shades.length, 4);
    assert.ok(shades.every((n) => n > 500), `plans that are not drawn: ${shades}`);

    for (const side of [0, 1]) {
      const lost = story.units.filter((u) => u.side === side && (u.at === 'lost' || u.left < u.began)).map((u) => u.u).sort((a, b) => a - b);
      const shown = await page.locator('.losses-of').nth(side).locator('tbody tr').evaluateAll((rows) => rows.map((r) => Number(r.dataset.u)).sort((a, b) => a - b));
      assert.deepEqual(shown, lost);
      assert.ok((await page.locator('.luck-sentence').nth(side).textContent()).includes(`${luck.sides[side].sum} pips in ${luck.sides[side].rolls} rolls`));
    }
    assert.equal(new Set(story.losses.map((l) => l.u)).size, story.units.filter((u) => u.at === 'lost').length, 'who is lost, and when');
    assert.deepEqual(story.luck, { dice: luck.dice, taken_back: luck.taken_back, untold: luck.untold, sides: luck.sides });
    assert.match(await page.locator('.luck-count').textContent(), new RegExp(`^${luck.dice} dice fell`));

    const loud = story.paragraphs.flatMap((p) => p.sentences).filter((s) => s.loud), account = await page.locator('.end-chapters').textContent();
    for (const s of loud) assert.ok(account.includes(s.text), s.text);
    const brief = account.length;
    await page.getByLabel('Every march too').check();
    assert.ok((await page.locator('.end-chapters').textContent()).length > brief, 'the marches are not told');
    await page.evaluate(() => scrollTo(0, 0));
    await picture(page, `end-${book}`);
    await clean();
    await close();
  });
}

test('paper: a few pages without buttons, and not empty', { skip, timeout: 60000 }, async () => {
  const { page, close } = await openPage(browser, server, { theme: 'lamp' });
  await page.goto(ended.board.address());
  await page.waitForSelector(DRAWN, { timeout: 30000 });
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1'), pages = (pdf.match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
  assert.ok(pdf.startsWith('%PDF') && pdf.length > 100000, `${pdf.length} bytes`);
  assert.ok(pages >= 2 && pages <= 9, `${pages} pages`);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('button:visible, .doings:visible, #bar:visible').count(), 0, 'buttons on paper');
  assert.ok(await page.locator('.end-chapters').isVisible());
  assert.equal(await page.locator('.plan-paper').first().evaluate((n) => getComputedStyle(n).filter), 'none', 'the lamp burns on paper');
  await close();
});

test('what can be done from it: replay at a moment, take over, record, text, print, rematch, home', { skip, timeout: 60000 }, async () => {
  const { story, id, keys, address } = ended.board;
  const { page, context, clean, close } = await openPage(browser, server);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => { window.print = () => { window.printed = true; }; });
  await page.goto(address());
  await page.waitForSelector(DRAWN, { timeout: 30000 });
  const doings = page.getByRole('navigation', { name: 'What to do with it' });

  await doings.getByRole('button', { name: 'Print' }).click();
  assert.ok(await page.evaluate(() => window.printed));

  await doings.getByRole('button', { name: 'Copy as text' }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(text.includes(`**${story.verdict}**`) && text.includes('## What decided it') && text.includes(story.score.reason), text);
  assert.ok(!text.includes(keys.british) && !text.includes('!['), 'a key that plays is never posted');

  const [file] = await Promise.all([page.waitForEvent('download'), doings.getByRole('link', { name: /^Record/ }).click()]);
  assert.match(readFileSync(await file.path(), 'utf8'), /^\[Linstock "/);

  await page.locator('.moment').first().getByRole('link', { name: /Replay it/ }).click();
  const first = Math.min(...story.swings.map((s) => s.entries[0]));
  await page.locator('.where').filter({ hasText: `${first} of ${story.moves}` }).waitFor();
  await page.getByRole('link', { name: 'The battle told' }).click();
  await page.locator('.end-head').waitFor();

  await page.locator('.moment').first().getByRole('button', { name: /Take over here/ }).click();
  await page.getByRole('dialog', { name: 'Take over from here' }).getByText(`after entry ${first - 1} `).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Take over from here …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take over', exact: true }).click();
  await page.locator('.field').waitFor();
  await page.waitForFunction((old) => !location.hash.includes(old), id);
  await page.goBack();

  await page.getByRole('button', { name: 'A rematch, sides changed' }).click();
  await page.locator('.field').waitFor();
  assert.ok(!page.url().includes(id), 'the rematch is another game');

  await page.goto(address(keys.watch));
  await page.locator('.end-head').waitFor();
  assert.equal(await page.locator('.rematch').count(), 0, 'those who watch have no rematch');
  await doings.getByRole('button', { name: 'Copy as text' }).click();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), new RegExp(`!\\[.*\\]\\(http.*picture\\.png\\?n=${story.moves}&key=${keys.watch}\\)`));
  await doings.getByRole('link', { name: 'Home' }).click();
  await page.getByRole('link', { name: /^The battle told/ }).first().waitFor();
  await clean();
  await close();
});

test('a battle that nobody fought has sentences and no empty plots; conceded, drawn, at one screen, and not over yet', { skip, timeout: 60000 }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const hot = await newGame(server, { hotseat: true }), both = hot.with(hot.keys.both);
  await page.goto(`${server.url}/#/end/${hot.id}/${hot.keys.both}`);
  await page.getByRole('heading', { name: 'The battle is not over' }).waitFor();
  await page.getByRole('link', { name: 'To the field' }).click();
  await page.locator('.prompt').waitFor();
  await both.say('concede');
  await page.locator('.prompt').getByRole('link', { name: 'How it went: the battle told' }).click();
  await page.locator('h1').filter({ hasText: 'side conceded' }).waitFor();
  await page.waitForSelector(DRAWN, { timeout: 30000 });
  assert.equal(await page.locator('.plot').count(), 0, 'an empty plot');
  await page.getByText('there is no course to be drawn').waitFor();
  await page.getByText('No die fell in this battle.').waitFor();
  await page.getByText('No dice decided it').waitFor();
  await page.getByRole('button', { name: 'Once more' }).waitFor();

  const two = await newGame(server), [a, b] = [two.with(two.keys.british), two.with(two.keys.american)];
  await a.say('draw');
  await b.say('accept');
  await page.goto(`${server.url}/#/end/${two.id}/${two.keys.american}`);
  await page.locator('h1').filter({ hasText: 'A draw by agreement' }).waitFor();
  assert.equal(await page.locator('.plot').count(), 0);
  await page.getByRole('button', { name: 'Offer a rematch, sides changed' }).click();
  await page.getByText('You offered a rematch').waitFor();
  await a.post('/rematch', {});
  await page.getByRole('link', { name: 'To the rematch' }).waitFor();
  await clean();
  await close();
});

for (const [width, height, theme] of [[1366, 768, 'day'], [390, 844, 'day'], [2560, 1440, 'lamp']]) {
  test(`axe finds nothing at ${width}×${height}, ${theme}, and nothing scrolls sideways`, { skip: skip || (width !== 390 && onlyFull), timeout: 60000 }, async () => {
    const { page, clean, close } = await openPage(browser, server, { width, height, theme, touch: width < 500 });
    await page.goto(ended.table.address());
    await page.waitForSelector(DRAWN, { timeout: 30000 });
    for (const d of await page.locator('.figures').all()) await d.evaluate((n) => { n.open = true; });
    const wide = await page.evaluate((w) => document.documentElement.scrollWidth - w, width);       /* a telephone would make the window wider instead */
    assert.ok(wide <= 0, `${wide} pixels too wide`);
    await page.evaluate(axe);
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    assert.deepEqual(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 120)).slice(0, 3).join(' | ')}`), []);
    await clean();
    await close();
  });
}
