// play.mjs -- whole games by HTTP alone: random answers out of those the server lists.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newGame } from './api.mjs';
import { chance } from './chance.mjs';
import { linstock, battles, tempFolder } from './server.mjs';

/**
 * Answers at random for whoever is asked until the game is over, `most` orders were given, or stop(view) says so.
 * hands: one for each side, or one for both. Portions are closed more often than chance would, so that games end.
 */
export async function playOn(hands, { seed = 1, most = 100000, stop = () => false, haste = 0.3 } = {}) {
  const rng = chance(seed), laid = new Set();             /* what was ready is taken once, and then finished */
  let view = await hands[0].view();
  for (let given = 0; given < most && !view.over && !stop(view); given++) {
    const q = view.question, side = hands.length > 1 ? q.side : 0;
    let answer;
    if (q.asking === 'dice') {
      answer = await hands[side].dice(view.n + 1, Array.from({ length: q.dice.n }, () => 1 + rng.below(q.dice.faces)));
    } else {
      const own = side === 0 || hands.length === 1 ? view : await hands[side].view();
      const answers = own.question.answers, close = answers.find((a) => a === 'close');
      const ready = own.question.ready?.map((r) => r.order).find((r) => !laid.has(`${q.side} ${r}`)), done = laid.size && q.step === 'setup' ? answers.find((a) => a === 'done') : null;
      if (ready && !done) laid.add(`${q.side} ${ready}`);
      answer = await hands[side].order(view.n + 1, done ?? ready ?? (close && rng() < haste ? close : rng.of(answers)));
    }
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.json.n, view.n + 1);
    view = await hands[0].view();
  }
  return view;
}

/** Plays at random until an order was settled by dice (`times` of them); the side that gave the last of those. */
export async function playToDice(hands, { seed = 21, times = 1 } = {}) {
  for (let i = 0; i < 600; i++) {
    const view = await playOn(hands, { seed: seed + i, most: 1, haste: 0.05 });
    assert.equal(view.over, null, 'the game ended before dice fell');
    const { entries } = (await hands[0].get('/line')).json;
    if (entries.at(-1)?.battle && entries.filter((e) => e.battle).length >= times) return entries.at(-1).side;
  }
  return assert.fail('no dice fell');
}

/**
 * A game with sealed dice in which `times` rolls have fallen and which is not over yet: nobody chooses those dice, so
 * it is begun anew where chance ends it too soon.
 */
export async function sealedGame(server, { times = 2 } = {}) {
  for (let attempt = 1; ; attempt++) {
    const game = await newGame(server, { dice: 'sealed', seed: undefined });
    const hands = [game.with(game.keys.british), game.with(game.keys.american)];
    for (const h of hands) await h.post('/secret', { secret: randomBytes(32).toString('hex') });
    try {
      await playToDice(hands, { times, seed: 21 * attempt });
      return { ...game, hands };
    } catch (e) {
      if (attempt === 6) throw e;
    }
  }
}

/** `linstock verify` on the text of a record: its exit code and words. */
export function verify(text, { program = linstock, env = {} } = {}) {
  const folder = tempFolder();
  const file = join(folder.path, 'game.lin');
  writeFileSync(file, text);
  const run = spawnSync(program, ['verify', file], { encoding: 'utf8', env: { ...process.env, LINSTOCK_BATTLES: battles, ...env } });
  folder.drop();
  return { code: run.status, said: run.stdout + run.stderr };
}
