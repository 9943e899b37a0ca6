// What is stored stays true: battles edited between two starts, journals tampered with, other rules, files of the last release,
// disks that fail and clocks that are set, servers that are killed.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, copyFileSync, mkdirSync, openSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { answers, ask, assertRefused, battles, chance, freePort, full, hand, here, linstock, listen, newGame, ownBattle, root, sleep, sql, startFaulty, startServer, tempFolder, verify } from './lib.mjs';

const folder = tempFolder();
after(() => folder.drop());
const fresh = (name) => { const path = join(folder.path, name); mkdirSync(path); return path; };
const handsOf = (server, game) => [hand(server, game.id, game.keys.british), hand(server, game.id, game.keys.american)];
const doctor = (data, ...more) => spawnSync(linstock, ['doctor', data, ...more], { encoding: 'utf8', env: { ...process.env, LINSTOCK_BATTLES: battles } });

// ---- what the game was played on ----

test('a battle edited between two starts: a game goes on with the battle as it was, also when the folder is gone', async () => {
  const data = fresh('edited'), own = join(folder.path, 'own'), scrum = join(root, 'tests/battles/scrum');
  const text = readFileSync(join(scrum, 'battle.yaml'), 'utf8'), map = { name: 'map.tmj', text: readFileSync(join(scrum, 'map.tmj')) };
  const env = { LINSTOCK_BATTLES: own };
  ownBattle(join(own, 'scrum'), text, map);
  let server = await startServer({ data, env });
  const game = await newGame(server);
  const before = await answers(handsOf(server, game), chance(5), 30);
  const { text: record } = await handsOf(server, game)[0].get('/record');
  assert.equal(await server.stop(), 0);

  ownBattle(join(own, 'scrum'), text.replaceAll('cf: 4', 'cf: 5').replace('D8: 15', 'D8: 11'), map);
  server = await startServer({ data, env });
  let [british] = handsOf(server, game);
  let now = await british.view();
  assert.equal(now.frozen, null);
  assert.deepEqual(now.pieces, before.pieces);
  assert.equal((await british.get('/record')).text, record, 'the same record, its field and its hash');
  await answers(handsOf(server, game), chance(6), 5);
  const other = await newGame(server);
  assert.notDeepEqual((await handsOf(server, other)[0].view()).pieces, before.pieces);
  assert.equal(await server.stop(), 0);

  rmSync(own, { recursive: true });
  ownBattle(join(own, 'another'), text.replace('battle: scrum', 'battle: another'), map);
  server = await startServer({ data, env });
  [british] = handsOf(server, game);
  now = await british.view();
  assert.equal(now.frozen, null);
  await answers(handsOf(server, game), chance(7), 5);
  assert.equal(await server.stop(), 0);
});

test('the journal keeps atoms, faces and hashes beside what was said', async () => {
  const data = fresh('atoms'), server = await startServer({ data });
  const game = await newGame(server, { battle: 'brandywine-1777' }), hands = handsOf(server, game);
  await hands[(await hands[0].view()).question.side].say('deploy historical');
  await answers(hands, chance(3), 60);
  assert.equal(await server.stop(), 0);
  const rows = sql(data, 'SELECT text, atoms, faces, hash, moves FROM journal ORDER BY n');
  assert.equal(rows[0][0], 'deploy historical');
  assert.ok(rows[0][1].split('\n').length > 10, rows[0][1]);
  assert.ok(rows.every(([, atoms, , hash, moves]) => atoms.length > 0 && Number.isInteger(hash) && moves > 0));
  const [[field, files]] = sql(data, 'SELECT field, hex(files) FROM game');
  assert.ok(Number.isInteger(field) && files.length === 64);
  assert.equal(sql(data, 'SELECT count(*) FROM battle')[0][0], 1);
});

test('a row that comes to something else than it came to: frozen before it, shown, and said', async () => {
  const data = fresh('tampered');
  let server = await startServer({ data });
  const game = await newGame(server);
  await answers(handsOf(server, game), chance(5), 30);
  assert.equal(await server.stop(), 0);
  sql(data, 'UPDATE journal SET hash = hash + 1 WHERE n = 21');
  sql(data, 'DELETE FROM snapshot');

  server = await startServer({ data });
  const [british] = handsOf(server, game), view = await british.view();
  assert.match(view.frozen, /^Number 21 of the journal .*\.$/);
  assert.equal(view.n, 20);
  assertRefused(await british.order(21, 'close'), 409, 'frozen');
  assertRefused(await ask(server, 'POST', '/api/games', { body: { from: { game: game.id, key: game.keys.british, at: 1 }, seats: ['person', 'person'], dice: 'typed' } }), 409, 'frozen');
  assert.equal((await british.get('/record')).status, 200);
  assert.equal(await server.stop(), 0);
  const said = doctor(data);
  assert.equal(said.status, 1, said.stderr);
  assert.match(said.stdout, /Number 21 of the journal/);
});

test('games of the last release: brought up to date, played on, and the same afterwards', async () => {
  const data = fresh('layout-1'), kept = JSON.parse(readFileSync(join(here, 'fixtures/layout-1.json'), 'utf8'));
  copyFileSync(join(here, 'fixtures/layout-1.db'), join(data, 'games.db'));
  const alike = doctor(data, '--json');
  assert.equal(JSON.parse(alike.stdout).games.length, 3, 'the doctor reads it as it is');
  assert.equal(sql(data, 'PRAGMA user_version')[0][0], 1, 'and changes nothing');
  for (let start = 0; start < 2; start++) {
    const server = await startServer({ data });
    for (const was of Object.values(kept)) {
      const key = was.keys.both ?? was.keys.british, game = hand(server, was.id, key), view = await game.view();
      if (view.frozen) assert.match(view.frozen, /version \d+ of the rules/);
      else if (start === 0) assert.deepEqual([view.n, view.moves], [was.n, was.moves]);
      if (was.pieces && !view.frozen && start === 0) assert.deepEqual(view.pieces.map((p) => [p.id, p.at ?? p.cell ?? null]), was.pieces);
      if (was.commit) assert.equal(view.seal.commit, was.commit);
      assert.equal((await game.get('/record')).status, 200);
    }
    const { macros } = kept, hands = handsOf(server, macros);
    if (!(await hands[0].view()).frozen) {
      const moves = await answers(hands, chance(8 + start), 4);
      assert.equal(moves.n, macros.n + 4 * (start + 1));
      assert.equal((await hands[0].get('/chat')).json.lines[0].text, 'good day');
    }
    assert.equal(await server.stop(), 0);
  }
  assert.equal(sql(data, 'PRAGMA user_version')[0][0], 2);
  assert.equal(sql(data, 'SELECT count(*) FROM game WHERE field IS NULL')[0][0], 0, 'each was adopted');
});

test('a file of a later release is left alone', async () => {
  const data = fresh('later');
  let server = await startServer({ data });
  await newGame(server);
  assert.equal(await server.stop(), 0);
  sql(data, 'PRAGMA user_version = 99');
  server = await startServer({ data });
  assert.match(server.said, /A later release/);
  assert.equal((await newGame(server)).answer.kept, false);
  assert.equal(await server.stop(), 1);
  assert.equal(sql(data, 'SELECT count(*) FROM game')[0][0], 1);
});

// ---- nothing before it is on disk ----

test('nothing is shown before it is on disk: not in a view, not in a stream, not to who asks again', async () => {
  const data = fresh('slow'), server = await startFaulty({ data }), game = await newGame(server), [british, american] = handsOf(server, game);
  const view = await british.view(), asked = [british, american][view.question.side], order = (await asked.view()).question.answers[0];
  server.faults('sync-ms 1500');
  const first = asked.order(1, order).catch(() => null);
  await sleep(200);
  const seen = [];
  const looks = [asked.view().then((v) => seen.push(['view', v.n])), asked.order(1, order).then((a) => seen.push(['again', a.status])), asked.get('/line').then((a) => seen.push(['line', a.json.moves])), asked.get('/odds').then((a) => seen.push(['odds', a.status]))].map((p) => p.catch(() => null));
  listen(server, game.id, game.keys.watch).then((stream) => stream.until((s) => s.messages[0])).then((m) => seen.push(['stream', m.id])).catch(() => null);
  await sleep(400);
  assert.deepEqual(seen, [], 'who looks waits for the disk');
  await server.kill();
  await Promise.all([first, ...looks]);
  assert.deepEqual(seen, []);
  const again = await startServer({ data });
  const n = (await hand(again, game.id, game.keys.watch).view()).n;
  assert.ok(n <= 1);
  assert.equal(await again.stop(), 0);
});

test('a number from a future that was lost is answered with the present, and said to be so', async () => {
  const server = await startServer(), game = await newGame(server), hands = handsOf(server, game);
  const view = await answers(hands, chance(2), 6);
  const stream = await listen(server, game.id, game.keys.watch, { lastEventId: view.n + 40 });
  const { data, id } = await stream.until((s) => s.messages[0]);
  assert.equal(id, view.n);
  assert.equal(data.anew, true);
  assert.equal(data.pieces.length, view.pieces.length);
  await answers(hands, chance(3), 1);
  await stream.heard(view.n + 1);
  assert.equal(stream.messages.at(-1).data.anew, undefined);
  stream.close();
  assert.equal(await server.stop(), 0);
});

test('a disk that fails: nothing has happened, no opening is drawn twice, and it goes on when the disk does', async () => {
  const data = fresh('fails'), server = await startFaulty({ data });
  const game = await newGame(server, { dice: 'sealed', seed: undefined, seats: ['person', 'doctrine'] }), british = hand(server, game.id, game.keys.british);
  const plain = await newGame(server), hands = handsOf(server, plain);
  const stood = await answers(hands, chance(4), 5);
  const stream = await listen(server, plain.id, plain.keys.watch, { after: stood.n });
  server.faults('sync-fails 1');
  for (let i = 1; i <= 5; i++) {                             /* five openings, of which one would be chosen */
    const no = await british.post('/secret', { secret: String(i).repeat(64) });
    assertRefused(no, 503, 'disk');
    assert.match(no.json.error, /Nothing has happened\.$/);
    const view = await british.view();
    assert.equal(view.n, 0);
    assert.equal(view.question.asking, 'secrets');
    assert.ok(view.warning);
  }
  const own = await hands[stood.question.side].view();
  assertRefused(await hands[stood.question.side].order(own.n + 1, own.question.answers[0]), 503, 'disk');
  assertRefused(await hands[0].post('/chat', { text: 'are you there' }), 503, 'disk');
  assertRefused(await hands[0].post('/remarks', { n: 0, text: 'x' }), 503, 'disk');
  assertRefused(await ask(server, 'POST', '/api/games', { body: { battle: 'scrum', dice: 'seeded', seats: ['person', 'person'] } }), 503, 'disk');
  assert.deepEqual((await hands[0].view()).pieces, stood.pieces);
  assert.deepEqual(stream.messages, []);
  server.faults('');
  for (let i = 0; i < 80 && (await british.view()).warning; i++) await sleep(100);
  assert.equal((await british.post('/secret', { secret: 'ab'.repeat(32) })).status, 200);
  const later = await answers(hands, chance(9), 5);
  await stream.heard(later.n);
  stream.close();
  await server.kill();
  const again = await startServer({ data });
  assert.deepEqual((await hand(again, plain.id, plain.keys.british).view()).pieces, later.pieces);
  assert.equal(await again.stop(), 0);
});

test('ended while the disk fails: it says so, and the exit code is 1', async () => {
  const server = await startFaulty(), game = await newGame(server), hands = handsOf(server, game), view = await hands[0].view();
  server.faults('sync-fails 1\nsync-ms 600');
  const { answers: all } = (await hands[view.question.side].view()).question;
  const order = hands[view.question.side].order(1, all[0]).catch(() => null);
  await sleep(150);
  assert.equal(await server.stop(), 1);
  assert.match(server.said, /never kept/);
  await order;
});

test('the wall clock is set back an hour: bots go on, orders are kept', async () => {
  const server = await startFaulty();
  server.faults('clock 3600');
  await sleep(1500);
  const game = await newGame(server, { seats: ['random', 'random'] }), watch = hand(server, game.id, game.keys.watch);
  for (let i = 0; i < 60 && (await watch.view()).n < 5; i++) await sleep(100);
  server.faults('clock 0');
  const { n } = await watch.view();
  const stream = await listen(server, game.id, game.keys.watch, { after: n });
  await stream.until((s) => s.messages.length >= 3, 8000);
  stream.close();
  assert.equal(await server.stop(), 0);
});

// ---- bots ----

test('the chance of bots is kept: a game that was killed and taken up again is the same game', async () => {
  const play = async (kills) => {
    const data = fresh(`bots-${kills}`);
    let server = await startServer({ data });
    const game = await newGame(server, { seats: ['person', 'random'], seed: 12 });
    const rows = [], rng = chance(77);
    for (let i = 0; i < 90 && rows.length < 40; i++) {
      const h = hand(server, game.id, game.keys.british), view = await h.view();
      if (view.over) break;
      if (view.question.side !== 0) { await sleep(20); continue; }
      const order = rng.of(view.question.answers);
      assert.equal((await h.order(view.n + 1, order)).status, 200);
      rows.push(order);
      if (kills && rows.length % 10 === 0) {
        for (let k = 0; k < 200 && (await h.view()).question.side !== 0; k++) await sleep(20);
        await server.kill();
        server = await startServer({ data });
      }
    }
    for (let k = 0; k < 200; k++) { const v = await hand(server, game.id, game.keys.british).view(); if (v.over || v.question.side === 0) break; await sleep(20); }
    assert.equal(await server.stop(), 0);
    return sql(data, 'SELECT n, side, atoms, faces, hash FROM journal ORDER BY n');
  };
  const whole = await play(0), broken = await play(1);
  assert.deepEqual(broken, whole);
  assert.ok(whole.some(([, side]) => side === 1), 'the bot has played');
});

// ---- opening ----

test('a damaged file is found, said and served to be read; the doctor saves what there is', async () => {
  const data = fresh('damaged');
  let server = await startServer({ data });
  const game = await newGame(server);
  await answers(handsOf(server, game), chance(5), 20);
  const more = await newGame(server);
  await answers(handsOf(server, more), chance(5), full ? 400 : 60);
  assert.equal(await server.stop(), 0);
  const file = join(data, 'games.db'), { size } = statSync(file), fd = openSync(file, 'r+');
  const [[page]] = sql(data, "SELECT rootpage FROM sqlite_master WHERE name = 'remark'");
  writeSync(fd, Buffer.alloc(4096, 0xa5), 0, 4096, (page - 1) * 4096);
  closeSync(fd);
  assert.equal(statSync(file).size, size);
  server = await startServer({ data });
  assert.match(server.said, /damaged .* no more/);
  const [british] = handsOf(server, game), view = await british.view();
  assert.ok(view.n >= 20);
  assert.match(view.warning, /damaged/);
  assertRefused(await british.order(view.n + 1, 'close'), 503, 'disk');
  assert.equal(await server.stop(), 0);
  const records = join(folder.path, 'saved'), said = doctor(data, '--records', records);
  assert.equal(said.status, 1, said.stderr);
  assert.match(said.stdout, /damaged/);
  assert.equal(readdirSync(records).length, 2);
});

test('where no lock can be taken nobody writes; where one is taken nobody else does', async () => {
  const data = fresh('lockless');
  let server = await startServer({ data });
  const game = await newGame(server);
  await answers(handsOf(server, game), chance(5), 5);
  assert.equal(await server.stop(), 0);
  rmSync(join(data, 'lock'));
  mkdirSync(join(data, 'lock'));
  server = await startServer({ data });
  const second = await startServer({ data });
  for (const s of [server, second]) {
    assert.match(s.said, /No lock is to be had/);
    const [british] = handsOf(s, game);
    assert.equal((await british.view()).n, 5);
    assertRefused(await british.order(6, 'close'), 503, 'disk');
  }
  assert.equal(await server.stop(), 0);
  assert.equal(await second.stop(), 0);
});

test('games.db and its folder are the owner’s alone, also where they once were not', async () => {
  const data = fresh('open-to-all');
  let server = await startServer({ data });
  await newGame(server);
  assert.equal(await server.stop(), 0);
  chmodSync(data, 0o755);
  chmodSync(join(data, 'games.db'), 0o644);
  server = await startServer({ data });
  await newGame(server);
  assert.equal(statSync(data).mode & 0o777, 0o700);
  for (const name of readdirSync(data)) assert.equal(statSync(join(data, name)).mode & 0o077, 0, name);
  assert.equal(await server.stop(), 0);
});

test('the doctor: all is well, a copy of the file, all games as records that are true', async () => {
  const data = fresh('well'), server = await startServer({ data }), games = [];
  for (let i = 0; i < 3; i++) {
    const game = await newGame(server, { seed: i });
    await answers(handsOf(server, game), chance(i), 12);
    games.push(game);
  }
  const records = join(folder.path, 'records'), backup = join(folder.path, 'copy.db');
  const said = doctor(data, '--records', records, '--backup', backup);       /* beside the server that is up */
  assert.equal(said.status, 0, said.stdout + said.stderr);
  assert.match(said.stdout, /3 games with 36 rows; 0 of them have trouble/);
  for (const game of games) assert.equal(verify(readFileSync(join(records, `${game.id}.lin`), 'utf8')).code, 0);
  assert.equal(statSync(backup).mode & 0o077, 0);
  assert.equal(await server.stop(), 0);
  const other = fresh('from-copy');
  copyFileSync(backup, join(other, 'games.db'));
  const again = await startServer({ data: other });
  assert.equal((await hand(again, games[0].id, games[0].keys.british).view()).n, 12);
  assert.equal(await again.stop(), 0);
  assert.equal(doctor(join(folder.path, 'nowhere')).status, 2);
});

// ---- killed under load ----

test('kill -9 and SIGTERM in the midst of orders: what was acknowledged or shown is there', async () => {
  const data = fresh('killed'), port = await freePort(), rng = chance(31), games = [], acked = new Map(), seen = new Map();
  let server = await startServer({ data, port });
  for (let i = 0; i < 4; i++) games.push(await newGame(server, { seed: i }));
  for (let round = 0; round < (full ? 200 : 6); round++) {
    let down = false;
    const pour = async (game) => {
      for (let i = 0; i < 200 && !down; i++) {
        try {
          const hands = handsOf(server, game), view = await hands[0].view();
          seen.set(game.id, Math.max(seen.get(game.id) ?? 0, view.n));
          if (view.over) return;
          const own = await hands[view.question.side].view(), order = rng.of(own.question.answers);
          const done = await hands[view.question.side].order(own.n + 1, order);
          if (done.status === 200) acked.set(game.id, Math.max(acked.get(game.id) ?? 0, done.json.n));
        } catch { return; }
      }
    };
    const pouring = games.map(pour);
    await sleep(80 + rng.below(200));
    down = true;
    if (round % 2) await server.kill(); else assert.equal(await server.stop(), 0);
    await Promise.all(pouring);
    server = await startServer({ data, port });
    for (const game of games) {
      const view = await hand(server, game.id, game.keys.watch).view();
      assert.equal(view.frozen, null);
      assert.ok(view.n >= (acked.get(game.id) ?? 0) && view.n >= (seen.get(game.id) ?? 0), `${view.n} of ${acked.get(game.id)} and ${seen.get(game.id)}`);
    }
  }
  assert.equal(await server.stop(), 0);
  assert.equal(doctor(data).status, 0);
});
