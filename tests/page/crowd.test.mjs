// Many at once, and readers who do not read: nobody else notices. And the end, with streams open.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { ask, newGame, raw } from './lib/api.mjs';
import { listen } from './lib/events.mjs';
import { playOn, verify } from './lib/play.mjs';
import { root, sanitized, sleep, startServer } from './lib/server.mjs';

const both = (game) => [game.with(game.keys.british), game.with(game.keys.american)];
const took = async (work) => { const t = performance.now(); await work(); return performance.now() - t; };

/** A stream whose reader lets everything lie. */
function deaf(server, game, key) {
  return new Promise((done) => {
    const socket = connect({ port: server.port, host: '127.0.0.1' }, () => {
      socket.pause();
      socket.write(`GET /api/games/${game.id}/events?key=${key}&after=0 HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`);
      done(socket);
    });
    socket.on('error', () => {});
  });
}

test('readers who read nothing do not hold up the others', async () => {
  const server = await startServer();
  const game = await newGame(server, { seed: 8 }), sockets = [];
  for (let i = 0; i < 20; i++) sockets.push(await deaf(server, game, game.keys.watch));
  const stream = await listen(server, game.id, game.keys.british, { after: 0 });
  const end = await playOn(both(game), { seed: 10, most: 150, haste: 0.1 });
  await stream.heard(end.n);
  let bytes = '';
  sockets[0].on('data', (data) => { bytes += data; });
  sockets[0].resume();
  for (let i = 0; i < 100 && !bytes.includes(`id: ${end.n}\n`); i++) await sleep(30);
  assert.ok(bytes.includes(`id: ${end.n}\n`), 'who wakes up is told the rest');
  for (const s of sockets) s.destroy();
  stream.close();
  assert.equal(await server.stop(), 0);
});

test('two thousand idle connections leave the server answering', async (t) => {
  const most = Number(spawnSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' }).stdout) || 1024, n = Math.min(2000, most - 200);
  if (n < 200) return t.skip('this shell may hold too few sockets');
  const server = await startServer(), sockets = [];
  const game = await newGame(server, { seed: 8 });
  for (let i = 0; i < n; i += 100) {
    await Promise.all(Array.from({ length: Math.min(100, n - i) }, (_, k) => new Promise((done, fail) => {
      const socket = connect({ port: server.port, host: '127.0.0.1' }, () => {
        if (k % 2) socket.write(`GET /api/games/${game.id}/events?key=${game.keys.watch} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`);
        else if (k % 4) socket.write('POST /api/games HTTP/1.1\r\nHost: ');      /* and says no more */
        sockets.push(socket);
        done();
      });
      socket.on('error', fail);
      socket.on('data', () => {});
    })));
  }
  const times = [];
  for (let i = 0; i < 20; i++) times.push(await took(() => ask(server, 'GET', '/api/battles')));
  const end = await playOn(both(game), { seed: 1, most: 20 });
  assert.equal(end.n, 20);
  times.sort((a, b) => a - b);
  t.diagnostic(`${n} connections open: an answer takes ${times[10].toFixed(1)} ms`);
  assert.ok(times[10] < 1000);
  assert.equal(await server.stop(), 0, 'and it ends cleanly with all of them open');
  for (const s of sockets) s.destroy();
  return undefined;
});

test('SIGTERM and SIGINT while streams are open and orders come in', async () => {
  for (const signal of ['SIGTERM', 'SIGINT']) {
    const server = await startServer();
    const game = await newGame(server, { seed: 8 }), bots = await newGame(server, { seats: ['doctrine', 'doctrine'] });
    const streams = await Promise.all([listen(server, game.id, game.keys.watch), listen(server, game.id, game.keys.british), listen(server, bots.id, bots.keys.watch)]);
    const playing = playOn(both(game), { seed: 2, most: 5000 }).catch(() => {});
    await sleep(200);
    assert.equal(await server.stop(signal), 0, server.said);
    await playing;
    for (const s of streams) await s.until(() => s.ended).catch(() => {});
  }
});

/** A little of everything, for a server that is watched. */
async function mixedSession(server) {
  const battle = (await ask(server, 'GET', '/api/battles/brandywine-1777')).json;
  await ask(server, 'GET', '/api/battles/brandywine-1777/ground.svg?lamp=1');
  for (const path of ['/', '/js/main.js', '/style/base.css', '/api/rules', '/api/nothing', '/api/games/none']) await ask(server, 'GET', path);
  const game = await newGame(server, { battle: battle.id, seed: 2 }), [british, american] = both(game);
  const streams = [await listen(server, game.id, game.keys.watch), await listen(server, game.id, game.keys.british, { after: 0 })];
  await american.say('deploy historical');
  await american.say('undo');
  const view = await playOn([british, american], { seed: 5, most: 40 });
  for (const rest of ['/line', '/at?n=20', '/luck', '/record', '/report', '/picture.svg?n=10', '/picture.png', '/odds', '/check?order=close', '/overlay?name=reach&unit=HOWE']) await british.get(rest);
  await british.order(view.n, 'nonsense');
  await british.post('/remarks', { n: 3, text: 'A remark.' });
  for (const body of ['{', '[]', 'x'.repeat(70000), `${'['.repeat(5000)}`]) await ask(server, 'POST', `/api/games/${game.id}/orders`, { key: game.keys.british, body }).catch(() => {});
  await raw(server, '\0'.repeat(100), { patience: 100 }).catch(() => {});
  const record = (await british.get('/record')).text;
  assert.equal(verify(record).code, 0);
  await ask(server, 'POST', '/api/records', { body: record, type: 'text/plain' });
  await ask(server, 'POST', '/api/records', { body: `${record}\nnonsense`, type: 'text/plain' });
  const sealed = await newGame(server, { dice: 'sealed', seed: undefined });
  for (const h of both(sealed)) await h.post('/secret', { secret: '12'.repeat(32) });
  await playOn(both(sealed), { seed: 6, most: 30 });
  await both(sealed)[0].say('concede');
  await both(sealed)[0].get('/record');
  const typed = await newGame(server, { dice: 'typed', seed: undefined, hotseat: true });
  await playOn([typed.with(typed.keys.both)], { seed: 3, most: 60, haste: 0.1 });
  const bots = await newGame(server, { seats: ['person', 'doctrine'], seed: 3 });
  await bots.with(bots.keys.british).view();
  await british.say('draw');
  await american.say('accept');
  await newGame(server, { battle: undefined, from: { game: game.id, key: game.keys.watch, at: 10 }, hotseat: true });
  streams[0].close();
  await sleep(100);
}

test('a mixed session under AddressSanitizer and UBSan: no report', async (t) => {
  if (!existsSync(sanitized)) return t.skip('the build with sanitizers is not there');
  const server = await startServer({ program: sanitized, env: { ASAN_OPTIONS: 'exitcode=77:detect_leaks=1', LSAN_OPTIONS: `print_suppressions=0:suppressions=${join(root, 'tests/page/lib/leaks.txt')}` }, patience: 30000 });
  await mixedSession(server);
  const code = await server.stop();
  assert.doesNotMatch(server.said, /ERROR: |runtime error|SUMMARY/, server.said.slice(-3000));
  assert.equal(code, 0, server.said.slice(-3000));
  return undefined;
});
