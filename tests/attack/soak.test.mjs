// Twenty-four hours of a club in a few minutes: nothing grows but what was played. The clocks leap, half an hour at a time, so that all that is given back after a while is given back.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { club } from './club.mjs';
import { chance, faults, full, sleep, startServe, tempFolder } from './lib.mjs';

const HALF_HOURS = full ? 48 : 4, GAMES = full ? 6 : 2, ORDERS = full ? 40 : 10, WARM = full ? 12 : 2, EVERY = full ? 6 : 1;
const HEAP_SLACK = full ? 3 : 6, RSS_SLACK = 48, WAL_MOST = 48;            /* MB */
const proc = (server, what) => readFileSync(`/proc/${server.pid}/${what}`, 'utf8');
const kb = (text, name) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0);

/** How it is while nobody is there. */
async function figures(server, members, heap) {
  const status = proc(server, 'status'), gauge = (name) => members.figure(name);
  return {
    heap: heap() / (1 << 20), rss: kb(status, 'VmRSS') / 1024, threads: kb(status, 'Threads'), descriptors: readdirSync(`/proc/${server.pid}/fd`).length,
    battles: await gauge('battles_in_memory'), fields: await gauge('fields_in_memory'), games: await gauge('games_in_memory'), streams: await gauge('streams'), waiting: await gauge('jobs_waiting'),
    wal: statSync(join(server.data, 'games.db-wal')).size / (1 << 20), files: readdirSync(server.data).sort().join(' '),
  };
}

/** Games are begun, played, watched and looked back on at once; others come to read, to learn, to build forces, or astray. */
async function halfHour(members, rng, half) {
  const at = [members.visit(), members.visit(), members.lesson()];
  for (let i = 0; i < GAMES; i++) at.push(members.evening({ orders: ORDERS / 2 + rng.below(ORDERS), dear: i === 0, bot: i % 3 === 2 }));
  at.push(members.muster(half).then((battle) => members.evening({ battle, orders: 6 })));
  await members.wrong((await Promise.all(at)).at(-1));
  await members.goHome();
}

test('a day of a club: memory, descriptors, threads, files and the log of the disk do not grow', { timeout: 1800000 }, async () => {
  const folder = tempFolder(), own = faults();
  let gone = 0;
  const leap = (seconds) => { gone += seconds; own.set(`leap ${gone}\nhurry 20\n`); };
  leap(1);
  const server = await startServe(['--requests-per-second', '100000', '--requests-at-once', '1000000', '--seat-per-second', '100000', '--seat-at-once', '1000000', '--games-per-day', '0', '--log', 'json'], { data: folder.path, env: own.env });
  server.child.stderr.removeAllListeners('data').resume();     /* its log would grow here */
  const rng = chance(1777), members = club(server, rng), told = [];
  try {
    await members.openDoors();
    for (let half = 1; half <= HALF_HOURS; half++) {
      await halfHour(members, rng, half);
      leap(1800);
      if (half < WARM || half % EVERY) continue;
      for (let i = 0; i < 100 && (await members.figure('games_in_memory') > 0 || await members.figure('streams') > 0 || await members.figure('jobs_waiting') > 0); i++) await sleep(100);
      await sleep(300);
      const now = await figures(server, members, own.heap);
      told.push(now);
      console.log(`# hour ${half / 2}: heap ${now.heap.toFixed(2)} MB, resident ${now.rss.toFixed(0)} MB, ${now.descriptors} descriptors, ${now.threads} threads, log of the disk ${now.wal.toFixed(1)} MB; ${members.counts.requests} requests`);
      assert.deepEqual([now.games, now.streams, now.waiting], [0, 0, 0], 'what nobody uses is given back');
    }
  } finally {
    await members.goHome();                                     /* else a stream keeps a test that failed from ending */
  }
  console.log(`# ${Object.entries(members.counts).map(([name, n]) => `${n} ${name}`).join(', ')}`);
  const [first] = told, last = told.at(-1), grown = `${JSON.stringify(first)} became ${JSON.stringify(last)}`;
  if (first.heap > 1) {                                         /* no such figure under sanitizers: they look for leaks at the end */
    assert.ok(last.heap < first.heap + HEAP_SLACK, `heap: ${grown}`);
    assert.ok(last.rss < first.rss + RSS_SLACK, `resident: ${grown}`);
  }
  assert.deepEqual([last.battles, last.fields], [first.battles, first.fields], grown);
  assert.ok(last.descriptors <= first.descriptors + 3 && last.threads === first.threads, grown);
  assert.ok(told.every((t) => t.wal < WAL_MOST), grown);
  assert.equal(last.files, 'battles games.db games.db-shm games.db-wal lock');
  await members.must(200, 'GET', '/ready');
  await members.goHome();
  assert.equal(await server.stop(), 0);
  folder.drop();
});
