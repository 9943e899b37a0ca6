// Those who play: a seat for one key at a time, names, chat, presence, rematch. All of it as a bot would ask.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ask, assertRefused, hand, newGame } from './lib/api.mjs';
import { listen } from './lib/events.mjs';
import { sleep, startServer, tempFolder } from './lib/server.mjs';

const folder = tempFolder();
let server;
before(async () => { server = await startServer({ data: join(folder.path, 'games') }); });
after(async () => {
  await server.stop();
  folder.drop();
});

const key = () => randomBytes(16).toString('hex');
const invitedGame = (wishes) => newGame(server, { keys: 'british', ...wishes });
const take = (game, invitation, body = {}) => ask(server, 'POST', `/api/games/${game.id}/take`, { key: invitation, body });
const peopleOf = async (h) => (await h.get('/people')).json.people;

/** A game with somebody on both seats, who came by invitation. */
async function seated(wishes) {
  const game = await invitedGame(wishes), british = game.with(game.keys.british);
  const taken = await take(game, game.answer.invitations.american);
  assert.equal(taken.status, 200, taken.text);
  return { game, british, american: game.with(taken.json.key), watch: game.with(game.keys.watch) };
}

test('an invitation gives a seat once, to a key that its maker never saw', async () => {
  const game = await invitedGame(), british = game.with(game.keys.british), invitation = game.answer.invitations.american;
  assert.deepEqual(Object.keys(game.keys).sort(), ['british', 'watch']);
  assert.deepEqual(Object.keys(game.answer.invitations), ['american']);
  assertRefused(await game.with(invitation).get(), 403, 'bad-key');                 /* it opens no view */
  assert.deepEqual((await peopleOf(british)).seats.map((s) => [s.taken, s.invited]), [[true, false], [false, true]]);

  const told = await ask(server, 'GET', `/api/games/${game.id}/invitation`, { key: invitation });
  assert.equal(told.json.role, 'american');
  assert.equal(told.json.against, null);

  const mine = key(), taken = await take(game, invitation, { key: mine, name: 'Ben' });
  assert.deepEqual(taken.json, { role: 'american', key: mine });
  assert.equal((await game.with(mine).view()).role, 'american');
  assert.deepEqual((await take(game, invitation, { key: mine })).json, { role: 'american', key: mine, again: true }, 'sent twice');
  assertRefused(await take(game, invitation, { key: key() }), 403, 'bad-key');
  assertRefused(await ask(server, 'GET', `/api/games/${game.id}/invitation`, { key: invitation }), 403, 'bad-key');
  assertRefused(await british.post('/invite', {}), 422, 'illegal');
  assertRefused(await british.post('/withdraw', {}), 422, 'illegal');
  assertRefused(await british.order(1, 'close', { side: 'american' }), 403, 'not-yours');
});

test('an invitation is withdrawn, and made anew', async () => {
  const game = await invitedGame(), british = game.with(game.keys.british), first = game.answer.invitations.american;
  assert.equal((await british.post('/withdraw', {})).json.withdrawn, true);
  assertRefused(await take(game, first), 403, 'bad-key');
  assertRefused(await british.post('/withdraw', {}), 422, 'illegal');
  const { json } = await british.post('/invite', {}), second = await british.post('/invite', {});
  assert.equal(json.side, 'american');
  assertRefused(await take(game, json.invitation), 403, 'bad-key');                /* only the last one is good */
  assert.equal((await take(game, second.json.invitation)).status, 200);
});

test('a seat given back: its key is void, also for streams that are open', async () => {
  const { game, british, american, watch } = await seated();
  const stream = await listen(server, game.id, american.key, { after: 0, people: true });
  await stream.until((s) => s.asides.length);
  await american.post('/people', { name: 'Ben' });
  await american.post('/chat', { text: 'I must go.' });
  const left = await american.post('/leave', {});
  assert.equal(left.status, 200, left.text);
  assertRefused(await american.get(), 403, 'bad-key');
  await stream.until((s) => s.ended).catch(() => {});
  assert.ok(stream.ended);
  const bytes = stream.bytes.length;
  await british.say('deploy historical').catch(() => british.post('/chat', { text: 'gone' }));
  assert.equal(stream.bytes.length, bytes);
  assert.equal((await peopleOf(watch)).seats[1].taken, false);
  const again = await british.post('/invite', {});                                  /* he who stayed hands it on */
  assertRefused(await take(game, left.json.invitation), 403, 'bad-key');
  const other = await take(game, again.json.invitation, { name: 'Carl' });
  assert.equal((await game.with(other.json.key).view()).people.seats[1].name, 'Carl');
  assert.equal((await british.get('/chat')).json.lines[0].name, 'Ben', 'what was said is still his who said it');
  assertRefused(await watch.post('/leave', {}), 403, 'not-yours');
});

test('keys: all of them unless told otherwise; a wish that cannot be met is refused', async () => {
  assert.deepEqual(Object.keys((await newGame(server, { keys: 'all' })).keys).sort(), ['american', 'british', 'watch']);
  const wish = (body) => ask(server, 'POST', '/api/games', { body: { battle: 'scrum', dice: 'seeded', seats: ['person', 'person'], ...body } });
  assertRefused(await wish({ keys: 'french' }), 400, 'bad-request');
  assertRefused(await wish({ keys: 3 }), 400, 'bad-request');
  assertRefused(await wish({ keys: 'british', hotseat: true }), 400, 'bad-request');
  assertRefused(await wish({ keys: 'british', seats: ['doctrine', 'person'] }), 400, 'bad-request');
  const bot = await newGame(server, { keys: 'british', seats: ['person', 'doctrine'] });
  assert.deepEqual(bot.answer.invitations, {});
  assertRefused(await bot.with(bot.keys.british).post('/invite', {}), 422, 'illegal');
  const { game } = await seated();
  assertRefused(await take(game, key(), { key: 'abc' }), 400, 'bad-request');
});

test('names: given, refused, taken away, told', async () => {
  const { game, british, american, watch } = await seated();
  const stream = await listen(server, game.id, watch.key, { after: 0, people: true });
  assert.equal((await british.post('/people', { name: '  Anna Ælfwynn ' })).status, 200);
  await stream.until((s) => s.asides.at(-1)?.data.seats[0].name === 'Anna Ælfwynn');
  assert.equal((await american.view()).people.seats[0].name, 'Anna Ælfwynn');
  for (const name of ['x'.repeat(25), ' ', 'a\nb', 'a\u202eb', 'a\u200bb', 'British', 'doctrine', 'anna Ælfwynn']) {
    const no = await american.post('/people', { name });
    if (no.status === 429) { await sleep(2100); assertRefused(await american.post('/people', { name }), 422, 'illegal'); } else assertRefused(no, 422, 'illegal');
  }
  assertRefused(await american.post('/people', {}), 400, 'bad-request');
  assertRefused(await american.post('/people', { name: 3 }), 400, 'bad-request');
  assertRefused(await watch.post('/people', { name: 'W' }), 403, 'not-yours');
  await sleep(2100);
  assert.equal((await british.post('/people', { name: 'Anna "the \\ Ox"' })).status, 200);
  await british.say('concede');
  const record = (await british.get('/record')).text;                      /* the record says who played, and reads */
  assert.match(record, /^\[british "Anna \\"the \\\\ Ox\\""\]$/m);
  assert.equal((await ask(server, 'POST', '/api/records', { body: record, type: 'text/plain' })).status, 201);
  assert.match((await british.get('/report')).text, /Anna &quot;the \\ Ox&quot;|Anna "the \\ Ox"/);
  assert.equal((await british.post('/people', { name: '' })).status, 200);
  assert.equal((await peopleOf(watch)).seats[0].name, null);
  stream.close();
});

test('chat: told at once, kept, and closed to those who watch until both open it', async () => {
  const { game, british, american, watch } = await seated();
  const [heard, looked] = [await listen(server, game.id, american.key, { after: 0, people: true }), await listen(server, game.id, watch.key, { after: 0, people: true })];
  assert.deepEqual((await british.post('/chat', { text: ' Your servant, sir. ' })).json, { n: 1 });
  await heard.until((s) => s.asides.some((m) => m.event === 'chat' && m.data.text === 'Your servant, sir.' && m.data.side === 0));
  assert.equal((await british.post('/people', { open: true })).status, 200);
  await american.post('/chat', { text: 'And yours.' });
  assert.equal((await american.post('/people', { open: true })).status, 200);
  await british.post('/chat', { text: 'Now for all to read.' });
  await looked.until((s) => s.asides.some((m) => m.event === 'chat'));
  assert.deepEqual(looked.asides.filter((m) => m.event === 'chat').map((m) => m.data.text), ['Now for all to read.']);
  const read = async (h, rest = '') => (await h.get(`/chat${rest}`)).json.lines.map((l) => l.text);
  assert.deepEqual(await read(watch), ['Now for all to read.']);
  assert.deepEqual(await read(american), ['Your servant, sir.', 'And yours.', 'Now for all to read.']);
  assert.deepEqual(await read(american, '?after=2'), ['Now for all to read.']);
  assert.ok(!looked.bytes.includes('servant') && !(await watch.get()).text.includes('servant'));
  assert.ok(!(await american.get('/record')).text.includes('servant'), 'chat is no part of a record');
  assertRefused(await watch.post('/chat', { text: 'I say' }), 403, 'not-yours');
  assertRefused(await british.post('/chat', { text: 'x'.repeat(281) }), 422, 'illegal');
  assertRefused(await british.post('/chat', { text: '' }), 422, 'illegal');
  assertRefused(await british.post('/chat', { text: 'two\nlines' }), 422, 'illegal');
  assertRefused(await british.get('/chat?after=x'), 400, 'bad-request');
  for (const s of [heard, looked]) s.close();
});

test('chat is for two: not with a bot, not at one table; and not without end', async () => {
  const bot = await newGame(server, { seats: ['person', 'doctrine'] }), hot = await newGame(server, { hotseat: true });
  assertRefused(await bot.with(bot.keys.british).post('/chat', { text: 'Hello?' }), 422, 'illegal');
  assertRefused(await hot.with(hot.keys.both).post('/chat', { text: 'Hello?' }), 403, 'not-yours');
  assert.equal((await hot.with(hot.keys.both).view()).people, null);
  const { british } = await seated();
  let sent = 0, no;
  while (sent < 20 && (no = await british.post('/chat', { text: `line ${sent}` })).status === 200) sent++;
  assert.ok(sent >= 5 && sent < 12, `${sent} lines at once`);
  assertRefused(no, 429, 'too-many');
});

test('presence: who has a stream is there; several windows are one person', async () => {
  const { game, british, american, watch } = await seated();
  const mine = await listen(server, game.id, british.key, { after: 0, people: true });
  await mine.until((s) => s.asides.length === 1);
  assert.deepEqual(mine.asides[0].data.seats.map((s) => s.here), [true, false]);
  const one = await listen(server, game.id, american.key, { after: 0 }), two = await listen(server, game.id, american.key, { after: 0 });
  await mine.until((s) => s.asides.at(-1).data.seats[1].here);
  const told = mine.asides.length;
  one.close();
  await sleep(300);
  assert.equal(mine.asides.length, told, 'one of two windows closed is nobody leaving');
  two.close();
  await mine.until((s) => !s.asides.at(-1).data.seats[1].here, 6000);
  assert.equal((await peopleOf(watch)).watching, 0);
  assert.ok(!one.bytes.includes('event: people'), 'a stream that did not ask is told of the game alone');
  mine.close();
});

test('a rematch: offered, seen, declined, taken; sides changed, the old keys open it', async () => {
  const { game, british, american, watch } = await seated();
  await british.post('/people', { name: 'Anna' });
  assertRefused(await british.post('/rematch', {}), 422, 'illegal');
  await british.say('concede');
  const stream = await listen(server, game.id, american.key, { after: 0, people: true });
  assert.deepEqual((await british.post('/rematch', {})).json, { offered: true });
  await stream.until((s) => s.asides.at(-1)?.data.seats[0].again);
  assert.deepEqual((await american.post('/rematch', { again: false })).json, { offered: false });
  assert.equal((await peopleOf(british)).seats[0].again, false);
  assert.deepEqual((await american.post('/rematch', {})).json, { offered: true });
  const made = (await british.post('/rematch', {})).json;
  await stream.until((s) => s.asides.at(-1)?.data.next === made.game);
  assert.equal((await american.post('/rematch', {})).json.game, made.game);
  assertRefused(await watch.post('/rematch', {}), 403, 'not-yours');
  const next = (k) => hand(server, made.game, k);
  assert.equal((await next(british.key).view()).role, 'american');
  assert.equal((await next(american.key).view()).role, 'british');
  assert.equal((await next(watch.key).view()).people.seats[1].name, 'Anna');
  assert.equal((await next(american.key).view()).n, 0);
  stream.close();

  const bot = await newGame(server, { seats: ['person', 'doctrine'], dice: 'sealed', seed: undefined }), mine = bot.with(bot.keys.british);
  await mine.post('/secret', { secret: randomBytes(32).toString('hex') });
  await mine.say('concede');
  const other = (await mine.post('/rematch', {})).json, view = await hand(server, other.game, mine.key).view();
  assert.deepEqual([view.role, view.seats, view.dice], ['american', ['doctrine', 'person'], 'sealed']);
  const hot = await newGame(server, { hotseat: true }), both = hot.with(hot.keys.both);
  await both.say('concede', { side: 'british' });
  assert.equal((await hand(server, (await both.post('/rematch', {})).json.game, both.key).view()).role, 'both');
});

test('all of it outlives the server', async () => {
  const { game, british, american } = await seated();
  const open = await invitedGame();
  await british.post('/people', { name: 'Anna', open: true });
  await american.post('/people', { open: true });
  await british.post('/chat', { text: 'Until tomorrow.' });
  await american.say('concede');
  await british.post('/rematch', {});
  const { seats, lines } = await peopleOf(american);
  assert.equal(await server.stop(), 0);
  server = await startServer({ data: join(folder.path, 'games') });
  const back = (h) => hand(server, h.id, h.key);
  const now = await peopleOf(back(american));
  assert.deepEqual([now.seats, now.lines], [seats, lines]);
  assert.deepEqual((await back(british).get('/chat')).json.lines.map((l) => l.text), ['Until tomorrow.']);
  const made = (await back(american).post('/rematch', {})).json.game;
  assert.equal(await server.stop(), 0);
  server = await startServer({ data: join(folder.path, 'games') });
  assert.equal((await peopleOf(back(british))).next, made);
  assert.equal((await hand(server, made, british.key).view()).role, 'american');
  assert.equal((await take(open, open.answer.invitations.american)).status, 200);
});

/** SQL on the file of a server that is down. */
function change(data, sql) {
  const program = 'import sqlite3, sys\nwith sqlite3.connect(sys.argv[1]) as db: db.executescript(sys.argv[2])';
  const done = spawnSync('python3', ['-c', program, join(data, 'games.db'), sql], { encoding: 'utf8' });
  assert.equal(done.status, 0, done.stderr);
}

test('a file from before there were seats opens; one of a later release is left alone', async () => {
  const data = join(folder.path, 'before');
  let own = await startServer({ data });
  const game = await newGame(own);
  assert.equal(await own.stop(), 0);
  change(data, 'DROP TABLE seat; DROP TABLE chat; PRAGMA user_version = 0;');
  own = await startServer({ data });
  const british = hand(own, game.id, game.keys.british);
  assert.equal((await british.post('/chat', { text: 'Still here.' })).status, 200);
  assert.equal(await own.stop(), 0);
  change(data, 'PRAGMA user_version = 99;');
  own = await startServer({ data });                              /* it plays on in memory, and says so */
  assert.match(own.said, /A later release keeps the games in .* Games live in memory only\./);
  assertRefused(await hand(own, game.id, game.keys.british).get(), 404, 'no-such-game');
  await own.stop();
  change(data, 'PRAGMA user_version = 1;');
  own = await startServer({ data });
  assert.equal((await hand(own, game.id, game.keys.british).get('/chat')).json.lines.length, 1);
  assert.equal(await own.stop(), 0);
});
