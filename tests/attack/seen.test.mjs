// A game that is about to be given up is opened while the disk refuses: that somebody was there is written as soon as it can be, or the game would go though he came in time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faults, hand, newGame, sleep, sql, startServe, tempFolder } from './lib.mjs';

const DAY = 24 * 3600, now = () => Math.floor(Date.now() / 1000);

test('whoever opens a game that is due while the disk fails, and again when it does not, keeps it', async () => {
  const folder = tempFolder(), data = folder.path, disk = faults(), words = ['--unbegun-days', '30'];
  let server = await startServe(words, { data });
  const game = await newGame(server);
  assert.equal(await server.stop(), 0);
  sql(data, `UPDATE game SET seen = ${now() - 31 * DAY}, leaves = ${now() + 3 * DAY} WHERE id = '${game.id}'`);
  server = await startServe(words, { data, env: disk.env });
  const h = hand(server, game.id, game.keys.british);
  disk.set('sync-fails 1\n');
  assert.equal((await h.get()).status, 200);
  for (let i = 0; i < 80 && !(await h.view()).warning; i++) await sleep(50);
  assert.ok((await h.view()).warning);
  disk.set('');
  for (let i = 0; i < 80 && (await h.view()).warning; i++) await sleep(100);
  assert.ok((await h.view()).kept_until > now() + 30 * DAY);
  assert.equal(await server.stop(), 0);
  const [[seen, leaves]] = sql(data, `SELECT seen, leaves FROM game WHERE id = '${game.id}'`);
  assert.ok(seen > now() - DAY, 'it is known that somebody was there');
  assert.equal(leaves, null, 'and it does not leave');
  folder.drop();
});
