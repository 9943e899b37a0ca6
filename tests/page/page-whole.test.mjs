// Whole battles in the page against doctrine, to the verdict: with a mouse, with a finger on a telephone, with keys alone. What to answer
// doctrine advises; that it can be answered, and that nothing stands in the way of reading and pressing, is looked at with every question.
// All of them with FULL=1; SHOTS=FOLDER keeps pictures of them.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { launch, noBrowser, onlyFull, openPage, refusedOrders } from './lib/browser.mjs';
import { faultsOf } from './lib/faults.mjs';
import { battleOf } from './lib/field.mjs';
import { startServer } from './lib/server.mjs';
import { SIZES } from './lib/threeways.mjs';
import { playWhole } from './lib/whole.mjs';

const skip = noBrowser;
const PACES = ['brisk', 'calm'];      // at which the first turns are watched, where a battle is played whole

let server, browser;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

async function fight(t, { battle, way, turns = 0, watch = false, side = 0 }) {
  const { page, clean, close } = await openPage(browser, server, { ...SIZES[way], motion: watch });
  const did = await playWhole(page, server, {
    battle, way, side, seed: 7, shots: process.env.SHOTS ? join(process.env.SHOTS, `${battle}-${way}`) : null,
    until: turns ? (v) => v.turn >= turns : undefined,
    pace: (v) => (watch ? PACES[v.turn] ?? 'once' : 'once'),
    look: (p, may) => faultsOf(p, { may, wide: SIZES[way].width > 760 }),
  });
  t.diagnostic(`${did.given} answers (${Object.entries(did.by).map(([k, n]) => `${n} ${k}`).join(', ')}), ${did.astray.length} tries astray; ${did.view.over?.text ?? did.view.clock}`);
  for (const line of did.astray.slice(0, 12)) t.diagnostic(line);
  assert.deepEqual(did.faults, []);
  const { actions } = (await did.h.get('/actions')).json;
  assert.deepEqual(actions.filter((a) => a.side === side && a.purpose).map((a) => a.text), [], 'a person’s action is told with a bot’s purpose');
  const ids = (await battleOf(server, battle)).units.map((u) => u.id), bare = (words) => ids.find((i) => new RegExp(`(^|[^\\w-])${i}($|[^\\w-])`).test(words));
  const told = actions.flatMap((a) => [a.text, a.purpose, ...(a.plate ? [a.plate.result, a.plate.total, ...a.plate.sums, ...a.plate.follows] : [])]).filter(Boolean);
  assert.deepEqual(told.filter(bare).slice(0, 5), [], 'a unit is told by its bare id');
  if (!turns) assert.ok(did.view.over, 'the battle came to no end');
  await clean({ but: refusedOrders });
  await close();
  return did;
}

test('scrum to the verdict, by mouse', { skip: skip || onlyFull, timeout: 900000 }, async (t) => {
  const did = await fight(t, { battle: 'scrum', way: 'mouse', turns: 0 });
  assert.ok(did.by.march >= 5 && !did.by.onward, 'marches do not come about by dragging');
});
test('a turn of Cowpens, by touch on a telephone', { skip: skip || onlyFull, timeout: 900000 }, async (t) => {
  const did = await fight(t, { battle: 'cowpens-1781', way: 'touch', turns: 1 });
  assert.ok(did.by.carried >= 5, 'moves do not come about by touch');
});
test('a turn of Brandywine, by keys alone', { skip: skip || onlyFull, timeout: 900000 }, async (t) => {
  const did = await fight(t, { battle: 'brandywine-1777', way: 'keys', turns: 1 });
  assert.ok(did.by.march >= 3, 'marches do not come about by keys');
});

test('Gatehouse Lane to the verdict, by mouse', { skip: skip || onlyFull, timeout: 1800000 }, async (t) => {
  const did = await fight(t, { battle: 'gatehouse-lane', way: 'mouse' });
  assert.ok(did.by.carried >= 5, 'moves do not come about by dragging');
});
test('Hedgerow Hill to the verdict, by mouse, nothing measured ahead', { skip: skip || onlyFull, timeout: 3600000 }, async (t) => {
  const did = await fight(t, { battle: 'hedgerow-hill', way: 'mouse', side: 1 });
  assert.ok(did.by.carried >= 15, 'moves do not come about by dragging');
});

// Two at a time: a whole battle takes some minutes.
describe('whole battles', { concurrency: 2 }, () => {
  for (const battle of ['brandywine-1777', 'cowpens-1781']) {      // Germantown: page-germantown.test.mjs
    for (const way of ['mouse', 'touch', 'keys']) {
      test(`${battle} to the verdict, ${way}`, { skip: skip || onlyFull, timeout: 3600000 }, async (t) => {
        await fight(t, { battle, way, watch: way === 'mouse' });
      });
    }
  }
});
