// Two browsers and one that watches, in Germantown: neither the page nor anything it was sent holds a secret of the other side before it is
// shown (GT-24.1). As in hidden-germantown.test.mjs two games that differ only in the secret must look the same.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launch, noBrowser, openPage } from './lib/browser.mjs';
import { inStep, sit } from './lib/field.mjs';
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
  await page.getByRole('combobox', { name: 'Order' }).fill(text);
  await page.getByRole('button', { name: 'Give' }).click();
  await page.getByRole('combobox', { name: 'Order' }).and(page.locator(':not([value])')).waitFor();
  await inStep(page, hand);
}

/** What is read on the page, and every byte that it was sent, without the names of game and key and who has a window open. */
async function knows({ page, sent }, game, key) {
  const plain = (text) => text.replaceAll(game.id, 'ID').replaceAll(key, 'KEY').replaceAll(server.url, '').replaceAll(/"here":(true|false)|"watching":\d+/g, '');
  return { read: plain(await page.locator('body').innerText()), sent: plain(await sent()) };
}

/** Pages of both sides and a watcher at the question `arrive` leads to; then the secret, by the order line; what the others know. */
async function afterSecret(arrive, secret) {
  const game = await secretGame(server), first = await arrive(game), hands = [game.hands[first], game.hands[1 - first], game.watch], at = [];
  for (const h of hands) {
    at.push(await openPage(browser, server, { bodies: true, width: 1000, height: 700 }));
    await sit(at.at(-1).page, server, game.id, h.key);
    await inStep(at.at(-1).page, h);
  }
  await order(at[0], hands[0], secret);
  for (const i of [1, 2]) await inStep(at[i].page, hands[i]);
  return { game, hands, at, first, other: await knows(at[1], game, hands[1].key), watch: await knows(at[2], game, hands[2].key) };
}

const close = async (games) => { for (const g of games) for (const p of g.at) { await p.clean(); await p.close(); } };

test('chits: the British page is the same whatever the American has committed', { skip, timeout: 120000 }, async () => {
  const games = [await afterSecret(async () => 0, 'commit 1'), await afterSecret(async () => 0, 'commit 3')];
  assert.equal(games[0].other.read, games[1].other.read);
  assert.equal(games[0].watch.read, games[1].watch.read);
  for (const g of games) assert.doesNotMatch(g.watch.sent, /"commit [0-3]"|commits [0-3]/, 'the watcher is sent the chits');
  for (const g of games) assert.doesNotMatch(g.other.sent, /commits [0-3]|"side":0,"order":"commit/, 'the British side is sent the chits');
  await order(games[1].at[1], games[1].hands[1], 'commit 2');
  for (const p of games[1].at) await p.page.getByText('The American side commits 3 momentum.').first().waitFor();
  await close(games);
});

test('tactics: the defender reads the same whatever was chosen, a watcher not a word; then all is shown at once', { skip, timeout: 240000 }, async () => {
  const games = [];
  for (const secret of ['play frontal', 'play withdraw']) games.push(await afterSecret(async (game) => (await toTactics(game)).first, secret));
  assert.equal(games[0].other.read, games[1].other.read);
  assert.equal(games[0].watch.read, games[1].watch.read);
  for (const g of games) {
    /* The defender has the same words among his own answers and what may be typed; not as an order of the other, nor in a sentence. */
    assert.doesNotMatch(g.other.sent, new RegExp(`"side":${g.first},"order":"play |Tactics: the attacker`));
    assert.equal(await g.at[2].page.getByRole('button', { name: new RegExp(tactics.join('|'), 'i') }).count(), 0, 'a watcher has answers to press');
    assert.doesNotMatch(g.watch.read, /Frontal Assault|\bWithdraw\b/);
  }
  await order(games[0].at[1], games[0].hands[1], 'play stand-fast');
  for (const p of games[0].at) await p.page.getByText('Tactics: the attacker Frontal Assault, the defender Stand Fast.').first().waitFor();
  await close(games);
});
