// What is kept and for how long: answers found again, fields given back, games opened again, games given up; how much a seat may have.
import assert from 'node:assert/strict';
import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { answers, ask, assertRefused, chance, faults, figure, full, hand, listen, newGame, sleep, sql, startServe, startServer, tempFolder } from './lib.mjs';

const DAY = 24 * 3600, now = () => Math.floor(Date.now() / 1000);
const memory = (server) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024;

test('what was made is found again, by the same role, until anything changes', async () => {
  const server = await startServer(), game = await newGame(server, { seed: 5 });
  const hands = [game.with(game.keys.british), game.with(game.keys.american)], watch = game.with(game.keys.watch);
  await answers(hands, chance(5), 20);
  const first = await watch.get('/story'), found = await figure(server, 'answers_found_again_total'), second = await watch.get('/story');
  assert.equal(second.text, first.text);
  assert.equal(await figure(server, 'answers_found_again_total'), found + 1);
  await hands[0].get('/story');                                         /* another role */
  assert.equal(await figure(server, 'answers_found_again_total'), found + 1);
  const record = (await watch.get('/record')).text;
  assert.equal((await hands[0].post('/remarks', { n: 3, text: 'Here it turned.' })).status, 200);
  const marked = (await watch.get('/record')).text;
  assert.notEqual(marked, record);
  assert.match(marked, /Here it turned\./);
  await answers(hands, chance(6), 1);
  assert.notEqual((await watch.get('/record')).text, marked);
  assert.equal((await hands[0].post('/people', { name: 'Anna' })).status, 200);
  assert.match((await watch.get('/record')).text, /Anna/);
  for (const path of ['/api/rules', '/api/battles', '/api/battles/scrum']) {
    const plain = await ask(server, 'GET', path, { headers: { 'Accept-Encoding': 'identity' } }), packed = await ask(server, 'GET', path), again = await ask(server, 'GET', path);
    assert.deepEqual([packed.json, again.json], [plain.json, plain.json]);
  }
  assert.equal(await server.stop(), 0);
});

test('fields: as many ways to ask for one as there are, and memory does not grow with them', async () => {
  const server = await startServer(), { options } = (await ask(server, 'GET', '/api/battles/two-roads')).json;
  const plain = options.filter((o) => typeof o.value === 'boolean').slice(0, 12), many = full ? 2000 : 400;
  const words = (i) => plain.map((o, k) => `${o.name}=${['off', 'on'][i >> k & 1]}`).join(',');
  const one = async (i) => { const { status, text } = await ask(server, 'GET', `/api/battles/two-roads?options=${words(i)}`); assert.equal(status, 200, text); };
  for (let i = 0; i < 300; i++) await one(i);
  const before = memory(server);
  for (let i = 300; i < 300 + many; i++) await one(i);
  console.log(`# ${before.toFixed(0)} MB after 300 fields, ${memory(server).toFixed(0)} MB after ${300 + many}`);
  assert.ok(memory(server) < before + 24, `${before} MB became ${memory(server)}`);
  const game = await newGame(server, { battle: 'two-roads', options: words(5) });
  for (let i = 0; i < 300; i++) await one(i + 7);
  assert.equal((await game.with(game.keys.watch).view()).options, words(5), 'a game keeps its field');
  assert.equal(await server.stop(), 0);
});

/** A battle of two forces that nobody built before. */
async function muster(server, seed, book = 'ironbrigade') {
  const forces = [];
  for (const nation of ['british', 'american']) forces.push((await ask(server, 'POST', `/api/muster/${book}`, { body: { suggest: 120, nation, seed } })).json.text);
  return ask(server, 'POST', `/api/muster/${book}/battle`, { body: { forces } });
}

test('battles that stand in no list are given back when nobody uses them, and found again when somebody does', async () => {
  const folder = tempFolder(), own = faults(), many = full ? 60 : 12;
  own.set('hurry 20');
  const server = await startServe(['--requests-per-second', '0', '--seat-per-second', '0', '--games-per-day', '0', '--log', 'off'], { data: folder.path, env: own.env });
  const battles = [], now = (name) => figure(server, name).catch(() => figure(server, name));        /* a line that was cut when the clocks leapt */
  for (const path of ['/api/battles', '/api/battles/two-roads', '/api/battles/take-the-field']) await ask(server, 'GET', path);
  const before = await now('battles_in_memory');
  assert.ok(before > 0);
  for (let i = 0; i < many; i++) {
    const { status, json, text } = await muster(server, i);
    assert.equal(status, 201, text);
    battles.push(json.battle);
    if (i < 3) assert.equal((await ask(server, 'GET', `/api/battles/${json.battle}/ground.svg`)).status, 200);
  }
  const game = await newGame(server, { battle: battles[0] }), on = await newGame(server, { battle: 'take-the-field-on-made-7' });
  const key = game.keys.watch, view = await hand(server, game.id, key).view(), made = await hand(server, on.id, on.keys.watch).view();
  assert.equal(await now('battles_in_memory'), before + many + 1);
  own.set('leap 1300\nhurry 20');
  for (let i = 0; i < 100 && await now('battles_in_memory') > before; i++) await sleep(100);
  assert.equal(await now('battles_in_memory'), before);
  assert.deepEqual((await hand(server, game.id, key).view()).pieces, view.pieces);
  assert.deepEqual((await hand(server, on.id, on.keys.watch).view()).pieces, made.pieces);
  assert.equal((await ask(server, 'GET', `/api/battles/${battles[1]}`)).status, 200);
  own.set('leap 2600\nhurry 20');
  for (let i = 0; i < 100 && await now('battles_in_memory') > before; i++) await sleep(100);
  rmSync(join(folder.path, 'battles', battles[0]), { recursive: true });                              /* the store has its files */
  for (const what of ['', '/ground.svg', '/names']) assert.equal((await ask(server, 'GET', `/api/battles/${battles[0]}${what}`)).status, 200, what);
  assert.deepEqual((await hand(server, game.id, key).view()).pieces, view.pieces);
  assert.equal((await newGame(server, { battle: battles[0] })).answer.kept, undefined);
  assert.equal(await server.stop(), 0);
  folder.drop();
});

test('as many built battles as a server keeps: the oldest that nobody uses makes room, one with games first', async () => {
  const folder = tempFolder(), server = await startServe(['--requests-per-second', '0', '--games-per-day', '0'], { data: folder.path }), at = join(folder.path, 'battles');
  const { battle } = (await muster(server, 1)).json;
  await newGame(server, { battle });
  for (let i = 1; i < 400; i++) cpSync(join(at, battle), join(at, `mustered-${String(i).padStart(12, '0')}`), { recursive: true });
  const { status, json, text } = await muster(server, 2);
  assert.equal(status, 201, text);
  assert.deepEqual([readdirSync(at).length, readdirSync(at).includes(battle), readdirSync(at).includes(json.battle)], [400, true, true], 'what is fought stays');
  for (let i = 3; i < 9; i++) assert.equal((await muster(server, i)).status, 201);
  assert.equal(readdirSync(at).length, 400);
  assert.equal((await ask(server, 'GET', `/api/battles/${json.battle}`)).status, 200);
  assert.equal(await server.stop(), 0);
  folder.drop();
});

test('a game that is not in memory is opened once, whoever asks and how many', async () => {
  const folder = tempFolder(), data = folder.path;
  let server = await startServer({ data });
  const game = await newGame(server, { seed: 5, options: '' }), hands = [game.with(game.keys.british), game.with(game.keys.american)];
  const view = await answers(hands, chance(5), 150), { text } = await hands[0].get('/record');
  assert.equal(await server.stop(), 0);
  server = await startServer({ data });
  const asked = ['', '/record', '/story', '/line', '/odds', '/people', `/at?n=${view.moves}`];
  const seen = await Promise.all(Array.from({ length: 42 }, (_, i) => hand(server, game.id, game.keys.british).get(asked[i % asked.length])));
  assert.deepEqual(seen.map((a) => a.status), seen.map(() => 200));
  assert.equal(seen[0].json.n, view.n);
  assert.equal(seen[1].text, text);
  assert.equal(await figure(server, 'games_in_memory'), 1);
  for (const id of ['abcdefghijk', 'a', 'ABCDEFGHIJK', '..%2f..%2fetc']) assertRefused(await ask(server, 'GET', `/api/games/${id}`), 404, 'no-such-game');
  assert.equal((await hand(server, game.id, game.keys.british).post('/orders', { n: view.n + 1, order: 'undo' })).status, 200);
  assert.equal(await server.stop(), 0);
  folder.drop();
});

test('a seat has its fill, whatever it asks for; another seat and those who watch are served', async () => {
  const server = await startServe(['--seat-per-second', '2', '--seat-at-once', '40', '--streams-per-seat', '2', '--requests-per-second', '0']), game = await newGame(server);
  const british = game.with(game.keys.british), american = game.with(game.keys.american), watch = game.with(game.keys.watch), all = [];
  for (let i = 0; i < 30; i++) all.push((await british.get(`/odds?i=${i}`)).status);
  assert.ok(all.includes(200) && all.includes(429), String(all));
  assertRefused(await british.get(), 429, 'too-many');
  assert.equal((await american.get()).status, 200);
  for (let i = 0; i < 60; i++) assert.equal((await watch.get()).status, 200);
  await sleep(1500);
  assert.equal((await british.get()).status, 200, 'it fills again');
  const streams = [await listen(server, game.id, game.keys.american), await listen(server, game.id, game.keys.american)];
  assertRefused(await american.get('/events'), 429, 'too-many');
  streams.push(await listen(server, game.id, game.keys.watch));
  for (const s of streams) { assert.equal(s.status, 200); s.close(); }
  assert.equal(await server.stop(), 0);
});

test('a stream by a ticket: no key in its address, and the ticket gives no orders', async () => {
  const server = await startServer(), game = await newGame(server), h = game.with(game.keys.british);
  const { ticket } = (await h.post('/ticket', {})).json, open = await fetch(`${server.url}/api/games/${game.id}/events?ticket=${ticket}&people=1`);
  assert.equal(open.status, 200);
  const reader = open.body.getReader();
  let text = '';
  for (let i = 0; i < 20 && !/event: people/.test(text); i++) text += new TextDecoder().decode((await reader.read()).value);
  assert.match(text, /event: step[\s\S]*event: people/);
  await reader.cancel();
  assertRefused(await ask(server, 'POST', `/api/games/${game.id}/orders?ticket=${ticket}`, { body: { n: 1, order: 'close' } }), 403, 'bad-key');
  assertRefused(await ask(server, 'GET', `/api/games/${game.id}/events?ticket=${'0'.repeat(32)}`), 403, 'bad-key');
  for (const file of ['api.js', 'endplan.js']) assert.doesNotMatch((await ask(server, 'GET', `/js/${file}`)).text, /[?&]key=/, 'the page puts no key of a seat in an address');
  assert.equal(await server.stop(), 0);
});

test('games that are given up: told beforehand, marked a week before, and whoever comes keeps his game', async () => {
  const folder = tempFolder(), data = folder.path, words = ['--unbegun-days', '30', '--abandoned-days', '400'];
  let server = await startServe(words, { data });
  const [fresh, unbegun, abandoned, over, visited] = await Promise.all([1, 2, 3, 4, 5].map((seed) => newGame(server, { seed })));
  const until = async (g) => (await hand(server, g.id, g.keys.watch).view()).kept_until, near = (a, days) => assert.ok(Math.abs(a - now() - days * DAY) < 60, `${a}`);
  near(await until(fresh), 37);
  for (const g of [abandoned, over, visited]) await answers([hand(server, g.id, g.keys.british), hand(server, g.id, g.keys.american)], chance(3), 4);
  near(await until(abandoned), 407);
  const o = hand(server, over.id, over.keys.british);
  assert.equal((await o.order((await o.view()).n + 1, 'concede')).status, 200);
  assert.equal(await until(over), null, 'what is over is kept for good');
  assert.equal(await server.stop(), 0);

  const away = (g, days) => sql(data, `UPDATE game SET seen = ${now() - days * DAY} WHERE id = '${g.id}'`), rows = (g) => sql(data, `SELECT (SELECT count(*) FROM game WHERE id = '${g.id}'), (SELECT count(*) FROM journal WHERE game = '${g.id}'), (SELECT leaves FROM game WHERE id = '${g.id}')`)[0];
  away(unbegun, 31); away(abandoned, 401); away(over, 5000); away(visited, 401);
  server = await startServe(words, { data });
  for (let i = 0; i < 100 && server.said.match(/is due and leaves in 7 days/g)?.length !== 3; i++) await sleep(50);
  assert.equal(server.said.match(/is due and leaves in 7 days/g)?.length, 3, server.said);
  near(await until(visited), 407);                                    /* somebody has come back */
  assert.equal(await server.stop(), 0);
  assert.ok(rows(unbegun)[2] > now() + 6 * DAY && rows(abandoned)[2] > now() + 6 * DAY && rows(over)[2] === null && rows(visited)[2] === null && rows(fresh)[2] === null);

  sql(data, `UPDATE game SET leaves = ${now() - 60} WHERE leaves IS NOT NULL`);
  server = await startServe(words, { data });
  for (let i = 0; i < 100 && server.said.match(/was given up/g)?.length !== 2; i++) await sleep(50);
  assert.equal(await figure(server, 'games_given_up_total'), 2);
  for (const g of [unbegun, abandoned]) assertRefused(await hand(server, g.id, g.keys.watch).get(), 404, 'no-such-game');
  for (const g of [fresh, over, visited]) assert.equal((await hand(server, g.id, g.keys.watch).get()).status, 200);
  assert.equal(await server.stop(), 0);
  assert.deepEqual([rows(unbegun).slice(0, 2), rows(abandoned).slice(0, 2)], [[0, 0], [0, 0]]);
  assert.deepEqual(sql(data, `SELECT count(*) FROM seat WHERE game NOT IN (SELECT id FROM game) UNION ALL SELECT count(*) FROM snapshot WHERE game NOT IN (SELECT id FROM game)`), [[0], [0]]);

  server = await startServer({ data });                               /* `play` gives nothing up */
  assert.equal((await hand(server, fresh.id, fresh.keys.watch).view()).kept_until, null);
  assert.equal(await server.stop(), 0);
  folder.drop();
});
