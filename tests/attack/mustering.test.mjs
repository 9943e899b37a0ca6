// A battle of built forces is written on a disk that is slow: whoever looks elsewhere does not wait for the disk.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, newGame, sleep, startFaulty } from './lib.mjs';

test('battles are built under a disk that takes half a second a file: looks do not wait', { timeout: 60000 }, async () => {
  const server = await startFaulty(), game = await newGame(server), at = '/api/muster/landofthefree', waits = [];
  const force = async (seed) => (await ask(server, 'POST', at, { body: { suggest: 60, nation: 'british', seed } })).json.text, forces = await Promise.all([1, 2, 3].map(force));
  const muster = (i) => ask(server, 'POST', `${at}/battle`, { body: { table: 'take-the-field', forces: [forces[i], forces[(i + 1) % 3]] } });
  server.faults('sync-ms 500');
  await sleep(50);
  let end = false;
  const built = Promise.all([0, 1, 2].map(muster)).finally(() => { end = true; });
  while (!end) {
    const began = performance.now();
    assert.equal((await ask(server, 'GET', `/api/games/${game.id}`, { key: game.keys.watch })).status, 200);
    waits.push(performance.now() - began);
    await sleep(10);
  }
  const battles = (await built).map(({ status, json, text }) => { assert.equal(status, 201, text); return json.battle; });
  server.faults('');
  assert.equal(new Set(battles).size, 3);
  assert.ok(Math.max(...waits) < 200, `${waits.map(Math.round)}`);
  for (const battle of battles) assert.equal((await ask(server, 'GET', `/api/battles/${battle}`)).status, 200);
  assert.equal((await muster(0)).json.battle, battles[0]);
  await newGame(server, { battle: battles[1] });
  assert.equal(await server.stop(), 0);
});
