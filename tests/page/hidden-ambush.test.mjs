// Who lies in ambush in Land of the Free (LF-SK-01 to LF-SK-03) on the wire: games that are the same but for that must look the same, to the
// byte, to the other side and to those who watch, whatever they ask, until the ambusher shows itself.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { assertRefused, hand, newGame } from './lib/api.mjs';
import { listen } from './lib/events.mjs';
import { verify } from './lib/play.mjs';
import { root, startServer, tempFolder } from './lib/server.mjs';
import { streamed } from './lib/secrets.mjs';

const program = resolve(process.env.LINSTOCK ?? join(root, 'build/linstock'));
const skip = existsSync(program) ? false : `${program} is not built`;
const env = { LINSTOCK_BATTLES: join(root, 'tests/battles') };
const begin = (more = {}) => startServer({ program, env, ...more });
const secrets = ['nobody', 'ambush B1a', 'ambush B2b'];

let server;
before(async () => { if (!skip) server = await begin(); });
after(async () => { if (!skip) assert.equal(await server.stop(), 0); });

/** A meeting engagement that the British attack: all of them are in reserve, and one may not be. They are about to choose. */
async function ambushGame(on = server, more = {}) {
  const game = await newGame(on, { battle: 'lof-nation', options: 'scenario=meeting-engagement', dice: 'typed', seed: undefined, ...more });
  const g = { ...game, british: game.keys.british && game.with(game.keys.british), american: game.keys.american && game.with(game.keys.american), watch: game.with(game.keys.watch) };
  await say(g, ['dice 1', 'dice 6', 'dice 2 2 2', 'dice 2 2 2', 'edge north']);
  return g;
}

/** A stream that has told what there is: one that is still making it up would tell the next row with it, in one message in place of two. */
async function listening(g, h) {
  const live = await listen(server, g.id, h.key, { after: 0 });
  await live.heard((await g.watch.view()).n);
  return live;
}

/** Orders and dice, each by whoever is asked. */
async function say(g, lines) {
  for (const line of lines) {
    const { n, question } = await g.watch.view(), h = [g.british, g.american][question.side];
    const answer = line.startsWith('dice ') ? await (h ?? g.british).dice(n + 1, line.slice(5).split(' ').map(Number)) : await h.order(n + 1, line);
    assert.equal(answer.status, 200, `${line}: ${answer.text}`);
  }
}

const deployment = ['nobody', 'group A1', 'post A1 30 44', 'place A1a 24 40 180 line 0', 'place A1b 36 40 180 line 0', 'post A2 50 44',
  'place A2a 50 40 180 line 0', 'place A2b 62 40 180 open 1', 'post AFC 40 46', 'dice 1', 'dice 6', 'dice 1'];
const march = ['second', 'group A1', 'dice 3', 'activate A1a gc', 'move 24 37 180 straight', 'end'];

const plain = (text, id) => text.replaceAll(id, 'ID').replaceAll(/"here":(true|false)|"watching":\d+/g, '');

/** All that a key can ask for, whether or not it is answered, one text a question. */
async function everything(h, moves) {
  const orders = ['nobody', 'ambush B1a', 'ambush B2b', 'reveal B1a', 'reveal B2b', 'group B1', 'group A1', 'activate A1b gc', 'nonsense'];
  const paths = ['', '/line', '/record', '/luck', '/report', '/picture.svg', '/story', '/at', '/actions', '/account', '/people', '/ground', '/odds'];
  for (let n = Math.max(0, moves - 1); n <= moves + 1; n++) paths.push(`/at?n=${n}`, `/picture.svg?n=${n}`);
  for (const order of orders) for (const what of ['check', 'odds', 'about']) paths.push(`/${what}?order=${encodeURIComponent(order)}`);
  for (const u of ['B1a', 'B1b', 'B2b', 'B1', 'A1a']) paths.push(`/about?unit=${u}`, `/ground?unit=${u}`, `/overlay?name=reach&unit=${u}`, `/between?from=A1a&to=${u}`);
  const told = [];
  for (const path of paths) {
    const answer = await h.get(path);
    told.push(plain(`${path} ${answer.status}: ${answer.text}`, h.id));
  }
  return told;
}

function assertSame(worlds, what) {
  for (const told of worlds) {
    assert.equal(told.length, worlds[0].length, what);
    told.forEach((t, i) => assert.equal(t, worlds[0][i], what));
  }
}

test('an ambush laid looks the same whatever it is, when it is chosen, when the other has deployed, and when he has marched', { skip, timeout: 120000 }, async () => {
  const american = [], watch = [];
  for (const secret of secrets) {
    const g = await ambushGame(), live = [await listening(g, g.american), await listening(g, g.watch)];
    const told = [[], []];
    for (const lines of [[secret], deployment, march]) {
      for (const line of lines) {
        await say(g, [line]);
        for (const s of live) await s.heard((await g.watch.view()).n);
      }
      const { moves } = await g.watch.view();
      told[0].push(...await everything(g.american, moves));
      told[1].push(...await everything(g.watch, moves));
    }
    for (const order of secrets) told[0].push(plain((await g.american.order((await g.american.view()).n + 9, order)).text, g.id));
    live.forEach((s, i) => { told[i].push(...streamed(s, g.id)); s.close(); });
    for (const text of told[1].filter((t) => !/^\/(check|odds|about|overlay|between|ground)/.test(t))) assert.doesNotMatch(text, /(ambush|lies-hidden|reveal) B[12]/, text.slice(0, 300));
    assert.match((await g.british.get('/record')).text, new RegExp(`british +${secret}`), 'its giver reads it');
    assert.doesNotMatch((await g.american.get('/record')).text, /ambush|nobody/);
    american.push(told[0]);
    watch.push(told[1]);
  }
  assertSame(american, 'the American side learns of the ambush');
  assertSame(watch, 'a watcher learns of the ambush');
});

test('taken back before anybody has answered, it is free and untold', { skip, timeout: 60000 }, async () => {
  const texts = [];
  for (const secret of secrets) {
    const g = await ambushGame(), live = await listening(g, g.watch);
    await say(g, [secret]);
    const n = await g.british.say('undo'), view = await g.british.view();
    assert.equal(view.offer, null, 'his own secret is free to take back');
    assert.equal(view.question.step, 'hide');
    await live.heard(n);
    texts.push([...await everything(g.american, view.moves), ...streamed(live, g.id)]);
    live.close();
  }
  assertSame(texts, 'an ambush taken back is told');
});

test('a bot opposite does the same whoever lies hidden', { skip, timeout: 120000 }, async () => {
  const lines = [];
  for (const secret of ['ambush B1a', 'ambush B2b']) {
    const game = await newGame(server, { battle: 'lof-nation', options: 'scenario=meeting-engagement', dice: 'seeded', seed: 11, seats: ['person', 'doctrine'] });
    const h = game.with(game.keys.british), settled = async () => {
      for (let i = 0; i < 400; i++) {
        const view = await h.view();
        if (view.over || (view.question.side === 0 && view.question.asking !== 'dice')) return view;
        await new Promise((done) => { setTimeout(done, 25); });
      }
      return assert.fail('the bot does not answer');
    };
    let view = await settled();
    for (let i = 0; i < 6 && view.question.step !== 'hide'; i++) {
      await h.say(view.question.answers[0]);
      view = await settled();
    }
    assert.equal(view.question.step, 'hide');
    await h.say(secret);
    await settled();
    const live = await listen(server, game.id, h.key, { after: 0 });
    await live.heard((await h.view()).n);
    lines.push(live.messages.flatMap((m) => m.data.said).filter((said) => said.side === 1).map((said) => said.order));
    live.close();
  }
  assert.ok(lines[0].length >= 3, String(lines[0]));
  assert.deepEqual(lines[1], lines[0], 'the bot has read what is hidden');
});

test('shown, it lies open to all from the beginning on, and the record is true', { skip, timeout: 60000 }, async () => {
  const g = await ambushGame();
  await say(g, ['ambush B1a', ...deployment, 'first', 'group B1', 'post B1 20 0.5', 'no', 'dice 3', 'reveal B1a']);
  for (const h of [g.american, g.watch]) assert.doesNotMatch((await h.get('/record')).text, /ambush B1a/);
  const live = await listen(server, g.id, g.watch.key, { after: (await g.watch.view()).n });
  await say(g, ['place B1a 20 14 0 open 1']);
  await live.heard((await g.watch.view()).n);
  assert.match(live.bytes, /revealed B1a/);
  live.close();
  for (const h of [g.american, g.watch, g.british]) {
    const record = (await h.get('/record')).text;
    assert.match(record, /british +ambush B1a/);
    const proof = verify(record, { program, env });
    assert.equal(proof.code, 0, proof.said);
  }
  assert.equal((await g.american.get('/line')).json.moves, (await g.watch.view()).moves);
});

test('a server that begins again tells no more than before', { skip, timeout: 180000 }, async () => {
  const texts = [];
  for (const secret of secrets.slice(0, 2)) {
    const folder = tempFolder();
    let own = await begin({ data: folder.path });
    const g = await ambushGame(own);
    await say(g, [secret, ...deployment]);
    const { moves } = await g.watch.view();
    await own.stop();
    own = await begin({ data: folder.path });
    const hands = [hand(own, g.id, g.keys.american), hand(own, g.id, g.keys.watch)];
    texts.push([...await everything(hands[0], moves), ...await everything(hands[1], moves)]);
    assertRefused(await hands[1].get(`/at?n=${moves}`), 403, 'not-yours');
    assert.equal(await own.stop(), 0);
    folder.drop();
  }
  assertSame(texts, 'a restart lets the ambush out');
});
