// A row far back is found to be damaged while another order is on its way to disk: the game is shown as it stood before the damage, not with the number of then and the pieces of now.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, assertRefused, chance, faults, hand, newGame, sleep, sql, startServer, tempFolder } from './lib.mjs';

test('damage that is found by who takes back what is not yet on disk', { timeout: 120000 }, async () => {
  const folder = tempFolder(), data = folder.path, disk = faults();
  let server = await startServer({ data });
  const game = await newGame(server, { seed: 5 }), keys = [game.keys.british, game.keys.american], at = 20, rng = chance(5);
  const before = await answers(keys.map((key) => hand(server, game.id, key)), rng, at - 1);
  assert.equal(before.n, at - 1);
  const last = await answers(keys.map((key) => hand(server, game.id, key)), rng, 150);
  assert.equal(await server.stop(), 0);
  assert.ok(sql(data, 'SELECT max(n) FROM snapshot')[0][0] > at, 'it is opened without its beginning');
  sql(data, `UPDATE journal SET hash = hash + 1 WHERE n = ${at}`);
  server = await startServer({ data, env: disk.env });
  const h = hand(server, game.id, keys[last.question.side]), { n, question } = await h.view();
  assert.equal(n, last.n);
  disk.set('sync-ms 1200\n');
  const order = h.order(n + 1, question.answers[0]);
  await sleep(200);
  const undo = await h.order(n + 2, 'undo');
  await order;
  disk.set('');
  assertRefused(undo, 409, 'frozen');
  const view = await h.view();
  assert.match(view.frozen, /^Number 20 of the journal/);
  assert.deepEqual([view.n, view.moves], [before.n, before.moves]);
  assert.deepEqual(view.pieces, before.pieces);
  assert.equal((await h.get('/line')).json.moves, before.moves);
  assert.equal(await server.stop(), 0);
  folder.drop();
});
