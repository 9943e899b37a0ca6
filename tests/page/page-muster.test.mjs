// page-muster.test.mjs -- a force of one's own, by points: picked by mouse, by keyboard and by touch, undone, typed, kept, sent
// as a link, and led into a battle. Which books build forces the server says; where none does there is no such room.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, noBrowser, openPage, picture, refusedOrders } from './lib/browser.mjs';
import { root, startServer } from './lib/server.mjs';

let server, browser, books = [], book;
before(async () => {
  if (noBrowser) return;
  server = await startServer({ env: { LINSTOCK_BATTLES: join(root, 'battles') } });
  browser = await launch();
  ({ books } = await ask('/api/muster'));
  book = books[0]?.rules && await ask(`/api/muster/${books[0].rules}`);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const ask = async (path, body) => (await fetch(`${server.url}${path}`, body && { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();

/** The room, open; skipped where no book builds forces. */
async function room(t, hash = '', options = {}) {
  if (!book) {
    t.skip('no book here builds forces');
    return null;
  }
  const opened = await openPage(browser, server, options), { page } = opened;
  await page.goto(`${server.url}/#/muster/${book.rules}${hash}`);
  await page.waitForSelector('.muster-total');
  return {
    ...opened,
    text: () => page.inputValue('#m-line'),
    total: () => page.locator('.muster-total').textContent(),
    changed: (from) => page.waitForFunction((was) => document.querySelector('#m-line').value !== was, from),
  };
}

test('home leads there only where forces are built', { skip: noBrowser }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  await page.goto(server.url);
  await page.waitForSelector('.battle-shelves');
  assert.equal(await page.locator('.to-muster a').count(), books.length);
  if (book) {
    await page.locator('.to-muster a').first().click();
    await page.waitForSelector('.muster-total');
  } else {
    await page.goto(`${server.url}/#/muster`);
    await page.waitForSelector('.trouble');
  }
  if (book) await clean();
  await close();
});

test('picked by mouse: the total, what is left and every breach stand there; undone and done again', { skip: noBrowser }, async (t) => {
  const r = await room(t);
  if (!r) return;
  const { page } = r, first = await r.text();
  assert.match(await r.total(), /\d+ of \d+ points, \d+ left Lawful/);
  const dear = book.kinds.reduce((a, b) => (b.cost > a.cost ? b : a));
  for (let i = 0; i < 3; i += 1) {
    const was = await r.text();
    await page.selectOption('#m-0-0-add', dear.word);
    await r.changed(was);
  }
  assert.match(await r.total(), /too many Unlawful/);
  const wrong = page.locator('.muster-breaches .wrong').first();
  assert.match(await wrong.textContent(), /costs \d+ points, \d+ more than its limit/);
  assert.ok(await wrong.locator('a.rule').count(), 'with its rule');
  await picture(page, 'muster');
  if (book.table) {
    await page.click('#m-fight');
    await page.locator('.refusal').filter({ hasText: /unlawful/ }).waitFor();
    assert.equal(await page.locator('.toast').count(), 0, 'said once, where it goes with the next change');
  }
  const full = await r.text();
  for (let i = 0; i < 3; i += 1) {
    const was = await r.text();
    await page.click('#m-undo');
    await r.changed(was);
  }
  assert.equal(await r.text(), first);
  await page.click('#m-redo');
  await r.changed(first);
  await page.keyboard.press('Control+z');
  await page.waitForFunction((was) => document.querySelector('#m-line').value === was, first);
  assert.notEqual(full, first);
  const points = await page.inputValue('#m-points');
  await page.fill('#m-points', '99999');
  await page.keyboard.press('Tab');
  await page.locator('.refusal').filter({ hasText: /1 to 10000/ }).waitFor();
  await page.waitForFunction((was) => document.querySelector('#m-points').value === was, points);
  await r.clean({ but: refusedOrders });
  await r.close();
});

test('by keyboard alone: a brigade is added, filled, named and moved', { skip: noBrowser }, async (t) => {
  const r = await room(t);
  if (!r) return;
  const { page } = r, groups = await page.locator('.muster-group').count();
  let was = await r.text();
  await page.focus('#m-0-group');
  await page.keyboard.press('Enter');
  await r.changed(was);
  assert.equal(await page.locator('.muster-group').count(), groups + 1);
  assert.match(await page.locator('.muster-breaches').textContent(), /has no \w+ yet/);
  was = await r.text();
  await page.focus(`#m-0-${groups}-add`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await r.changed(was);
  was = await r.text();
  await page.fill(`#m-0-${groups}-0-name`, 'My "own" regiment');
  await page.keyboard.press('Tab');
  await r.changed(was);
  assert.match(await r.text(), /"My own regiment"/);
  was = await r.text();
  await page.focus(`#m-0-${groups}-0-up`);
  await page.keyboard.press('Enter');
  await r.changed(was);
  assert.equal(await page.locator(`[aria-label="${book.group[0].toUpperCase()}${book.group.slice(1)} ${groups + 1}"] .muster-entry`).count(), 0, 'it went into the group before');
  await r.clean();
  await r.close();
});

test('the hand stays: it goes with what is moved, and to the nearest where something is taken out', { skip: noBrowser }, async (t) => {
  const r = await room(t);
  if (!r) return;
  const { page } = r, nation = book.nations[0].word, kind = book.kinds.find((k) => k.usual.includes(nation)).word;
  const press = async (id) => {
    const was = await r.text();
    if (id) await page.focus(id);
    await page.keyboard.press('Enter');
    await r.changed(was);
  };
  const held = () => page.waitForFunction(() => document.activeElement !== document.body).then(() => page.evaluate(() => `#${document.activeElement.id}`));
  if (!await page.locator('.muster-papers').getAttribute('open')) await page.click('.muster-papers summary');
  await page.fill('#m-line', `${nation} 150; ${kind} "A", ${kind} "B" / ${kind} "C"`);
  await page.click('#m-take');
  await page.waitForFunction(() => document.querySelectorAll('.muster-entry').length === 3);
  await press('#m-0-0-0-down');
  await page.waitForFunction(() => document.activeElement.id === 'm-0-0-1-down');
  await press();
  await page.waitForFunction(() => document.activeElement.id === 'm-0-1-0-down');
  assert.match(await r.text(), /"B" \/ .*"A", .*"C"/, 'the same one was moved twice');
  await press();
  await page.waitForFunction(() => document.activeElement.id === 'm-0-1-1-up', null, { timeout: 4000 });
  await press('#m-0-1-1-drop');
  assert.equal(await held(), '#m-0-1-0-drop');
  await press();
  assert.equal(await held(), '#m-0-1-add');
  await press('#m-0-1-drop');
  assert.equal(await held(), '#m-0-0-drop');
  await press('#m-undo');
  await press('#m-redo');
  assert.equal(await held(), '#m-undo', 'nothing more to do again');
  await r.clean();
  await r.close();
});

test('a line of text, a file and a link: taken whole, or refused with what is wrong', { skip: noBrowser }, async (t) => {
  const r = await room(t);
  if (!r) return;
  const { page } = r, first = await r.text(), nation = book.nations[0].word, kind = book.kinds.find((k) => k.usual.includes(nation)).word;
  if (!await page.locator('.muster-papers').getAttribute('open')) await page.click('.muster-papers summary');
  await page.fill('#m-line', `${nation} 150; ${kind}, QQQ`);
  await page.click('#m-take');
  await page.waitForSelector('.refusal:not([hidden])');
  assert.match(await page.locator('.refusal').textContent(), /"QQQ"/);
  await page.fill('#m-line', `${nation} 150; 3x ${kind}`);
  await page.click('#m-take');
  await page.waitForFunction((n) => document.querySelectorAll('.muster-entry').length === n, 3);
  assert.ok(await page.locator('.refusal').isHidden());

  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#m-save')]), folder = mkdtempSync(join(tmpdir(), 'muster-'));
  await download.saveAs(join(folder, 'force.yaml'));
  assert.match(readFileSync(join(folder, 'force.yaml'), 'utf8'), new RegExp(`rules: ${book.rules}`));
  writeFileSync(join(folder, 'bad.yaml'), readFileSync(join(folder, 'force.yaml'), 'utf8').replace(/^cost: .*/m, 'cost: 1'));
  await page.setInputFiles('#m-file', join(folder, 'bad.yaml'));
  await page.waitForSelector('.refusal:not([hidden])');
  assert.match(await page.locator('.refusal').textContent(), /do not add up/);
  await page.click('#m-undo');
  await page.waitForFunction((was) => document.querySelector('#m-line').value === was, first);
  await page.setInputFiles('#m-file', join(folder, 'force.yaml'));
  await page.waitForFunction((n) => document.querySelectorAll('.muster-entry').length === n, 3);

  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await page.waitForFunction((n) => document.querySelectorAll('.muster-entry').length === n, 3);
  for (const cut of [address.slice(0, -4), `${address}%2C`, `${address}%`]) {
    await page.goto('about:blank');
    await page.goto(cut);
    await page.waitForSelector('.muster-total');
    assert.match(await page.locator('.refusal').textContent(), /cut short or changed/);
  }
  await r.close();
});

test('suggested, against another of as many points, and into a battle at a click', { skip: noBrowser }, async (t) => {
  const r = await room(t);
  if (!r || !book.table) return;
  const { page } = r;
  let was = await r.text();
  await page.click('#m-suggest');
  await r.changed(was);
  assert.match(await r.total(), /Lawful/);
  was = await r.text();
  await page.click('#m-side-1');
  await r.changed(was);
  assert.match(await page.locator('.muster-battle').textContent(), /Against /);
  // One's own side is the one that is chosen, whichever that is; and back leads to both forces as they were.
  const theirs = await r.text(), sides = [];
  for (const nation of book.nations.slice(0, 2)) {
    await page.goto(`${server.url}/#/muster/${book.rules}`);
    await page.waitForSelector('.muster-total');
    await page.click('#m-side-0');
    was = await r.text();
    if (!was.startsWith(nation.word)) {
      await page.selectOption('#m-nation', nation.word);
      await r.changed(was);
    }
    was = await r.text();
    await page.click('#m-suggest');
    await r.changed(was);
    const mine = await r.text();
    await page.click('#m-fight');
    await page.waitForSelector('.newgame');
    assert.match(await page.locator('.newgame header').textContent(), / against .*points\./);
    sides.push(await page.locator('label:has([name=side]:checked)').textContent());
    assert.ok(sides.at(-1).includes(nation.name), `${sides.at(-1)} is ${nation.name}`);
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForSelector('.muster-total');
    assert.equal(await r.text(), mine);
    await page.click('#m-side-1');
    await r.changed(mine);
    assert.equal(await r.text(), theirs);
  }
  await page.click('#m-fight');
  await page.waitForSelector('.newgame');
  await page.click('text=Two at this screen');
  await page.click('.begin');
  await page.waitForFunction(() => location.hash.startsWith('#/game/'));
  await page.goto(`${server.url}/#/`);
  await page.waitForSelector('.shelf .acts a');
  assert.match(await page.locator('.shelf .game').first().textContent(), /by points/);
  await r.close();
});

test('two forces by the lists, built by mouse, printed, fought', { skip: noBrowser }, async (t) => {
  const listed = await Promise.all(books.map((b) => ask(`/api/muster/${b.rules}`))).then((all) => all.find((b) => b.lists.length && b.roster && b.table));
  if (!listed) {
    t.skip('no book here has lists');
    return;
  }
  const { page, clean, close } = await openPage(browser, server), text = () => page.inputValue('#m-line');
  const changed = (from) => page.waitForFunction((was) => document.querySelector('#m-line').value !== was, from);
  const pick = async (selector, value) => {
    const was = await text();
    await page.selectOption(selector, value);
    await changed(was);
  };
  await page.goto(`${server.url}/#/muster/${listed.rules}`);
  await page.waitForSelector('.muster-total');
  const own = listed.lists.filter((l) => l.nation === listed.lists[0].nation && l.war === listed.lists[0].war);
  for (let side = 0; side < 2; side += 1) {
    if (side) {
      const was = await text();
      await page.click('#m-side-1');
      await changed(was);
    }
    if (await page.locator('.muster-papers').getAttribute('open') === null) await page.click('.muster-papers summary');
    await page.fill('#m-line', `${own[0].nation} ${own[0].war} ${listed.points}`);
    await page.click('#m-take');
    await page.waitForFunction(() => !document.querySelector('.muster-entry'));
    let was = await text();
    await page.click('#m-division');
    await changed(was);
    was = await text();
    await page.click('#m-0-group');
    await changed(was);
    const plain = own.findIndex((l) => !l.chosen.length);
    for (const at of ['#m-0-0-add', '#m-0-0-add', '#m-0-1-add', '#m-0-1-add']) await pick(at, `list ${plain}`);
    assert.match(await page.locator('.muster-total').textContent(), /Lawful/);
    assert.equal(await page.locator('#m-division').count(), listed.divisions_most === 1 ? 0 : 1, 'another division is offered where it can be lawful');
  }
  await pick('#m-0-0-0-coat', listed.cloths[2]);
  await pick('#m-0-0-0-facings', listed.cloths[0]);
  assert.match(await text(), new RegExp(`in ${listed.cloths[2]} faced ${listed.cloths[0]}`));
  const special = own.findIndex((l) => l.chosen.length);
  await pick('#m-0-0-add', `list ${special}`);
  assert.match(await text(), new RegExp(own[special].name));
  const before = await text();
  await page.check(`#m-term-${listed.terms[0].word}`);
  await changed(before);
  assert.match(await text(), new RegExp(` ${listed.terms[0].word}[ ;]`));
  await picture(page, 'muster-lists');
  await page.click('#m-undo');
  await page.waitForFunction((was) => document.querySelector('#m-line').value === was, before);
  for (const button of ['#m-roster', '#m-cut']) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
    assert.match(readFileSync(await download.path(), 'latin1').slice(0, 5), /%PDF/);
  }
  await page.click('#m-0-0-2-drop');
  await page.waitForFunction(() => document.querySelectorAll('.muster-entry').length === 4);
  await page.click('#m-fight');
  await page.waitForSelector('.newgame');
  await page.click('text=Two at this screen');
  await page.click('.begin');
  await page.waitForFunction(() => location.hash.startsWith('#/game/'));
  await clean();
  await close();
});

test('by touch, on a small screen, it keeps within its width', { skip: noBrowser }, async (t) => {
  const r = await room(t, '', { width: 390, height: 800, touch: true });
  if (!r) return;
  const { page } = r, was = await r.text();
  await page.tap('#m-0-0-0-twin');
  await r.changed(was);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 390, 'nothing sticks out');      // what does widens the window, too
  await r.close();
});
