// What can be said in a game, by whom, and what comes of saying it twice, too late, or taking it back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, assertRefused, hand, newGame } from './lib/api.mjs';
import { playOn, playToDice, verify } from './lib/play.mjs';
import { sleep, startServer } from './lib/server.mjs';

let server;
before(async () => { server = await startServer(); });
after(async () => { await server.stop(); });

const both = (game) => [game.with(game.keys.british), game.with(game.keys.american)];
const brandywine = { battle: 'brandywine-1777' };       /* it has a set-up ready, the crowd of the other has dice sooner */

test('an order sent twice is carried out once; another under its number is stale', async () => {
  const game = await newGame(server, brandywine), [british, american] = both(game);
  const [one, two] = await Promise.all([american.order(1, 'deploy historical'), american.order(1, 'deploy historical')]);
  assert.deepEqual([one.status, two.status], [200, 200]);
  assert.deepEqual([one.json.again ?? false, two.json.again ?? false].sort(), [false, true]);
  assert.deepEqual((await american.order(1, 'deploy historical')).json, { n: 1, again: true });
  assert.equal((await british.view()).n, 1);
  assertRefused(await american.order(1, 'done'), 409, 'stale');
  assertRefused(await british.order(1, 'deploy historical'), 409, 'stale');
  assertRefused(await american.order(9, 'done'), 409, 'stale');
  for (const n of [0, -1, 1.5, '2', null, undefined]) assertRefused(await american.order(n, 'done'), 400, 'bad-request');
});

test('a refused order names the rule and changes nothing', async () => {
  const game = await newGame(server, brandywine), [, american] = both(game);
  const before = await american.get();
  const no = await american.order(1, 'done');
  assertRefused(no, 422, 'illegal');
  assert.match(no.json.rule, /^BW-\d+\.\d+$/);
  const gibberish = await american.order(1, 'blow the bugle');
  assertRefused(gibberish, 422, 'syntax');
  for (const order of [7, null, undefined, ['done'], 'x'.repeat(5000)]) assertRefused(await american.order(1, order), 400, 'bad-request');
  assert.equal((await american.get()).text, before.text);
});

test('keys: one side does not order for the other, a watcher for nobody, a stranger sees nothing', async () => {
  const game = await newGame(server), other = await newGame(server), [british] = both(game), watch = game.with(game.keys.watch);
  assertRefused(await british.order(1, 'deploy historical'), 422, 'not-yours');
  assertRefused(await watch.order(1, 'deploy historical'), 403, 'not-yours');
  assertRefused(await watch.dice(1, [3]), 403, 'not-yours');
  assertRefused(await watch.post('/remarks', { n: 0, text: 'I was here.' }), 403, 'not-yours');
  for (const key of [other.keys.british, game.keys.british.slice(1), `${game.keys.british}0`, '0'.repeat(32), 'ä', undefined]) {
    for (const path of ['', '/line', '/record', '/events', '/luck', '/report', '/check?order=done', '/picture.svg']) {
      assertRefused(await ask(server, 'GET', `/api/games/${game.id}${path}`, key === 'ä' ? { headers: { Authorization: 'Bearer \xe4' } } : { key }), 403, 'bad-key');
    }
    if (key !== 'ä') assertRefused(await ask(server, 'POST', `/api/games/${game.id}/orders`, { key, body: { n: 1, order: 'concede' } }), 403, 'bad-key');
  }
  assert.equal((await ask(server, 'GET', `/api/games/${game.id}?key=${game.keys.watch}`)).status, 200);
  assert.deepEqual((await watch.view()).role, 'watch');
});

test('typed dice: just those asked for', async () => {
  const game = await newGame(server, { dice: 'typed', seed: undefined }), hands = both(game);
  const view = await playOn(hands, { seed: 2, haste: 0.05, stop: (v) => v.question.asking === 'dice' });
  const wanted = view.question.dice;
  assert.ok(wanted.n >= 1 && wanted.faces === 6 && wanted.purpose && [0, 1].includes(wanted.side));
  const n = view.n + 1, right = Array(wanted.n).fill(3), h = hands[wanted.side];
  assert.equal((await h.order(n, 'close')).json.code, 'need-dice');
  for (const faces of [[...right, 3], right.slice(1), Array(wanted.n).fill(7), Array(wanted.n).fill(0), Array(wanted.n).fill('3'), 'abc', Array(65).fill(1)]) {
    const answer = await h.dice(n, faces);
    assert.ok([400, 422].includes(answer.status), answer.text);
    assert.ok(answer.json.error && answer.json.code, answer.text);
  }
  assert.equal((await h.view()).n, view.n, 'wrong dice changed nothing');
  assert.equal((await hands[1 - wanted.side].order(n, 'draw')).status, 200, 'a draw may be offered while dice are awaited');
  assert.equal((await h.dice(n + 1, right)).status, 200);
  assert.deepEqual((await h.dice(n + 1, right)).json, { n: n + 1, again: true });
  assertRefused(await h.dice(n + 1, right.map(() => 4)), 409, 'stale');
  const end = await playOn(hands, { seed: 3, most: 30 });
  const record = await h.get('/record');
  assert.match(record.text, new RegExp(` draw +=( \\d)* ?${right.join(' ')}`));
  assert.equal(verify(record.text).code, 0);
  assert.ok(end.n > n + 1);
  const seeded = await newGame(server);
  assertRefused(await both(seeded)[1].dice(1, [3]), 422, 'illegal');
});

test('a whole macro is taken back at once, freely, by whoever gave it', async () => {
  const game = await newGame(server, brandywine), [british, american] = both(game), fresh = (await american.view()).pieces;
  await american.say('deploy historical');
  assert.ok((await american.view()).moves > 10);
  await american.say('undo');
  const view = await american.view();
  assert.equal(view.moves, 0);
  assert.equal(view.offer, null);
  assert.deepEqual(view.pieces, fresh);
  assertRefused(await american.order(view.n + 1, 'undo'), 422, 'illegal');
  assert.equal(view.question.side, 1);
  await american.say('deploy historical');
  const record = (await british.get('/record')).text;
  assert.match(record, /^ *\($/m, 'what was taken back stays in the record');
  assert.equal(verify(record).code, 0);
});

test('beyond a die the other seat is asked: it may decline or agree', async () => {
  const game = await newGame(server, { seed: 5 }), hands = both(game);
  const side = await playToDice(hands), mine = hands[side], other = hands[1 - side];
  const then = await mine.view(), before = then.moves;
  await mine.say('undo');
  let view = await other.view();
  assert.deepEqual(view.offer, { kind: 'undo', by: side });
  assert.equal(view.moves >= before, true);
  assertRefused(await mine.order(view.n + 1, 'agree'), 422, (await mine.order(view.n + 1, 'agree')).json.code);
  await other.say('decline');
  view = await mine.view();
  assert.equal(view.offer, null);
  assert.deepEqual(view.pieces, then.pieces);
  await mine.say('undo');
  await other.say('agree');
  view = await mine.view();
  assert.equal(view.offer, null);
  assert.ok(view.moves < before + 4 && view.question.side === side, 'the order that dice settled is asked for again');
  assert.notDeepEqual(view.question, then.question);
  await playOn(hands, { seed: 6, most: 20 });
  assert.equal(verify((await mine.get('/record')).text).code, 0);
});

test('hot-seat: one key, both sides; what dice settled is taken back without asking', async () => {
  const game = await newGame(server, { hotseat: true, seed: 5 });
  assert.deepEqual(Object.keys(game.keys).sort(), ['both', 'watch']);
  const h = game.with(game.keys.both);
  await playToDice([h]);
  const before = await h.view();
  await h.say('undo');
  const view = await h.view();
  assert.equal(view.offer, null);
  assert.ok(view.moves < before.moves);
  await h.say('draw', { side: 'british' });
  assert.deepEqual((await h.view()).offer, { kind: 'draw', by: 0 });
  await h.say('accept', { side: 'american' });
  assert.match((await h.view()).over.text, /draw/i);
  assertRefused(await h.order(1, 'x', { side: 'french' }), 400, 'bad-request');
});

test('against a bot taking back is free as long as no die has fallen, and never goes beyond one', { timeout: 60000 }, async () => {
  const game = await newGame(server, { seats: ['person', 'doctrine'], seed: 9 }), h = game.with(game.keys.british);
  const mine = async () => {
    for (let i = 0; i < 400; i++) {
      const v = await h.view();
      if (v.over || (v.question.asking === 'side' && v.question.side === 0)) return v;
      await sleep(10);
    }
    return assert.fail('the bot does not answer');
  };
  const line = async () => (await h.get('/line')).json.entries;
  let free = 0, barred = 0, view = await mine();
  for (let i = 0; i < 300 && !view.over && !(free && barred); i++) {
    const { moves } = view, { answers } = view.question;
    await h.say(answers.find((a) => /^(fight|engage|join)/.test(a)) ?? answers[i % answers.length]);
    view = await mine();
    if (view.over) break;
    const fell = (await line()).slice(moves).some((e) => e.dice.length);
    if (fell ? barred : free) continue;
    const said = await h.order(view.n + 1, 'undo');
    if (fell) {
      assertRefused(said, 422, 'illegal');
      assert.match(said.json.error, /Dice have fallen/);
      assert.deepEqual((await h.view()).moves, view.moves);
      barred++;
    } else {
      assert.equal(said.status, 200, said.text);
      view = await mine();
      assert.equal(view.offer, null);
      assert.equal(view.moves, moves);
      assert.equal(view.question.side, 0);
      free++;
    }
  }
  assert.deepEqual([free, barred], [1, 1]);
  assert.equal(verify((await h.get('/record')).text).code, 0);
});

test('concede, draw offered, declined, dropped and accepted', async () => {
  let game = await newGame(server), [british, american] = both(game);
  await british.say('concede');                           /* at any time, asked or not */
  const over = (await american.view()).over;
  assert.equal(over.winner, 1);
  assert.match(over.text, /conceded/);
  assertRefused(await american.order(2, 'concede'), 422, 'over');

  game = await newGame(server, brandywine);
  [british, american] = both(game);
  await british.say('draw');
  assert.equal((await british.order(2, 'accept')).status, 422, 'nobody accepts his own offer');
  await american.say('decline');
  assert.equal((await british.view()).offer, null);
  await british.say('draw');
  await american.say('deploy historical');                /* an order is an answer too */
  assert.equal((await british.view()).offer, null);
  await american.say('draw');
  await british.say('accept');
  assert.equal((await british.view()).over.winner, -1);
  assert.equal(verify((await british.get('/record')).text).code, 0);
});

test('remarks stand in the main line and in the record, and can be taken away', async () => {
  const game = await newGame(server, brandywine), [british, american] = both(game);
  await american.say('deploy historical');
  const odd = 'A "remark", 1777 – [not a header]\n; and (a second line)';
  assert.equal((await british.post('/remarks', { n: 3, text: odd })).status, 200);
  assert.equal((await british.post('/remarks', { n: 0, text: 'Before all.' })).status, 200);
  let line = (await american.get('/line')).json;
  assert.equal(line.entries[2].remark, odd);
  assert.equal(line.remark, 'Before all.');
  const record = (await american.get('/record')).text;
  assert.match(record, /; Before all\./);
  assert.equal(verify(record).code, 0, record.slice(0, 900));
  await american.post('/remarks', { n: 3, text: '' });
  line = (await american.get('/line')).json;
  assert.equal(line.entries[2].remark ?? null, null);
  for (const n of [-1, 10000, '3', null]) assertRefused(await american.post('/remarks', { n, text: 'x' }), 400, 'bad-request');
  assertRefused(await american.post('/remarks', { n: 1, text: 'x'.repeat(2001) }), 400, 'bad-request');
});

test('a game gone on from a moment of another, and from a record', async () => {
  const game = await newGame(server, { seed: 5 }), hands = both(game);
  const end = await playOn(hands, { seed: 40, most: 90, haste: 0.1 }), at = end.moves - 7;
  const then = (await hands[0].get(`/at?n=${at}`)).json;
  const next = await newGame(server, { battle: undefined, from: { game: game.id, key: game.keys.watch, at }, hotseat: true, seed: 99 });
  const h = next.with(next.keys.both), view = await h.view();
  assert.deepEqual(view.from, { game: game.id, at });
  assert.equal(view.moves, at);
  assert.deepEqual(view.pieces, then.pieces);
  await playOn([h], { seed: 4, most: 30 });
  const record = (await h.get('/record')).text;
  assert.equal(verify(record).code, 0);

  const study = await ask(server, 'POST', '/api/records', { body: record, type: 'text/plain' });
  assert.equal(study.status, 201, study.text);
  assert.deepEqual(Object.keys(study.json.keys), ['watch']);
  const reader = hand(server, study.json.game, study.json.keys.watch);
  assert.equal((await reader.get('/line')).json.entries.length, (await h.view()).moves);
  assertRefused(await reader.order(1, 'concede'), 403, 'not-yours');
  assert.equal((await reader.post('/remarks', { n: 1, text: 'Well begun.' })).status, 200);
  const on = await newGame(server, { battle: undefined, from: { game: study.json.game, key: study.json.keys.watch, at: 60 }, dice: 'seeded' });
  assert.equal((await on.with(on.keys.watch).view()).moves, 60);

  const wrong = (from, more = {}) => ask(server, 'POST', '/api/games', { body: { from, dice: 'seeded', seats: ['person', 'person'], ...more } });
  assertRefused(await wrong({ game: game.id, key: '0'.repeat(32), at: 3 }), 403, 'bad-key');
  assertRefused(await wrong({ game: 'nowhere', key: game.keys.watch, at: 3 }), 404, 'no-such-game');
  assertRefused(await wrong({ game: game.id, key: game.keys.watch, at: 100000 }), 400, 'bad-request');
  assertRefused(await wrong({ game: game.id, key: game.keys.watch, at: 3 }, { dice: 'sealed' }), 400, 'bad-request');
});

test('luck, moments, report and pictures of a game', async () => {
  const game = await newGame(server, { seed: 5 }), hands = both(game);
  await playToDice(hands, { times: 3 });
  const h = hands[0], end = await h.view();
  const luck = (await h.get('/luck')).json, line = (await h.get('/line')).json;
  const thrown = line.entries.flatMap((e) => e.dice), told = luck.rolls.flatMap((r) => r.faces);
  assert.deepEqual(told, thrown);
  assert.ok(thrown.length > 0, 'no dice fell');
  for (const r of luck.rolls) {
    assert.equal(r.sum, r.faces.reduce((a, b) => a + b));
    assert.ok(r.percentile >= 0 && r.percentile <= 1);
  }
  assert.equal(luck.sides.reduce((sum, s) => sum + s.rolls, 0), luck.rolls.length);
  const now = (await h.get(`/at?n=${end.moves}`)).json;
  assert.deepEqual(now.pieces, end.pieces);
  assertRefused(await h.get('/at?n=99999'), 400, 'bad-request');
  const [report, svg, png] = await Promise.all([h.get('/report'), h.get('/picture.svg?n=5'), h.get('/picture.png')]);
  assert.match(report.text, /^<!doctype html>/i);
  assert.doesNotMatch(report.text, /<script|https?:\/\/(?!www\.w3\.org)/);
  assert.match(svg.text, /^<\?xml|^<svg/);
  assert.equal(png.headers.get('content-type'), 'image/png');
});

test('where a question that wants a place can be answered', async () => {
  const game = await newGame(server, { battle: 'take-the-field', hotseat: true, seed: 5 }), h = game.with(game.keys.both);
  await h.say('edge south');
  const ground = async (unit) => (await h.get(`/ground${unit ? `?unit=${unit}` : ''}`)).json;
  const { pitch, places } = await ground();
  assert.ok(pitch >= 1 && places.length > 200 && places.length % 2 === 0);
  const check = async (i) => (await h.get(`/check?order=${encodeURIComponent(`objective ${places[i]} ${places[i + 1]}`)}`)).json.ok;
  for (let i = 0; i < places.length; i += 2 * Math.floor(places.length / 20)) assert.equal(await check(i), true);
  assertRefused(await game.with(game.keys.watch).get('/ground'), 403, 'not-yours');
  const board = await newGame(server, { ...brandywine, hotseat: true }), none = await board.with(board.keys.both).get('/ground');
  assert.deepEqual(none.json.places, []);               /* a board has cells, which its answers name */
});

test('checks and odds change nothing; overlays mark cells of the board', async () => {
  const game = await newGame(server, { ...brandywine, hotseat: true, seed: 5 }), h = game.with(game.keys.both);
  await h.say('deploy historical');
  const before = await h.get(), battle = (await ask(server, 'GET', '/api/battles/brandywine-1777')).json;
  const { answers } = before.json.question;
  for (const order of answers.slice(0, 10)) assert.equal((await h.get(`/check?order=${encodeURIComponent(order)}`)).json.ok, true);
  const no = await h.get('/check?order=march%20WASH%20to%20A1');
  assert.equal(no.status, 200);                         /* asked in passing: a no is an answer */
  assert.equal(no.json.ok, false);
  assert.ok(no.json.error && no.json.code);
  const odds = await h.get('/odds'), one = await h.get(`/odds?order=${encodeURIComponent(answers[0])}`);
  assert.deepEqual([odds.status, one.status], [200, 200]);
  assert.equal(one.json.limit, null);                   /* no bound was reached; where one is, a sentence says which */
  assert.deepEqual(one.json.outcomes.map((o) => o.unfollowed), one.json.outcomes.map(() => false));
  if (answers.length > 40) assert.match(odds.json.limit, /answers were not looked into/);
  else assert.equal(odds.json.limit, null);
  const odd = await h.get(`/odds?order=${encodeURIComponent(answers[0])}&assume=weather=first`);
  assert.deepEqual([odd.status, odd.json.ok, odd.json.code, one.json.ok], [200, false, 'syntax', true]);
  for (const o of battle.overlays) {
    for (const of of o.of === 'side' ? battle.sides.map((id) => `side=${id}`) : battle.units.slice(0, 12).map((u) => `unit=${u.id}`)) {
      const marks = await h.get(`/overlay?name=${o.name}&${of}`);
      assert.equal(marks.status, 200, marks.text);
      for (const m of marks.json.marks) assert.ok(battle.board.cells[m.cell], marks.text);
    }
  }
  assertRefused(await h.get('/overlay?name=weather'), 404, 'no-such-thing');
  assert.equal((await h.get()).text, before.text);
});
