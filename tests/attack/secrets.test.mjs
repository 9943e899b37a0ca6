// The last secret comes while somebody looks at a game whose dice are not sealed yet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newGame, sleep, startFaulty } from './lib.mjs';

test('a history that was begun before the last secret came is not the game\'s', async () => {
  const server = await startFaulty(), game = await newGame(server, { battle: 'lof-drill', dice: 'sealed' });        /* dice fall before the first order */
  const hands = Object.entries(game.keys).filter(([name]) => name !== 'watch').map(([, key]) => game.with(key)), watch = game.with(game.keys.watch);
  assert.equal((await hands[0].post('/secret', { secret: '01'.repeat(32) })).status, 200);
  server.faults('drowsy-ms 300\n');
  const look = watch.get('/line');                               /* its history is begun without dice, and put down after 600 ms */
  await sleep(300);
  assert.equal((await hands[1].post('/secret', { secret: '02'.repeat(32) })).status, 200);
  assert.equal((await look).status, 200);
  server.faults('');
  const done = await hands[0].order((await hands[0].view()).n + 1, 'concede');
  assert.equal(done.status, 200, done.text);
  const view = await watch.view(), line = await watch.get('/line');
  assert.equal(view.frozen, null);
  assert.ok(view.over);
  assert.equal(line.json.moves, view.moves);
  assert.equal(await server.stop(), 0);
});
