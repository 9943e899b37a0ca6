// What is refused tells of what was said just before, and of its dice: it waits for the disk as a look does, or whoever sends nonsense after each order would see dice that are never kept, and those to come.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, assertRefused, chance, newGame, sleep, startFaulty } from './lib.mjs';

test('a refusal of what follows an order waits for that order, and tells nothing of one that was not kept', async () => {
  const server = await startFaulty(), game = await newGame(server), hands = [game.keys.british, game.keys.american].map((key) => game.with(key));
  const { n, question } = await answers(hands, chance(3), 5), h = hands[question.side], { question: asked } = await h.view();
  server.faults('sync-ms 700\nsync-fails 1\n');
  const order = h.order(n + 1, asked.answers[0]);
  await sleep(200);
  const after = [h.order(n + 2, 'march Z99 to Q0'), h.order(undefined, 'close'), h.dice(n + 2, [1])];
  assertRefused(await order, 503, 'disk');
  for (const no of await Promise.all(after)) assertRefused(no, 503, 'disk');
  server.faults('');
  for (let i = 0; i < 80 && (await h.view()).warning; i++) await sleep(100);
  assert.equal((await h.view()).n, n);
  server.faults('sync-ms 700\n');
  const kept = h.order(n + 1, asked.answers[0]).then((a) => [a.status, performance.now()]);
  await sleep(200);
  const later = await h.order(n + 2, 'march Z99 to Q0'), at = performance.now();
  assertRefused(later, 422, later.json.code);
  assert.equal((await kept)[0], 200);
  assert.ok(at > (await kept)[1] - 100, 'not before the order is kept');
  server.faults('');
  assert.equal(await server.stop(), 0);
});

test('an opening that is not kept is told by no refusal', async () => {
  const server = await startFaulty(), game = await newGame(server, { battle: 'lof-drill', dice: 'sealed', seed: undefined });
  const hands = Object.entries(game.keys).filter(([name]) => name !== 'watch').map(([, key]) => game.with(key));
  assert.equal((await hands[0].post('/secret', { secret: '01'.repeat(32) })).status, 200);
  server.faults('sync-ms 700\nsync-fails 1\n');
  const secret = hands[1].post('/secret', { secret: '02'.repeat(32) });
  await sleep(200);
  const asked = hands.map((h) => h.order(3, 'close'));
  assertRefused(await secret, 503, 'disk');
  for (const no of await Promise.all(asked)) assertRefused(no, 503, 'disk');
  server.faults('');
  assert.equal(await server.stop(), 0);
});
