// page-guide.test.mjs -- what a newcomer reads: battles by book, length, size and difficulty at home, the last opponent again;
// the guides; the key to a field.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { launch, noBrowser, openPage } from './lib/browser.mjs';
import { root, startServer } from './lib/server.mjs';

let server, browser;
before(async () => {
  if (noBrowser) return;
  server = await startServer({ env: { LINSTOCK_BATTLES: join(root, 'battles') } });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const ask = async (path, body) => (await fetch(`${server.url}${path}`, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();

test('home: battles by book, the shortest, smallest and easiest first', { skip: noBrowser }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const { battles } = await ask('/api/battles');
  await page.goto(server.url);
  await page.waitForSelector('.battle-shelves .battle');
  const titles = () => page.locator('.battle-title').allTextContents();
  const sorted = (by) => [...battles].sort((a, b) => by(a) - by(b)).map((b) => b.title);
  assert.deepEqual(await page.locator('.battle-shelves > .book').allTextContents(), [...new Set(battles.map((b) => b.rules_name))], 'each book has its heading');
  assert.ok(battles.every((b) => b.minutes && b.difficulty), 'every battle says how long and how hard it is');
  assert.equal(await page.locator('.facts dt', { hasText: 'To learn' }).count(), battles.length);
  assert.equal(await page.locator('.facts dd', { hasText: /turns, \d+ to \d+/ }).count(), 0, 'turns that only have numbers are not named');
  await page.selectOption('#battles-by', 'length');
  assert.deepEqual(await titles(), sorted((b) => b.minutes));
  await page.selectOption('#battles-by', 'size');
  assert.deepEqual(await titles(), sorted((b) => b.pieces));
  await page.selectOption('#battles-by', 'hard');
  assert.deepEqual(await titles(), sorted((b) => ['easy', 'middling', 'hard'].indexOf(b.difficulty)));
  await page.reload();
  await page.waitForSelector('.battle-shelves .battle');
  assert.equal(await page.inputValue('#battles-by'), 'hard', 'the order is remembered');
  await clean();
  await close();
});

test('home: the last opponent once more, sides changed', { skip: noBrowser }, async () => {
  const { page, close } = await openPage(browser, server);
  await page.addInitScript(() => localStorage.setItem('linstock', JSON.stringify({ games: [{ game: 'gone', key: '0', role: 'british', battle: 'brandywine-1777', title: 'A battle', seats: ['person', 'doctrine'] }] })));
  await page.goto(server.url);
  const again = page.locator('.once-more a');
  assert.equal(await again.textContent(), 'Doctrine once more, sides changed');
  assert.match(await page.locator('.home > section').first().getAttribute('class'), /shelf/, 'his games come first for one who has some');
  await again.click();
  await page.waitForSelector('form.newgame');
  assert.ok(await page.locator('input[name=side][value=american]').isChecked());
  assert.ok(await page.locator('input[name=who][value=bot]').isChecked());
  await close();
});

test('guides: read in the page, with chapters, rules and pictures', { skip: noBrowser }, async () => {
  const { guides } = await ask('/guide/index.json'), books = new Set((await ask('/api/battles')).battles.map((b) => b.rules));
  const { page, clean, close } = await openPage(browser, server);
  for (const b of books) assert.ok(guides.some((g) => g.name === b), `${b} has a guide`);
  await page.goto(`${server.url}/#/guide`);
  await page.locator('.guide-list a').nth(guides.length - 1).waitFor();
  assert.deepEqual(await page.locator('.guide-list a').allTextContents(), guides.map((g) => g.title));
  for (const g of guides) {
    await page.goto(`${server.url}/#/guide/${g.name}`);
    await page.locator('.guide h1', { hasText: g.title }).waitFor();
    const heads = await page.locator('.guide h2').count(), whole = books.has(g.name);      // or about one thing that several books have
    assert.ok(heads > (whole ? 10 : 3), `${g.name} has its chapters`);
    assert.equal(await page.locator('.chapters li').count(), heads);
    assert.ok(await page.locator('.guide .rules-named a.rule').count() > (whole ? 40 : 9), 'rules are links');
    const text = await page.locator('.guide article').innerText();
    assert.doesNotMatch(text, /\*\*|\]\(|<!--|^#+ /m, 'nothing is left of the Markdown');
    const last = page.locator('.chapters a').last(), title = await last.textContent();
    await last.click();
    await page.waitForFunction((t) => document.activeElement?.id.startsWith('guide-') && document.activeElement.textContent === t, title);      // the heading, not the link to it
    const picture = page.locator('.guide img').first();
    await picture.scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('.guide img').naturalWidth > 100);
    const broken = await page.evaluate(async () => (await Promise.all([...document.querySelectorAll('.guide img')].map(async (i) => ((await fetch(i.src)).ok ? null : i.src)))).filter(Boolean));
    assert.deepEqual(broken, [], 'every picture is there');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, 'nothing runs off the side');
  }
  await clean();
  await close();
});

test('the key to a field: what is there, what it means, how it is won', { skip: noBrowser }, async () => {
  for (const battle of ['brandywine-1777', 'cowpens-1781']) {
    const lesson = await ask(`/api/lessons/${battle}`, {}), key = lesson.keys.british ?? lesson.keys.american;
    const { page, clean, close } = await openPage(browser, server);
    await page.goto(`${server.url}/#/game/${lesson.game}/${key}`);
    await page.getByRole('button', { name: 'Key', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Key to this field' });
    await dialog.waitFor();
    const words = await dialog.innerText(), whole = await ask(`/api/battles/${battle}`);
    for (const level of whole.levels) assert.ok(words.includes(level), `how it may end: ${level}`);
    assert.match(words, /As it stands/);
    assert.match(words, /Woods/);
    assert.match(words, /Road/);
    assert.match(words, /Infantry/);
    // A counter part by part: of every number that stands on one the book says what it means.
    for (const row of whole.counter.filter((r) => ['first', 'second'].includes(r.part) && !r.kinds)) {
      const line = dialog.locator('.key-counter dl > div').filter({ hasText: row.text });
      assert.match(await line.locator('.key-value').first().textContent(), /^\d+$/, row.name);
    }
    assert.ok(await dialog.getByRole('link', { name: /guide/ }).count(), 'the guide of these rules is a link');
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/key-${battle}.png` });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await clean();
    await close();
  }
});
