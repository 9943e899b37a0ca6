// Orders sent one upon the other, before the first of them is on disk.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, chance, newGame, startFaulty } from './lib.mjs';

for (const rows of [3, 40]) test(`who takes back what is not yet on disk stops no game, after ${rows} orders`, async () => {
  const server = await startFaulty(), game = await newGame(server), hands = [game.keys.british, game.keys.american].map((key) => game.with(key));
  const { n, question } = await answers(hands, chance(3), rows), h = hands[question.side], { question: asked } = await h.view();
  server.faults('sync-ms 300\n');
  const order = h.order(n + 1, asked.answers[0]), undo = h.order(n + 2, 'undo');           /* the rows before it lie on disk, and no history of them is at hand */
  assert.deepEqual([(await order).status, (await undo).status], [200, 200], (await undo).text);
  server.faults('');
  const view = await h.view();
  assert.deepEqual([view.n, view.frozen], [n + 2, null]);
  assert.equal((await h.order(n + 3, 'concede')).status, 200);
  assert.equal(await server.stop(), 0);
});
