// Somebody who passes by and looks over shoulders: at what is not on disk yet, at dice that are not sealed yet, at a journal that was damaged far back, at streams of a game that others read.
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { test } from 'node:test';
import { answers, ask, assertRefused, chance, hand, newGame, sleep, sql, startFaulty, startServe, startServer, tempFolder } from './lib.mjs';

const greedy = ['--requests-per-second', '0', '--seat-per-second', '0', '--games-per-day', '0'];    /* so that other limits are met */
const handsOf = (game) => [game.with(game.keys.british), game.with(game.keys.american)];

/** Its first order, given under a disk that is slow by then. */
async function slowly(server, game, ms) {
  const hands = handsOf(game), view = await hands[0].view(), h = hands[view.question.side], { question } = await h.view();
  server.faults(`sync-ms ${ms}`);
  await sleep(50);
  return h.order(view.n + 1, question.answers[0]);
}

test('a seat’s secret is in no record before the other seat has given its own', async () => {
  const server = await startServer(), game = await newGame(server, { dice: 'sealed' }), [british, american] = handsOf(game), his = 'ab'.repeat(32);
  assert.equal((await british.post('/secret', { secret: his })).status, 200);
  for (const path of ['', '/record', '/report', '/at?n=0', '/line', '/people']) assert.ok(!(await american.get(path)).text.includes(his), path);
  assert.equal((await american.post('/secret', { secret: 'cd'.repeat(32) })).status, 200);
  for (const path of ['', '/record']) assert.ok((await american.get(path)).text.includes(his), path);
  assert.equal(await server.stop(), 0);
});

test('to go on from what was said just now: who asks waits for the disk, and begins one game of his day', async () => {
  const server = await startFaulty(), game = await newGame(server), order = slowly(server, game, 700);
  await sleep(200);
  const body = { from: { game: game.id, key: game.keys.watch, at: 1 }, seats: ['person', 'person'], dice: 'seeded' };
  const made = await ask(server, 'POST', '/api/games', { body });
  assert.equal(made.status, 201, made.text);
  assert.equal((await order).status, 200);
  assert.equal((await hand(server, made.json.game, made.json.keys.watch).view()).moves, 1);
  assert.equal(await server.stop(), 0);
});

test('games that wait for the disk before they begin are counted once', async () => {
  const data = tempFolder().path, server = await startServe(['--games-per-day', '3'], { data }), game = await newGame(server), hands = handsOf(game);
  for (let i = 0; i < 2; i++) {
    const view = await hands[0].view(), h = hands[view.question.side], { question } = await h.view();
    const said = h.order(view.n + 1, question.answers[0]);                        /* its row may still be on its way */
    const made = await ask(server, 'POST', '/api/games', { body: { from: { game: game.id, key: game.keys.watch, at: 0 }, seats: ['person', 'person'], dice: 'seeded' } });
    assert.equal(made.status, 201, made.text);
    assert.equal((await said).status, 200);
  }
  assert.equal(await server.stop(), 0);
});

test('looks that wait for the disk keep no other look waiting', async () => {
  const server = await startFaulty(), game = await newGame(server), looks = [], others = [];
  let end = false;
  for (let who = 0; who < 8; who++) {                              /* so that every commit has something to write */
    const busy = await newGame(server, { hotseat: true }), writes = busy.with(busy.keys.both);
    others.push((async () => {
      for (let i = 0; !end; i++, await sleep(35 * who)) await writes.post('/remarks', { n: 0, text: `It rains, ${i}.` });
    })());
  }
  const first = slowly(server, game, 250);
  for (let i = 0; i < 80; i++) {
    const began = performance.now();
    looks.push(ask(server, 'GET', `/api/games/${game.id}`, { key: game.keys.watch }).then(({ status }) => ({ status, ms: performance.now() - began })));
    await sleep(30);
  }
  await Promise.race([Promise.all(looks), sleep(4000)]);
  end = true;
  const told = await Promise.all(looks), longest = Math.max(...told.map(({ ms }) => ms));
  await Promise.all(others);
  assert.equal((await first).status, 200);
  assert.ok(told.every(({ status }) => status === 200));
  assert.ok(longest < 1500, `${longest} ms`);                      /* three commits, on a machine that others share */
  assert.equal(await server.stop(), 0);
});

/** What a stream from an address of one's own (127.0.0.x) is told first, and after how long. */
function streamFrom(server, address, id, key, after) {
  return new Promise((done, fail) => {
    const began = performance.now();
    const rq = request({ host: '127.0.0.1', port: server.port, path: `/api/games/${id}/events?after=${after}`, headers: { Authorization: `Bearer ${key}` }, localAddress: address, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (d) => {
        text += d;
        if (text.includes('\ndata: ') && text.includes('\n\n')) done({ ms: performance.now() - began, close: () => rq.destroy() });
      }).on('error', () => {}).on('close', () => done({ ms: performance.now() - began, close: () => {} }));
    });
    rq.on('error', fail);
    rq.end();
  });
}

test('whoever opens forty streams of a long game from its beginning does not keep its players waiting who come back', async () => {
  const server = await startServe(greedy), game = await newGame(server, { battle: 'brandywine-1777', hotseat: true, seed: 5 }), h = game.with(game.keys.both);
  await answers([h], chance(4), 900);
  const { n } = await h.view(), alone = await streamFrom(server, '127.0.0.2', game.id, game.keys.both, n - 3);
  alone.close();
  const many = Array.from({ length: 40 }, () => streamFrom(server, '127.0.0.3', game.id, game.keys.watch, 0));
  await sleep(100);
  const back = await streamFrom(server, '127.0.0.2', game.id, game.keys.both, n - 3), all = await Promise.all(many), last = Math.max(...all.map(({ ms }) => ms));
  for (const stream of [back, ...all]) stream.close();
  assert.ok(back.ms < 150 + last / 3, `${back.ms} ms, and ${last} for the last of forty; alone ${alone.ms}`);
  assert.equal(await server.stop(), 0);
});

test('the look that finds a damage far back is answered as the next one is', async () => {
  const data = tempFolder().path;
  let server = await startServe(greedy, { data });
  const game = await newGame(server, { hotseat: true, seed: 5 });
  await answers([game.with(game.keys.both)], chance(4), 230);
  assert.equal(await server.stop(), 0);
  sql(data, "UPDATE journal SET atoms = 'step Z9' WHERE n = 10");
  for (const path of ['/line', '/at?n=200', '/at', '/luck', '/record', '/actions?from=100', '/picture.svg']) {
    server = await startServe(greedy, { data });
    const h = hand(server, game.id, game.keys.both), first = await h.get(path), next = await h.get(path);
    assert.ok((await h.view()).frozen, path);
    assert.deepEqual([first.status, first.text], [next.status, next.text], path);
    assert.ok(first.status < 500, path);
    assert.equal(await server.stop(), 0);
  }
});

test('a line of chat that is no text is refused with a sentence', async () => {
  const server = await startServer(), game = await newGame(server), [british] = handsOf(game);
  for (const body of [{}, { text: null }, { text: 5 }, { text: '' }, { text: '   ' }]) assertRefused(await british.post('/chat', body), 422, 'illegal');
  assert.equal(await server.stop(), 0);
});

test('points that no force can have are refused, however many digits they have', async () => {
  const server = await startServer();
  for (const suggest of [0, -5, 10001, 2 ** 31, 2 ** 32 + 150, Number.MAX_SAFE_INTEGER])
    assertRefused(await ask(server, 'POST', '/api/muster/landofthefree', { body: { suggest, nation: 'british', war: '1775' } }), 422, 'bad-file');
  assert.equal(await server.stop(), 0);
});
