// What the playback is made of, without a page: scenes and their times, the queue, the ways of units.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUDGET, after, beatsOf, makeQueue, scenesOf, summary, waysOf } from '../../web/js/playback.js';

let entry = 0;
const frame = (more = {}) => ({ n: ++entry, pieces: [], rolls: [], events: [], ...more });
const march = (u, ...cells) => ({ action: 'march', text: `${u} marches.`, loud: false, side: 1, units: [u], targets: [], lost: [], frames: cells.map((cell) => frame({ pieces: [{ u, at: 'board', cell }] })), plate: null, open: false });
const fight = (rolls = 1, more = {}) => ({ action: 'battle', text: 'A battle.', loud: true, side: 1, units: [1], targets: [2], lost: [], frames: [frame(), ...Array.from({ length: rolls }, () => frame({ rolls: [{ faces: [3, 4], of: '6' }] })), frame()], plate: {}, open: false, ...more });

const total = (scenes) => scenes.reduce((s, c) => s + c.ms, 0);

test('quiet marches run together, fights are scenes of their own, all in order', () => {
  const list = [march(1, 4), march(2, 5), march(3, 6), fight(), march(4, 7)], scenes = scenesOf(list, 'brisk');
  assert.deepEqual(scenes.map((c) => [c.actions.length, c.loud]), [[3, false], [1, true], [1, false]]);
  assert.deepEqual(scenes.flatMap((c) => c.actions), list);
  assert.ok(scenes[1].ms > scenes[0].ms, 'a fight gets its time');
  assert.deepEqual(scenesOf(list, 'calm').map((c) => c.actions.length), [1, 1, 1, 1, 1]);
  const sides = [march(1, 4), { ...march(2, 5), side: 0 }];
  assert.equal(scenesOf(sides, 'brisk').length, 2, 'what two sides do is not run together');
});

test('what cannot be seen takes no time; dice without a fight have a scene, but no plate', () => {
  const silent = { ...march(9), text: '', frames: [frame()] }, test_ = { ...march(1), text: 'It tests.', frames: [frame({ rolls: [{ faces: [3, 4] }] })] };
  const scenes = scenesOf([silent, march(1, 4), silent, march(2, 5), test_, silent], 'brisk');
  assert.deepEqual(scenes.map((c) => [c.actions.length, c.loud, c.dice]), [[4, false, false], [1, false, true], [1, false, false]]);
  assert.equal(scenes[0].ms, scenesOf([march(1, 4), march(2, 5)], 'brisk')[0].ms);
  assert.equal(scenes[2].ms, 0);
  assert.deepEqual(beatsOf(scenes[1]).map((b) => b.kind), ['dice']);
  assert.equal(scenesOf([silent, march(1, 4), silent], 'steps').length, 1);
});

test('a brisk turn takes twenty seconds at most: quiet scenes give way first', () => {
  const few = Array.from({ length: 30 }, (_, i) => (i % 10 ? march(i, i) : fight(1)));
  assert.ok(total(scenesOf(few, 'brisk')) <= BUDGET);
  const some = Array.from({ length: 90 }, (_, i) => (i % 30 ? march(i, i) : fight(1))), scenes = scenesOf(some, 'brisk');
  assert.ok(total(scenes) <= BUDGET + scenes.length, `${total(scenes)}`);
  assert.equal(scenes.find((c) => c.loud).ms, scenesOf([fight(1)], 'brisk')[0].ms, 'the fights keep their time');
  const many = Array.from({ length: 100 }, (_, i) => (i % 2 ? march(i, i) : fight(3)));
  assert.ok(total(scenesOf(many, 'brisk')) <= BUDGET * 1.05);
  assert.ok(total(scenesOf(many, 'brisk', 3000)) <= 3000 + 100 * 30);
  assert.ok(total(scenesOf(many, 'calm')) > BUDGET);
});

test('a loud scene: the men come up, dice fall, the result is told', () => {
  const beats = beatsOf(scenesOf([fight(2)], 'calm')[0]);
  assert.deepEqual(beats.map((b) => b.kind), ['go', 'dice', 'dice', 'go', 'told']);
  assert.ok(Math.abs(beats.reduce((s, b) => s + b.ms, 0) - scenesOf([fight(2)], 'calm')[0].ms) < 10);
  assert.deepEqual(beatsOf(scenesOf([march(1, 2), march(2, 3)], 'brisk')[0]).map((b) => [b.kind, b.frames.length]), [['go', 2]]);
});

test('the queue shows every entry once, also of an action that goes on after a question', () => {
  entry = 10;
  const queue = makeQueue(), first = fight(1, { open: true });
  queue.reset(10);
  queue.add([first]);
  assert.equal(queue.next('brisk', BUDGET).actions[0].frames.length, 3);
  assert.equal(queue.shown, 13);
  const going = { ...first, open: false, frames: [...first.frames, frame()] };
  queue.add([going, march(1, 3)]);
  queue.add([going]);                                        /* told twice is shown once */
  assert.deepEqual(queue.next('calm', BUDGET).actions[0].frames.map((f) => f.n), [14]);
  assert.deepEqual(queue.next('calm', BUDGET).actions[0].frames.map((f) => f.n), [15]);
  assert.equal(queue.next('calm', BUDGET), null);
  queue.add([march(1, 4), march(1, 5)]);
  assert.equal(queue.drain().length, 2);
  assert.equal(queue.shown, 17);
  assert.equal(queue.length, 0);
});

test('the way of a unit through the entries of a march, and where all stand after it', () => {
  entry = 0;
  const before = [{ u: 1, at: 'board', cell: 3 }, { u: 2, at: 'board', cell: 9 }, { u: 3, at: 'waiting' }];
  const frames = [...march(1, 4, 4, 5).frames, frame({ pieces: [{ u: 3, at: 'board', cell: 8 }, { u: 2, at: 'lost' }] })];
  const ways = waysOf(frames, new Map(before.map((p) => [p.u, p])), (a, b) => a.cell === b.cell);
  assert.deepEqual([...ways].map(([u, list]) => [u, list.map((p) => p.cell)]), [[1, [3, 4, 5]]]);
  assert.deepEqual(after(before, frames).pieces, [{ u: 1, at: 'board', cell: 5 }, { u: 2, at: 'lost' }, { u: 3, at: 'board', cell: 8 }]);
});

test('a turn in a few words', () => {
  assert.equal(summary([fight(1), march(1, 2), march(2, 3)]), 'A fight and 2 other actions.');
  assert.equal(summary([march(1, 2)]), 'One action.');
  const called = (u) => `Unit ${u}`;
  assert.equal(summary([fight(1, { lost: [3] }), fight(1, { lost: [3, 4] })], called), '2 fights; lost: Unit 3 and Unit 4.');
  assert.equal(summary([fight(1, { lost: [3, 4, 5, 6] })], called), 'A fight; lost: Unit 3, Unit 4 and 2 others.');
  assert.equal(summary([]), 'Nothing of note.');
});
