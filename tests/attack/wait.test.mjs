// No one waits for another: sixteen who ask for odds, forty who ask for reports, records of four megabytes, games of a thousand rows.
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { test } from 'node:test';
import { answers, ask, assertRefused, chance, figure, full, hand, listen, newGame, sleep, sql, startServer, tempFolder } from './lib.mjs';

const WAIT = Number(process.env.MOST_MS ?? 250);             /* on a machine that others share; the figure is in docs/benchmarks.md */

/** One request from an address of one's own (127.0.0.x); status and how long it took. */
function from(server, address, path, { key, method = 'GET', body, agent } = {}) {
  return new Promise((done) => {
    const began = performance.now();
    const headers = { ...(key ? { Authorization: `Bearer ${key}` } : {}), ...(body ? { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json' } : {}) };
    const rq = request({ host: '127.0.0.1', port: server.port, path, method, headers, localAddress: address, agent: agent ?? false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (d) => { text += d; }).on('end', () => done({ status: answer.statusCode, text, ms: performance.now() - began }));
    });
    rq.on('error', (e) => done({ status: 0, text: String(e), ms: performance.now() - began }));
    rq.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const quantile = (list, q) => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(q * list.length))];

/** A battle in the midst of it, where an attack has odds. */
async function fought(server) {
  const game = await newGame(server, { seed: 5 }), hands = [hand(server, game.id, game.keys.british), hand(server, game.id, game.keys.american)];
  await answers(hands, chance(5), 60);
  return { game, hands };
}

test('sixteen who ask for odds without a pause: who looks and who orders does not wait for them', async () => {
  const server = await startServer(), { game, hands } = await fought(server), other = await newGame(server);
  const view = await hands[0].view(), key = [game.keys.british, game.keys.american][view.question.side];
  const plain = await from(server, '127.0.0.1', `/api/games/${game.id}/odds`, { key });
  assert.equal(plain.status, 200, plain.text);
  let end = false, asked = 0;
  const agent = new Agent({ keepAlive: true });
  const clients = Array.from({ length: 16 }, async () => {
    while (!end) {
      const { status } = await from(server, '127.0.0.3', `/api/games/${game.id}/odds?again=${asked}`, { key, agent });            /* else it would be found again */
      assert.ok([200, 429, 503].includes(status), String(status));
      asked++;
    }
  });
  await sleep(300);
  const looks = [], orders = [], quiet = new Agent({ keepAlive: true });
  for (let i = 0; i < (full ? 1000 : 120); i++) {
    const look = await from(server, '127.0.0.2', `/api/games/${other.id}`, { key: other.keys.british, agent: quiet });
    assert.equal(look.status, 200);
    looks.push(look.ms);
    const { question, n } = JSON.parse(look.text), hers = [other.keys.british, other.keys.american][question.side];
    const own = JSON.parse((await from(server, '127.0.0.2', `/api/games/${other.id}`, { key: hers, agent: quiet })).text);
    const done = await from(server, '127.0.0.2', `/api/games/${other.id}/orders`, { key: hers, agent: quiet, method: 'POST', body: { n: n + 1, order: own.question.answers[i % own.question.answers.length] } });
    assert.ok([200, 422].includes(done.status), done.text);
    orders.push(done.ms);
  }
  const fair = await from(server, '127.0.0.2', `/api/games/${game.id}/odds`, { key, agent: quiet });
  assert.equal(fair.status, 200);
  end = true;
  await Promise.all(clients);
  const said = `odds alone ${plain.ms.toFixed(1)} ms, asked ${asked}; looks p50 ${quantile(looks, 0.5).toFixed(1)} p99 ${quantile(looks, 0.99).toFixed(1)}, orders p50 ${quantile(orders, 0.5).toFixed(1)} p99 ${quantile(orders, 0.99).toFixed(1)}, one more odds from elsewhere ${fair.ms.toFixed(1)} ms`;
  console.log(`# ${said}`);
  assert.ok(quantile(looks, 0.99) < WAIT && quantile(orders, 0.99) < WAIT, said);
  for (const a of [agent, quiet]) a.destroy();
  assert.equal(await server.stop(), 0);
});

test('forty reports under way: a bot answers a person within a second', async () => {
  const server = await startServer(), { game } = await fought(server);
  const reports = Array.from({ length: 40 }, (_, i) => from(server, '127.0.0.3', `/api/games/${game.id}/report?again=${i}`, { key: game.keys.watch }));
  await sleep(200);
  const mine = await newGame(server, { seats: ['person', 'doctrine'] }), h = hand(server, mine.id, mine.keys.british);
  const waits = [];
  for (let i = 0; i < 400 && waits.length < 5; i++) {
    const view = await h.view();
    if (view.over) break;
    if (view.question.side !== 0) { await sleep(10); continue; }
    const began = performance.now(), order = view.question.answers.includes('close') ? 'close' : view.question.answers[0];
    await h.order(view.n + 1, order);
    for (let k = 0; k < 500; k++) { const v = await h.view(); if (v.over || v.question.side === 0) break; await sleep(5); }
    waits.push(performance.now() - began);
  }
  console.log(`# a bot's answer took ${waits.map((w) => w.toFixed(0)).join(', ')} ms`);
  assert.ok(waits.length > 0 && Math.max(...waits) < (full ? 1000 : 2500), String(waits));
  const all = await Promise.all(reports);
  assert.ok(all.every(({ status }) => [200, 429].includes(status)), String(all.map((r) => r.status)));
  assert.equal(await server.stop(), 0);
});

test('a long game is opened by its last snapshot, and a reader who comes back is told what he missed', async () => {
  const folder = tempFolder(), data = folder.path;
  let server = await startServer({ data });
  const game = await newGame(server, { battle: 'brandywine-1777', seats: ['person', 'random'], seed: 3 });
  const h = () => hand(server, game.id, game.keys.british);
  for (let i = 0; i < 4000; i++) {
    const view = await h().view();
    if (view.over || view.n > (full ? 3000 : 500)) break;
    if (view.question.side !== 0) { await sleep(5); continue; }
    await h().order(view.n + 1, view.question.ready?.[0]?.order ?? (view.question.answers.includes('close') ? 'close' : view.question.answers.includes('done') ? 'done' : view.question.answers[0]));
  }
  const before = await h().view();
  assert.equal(await server.stop(), 0);
  const snaps = sql(data, 'SELECT n FROM snapshot ORDER BY n').map(([n]) => n);
  for (let i = 0; i < snaps.length; i++) assert.ok(snaps[i] - (snaps[i - 1] ?? 0) <= 200, `${snaps}`);
  assert.ok(before.n - snaps.at(-1) <= 200);
  sql(data, `UPDATE journal SET atoms = 'nonsense' WHERE n = ${snaps.at(-1) - 5}`);   /* what lies before it is not played */
  server = await startServer({ data });
  const now = await h().view();
  assert.deepEqual([now.n, now.pieces, now.frozen], [before.n, before.pieces, null]);
  const stream = await listen(server, game.id, game.keys.british, { lastEventId: before.n - 3 });
  const { data: told } = await stream.until((s) => s.messages[0]);
  assert.deepEqual(told.said.map((s) => s.n), [before.n - 2, before.n - 1, before.n]);
  stream.close();
  assert.equal(await server.stop(), 0);
  folder.drop();
});

test('records of strangers cost them, not others', async () => {
  const server = await startServer(), { game } = await fought(server), { text } = await hand(server, game.id, game.keys.watch).get('/record');
  const noise = `${text}${'{ a remark of some length that says nothing at all }\n'.repeat((3 << 20) / 52)}`;
  const posts = Array.from({ length: 6 }, () => from(server, '127.0.0.3', '/api/records', { method: 'POST', body: noise }));
  await sleep(50);
  const looks = [];
  for (let i = 0; i < 60; i++) looks.push((await from(server, '127.0.0.2', `/api/games/${game.id}`, { key: game.keys.watch })).ms);
  console.log(`# looks beside six records p50 ${quantile(looks, 0.5).toFixed(1)} p99 ${quantile(looks, 0.99).toFixed(1)} ms`);
  assert.ok(quantile(looks, 0.9) < WAIT, String(looks.map(Math.round)));
  for (const { status } of await Promise.all(posts)) assert.ok([201, 422, 429, 503].includes(status), String(status));
  assert.equal((await ask(server, 'GET', '/api/battles')).status, 200);
  assert.equal(await server.stop(), 0);
});

test('who asks for too much at once is refused, and others are not', async () => {
  const server = await startServer(), { game } = await fought(server);
  const many = await Promise.all(Array.from({ length: 120 }, (_, i) => from(server, '127.0.0.4', `/api/games/${game.id}/story?again=${i}`, { key: game.keys.watch })));
  assert.ok(many.some(({ status }) => status === 429) && many.some(({ status }) => status === 200));
  const no = many.find(({ status }) => status === 429);
  assertRefused({ status: no.status, json: JSON.parse(no.text), text: no.text }, 429, 'too-many');
  assert.equal((await from(server, '127.0.0.2', `/api/games/${game.id}/story`, { key: game.keys.watch })).status, 200);
  assert.equal(await server.stop(), 0);
});

/** Sockets to a server: one that says nothing is a connection like another, and one may ask for a stream, or odds again and again. */
const sockets = (server, many) => Promise.all(Array.from({ length: many }, () => new Promise((done, no) => {
  const socket = connect(server.port, '127.0.0.1', () => done(socket));
  socket.on('error', no);
})));

/** So many answers of workers, eight asked for at a time: how long each took. */
async function odds(server, game, key, many, agent) {
  const took = [];
  let next = 0;
  await Promise.all(Array.from({ length: 8 }, async () => {
    while (next < many) {
      const { status, ms } = await from(server, '127.0.0.1', `/api/games/${game.id}/odds?again=${next++}`, { key, agent });
      assert.equal(status, 200);
      took.push(ms);
    }
  }));
  return took;
}

test('among few connections everybody is woken at once; among many together; nobody is left asleep', async () => {
  const server = await startServer(), { game, hands } = await fought(server), agent = new Agent({ keepAlive: true });
  const view = await hands[0].view(), key = [game.keys.british, game.keys.american][view.question.side];
  const counted = async () => ({ wakes: await figure(server, 'wakes_total'), woken: await figure(server, 'woken_total') });
  const few = await counted();
  for (let i = 0; i < 20; i++) assert.equal((await from(server, '127.0.0.1', `/api/games/${game.id}/odds?alone=${i}`, { key, agent })).status, 200);
  const alone = await counted();
  assert.deepEqual([alone.wakes - few.wakes, alone.woken - few.woken], [20, 20]);
  const crowd = await sockets(server, 1500), stream = await listen(server, game.id, game.keys.watch), before = await counted();
  const took = await odds(server, game, key, 400, agent), after = await counted();
  const woken = after.woken - before.woken, wakes = after.wakes - before.wakes;
  console.log(`# ${woken} woken at ${wakes} times; odds p50 ${quantile(took, 0.5).toFixed(1)} p99 ${quantile(took, 0.99).toFixed(1)} ms`);
  assert.ok(woken >= 400 && wakes < woken, `${woken} woken at ${wakes} times`);
  await answers(hands, chance(6), 5);
  await stream.until((s) => s.messages.length >= 5);            /* who listens is woken too, by commits */
  const late = odds(server, game, key, 8, agent).catch((e) => e);
  assert.equal(await server.stop(), 0);                         /* with answers under way */
  await late;
  stream.close();
  for (const socket of crowd) socket.destroy();
  agent.destroy();
});

test('an image on a foreign page reaches nothing that costs; our own page and a link do', async () => {
  const server = await startServer(), game = await newGame(server), path = `/api/games/${game.id}/report?key=${game.keys.watch}`;
  for (const site of ['cross-site', 'same-site']) {
    assertRefused(await ask(server, 'GET', path, { headers: { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' } }), 403, 'foreign');
  }
  for (const site of ['same-origin', 'none']) assert.equal((await ask(server, 'GET', `/api/games/${game.id}`, { key: game.keys.watch, headers: { 'Sec-Fetch-Site': site } })).status, 200);
  assert.equal((await ask(server, 'GET', '/', { headers: { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'navigate' } })).status, 200);
  assert.equal(await server.stop(), 0);
});

test('a game has so many lines taken back and remarks, and then a sentence', async () => {
  const folder = tempFolder(), data = folder.path;
  let server = await startServer({ data });
  const game = await newGame(server), hands = [hand(server, game.id, game.keys.british), hand(server, game.id, game.keys.american)], view = await hands[0].view(), h = hands[view.question.side];
  const own = await h.view();
  await h.say(own.question.answers[0]);
  await h.say('undo');
  await h.post('/remarks', { n: 0, text: 'one' });
  assert.equal(await server.stop(), 0);
  sql(data, "WITH RECURSIVE i(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM i WHERE x < 1000) INSERT INTO remark SELECT game, 10 + x, 'x' FROM remark, i");
  server = await startServer({ data });
  assertRefused(await hand(server, game.id, h.key).post('/remarks', { n: 0, text: 'another' }), 422, 'illegal');
  assert.equal(await server.stop(), 0);
  folder.drop();
});
