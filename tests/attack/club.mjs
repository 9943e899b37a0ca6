// club.mjs -- a club's day: what fifty members ask of their server, half an hour at a time. Whatever is asked comes by chance, the same on every machine.
import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { full, listen } from './lib.mjs';

/* The usual fare, small boards more often than large ones. */
const BATTLES = !full ? ['scrum', 'gatehouse-lane', 'two-roads'] : ['scrum', 'scrum', 'scrum', 'gatehouse-lane', 'gatehouse-lane', 'two-roads', 'take-the-field', 'meadow-fences', 'germantown-chew-house', 'brandywine-1777'];
const PAGE = ['/', '/js/api.js', '/api/battles', '/api/lessons', '/api/rules', '/api/muster', '/guide/index.json'];
const WRONG = [
  ['GET', '/api/games/nosuchgame1', 404], ['GET', '/api/nothing', 404], ['GET', '/api/battles/nowhere-1900', 404], ['GET', '/api/battles/scrum?options=x=y', 404], ['POST', '/api/games', 400, '{'],
  ['POST', '/api/games', 422, { battle: 'scrum', seats: ['person', 'nobody'] }, 400, 404], ['POST', '/api/records', 415, { a: 1 }], ['DELETE', '/api/games', 405], ['GET', '/metrics?x=1', 200],
];

/** One server's members: what they did is counted, and all that was opened is closed by goHome. */
export function club(server, rng) {
  let agent = new Agent({ keepAlive: true, maxSockets: 24 });
  const open = new Set(), counts = { requests: 0, games: 0, orders: 0, odds: 0, looks: 0, replays: 0, reports: 0, pictures: 0, records: 0, streams: 0, musters: 0, refused: 0 };

  const call = (method, path, { key, body, type = 'application/json' } = {}) => new Promise((done, fail) => {
    const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { ...(key && { Authorization: `Bearer ${key}` }), ...(text !== undefined && { 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) }), ...(rng.below(2) ? { 'Accept-Encoding': 'gzip' } : {}) };
    const rq = request({ host: '127.0.0.1', port: server.port, method, path, headers, agent }, (answer) => {
      const parts = [];
      answer.on('data', (d) => parts.push(d)).on('end', () => done({ status: answer.statusCode, bytes: answer.headers['content-encoding'] === 'gzip' ? gunzipSync(Buffer.concat(parts)) : Buffer.concat(parts), get json() { return JSON.parse(this.bytes); } })).on('error', fail);
    });
    counts.requests++;
    rq.on('error', fail);
    rq.end(text);
  });
  const must = async (status, method, path, more) => {
    const answer = await call(method, path, more);
    assert.equal(answer.status, status, `${method} ${path}: ${answer.status} ${answer.bytes.toString().slice(0, 200)}`);
    return answer;
  };

  async function begin(wishes) {
    const { game, keys } = (await must(201, 'POST', '/api/games', { body: { dice: 'seeded', seed: rng.below(1 << 30), seats: ['person', 'person'], ...wishes } })).json;
    counts.games++;
    const seats = Object.keys(keys).filter((name) => name !== 'watch');
    return { at: `/api/games/${game}`, id: game, keys, seats, asked: (side) => keys[seats[side] ?? seats[0]] };
  }

  async function watch(game, key) {
    const stream = await listen(server, game.id, key, { people: rng.below(2) === 1 });
    assert.equal(stream.status, 200);
    counts.streams++;
    counts.requests++;
    open.add(stream);
    stream.request.on('close', () => open.delete(stream)).on('error', () => {});
    return stream;
  }

  /** So many orders by whoever is asked, each after a look; odds and checks in between. */
  async function play(game, orders) {
    for (let i = 0; i < orders; i++) {
      const side = (await must(200, 'GET', game.at, { key: game.asked(0) })).json;
      if (side.over) return;
      if (side.question.side < 0 || !game.seats[side.question.side]) { await new Promise((f) => { setTimeout(f, 30); }); continue; }       /* a bot's turn */
      const key = game.asked(side.question.side), view = (await must(200, 'GET', game.at, { key })).json, order = view.question.answers.length ? rng.of(view.question.answers) : 'concede';
      counts.looks += 2;
      if (rng.below(4) === 0) {
        await must(200, 'GET', `${game.at}/${rng.below(2) ? 'odds' : 'check'}?order=${encodeURIComponent(order)}`, { key });
        counts.odds++;
      }
      const done = await call('POST', `${game.at}/orders`, { key, body: { n: view.n + 1, order } });
      assert.ok([200, 409, 422].includes(done.status), `${order}: ${done.status} ${done.bytes}`);
      counts.orders++;
      if (rng.below(12) === 0) await call('POST', `${game.at}/orders`, { key, body: { n: view.n + 2, order: 'undo' } });
      if (rng.below(10) === 0) await must(200, 'POST', `${game.at}/remarks`, { key, body: { n: rng.below(view.moves + 1), text: `Here it turned, at ${i}.` } });
      if (rng.below(10) === 0) { const said = await call('POST', `${game.at}/chat`, { key, body: { text: `Well done, ${i}!` } }); assert.ok([200, 403, 422, 429].includes(said.status), `${said.status} ${said.bytes}`); }
    }
  }

  /** What was played is looked at again. */
  async function lookBack(game, dear) {
    const key = game.keys.watch;
    for (const what of ['line', 'luck', 'story', 'actions?from=0&to=1', 'at?n=1']) if (rng.below(3)) { const a = await call('GET', `${game.at}/${what}`, { key }); assert.ok([200, 403].includes(a.status), `${what}: ${a.status} ${a.bytes}`); counts.replays++; }
    const record = await must(200, 'GET', `${game.at}/record`, { key });
    counts.records++;
    if (rng.below(2)) {
      const read = await call('POST', '/api/records', { body: record.bytes.toString(), type: 'text/plain' });
      assert.ok([201, 422].includes(read.status), `${read.status} ${read.bytes}`);
      counts.records++;
    }
    if (dear) {
      await must(200, 'GET', `${game.at}/report`, { key });
      await must(200, 'GET', `${game.at}/picture.${rng.below(3) ? 'svg' : 'png'}`, { key });
      counts.reports++;
      counts.pictures++;
    }
  }

  /** All that is drawn once and kept, so that what grows afterwards grows. */
  async function openDoors() {
    for (const battle of new Set([...BATTLES, 'take-the-field'])) for (const what of ['', '/names', '/ground.svg', '/ground.svg?lamp=1']) await must(200, 'GET', `/api/battles/${battle}${what}`);
    for (const { id } of (await must(200, 'GET', '/api/lessons')).json.lessons) await must(200, 'GET', `/api/lessons/${id}`);
  }

  async function visit() {
    for (const path of PAGE) await must(200, 'GET', path);
    const battle = rng.of(BATTLES);
    await must(200, 'GET', `/api/battles/${battle}`);
    await must(200, 'GET', `/api/battles/${battle}/ground.svg${rng.below(2) ? '?lamp=1' : ''}`);
    await must(200, 'GET', `/api/battles/${battle}/names`);
  }

  async function wrong(game) {
    for (const [method, path, status, body, ...also] of WRONG) {
      const answer = await call(method, path, { body });
      assert.ok([status, ...also].includes(answer.status), `${method} ${path}: ${answer.status}`);
      counts.refused++;
    }
    for (const [path, status] of [['', 403], ['/orders', 403], ['/events', 403]]) {
      assert.equal((await call(path === '/orders' ? 'POST' : 'GET', game.at + path, { key: '0'.repeat(32), ...(path === '/orders' && { body: { n: 1, order: 'close' } }) })).status, status);
      counts.refused++;
    }
    assert.equal((await call('POST', `${game.at}/orders`, { key: game.asked(0), body: { n: 1, order: 'fly to the moon' } })).status >= 400, true);
    counts.refused++;
  }

  /** Two forces, a battle of them, a roster on paper. */
  async function muster(seed) {
    const book = ['ironbrigade', 'landofthefree'][seed % 2], forces = [];
    for (const nation of ['british', 'american']) forces.push((await must(200, 'POST', `/api/muster/${book}`, { body: { suggest: 120, nation, seed } })).json.text);
    await must(200, 'POST', `/api/muster/${book}/sheet`, { body: { text: forces[0], sheet: 'roster', format: 'svg' } });
    const { battle } = (await must(201, 'POST', `/api/muster/${book}/battle`, { body: { forces } })).json;
    counts.musters++;
    await must(200, 'GET', `/api/battles/${battle}`);
    await must(200, 'GET', `/api/battles/${battle}/ground.svg`);
    return battle;
  }

  async function lesson() {
    const { lessons } = (await must(200, 'GET', '/api/lessons')).json, { game, keys } = (await must(201, 'POST', `/api/lessons/${rng.of(lessons).id}`, { body: {} })).json;
    const key = Object.entries(keys).find(([name]) => name !== 'watch')[1];
    for (let i = 0; i < 3; i++) await call('POST', `/api/games/${game}/lesson`, { key, body: { n: (await must(200, 'GET', `/api/games/${game}`, { key })).json.n + 1, do: rng.of(['next', 'order', 'back']) } });
    counts.games++;
  }

  /** One game from its first stream to its report. */
  async function evening({ battle = rng.of(BATTLES), orders, dear, bot = false, typed = {} }) {
    const game = await begin({ battle, ...(bot && { seats: ['person', 'random'] }), ...typed }), mine = await Promise.all(['watch', ...game.seats].map((name) => watch(game, game.keys[name])));
    await play(game, orders);
    if (rng.below(2)) { mine[0].close(); await watch(game, game.keys.watch); }            /* a line that was cut */
    await lookBack(game, dear);
    return game;
  }

  /** A figure of /metrics, by a line of our own: whatever stood open was cut when the clocks leapt. */
  const figure = async (name) => Number(new RegExp(`^linstock_${name} (\\d+)$`, 'm').exec((await must(200, 'GET', '/metrics')).bytes)?.[1]);

  async function goHome() {
    for (const stream of open) stream.close();
    open.clear();
    agent.destroy();
    agent = new Agent({ keepAlive: true, maxSockets: 24 });
  }
  return { counts, must, figure, openDoors, begin, evening, visit, wrong, muster, lesson, goHome };
}
