// What somebody found who read docs/http.md and the sources for the first time, to fill the server and to have more than one address
// may.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { test } from 'node:test';
import { answers, ask, assertRefused, chance, faults, figure, full, hand, newGame, raw, sleep, sql, startServe, startServer, tempFolder } from './lib.mjs';

const memory = (server) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;
const greedy = ['--requests-per-second', '0', '--seat-per-second', '0'];           /* so that other limits are met */
const handsOf = (game) => [game.with(game.keys.british), game.with(game.keys.american)];

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

test('tickets: whoever asks for thousands takes nobody’s away', async () => {
  const server = await startServe(greedy), [mine, his] = [await newGame(server), await newGame(server)];
  const { ticket } = (await mine.with(mine.keys.british).post('/ticket', {})).json;
  const post = (more) => `POST /api/games/${his.id}/ticket HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nAuthorization: Bearer ${his.keys.watch}\r\n${more}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`;
  const told = await Promise.all(Array.from({ length: 8 }, () => raw(server, post('').repeat(520) + post('Connection: close\r\n'), { patience: 30000 })));
  assert.ok(told.join('').split('HTTP/1.1 200').length > 4096);
  assert.equal((await ask(server, 'GET', `/api/games/${mine.id}?ticket=${ticket}`)).status, 200);
  /* It opens that game alone, as that role, and not if a digit of it is another. */
  assert.equal((await ask(server, 'GET', `/api/games/${mine.id}?ticket=${ticket}`)).json.role, 'british');
  assert.equal((await ask(server, 'GET', `/api/games/${his.id}?ticket=${ticket}`)).status, 403);
  for (let i = 0; i < ticket.length; i++) {
    const other = ticket.slice(0, i) + (ticket[i] === '0' ? '1' : '0') + ticket.slice(i + 1);
    assert.equal((await ask(server, 'GET', `/api/games/${mine.id}?ticket=${other}`)).status, 403);
  }
  assert.equal(await server.stop(), 0);
});

test('no answer is found again under another question', async () => {
  const server = await startServer(), game = await newGame(server, { seed: 5 });
  const hands = handsOf(game), view = await answers(hands, chance(5), 60), h = hands[view.question.side], own = (await h.view()).question.answers[0];
  const plain = `/odds?order=${encodeURIComponent(own)}&assume=x`, trick = `/odds?order=${encodeURIComponent(`${own}&6:assume=x`)}`;
  const poisoned = await h.get(trick), answer = await h.get(plain), fresh = await h.get(`${plain}&again=1`);
  assert.notEqual(poisoned.text, '');
  assert.deepEqual(answer.json, fresh.json);
  assert.equal(await server.stop(), 0);
});

test('a rematch is a game like any other that an address begins', async () => {
  const server = await startServe([...greedy, '--games-per-day', '3']), game = await newGame(server, { hotseat: true });
  let id = game.id, made = 1;
  for (let i = 0; i < 6; i++) {
    const h = hand(server, id, game.keys.both);
    await h.say('concede');
    const { status, json, text } = await h.post('/rematch', {});
    if (status !== 200) { assert.equal(status, 429, text); assert.equal(json.code, 'too-many'); break; }
    id = json.game;
    made++;
  }
  assert.equal(made, 3);
  assert.equal(await server.stop(), 0);
});

test('a lesson has so many rows as any game, back and forth as one may', async () => {
  const folder = tempFolder(), data = folder.path;
  let server = await startServer({ data });
  const { id } = (await ask(server, 'GET', '/api/lessons')).json.lessons[0], made = (await ask(server, 'POST', `/api/lessons/${id}`, { body: {} })).json;
  const key = Object.entries(made.keys).find(([name]) => name !== 'watch')[1];
  const step = async (what) => { const h = hand(server, made.game, key); return h.post('/lesson', { n: (await h.view()).n + 1, do: what }); };
  assert.equal((await step('next')).status, 200);
  const { n } = await hand(server, made.game, key).view();
  assert.equal(await server.stop(), 0);
  sql(data, `WITH RECURSIVE i(x) AS (SELECT ${n} + 1 UNION ALL SELECT x + 1 FROM i WHERE x < 20000) INSERT INTO journal (game, n, side, kind, arg, text, moves) SELECT game, x, side, kind, arg, text, moves FROM journal, i WHERE n = ${n}`);
  server = await startServer({ data });
  assert.equal((await hand(server, made.game, key).view()).n, 20000);
  for (const what of ['back', 'next']) assertRefused(await step(what), 422, 'illegal');
  assert.equal(await server.stop(), 0);
  folder.drop();
});

test('records of megabytes do not stay in memory once they are on disk', async () => {
  const server = await startServe([...greedy, '--games-per-day', '0']), game = await newGame(server, { seed: 5 });
  await answers(handsOf(game), chance(5), 10);
  const { text } = await game.with(game.keys.watch).get('/record'), large = `${text}${'\n'.repeat(3 << 20)}`, many = full ? 100 : 14;
  const post = async () => assert.equal((await ask(server, 'POST', '/api/records', { body: large, type: 'text/plain' })).status, 201);
  for (let i = 0; i < 4; i++) await post();
  const before = memory(server);
  for (let i = 0; i < many; i++) await post();
  console.log(`# ${many} records of 3 MB: ${before.toFixed(0)} MB became ${memory(server).toFixed(0)}`);
  assert.ok(memory(server) < before + 25, `${before} MB became ${memory(server)}`);
  assert.equal(await server.stop(), 0);
});

test('battles on made tables that are only asked about are not kept, by any address of theirs', async () => {
  const server = await startServe(greedy), many = 410;
  let n = 0;
  const one = async () => {
    while (n < many) {
      const i = ++n, { status, text } = await ask(server, 'GET', `/api/battles/take-the-field-on-made-${i}${['', '/names', '?options='][i % 3]}`);
      assert.ok([200, 404].includes(status), text);
      if (status === 404) assert.doesNotMatch(text, /room for no more/, `at ${i}`);
    }
  };
  await Promise.all(Array.from({ length: 6 }, one));
  const game = await newGame(server, { battle: 'take-the-field-on-made-7-mirrored' });
  assert.equal((await game.with(game.keys.watch).view()).battle, 'take-the-field-on-made-7-mirrored');
  assert.equal((await ask(server, 'GET', '/api/battles/take-the-field-on-made-7-mirrored')).json.id, 'take-the-field-on-made-7-mirrored');
  assertRefused(await ask(server, 'GET', '/api/battles/take-the-field-on-made-7-6x4'), 404, 'no-such-thing');       /* one table, one name */
  assertRefused(await ask(server, 'GET', '/api/battles/take-the-field-on-made-7-on-made-8'), 404, 'no-such-thing');
  assert.equal(await server.stop(), 0);
});

test('streams that ask for a whole battle and do not read it have only so much lie here', async () => {
  const folder = tempFolder(), data = folder.path, words = ['--requests-per-second', '1000000', '--requests-at-once', '1000000', '--seat-per-second', '0', '--streams-per-address', '0', '--connections-per-address', '0'], many = full ? 500 : 300;
  let server = await startServe(words, { data });
  const game = await newGame(server), [british, american] = handsOf(game);
  await british.say('draw');
  await american.say('decline');
  assert.equal(await server.stop(), 0);
  sql(data, "WITH RECURSIVE i(x) AS (SELECT 3 UNION ALL SELECT x + 1 FROM i WHERE x < 19000) INSERT INTO journal (game, n, side, kind, arg, text, moves) SELECT j.game, x, j.side, j.kind, j.arg, j.text, x FROM journal AS j, i WHERE j.n = 2 - x % 2");
  sql(data, 'DELETE FROM snapshot');
  server = await startServe(words, { data });
  const h = hand(server, game.id, game.keys.british), { n, frozen } = await h.view(), before = memory(server), lines = [];
  assert.deepEqual([n, frozen], [19000, null]);
  for (let i = 0; i < many; i++) {
    const line = connect({ port: server.port, host: '127.0.0.1', localAddress: '127.0.0.9' });
    line.on('error', () => {}).pause();
    line.write(`GET /api/games/${game.id}/events?after=0 HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nAuthorization: Bearer ${game.keys.watch}\r\n\r\n`);
    lines.push(line);
  }
  for (let i = 0; i < 240 && (i < 8 || await figure(server, 'jobs_waiting') > 0); i++) await sleep(250);
  await sleep(500);
  const after = memory(server);
  console.log(`# ${many} streams from the beginning of ${n} rows, unread: ${before.toFixed(0)} MB became ${after.toFixed(0)}`);
  assert.ok(after < before + 110, `${before} MB became ${after}`);
  for (const line of lines) line.destroy();
  assert.equal((await h.get()).status, 200);
  assert.equal(await server.stop(), 0);
  folder.drop();
});

test('letters that nobody sees are in no name, and blanks of other kinds neither', async () => {
  const server = await startServer(), seat = async () => { const game = await newGame(server); return game.with(game.keys.british); };       /* another each time: one speaks only so fast */
  const unseen = [0xad, 0x200b, 0x200d, 0x200e, 0x202e, 0x2060, 0x2066, 0xfeff, 0xa0, 0x34f, 0x115f, 0x180e, 0x2003, 0x202f, 0x2800, 0x3000, 0x3164, 0xfe0f, 0xffa0, 0x1d173, 0xe0041];
  for (const code of unseen) {
    const h = await seat();
    for (const name of [`An${String.fromCodePoint(code)}na`, String.fromCodePoint(code)]) {
      const answer = await h.post('/people', { name });
      assertRefused(answer, 422, 'illegal');
      assert.match(answer.json.error, /letters that can be seen/, `U+${code.toString(16)}`);
    }
  }
  const h = await seat();
  assert.equal((await h.post('/people', { name: 'Zoë Ångström 李' })).status, 200);
  assert.equal((await h.post('/chat', { text: 'Bonjour\u00a0!' })).status, 200);
  assert.equal(await server.stop(), 0);
});

test('whoever is refused a thousand times is in the log some thirty times a minute, with a count of the rest', async () => {
  const own = faults(), server = await startServe(greedy, { env: own.env }), many = 600;
  own.set('hurry 20');
  const lines = () => server.said.match(/request GET \/api\/nothing 404/g)?.length ?? 0, get = (last) => `GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
  await raw(server, get(false).repeat(many - 1) + get(true), { patience: 30000 });
  for (let i = 0; i < 40 && lines() < 30; i++) await sleep(50);
  await sleep(300);
  assert.equal(lines(), 30);
  assert.equal((await ask(server, 'GET', '/api/muster')).status, 200);
  own.set('leap 70\nhurry 20');
  for (let i = 0; i < 100 && !/not told one by one/.test(server.said); i++) await sleep(100);
  assert.match(server.said, new RegExp(`refused ${many - 30} more requests`));
  assert.match(server.said, /request GET \/api\/muster 200/, 'what is answered is told');
  await raw(server, get(true), { patience: 5000 });
  for (let i = 0; i < 40 && lines() < 31; i++) await sleep(50);
  assert.equal(lines(), 31, 'and the next minute it is told again');
  assert.equal(await server.stop(), 0);
});
