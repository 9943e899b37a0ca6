// lib.mjs -- what the attacks share: the tests' own server and hands, a disk and a clock with faults, SQL on a file that is down.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ask } from '../page/lib/api.mjs';
import { battles, freePort, linstock, sleep, startServer, tempFolder } from '../page/lib/server.mjs';

export * from '../page/lib/api.mjs';
export * from '../page/lib/events.mjs';
export * from '../page/lib/chance.mjs';
export * from '../page/lib/server.mjs';
export { verify } from '../page/lib/play.mjs';
export const full = Boolean(process.env.FULL);
export const here = dirname(fileURLToPath(import.meta.url));

/** Rows of a query on the file of a server that is down, or a change of it. */
export function sql(data, text) {
  const program = 'import sqlite3, sys, json\nwith sqlite3.connect(sys.argv[1]) as db: print(json.dumps(db.execute(sys.argv[2]).fetchall()))';
  const done = spawnSync('python3', ['-c', program, join(data, 'games.db'), text], { encoding: 'utf8', maxBuffer: 1 << 28 });
  assert.equal(done.status, 0, done.stderr);
  return JSON.parse(done.stdout);
}

let shim = null;
/** The surroundings of a server whose disk and clocks obey set(words); LD_PRELOAD does it. heap() is what it has of its heap, once it is in a hurry. */
export function faults() {
  const folder = tempFolder(), file = join(folder.path, 'faults');
  if (!shim) {
    shim = join(tempFolder().path, 'faults.so');
    const made = spawnSync(process.env.CC ?? 'cc', ['-O1', '-shared', '-fPIC', '-o', shim, join(here, 'faults.c'), '-ldl'], { encoding: 'utf8' });
    assert.equal(made.status, 0, made.stderr);
  }
  const set = (words) => { writeFileSync(`${file}.next`, words); renameSync(`${file}.next`, file); };        /* never half of it */
  set('');
  const env = { LD_PRELOAD: shim, FAULTS: file, ASAN_OPTIONS: [process.env.ASAN_OPTIONS, 'verify_asan_link_order=0'].filter(Boolean).join(':') };
  return { set, env, heap: () => Number(readFileSync(`${file}.heap`, 'utf8')) };
}

/** A server with them. */
export async function startFaulty({ env = {}, ...more } = {}) {
  const { set, env: own } = faults(), server = await startServer({ env: { ...own, ...env }, ...more });
  server.faults = set;
  return server;
}

/** Answers at random, `most` of them, for whoever is asked; the view afterwards. */
export async function answers(hands, rng, most) {
  for (let i = 0; i < most; i++) {
    const view = await hands[0].view();
    if (view.over) break;
    const hand = hands[view.question.side] ?? hands[0], own = await hand.view();
    const answer = await hand.order(own.n + 1, rng.of(own.question.answers));
    assert.equal(answer.status, 200, answer.text);
  }
  return hands[0].view();
}

/** A folder of battles of its own, with one that may be edited. */
export function ownBattle(path, text, map) {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'battle.yaml'), text);
  if (map) writeFileSync(join(path, map.name), map.text);
}

/** `linstock serve` with these words: limits and all. It ends with the process, if the test does not end it. */
export async function startServe(words = [], { data = tempFolder().path, env = {} } = {}) {
  const port = await freePort(), child = spawn(linstock, ['serve', '--port', String(port), '--data', data, ...words], { env: { ...process.env, LINSTOCK_BATTLES: battles, ...env } });
  const server = { port, url: `http://127.0.0.1:${port}`, said: '', child, pid: child.pid, data }, kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  for (const out of [child.stdout, child.stderr]) out.on('data', (d) => { server.said += d; });
  for (const part of [child, child.stdout, child.stderr]) part.unref();
  server.stop = () => new Promise((done) => {
    const waits = setInterval(() => {}, 1000);                   /* it may take a while to end, and nothing else keeps us here */
    child.on('close', (code) => { clearInterval(waits); process.off('exit', kill); done(code); });
    child.kill('SIGTERM');
  });
  for (let i = 0; i < 1200 && !server.said.includes('Linstock is at'); i++) await sleep(50);
  assert.match(server.said, /Linstock is at/);
  return server;
}

/** A figure of /metrics. */
export async function figure(server, name) {
  const { text } = await ask(server, 'GET', '/metrics');
  return Number(new RegExp(`^linstock_${name} (\\d+)$`, 'm').exec(text)?.[1]);
}
