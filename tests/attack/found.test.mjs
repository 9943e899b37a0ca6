// What was made is found again by whoever asks for the same: however the names of a question are written, and nobody makes it anew for others.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, figure, newGame, startServe } from './lib.mjs';

const greedy = ['--requests-per-second', '0', '--seat-per-second', '0', '--games-per-day', '0', '--log', 'off'];
const options = async (server, path) => Object.fromEntries((await ask(server, 'GET', path)).json.options.map((o) => [o.name, o.value]));

test('a battle asked for with OPTIONS is not what others find who ask for it as it is', async () => {
  const server = await startServe(greedy), at = '/api/battles/brandywine-1777';
  const other = await options(server, `${at}?OPTIONS=bombardment=off`);
  assert.equal(other.bombardment, false, 'the library knows the name');
  assert.equal((await options(server, at)).bombardment, true);
  assert.equal((await options(server, `${at}?Options=bombardment=off&options=bombardment=on`)).bombardment, false);
  assert.equal((await options(server, `${at}?options=bombardment=on`)).bombardment, true);
  const game = await newGame(server), path = `/api/games/${game.id}/line`;
  for (const name of ['key', 'KEY', 'Key']) assert.equal((await ask(server, 'GET', `${path}?${name}=${game.keys.watch}`)).status, 200);
  assert.equal(await server.stop(), 0);
});

test('lists are made once, whatever is asked besides', async () => {
  const server = await startServe(greedy);
  for (const path of ['/api/rules', '/api/battles', '/api/lessons', '/api/muster/landofthefree']) {
    await ask(server, 'GET', path);
    const before = await figure(server, 'answers_found_again_total');
    for (let i = 0; i < 6; i++) assert.equal((await ask(server, 'GET', `${path}?options=${i}`)).status, 200);
    assert.equal(await figure(server, 'answers_found_again_total'), before + 6, path);
  }
  assert.equal(await server.stop(), 0);
});
