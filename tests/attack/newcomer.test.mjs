// Somebody new who has http.md and the sources alone: seats that change hands, journals that are damaged far back, bytes where a word
// should be, and whatever else was tried in vain.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answers, ask, assertRefused, chance, hand, newGame, raw, sleep, sql, startFaulty, startServe, startServer, tempFolder } from './lib.mjs';

const greedy = ['--requests-per-second', '0', '--seat-per-second', '0', '--games-per-day', '0'];    /* so that other limits are met */
const handsOf = (game) => [game.with(game.keys.british), game.with(game.keys.american)];
const take = (server, id, invitation, body = {}) => ask(server, 'POST', `/api/games/${id}/take`, { key: invitation, body });

test('what a leaver asked for before he left, and what still waits, is not done in the name of who took his seat', async () => {
  const server = await startServer(), long = await newGame(server, { battle: 'germantown-1777', seats: ['doctrine', 'doctrine'] });
  for (let attempt = 0; ; attempt++) {
    const game = await newGame(server), hands = handsOf(game), view = await answers(hands, chance(5), 60);
    for (let i = 0; i < 14; i++) {                                 /* other histories are kept now, so that a worker has to read this one */
      const other = await newGame(server);
      await other.with(other.keys.watch).get('/line');
    }
    const busy = Array.from({ length: 6 }, (_, i) => ask(server, 'GET', `/api/games/${long.id}/report?again=${i + 100 * attempt}`, { key: long.keys.watch }));
    await sleep(100);
    let early = false;
    const mark = (answer) => { early = true; return answer; };
    const said = [hands[1].order(view.n + 1, 'concede').then(mark), hands[1].get('/line').then(mark)];
    await sleep(50);
    const { json } = await hands[1].post('/leave', {}), taken = await take(server, game.id, json.invitation), late = !early;
    assert.equal(taken.status, 200, taken.text);
    const told = await Promise.all(said);
    await Promise.all(busy);
    if (!late && attempt < 5) continue;                            /* it was carried out while he still sat there */
    for (const answer of told) assertRefused(answer, 403, 'bad-key');
    assert.equal((await hand(server, game.id, taken.json.key).view()).over, null);
    break;
  }
  assert.equal(await server.stop(), 0);
});

test('whoever hands his seat to himself has no more to say, and may ask for no more', async () => {
  const server = await startServe(['--requests-per-second', '0', '--seat-per-second', '1', '--seat-at-once', '30', '--games-per-day', '0']), game = await newGame(server);
  const began = Date.now();
  let key = game.keys.american, lines = 0, looks = 0;
  for (let round = 0; round < 6; round++) {
    const h = hand(server, game.id, key);
    for (let i = 0; i < 3; i++) lines += (await h.post('/chat', { text: 'Well?' })).status === 200;
    for (let i = 0; i < 12; i++) looks += (await h.get()).status === 200;
    const left = await h.post('/leave', {});
    if (left.status !== 200) { assertRefused(left, 429, 'too-many'); break; }
    key = (await take(server, game.id, left.json.invitation)).json.key;
  }
  const seconds = Math.ceil((Date.now() - began) / 1000);                                             /* what it fills with meanwhile */
  assert.ok(lines <= 6 + seconds / 2 && looks <= 30 + seconds, `${lines} lines, ${looks} looks in ${seconds} s`);
  assert.equal(await server.stop(), 0);
});

test('a row that is damaged far back: whoever asks for what came before is told, nothing is written over it, and other games go on', async () => {
  const data = tempFolder().path, long = { hotseat: true, seed: 5 };
  let server = await startServe(greedy, { data });
  const games = [await newGame(server, long), await newGame(server, long)], other = await newGame(server, { hotseat: true });
  for (const game of games) await answers([game.with(game.keys.both)], chance(4), 230);
  assert.equal(await server.stop(), 0);
  sql(data, "UPDATE journal SET atoms = 'step Z9' WHERE n = 10");
  const rows = () => sql(data, `SELECT count(*), max(n) FROM journal WHERE game <> '${other.id}'`)[0], before = rows();

  server = await startServe(greedy, { data });
  const [undone, looked] = games.map((game) => hand(server, game.id, game.keys.both)), { n } = await undone.view();
  assert.equal(n, 230, 'it is opened by its snapshot, and nobody has seen the damage yet');
  assertRefused(await undone.order(n + 1, 'undo'), 409, 'frozen');
  await looked.get('/line');
  for (const h of [undone, looked]) {
    const view = await h.view();
    assert.match(view.frozen, /^Number 10 of the journal .*\.$/);
    assert.equal(view.warning, null);
    assertRefused(await h.order(view.n + 1, view.question.answers[0]), 409, 'frozen');
  }
  const h = hand(server, other.id, other.keys.both), view = await h.view();
  assert.equal((await h.order(view.n + 1, view.question.answers[0])).status, 200, 'the disk takes what others say');
  assert.equal(await server.stop(), 0);
  assert.deepEqual(rows(), before);
});

test('a look that comes to a worker while an order is being written waits for it, and the server does not fall over it', async () => {
  const server = await startFaulty(), long = await newGame(server, { battle: 'germantown-1777', seats: ['doctrine', 'doctrine'] });
  const game = await newGame(server), hands = handsOf(game), view = await answers(hands, chance(5), 60), h = hands[view.question.side], own = await h.view();
  const busy = Array.from({ length: 3 }, (_, i) => ask(server, 'GET', `/api/games/${long.id}/report?again=${i}`, { key: long.keys.watch }));
  await sleep(50);
  const looks = ['/actions', '/account', '/line', '/at', '/record'].map((path) => hands[0].get(path));      /* they wait for a worker */
  server.faults('sync-ms 2000');
  const order = h.order(own.n + 1, own.question.answers[0]);
  const [actions, account, line, at, record] = await Promise.all(looks);
  server.faults('');
  assert.equal((await order).status, 200);
  await Promise.all(busy);
  for (const answer of [actions, account, line, at, record]) assert.equal(answer.status, 200, answer.text);
  const { moves } = await h.view();
  for (const n of [actions.json.to, account.json.to, line.json.moves, at.json.at]) assert.ok(n === moves || n === view.moves, `${n} of ${moves}`);
  assert.equal(await server.stop(), 0);
});

/* lin_hash_bytes, and one word of it backwards: it is quick, and anybody can make two texts that come to the same. */
const WORD = (1n << 64n) - 1n, [ONCE, TWICE, LENGTH] = [0xd6e8feb86659fd93n, 0x9fb21c651e98df25n, 0x9e3779b97f4a7c15n];
const stir = (h) => { h = ((h ^ (h >> 32n)) * ONCE) & WORD; return h ^ (h >> 29n); };
const inverse = (odd) => { let x = odd; for (let i = 0; i < 6; i++) x = (x * (2n - odd * x)) & WORD; return x & WORD; };
const unstir = (h) => { h ^= (h >> 29n) ^ (h >> 58n); h = (h * inverse(ONCE)) & WORD; return h ^ (h >> 32n); };
const wordsOf = (bytes) => [...Array(bytes.length >> 3).keys()].map((i) => bytes.readBigUInt64LE(8 * i)).concat([...bytes.subarray(bytes.length & ~7)].map(BigInt));
const start = (bytes, seed) => seed ^ ((BigInt(bytes.length) * LENGTH) & WORD);
const onward = (h, words) => words.reduce((a, w) => (stir(a ^ w) * TWICE) & WORD, h);
const hash = (bytes, seed) => stir(onward(start(bytes, seed), wordsOf(bytes)));
const back = (h, words) => words.reduceRight((a, w) => unstir((a * inverse(TWICE)) & WORD) ^ w, h);

/** `own`, a force with a name of as many x as it may have, in which that name was chosen so that it hashes as `his`. */
function forged(own, his, seed) {
  const bytes = Buffer.from(own), at = (own.indexOf('xxxxxxxx') + 7) & ~7, k = at >> 3, target = unstir(hash(Buffer.from(his), seed));
  for (let i = 0; i < 1 << 20; i++) {
    bytes.write(i.toString(36).padStart(8, 'x'), at, 'latin1');
    const words = wordsOf(bytes), before = onward(start(bytes, seed), words.slice(0, k + 1)), after = back(target, words.slice(k + 2));
    bytes.writeBigUInt64LE(unstir((after * inverse(TWICE)) & WORD) ^ before, at + 8);
    if (bytes.subarray(at + 8, at + 16).every((c) => c >= 32 && c < 127 && c !== 34 && c !== 92)) return bytes.toString('latin1');
  }
  return assert.fail('none was found');
}

test('whoever musters two forces fights with these two, whatever somebody else has made to be called the same', async () => {
  const server = await startServe(greedy), at = '/api/muster/landofthefree', force = async (body) => (await ask(server, 'POST', at, { body })).json.text;
  const [mine, his] = [await force({ suggest: 60, nation: 'british', seed: 1 }), await force({ suggest: 60, nation: 'american', seed: 1 })];
  const own = await force({ text: mine.replace(/"[^"]*"/, `"${'x'.repeat(40)}"`) });
  const twin = await force({ text: forged(own, mine, hash(Buffer.from('take-the-field'), 1n)) });
  assert.notEqual(twin, mine);
  const muster = async (...forces) => (await ask(server, 'POST', `${at}/battle`, { body: { table: 'take-the-field', forces } })).json.battle;
  const first = await muster(twin, his), second = await muster(mine, his);
  assert.notEqual(first, second);
  assert.equal(await muster(mine, his), second, 'the same two are the same battle');
  assert.doesNotMatch((await ask(server, 'GET', `/api/battles/${second}`)).text, /"xxxxx/);
  assert.equal(await server.stop(), 0);
});

test('a line of the log is one line of letters, whatever the method is called', async () => {
  const server = await startServe(['--log', 'text']), host = `Host: 127.0.0.1:${server.port}\r\nConnection: close\r\n\r\n`;
  for (const method of ['\x1b[2J', 'A\rB', 'G\x00', '\xff\xfe', 'X'.repeat(3000)]) await raw(server, `${method} / HTTP/1.1\r\n${host}`, { patience: 2000 }).catch(() => '');
  assert.equal(await server.stop(), 0);
  const lines = server.said.split('\n').filter((l) => / request /.test(l));
  assert.ok(lines.length > 0);
  for (const line of lines) assert.match(line, /^[ -~]{1,200}$/);
});
