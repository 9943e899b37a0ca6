// The server is killed as a machine that loses its current kills it: what was acknowledged is there again.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { hand, newGame } from './lib/api.mjs';
import { chance } from './lib/chance.mjs';
import { listen, toldBy } from './lib/events.mjs';
import { verify } from './lib/play.mjs';
import { freePort, sleep, startServer, tempFolder } from './lib/server.mjs';

const folder = tempFolder();
after(() => folder.drop());

/** Answers at random without a pause until the line breaks; every acknowledged order by its number. */
async function pour(hands, kept, rng) {
  for (;;) {
    try {
      const view = await hands[0].view();
      if (view.over) return;
      const { answers } = view.question, order = rng() < 0.1 && answers.includes('close') ? 'close' : rng.of(answers);
      const answer = await hands[view.question.side].order(view.n + 1, order);
      if (answer.status === 200) kept.set(answer.json.n, order);
    } catch {
      return;
    }
  }
}

test('kill -9 five times in the middle of orders: nothing acknowledged is lost, streams resume', async () => {
  const port = await freePort(), rng = chance(1777), kept = new Map();
  let server = await startServer({ data: folder.path, port });
  const game = await newGame(server, { battle: 'brandywine-1777', seed: 6 }), heard = [];
  for (let round = 0; round < 5; round++) {
    const hands = [hand(server, game.id, game.keys.british), hand(server, game.id, game.keys.american)];
    const stream = await listen(server, game.id, game.keys.watch, { after: heard.at(-1)?.id ?? 0 });
    const before = kept.size, pouring = pour(hands, kept, rng);
    for (let i = 0; kept.size === before && i < 200; i++) await sleep(50);     // on a busy machine the first takes its time
    await sleep(150 + rng.below(350));
    await server.kill();
    await pouring;
    await stream.until((s) => s.ended).catch(() => {});
    heard.push(...stream.messages);
    assert.ok(kept.size > before, 'no order came through in this round');
    server = await startServer({ data: folder.path, port });
    const view = await hand(server, game.id, game.keys.watch).view(), last = Math.max(...kept.keys());
    assert.ok(view.n >= last, `order ${last} was acknowledged, the server knows of ${view.n}`);
    assert.ok(view.n <= last + 1, 'more came back than was ever said');
    assert.ok((heard.at(-1)?.id ?? 0) <= view.n, 'a stream told of an order that was not on disk');
    const asker = hand(server, game.id, game.keys.british), other = hand(server, game.id, game.keys.american);
    for (const n of [last, Math.max(1, last - 3)]) {         /* the orders themselves are there, under their numbers */
      const again = [await asker.order(n, kept.get(n)), await other.order(n, kept.get(n))];
      assert.ok(again.some((a) => a.json.again), `${n} ${kept.get(n)}: ${again.map((a) => a.text)}`);
    }
  }
  const watch = hand(server, game.id, game.keys.watch), end = await watch.view();
  const rest = await listen(server, game.id, game.keys.watch, { after: heard.at(-1)?.id ?? 0 });
  if ((heard.at(-1)?.id ?? 0) < end.n) await rest.heard(end.n);
  const whole = await listen(server, game.id, game.keys.watch, { after: 0 });
  await whole.heard(end.n);
  assert.deepEqual(toldBy([...heard, ...rest.messages]), toldBy(whole.messages), 'before and after the kills the same was told');
  assert.deepEqual(toldBy(whole.messages).said.map((s) => s.n), Array.from({ length: end.n }, (_, i) => i + 1));
  const proof = verify((await watch.get('/record')).text);
  assert.equal(proof.code, 0, proof.said);
  for (const s of [rest, whole]) s.close();
  assert.equal(await server.stop(), 0);
});

test('sealed dice and a bot survive it too: the same secret, the same dice', async () => {
  const port = await freePort();
  let server = await startServer({ data: folder.path, port });
  const game = await newGame(server, { dice: 'sealed', seed: undefined, seats: ['person', 'doctrine'] });
  await game.with(game.keys.british).post('/secret', { secret: 'ab'.repeat(32) });
  await sleep(120);
  await server.kill();
  server = await startServer({ data: folder.path, port });
  const h = hand(server, game.id, game.keys.british);
  for (let i = 0; i < 2500; i++) {
    const view = await h.view();
    if (view.over) break;
    if (view.question.asking === 'side' && view.question.side === 0) {
      await h.order(view.n + 1, view.question.answers.includes('close') ? 'close' : view.question.answers[0]);
    } else {
      await sleep(10);
    }
    if (view.turn >= 2) await h.say('concede');
  }
  const proof = verify((await h.get('/record')).text);
  assert.equal(proof.code, 0, proof.said);
  assert.equal(await server.stop(), 0);
});
