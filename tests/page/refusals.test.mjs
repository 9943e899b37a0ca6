// What no player sends: strangers, wrong shapes, too much, nothing at all. Every answer is a sentence and a code as
// JSON, and the server goes on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, assertRefused, newGame, raw } from './lib/api.mjs';
import { startServer } from './lib/server.mjs';

let server, game, key;
before(async () => {
  server = await startServer();
  game = await newGame(server, { battle: 'brandywine-1777', hotseat: true });
  key = game.keys.both;
});
after(async () => {
  assert.equal((await ask(server, 'GET', '/api/battles')).status, 200, 'the server still answers');
  assert.equal((await game.with(key).view()).n, 0, 'and nothing has happened in the game');
  assert.equal(await server.stop(), 0);
});

const orders = () => `/api/games/${game.id}/orders`;
const head = (lines) => `${lines.join('\r\n')}\r\n\r\n`;
/** Status and body of a raw answer. */
function parsed(text) {
  const [top, ...rest] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(top)?.[1]), text: rest.join('\r\n\r\n'), json: (() => { try { return JSON.parse(rest.join('\r\n\r\n')); } catch { return null; } })() };
}
const say = async (lines, body = '', more = {}) => parsed(await raw(server, [head([...lines, 'Connection: close']), body].filter(Boolean), more));

test('a foreign Host or Origin is answered with 403 and nothing else', async () => {
  for (const host of ['evil.example', `evil.example:${server.port}`, '127.0.0.1', '127.0.0.1:1', `127.0.0.1.evil.example:${server.port}`, `localhost.:${server.port}`, '']) {
    for (const path of ['/', '/api/battles', `/api/games/${game.id}?key=${key}`]) {
      assertRefused(await say([`GET ${path} HTTP/1.1`, `Host: ${host}`]), 403, 'foreign');
    }
  }
  for (const host of [`127.0.0.1:${server.port}`, `localhost:${server.port}`, `LOCALHOST:${server.port}`]) {
    assert.equal((await say(['GET /api/battles HTTP/1.1', `Host: ${host}`])).status, 200, host);
  }
  const own = `127.0.0.1:${server.port}`, body = JSON.stringify({ n: 1, order: 'deploy historical' });
  for (const origin of ['http://evil.example', 'null', `https://${own}`, `http://${own}.evil.example`, `http://localhost:${server.port}`, 'http://127.0.0.1:1']) {
    assertRefused(await say([`POST ${orders()} HTTP/1.1`, `Host: ${own}`, `Origin: ${origin}`, 'Content-Type: application/json', `Authorization: Bearer ${key}`, `Content-Length: ${body.length}`], body), 403, 'foreign');
  }
  assert.equal((await say(['GET /api/battles HTTP/1.1', `Host: ${own}`, `Origin: http://${own}`])).status, 200);
});

test('a body of the wrong type: no form of another page can send orders', async () => {
  const body = JSON.stringify({ n: 1, order: 'deploy historical' });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
    assertRefused(await ask(server, 'POST', orders(), { key, body, type }), 415, 'bad-request');
  }
  assertRefused(await say([`POST ${orders()} HTTP/1.1`, `Host: 127.0.0.1:${server.port}`, `Authorization: Bearer ${key}`, `Content-Length: ${body.length}`], body), 415, 'bad-request');
  assertRefused(await ask(server, 'POST', '/api/records', { body: '[Linstock "1"]', type: 'application/json' }), 415, 'bad-request');
});

test('JSON that is none, or not an object, or nested without end, or holds zero bytes', async () => {
  const bodies = ['', '{', '[]', '"close"', '7', 'null', '{"n": 1, "n": 2, "order": "close"}', '{"n": 1e999, "order": "close"}', '{"order": "\\u0000"}', '{"n":1,"order":"a\\u0000b"}',
    '{"n": 1, "order": "close"}\u0000', '\u0000'.repeat(100), '\ufeff{}', '{"n":18446744073709551617,"order":"close"}', `${'['.repeat(30000)}${']'.repeat(30000)}`, `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`,
    new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])];
  for (const path of [orders(), '/api/games', `/api/games/${game.id}/dice`, `/api/games/${game.id}/secret`, `/api/games/${game.id}/remarks`]) {
    for (const body of bodies) {
      const answer = await ask(server, 'POST', path, { key, body });
      assert.ok([400, 422].includes(answer.status), `${path} ${String(body).slice(0, 40)}: ${answer.status} ${answer.text}`);
      assert.ok(answer.json.error && answer.json.code, answer.text);
    }
  }
});

test('bodies that are too large are refused before they are read', async () => {
  const just = JSON.stringify({ n: 1, order: 'x' }), pad = (n) => just + ' '.repeat(n - just.length);
  assert.equal((await ask(server, 'POST', orders(), { key, body: pad(65536) })).status, 422);
  const host = `Host: 127.0.0.1:${server.port}`;
  /* Announced, and refused though not one byte of it was sent. */
  const announced = (path, type, size) => say([`POST ${path} HTTP/1.1`, host, `Content-Type: ${type}`, `Authorization: Bearer ${key}`, `Content-Length: ${size}`], '', { until: /\}\s*$/ });
  assertRefused(await announced(orders(), 'application/json', 65537), 413, 'too-large');
  assertRefused(await announced(orders(), 'application/json', 10 << 20), 413, 'too-large');
  assertRefused(await announced('/api/records', 'text/plain', (4 << 20) + 1), 413, 'too-large');
  /* Not announced: found out on the way. */
  const chunk = `${(65536).toString(16)}\r\n${' '.repeat(65536)}\r\n`;
  const chunked = await say([`POST ${orders()} HTTP/1.1`, host, 'Content-Type: application/json', 'Transfer-Encoding: chunked'], `${chunk.repeat(20)}0\r\n\r\n`, { until: /\}\s*$/ });
  assertRefused(chunked, 413, 'too-large');
  const poured = say([`POST ${orders()} HTTP/1.1`, host, 'Content-Type: application/json', `Authorization: Bearer ${key}`, 'Content-Length: 10485760'], ' '.repeat(10485760), { until: /\}\s*$/ });
  await poured.then((answer) => assertRefused(answer, 413, 'too-large'), (e) => assert.match(e.code, /EPIPE|ECONNRESET/));
});

test('paths that are nowhere, and paths that climb', async () => {
  for (const path of ['/api/', '/api/nothing', '/api/battles/', '/api/battles/waterloo-1815', '/api/battles/brandywine-1777/map.tmj', `/api/games/${game.id}/state`, '/api/battles/..%2f..%2fetc', '/favicon.ico', '/js/none.js']) {
    const answer = await ask(server, 'GET', path, { key });
    assert.equal(answer.status, 404, `${path}: ${answer.text.slice(0, 80)}`);
    assert.ok(answer.json?.error && answer.json.code, `${path}: ${answer.text.slice(0, 80)}`);
  }
  for (const id of ['nowhere', 'a', '%00', 'x'.repeat(500), "'; drop table games; --"]) {
    assertRefused(await ask(server, 'GET', `/api/games/${encodeURIComponent(id)}`, { key }), 404, 'no-such-game');
  }
  for (const path of ['/../../../etc/passwd', '/js/../../../../etc/passwd', '/js/..%2f..%2f..%2f..%2fetc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '/js/%00main.js', '//etc/passwd', '/..\\..\\etc\\passwd']) {
    const answer = await say([`GET ${path} HTTP/1.1`, `Host: 127.0.0.1:${server.port}`]);
    assert.ok(answer.status >= 400 && answer.status < 500, `${path}: ${answer.status}`);
    assert.doesNotMatch(answer.text, /root:/);
  }
  for (const battle of ['../battles/brandywine-1777', '/etc', '..', '.', '', 'x'.repeat(300), 7, null]) {
    const answer = await ask(server, 'POST', '/api/games', { body: { battle, dice: 'seeded', seats: ['person', 'person'] } });
    assert.ok([400, 404, 422].includes(answer.status), answer.text);
    assert.ok(answer.json.error && answer.json.code);
  }
});

test('methods that nobody uses, and bytes that are no HTTP', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) assertRefused(await ask(server, method, '/api/battles'), 405, 'bad-request');
  assertRefused(await ask(server, 'POST', '/api/battles', { body: {} }), 405, 'bad-request');
  assertRefused(await ask(server, 'GET', orders(), { key }), 405, 'bad-request');
  assert.equal((await ask(server, 'HEAD', '/')).status, 200);
  for (const bytes of ['\0'.repeat(200), 'hello\r\n\r\n', 'GET\r\n\r\n', `GET / HTTP/1.1\r\nHost: x\r\n${'A: b\r\n'.repeat(3000)}\r\n`, `GET /${'a'.repeat(60000)} HTTP/1.1\r\n\r\n`, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc']) {
    await raw(server, bytes, { patience: 300 }).catch(() => '');
  }
  assert.equal((await ask(server, 'GET', '/api/battles')).status, 200);
});

test('games that cannot be made', async () => {
  const fine = { battle: 'brandywine-1777', dice: 'seeded', seats: ['person', 'person'] };
  for (const wrong of [{ dice: 'loaded' }, { dice: 7 }, { dice: undefined }, { seats: ['person'] }, { seats: ['person', 'napoleon'] }, { seats: ['person', 'person', 'person'] }, { seats: 'person' }, { seats: [1, 2] },
    { seed: -1 }, { seed: 'x' }, { seed: 1.5 }, { hotseat: true, seats: ['person', 'doctrine'] }, { options: 'bombardment=maybe' }, { options: 'cavalry=on' }, { options: 7 }, { options: 'x'.repeat(600) }, { battle: undefined }]) {
    const answer = await ask(server, 'POST', '/api/games', { body: { ...fine, ...wrong } });
    assert.ok([400, 422].includes(answer.status), `${JSON.stringify(wrong)}: ${answer.text}`);
    assert.ok(answer.json.error && answer.json.code);
  }
});

test('records that are none say in which line', async () => {
  const good = (await game.with(key).get('/record')).text;
  const post = (body) => ask(server, 'POST', '/api/records', { body, type: 'text/plain' });
  const lines = good.trimEnd().split('\n'), bad = `${lines.join('\n')}\n\n   1  american  pick NOBODY\n`;
  const answer = await post(bad);
  assertRefused(answer, 422, 'bad-file');
  assert.equal(answer.json.line, lines.length + 2, answer.text);
  for (const text of ['', 'hello', '[Linstock "1"]\n', good.replace('brandywine-1777', 'waterloo-1815'), good.replace(/\[Field "[^"]*"\]/, '[Field "0"]'), `${good}\0`, '\0'.repeat(4000), `[Linstock "1"]\n${'('.repeat(100000)}`, '[Battle "../../etc/passwd"]\n']) {
    assertRefused(await post(text), 422, 'bad-file');
  }
});
