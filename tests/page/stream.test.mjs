// The stream of a game: in order, resumed with nothing lost and nothing twice, kept alive.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { ask, assertRefused, newGame } from './lib/api.mjs';
import { listen, toldBy } from './lib/events.mjs';
import { playOn } from './lib/play.mjs';
import { startServer } from './lib/server.mjs';

let server;
before(async () => { server = await startServer(); });
after(async () => { await server.stop(); });

const both = (game) => [game.with(game.keys.british), game.with(game.keys.american)];

test('messages come in order, each order once, and carry what changed', async () => {
  const game = await newGame(server, { seed: 3 }), stream = await listen(server, game.id, game.keys.watch);
  assert.equal(stream.status, 200);
  assert.match(stream.type, /^text\/event-stream/);
  await stream.until((s) => s.messages.length === 1);
  const first = stream.messages[0].data;
  assert.equal(first.pieces.length, (await both(game)[0].view()).pieces.length, 'the stream begins with the whole present');
  const end = await playOn(both(game), { seed: 4, most: 120 });
  await stream.heard(end.n);
  const ids = stream.messages.map((m) => m.id);
  assert.deepEqual(ids, [...ids].sort((a, b) => a - b));
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(toldBy(stream.messages).said.map((s) => s.n), Array.from({ length: end.n }, (_, i) => i + 1));
  for (const m of stream.messages) {
    assert.equal(m.event, 'step');
    assert.equal(m.data.n, m.id);
  }
  const pieces = new Map(first.pieces.map((p) => [p.u, p]));
  for (const m of stream.messages) for (const p of m.data.pieces) pieces.set(p.u, p);
  assert.deepEqual([...pieces.values()].sort((a, b) => a.u - b.u), end.pieces, 'changes added up are the whole');
  assert.ok(stream.messages.slice(2).some((m) => m.data.pieces.length < end.pieces.length), 'only changed pieces are told');
  stream.close();
});

test('a resumed stream tells just what an unbroken one told', async () => {
  const game = await newGame(server, { seed: 31 }), hands = both(game);
  const whole = await listen(server, game.id, game.keys.british, { after: 0 });
  let broken = await listen(server, game.id, game.keys.british, { after: 0 });
  const pieces = [];
  for (let part = 0; part < 6; part++) {
    const view = await playOn(hands, { seed: 50 + part, most: 25 });
    if (part % 2) await broken.heard(view.n);
    broken.close();
    pieces.push(...broken.messages);
    const last = pieces.at(-1)?.id ?? 0;
    if (part < 3) await playOn(hands, { seed: 90 + part, most: 7 });            /* while nobody listens */
    broken = await listen(server, game.id, game.keys.british, part % 2 ? { lastEventId: last } : { after: last });
  }
  const end = await playOn(hands, { seed: 77, most: 10 });
  await Promise.all([whole.heard(end.n), broken.heard(end.n)]);
  pieces.push(...broken.messages);
  assert.deepEqual(toldBy(pieces), toldBy(whole.messages));
  assert.deepEqual(toldBy(pieces).said.map((s) => s.n), Array.from({ length: end.n }, (_, i) => i + 1));
  for (const s of [whole, broken]) s.close();
});

test('what was taken back is told as taken back on every stream', async () => {
  const game = await newGame(server, { battle: 'brandywine-1777', hotseat: true }), hand = game.with(game.keys.both);
  await hand.say('deploy historical');
  const stream = await listen(server, game.id, game.keys.both, { after: 1 });
  await hand.say('undo');
  await stream.heard(2);
  const m = stream.messages.at(-1).data;
  assert.equal(m.moves, 0);
  assert.ok(m.pieces.every((p) => p.at !== 'board'));
  stream.close();
});

test('a beat comes at once and about every fifteen seconds', async () => {
  const game = await newGame(server), stream = await listen(server, game.id, game.keys.watch, { after: 0 });
  await stream.until((s) => s.beats >= 1, 3000);
  await stream.until((s) => s.beats >= 2, 17000);
  stream.close();
});

test('a number that is none, and one of the future', async () => {
  const game = await newGame(server);
  const wrong = await ask(server, 'GET', `/api/games/${game.id}/events?after=soon`, { key: game.keys.watch });
  assertRefused(wrong, 400, 'bad-request');
  const early = await listen(server, game.id, game.keys.watch, { after: 999 });
  const [british, american] = both(game);
  await playOn([british, american], { most: 3 });
  await early.heard(3);
  assert.deepEqual(toldBy(early.messages).said.map((s) => s.n), [1, 2, 3]);
  early.close();
});
