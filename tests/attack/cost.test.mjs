// What is drawn or made for whoever asks costs him more than a look.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ask, startServe } from './lib.mjs';

test('grounds of made tables and sheets of forces: so many, and then too many', { timeout: 60000 }, async () => {
  const server = await startServe(['--requests-per-second', '1', '--requests-at-once', '80', '--log', 'off', '--proxy', '127.0.0.1']);
  const answered = async (who, most, one) => {
    const all = [];
    for (let i = 0; i < most; i++) all.push((await one(i, { 'X-Forwarded-For': `198.51.100.${who}` })).status);
    assert.ok(all.every((status) => [200, 429].includes(status)), String(all));
    return all.filter((status) => status === 200).length;
  };
  const { text } = (await ask(server, 'POST', '/api/muster/landofthefree', { body: { suggest: 60, nation: 'british', seed: 1 } })).json;
  for (const rest of ['/ground.svg', '/names', '']) {
    const n = await answered(1 + rest.length, 40, (i, headers) => ask(server, 'GET', `/api/battles/take-the-field-on-made-${1000 + i}${rest}`, { headers }));
    assert.ok(n >= 20 && n <= 25, `${rest}: ${n}`);
  }
  const sheets = await answered(99, 16, (_, headers) => ask(server, 'POST', '/api/muster/landofthefree/sheet', { headers, body: { text, sheet: 'roster', format: 'svg' } }));
  assert.ok(sheets >= 8 && sheets <= 10, String(sheets));
  assert.equal(await server.stop(), 0);
});
