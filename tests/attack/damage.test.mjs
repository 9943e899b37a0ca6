// A file of games with bytes of chance in it, page by page and kind by kind: the server finds it and says so, shows what can be read as it was, or nothing; it never falls over, and never shows what is
// not so.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { answers, ask, battles, chance, full, hand, linstock, newGame, sql, startServer, tempFolder } from './lib.mjs';

const folder = tempFolder(), PAGE = 4096, TIMES = full ? 16 : 2;
after(() => folder.drop());
const fresh = (name) => { const path = join(folder.path, name); mkdirSync(path); return path; };

/* ---- what is true ---- */

/** Three games with all that was ever seen of them, by number; their file has pages of every kind, and a log of what came last. */
let made = null;
async function truth() {
  if (made) return made;
  const data = fresh('true'), games = [];
  let server = await startServer({ data });
  for (let i = 0; i < 3; i++) games.push({ ...await newGame(server, { seed: i + 5 }), seen: new Map(), lines: [] });
  const play = async (many) => {
    for (const game of games) {
      const hands = ['british', 'american'].map((name) => hand(server, game.id, game.keys[name]));
      for (let i = 0; i < many; i++) {
        const view = await answers(hands, chance(i + many), 1);
        game.seen.set(view.n, JSON.stringify(view.pieces));
      }
      const text = `It is the ${many}th hour.`;
      assert.equal((await hands[0].post('/chat', { text })).status, 200);
      game.lines.push(text);
    }
  };
  await play(full ? 120 : 50);
  const { text } = await hand(server, games[0].id, games[0].keys.watch).get('/record');
  for (let i = 0; i < 2; i++) assert.equal((await ask(server, 'POST', '/api/records', { body: `${text}${'\n'.repeat(60000)}`, type: 'text/plain' })).status, 201);       /* overflow pages */
  assert.equal(await server.stop(), 0);
  sql(data, "CREATE TABLE gone AS WITH RECURSIVE i(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM i WHERE x < 40) SELECT randomblob(3000) FROM i");
  sql(data, 'DROP TABLE gone');                                                                                                                                          /* and free ones */
  sql(data, 'PRAGMA wal_checkpoint(TRUNCATE)');
  const whole = fresh('whole');
  copyFileSync(join(data, 'games.db'), join(whole, 'games.db'));
  for (const game of games) game.all = new Map(game.seen);
  server = await startServer({ data });
  await play(8);
  await server.kill();
  for (const name of ['games.db', 'games.db-wal']) copyFileSync(join(data, name), join(fresh(`logged-${name}`), name));
  made = { games, db: readFileSync(join(whole, 'games.db')), logged: readFileSync(join(data, 'games.db')), wal: readFileSync(join(data, 'games.db-wal')) };
  return made;
}

/** Pages by kind: SQLite's file format, 1.2 to 1.6. */
function kinds(db, data) {
  const pages = db.length / PAGE, free = new Set(), of = { interior: [], leaf: [], overflow: [], free: [], index: [] };
  for (let trunk = db.readUInt32BE(32); trunk; trunk = db.readUInt32BE((trunk - 1) * PAGE)) {
    free.add(trunk);
    for (let i = 0; i < db.readUInt32BE((trunk - 1) * PAGE + 4); i++) free.add(db.readUInt32BE((trunk - 1) * PAGE + 8 + 4 * i));
  }
  const indexes = new Set(sql(data, "SELECT rootpage FROM sqlite_master WHERE type = 'index' AND rootpage > 0").map(([page]) => page));
  for (let page = 2; page <= pages; page++) {
    const type = db[(page - 1) * PAGE];
    of[free.has(page) ? 'free' : indexes.has(page) ? 'index' : type === 2 || type === 5 ? 'interior' : type === 10 || type === 13 ? 'leaf' : 'overflow'].push(page);
  }
  return of;
}

/* ---- what is shown of it ---- */

/** quiet: where SQLite cannot know of it, each game must show what was so once, or say that it does not. */
async function shown(name, data, games, quiet = false) {
  let server;
  try { server = await startServer({ data, patience: 30000 }); } catch (e) {
    assert.match(e.message, /did not start: .*[a-z]{4,}.*\./s, `${name}: refuses to start without a sentence`);
    assert.doesNotMatch(e.message, /Sanitizer|runtime error|Segmentation/, name);
    return 'refused';
  }
  const warned = /damaged|cannot be|are lost/.test(server.said), told = { true: 0, earlier: 0, frozen: 0, no: 0 };
  for (const game of games) {
    const h = hand(server, game.id, game.keys.british), { status, json, text } = await h.get();
    if (status !== 200) { assert.ok(json?.error && status < 599, `${name}: ${status} ${text}`); told.no++; } else if (json.frozen) told.frozen++;
    else {
      const last = Math.max(...game.seen.keys());
      assert.equal(JSON.stringify(json.pieces), json.n === 0 ? JSON.stringify(json.pieces) : game.seen.get(json.n), `${name}: the game shows what was not so, at ${json.n}`);
      assert.ok(json.n <= last, name);
      told[json.n === last ? 'true' : 'earlier']++;
      if (warned && server.said.includes('no more')) assert.equal((await h.order(json.n + 1, 'close')).status, 503, `${name}: nothing is written`);
    }
    for (const what of ['/record', '/line', '/story', '/chat', '/people', '/odds']) {
      const a = await h.get(what);
      assert.ok(a.status < 600 && (a.status === 200 || a.json?.error), `${name}: ${what} ${a.status}`);
      if (what === '/chat' && a.status === 200) for (const line of a.json.lines) assert.ok(game.lines.includes(line.text) || warned, `${name}: nobody said ${line.text}`);
    }
  }
  const { code, signal } = await server.stop().then((c) => ({ code: c, signal: server.signal }));
  assert.equal(signal, null, `${name}: ${server.said}`);
  assert.ok([0, 1].includes(code), `${name}: ${code} ${server.said}`);
  assert.doesNotMatch(server.said, /Sanitizer|runtime error/, name);
  if (!quiet && told.no + told.frozen + told.earlier > 0) assert.ok(warned || told.frozen > 0, `${name}: it does not say what is the matter: ${JSON.stringify(told)} ${server.said}`);
  return { warned, ...told };
}

const told = (results) => { for (const [name, list] of Object.entries(results)) console.log(`# ${name}: ${list.map((r) => (r === 'refused' ? r : `${r.warned ? 'said' : 'not said'}, ${r.true} true ${r.earlier} earlier ${r.frozen} frozen ${r.no} refused`)).slice(0, 4).join('; ')}`); };
let tries = 0;
const strewn = (rng, bytes, at, n) => { for (let i = 0; i < n; i++) bytes[at + i] = rng.below(256); };

test('bytes of chance in pages of every kind', { timeout: 1200000 }, async () => {
  const { games, db } = await truth(), rng = chance(99), of = kinds(db, join(folder.path, 'whole')), results = {};
  for (const [kind, list] of Object.entries(of)) assert.ok(list.length > 0, `there is a page of the kind ${kind}`);
  const earlier = games.map((g) => ({ ...g, seen: g.all }));
  for (const kind of ['header', 'schema', ...Object.keys(of)]) {
    results[kind] = [];
    for (let i = 0; i < TIMES; i++) {
      const data = fresh(`try-${++tries}`), bytes = Buffer.from(db), page = kind === 'free' && i === 0 ? db.readUInt32BE(32) : of[kind] ? rng.of(of[kind]) : 1;
      if (kind === 'header') strewn(rng, bytes, i % 2 ? 16 + rng.below(80) : 0, i % 2 ? 4 : 100);
      else if (kind === 'schema') strewn(rng, bytes, 100, i % 2 ? 200 : PAGE - 100);
      else strewn(rng, bytes, (page - 1) * PAGE, i % 2 ? 64 : PAGE);               /* its head, or all of it */
      writeFileSync(join(data, 'games.db'), bytes);
      results[kind].push(await shown(`${kind}, page ${page}, try ${i}`, data, earlier));
      const doctor = spawnSync(linstock, ['doctor', data], { encoding: 'utf8', env: { ...process.env, LINSTOCK_BATTLES: battles } });
      assert.ok([0, 1, 2].includes(doctor.status) && doctor.signal === null, `${kind}: the doctor ${doctor.status} ${doctor.signal} ${doctor.stderr.slice(0, 500)}`);
    }
  }
  told(results);
  for (const kind of ['interior', 'leaf', 'index', 'schema']) assert.ok(results[kind].every((r) => r === 'refused' || r.warned), `${kind}: it is found`);
});

test('bytes of chance within the rows of journals, which no page knows of: the game stops before them, or is as it was', { timeout: 1200000 }, async () => {
  const { games, db } = await truth(), rng = chance(41), results = { rows: [] }, earlier = games.map((g) => ({ ...g, seen: g.all }));
  const pages = kinds(db, join(folder.path, 'whole')).leaf.filter((page) => games.some(({ id }) => db.toString('latin1', (page - 1) * PAGE, page * PAGE).split(id).length > 9));
  assert.ok(pages.length > 0);
  for (let i = 0; i < TIMES * 6; i++) {
    const data = fresh(`try-${++tries}`), bytes = Buffer.from(db), at = (rng.of(pages) - 1) * PAGE + PAGE / 2 + rng.below(PAGE / 2 - 8);
    strewn(rng, bytes, at, 1 + rng.below(6));
    writeFileSync(join(data, 'games.db'), bytes);
    if (i % 2) sql(data, 'DELETE FROM snapshot');                                 /* so that all of it is played again */
    results.rows.push(await shown(`row at ${at}, try ${i}`, data, earlier, true));
  }
  told(results);
});

test('files that were cut off', { timeout: 600000 }, async () => {
  const { games, db } = await truth(), rng = chance(7), results = { cut: [] }, pages = db.length / PAGE;
  for (const size of [100, PAGE, PAGE + 1, PAGE * 2, Math.floor(pages / 2) * PAGE, (pages - 1) * PAGE, db.length - 100, ...Array.from({ length: full ? 10 : 1 }, () => rng.below(db.length))]) {
    const data = fresh(`try-${++tries}`), file = join(data, 'games.db');
    writeFileSync(file, db);
    truncateSync(file, size);
    results.cut.push(await shown(`cut to ${size} bytes`, data, games.map((g) => ({ ...g, seen: g.all }))));
    assert.ok(results.cut.at(-1) === 'refused' || results.cut.at(-1).warned, `cut to ${size} bytes: it is found`);
  }
  told(results);
});

test('bytes of chance in the log of what was written last, and logs that were cut off', { timeout: 600000 }, async () => {
  const { games, logged, wal } = await truth(), rng = chance(8), results = { log: [], 'log cut off': [] }, frame = PAGE + 24, frames = Math.floor((wal.length - 32) / frame);
  assert.ok(frames > 20, `${frames} frames`);
  for (let i = 0; i < TIMES * 2; i++) {
    const data = fresh(`try-${++tries}`), bytes = Buffer.from(wal);
    const at = 32 + rng.below(Math.floor(frames / 2)) * frame;
    if (i % 4 === 3) strewn(rng, bytes, 0, 32); else strewn(rng, bytes, at + (i % 2 ? 0 : 24 + rng.below(PAGE - 20)), 16);
    writeFileSync(join(data, 'games.db'), logged);
    writeFileSync(join(data, 'games.db-wal'), bytes);
    results.log.push(await shown(`log, frame ${Math.floor(at / frame)}, try ${i}`, data, games));
    assert.ok(results.log.at(-1) === 'refused' || results.log.at(-1).warned, `log, frame ${Math.floor(at / frame)} of ${frames}, try ${i}: it is found`);
    assert.ok(existsSync(join(data, 'games.db-wal')) && readFileSync(join(data, 'games.db-wal')).equals(bytes), 'what is left of the log is left alone');
  }
  for (let i = 0; i < TIMES; i++) {                             /* as after a failure of the current: it begins again where the log ends */
    const data = fresh(`try-${++tries}`);
    writeFileSync(join(data, 'games.db'), logged);
    writeFileSync(join(data, 'games.db-wal'), wal.subarray(0, rng.below(wal.length)));
    results['log cut off'].push(await shown(`log cut off, try ${i}`, data, games, true));
  }
  told(results);
});
