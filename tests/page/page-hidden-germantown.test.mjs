// Two browsers and one that watches, in Germantown: neither the page nor anything it was sent holds a secret of the other side before it is
// shown (GT-24.1). As in hidden-germantown.test.mjs two games that differ only in the secret must look the same.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launch, noBrowser, openPage } from './lib/browser.mjs';
import { inStep, sit } from './lib/field.mjs';
import { sleep } from './lib/server.mjs';
import { program, secretBattles, secretGame, startGermantown, tactics, toTactics } from './lib/secrets.mjs';

const skip = noBrowser || (existsSync(program) ? false : `${program} is not built`);
let server, battles, browser;
before(async () => {
  if (skip) return;
  battles = secretBattles();
  server = await startGermantown(battles);
  browser = await launch();
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
  battles.drop();
});

/** The order line, as a player types it. */
async function order({ page }, hand, text) {
  await page.getByRole('combobox', { name: 'Order' }).waitFor();
  await page.getByRole('combobox', { name: 'Order' }).fill(text);
  await page.getByRole('button', { name: 'Give' }).click();
  await page.getByRole('combobox', { name: 'Order' }).and(page.locator(':not([value])')).waitFor();
  await inStep(page, hand);
}

/** The cards lie on the table and, for who is asked with a table to look at, that is there too: nothing more will come by itself. */
async function atRest({ page }, table) {
  await page.locator('.laid').waitFor();
  if (table) await page.locator('.what-if').waitFor();
}

/** What is read beside the map (strips and plates on it come and go with the clock), and every byte that it was sent, without the names of game and key and who has a window open. */
async function knows({ page, sent }, game, key) {
  const plain = (text) => text.replaceAll(game.id, 'ID').replaceAll(key, 'KEY').replaceAll(server.url, '').replaceAll(/"here":(true|false)|"watching":\d+/g, '');
  return { read: plain((await page.locator('.standing, .prompt, .panels').allInnerTexts()).join('\n')), sent: plain(await sent()) };
}

/** Pages of both sides and a watcher at the question `arrive` leads to; then the secret, by the order line; what the others know. */
async function afterSecret(arrive, secret, { table = false } = {}) {
  const game = await secretGame(server), first = await arrive(game), hands = [game.hands[first], game.hands[1 - first], game.watch], at = [];
  for (const h of hands) {
    at.push(await openPage(browser, server, { bodies: true, width: 1000, height: 700 }));
    await sit(at.at(-1).page, server, game.id, h.key);
    await inStep(at.at(-1).page, h);
  }
  await order(at[0], hands[0], secret);
  for (const i of [1, 2]) {
    await inStep(at[i].page, hands[i]);
    await atRest(at[i], table && i === 1);
  }
  return { game, hands, at, first, other: await knows(at[1], game, hands[1].key), watch: await knows(at[2], game, hands[2].key) };
}

/** What there is to choose from, before anything is chosen. */
const OFFERED = /"(answers|said|cards)":\[[^\]]*\]/g;

/** Has this page been told so, at last? */
async function toldOf({ sent }, words) {
  for (let i = 0; i < 400; i++) {
    if ((await sent()).includes(words)) return;
    await sleep(100);
  }
  assert.fail(`"${words}" was not told`);
}

const close = async (games) => { for (const g of games) for (const p of g.at) { await p.clean(); await p.close(); } };

test('chits: the British page is the same whatever the American has committed', { skip, timeout: 600000 }, async () => {
  const games = [await afterSecret(async () => 0, 'commit 1'), await afterSecret(async () => 0, 'commit 3')];
  assert.equal(games[0].other.read, games[1].other.read);
  assert.equal(games[0].watch.read, games[1].watch.read);
  for (const g of games) assert.doesNotMatch(g.watch.sent.replaceAll(OFFERED, ''), /"commit [0-3]"|commits [0-3]/, 'the watcher is sent the chits');
  for (const g of games) assert.doesNotMatch(g.other.sent, /commits [0-3]|"side":0,"order":"commit/, 'the British side is sent the chits');
  await order(games[1].at[1], games[1].hands[1], 'commit 2');
  for (const p of games[1].at) await toldOf(p, 'The American side commits 3 momentum.');
  await close(games);
});

test('tactics: the defender reads the same whatever was chosen, a watcher not a word; then all is shown at once', { skip, timeout: 900000 }, async () => {
  const games = [];
  for (const secret of ['play frontal', 'play withdraw']) games.push(await afterSecret(async (game) => (await toTactics(game)).first, secret, { table: true }));
  assert.equal(games[0].other.read, games[1].other.read);
  assert.equal(games[0].watch.read, games[1].watch.read);
  for (const g of games) {
    assert.match(g.other.read, /lies face down/, 'that the other has chosen is seen');
    assert.equal(await g.at[1].page.locator('.laid .card-face').count(), 0, 'the other\'s card has a face');
    /* The defender has the same words among his own answers and what may be typed; not as an order of the other, nor in a sentence. */
    assert.doesNotMatch(g.other.sent, new RegExp(`"side":${g.first},"order":"play |Tactics: the attacker`));
    assert.equal(await g.at[2].page.getByRole('button', { name: new RegExp(tactics.join('|'), 'i') }).count(), 0, 'a watcher has answers to press');
    assert.doesNotMatch(g.watch.read, /Frontal Assault|\bWithdraw\b/);
  }
  await order(games[0].at[1], games[0].hands[1], 'play stand-fast');
  for (const p of games[0].at) {
    await toldOf(p, 'Tactics: the attacker Frontal Assault, the defender Stand Fast.');
    await p.page.getByText('Frontal Assault against Stand Fast').first().waitFor();
  }
  await close(games);
});
