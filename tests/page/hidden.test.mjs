// Hidden information, on the wire: with rules that hide plans and pieces (linstock_toy) every byte that both seats and
// a watcher are sent is looked through for what they may not know.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { ask, assertRefused, newGame } from './lib/api.mjs';
import { listen } from './lib/events.mjs';
import { playOn, verify } from './lib/play.mjs';
import { startToy, toy, toyBattles } from './lib/server.mjs';

const there = existsSync(toy), skip = there ? false : 'linstock_toy is not built';
let server, battle;
before(async () => {
  if (!there) return;
  server = await startToy();
  battle = (await ask(server, 'GET', '/api/battles/outposts')).json;
});
after(async () => { if (there) assert.equal(await server.stop(), 0); });

const outposts = (more = {}) => newGame(server, { battle: 'outposts', seed: 7, ...more });
const cell = (name) => battle.board.cells.findIndex((c) => c.name === name);
const unit = (id) => battle.units.findIndex((u) => u.id === id);
const piece = (view, id) => view.pieces.find((p) => p.u === unit(id));

/** Everything a key can ask for, as one heap of bytes. */
async function everything(h) {
  const paths = ['', '/odds', '/check?order=done', '/check?order=charge%20R1%20B1', '/check?order=charge%20B1%20R1', '/odds?order=charge%20B1%20R1', '/line', '/record', '/luck', '/report', '/picture.svg', '/at', '/at?n=0', '/actions', '/account', '/story', '/actions?from=1'];
  for (const id of ['R1', 'R2', 'B1', 'B2']) paths.push(`/overlay?name=beside&unit=${id}`);
  const answers = await Promise.all(paths.map((p) => h.get(p)));
  return answers.map((a, i) => `${paths[i]}: ${a.text}`).join('\n');
}

/** No piece of `side` stands in `view` as more than unknown, and no sentence says where. */
function assertUnseen(view, side) {
  for (const p of view.pieces) {
    if (battle.units[p.u].side !== side) continue;
    assert.notEqual(p.at, 'board', `${battle.units[p.u].id} is shown at cell ${p.cell}`);
    assert.equal(p.cell, -1);
  }
}

/** What whoever is asked may choose from: not what anybody has chosen. */
const OFFERED = /"(answers|said)":\[("[^"]*",?)*\]|"cards":\[[^\]]*\]/g;

test('a secret plan is told to nobody until it is shown', { skip }, async () => {
  const game = await outposts(), red = game.with(game.keys.red), blue = game.with(game.keys.blue), watch = game.with(game.keys.watch);
  const streams = [await listen(server, game.id, blue.key, { after: 0 }), await listen(server, game.id, watch.key, { after: 0 })];
  const own = await listen(server, game.id, red.key, { after: 0 });
  assert.ok((await red.view()).question.answers.includes('plan storm'));
  for (const h of [blue, watch]) assert.equal((await h.view()).question.answers, undefined, 'answers of the other side');
  await red.say('plan storm');
  await Promise.all([...streams, own].map((s) => s.heard(1)));
  assert.match(own.bytes, /plan storm/);
  const late = [await listen(server, game.id, blue.key, { after: 0 }), await listen(server, game.id, watch.key, { lastEventId: 0 }), await listen(server, game.id, watch.key)];
  await late[0].heard(1);
  await late[1].heard(1);
  await late[2].until((s) => s.messages.length);
  for (const s of [...streams, ...late]) assert.doesNotMatch(s.bytes.replaceAll(OFFERED, ''), /storm/, 'the stream tells the plan');
  for (const h of [blue, watch]) assert.doesNotMatch((await everything(h)).replaceAll(OFFERED, ''), /storm/, 'an answer tells the plan');
  assert.match((await red.view()).clock, /storm/);
  await blue.say('plan hold');
  await streams[0].heard(2);
  await streams[1].heard(2);
  for (const s of streams) assert.match(s.messages.at(-1).text, /The plans: storm and hold/);
  for (const s of [...streams, ...late, own]) s.close();
});

test('unseen pieces: no cell in view, stream, check, odds, overlay, or the past', { skip }, async () => {
  const game = await outposts(), red = game.with(game.keys.red), blue = game.with(game.keys.blue), watch = game.with(game.keys.watch);
  const toBlue = await listen(server, game.id, blue.key, { after: 0 }), toWatch = await listen(server, game.id, watch.key, { after: 0 }), toRed = await listen(server, game.id, red.key, { after: 0 });
  await red.say('plan storm');
  await blue.say('plan hold');
  await red.say('go R1 B2 C3');
  await red.say('move R2 B1');
  const n = (await red.view()).n;
  await Promise.all([toBlue, toWatch, toRed].map((s) => s.heard(n)));
  assert.match(toRed.bytes, /R1 moves to C3/);
  assert.equal(piece(await red.view(), 'R1').cell, cell('C3'));
  for (const [h, s] of [[blue, toBlue], [watch, toWatch]]) {
    const view = await h.view();
    assertUnseen(view, 0);
    assert.equal(piece(view, 'R1').at, 'unknown');
    for (const m of s.messages) assertUnseen(m.data, 0);
    for (const bytes of [s.bytes, await everything(h)]) {
      assert.doesNotMatch(bytes, /R1 (moves|arrives)|(go|move) R[12]|"C3"|\bC3\b/, 'somebody is told where R1 went');
    }
    for (const m of s.messages) for (const e of m.data.events) assert.ok(!e.units.some((u) => battle.units[u].side === 0), `an event about an unseen piece: ${e.text}`);
  }
  assertUnseen(await red.view(), 1);
  assertUnseen(await watch.view(), 1);
  /* Resumed from any number, and asked for any moment of the past, it is the same. */
  for (let from = 0; from < n; from++) {
    const again = await listen(server, game.id, blue.key, { after: from });
    await again.heard(n);
    for (const m of again.messages) assertUnseen(m.data, 0);
    assert.doesNotMatch(again.bytes, /R1 (moves|arrives)|(go|move) R[12]|\bC3\b/);
    again.close();
  }
  for (let at = 0; at <= (await red.view()).moves; at++) {
    const then = await blue.get(`/at?n=${at}`);
    if (then.status === 200) assertUnseen(then.json, 0);
    assert.doesNotMatch(then.text, /R1 (moves|arrives)/);
    assertRefused(await watch.get(`/at?n=${at}`), 403, 'not-yours');
  }
  /* Marks beside a blue piece do not betray who stands there unseen; those of a red one are none. */
  assert.deepEqual((await blue.get('/overlay?name=beside&unit=R1')).json.marks, []);
  assert.ok((await red.get('/overlay?name=beside&unit=R1')).json.marks.length > 0);
  for (const s of [toBlue, toWatch, toRed]) s.close();
});

test('the main line, the record, luck, report, pictures and going on are shut until it is over', { skip }, async () => {
  const game = await outposts(), hands = [game.with(game.keys.red), game.with(game.keys.blue), game.with(game.keys.watch)];
  await hands[0].say('plan march');
  for (const h of hands) {
    for (const path of ['/line', '/record', '/luck', '/report', '/picture.svg', '/picture.png']) assertRefused(await h.get(path), 403, 'not-yours');
    const from = await ask(server, 'POST', '/api/games', { body: { from: { game: game.id, key: h.key, at: 0 }, dice: 'seeded', seats: ['person', 'person'], hotseat: true } });
    assertRefused(from, 403, 'not-yours');
  }
  await hands[1].say('concede');
  for (const h of hands) {
    assert.match((await h.get('/record')).text, /plan march/);
    assert.equal((await h.get('/line')).json.entries[0].order, 'plan march');
    assert.equal((await h.get('/luck')).status, 200);
    assert.equal((await h.view()).pieces.filter((p) => p.at === 'board').length, 4, 'at the end everything lies open');
  }
  const proof = verify((await hands[2].get('/record')).text, { program: toy, env: { LINSTOCK_BATTLES: toyBattles } });
  assert.equal(proof.code, 0, proof.said);
});

test('what comes beside an enemy is seen by all', { skip }, async () => {
  const game = await outposts(), red = game.with(game.keys.red), blue = game.with(game.keys.blue), watch = game.with(game.keys.watch);
  const toBlue = await listen(server, game.id, blue.key, { after: 0 });
  await red.say('plan storm');
  await blue.say('plan hold');
  await red.say('go R1 B2 C3 D4 E5 E6 E7');
  const seen = piece(await blue.view(), 'R1');
  assert.deepEqual([seen.at, seen.cell], ['board', cell('E7')]);
  assert.equal(piece(await watch.view(), 'R1').cell, cell('E7'));
  assert.equal(piece(await blue.view(), 'R2').at, 'unknown');
  assert.equal(piece(await red.view(), 'B1').cell, cell('F8'), 'and it sees');
  await toBlue.heard((await blue.view()).n);
  assert.match(toBlue.bytes, /E7/);
  assert.doesNotMatch(toBlue.bytes, /R1 moves to (B2|C3|D4)/, 'the way it came stays its own');
  toBlue.close();
});

test('a whole game at random: nobody is ever shown an unseen piece', { skip }, async () => {
  const game = await outposts({ seed: 3 }), hands = [game.with(game.keys.red), game.with(game.keys.blue)], watch = game.with(game.keys.watch);
  const streams = await Promise.all([listen(server, game.id, hands[0].key, { after: 0 }), listen(server, game.id, hands[1].key, { after: 0 }), listen(server, game.id, watch.key, { after: 0 })]);
  const end = await playOn(hands, { seed: 12, most: 400, stop: (v) => v.turn >= 3 });
  await Promise.all(streams.map((s) => s.heard(end.n)));
  streams.forEach((s, role) => {
    for (const m of s.messages) {
      for (const p of m.data.pieces) {
        const mine = battle.units[p.u].side === role;
        if (!mine && p.at === 'board') assert.match(p.marks, /seen/, `${battle.units[p.u].id} in message ${m.id} to ${role}`);
      }
      for (const said of m.data.said) if (said.order && said.side !== role) assert.doesNotMatch(said.order, /plan|move|go/, `message ${m.id} to ${role}`);
      const q = m.data.question;
      if (q.side !== role) assert.equal(q.answers, undefined);
    }
    s.close();
  });
  await hands[0].say('concede');
});

test('hot-seat: the table shows only what whoever is asked may see', { skip }, async () => {
  const game = await outposts({ hotseat: true }), h = game.with(game.keys.both);
  const stream = await listen(server, game.id, h.key, { after: 0 });
  await h.say('plan storm');
  await stream.heard(1);
  assert.doesNotMatch(stream.bytes.replaceAll(OFFERED, ''), /storm/, 'the second player reads the plan of the first');
  assertUnseen(await h.view(), 0);
  await h.say('plan hold');
  assertUnseen(await h.view(), 1);
  stream.close();
});
