// A stranger with docs/http.md in hand who wants to stop the server, read what is not his, or slip something past it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { test } from 'node:test';
import { answers, ask, assertRefused, chance, full, hand, newGame, sleep, startServe, startServer } from './lib.mjs';

const WAIT = Number(process.env.MOST_MS ?? 3000);            /* the worst of some, on a machine that others share: a server that stands still takes longer */
const memory = (server) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;

/** Bytes on a line of its own from 127.0.0.x; what comes back until it ends or goes quiet. */
const say = (server, bytes, { address = '127.0.0.1', quiet = /Connection: close/.test(bytes) ? 5000 : 1200 } = {}) => new Promise((done) => {
  const line = connect({ port: server.port, host: '127.0.0.1', localAddress: address });
  let text = '', idle;
  const end = () => { line.destroy(); done(text); }, wait = () => { clearTimeout(idle); idle = setTimeout(end, quiet); };
  line.on('connect', () => { line.write(bytes); wait(); });
  line.on('data', (d) => { text += d.toString('latin1'); wait(); });
  line.on('error', end);
  line.on('close', () => { clearTimeout(idle); done(text); });
});
const statuses = (text) => [...text.matchAll(/HTTP\/1\.[01] (\d{3})/g)].map((m) => Number(m[1]));

/** How long a look takes, worst of a few. */
async function slowest(server, game, times = 15) {
  let most = 0;
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    assert.equal((await hand(server, game.id, game.keys.watch).get()).status, 200);
    most = Math.max(most, performance.now() - began);
  }
  return most;
}

test('requests within requests: one body ends where it says, or the line is closed', async () => {
  const server = await startServer(), host = `Host: 127.0.0.1:${server.port}\r\n`, inner = `GET /api/smuggled HTTP/1.1\r\n${host}\r\n`;
  const post = (head, body) => `POST /api/games HTTP/1.1\r\n${host}Content-Type: application/json\r\n${head}\r\n${body}`;
  const tricks = {
    'two lengths': post(`Content-Length: 2\r\nContent-Length: ${2 + inner.length}\r\n`, `{}${inner}`),
    'length and chunks': post('Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', `0\r\n\r\n${inner}`),
    'chunks spelled oddly': post(`Transfer-Encoding: xchunked\r\nContent-Length: ${inner.length}\r\n`, inner),
    'a length with a sign': post('Content-Length: +2\r\n', `{}${inner}`),
    'a length that is none': post('Content-Length: 0x10\r\n', `{}${inner}`),
    'a length beyond all numbers': post('Content-Length: 99999999999999999999999\r\n', '{}'),
    'a chunk without an end': post('Transfer-Encoding: chunked\r\n', `fffffffffffffffff\r\n${inner}`),
    'a folded header': `GET /health HTTP/1.1\r\n${host}X-A: b\r\n Content-Length: 10\r\n\r\n`,
    'a space before the colon': post(`Content-Length : ${inner.length}\r\n`, inner),
  };
  for (const [name, bytes] of Object.entries(tricks)) {
    const text = await say(server, bytes), codes = statuses(text);
    assert.ok(!codes.slice(0, 1).some((c) => c >= 200 && c < 300 && name !== 'a folded header'), `${name}: ${text.slice(0, 200)}`);
    assert.ok(!/There is no such thing/.test(text) || codes.length === 1 || !text.includes('smuggled'), `${name}: ${text.slice(0, 400)}`);
  }
  const both = await say(server, tricks['length and chunks']);
  assert.equal(statuses(both).length, 1, 'what cannot be told apart ends the line');
  assert.equal(statuses(await say(server, tricks['two lengths'])).length, 1, 'two lengths end the line');
  assert.equal((await ask(server, 'GET', '/health')).status, 200);
  assert.equal(await server.stop(), 0);
});

test('paths, keys and names that mean something else elsewhere', async () => {
  const server = await startServer(), game = await newGame(server), host = `Host: 127.0.0.1:${server.port}\r\nConnection: close\r\n`;
  const paths = ['/../../../etc/passwd', '/%2e%2e/%2e%2e/etc/passwd', '//etc/passwd', '/guide/../../CHANGELOG.md', '/guide/%2e%2e%2f%2e%2e%2fCHANGELOG.md', '/api/battles/..%2f..%2fetc', '/api/battles/%00', '/api/battles/scrum%00x',
    '/api/lessons/..%2f..%2f..%2fetc%2fpasswd', '/api/lessons/%2fetc%2fpasswd', '/api/muster/..%2f..', '/api/games/%00', `/api/games/${game.id}%00/record`, `/api/games/${game.id}/../${game.id}`, '/api/battles/scrum/../../rules', '/js/../index.html'];
  for (const path of paths) {
    const text = await say(server, `GET ${path} HTTP/1.1\r\n${host}\r\n`), [code] = statuses(text);
    assert.ok([400, 403, 404].includes(code), `${path}: ${text.slice(0, 300)}`);
    assert.doesNotMatch(text, /root:|## Unreleased/, path);
  }
  for (const key of ['', '0'.repeat(32), `${game.keys.watch}0`, game.keys.watch.slice(1), `${game.keys.watch} `, `${game.keys.watch}\t`, 'x'.repeat(3000)]) {
    const text = await say(server, `GET /api/games/${game.id} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nConnection: close\r\nAuthorization: Bearer ${key}\r\n\r\n`);
    if (key.trim() !== game.keys.watch) assert.equal(statuses(text)[0], 403, `${JSON.stringify(key)}: ${text.slice(0, 200)}`);
  }
  /* A name that points here is not ours, whatever it looks like. */
  for (const name of ['evil.example', `127.0.0.1.evil.example:${server.port}`, `evil.example:${server.port}`, `127.0.0.1:${server.port}@evil.example`, `localhost.evil.example:${server.port}`, `127.0.0.1:${server.port}.evil.example`, '']) {
    const [code] = statuses(await say(server, `GET /api/battles HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`));
    assert.ok([400, 403].includes(code), `${name}: ${code}`);
  }
  for (const origin of ['null', 'http://evil.example', `https://127.0.0.1:${server.port}`, `http://127.0.0.1:${server.port}.evil.example`, `http://evil.example#127.0.0.1:${server.port}`]) {
    assertRefused(await ask(server, 'POST', '/api/games', { body: { battle: 'scrum' }, headers: { Origin: origin } }), 403, 'foreign');
  }
  assert.equal(await server.stop(), 0);
});

test('bodies that are nested, endless, or of the wrong kind cost their sender alone', async () => {
  const server = await startServer(), game = await newGame(server), h = game.with(game.keys.british);
  const bombs = ['['.repeat(60000), '{"a":'.repeat(10000), `{"n": ${'9'.repeat(400)}, "order": "close"}`, '{"n": 1e999, "order": "close"}', '{"n": 1, "n": 2, "order": "close"}', '{"n": 1, "order": "\\u0000"}', '{"n": 1, "order": "\\ud800"}', '\xff\xfe{}', 'null', '""', '[]', '{"n":1,"order":"a\\nb"}',
    `{"n": 1, "order": "${'close '.repeat(700)}"}`, `{"n": -1, "order": "close"}`, '{"n": 9223372036854775807, "order": "close"}', '{"n": 18446744073709551616, "order": "close"}'];
  for (const bomb of bombs) {
    const { status, json } = await ask(server, 'POST', `/api/games/${game.id}/orders`, { key: game.keys.british, body: bomb });
    assert.ok([400, 409, 413, 422].includes(status) && json.error, `${bomb.slice(0, 60)}: ${status}`);
  }
  for (const body of [{ battle: 'scrum', seed: -1 }, { battle: 'scrum', seed: 1e300 }, { battle: 'scrum', seats: 'person' }, { battle: 'scrum', seats: Array(5000).fill('person') }, { battle: 'scrum', options: 'x=y,'.repeat(9000) }, { battle: 'x'.repeat(50000) },
    { from: { game: game.id, key: game.keys.watch, at: -1 } }, { from: { game: game.id, key: game.keys.watch, at: 1e15 } }, { from: { game: '../../x', key: 'x', at: 0 } }, { battle: 'scrum', keys: 'x'.repeat(9000) }]) {
    const { status } = await ask(server, 'POST', '/api/games', { body });
    assert.ok(status < 500, `${JSON.stringify(body).slice(0, 80)}: ${status}`);
  }
  const book = (await ask(server, 'GET', '/api/muster')).json.books[0]?.rules;
  for (const body of book ? [{ suggest: 2 ** 53, nation: 'british' }, { suggest: -5, nation: 'british' }, { file: `a: &a [x,x]\n${Array.from({ length: 24 }, (_, i) => `${'bcdefghijklmnopqrstuvwxyz'[i]}: &${'bcdefghijklmnopqrstuvwxyz'[i]} [*${'abcdefghijklmnopqrstuvwxyz'[i]},*${'abcdefghijklmnopqrstuvwxyz'[i]}]`).join('\n')}` }, { text: 'x '.repeat(30000) }, { link: 'A'.repeat(60000) }] : []) {
    const began = performance.now(), { status } = await ask(server, 'POST', `/api/muster/${book}`, { body });
    assert.ok([200, 400, 422].includes(status), `${JSON.stringify(body).slice(0, 80)}: ${status}`);
    assert.ok(performance.now() - began < 3000, `${JSON.stringify(body).slice(0, 80)} took ${performance.now() - began} ms`);
  }
  assert.equal((await h.get()).status, 200);
  assert.equal(await server.stop(), 0);
});

test('records that are never finished: one address cannot keep others from giving orders', async () => {
  const server = await startServe(['--bodies-kb', '16384', '--body-seconds', '5']), game = await newGame(server), lines = [];
  const head = `POST /api/records HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Type: text/plain\r\nContent-Length: ${4 << 20}\r\n\r\n`, some = Buffer.alloc((4 << 20) - 10, 32);
  for (let i = 0; i < 40; i++) {
    const line = connect({ port: server.port, host: '127.0.0.1', localAddress: `127.0.0.${8 + i % 2}` });
    line.on('error', () => {}).on('data', () => {});
    line.write(head);
    line.write(some);
    lines.push(line);
  }
  await sleep(800);
  for (let i = 0; i < 10; i++) {
    const { status, text } = await hand(server, game.id, game.keys.british).post('/people', { name: `Anna${'a'.repeat(i)}` });
    assert.ok([200, 429].includes(status) && !/sent here at once/.test(text), text);
    const order = await hand(server, game.id, game.keys.british).order(1, 'no such order');
    assert.ok([409, 422].includes(order.status), order.text);
  }
  console.log(`# ${memory(server).toFixed(0)} MB beside forty unfinished records`);
  assert.ok(memory(server) < 150);
  for (const line of lines) line.destroy();
  assert.equal(await server.stop(), 0);
});

test('who asks for much and does not read it has it lie here only for so long and so much', async () => {
  const server = await startServe(['--requests-per-second', '100000', '--requests-at-once', '100000']), game = await newGame(server, { seed: 5 });
  await answers([game.with(game.keys.british), game.with(game.keys.american)], chance(5), 60);
  const before = memory(server), lines = [], report = (await hand(server, game.id, game.keys.watch).get('/report')).text.length;
  for (let i = 0; i < 200; i++) {
    const line = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.9' });
    line.on('error', () => {});
    line.pause();
    line.write(`GET /api/games/${game.id}/report HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nAuthorization: Bearer ${game.keys.watch}\r\n\r\n`);
    lines.push(line);
    if (i % 20 === 19) await sleep(60);
  }
  await sleep(500);
  console.log(`# reports of ${(report / 1024).toFixed(0)} KB, 200 asked for and not read: ${before.toFixed(0)} MB became ${memory(server).toFixed(0)}`);
  assert.ok(memory(server) < before + 130, `${memory(server)} MB`);
  assert.ok(await slowest(server, game) < WAIT);
  for (const line of lines) line.destroy();
  assert.equal(await server.stop(), 0);
});

test('lists, fields and musters asked for without a pause: others do not wait', async () => {
  const server = await startServe(['--requests-per-second', '0', '--seat-per-second', '0']), game = await newGame(server);
  const { options } = (await ask(server, 'GET', '/api/battles/two-roads')).json, plain = options.filter((o) => typeof o.value === 'boolean').slice(0, 12);
  const words = (i) => plain.map((o, k) => `${o.name}=${['off', 'on'][i >> k & 1]}`).join(',');
  let end = false, asked = 0;
  const greedy = Array.from({ length: 8 }, async (_, who) => {
    for (let i = 0; !end && i < 5000; i++) {
      const path = ['/api/rules?x=', '/api/battles/germantown-1777?x=', `/api/battles/two-roads?options=${words(i * 8 + who)}&x=`, '/api/battles?x=', '/api/lessons?x='][(i + who) % 5];
      const { status } = await ask(server, 'GET', `${path}${who}-${i}`, { headers: { 'Accept-Encoding': 'gzip' } });
      assert.ok([200, 429, 503].includes(status), `${path}: ${status}`);
      asked++;
    }
  });
  await sleep(500);
  const most = await slowest(server, game, full ? 300 : 40);
  end = true;
  await Promise.all(greedy);
  console.log(`# ${asked} lists asked for; the slowest look beside them took ${most.toFixed(0)} ms`);
  assert.ok(most < WAIT, `${most} ms`);
  assert.equal(await server.stop(), 0);
});

test('lines that say nothing, half a line, or a byte now and then are cut; others are served meanwhile', async () => {
  const server = await startServe(['--header-seconds', '2', '--body-seconds', '2', '--connections-per-address', '40']), game = await newGame(server), lines = [];
  let cut = 0;
  for (let i = 0; i < 60; i++) {
    const line = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.8' });
    line.on('error', () => {}).on('close', () => { cut++; }).on('data', () => {});
    if (i % 3) line.write(i % 3 === 1 ? 'GET / HT' : `POST /api/games HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nContent-Type: application/json\r\nContent-Length: 90\r\n\r\n{`);
    lines.push(line);
  }
  const drip = setInterval(() => { for (const l of lines) if (!l.destroyed) l.write('x'); }, 300).unref();
  assert.ok(await slowest(server, game) < WAIT);
  for (let i = 0; i < 100 && cut < 60; i++) await sleep(100);
  clearInterval(drip);
  assert.equal(cut, 60, 'all of them are cut');
  assert.equal(await server.stop(), 0);
});
