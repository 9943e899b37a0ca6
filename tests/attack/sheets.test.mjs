// Sheets of large forces, and forces made up, without a pause: who asks for odds elsewhere does not wait till one is drawn.
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { test } from 'node:test';
import { answers, ask, chance, hand, newGame, sleep, startServe } from './lib.mjs';

const WAIT = Number(process.env.MOST_MS ?? 250);
const greedy = ['--requests-per-second', '0', '--seat-per-second', '0', '--log', 'off'];

test('sheets of a thousand points and forces of five thousand from one address; odds from another', { timeout: 120000 }, async () => {
  const server = await startServe(greedy), game = await newGame(server, { seed: 5 }), hands = [hand(server, game.id, game.keys.british), hand(server, game.id, game.keys.american)], at = '/api/muster/landofthefree';
  const { question } = await answers(hands, chance(5), 60), key = [game.keys.british, game.keys.american][question.side];
  const { text } = (await ask(server, 'POST', at, { body: { suggest: 1000, nation: 'british', seed: 3 } })).json;
  const from = (address, agent, method, path, body) => new Promise((done, fail) => {
    const began = performance.now();
    request({ host: '127.0.0.1', port: server.port, method, path, headers: { Authorization: `Bearer ${key}`, ...(body && { 'Content-Type': 'application/json' }) }, localAddress: address, agent }, (answer) => {
      answer.resume().on('end', () => done({ status: answer.statusCode, ms: performance.now() - began }));
    }).on('error', fail).end(body && JSON.stringify(body));
  });
  const agent = new Agent({ keepAlive: true }), many = new Agent({ keepAlive: true }), waits = [];
  const wishes = [['/sheet', { text, sheet: 'cut', format: 'png' }], ['', { suggest: 5000, nation: 'british', seed: 3 }], ['/sheet', { text, sheet: 'roster', format: 'png' }]];
  let end = false;
  const asked = Array.from({ length: 9 }, async (_, i) => {
    while (!end) assert.ok([200, 429].includes((await from('127.0.0.3', many, 'POST', at + wishes[i % 3][0], wishes[i % 3][1])).status));
  });
  await sleep(1000);
  for (let i = 0; i < 25; i++, await sleep(60)) {
    const { status, ms } = await from('127.0.0.2', agent, 'GET', `/api/games/${game.id}/odds?x=${i}`);
    assert.equal(status, 200);
    waits.push(ms);
  }
  end = true;
  waits.sort((a, b) => a - b);
  console.log(`# odds beside sheets: ${waits[12].toFixed(0)} ms half of them, ${waits.at(-1).toFixed(0)} at most`);
  assert.ok(waits[20] < WAIT, `${waits}`);
  await Promise.all(asked);
  for (const a of [agent, many]) a.destroy();
  assert.equal(await server.stop(), 0);
});
