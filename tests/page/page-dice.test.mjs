// Dice of every size in the page: drawn as what they are, read in by button and by digits, shown in the tray, in a
// replay and in the luck of a game. The toy's scouts throw three of four faces, one of twenty, two of 0 to 9.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser, openPage } from './lib/browser.mjs';
import { inStep, sit } from './lib/field.mjs';
import { startToy, toy } from './lib/server.mjs';

const skip = noBrowser || (existsSync(toy) ? false : 'linstock_toy is not built');
let server, browser;
before(async () => {
  if (skip) return;
  server = await startToy();
  browser = await launch();
});
after(async () => {
  if (skip) return;
  await browser.close();
  assert.equal(await server.stop(), 0);
});

const scouts = (more) => newGame(server, { battle: 'outposts', options: 'fog=off,scouts=on', hotseat: true, ...more });

/** What the tray shows: [kind, label] of every die. */
const shown = (page, within) => page.locator(`${within} .die`).evaluateAll((dice) => dice.map((d) => [d.dataset.die, d.getAttribute('aria-label')]));

test('typed dice of four, twenty and ten faces: every face has a button, digits too, and a 0 is a face', { skip }, async () => {
  const game = await scouts({ dice: 'typed', seed: undefined }), h = game.with(game.keys.both);
  for (const order of ['plan hold', 'plan hold', 'scout R1']) await h.say(order);
  const { page, clean, close } = await openPage(browser, server);
  await sit(page, server, game.id, h.key);
  const done = page.getByRole('button', { name: 'These are the dice' }), faces = page.getByRole('group', { name: 'Faces' }).getByRole('button');
  const labels = () => faces.evaluateAll((list) => list.map((b) => b.getAttribute('aria-label')));
  const type = async (...keys) => { for (const key of keys) await page.keyboard.press(key); };

  await page.getByText('Throw 3 dice').waitFor();
  assert.deepEqual(await labels(), ['1', '2', '3', '4']);
  await page.locator('.stage').focus();
  await type('5', '0');                                         /* no faces of this die */
  assert.ok(await done.isDisabled());
  await type('2', '3', '4');
  assert.deepEqual((await shown(page, '.slots')).map(([kind]) => kind), ['4', '4', '4']);
  await type('Enter');

  await page.getByText('Throw 1 die').waitFor();
  assert.deepEqual(await labels(), Array.from({ length: 20 }, (_, i) => String(i + 1)));
  await page.locator('.stage').focus();
  await type('1');                                              /* may become a 12 */
  assert.ok(await done.isDisabled());
  assert.equal(await page.locator('.slot').textContent(), '1');
  await type('Backspace', '1', '2');
  assert.deepEqual(await shown(page, '.slots'), [['20', 'a 12 on a die of 20 faces']]);
  await type('Backspace', '1', 'Enter');                        /* or stay a 1 */
  assert.deepEqual(await shown(page, '.slots'), [['20', 'a 1 on a die of 20 faces']]);
  await type('Backspace', '2', '0', 'Enter');

  await page.getByText('Throw 2 dice').waitFor();
  assert.deepEqual(await labels(), Array.from({ length: 10 }, (_, i) => String(i)));
  await faces.first().click();
  await page.locator('.stage').focus();
  await type('9');
  assert.deepEqual(await shown(page, '.slots'), [['0-9', 'a 0 on a die of 0 to 9'], ['0-9', 'a 9 on a die of 0 to 9']]);
  await done.click();
  await done.waitFor({ state: 'detached' });
  await inStep(page, h, { bots: false });
  assert.ok(JSON.stringify(await shown(page, '.tray')).includes('["0-9","a 9 on a die of 0 to 9"]'));
  if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}-tray.png` });
  await h.say('concede');
  assert.match((await h.get('/record')).text, /scout R1 += 2 3 4 20 0 9\n/);
  await clean();
  await close();
});

test('the wire: kinds of dice in question, events, entries and luck; what is no face is refused', { skip }, async () => {
  const game = await scouts({ dice: 'typed', seed: undefined }), h = game.with(game.keys.both);
  for (const order of ['plan hold', 'plan hold', 'scout R1']) await h.say(order);
  const roll = async (...faces) => h.dice((await h.view()).n + 1, faces);
  assert.equal((await roll(1, 2, 3)).status, 200);
  assert.equal((await roll(20)).status, 200);
  const { question } = await h.view();
  assert.deepEqual([question.dice.n, question.dice.faces, question.dice.low], [2, 10, 0]);
  for (const [wrong, status] of [[[0, 10], 422], [[0, -1], 400], [[0, '0'], 400], [[0, null], 400], [[0, 0.5], 400]]) assert.equal((await roll(...wrong)).status, status, JSON.stringify(wrong));
  assert.equal((await roll(0, 0)).status, 200);
  await h.say('concede');
  const { events } = (await h.get('/at?n=3')).json;
  assert.deepEqual(events.filter((e) => e.faces.length).map((e) => [e.die, e.faces]), [['4', [1, 2, 3]], ['20', [20]], ['0-9', [0, 0]]]);
  const { entries } = (await h.get('/line')).json;
  assert.deepEqual([entries[2].dice, entries[2].of], [[1, 2, 3, 20, 0, 0], '4*3 20 0-9*2']);
  const { rolls } = (await h.get('/luck')).json;
  assert.deepEqual(rolls.map((r) => [r.of, r.sum, r.expected, r.percentile]), [['4', 6, 7.5, 0.2344], ['20', 20, 10.5, 0.025], ['0-9', 0, 9, 0.005]]);
});

test('a replay and the luck of a game show each die as what it is; sealed ones are counted again in the page', { skip }, async () => {
  const game = await scouts({ dice: 'sealed', seed: undefined, hotseat: false }), hands = [game.with(game.keys.red), game.with(game.keys.blue)];
  for (const [i, hand] of hands.entries()) {
    const secret = await hand.post('/secret', { secret: ['ab', '17'][i].repeat(32) });
    assert.equal(secret.status, 200, secret.text);
  }
  for (const [side, order] of [[0, 'plan hold'], [1, 'plan hold'], [0, 'scout R1'], [0, 'scout R2'], [0, 'concede']]) await hands[side].say(order);
  const [h] = hands, record = (await h.get('/record')).text;
  assert.match(record, /\[DiceFaces "4\*3 20 0-9\*2 4\*3 20 0-9\*2"\]/);
  const { page, clean, close } = await openPage(browser, server);
  await page.goto(`${server.url}/#/luck/${game.id}/${h.key}`);
  await page.getByText('All 12 dice are as sealed.').waitFor();
  assert.deepEqual((await shown(page, '.roll-table')).map(([kind]) => kind), ['4', '4', '4', '20', '0-9', '0-9', '4', '4', '4', '20', '0-9', '0-9']);
  await page.goto(`${server.url}/#/replay/${game.id}/${h.key}/3`);
  await page.locator('.cast .die[data-die="0-9"]').first().waitFor();
  await clean();
  await close();
});

test('every die from three faces to twenty is drawn, within its box, with a label, by day and by lamp', { skip }, async () => {
  for (const theme of ['day', 'lamp']) {
    const { page, clean, close } = await openPage(browser, server, { theme });
    await page.goto(server.url);
    const kinds = ['0-9', '0-5', ...Array.from({ length: 19 }, (_, i) => String(i + 2))];
    const drawn = await page.evaluate(async (list) => {
      const { die, kindOf } = await import('/js/die.js');
      const box = document.createElement('div');
      box.className = 'cast gallery';
      box.style.cssText = 'font-size: 40px; padding: 8px;';
      document.body.replaceChildren(box);
      return list.map((kind) => {
        const d = die(kindOf(kind).high, kind);
        box.append(d);
        const outer = d.getBoundingClientRect(), colour = getComputedStyle(d.querySelector('.die-pip')).fill, body = getComputedStyle(d.querySelector('.die-body')).fill;
        const inside = [...d.children].every((c) => {
          const b = c.getBoundingClientRect();
          return b.left >= outer.left - 0.5 && b.right <= outer.right + 0.5 && b.top >= outer.top - 0.5 && b.bottom <= outer.bottom + 0.5;
        });
        return { kind, inside, label: d.getAttribute('aria-label'), legible: colour !== body, shape: d.querySelector('.die-body').getAttribute('points') ?? d.querySelector('.die-body').tagName, text: d.textContent };
      });
    }, kinds);
    for (const d of drawn) {
      assert.ok(d.inside, `the die ${d.kind} leaves its box`);
      assert.ok(d.legible, `the die ${d.kind} cannot be read (${theme})`);
      assert.match(d.label, d.kind === '6' ? /^a 6$/ : d.kind.startsWith('0-') ? /^a \d on a die of 0 to \d$/ : /^an? \d+ on a die of \d+ faces$/);
      if (d.kind !== '6') assert.equal(d.text, String(d.kind).split('-').at(-1));
    }
    const shapes = Object.fromEntries(drawn.map((d) => [d.kind, d.shape]));
    assert.equal(new Set(['3', '4', '6', '8', '10', '12', '20'].map((k) => shapes[k])).size, 7, 'each solid looks its own way');
    assert.equal(shapes['0-9'], shapes['10']);
    if (process.env.LOOK) await page.locator('.gallery').screenshot({ path: `${process.env.LOOK}-${theme}.png` });
    await clean();
    await close();
  }
});
