// A reader who had heard of what was lost comes back while orders are on their way to disk and workers are busy: whenever he is shown the present, it is said to be anew.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listen, newGame, sleep, startFaulty } from './lib.mjs';

test('a number from a future that was lost, while the disk is slow', { timeout: 60000 }, async () => {
  const server = await startFaulty(), twin = await newGame(server, { seed: 5 }), game = await newGame(server, { seed: 5 });
  const hands = (of) => [of.keys.british, of.keys.american].map((key) => of.with(key)), said = [];
  for (let n = 1; n <= 3; n++) {
    const { question } = await hands(twin)[0].view(), side = question.side, [order] = (await hands(twin)[side].view()).question.answers;
    assert.equal((await hands(twin)[side].order(n, order)).status, 200);
    said.push((at) => hands(at)[side].order(n, order));
  }
  assert.equal((await said[0](game)).status, 200);
  server.faults('sync-ms 1000\n');
  const stream = await listen(server, game.id, game.keys.watch, { lastEventId: 41 });      /* the first look after it began, which is noted: there is something on its way */
  await sleep(200);
  const second = said[1](game);
  await sleep(1300);
  server.faults('sync-ms 1000\ndrowsy-ms 700\n');
  const busy = Array.from({ length: 8 }, (_, i) => twin.with(twin.keys.watch).get(`/between?i=${i}`));
  assert.equal((await second).status, 200);
  server.faults('sync-ms 5000\ndrowsy-ms 700\n');
  const third = said[2](game);                                                             /* before a worker comes to tell him of the second */
  await Promise.all(busy);
  await sleep(2000);
  server.faults('');
  assert.equal((await third).status, 200);
  const first = await stream.until((s) => s.messages[0]);
  assert.equal(first.id, 3);
  assert.equal(first.data.anew, true);
  stream.close();
  assert.equal(await server.stop(), 0);
});
