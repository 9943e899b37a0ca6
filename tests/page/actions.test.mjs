// What was done since: the actions of a game by HTTP, whole and in stretches, with the frames to play them back.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ask, assertRefused, hand, newGame } from './lib/api.mjs';
import { playOn, verify } from './lib/play.mjs';
import { diceOf } from '../../web/js/seal.js';
import { root, startServer } from './lib/server.mjs';

let server;
before(async () => { server = await startServer(); });
after(async () => { assert.equal(await server.stop(), 0); });

/** Person against person, at random. */
async function random(battle, { most = 400, seed = 3, options } = {}) {
  const game = await newGame(server, { battle, options, seed });
  const hands = [game.with(game.keys.british), game.with(game.keys.american)];
  const view = await playOn(hands, { seed, most, haste: 0.05 });
  return { game, hands, view };
}

/** A kept record, put up to be looked at. */
async function study(name) {
  const body = readFileSync(join(root, 'tests/records', name), 'utf8');
  const answer = await ask(server, 'POST', '/api/records', { body, type: 'text/plain' });
  assert.equal(answer.status, 201, answer.text);
  return hand(server, answer.json.game, Object.values(answer.json.keys)[0]);
}

const get = async (h, path) => {
  const answer = await h.get(path);
  assert.equal(answer.status, 200, answer.text);
  return answer.json;
};

/** Applies the frames of all actions to the pieces at `from`, and looks whether they are those at `to`. */
async function assertFramesLeadOn(h, told) {
  const before = await get(h, `/at?n=${told.from}`), after = await get(h, `/at?n=${told.to}`);
  const pieces = new Map(before.pieces.map((p) => [p.u, p]));
  let props = before.props;
  let last = told.from;
  for (const action of told.actions) {
    assert.ok(action.entries[0] <= action.entries[1], 'entries in order');
    for (const frame of action.frames) {
      assert.ok(frame.n === last || frame.n === last + 1, `entry ${frame.n} after ${last}`);
      last = frame.n;
      for (const p of frame.pieces) pieces.set(p.u, p);
      if (frame.props) props = frame.props;
    }
  }
  assert.equal(last, told.to, 'every entry has a frame');
  assert.deepEqual([...pieces.values()].sort((a, b) => a.u - b.u), [...after.pieces].sort((a, b) => a.u - b.u));
  assert.deepEqual(props, after.props);
}

function assertRolls(rolls) {
  for (const roll of rolls) {
    assert.ok(roll.faces.length > 0 && roll.faces.every((f) => f >= 1 && f <= Number(roll.of)), JSON.stringify(roll));
    const sum = roll.faces.reduce((a, b) => a + b, 0);
    // Several dice of which each is read by itself, without a number to meet, add up to nothing that counts.
    if (roll.by || roll.faces.length === 1 || 'sum' in roll) assert.equal(roll.sum, sum);
    assert.match(roll.rule, /^[A-Z]+-/);
    const meets = (v) => (roll.high ? v >= roll.need : v <= roll.need);
    if (roll.by === 'die') assert.deepEqual(roll.hits, roll.faces.map(meets));
    else assert.equal(roll.hits, null);
    assert.equal(roll.made, roll.by === 'sum' ? meets(roll.sum) : null);
    if (roll.by === 'die') assert.match(roll.text, /^needs \d+ or (more|less): [\d ]+: \d+ hits?$/);
  }
}

test('a board: every entry belongs to an action, the frames lead from the first position to the last', async () => {
  const { hands, view } = await random('scrum', { most: 1500 });
  const all = await get(hands[0], '/actions');
  assert.deepEqual([all.from, all.to], [0, view.moves]);
  await assertFramesLeadOn(hands[0], all);
  const loud = all.actions.filter((a) => a.loud);
  assert.ok(loud.length > 3, 'nobody fought');
  for (const a of loud) {
    assert.match(a.text, /\.$/);
    assert.equal(a.plate.sides.length, 2);
    assertRolls(a.plate.rolls);
  }
  const battle = loud.find((a) => a.action === 'battle' && !a.open);
  assert.ok(battle.plate.sums.length >= 2 && /against/.test(battle.plate.total), JSON.stringify(battle.plate));
  assert.ok(battle.plate.result && battle.plate.rule);
  for (const a of all.actions) for (const f of a.frames) assertRolls(f.rolls);
  const dice = all.actions.flatMap((a) => a.frames).flatMap((f) => f.rolls).flatMap((r) => r.faces);
  const line = (await get(hands[0], '/line')).entries.flatMap((e) => e.dice);
  assert.deepEqual(dice, line, 'all dice are seen, in the order in which they fell');
});

test('a stretch tells what the whole tells of it, also from the midst of an action', async () => {
  const { hands, view } = await random('scrum', { most: 600, seed: 8 });
  const all = await get(hands[1], '/actions');
  for (const from of [1, 63, 64, 130, 150, 200, view.moves - 1]) {
    const part = await get(hands[1], `/actions?from=${from}&to=${view.moves}`);
    const expected = all.actions.filter((a) => a.entries[1] > from)
      .map((a) => ({ ...a, frames: a.frames.filter((f) => f.n > from) }));
    assert.deepEqual(part.actions, expected, `from ${from}`);
    await assertFramesLeadOn(hands[1], part);
  }
  const account = await get(hands[1], '/account?from=100');
  assert.deepEqual(account.actions.map((a) => a.text), all.actions.filter((a) => a.entries[1] > 100).map((a) => a.text));
  assert.ok(account.actions.every((a) => !a.frames && !a.plate));
});

test('a table: volleys with the number needed and hits marked', async () => {
  const h = await study('cowpens-doctrine.lin'), view = await h.view();
  const all = await get(h, '/actions');
  assert.equal(all.to, Math.min(view.moves, 2000));
  await assertFramesLeadOn(h, all);
  const rolls = all.actions.flatMap((a) => a.frames).flatMap((f) => f.rolls);
  assertRolls(rolls);
  const volleys = rolls.filter((r) => r.purpose === 'volley');
  assert.ok(volleys.length > 0, 'nobody fired');
  assert.ok(volleys.every((r) => r.by === 'die' && (r.need === 5 || r.need === 6)));
  assert.ok(rolls.some((r) => r.by === 'sum'), 'nobody was tested');
  const fire = all.actions.find((a) => a.action === 'volley');
  assert.match(fire.plate.total, /dice|die/);
});

test('where nothing was done nothing is told; what cannot be is refused', async () => {
  const game = await newGame(server), h = game.with(game.keys.british);
  assert.deepEqual(await get(h, '/actions'), { from: 0, to: 0, actions: [] });
  for (const path of ['/actions?from=1', '/actions?from=-1', '/actions?from=x', '/actions?from=', '/account?to=1', '/actions?to=99999999999999999999']) {
    assertRefused(await h.get(path), 400, 'bad-request');
  }
  await playOn([h, game.with(game.keys.american)], { most: 20 });
  assertRefused(await h.get('/actions?from=5&to=4'), 400, 'bad-request');
  const { to, actions } = await get(h, '/actions?from=3&to=4');
  assert.equal(to, 4);
  assert.deepEqual(actions.flatMap((a) => a.frames).map((f) => f.n), [4]);
});

test('the story: verdict, turns, losses, swings and a narrative whose sentences lead to their entries', async () => {
  const h = await study('brandywine-doctrine.lin'), story = await get(h, '/story');
  assert.match(story.verdict, /victory|draw/i);
  assert.ok(story.turns.length >= 3 && story.turns.every((t) => t.points.length === 2 && t.strength.every((s) => s >= 0)));
  assert.equal(story.turns.at(-1).at, story.moves);
  const last = await get(h, `/at?n=${story.moves}`);
  assert.deepEqual(new Set(story.losses.map((l) => l.u)), new Set(last.pieces.filter((p) => p.at === 'lost').map((p) => p.u)));
  assert.equal(story.swings.length, 3);
  for (let i = 0; i < 3; i++) {
    const s = story.swings[i];
    assert.ok(Math.abs(s.swing - (s.came - s.expected)) < 0.02 && s.text.endsWith('.'));
    if (i) assert.ok(Math.abs(s.swing) <= Math.abs(story.swings[i - 1].swing) + 0.01, 'the largest first');
  }
  for (const side of [0, 1]) assert.equal(story.score.parts.filter((p) => p.side === side).reduce((sum, p) => sum + p.points, 0), last.score.points[side], 'what the points are made of');
  assert.match(story.score.reason, /57 points against 16/);
  for (const s of story.swings) assert.ok(s.at >= 0 && s.place && Math.abs(s.win + s.none + s.loss - 1) < 0.001 && s.odds, JSON.stringify(s));
  assert.deepEqual(story.units.filter((u) => u.at === 'lost').map((u) => u.u).sort((a, b) => a - b), last.pieces.filter((p) => p.at === 'lost').map((p) => p.u).sort((a, b) => a - b));
  for (const side of [0, 1]) {
    assert.equal(story.units.filter((u) => u.side === side).reduce((sum, u) => sum + u.began, 0), story.turns[0].strength[side]);
    assert.equal(story.units.filter((u) => u.side === side).reduce((sum, u) => sum + u.left, 0), story.turns.at(-1).strength[side]);
  }
  const sentences = story.paragraphs.flatMap((p) => p.sentences);
  assert.ok(sentences.every((s) => [0, 1].includes(s.side) && !(s.loud && s.plain)) && sentences.some((s) => s.plain));
  let before = 0;
  for (const s of sentences) {
    assert.match(s.text, /^[A-Z0-9].*\.$/);
    assert.ok(s.entries[0] <= s.entries[1] && s.entries[0] >= before, JSON.stringify(s));
    before = s.entries[0];
  }
  assert.ok(sentences.some((s) => s.loud && /at odds of/.test(s.text)));
});

test('dice of lines taken back stay: luck, story, report and proof count the same', async () => {
  const h = await study('sealed.lin');
  const luck = await get(h, '/luck'), story = await get(h, '/story'), record = (await h.get('/record')).text, report = (await h.get('/report')).text;
  const faces = luck.rolls.flatMap((r) => r.faces);
  assert.ok(luck.taken_back > 0, 'nothing was taken back in this record');
  assert.equal(luck.rolls.filter((r) => r.taken_back).flatMap((r) => r.faces).length, luck.taken_back);
  assert.deepEqual(faces, diceOf(record).dice.map((d) => d.face), 'the dice of the record, in their order');
  assert.equal(luck.dice, faces.length);
  assert.equal(story.luck.dice, luck.dice);
  assert.ok(report.includes(`${luck.dice} dice fell, ${luck.taken_back} of them in lines taken back`));
  assert.match(verify(record).said, new RegExp(`sealed dice: ${luck.dice} proven`));
});
