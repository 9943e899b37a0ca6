// How fast the page is: what its answer to a click takes, and whether a long game makes it slower. Tests that look at a clock want
// the machine for themselves, so they are part of ./test --full (FULL=1), alone, beside Lighthouse.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { newGame } from './lib/api.mjs';
import { launch, noBrowser, onlyFull, openPage, refusedOrders } from './lib/browser.mjs';
import { battleOf, gripOf, inStep, sit } from './lib/field.mjs';
import { startServer } from './lib/server.mjs';

const skip = noBrowser || onlyFull;

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

/** A page on which the line to the server can be spoken into: say(n) sends so many messages with a few events each. */
async function lineOpen(page, server, id, key) {
  await page.addInitScript(() => {
    window.EventSource = class extends window.EventSource {
      constructor(...args) {
        super(...args);
        window.line = this;
      }
    };
  });
  await sit(page, server, id, key);
  const view = await (await fetch(`${server.url}/api/games/${id}`, { headers: { Authorization: `Bearer ${key}` } })).json();
  await page.evaluate(({ n, moves, question, units, cells }) => {
    let at = n, made = moves;
    window.say = (many) => {
      for (let i = 0; i < many; i++) {
        at++;
        made++;
        const u = at % units, events = [0, 1, 2].map((k) => ({ event: 'moved', text: `Unit ${u} goes on, for the ${at}th time (${k}).`, rule: 'BW-8.2', units: [u], cells: [(at * 7 + k) % cells], outcome: at % 9 === 0 && k === 0 }));
        window.line.dispatchEvent(new MessageEvent('step', { lastEventId: String(at), data: JSON.stringify({ n: at, moves: made, said: [{ side: 0, order: `turn ${u} N` }], events, question: { ...question, text: `${question.text} ${at}` } }) }));
        window.heard.length = 0;
      }
    };
  }, { n: view.n, moves: view.moves, question: view.question, units: view.pieces.length, cells: 100 });
  await page.waitForFunction(() => window.line?.readyState === 1);
}

test('a log of 5,000 entries slows nothing, and a game left open for a day does not grow', { skip, timeout: 300000 }, async (t) => {
  const many = 20000;
  const { page, context, close } = await openPage(browser, server), wire = await context.newCDPSession(page);
  const game = await newGame(server, { battle: 'brandywine-1777', hotseat: true }), h = game.with(game.keys.both);
  await h.say('deploy historical');
  await lineOpen(page, server, game.id, h.key);
  await wire.send('HeapProfiler.enable');
  const weight = async () => {
    await page.waitForTimeout(2500);                                /* what goes by itself is gone */
    await wire.send('HeapProfiler.collectGarbage');
    return { heap: (await wire.send('Runtime.getHeapUsage')).usedSize / 1e6, ...(await wire.send('Memory.getDOMCounters')) };
  };
  /** How long the page takes over one message, with the layout that follows: the median of a few. */
  const pace = () => page.evaluate(() => {
    const times = [];
    for (let i = 0; i < 15; i++) {
      const begun = performance.now();
      window.say(1);
      void document.body.offsetHeight;
      times.push(performance.now() - begun);
    }
    return times.sort((a, b) => a - b)[7];
  });
  await page.evaluate(() => window.say(100));
  const early = await pace();
  await page.evaluate(() => window.say(1600));                    /* three entries each */
  const late = await pace(), first = await weight();
  t.diagnostic(`a message takes ${early.toFixed(1)} ms at the beginning, ${late.toFixed(1)} ms after 5,000 entries`);
  assert.ok(late < early * 2 + 5, `${early.toFixed(1)} ms, then ${late.toFixed(1)} ms`);
  assert.ok(await page.locator('.log .entries .event').count() > 300);
  for (let said = 1730; said < many; said += 500) await page.evaluate(() => window.say(500));
  const last = await weight();
  t.diagnostic(`heap ${first.heap.toFixed(1)} MB after 1,700 messages, ${last.heap.toFixed(1)} MB after ${many}; nodes ${first.nodes} and ${last.nodes}, listeners ${first.jsEventListeners} and ${last.jsEventListeners}`);
  assert.ok(last.heap < first.heap + 12, `the heap grew from ${first.heap.toFixed(1)} to ${last.heap.toFixed(1)} MB`);
  assert.ok(last.nodes < first.nodes * 1.3 + 500, `${first.nodes} nodes, then ${last.nodes}`);
  assert.ok(last.jsEventListeners < first.jsEventListeners * 1.3 + 200, `${first.jsEventListeners} listeners, then ${last.jsEventListeners}`);
  await close();
});

test('a click is drawn within 50 milliseconds: a piece taken in hand, an answer with its way to the server and back', { skip, timeout: 120000 }, async (t) => {
  const { page, clean, close } = await openPage(browser, server), battle = await battleOf(server, 'brandywine-1777');
  const game = await newGame(server, { battle: battle.id, hotseat: true }), h = game.with(game.keys.both);
  await h.say('deploy historical');
  for (let i = 0; i < 6 && (await h.view()).question.side === 0; i++) await h.say('close');
  await sit(page, server, game.id, h.key);
  let view = await inStep(page, h);
  await page.waitForTimeout(3000);                                 /* the ground is painted */
  /** From the click to the frame after the first change of that part of the page. */
  const drawn = async (css, act) => {
    await page.evaluate((part) => {
      window.took = null;
      addEventListener('click', () => {
        const begun = performance.now();
        new MutationObserver((_, watch) => { watch.disconnect(); requestAnimationFrame(() => { window.took = performance.now() - begun; }); }).observe(document.querySelector(part), { childList: true, subtree: true, characterData: true });
      }, { capture: true, once: true });
    }, css);
    await act();
    await page.waitForFunction(() => window.took !== null);
    return page.evaluate(() => window.took);
  };
  const hands = [], answers = [];
  for (const p of view.pieces.filter((q) => q.at === 'board' && battle.units[q.u].side === 1).slice(0, 12)) {
    const grip = await gripOf(page, p.u);
    if (grip) hands.push(await drawn('.chosen', () => page.mouse.click(grip.x, grip.y)));
    await page.keyboard.press('Escape');
  }
  for (let i = 0; i < 14 && !view.over; i++) {
    const close = page.locator('.ends button').first();
    if (!await close.isVisible()) break;
    answers.push(await drawn('.prompt', () => close.click()));
    view = await inStep(page, h);
  }
  const by = (list) => [...list].sort((a, b) => a - b), middle = (list) => by(list)[Math.floor(list.length / 2)];
  t.diagnostic(`taken in hand: median ${middle(hands).toFixed(0)} ms of ${hands.length}; an answer: median ${middle(answers).toFixed(0)} ms of ${answers.length}, least ${by(answers)[0].toFixed(0)}`);
  assert.ok(by(hands)[Math.floor(hands.length / 3)] < 50, `taken in hand: ${by(hands).map(Math.round)} ms`);
  assert.ok(by(answers)[Math.floor(answers.length / 3)] < 50, `an answer: ${by(answers).map(Math.round)} ms`);
  await clean({ but: refusedOrders });
  await close();
});
