// Games that stand still since nobody looked, and go on when somebody listens again.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hand, listen, newGame, sleep, startFaulty, tempFolder } from './lib.mjs';

test('bots who stood still go on for a stream that comes back, without a look', async () => {
  const server = await startFaulty(), game = await newGame(server, { battle: 'brandywine-1777', seats: ['random', 'random'] });
  const first = await listen(server, game.id, game.keys.watch);
  await first.until((s) => s.messages.length >= 2);
  first.close();
  await sleep(200);
  server.faults('leap 90\n');                                    /* nobody has looked for so long */
  await sleep(1500);
  const again = await listen(server, game.id, game.keys.watch), { id } = await again.until((s) => s.messages[0]);
  await again.heard(id + 1, 5000);
  again.close();
  assert.equal(await server.stop(), 0);
});

test('a bot who owes an answer when the server ends gives it to a stream that comes back', async () => {
  const folder = tempFolder(), data = folder.path;
  let server = await startFaulty({ data });
  const game = await newGame(server, { battle: 'brandywine-1777', seats: ['doctrine', 'person'] }), key = game.keys.american, view = await hand(server, game.id, key).view();
  assert.equal(view.question.side, 1);
  server.faults('drowsy-ms 2000\n');                             /* the bot has not answered yet */
  assert.equal((await hand(server, game.id, key).order(1, 'deploy historical')).status, 200);
  await server.kill();
  server = await startFaulty({ data });
  const stream = await listen(server, game.id, key, { after: 1 });
  await stream.heard(2, 8000);
  stream.close();
  assert.equal(await server.stop(), 0);
  folder.drop();
});
