// A disk that cannot be read while a game is taken up: it is not opened, and opened later as it is; never with the seats of once, and never told not to be there.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, chance, faults, hand, newGame, sql, startServer, tempFolder } from './lib.mjs';

test('a game whose rows cannot be read, now this one and now that', { timeout: 240000 }, async () => {
  const folder = tempFolder(), data = folder.path, disk = faults();
  let server = await startServer({ data });
  const game = await newGame(server, { seed: 5 }), [british, american] = [game.keys.british, game.keys.american].map((key) => game.with(key)), old = game.keys.american;
  const { n } = await answers([british, american], chance(5), 12), { invitation } = (await american.post('/leave', {})).json;
  const taken = await hand(server, game.id, invitation).post('/take', { key: 'ab'.repeat(16) });
  assert.equal(taken.status, 200, taken.text);
  for (let i = 0; i < 30; i++) await newGame(server, { seed: i });                /* so that they do not all lie on one page */
  assert.equal(await server.stop(), 0);
  sql(data, 'PRAGMA wal_checkpoint(TRUNCATE)');
  const seen = [];
  for (let k = 1; k <= 12; k++) {
    server = await startServer({ data, env: disk.env });
    await newGame(server, { seed: k });                                           /* what was read as it started is read again */
    disk.set(`read-fails ${k}\n`);
    const first = await hand(server, game.id, k % 2 ? old : 'ab'.repeat(16)).get(), statuses = [first.status];
    disk.set('');
    if (first.status === 200) assert.equal(first.json.n, n, `${k}: the game as it is`);
    for (const [key, right] of [[old, 403], ['ab'.repeat(16), 200]]) statuses.push((await hand(server, game.id, key).get()).status, right);
    seen.push(`${k}: ${statuses.join(' ')}`);
    assert.ok(k % 2 ? [403, 409, 503].includes(first.status) : [200, 409, 503].includes(first.status), `${k}: ${first.status} ${first.text}`);
    assert.deepEqual([statuses[1], statuses[3]], [403, 200], `${k}: whose seat it is ${statuses}`);
    assert.equal((await hand(server, game.id, 'ab'.repeat(16)).view()).n, n);
    await server.stop();
  }
  console.log(`# ${seen.join('; ')}`);
  folder.drop();
});

test('a journal that cannot be read for a while: nobody is shown half of it, then or later', { timeout: 240000 }, async () => {
  const folder = tempFolder(), data = folder.path, disk = faults();
  let server = await startServer({ data });
  const game = await newGame(server, { seed: 5 }), hands = [game.keys.british, game.keys.american].map((key) => game.with(key));
  const { n, moves } = await answers(hands, chance(5), 180), seen = [];
  assert.equal(await server.stop(), 0);
  for (let k = 1; k <= 6; k++) {
    server = await startServer({ data, env: disk.env });
    const h = hand(server, game.id, game.keys.british);
    await h.view();                                                               /* it is in memory, opened by its last snapshot */
    await newGame(server, { seed: k });
    disk.set(`read-fails ${k}\n`);
    const first = await h.get('/line');
    disk.set('');
    seen.push(`${k}: ${first.status}`);
    for (const line of [first, await h.get('/line')]) if (line !== first || first.status === 200) assert.deepEqual([line.status, line.json.moves], [200, moves], `${k}: ${line.text.slice(0, 200)}`);
    const view = await h.view();
    assert.deepEqual([view.frozen, view.n], [null, n]);
    assert.equal(await server.stop(), 0);
  }
  console.log(`# ${seen.join('; ')}`);
  folder.drop();
});
