// Limits one can set, a proxy before it, tickets, HTTP to the letter, how one runs it.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ask, assertRefused, battles, freePort, full, hand, here, linstock, listen, newGame, raw, root, sleep, tempFolder } from './lib.mjs';

const folder = tempFolder(), up = new Set();
after(() => { for (const s of up) s.child.kill('SIGKILL'); folder.drop(); });

/** `linstock serve` with these words; it ends with the test. */
async function serve(words = [], { data = join(folder.path, `d${up.size}-${Math.random()}`) } = {}) {
  const port = await freePort(), child = spawn(linstock, ['serve', '--port', String(port), '--data', data, ...words], { env: { ...process.env, LINSTOCK_BATTLES: battles } });
  const server = { port, url: `http://127.0.0.1:${port}`, said: '', child, data };
  up.add(server);
  for (const out of [child.stdout, child.stderr]) out.on('data', (d) => { server.said += d; });
  server.stop = () => new Promise((done) => { up.delete(server); child.on('close', done); child.kill('SIGTERM'); });
  for (let i = 0; i < 150 && !server.said.includes('Linstock is at'); i++) await sleep(50);
  assert.match(server.said, /Linstock is at/);
  return server;
}

/** One request from 127.0.0.x with these headers; its status and text. */
const from = (server, address, path, { headers = {}, method = 'GET', body } = {}) => new Promise((done) => {
  const rq = request({ host: '127.0.0.1', port: server.port, path, method, headers, localAddress: address, agent: false }, (answer) => {
    let text = '';
    answer.setEncoding('utf8').on('data', (d) => { text += d; }).on('end', () => done({ status: answer.statusCode, headers: answer.headers, text }));
  });
  rq.on('error', (e) => done({ status: 0, text: String(e) }));
  rq.end(body);
});
const json = { 'Content-Type': 'application/json' };
const wish = JSON.stringify({ battle: 'scrum', dice: 'seeded', seed: 1, seats: ['person', 'person'] });

test('requests by cost, games a day, streams: one address has its fill, another is served', async () => {
  const server = await serve(['--requests-per-second', '5', '--requests-at-once', '60', '--games-per-day', '3', '--streams-per-address', '2']);
  const made = [];
  for (let i = 0; i < 4; i++) made.push(await from(server, '127.0.0.5', '/api/games', { method: 'POST', headers: json, body: wish }));
  assert.deepEqual(made.map((m) => m.status), [201, 201, 201, 429]);
  const { game, keys } = JSON.parse(made[0].text), key = { Authorization: `Bearer ${keys.watch}` };
  const many = [];
  for (let i = 0; i < 60; i++) many.push((await from(server, '127.0.0.6', `/api/games/${game}/odds`, { headers: { Authorization: `Bearer ${keys.british}` } })).status);
  assert.ok(many.includes(200) && many.includes(429), String(many));
  const no = await from(server, '127.0.0.6', `/api/games/${game}/story`, { headers: key });
  assert.equal(no.status, 429);
  assert.ok(Number(no.headers['retry-after']) > 0);
  assert.equal((await from(server, '127.0.0.7', `/api/games/${game}`, { headers: key })).status, 200);
  const streams = [await listen(server, game, keys.british), await listen(server, game, keys.american)];
  assert.equal((await from(server, '127.0.0.1', `/api/games/${game}/events`, { headers: key })).status, 429);
  for (const s of streams) s.close();
  await sleep(2500);
  const again = await listen(server, game, keys.watch);
  assert.equal(again.status, 200, 'a stream that ended makes room');
  again.close();
  assert.equal(await server.stop(), 0);
});

test('half-open requests from one address: others are served, and it ends with the attack', async () => {
  const server = await serve(['--connections-per-address', '100', '--header-seconds', '3', '--body-seconds', '3']);
  const sockets = [];
  let closed = 0;
  for (let i = 0; i < (full ? 21000 : 400); i++) {
    const s = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.9' });
    s.on('error', () => {}).on('close', () => { closed++; });
    s.on('connect', () => s.write(i % 2 ? 'GET /api/battles HTTP/1.1\r\nHost: 127' : `POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`));
    sockets.push(s);
    if (i % 200 === 199) await sleep(20);
  }
  await sleep(300);
  for (let i = 0; i < 10; i++) assert.equal((await from(server, '127.0.0.8', '/health')).status, 200);
  const slow = setInterval(() => { for (const s of sockets) if (!s.destroyed) s.write('x'); }, 500);     /* drop by drop */
  for (let i = 0; i < 120 && closed < sockets.length; i++) await sleep(100);
  clearInterval(slow);
  assert.equal(closed, sockets.length, 'all of them were cut off');
  assert.equal((await from(server, '127.0.0.9', '/health')).status, 200, 'and the address is served again');
  for (const s of sockets) s.destroy();
  assert.equal(await server.stop(), 0);
});

test('behind a proxy: the public address to the letter, and whoever the trusted proxy names', async () => {
  const server = await serve(['--public', 'https://games.example.org', '--proxy', '127.0.0.1', '--requests-per-second', '1', '--requests-at-once', '12']);
  const as = (address, more = {}) => ({ Host: 'games.example.org', 'X-Forwarded-For': address, ...more });
  assert.equal((await from(server, '127.0.0.1', '/api/battles', { headers: as('192.0.2.1') })).status, 200);
  assert.equal((await from(server, '127.0.0.1', '/api/battles', { headers: as('192.0.2.1', { Origin: 'https://games.example.org' }) })).status, 200);
  for (const origin of ['http://games.example.org', 'https://games.example.org.evil.example', 'https://evil.example', 'null']) {
    assert.equal((await from(server, '127.0.0.1', '/api/battles', { headers: as('192.0.2.1', { Origin: origin }) })).status, 403, origin);
  }
  assert.equal((await from(server, '127.0.0.1', '/api/battles', { headers: { Host: 'evil.example' } })).status, 403);
  const statuses = async (headers, address = '127.0.0.1') => { const all = []; for (let i = 0; i < 20; i++) all.push((await from(server, address, '/api/rules', { headers })).status); return all; };
  assert.ok((await statuses(as('192.0.2.2'))).includes(429));
  assert.equal((await from(server, '127.0.0.1', '/api/battles', { headers: as('192.0.2.3') })).status, 200, 'another behind the same proxy');
  assert.ok((await statuses(as('192.0.2.77, 192.0.2.4'))).includes(429), 'what a client says of himself before it does not count');
  assert.equal((await from(server, '127.0.0.1', '/api/battles', { headers: as('192.0.2.77') })).status, 200);
  let i = 0;
  const lies = [];
  while (i++ < 20) lies.push((await from(server, '127.0.0.8', '/api/rules', { headers: as(`192.0.2.${100 + i}`) })).status);
  assert.ok(lies.includes(429), 'from anybody but the proxy the header is not believed');
  assert.equal((await from(server, '127.0.0.1', '/metrics', { headers: as('192.0.2.9') })).status, 404);
  assert.equal(await server.stop(), 0);
});

test('tickets: they open what can be looked at, for a while, and nothing else', async () => {
  const server = await serve(), game = await newGame(server), british = hand(server, game.id, game.keys.british), at = `/api/games/${game.id}`;
  const { ticket, seconds } = (await british.post('/ticket', {})).json;
  assert.match(ticket, /^[0-9a-f]{32}$/);
  assert.ok(seconds <= 120);
  for (const what of ['', '/record', '/report', '/line']) assert.equal((await ask(server, 'GET', `${at}${what}?ticket=${ticket}`)).status, 200, what);
  assertRefused(await ask(server, 'POST', `${at}/orders?ticket=${ticket}`, { body: { n: 1, order: 'close' } }), 403, 'bad-key');
  assertRefused(await ask(server, 'POST', `${at}/ticket?ticket=${ticket}`, { body: {} }), 403, 'bad-key');
  assertRefused(await ask(server, 'GET', `${at}/record?ticket=${'0'.repeat(32)}`), 403, 'bad-key');
  const other = await newGame(server);
  assertRefused(await ask(server, 'GET', `/api/games/${other.id}/record?ticket=${ticket}`), 403, 'bad-key');
  await british.post('/leave', {});
  assertRefused(await ask(server, 'GET', `${at}/record?ticket=${ticket}`), 403, 'bad-key');
  assert.ok(!server.said.includes(game.keys.british) && !server.said.includes(ticket), 'no key and no ticket in the log');
  assert.match(server.said, /request POST \/api\/games\/\w+\/ticket 200/);
  assert.equal(await server.stop(), 0);
});

test('HTTP to the letter', async () => {
  const server = await serve(), game = await newGame(server), british = hand(server, game.id, game.keys.british), host = `Host: 127.0.0.1:${server.port}\r\n`;
  const both = await raw(server, `POST /api/games HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, { until: /\r\n\r\n/ });
  assert.match(both, /^HTTP\/1\.1 400 /);
  for (const type of ['application/jsonp', 'application/json-seq', 'application/jsonx; charset=utf-8', 'text/plain']) assert.equal((await ask(server, 'POST', '/api/games', { body: wish, type })).status, 415, type);
  assert.equal((await ask(server, 'POST', '/api/games', { body: wish, type: 'Application/JSON; charset=utf-8' })).status, 201);
  for (const path of ['/', '/api/battles', `/api/games/${game.id}?key=${game.keys.watch}`, `/api/games/${game.id}/line?key=${game.keys.watch}`, `/api/games/${game.id}/events?key=${game.keys.watch}`]) {
    const head = await raw(server, `HEAD ${path} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`, { patience: 3000 });
    assert.match(head, /^HTTP\/1\.1 200 /, path);
    assert.equal(head.split('\r\n\r\n')[1], '', `${path}: no body`);
  }
  for (const order of ['undo\n', 'un\ndo', 'close\r\nclose', 'close\u0007', '\u0000']) assert.equal((await british.order(1, order)).status, 400, JSON.stringify(order));
  for (const text of ['a\u0000b', '\u001b[2J', 'x\u0007', '\u007f']) assert.equal((await british.post('/remarks', { n: 0, text })).status, 400, JSON.stringify(text));
  assert.equal((await british.post('/remarks', { n: 0, text: 'two\nlines' })).status, 200);
  assert.equal((await british.view()).n, 0);
  assert.equal(await server.stop(), 0);
});

test('a file of settings, flags that count for more, and sentences for what is wrong', async () => {
  const conf = join(folder.path, 'linstock.conf');
  writeFileSync(conf, '# of a test\ngames_per_day = 1   # one\nlog = json\n');
  let server = await serve(['--config', conf]);
  await newGame(server);
  assertRefused(await ask(server, 'POST', '/api/games', { body: wish }), 429, 'too-many');
  const lines = server.said.split('\n').filter((l) => l.startsWith('{')).map((l) => JSON.parse(l));
  assert.ok(lines.some((l) => l.what === 'start') && lines.some((l) => l.what === 'request' && l.text.startsWith('POST /api/games 201')));
  assert.equal(await server.stop(), 0);
  server = await serve(['--config', conf, '--games-per-day', '2', '--log', 'off']);
  for (let i = 0; i < 2; i++) await newGame(server);
  assertRefused(await ask(server, 'POST', '/api/games', { body: wish }), 429, 'too-many');
  assert.equal(await server.stop(), 0);
  for (const [text, says] of [['ports = 3', /linstock\.conf:1: There is no setting "ports"/], ['port = -3', /linstock\.conf:1: port should be a whole number/], ['port', /"port" should be a line/], ['log = loud', /text, json or off/]]) {
    writeFileSync(conf, `${text}\n`);
    const no = spawnSync(linstock, ['serve', '--config', conf], { encoding: 'utf8', timeout: 10000 });
    assert.equal(no.status, 2);
    assert.match(no.stderr, says);
  }
  const usual = spawnSync('sh', ['-c', `sed 's/^#\\([a-z_]* = \\)/\\1/' ${join(root, 'packaging/serving/linstock.conf')} >${conf}`]);
  assert.equal(usual.status, 0);
  server = await serve(['--config', conf, '--data', join(folder.path, 'usual'), '--host', 'here.example']);
  assert.equal(await server.stop(), 0);
});

test('health, readiness, figures; a disk that may hold no more', async () => {
  const server = await serve(['--disk-mb', '1', '--requests-per-second', '5000', '--requests-at-once', '100000']), game = await newGame(server), british = hand(server, game.id, game.keys.british);
  assert.equal((await ask(server, 'GET', '/health')).text, 'up\n');
  assert.equal((await ask(server, 'GET', '/ready')).text, 'ready\n');
  const stream = await listen(server, game.id, game.keys.watch), figures = (await ask(server, 'GET', '/metrics')).text;
  for (const line of [/^linstock_requests_total\{status="2xx"\} [1-9]/m, /^linstock_commit_seconds_count [1-9]/m, /^linstock_games_in_memory 1$/m, /^linstock_streams 1$/m, /^linstock_refusals_total\{code="too-many"\} 0$/m]) assert.match(figures, line);
  stream.close();
  for (let i = 0; i < 500; i++) {
    const done = await british.post('/remarks', { n: 0, text: `${i}`.padEnd(1900, 'x') });
    if (done.status !== 200) break;
  }
  let no;
  for (let i = 0; i < 60; i++) {
    no = await ask(server, 'POST', '/api/games', { body: wish });
    if (no.status === 507) break;
    await sleep(100);
  }
  assertRefused(no, 507, 'disk');
  assert.match(server.said, /games take \d+ of the 1 MB/);
  assert.equal((await british.view()).n, 0, 'those there are go on');
  assert.equal(await server.stop(), 0);
});
