// What somebody found who read docs/http.md and the sources for the first time, to fill the server and to have more than one address
// may.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raw, startServe } from './lib.mjs';

test('what a client says of itself above the line of a proxy is not believed; an IPv4 address is one, however it is written', async () => {
  const server = await startServe(['--public', 'https://games.example.org', '--proxy', '127.0.0.1', '--games-per-day', '2', '--requests-per-second', '1', '--requests-at-once', '60']);
  const body = JSON.stringify({ battle: 'scrum', dice: 'seeded', seed: 1, seats: ['person', 'person'] });
  const make = async (...lines) => Number(/^HTTP\/1\.1 (\d+)/.exec(await raw(server, `POST /api/games HTTP/1.1\r\nHost: games.example.org\r\n${lines.map((l) => `X-Forwarded-For: ${l}\r\n`).join('')}Content-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`))?.[1]);
  const two = [];
  for (let i = 0; i < 4; i++) two.push(await make(`192.0.2.${i}`, '198.51.100.1'));
  assert.deepEqual(two, [201, 201, 429, 429], 'the proxy’s own line is the last');
  assert.equal(await make('198.51.100.1', '127.0.0.1'), 429, 'a line of proxies alone is passed over');
  const mapped = [];
  for (const one of ['::ffff:203.0.113.1', '::ffff:203.0.113.1', '203.0.113.1', '::ffff:203.0.113.2', '::1', '::1', '::1']) mapped.push(await make(one));
  assert.deepEqual(mapped, [201, 201, 429, 201, 201, 201, 429]);
  assert.equal(await server.stop(), 0);
});
