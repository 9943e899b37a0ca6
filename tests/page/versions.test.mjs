// Games of another release: a journal is played by the rules it was made by; by others it is shown as far as it is the same, and said.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ask, assertRefused, hand, newGame } from './lib/api.mjs';
import { startServer, tempFolder } from './lib/server.mjs';

const folder = tempFolder();
after(() => folder.drop());

/** SQL on the file of a server that is down. */
function change(data, sql) {
  const program = 'import sqlite3, sys\nwith sqlite3.connect(sys.argv[1]) as db: db.execute(sys.argv[2])';
  const done = spawnSync('python3', ['-c', program, join(data, 'games.db'), sql], { encoding: 'utf8' });
  assert.equal(done.status, 0, done.stderr);
}

test('a game begun by other rules is frozen, and said in a sentence, also to go on from', async () => {
  const data = join(folder.path, 'other');
  let server = await startServer({ data });
  const game = await newGame(server);
  await hand(server, game.id, game.keys.american).say('pick U-ART1');
  assert.equal(await server.stop(), 0);

  change(data, 'UPDATE game SET rules = rules - 1');
  server = await startServer({ data });
  const view = await hand(server, game.id, game.keys.american).view();
  assert.match(view.frozen, /begun by version \d+ of the rules of Battle of Brandywine; here they are version \d+/);
  assert.equal(view.n, 1, 'its journal still comes to the same');
  assertRefused(await hand(server, game.id, game.keys.american).order(2, 'done'), 409, 'frozen');
  assertRefused(await ask(server, 'POST', '/api/games', {
    body: { from: { game: game.id, key: game.keys.american, at: 1 }, seats: ['person', 'person'] },
  }), 409, 'frozen');
  assert.equal(await server.stop(), 0);

  change(data, 'UPDATE game SET rules = rules + 1');
  server = await startServer({ data });
  assert.equal((await hand(server, game.id, game.keys.american).view()).n, 1, 'nothing was lost by it');
  assert.equal(await server.stop(), 0);
});

test('a file from before versions were kept: its games are of version 1, and new ones are made beside them', async () => {
  const data = join(folder.path, 'before');
  let server = await startServer({ data });
  const old = await newGame(server);
  assert.equal(await server.stop(), 0);

  change(data, 'ALTER TABLE game DROP COLUMN rules');
  server = await startServer({ data });
  assert.match((await hand(server, old.id, old.keys.british).view()).frozen, /version 1 of the rules/);
  const game = await newGame(server);
  assert.equal(await server.stop(), 0);

  server = await startServer({ data });
  assert.equal((await hand(server, game.id, game.keys.british).view()).n, 0);
  assert.equal(await server.stop(), 0);
});
