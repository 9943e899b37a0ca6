// position.mjs -- a game of one's own that begins with a position, both sides in one hand.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, hand, newGame } from './api.mjs';
import { root } from './server.mjs';

/** Lines of a position (docs/positions.md) as a game on the server: {id, h}. */
export async function gameFrom(server, position, wishes = {}) {
  const [, battle] = position.match(/^position (\S+)/m), blank = await newGame(server, { battle });
  const headers = (await blank.with(blank.keys.watch).get('/record')).text.split('\n').filter((l) => /^\[(Linstock|Battle|Rules|Field|Options) /.test(l));
  const lines = position.trim().split('\n').filter((l) => l.trim() && !l.startsWith('#')).map((l) => `@ ${l.trim()}`);
  const study = await ask(server, 'POST', '/api/records', { body: [...headers, '', ...lines, ''].join('\n'), type: 'text/plain' });
  assert.equal(study.status, 201, study.text);
  const from = { game: study.json.game, key: study.json.keys.watch, at: 0 };
  const made = await ask(server, 'POST', '/api/games', { body: { from, dice: 'seeded', seed: 7, seats: ['person', 'person'], hotseat: true, ...wishes } });
  assert.equal(made.status, 201, made.text);
  return { id: made.json.game, h: hand(server, made.json.game, made.json.keys.both) };
}

/** One of the guide's positions, in another phase if wanted. */
export function positionOf(name, phase = null) {
  const text = readFileSync(join(root, 'docs/guide/positions', `${name}.pos`), 'utf8');
  return phase ? text.replace(/^phase .*/m, `phase ${phase}`) : text;
}
