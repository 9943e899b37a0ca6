// At a glance: what must be seen together is seen together without scrolling, on both kinds of ground; odds are a sentence
// and a bar before they are a list; counters can be read; names do not lie on one another.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, openPage, picture, refusedOrders } from './lib/browser.mjs';
import { battleOf, gripOf, inStep, pointOf, sit, strikeFor } from './lib/field.mjs';
import { playOn } from './lib/play.mjs';
import { startServer } from './lib/server.mjs';
import { cowpens, holdOf, sitDown, tableGame } from './lib/table.mjs';

let server, browser;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

const but = refusedOrders;

/** What of the papers is whole in sight: the question, its buttons, the odds, the lines of the log. */
const papers = (page) => page.evaluate(() => {
  const seen = (node) => {
    let box = node.getBoundingClientRect();
    if (!box.width || !box.height) return false;
    for (let up = node.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up), room = up.getBoundingClientRect();
      if (style.overflowY !== 'visible' && (box.top < room.top - 1 || box.bottom > room.bottom + 1)) return false;
    }
    return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
  };
  const all = (css) => [...document.querySelectorAll(css)].filter((n) => n.getClientRects().length);
  return {
    question: seen(document.querySelector('#question')),
    hidden: all('.prompt > .answers button, .ends button').filter((n) => !seen(n)).map((n) => n.textContent),
    ends: all('.ends button').map((n) => [n.textContent, seen(n)]),
    glance: all('.odds .glance, .odds .glance-bar').map(seen),
    fates: all('.odds > .fates li').map(seen),
    finer: all('.odds .finer > summary').map(seen),
    lines: Math.floor(document.querySelector('.log .entries').clientHeight / parseFloat(getComputedStyle(document.querySelector('.log .entries')).lineHeight)),
    last: all('.log .entries > li').slice(-1).some(seen),
    scrolls: document.querySelector('.side').scrollHeight > document.querySelector('.side').clientHeight + 1,
  };
});

function assertSeen(seen, what) {
  assert.ok(seen.question, `${what}: the question is not in sight`);
  assert.deepEqual(seen.hidden, [], `${what}: answers that are scrolled away`);
  assert.deepEqual([seen.glance, seen.finer], [[true, true], [true]], `${what}: the odds are not in sight: ${JSON.stringify(seen)}`);
  assert.ok(seen.fates.length && seen.fates.every(Boolean), `${what}: what befalls whom is not in sight: ${seen.fates}`);
  assert.ok(seen.lines >= 5 && seen.last, `${what}: ${seen.lines} lines of the log are in sight`);
  assert.ok(!seen.scrolls, `${what}: the papers are scrolled as a whole`);
}

/** A game of few pieces in which one alone may attack, with the page open on it from the beginning. */
async function attackAtHand(page) {
  const battle = await battleOf(server, 'scrum');
  for (let seed = 3; seed < 12; seed++) {
    const game = await newGame(server, { hotseat: true, seed }), h = game.with(game.keys.both);
    await sit(page, server, game.id, h.key);
    let view = await h.view();
    for (let i = 0; i < 500 && !view.over; i++) {
      view = await playOn([h], { seed: 1000 * seed + 300 + i, most: 1, haste: 0.12 });
      const blow = view.question.step === 'combat' ? await strikeFor(h, battle, view) : null;
      if (!blow) continue;
      await inStep(page, h);
      return { battle, h, view, blow };
    }
  }
  return assert.fail('no attack could be made');
}

test('squares at 1366×768: question, answers, odds and five lines of the log together; the odds are a sentence and a bar', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const { battle, h, blow } = await attackAtHand(page);
  const grip = await gripOf(page, blow.unit);
  await page.mouse.click(grip.x, grip.y);
  const at = await pointOf(page, battle, blow.cell);
  await page.mouse.move(at.x, at.y);
  await page.locator('.odds .glance').waitFor();
  assertSeen(await papers(page), 'squares');

  const { summary, outcomes } = (await h.get(`/odds?order=${encodeURIComponent(blow.order)}`)).json;
  const shown = await page.locator('.odds .glance').innerText();
  for (const [key, word] of [['win', 'Won'], ['none', 'Nothing'], ['loss', 'Lost']]) {
    if (summary[key].p > 0.1) assert.match(shown, new RegExp(`${word}\\s+${Math.round(summary[key].p * 100)} %`, 'i'));
  }
  assert.doesNotMatch(shown, /\//, 'fractions stand there unasked');
  assert.ok(outcomes.every((o) => !o.text.endsWith('?')), `an outcome is called by a question: ${outcomes.map((o) => o.text)}`);
  // The finer outcomes are folded; fractions come when asked for.
  assert.equal(await page.locator('.odds .outcomes li').first().isVisible(), false);
  await page.locator('.odds .finer > summary').click();
  await page.locator('.odds .outcomes li').first().waitFor();
  assert.equal(await page.locator('.odds .outcomes .fraction').first().isVisible(), false);
  await page.getByLabel('As fractions too').check();
  await page.locator('.odds .outcomes .fraction').filter({ hasText: '/' }).first().waitFor();
  await clean({ but });
  await close();
});

test('a table at 1366×768: the same', { skip, timeout: 90000 }, async () => {
  const { page, clean, close } = await openPage(browser, server), game = await tableGame(server, 'cowpens-1781', [...cowpens, 'group MCDOWELL']);
  const battle = await battleOf(server, 'cowpens-1781'), unit = (id) => battle.units.findIndex((u) => u.id === id);
  let view = await sitDown(page, server, game);
  for (const order of ['activate RIFLES-NC gc', 'go RIFLES-NC 42.5 23']) await game.h.say(order);
  view = await inStep(page, game.h);
  const enemy = await holdOf(page, unit('LEGION'));
  await page.mouse.click(enemy.x, enemy.y);
  const fire = page.getByRole('menuitem', { name: /^Fire .* at LEGION/ });
  await fire.hover();
  await page.locator('.odds .glance').waitFor();
  const seen = await papers(page);
  assertSeen({ ...seen, hidden: [] }, 'a table');           // the answers of an element are many: those may be scrolled, what ends it not
  assert.ok(seen.ends.length && seen.ends.every(([, is]) => is), `what ends it is scrolled away: ${JSON.stringify(seen.ends)}`);
  assert.match(await page.locator('.odds > .fates').innerText(), /LEGION:?\s+\d\.\d hits/);
  await picture(page, 'table-odds');
  assert.ok(view);
  await clean({ but });
  await close();
});

test('the map has the room it asks for, from 1366×768 to 2560×1440, and counters can be read', { skip, timeout: 90000 }, async () => {
  const game = await newGame(server, { battle: 'brandywine-1777', hotseat: true }), h = game.with(game.keys.both);
  await h.say('deploy historical');
  for (let i = 0; i < 6 && (await h.view()).question.side === 0; i++) await h.say('close');      /* those who stand on the map move next */
  for (const [width, height] of [[1366, 768], [1920, 1080], [2560, 1440]]) {
    const { page, clean, close } = await openPage(browser, server, { width, height });
    await sit(page, server, game.id, h.key);
    await inStep(page, h);
    const room = await page.evaluate(() => {
      const box = (css) => document.querySelector(css).getBoundingClientRect(), map = box('.world'), stage = box('.stage');
      const figures = [...document.querySelectorAll('.pieces .counter')].map((c) => [...c.querySelectorAll('text')].filter((t) => t.getClientRects().length && /\d-\d/.test(t.textContent)).map((t) => t.getBoundingClientRect().height)[0] ?? 99);
      const fronts = [...document.querySelectorAll('.halos rect')].length, over = [...document.querySelectorAll('.pieces ~ .marks .ring')].length;
      return { share: map.height / stage.height, side: box('.side').width, figure: Math.min(...figures), fronts, over };
    });
    assert.ok(room.share > 0.88, `${width}: the map takes ${Math.round(100 * room.share)} % of the height`);
    assert.ok(room.side < width * 0.36, `${width}: the papers take ${Math.round(room.side)} pixels`);
    assert.ok(room.figure >= 11, `${width}: figures of ${room.figure.toFixed(1)} pixels`);
    assert.ok(room.fronts > 0, 'nobody who can act is marked');
    assert.equal(room.over, 0, 'frames lie over fronts and totals');
    await clean();
    await close();
  }
});

for (const [what, id, orders] of [['squares', 'brandywine-1777', ['deploy historical']], ['a table', 'cowpens-1781', cowpens]]) {
  test(`names of places on ${what}: above the pieces, none on another, at every size; title, north and scale on the ground`, { skip, timeout: 90000 }, async () => {
    const game = await tableGame(server, id, orders), told = await (await fetch(`${server.url}/api/battles/${id}/names`)).json();
    const svg = await (await fetch(`${server.url}/api/battles/${id}/ground.svg`)).text();
    assert.ok(told.names.length > 15 && told.along.length > 5, `${told.names.length} names`);
    assert.ok(svg.length > 100000);
    for (const [width, height] of [[1366, 768], [2560, 1440]]) {
      const { page, clean, close } = await openPage(browser, server, { width, height });
      await sitDown(page, server, game);
      await page.waitForFunction(() => [...document.querySelectorAll('.place-name')].filter((n) => n.style.display !== 'none').length > 10);
      await page.waitForTimeout(400);
      const found = await page.evaluate(() => {
        const lines = [...document.querySelectorAll('.place-name')].filter((n) => n.style.display !== 'none').map((n) => ({ text: n.textContent, size: parseFloat(n.getAttribute('font-size')), b: n.getBoundingClientRect(), halo: getComputedStyle(n).paintOrder }));
        const pairs = [];
        for (const [i, a] of lines.entries()) {
          for (const c of lines.slice(i + 1)) {
            const across = Math.min(a.b.right, c.b.right) - Math.max(a.b.left, c.b.left), down = Math.min(a.b.bottom, c.b.bottom) - Math.max(a.b.top, c.b.top);
            if (across > 3 && down > 6) pairs.push(`${a.text} / ${c.text}`);      // boxes have room above and below the letters
          }
        }
        const scale = document.querySelector('.drawing').getBoundingClientRect().width / document.querySelector('.drawing').viewBox.baseVal.width;
        return { shown: lines.length, pairs, least: Math.min(...lines.map((l) => l.size * scale)), halo: lines.every((l) => l.halo.startsWith('stroke')), above: Boolean(document.querySelector('.pieces ~ .names')) };
      });
      assert.deepEqual(found.pairs, [], `${width}: names on one another`);
      assert.ok(found.shown >= told.names.length * 0.75, `${width}: ${found.shown} of ${told.names.length} names`);
      assert.ok(found.least >= 9.5, `${width}: letters of ${found.least.toFixed(1)} pixels`);
      assert.ok(found.halo && found.above, 'names lie above the pieces with a halo');
      await clean();
      await close();
    }
  });
}

for (const [what, id, orders] of [['squares', 'brandywine-1777', ['deploy historical']], ['a table', 'cowpens-1781', [...cowpens, 'group MCDOWELL']]]) {
  test(`touch is told about touch, on ${what}: no clicks, keys or wheels`, { skip, timeout: 60000 }, async () => {
    const { page, clean, close } = await openPage(browser, server, { width: 390, height: 844, touch: true }), game = await tableGame(server, id, orders);
    await sitDown(page, server, game);
    const first = await page.locator('.reserve-piece.may, .piece').first();
    await first.tap({ force: true }).catch(() => {});
    for (const tab of await page.getByRole('tab').all()) {
      await tab.tap();
      const words = await page.locator('.side').innerText();
      assert.equal(/.{0,40}(\b[Cc]lick|\b[Hh]over|[Tt]he wheel|[Tt]he key |\bShift\b).{0,40}/.exec(words)?.[0], undefined);
    }
    const said = await page.evaluate(() => [...document.querySelectorAll('kbd')].filter((n) => n.checkVisibility()).map((n) => n.textContent));
    assert.deepEqual(said, [], 'keys are shown');
    await clean({ but });
    await close();
  });
}
