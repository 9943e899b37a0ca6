// Germantown's secrets on the wire (GT-3.5, GT-13.2, GT-24.1, GT-24.2): games that are the same but for what one side has chosen in secret
// must look the same, to the byte, to the other side and to those who watch, whatever they ask, until both have answered.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { ask, assertRefused, hand } from './lib/api.mjs';
import { full, onlyFull } from './lib/browser.mjs';
import { listen } from './lib/events.mjs';
import { playOn, verify } from './lib/play.mjs';
import { tempFolder } from './lib/server.mjs';
import { everything, program, secretBattles, secretGame, sides, startGermantown, streamed, tactics, toTactics } from './lib/secrets.mjs';

const skip = existsSync(program) ? false : `${program} is not built`;
let server, battles;
before(async () => {
  if (skip) return;
  battles = secretBattles();
  server = await startGermantown(battles);
});
after(async () => {
  if (skip) return;
  assert.equal(await server.stop(), 0);
  battles.drop();
});

/** Without the answers that may be given: which there are hangs on nothing hidden. */
const chosen = (text) => text.replaceAll(/"(answers|said)":\["[^\]]*\]|"cards":\[[^\]]*\]/g, '');

/** The same, text by text, so that a difference names what was asked. */
function assertSame(told, as, what) {
  assert.equal(told.length, as.length, what);
  told.forEach((t, i) => assert.equal(t, as[i], what));
}

/**
 * Streams of all kinds that a key may open, from the beginning on, once they have told what there is up to row n: one that is still making it up
 * would tell the next row with it, in one message in place of two.
 */
async function streams(game, key, n) {
  const all = await Promise.all([listen(server, game.id, key, { after: 0 }), listen(server, game.id, key, { lastEventId: 0 }), listen(server, game.id, key), listen(server, game.id, key, { after: 0, people: true })]);
  await all[2].until((s) => s.messages.length > 0);
  if (n > 0) for (const s of all) await s.heard(n);
  return all;
}

/** All that a key is told of where the game stands: asked for, streamed live and afterwards. live: streams opened before. */
async function told(game, h, live, { n, moves }) {
  const late = await streams(game, h.key, n);
  for (const s of live) await s.heard(n);
  const all = [...await everything(h, { moves }), ...live.flatMap((s) => streamed(s, game.id)), ...late.flatMap((s) => streamed(s, game.id))];
  for (const s of [...live, ...late]) s.close();
  return all;
}

/** Guesses at what the row says: right or wrong, the answer must be the same. */
async function guesses(h, n, orders) {
  const answers = [];
  for (const order of orders) answers.push(await h.order(n, order));
  for (const a of answers) assert.equal(a.text, answers[0].text, 'a guess at the secret is answered otherwise than another');
  return answers.map((a) => `${a.status} ${a.text}`);
}

/** A game brought by arrive(), then the secret said by the side that is asked; all that the other side and a watcher learn. */
async function afterSecret(arrive, secret, all) {
  const game = await secretGame(server), at = await arrive(game), other = game.hands[1 - at.first];
  const live = [await streams(game, other.key, at.n), await streams(game, game.watch.key, at.n)];
  const own = await listen(server, game.id, game.hands[at.first].key, { after: at.n });
  const n = await game.hands[at.first].say(secret), now = { n, moves: at.moves + 1 };
  await own.heard(n);
  assert.ok(own.bytes.includes(secret), 'its giver is told his own order');
  own.close();
  const other_told = await told(game, other, live[0], now), watch_told = await told(game, game.watch, live[1], now);
  other_told.push(...await guesses(other, n, all), ...await guesses(other, n + 7, all));
  watch_told.push(...await guesses(game.watch, n, all));
  return { game, at, n, other: other_told, watch: watch_told };
}

test('momentum committed looks the same whatever it is, to the other side and to a watcher', { skip, timeout: 300000 }, async () => {
  const all = [0, 1, 2, 3].map((k) => `commit ${k}`), games = [];
  for (const secret of full ? all : [all[0], all[2]]) games.push(await afterSecret(async (game) => ({ first: (await game.hands[0].view()).question.side, n: 0, moves: 0 }), secret, all));
  for (const g of games) {
    assert.equal(g.at.first, 0, 'GT-24.2: the American is asked first');
    assertSame(g.other, games[0].other, 'the British side learns of chits');
    assertSame(g.watch, games[0].watch, 'a watcher learns of chits');
    const view = await g.game.hands[1].view();
    assert.deepEqual(view.question.answers, all);
    assert.deepEqual([view.question.side, view.n, view.moves], [1, 1, 1], 'that an answer was given is seen');
    for (const text of g.watch.filter((t) => !/^\/(check|odds|about|overlay|between|ground)/.test(t))) assert.doesNotMatch(chosen(text), /commits? [0-3]/i);
  }
  /* Then both lie open, at once and to everybody. */
  const { game } = games[full ? 2 : 1];
  await game.hands[1].say('commit 3');
  const heard = (await game.watch.get('/account')).text + (await game.watch.get('/actions')).text;
  assert.match(heard, /American side commits 2 momentum/);
  assert.match(heard, /British side commits 3 momentum/);
});

test('a tactic chosen looks the same whatever it is, to the other side and to a watcher', { skip, timeout: 600000 }, async () => {
  let open = null;
  const games = [];
  for (let i = 0; i < (full ? open?.length ?? 1 : 3); i++) {
    const g = await afterSecret(async (game) => {
      const at = await toTactics(game);
      open = (await game.hands[at.first].view()).question.answers;
      return { ...at, open };
    }, open?.[i] ?? 'play skirmish', tactics.map((t) => `play ${t}`));
    games.push(g);
  }
  assert.ok(open.length >= 4, String(open));
  for (const g of games) {
    assert.deepEqual(g.at.open, open, 'the games are the same');
    assertSame(g.other, games[0].other, 'the defender learns of the tactic');
    assertSame(g.watch, games[0].watch, 'a watcher learns of the tactic');
  }
  games.forEach((g, i) => {
    const word = open[i].slice(5);
    for (const text of g.watch.filter((t) => !/^\/(check|odds|about)\?order/.test(t))) assert.ok(!chosen(text).includes(word), `a watcher reads "${word}": ${text.slice(0, 300)}`);
  });
  /* Shown together, to everybody, when the defender has answered. */
  const last = games.at(-1), defender = last.game.hands[1 - last.at.first], stream = await listen(server, last.game.id, last.game.watch.key, { after: last.n });
  const n = await defender.say('play frontal');
  await stream.heard(n);
  assert.match(stream.bytes, /Tactics: the attacker [A-Z][A-Za-z ]+, the defender Frontal Assault/);
  stream.close();
});

test('odds of a tactic are those of one who does not know the other, and the program does not fall over it', { skip, timeout: 120000 }, async () => {
  const game = await secretGame(server), { first } = await toTactics(game);
  await game.hands[first].say('play withdraw');
  const h = game.hands[1 - first];
  for (const order of (await h.view()).question.answers) {
    const odds = await h.get(`/odds?order=${encodeURIComponent(order)}`);
    assert.equal(odds.json.ok, true, odds.text);
    assert.doesNotMatch(JSON.stringify(odds.json.outcomes), /No combat/, 'odds know that the attacker withdraws');
  }
  /* Where the attacker asks before he chooses there is nothing to be known either. */
  assertRefused(await game.watch.get('/odds?order=play%20frontal'), 403, 'not-yours');
});

test('taking back: free before the other has answered and untold; after both are shown the other is asked', { skip: skip || onlyFull, timeout: 300000 }, async () => {
  const texts = [];
  for (const secret of ['play skirmish', 'play frontal']) {
    const game = await secretGame(server), at = await toTactics(game), other = game.hands[1 - at.first];
    const live = [await streams(game, other.key, at.n), await streams(game, game.watch.key, at.n)];
    await game.hands[at.first].say(secret);
    const n = await game.hands[at.first].say('undo');
    assert.equal((await game.hands[at.first].view()).offer, null, 'his own secret is free to take back');
    const now = { n, moves: at.moves };
    texts.push([await told(game, other, live[0], now), await told(game, game.watch, live[1], now)]);
  }
  for (const role of [0, 1]) assertSame(texts[1][role], texts[0][role], 'a tactic taken back is told');

  /* The defender may not look and choose again: with no dice fallen, with the same sum, with dice awaited. */
  const pairs = [['withdraw', 'skirmish'], ['stand-fast', 'withdraw'], ['skirmish', 'withdraw'], ['withdraw', 'stand-fast']];
  for (const [attack, defence] of full ? pairs : pairs.slice(0, 2)) {
    const game = await secretGame(server, { dice: 'seeded' }), { first } = await toTactics(game), defender = game.hands[1 - first];
    await game.hands[first].say(`play ${attack}`);
    await defender.say(`play ${defence}`);
    await defender.say('undo');
    assert.deepEqual((await defender.view()).offer, { kind: 'undo', by: 1 - first }, `${attack} against ${defence}: the defender takes back for nothing`);
    await game.hands[first].say('agree');
    assert.equal((await defender.view()).question.side, 1 - first);
  }
});

test('chits shown by the second answer are not taken back for nothing, though no die has fallen', { skip, timeout: 60000 }, async () => {
  for (const chits of [[0, 0], [3, 1], [1, 3]]) {
    const game = await secretGame(server, { dice: 'typed', seed: undefined });
    await game.hands[0].say(`commit ${chits[0]}`);
    await game.hands[1].say(`commit ${chits[1]}`);
    assert.equal((await game.watch.view()).question.asking, 'dice');
    await game.hands[1].say('undo');
    assert.deepEqual((await game.hands[1].view()).offer, { kind: 'undo', by: 1 }, `${chits}`);
  }
});

test('against a bot nothing is taken back once its secret is known, not even by giving up', { skip, timeout: 120000 }, async () => {
  const game = await secretGame(server, { dice: 'typed', seed: undefined, seats: ['random', 'person'] });
  const h = game.hands[1], wait = async (test) => {
    for (let i = 0; i < 400; i++) {
      const view = await h.view();
      if (test(view)) return view;
      await new Promise((done) => { setTimeout(done, 25); });
    }
    return assert.fail('the bot does not answer');
  };
  await wait((v) => v.question.side === 1);
  await h.say('concede');
  assertRefused(await h.order((await h.view()).n + 1, 'undo'), 422, 'illegal');
  const again = await secretGame(server, { dice: 'typed', seed: undefined, seats: ['random', 'person'] }), k = again.hands[1];
  for (let i = 0; i < 400 && (await k.view()).question.side !== 1; i++) await new Promise((done) => { setTimeout(done, 25); });
  for (const text of [(await k.get('/actions?to=1')).text, (await k.get('/account?to=1')).text]) assert.doesNotMatch(text, /commit [0-3]/i);
  await k.say('commit 1');
  assert.match((await k.get('/actions?to=1')).text, /"order":"commit [0-3]"/, 'once both are shown they are told');
  const no = await k.order((await k.view()).n + 1, 'undo');
  assertRefused(no, 422, 'illegal');
  assert.match(no.json.error, /Something hidden has been shown/);
});

test('one table: whoever comes second is told nothing of what the first has chosen', { skip, timeout: 300000 }, async () => {
  const texts = [];
  for (const secret of ['play skirmish', 'play withdraw', ...(full ? ['play frontal'] : [])]) {
    const game = await secretGame(server, { hotseat: true }), h = game.with(game.keys.both), at = await toTactics({ hands: [h, h] });
    const live = await streams(game, h.key, at.n);
    const n = await h.say(secret);
    texts.push(await told(game, h, live, { n, moves: at.moves + 1 }));
  }
  for (const t of texts) assertSame(t, texts[0], 'the second player reads what the first has chosen');
});

test('a server that begins again tells no more than before', { skip: skip || onlyFull, timeout: 300000 }, async () => {
  const folder = tempFolder(), texts = [];
  for (const secret of ['commit 0', 'commit 3']) {
    let own = await startGermantown(battles, { data: folder.path });
    const game = await secretGame(own), n = await game.hands[0].say(secret);
    const before_it = await everything(game.hands[1], { moves: 1 });
    await own.stop();
    own = await startGermantown(battles, { data: folder.path });
    const hands = [hand(own, game.id, game.keys.british), hand(own, game.id, game.keys.watch)];
    const after_it = await everything(hands[0], { moves: 1 });
    assertSame(after_it, before_it, 'the British side is told otherwise after a restart');
    const stream = await listen(own, game.id, hands[1].key, { after: 0 });
    await stream.heard(n);
    texts.push([...after_it, ...await everything(hands[1], { moves: 1 }), ...streamed(stream, game.id)]);
    stream.close();
    await own.stop();
  }
  assertSame(texts[1], texts[0], 'a restart lets the secret out');
  folder.drop();
});

/** What can be downloaded, and what a stream from the beginning tells, of a key; one text. */
async function downloads(game, h) {
  const texts = [];
  for (const path of ['/line', '/record', '/luck', '/story', '/report', '/actions', '/account', '/picture.svg', '/at']) {
    const answer = await h.get(path);
    assert.equal(answer.status, 200, `${path}: ${answer.text.slice(0, 200)}`);
    texts.push(`${path} ${answer.text}`);
  }
  const stream = await listen(server, game.id, h.key, { after: 0 });
  await stream.until((s) => s.messages.length > 0);
  texts.push(...streamed(stream, game.id));
  stream.close();
  return texts.join('\n');
}

const goOn = (game, key, at) => ask(server, 'POST', '/api/games', { body: { from: { game: game.id, key, at }, dice: 'seeded', seats: ['person', 'person'], hotseat: true } });

test('while chits lie face down everybody looks back at what came before, their giver at all of it', { skip, timeout: 120000 }, async () => {
  const game = await secretGame(server);
  await game.hands[0].say('commit 3');
  for (const h of [game.hands[1], game.watch]) {
    assert.deepEqual((await h.get('/line')).json, { entries: [], moves: 0, remark: null, over: null });
    assert.doesNotMatch((await h.get('/record')).text, /commit/);
    assertRefused(await h.get('/picture.svg?n=1'), 403, 'not-yours');
    assertRefused(await goOn(game, h.key, 1), 403, 'not-yours');
    assert.equal((await goOn(game, h.key, 0)).status, 201);
  }
  assertRefused(await game.watch.get('/at?n=1'), 403, 'not-yours');
  assert.match((await game.hands[0].get('/record')).text, /american +commit 3/);
  assert.equal((await game.hands[0].get('/line')).json.moves, 1);
});

test('what has been shown lies open to both sides and to watchers; the next secret is shut again, and nothing of before', { skip, timeout: 300000 }, async () => {
  const game = await secretGame(server, { dice: 'sealed', seed: undefined }), all = [...game.hands, game.watch];
  for (const h of game.hands) await h.post('/secret', { secret: randomBytes(32).toString('hex') });
  const at = await toTactics(game), attacker = game.hands[at.first], defender = game.hands[1 - at.first];
  /* Chits of the beginning were shown, and so were all orders since. */
  for (const h of all) {
    const texts = await downloads(game, h), { entries } = (await h.get('/line')).json;
    for (const words of [/american +commit 1/, /british +commit 1/, /"order":"commit 1"/]) assert.match(texts, words);
    assert.equal(entries.length, at.moves);
    assert.ok((await h.view()).question.answers.length > 1, 'what is asked may be seen, where nothing is hidden');
    assert.equal((await goOn(game, h.key, at.moves)).status, 201);
    assert.doesNotMatch(texts, /SealSecret/, 'the dice stay sealed');
  }
  /* He thinks better of it, once: that is nobody's to know. */
  await attacker.say('play frontal');
  await attacker.say('undo');
  await attacker.say('play withdraw');
  for (const h of [defender, game.watch]) {
    const texts = await downloads(game, h), line = (await h.get('/line')).json;
    assert.doesNotMatch(chosen(texts), /play (withdraw|frontal)/);
    assert.equal(line.moves, at.moves, 'all up to the secret, and no further');
    assertRefused(await h.get(`/picture.svg?n=${at.moves + 1}`), 403, 'not-yours');
    assert.equal((await h.get(`/picture.svg?n=${at.moves}`)).status, 200);
  }
  assert.match((await attacker.get('/record')).text, /play withdraw/);
  const live = await listen(server, game.id, game.watch.key, { after: (await attacker.view()).n }), n = await defender.say('play stand-fast');
  await live.heard(n);
  assert.ok(live.messages.some((m) => m.data.said.some((s) => s.order === 'play stand-fast')), 'the order that shows both is read at once');
  live.close();
  for (const h of all) {
    const texts = await downloads(game, h);
    assert.match(texts, /play withdraw/);
    assert.match(texts, /play stand-fast/);
    assert.match(texts, /"order":"play withdraw"/);
    if (h !== attacker) assert.doesNotMatch(chosen(texts), /play frontal/, 'what was taken back unseen stays unseen');
    const proof = verify((await h.get('/record')).text, { program, env: { LINSTOCK_BATTLES: battles.path } });
    assert.equal(proof.code, 0, proof.said);
  }
});

test('a remark about a secret waits until the secret is shown', { skip, timeout: 60000 }, async () => {
  const game = await secretGame(server);
  await game.hands[0].say('commit 2');
  assert.equal((await game.hands[0].post('/remarks', { n: 1, text: 'two will do' })).status, 200);
  for (const h of [game.hands[1], game.watch]) for (const path of ['/record', '/line', '/report']) assert.doesNotMatch((await h.get(path)).text, /two will do/);
  await game.hands[1].say('commit 0');
  for (const h of [game.hands[1], game.watch]) for (const path of ['/record', '/line']) assert.match((await h.get(path)).text, /two will do/);
});

test('whole games at random: never a word of a secret before it is shown', { skip, timeout: 600000 }, async () => {
  for (const seed of [3, 4]) {
    const game = await secretGame(server, { seed });
    const listeners = await Promise.all([...game.hands, game.watch].map((h) => listen(server, game.id, h.key, { after: 0 })));
    const end = await playOn(game.hands, { seed, most: 900, haste: 0.1 });
    for (const s of listeners) await s.heard(end.n);
    let secrets = 0;
    listeners.forEach((s, role) => {
      for (const m of s.messages) {
        /* A secret of the others is read only in a message that shows it: with what came of both. */
        for (const said of m.data.said) {
          if (said.order === null || said.side === role || !/^(play|commit) /.test(said.order)) continue;
          assert.ok(m.data.events.some((e) => /^(tactics|committed) /.test(e.event)), `message ${m.id} to ${role}: ${said.order}`);
        }
        secrets += m.data.events.filter((e) => /^(tactics|committed) /.test(e.event)).length;
      }
      s.close();
    });
    assert.ok(secrets > 3, 'there was something to hide');
    if (!end.over) await game.hands[0].say('concede');
  }
});

test('dice and secrets are proved together at the end: the record holds all that was chosen, and verify accepts it', { skip, timeout: 300000 }, async () => {
  const game = await secretGame(server, { dice: 'sealed', seed: undefined }), said = [];
  for (const h of game.hands) await h.post('/secret', { secret: randomBytes(32).toString('hex') });
  for (let pairs = 0; pairs < 8;) {
    const view = await game.hands[0].view();
    if (view.over) break;
    if (/^(tactic|commit)$/.test(view.question.step)) {
      const side = view.question.side, { answers } = (await game.hands[side].view()).question, order = answers[(pairs * 3 + side) % answers.length];
      await game.hands[side].say(order);
      said.push(new RegExp(`${sides[side]} +${order}( |$)`));
      pairs++;
    } else {
      await playOn(game.hands, { seed: 40 + view.n, most: 400, haste: 0.1, stop: (v) => /^(tactic|commit)$/.test(v.question.step) });
    }
  }
  assert.ok(said.length >= 4, String(said));
  if (!(await game.hands[0].view()).over) {          // the dice may have ended it
    assert.doesNotMatch((await game.watch.get('/record')).text, /SealSecret/);
    await game.hands[1].say('concede');
  }
  for (const h of [...game.hands, game.watch]) {
    const record = (await h.get('/record')).text, lines = record.split('\n');
    let at = 0;
    for (const words of said) {
      at = lines.findIndex((l, i) => i >= at && words.test(l)) + 1;
      assert.ok(at > 0, `${words} is not in the record, or not in its place`);
    }
    assert.match(record, /SealSecret/);
    const proof = verify(record, { program, env: { LINSTOCK_BATTLES: battles.path } });
    assert.equal(proof.code, 0, proof.said);
    /* Another choice in its place is found out: by the dice, by what could then be ordered, or by the hash at the end. */
    const commit = / commit (\d)/.exec(record), forged = record.replace(commit[0], ` commit ${3 - Number(commit[1])}`);
    assert.notEqual(verify(forged, { program, env: { LINSTOCK_BATTLES: battles.path } }).code, 0, 'a changed secret is accepted');
  }
});
