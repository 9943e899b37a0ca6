// Pictures of the grounds of many built battles: only so many are kept, and each is the same when it is drawn again.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ask, startServe } from './lib.mjs';

const MOST = 64;                                                 /* megabytes: those that are kept, the battles, and what else lies about */
const resident = ({ pid }) => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

test('three pictures of each of eighty built battles: memory has a bound', { timeout: 240000 }, async () => {
  const server = await startServe(['--requests-per-second', '0', '--games-per-day', '0', '--log', 'off'], { env: { MALLOC_ARENA_MAX: '1' } }), at = '/api/muster/landofthefree', battles = [], first = new Map();
  for (let seed = 1; battles.length < 80; seed++) {
    const { text } = (await ask(server, 'POST', at, { body: { suggest: 40, nation: 'british', seed: seed % 9 } })).json, own = text.replace(/"[^"]*"/, `"Force ${seed}"`);
    const { status, json, text: said } = await ask(server, 'POST', `${at}/battle`, { body: { table: 'take-the-field', forces: [own, own] } });
    assert.equal(status, 201, said);
    if (!battles.includes(json.battle)) battles.push(json.battle);
    assert.ok(seed < 400);
  }
  const draw = async (battle, rest) => { const { status, text } = await ask(server, 'GET', `/api/battles/${battle}/ground.svg${rest}`); assert.equal(status, 200); return text; };
  for (const rest of ['', '?lamp=1', '?measuring=off']) first.set(rest, await draw(battles[0], rest));
  const before = resident(server);
  for (let i = 1; i < battles.length; i += 2) await Promise.all(battles.slice(i, i + 2).flatMap((battle) => [...first.keys()].map((rest) => draw(battle, rest))));
  const grown = resident(server) - before;
  console.log(`# ${3 * (battles.length - 1)} pictures, ${grown.toFixed(0)} MB`);
  assert.ok(grown < MOST, `${grown} MB`);
  for (const [rest, text] of first) assert.equal(await draw(battles[0], rest), text, rest);
  assert.equal(await server.stop(), 0);
});
