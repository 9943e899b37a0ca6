// A reader who comes back is shown every piece as it is, also one that has moved away while nobody listened and moves back before his eyes.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { figure, listen, newGame, sleep, startServer } from './lib.mjs';

test('a piece that moves back to where a reader once saw it is told', { timeout: 60000 }, async () => {
  const server = await startServer(), game = await newGame(server, { hotseat: true }), h = game.with(game.keys.both), { pieces, question } = await h.view();
  const { u, id } = pieces.find((p) => question.answers.includes(`pick ${p.id}`)), cells = [];
  for (const cell of ['B2', 'C2', 'D2', 'B8', 'C8', 'D8', 'E8', 'B5', 'C5', 'D5']) if ((await h.get(`/check?order=${encodeURIComponent(`set ${id} ${cell} N`)}`)).json.ok) cells.push(cell);
  assert.ok(cells.length >= 2, cells.join());
  let n = 0;
  const put = async (i) => { const { status, text } = await h.order(++n, `set ${id} ${cells[i]} N`); assert.equal(status, 200, text); };
  const shown = (stream) => stream.messages.flatMap((m) => m.data.pieces).filter((p) => p.u === u).map((p) => p.cell).at(-1);
  let stream = await listen(server, game.id, game.keys.both);
  await put(0);
  await stream.heard(n);
  stream.close();
  for (let i = 0; i < 20 && await figure(server, 'streams'); i++, await sleep(50)) await put(1);        /* the server hears that he left when it tells him something */
  assert.equal(await figure(server, 'streams'), 0);
  await put(0);                                                   /* nobody listens */
  stream = await listen(server, game.id, game.keys.both, { after: n - 1 });
  await stream.heard(n);
  const there = shown(stream);
  await put(1);
  await stream.heard(n);
  assert.notEqual(shown(stream), there);
  stream.close();
  assert.equal(await server.stop(), 0);
});
