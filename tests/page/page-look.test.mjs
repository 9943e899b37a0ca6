// How the page looks to tools: accessibility in both themes and sizes, what it weighs, how quick it is.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser as skip, onlyFull, openPage, picture } from './lib/browser.mjs';
import { battleOf, inStep, pressAnswer, sit } from './lib/field.mjs';
import { playToDice } from './lib/play.mjs';
import { root, startServer } from './lib/server.mjs';

const axe = skip ? '' : readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server, browser, fought, fresh;
before(async () => {
  if (skip) return;
  server = await startServer();
  browser = await launch();
  fought = await newGame(server, { seed: 5, hotseat: true });
  await playToDice([fought.with(fought.keys.both)], { times: 2 });
  fresh = await newGame(server, { battle: 'brandywine-1777', hotseat: true });
  await fresh.with(fresh.keys.both).say('deploy historical');
});
after(async () => {
  if (skip) return;
  await browser.close();
  await server.stop();
});

/** The field by lamp-light, once its ground is drawn. */
async function shot(page) {
  if (!process.env.PICTURES) return;
  await page.waitForTimeout(1500);
  await picture(page, 'lamp');
}

/** A room as one who opens its address anew finds it: a change behind the # alone could cross with one that the page is making. */
async function visit(page, address, sign) {
  await page.goto('about:blank');
  await page.goto(server.url + address);
  await page.locator(sign).first().waitFor();
}

const rooms = () => ({
  home: ['/#/', 'h1'],
  new: ['/#/new/brandywine-1777', '.begin'],
  field: [`/#/game/${fresh.id}/${fresh.keys.both}`, '.ground.drawn'],      // then nothing is laid out anew while it is looked at
  replay: [`/#/replay/${fought.id}/${fought.keys.both}/20`, '.entry-card h2'],
  rules: ['/#/rules', '.rule-entry'],
  luck: [`/#/luck/${fought.id}/${fought.keys.both}`, '.proof'],
});

for (const theme of ['day', 'lamp']) {
  for (const [width, height] of [[1366, 768], [360, 740]]) {
    const long = (theme !== 'day' || width !== 1366) && onlyFull;       /* all of them in the full run */
    test(`axe finds nothing serious in any room, ${theme}, ${width}×${height}`, { skip: skip || long, timeout: 60000 }, async () => {
      const { page, clean, close } = await openPage(browser, server, { theme, width, height, touch: width < 500 });
      const found = [];
      for (const [room, [address, sign]] of Object.entries(rooms())) {
        await visit(page, address, sign);
        assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), theme);
        if (room === 'field') await page.keyboard.press('Tab');
        await page.evaluate(axe);
        const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
        for (const v of violations) if (['serious', 'critical'].includes(v.impact)) found.push(`${room}: ${v.id}: ${v.nodes.slice(0, 4).map((n) => `${n.target.join(' ')} (${(n.any[0] ?? n.all[0] ?? n.none[0])?.message ?? ''})`).join('; ')}`);
        assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${room} is wider than the window`);
        if (theme === 'lamp' && width > 1000 && room === 'field') await shot(page);
      }
      assert.deepEqual(found, []);
      await clean();
      await close();
    });
  }
}

test('large and small: every room fits 3840×2160', { skip }, async () => {
  const { page, clean, close } = await openPage(browser, server, { width: 3840, height: 2160 });
  for (const [address, sign] of Object.values(rooms())) {
    await visit(page, address, sign);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  }
  await clean();
  await close();
});

test('a first visit weighs at most 400 kB: home, and a field', { skip }, async (t) => {
  const alone = await startServer({ env: { LINSTOCK_BATTLES: join(root, 'battles') } });       /* as it is installed */
  const game = await newGame(alone, { battle: 'brandywine-1777', hotseat: true });
  await game.with(game.keys.both).say('deploy historical');
  const visits = {
    async home(page) {
      await page.goto(`${alone.url}/`);
      await page.locator('.battle img').first().scrollIntoViewIfNeeded();      // those below the edge are fetched when one comes to them
      await page.locator('.battle img[src]').first().evaluate((img) => img.decode());
      await page.evaluate(() => scrollTo(0, 0));
      await picture(page, 'home');
    },
    async field(page) {
      await sit(page, alone, game.id, game.keys.both);
      await page.locator('.piece').first().waitFor();
      await page.locator('.ground.drawn').waitFor();
    },
  };
  for (const [room, visit_] of Object.entries(visits)) {
    const { page, context, clean, close } = await openPage(browser, alone), wire = await context.newCDPSession(page);
    const sizes = new Map(), name = {};
    await wire.send('Network.enable');
    wire.on('Network.responseReceived', (e) => { name[e.requestId] = e.response.url; });
    wire.on('Network.dataReceived', (e) => sizes.set(e.requestId, (sizes.get(e.requestId) ?? 0) + (e.encodedDataLength || 0)));
    wire.on('Network.loadingFinished', (e) => sizes.set(e.requestId, e.encodedDataLength));
    await visit_(page);
    await page.waitForTimeout(500);
    for (const id of sizes.keys()) if (/\/events\?/.test(name[id] ?? '')) sizes.delete(id);     /* the stream carries the game, and is counted or not by chance */
    const total = [...sizes.values()].reduce((a, b) => a + b, 0);
    const heaviest = [...sizes].sort((a, b) => b[1] - a[1]).slice(0, 4).map(([id, n]) => `${(name[id] ?? '').replace(alone.url, '').slice(0, 50)} ${(n / 1000).toFixed(0)}`);
    t.diagnostic(`${room}: ${(total / 1000).toFixed(0)} kB in ${sizes.size} answers; heaviest (kB): ${heaviest.join(', ')}`);
    assert.ok(total > 20000, 'nothing was counted');
    assert.ok(total < 400000, `${room}: ${total} bytes: ${heaviest}`);
    await clean();
    await close();
  }
  await alone.stop();
});

test('quickness: a click is answered, the map pans (numbers, not verdicts)', { skip }, async (t) => {
  const { page, clean, close } = await openPage(browser, server, { motion: true });
  const battle = await battleOf(server, 'brandywine-1777'), game = await newGame(server, { battle: battle.id, hotseat: true }), h = game.with(game.keys.both);
  await h.say('deploy historical');
  await sit(page, server, game.id, h.key);
  let view = await inStep(page, h);
  const times = [];
  for (let i = 0; i < 6 && view.question.answers; i++) {
    await page.evaluate(() => {
      window.took = null;
      addEventListener('click', () => {
        const begun = performance.now();
        new MutationObserver((_, watch) => { watch.disconnect(); requestAnimationFrame(() => { window.took = performance.now() - begun; }); }).observe(document.querySelector('.prompt'), { childList: true, subtree: true, characterData: true });
      }, { capture: true, once: true });
    });
    await pressAnswer(page, view, (list) => Math.max(0, list.indexOf('close')));
    await page.waitForFunction(() => window.took !== null);
    times.push(await page.evaluate(() => window.took));
    view = await inStep(page, h);
  }
  times.sort((a, b) => a - b);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const box = await page.locator('.stage').boundingBox(), x = box.x + box.width / 2, y = box.y + box.height - 60;
  await page.evaluate(() => {
    window.frames = [];
    const tick = (now) => { window.frames.push(now); if (window.frames.length < 2000) requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let i = 1; i <= 60; i++) await page.mouse.move(x + 3 * Math.sin(i / 8) * i, y - 2 * i);
  await page.mouse.up();
  const gaps = await page.evaluate(() => window.frames.slice(1).map((f, i) => f - window.frames[i]));
  gaps.sort((a, b) => a - b);
  const mean = gaps.reduce((a, b) => a + b, 0) / gaps.length;
  t.diagnostic(`click to drawn answer: median ${times[Math.floor(times.length / 2)].toFixed(0)} ms, slowest ${times.at(-1).toFixed(0)} ms`);
  t.diagnostic(`panning: ${(1000 / mean).toFixed(0)} frames a second, slowest frame ${gaps.at(-1).toFixed(0)} ms (${gaps.length} frames, no graphics card)`);
  assert.ok(times[0] < 2000 && mean < 500, 'far too slow even for a machine without a graphics card');
  await clean();
  await close();
});
