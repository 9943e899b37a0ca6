// Bodies of thousands of small parts, from several addresses at once: they are refused unread, and nobody waits for them.
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { ask, assertRefused, newGame, sleep, startServe } from './lib.mjs';

const WAIT = Number(process.env.MOST_MS ?? 250);

test('three hundred bodies of twenty thousand parts at once: whoever looks does not wait', { timeout: 120000 }, async () => {
  const server = await startServe(['--log', 'off', '--requests-per-second', '0', '--seat-per-second', '0']), game = await newGame(server), lines = [];
  const crumbs = [`{"a":[${'{},'.repeat(21000)}1]}`, `{"a":[${'1,'.repeat(32000)}1]}`, `{${Array.from({ length: 8000 }, (_, i) => `"${i.toString(36)}":1`)}}`];
  for (let i = 0; i < 300; i++) {
    const body = crumbs[i % 3], path = i % 2 ? '/api/games' : `/api/games/${game.id}/orders`, line = connect({ port: server.port, host: '127.0.0.1', localAddress: `127.0.0.${3 + i % 3}` });
    line.on('error', () => {}).resume();
    line.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Type: application/json\r\nAuthorization: Bearer ${game.keys.british}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, -1)}`);
    lines.push(line);
  }
  await sleep(1500);
  const agent = new Agent({ keepAlive: true });
  const look = () => new Promise((done, fail) => {
    const began = performance.now();
    request({ host: '127.0.0.1', port: server.port, path: `/api/games/${game.id}`, headers: { Authorization: `Bearer ${game.keys.watch}` }, agent }, (answer) => { answer.resume().on('end', () => done(performance.now() - began)); }).on('error', fail).end();
  });
  await look();
  for (const line of lines) line.write('}');
  const waits = [];
  for (let i = 0; i < 60; i++, await sleep(5)) waits.push(await look());
  assert.ok(Math.max(...waits) < WAIT, `${Math.max(...waits)} ms`);
  for (const line of lines) line.destroy();
  for (const body of crumbs) for (const path of ['/api/games', `/api/games/${game.id}/orders`]) assertRefused(await ask(server, 'POST', path, { key: game.keys.british, body }), 400, 'bad-request');
  agent.destroy();
  assert.equal(await server.stop(), 0);
});

test('what is long and has few parts, or commas in its words alone, is read', async () => {
  const server = await startServe(['--log', 'off']), game = await newGame(server), h = game.with(game.keys.british);
  assert.equal((await h.post('/remarks', { n: 0, text: ',:[{'.repeat(500) })).status, 200);
  assert.equal((await h.order(1, ','.repeat(3900))).status, 422);
  assert.equal((await ask(server, 'POST', '/api/muster/landofthefree', { body: { file: `# ${','.repeat(60000)}\n` } })).status, 422);
  assert.equal(await server.stop(), 0);
});
