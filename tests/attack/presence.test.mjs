// Who is there is told while a name is on its way to disk: as the disk has it, for the name may never be kept.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertRefused, listen, newGame, sleep, startFaulty } from './lib.mjs';

test('a name that is not kept is told to nobody, whoever leaves meanwhile', { timeout: 60000 }, async () => {
  const server = await startFaulty(), game = await newGame(server), british = game.with(game.keys.british), last = (s) => s.asides.filter((a) => a.event === 'people').at(-1)?.data;
  const watch = await listen(server, game.id, game.keys.watch, { people: true }), american = await listen(server, game.id, game.keys.american, { people: true });
  await watch.until((s) => last(s)?.seats[1].here);
  assert.equal((await british.post('/people', { name: 'Ann' })).status, 200);
  await watch.until((s) => last(s)?.seats[0].name === 'Ann');
  server.faults('sync-ms 4000\nsync-fails 1\n');
  const name = british.post('/people', { name: 'Anna' });
  await sleep(200);
  american.close();
  assertRefused(await name, 503, 'disk');
  server.faults('');
  for (let i = 0; i < 80 && (await british.view()).warning; i++) await sleep(100);
  await watch.until((s) => last(s)?.seats[1].here === false);
  assert.deepEqual(watch.asides.filter((a) => a.data.seats?.[0].name === 'Anna'), []);
  assert.equal(last(watch).seats[0].name, (await british.view()).people.seats[0].name);
  watch.close();
  assert.equal(await server.stop(), 0);
});
