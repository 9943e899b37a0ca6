// Whole games by HTTP alone, as a bot with curl would play them; their records proved by `linstock verify`.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { listen } from './lib/events.mjs';
import { playOn, sealedGame, verify } from './lib/play.mjs';
import { sleep, startServer } from './lib/server.mjs';
import { cowpens } from './lib/table.mjs';

let server;
before(async () => { server = await startServer(); });
after(async () => { assert.equal(await server.stop(), 0); });

const both = (game) => [game.with(game.keys.british), game.with(game.keys.american)];

const record = async (h) => {
  const answer = await h.get('/record');
  assert.equal(answer.status, 200);
  assert.match(answer.headers.get('content-type'), /^text\/plain/);
  return answer.text;
};

/** The record with one die changed, the last that fell, and without the words that would betray it besides. */
function otherDie(text) {
  const lines = text.split('\n'), at = lines.findLastIndex((line) => / = \d( \d)*$/.test(line));
  assert.ok(at >= 0, 'no dice fell in this game');
  lines[at] = lines[at].replace(/ = (\d)/, (_, face) => ` = ${face === '6' ? 5 : Number(face) + 1}`);
  return lines.filter((line) => !/^\[(Hash|Result) /.test(line)).join('\n');
}

test('two keys, seeded dice, to the end; the record replays', async () => {
  const game = await newGame(server, { seed: 1777 });
  const [british, american] = both(game);
  const end = await playOn([british, american], { seed: 3 });
  assert.match(end.over.text, /\w+\.$/);
  assert.equal(end.question.asking, 'over');
  const late = await british.order(end.n + 1, 'close');
  assert.equal(late.status, 422);
  assert.equal(late.json.code, 'over');
  const text = await record(american);
  assert.equal(await record(game.with(game.keys.watch)), text);
  const proof = verify(text);
  assert.equal(proof.code, 0, proof.said);
  assert.match(text, /\[Seed "1777"\]/);
});

test('a die changed in a seeded record is caught, for the seed throws them all again', async () => {
  const game = await newGame(server, { seed: 1778 });
  const hands = both(game), end = await playOn(hands, { seed: 5, haste: 0.1 });
  assert.ok(end.over);
  const text = await record(hands[0]);
  assert.equal(verify(text).code, 0);
  const caught = verify(otherDie(text));
  assert.equal(caught.code, 1, caught.said);
  assert.match(caught.said, /seed/);
});

test('the same seed and the same answers make the same game', async () => {
  const twins = [];
  for (let i = 0; i < 2; i++) {
    const game = await newGame(server, { seed: 42 });
    await playOn(both(game), { seed: 9, most: 60 });
    twins.push((await record(both(game)[0])).split('\n').filter((line) => /^ *\d+ /.test(line)).join('\n'));
  }
  assert.ok(twins[0].length > 200);
  assert.equal(twins[0], twins[1]);
});

test('sealed dice: nothing before the secrets, and the dice are proved at the end', async () => {
  const game = await newGame(server, { dice: 'sealed', seed: undefined });
  const [british, american] = both(game), secrets = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  let view = await british.view();
  assert.equal(view.question.asking, 'secrets');
  assert.match(view.seal.commit, /^[0-9a-f]{64}$/);
  assert.deepEqual([...view.seal.seats, view.seal.secret], [null, null, null]);
  assert.equal((await american.order(view.n + 1, 'deploy historical')).json.code, 'need-dice');
  assert.equal((await british.post('/secret', { secret: 'abc' })).status, 400);
  assert.equal((await british.post('/secret', { secret: secrets[0] })).status, 200);
  assert.equal((await british.post('/secret', { secret: secrets[0] })).json.again, true);
  assert.equal((await british.post('/secret', { secret: secrets[1] })).status, 422);
  assert.ok(!(await american.get()).text.includes(secrets[0]), 'one seat sees the secret of the other before it gave its own');
  const stream = await listen(server, game.id, american.key, { after: 0 });
  await stream.heard(1);
  assert.ok(!stream.bytes.includes(secrets[0]), 'nor does a stream tell it');
  stream.close();
  assert.equal((await american.post('/secret', { secret: secrets[1] })).status, 200);
  view = await british.view();
  assert.deepEqual(view.seal.seats, secrets);
  assert.equal(view.seal.secret, null);
  const end = await playOn([british, american], { seed: 5, haste: 0.1 });
  assert.match(end.seal.secret, /^[0-9a-f]{64}$/);
  const text = await record(british), proof = verify(text);
  assert.equal(proof.code, 0, proof.said);
  assert.match(proof.said, /seal|dice/i);
});

test('sealed dice and concession: what was thrown until then is proved too', async () => {
  const { hands: [british, american] } = await sealedGame(server);
  await british.say('concede');
  const end = await american.view();
  assert.equal(end.over.winner, 1);
  const text = await record(british);
  assert.equal(verify(text).code, 0);
  assert.notEqual(verify(otherDie(text)).code, 0, 'a changed die was not found out');
});

test('a person against a bot, and a bot against a bot', async () => {
  const game = await newGame(server, { seats: ['person', 'doctrine'], seed: 11 });
  assert.deepEqual(Object.keys(game.keys).sort(), ['british', 'watch']);
  const british = game.with(game.keys.british);
  let view = await british.view();
  for (let i = 0; !view.over && i < 3000; i++) {
    if (view.question.asking === 'side' && view.question.side === 0) {
      const { answers } = view.question;
      await british.order(view.n + 1, answers.includes('close') ? 'close' : answers[0]);
    } else {
      await sleep(10);
    }
    view = await british.view();
  }
  assert.ok(view.over, 'doctrine did not come to an end');
  assert.equal(verify(await record(british)).code, 0);

  const bots = await newGame(server, { seats: ['doctrine', 'random'], seed: 12 });      /* these play for show, at a pace to watch */
  const watch = bots.with(bots.keys.watch);
  assert.deepEqual(Object.keys(bots.keys), ['watch']);
  for (let i = 0; i < 200 && (view = await watch.view()).moves < 60; i++) await sleep(25);
  assert.ok(view.moves >= 60, 'two bots do not play');
});

test('a question calls the units it is about by their names, and keeps their ids in its text for the order line', async () => {
  const game = await newGame(server, { battle: 'cowpens-1781', hotseat: true, dice: 'seeded', seed: 7 }), h = game.with(game.keys.both);
  for (const order of cowpens) await h.say(order);
  const asked = [];
  for (let i = 0; i < 60 && asked.length < 8; i++) {
    const { question: q, pieces } = await h.view(), about = pieces.find((p) => p.u === q.subject)?.id;
    if (about && q.text.includes(about)) asked.push([q.text, q.called]);
    await h.say(q.answers.find((a) => a.startsWith('activate')) ?? q.answers.at(-1) ?? q.ready[0].order);
  }
  assert.equal(asked.length, 8, 'too few questions were about a unit');
  assert.deepEqual(asked.filter(([text, called]) => !/^[A-Z][a-z0-9]/.test(called ?? '') || called === text), []);
});
