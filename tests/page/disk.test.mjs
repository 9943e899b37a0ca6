// A disk that refuses: nothing has happened, and whoever orders is told so. Where there is none games are played in memory.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { assertRefused, newGame } from './lib/api.mjs';
import { playOn, verify } from './lib/play.mjs';
import { freePort, linstock, sleep, startServer, tempFolder } from './lib/server.mjs';

const folder = tempFolder();
after(() => folder.drop());

async function goesOn(server, game, { seed = 3 } = {}) {
  const hands = [game.with(game.keys.british), game.with(game.keys.american)];
  const view = await playOn(hands, { seed, most: 25 });
  assert.ok(view.n >= 20 || view.over);
  const answers = view.question.answers ?? (await hands[1].view()).question.answers;
  const last = await hands[view.question.side].order(view.n + 1, answers[0]);
  assert.equal(last.status, 200, last.text);
  return { last: last.json, view: await hands[0].view(), hands };
}

test('a data folder that cannot be had: orders are acknowledged with kept false and a sentence', async () => {
  const file = join(folder.path, 'a-file');
  writeFileSync(file, 'not a folder');
  const server = await startServer({ data: join(file, 'data') });
  const game = await newGame(server, { seed: 4 });
  const { last, view, hands } = await goesOn(server, game);
  assert.equal(last.kept, false);
  assert.match(last.warning, /\.$/);
  assert.match(view.warning, /memory/);
  const again = await hands[0].order(view.n, 'close');
  assert.ok([200, 409].includes(again.status));
  const record = await hands[0].get('/record');
  assert.equal(record.status, 200, record.text);
  assert.equal(verify(record.text).code, 0);
  assert.equal(await server.stop(), 1, 'not all of it was kept');
  assert.match(server.said, /never kept/);
});

test('a folder made read-only', async (t) => {
  const path = join(folder.path, 'read-only');
  mkdirSync(path);
  const can = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro,size=64k', 'tmpfs', path]);
  if (can.status !== 0) return t.skip('nothing can be mounted here');
  try {
    const server = await startServer({ data: path });
    const game = await newGame(server, { seed: 4 });
    assert.equal(game.answer.kept, false);
    const { last, view } = await goesOn(server, game);
    assert.equal(last.kept, false);
    assert.ok(view.warning);
    assert.equal(await server.stop(), 1);
  } finally {
    spawnSync('umount', ['-l', path]);
  }
  return undefined;
});

test('a disk that fills up in the middle, and has room again', async (t) => {
  const path = join(folder.path, 'full');
  mkdirSync(path);
  const can = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', path]);
  if (can.status !== 0) return t.skip('nothing can be mounted here');
  try {
    const server = await startServer({ data: path });
    const game = await newGame(server, { seed: 4 });
    assert.equal(game.answer.kept, undefined);
    const hands = [game.with(game.keys.british), game.with(game.keys.american)], stood = await playOn(hands, { seed: 3, most: 5 });
    spawnSync('dd', ['if=/dev/zero', `of=${join(path, 'ballast')}`, 'bs=4k']);
    let view = stood, answer = { status: 200 };
    for (let i = 0; i < 400 && answer.status === 200; i++) {   /* the log may have a little room left */
      const own = await hands[view.question.side].view();
      answer = await hands[view.question.side].order(own.n + 1, own.question.answers[i % own.question.answers.length]);
      if (answer.status === 200) view = await hands[0].view();
    }
    assertRefused(answer, 503, 'disk');
    const refused = await hands[0].view();
    assert.ok(refused.warning);
    assert.deepEqual([refused.n, refused.pieces], [view.n, view.pieces], 'nothing has happened');
    assert.equal(verify((await hands[0].get('/record')).text).code, 0);
    rmSync(join(path, 'ballast'));
    let now = refused;
    for (let i = 0; i < 100 && (now = await hands[0].view()).warning; i++) await sleep(100);
    assert.equal(now.warning, null, 'the server has tried again, and the warning is gone');
    now = await playOn(hands, { seed: 4, most: 5 });
    await server.kill();
    const again = await startServer({ data: path, port: server.port });
    assert.equal((await newHand(again, game).view()).n, now.n, 'all of it has reached the disk');
    assert.equal(await again.stop(), 0);
  } finally {
    spawnSync('umount', ['-l', path]);
  }
  return undefined;
});

const newHand = (server, game) => ({ ...game, server }).with(game.keys.watch);

test('a file that may not grow (a quota)', async () => {
  const path = join(folder.path, 'quota');
  mkdirSync(path);
  const server = await startServer({ data: path, wrap: ['sh', '-c', 'ulimit -f 200; trap "" XFSZ; exec "$@"', 'sh'] });
  const game = await newGame(server, { seed: 4 });
  const british = game.with(game.keys.british);
  let refused = false;
  for (let i = 0; i < 400 && !refused; i++) {                /* remarks fill it soonest */
    const answer = await british.post('/remarks', { n: 0, text: `${i}`.padEnd(1900, 'x') });
    refused = answer.status === 503;
    if (refused) assertRefused(answer, 503, 'disk');
    else assert.equal(answer.status, 200, answer.text);
  }
  assert.ok(refused, 'a hundred kilobytes hold more than they can');
  assert.equal((await british.view()).n, 0);
  assert.equal(await server.stop(), 0);
});

test('two servers do not share a data folder: the second says where the first is', async () => {
  const first = await startServer({ data: join(folder.path, 'shared') });
  const second = spawnSync(linstock, ['play', '--no-browser', '--port', String(await freePort()), '--data', join(folder.path, 'shared')], { encoding: 'utf8', timeout: 10000 });
  assert.equal(second.status, 2, second.stderr);
  assert.match(second.stderr, new RegExp(`Another Linstock .* http://127\\.0\\.0\\.1:${first.port}`));
  assert.equal(await first.stop(), 0);
});
