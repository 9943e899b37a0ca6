// A chat of five hundred lines, as long as lines may be, asked for again and again: who looks elsewhere does not wait for it.
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { test } from 'node:test';
import { hand, newGame, sleep, sql, startServe, tempFolder } from './lib.mjs';

const WAIT = Number(process.env.MOST_MS ?? 250);
const greedy = ['--requests-per-second', '0', '--seat-per-second', '0', '--log', 'off'];

/** One request from an address of one's own; how long it took. */
const from = (server, address, agent, path, key) => new Promise((done, fail) => {
  const began = performance.now();
  request({ host: '127.0.0.1', port: server.port, path, headers: { Authorization: `Bearer ${key}` }, localAddress: address, agent }, (answer) => {
    answer.resume().on('end', () => done({ status: answer.statusCode, ms: performance.now() - began }));
  }).on('error', fail).end();
});

test('a long chat asked for without a pause', { timeout: 120000 }, async () => {
  const data = tempFolder().path;
  let server = await startServe(greedy, { data });
  const game = await newGame(server), other = await newGame(server);
  assert.equal(await server.stop(), 0);
  sql(data, `INSERT INTO chat SELECT '${game.id}', n, n % 2, n % 5 = 0, 1794902400, '${'😀'.repeat(280)}', 'Anna' FROM (WITH RECURSIVE c(n) AS (SELECT 101 UNION ALL SELECT n + 1 FROM c WHERE n < 600) SELECT n FROM c)`);
  server = await startServe(greedy, { data });
  const h = hand(server, game.id, game.keys.british), lines = async (rest, who = h) => (await who.get(`/chat${rest}`)).json.lines.map((l) => l.n), all = Array.from({ length: 500 }, (_, i) => 101 + i);
  assert.deepEqual(await lines(''), all);
  for (const [after, n] of [[0, 500], [100, 500], [101, 499], [549, 51], [599, 1], [600, 0], [4294967295, 0]]) assert.deepEqual(await lines(`?after=${after}`), n ? all.slice(-n) : [], String(after));
  assert.deepEqual(await lines('?after=550', hand(server, game.id, game.keys.watch)), [555, 560, 565, 570, 575, 580, 585, 590, 595, 600]);
  assert.equal((await h.post('/chat', { text: 'Well!' })).json.n, 601);
  assert.deepEqual(await lines('?after=598'), [599, 600, 601]);
  const agent = new Agent({ keepAlive: true }), greedyAgent = new Agent({ keepAlive: true }), waits = [];
  await from(server, '127.0.0.2', agent, `/api/games/${other.id}`, other.keys.watch);
  const asked = Array.from({ length: 400 }, (_, i) => from(server, `127.0.0.${3 + i % 4}`, greedyAgent, `/api/games/${game.id}/chat?x=${i}`, game.keys.british));
  await sleep(20);
  for (let i = 0; i < 60; i++, await sleep(5)) waits.push((await from(server, '127.0.0.2', agent, `/api/games/${other.id}`, other.keys.watch)).ms);
  assert.ok((await Promise.all(asked)).every(({ status }) => [200, 429].includes(status)));
  assert.ok(Math.max(...waits) < WAIT, `${Math.max(...waits)} ms`);
  for (const a of [agent, greedyAgent]) a.destroy();
  assert.equal(await server.stop(), 0);
});
