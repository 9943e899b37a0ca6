// page-learn.test.mjs -- first battles led by the hand: clicked through from the first sentence to the last, every
// sentence on screen, nothing typed; by mouse, by touch at 390x844, by keyboard. Left, and gone on with.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { join } from 'node:path';
import { launch, noBrowser, onlyFull, openPage } from './lib/browser.mjs';
import { root, startServer } from './lib/server.mjs';

let server, browser;
before(async () => {
  if (noBrowser) return;
  server = await startServer({ env: { LINSTOCK_BATTLES: join(root, 'battles') } });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const ask = async (path) => (await fetch(`${server.url}${path}`)).json();
const scriptOf = async (id) => ({ ...await ask(`/api/lessons/${id}`), ids: (await ask(`/api/battles/${id}`)).units.map((u) => u.id) });

/** From home into the lesson, as a newcomer would. */
async function enter(page, lesson) {
  await page.goto(server.url);
  const first = page.locator('.home > section').first();
  assert.match(await first.getAttribute('class'), /first-battles/, 'the first battle stands first for a newcomer');
  await page.locator('.first-battle', { hasText: lesson.title }).getByRole('button', { name: 'Begin' }).click();
  await page.waitForSelector('.lesson-say');
}

const stepNow = async (page) => Number((await page.textContent('.lesson-count')).split(' ')[0]) - 1;

async function reads(page, lesson, i) {
  await page.waitForFunction(([n, words]) => document.querySelector('.lesson-count')?.textContent === n && document.querySelector('.lesson-say').textContent === words, [`${i + 1} of ${lesson.steps.length}`, lesson.steps[i].say]);
  const box = await page.locator('.lesson').boundingBox(), size = page.viewportSize();
  assert.ok(box.y >= 0 && box.y + box.height <= size.height && box.x + box.width <= size.width + 1, `step ${i + 1} is on screen`);
  const over = await page.evaluate(() => { const n = document.querySelector('.lesson'); return n.scrollHeight - n.clientHeight; });
  assert.ok(over <= 1, `step ${i + 1} is not cut off`);
}

/** The middle of what matches, in the window; of a piece: of its drawing. */
async function middleOf(page, selector, nth = 0) {
  const box = await page.locator(selector).nth(nth).boundingBox();
  assert.ok(box, `${selector} is on screen`);
  const at = [box.x + box.width / 2, box.y + box.height / 2];
  await page.waitForFunction(([x, y]) => !document.elementFromPoint(x, y)?.closest('.tray'), at);     // the dice are put away after a while
  return at;
}

const ways = {
  mouse: {
    press: (page, [x, y]) => page.mouse.click(x, y),
    button: (page, locator) => locator.click(),
  },
  touch: {
    press: (page, [x, y]) => page.touchscreen.tap(x, y),
    button: (page, locator) => locator.tap(),
  },
};

/** Whatever the page asks once more after a tap or a click: a menu with one entry, the bar of a move thought of. */
async function meansIt(page, way) {
  const sure = page.locator('.plan-bar button.primary, .menu button.primary, .menu button').first();
  for (let i = 0; i < (way === 'touch' ? 40 : 10) && !await sure.isVisible(); i++) await page.waitForTimeout(60);
  if (await sure.isVisible()) await ways[way].button(page, sure);
}

const lit = (page) => page.locator('.side .lesson-lit:visible');
const unitAt = (u) => `.pieces [data-u="${u}"]`;

/** One step done by hand, as its sentence says. */
async function doStep(page, lesson, step, i, way) {
  const { press, button } = ways[way], act = (name) => button(page, page.locator('.lesson-acts').getByRole('button', { name, exact: true }));
  if (step.awaits === 'read') return act('Next');
  if (step.awaits === 'select') return press(page, await middleOf(page, unitAt(step.select)));
  if (step.awaits === 'odds') {
    await act('Do it for me');
    await page.waitForSelector('.odds :is(.outcomes, .glance)', { state: 'attached' });
    return act('Next');
  }
  const spots = await page.locator('.marks-lesson-at > *').count();
  if (spots && step.units.length && !step.answers.length) {
    for (let k = 0; k < spots; k++) {
      const u = step.units[Math.min(k, step.units.length - 1)];
      const held = await page.locator('.chosen').textContent();
      if (!held.includes(`${lesson.ids[u]} ·`)) await press(page, await middleOf(page, unitAt(u)));   // twice would give an order
      await press(page, await middleOf(page, '.marks-lesson-at > *', k));
      await meansIt(page, way);
      await page.waitForTimeout(250);
    }
    return undefined;
  }
  if (step.panel === 'turn') {
    if (!await lit(page).count()) await press(page, await middleOf(page, unitAt(step.units[0])));
    await button(page, lit(page).first());
    return button(page, page.locator('.rose').getByRole('menuitem', { name: /: E$/ }));
  }
  if (!step.answers.length) return turnOnTable(page, step, way);
  await page.waitForTimeout(400);
  if (step.units.length === 1 && !await lit(page).count()) {      // it is answered on the map
    await press(page, await middleOf(page, unitAt(step.units[0])));
    await meansIt(page, way);
    await page.waitForTimeout(400);
  }
  for (const order of step.answers) {
    if (await stepNow(page) !== i) return undefined;
    const one = page.locator(`.side .lesson-lit[data-order="${order}"]:visible`).first();
    try {
      await one.waitFor({ timeout: 3000 });
    } catch {
      continue;                       // it went by itself
    }
    await button(page, one);
    await page.waitForTimeout(250);
  }
  return undefined;
}

/** On a table: take it, think of it just before where it stands, turn it, do it. */
async function turnOnTable(page, step, way) {
  const { press, button } = ways[way], at = await middleOf(page, unitAt(step.units[0]));
  await press(page, at);
  await press(page, [at[0] + 26, at[1] + 34]);
  for (let i = 0; i < 3; i++) await button(page, page.locator('.plan-bar').getByRole('button', { name: 'Turn right' }));
  await page.waitForTimeout(300);
  await button(page, page.locator('.plan-bar button.primary'));
}

async function walk(page, id, way, upTo = Infinity) {
  const lesson = await scriptOf(id);
  await enter(page, lesson);
  for (let i = 0; i < Math.min(lesson.steps.length, upTo); i++) {
    await reads(page, lesson, i);
    await doStep(page, lesson, lesson.steps[i], i, way);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${id}-${way}-${i + 1}.png` });
  }
  return lesson;
}

for (const id of ['brandywine-1777', 'cowpens-1781', 'hedgerow-hill']) {
  test(`${id}: by mouse, from the first sentence to the last`, { skip: noBrowser || (id !== 'hedgerow-hill' && onlyFull) }, async () => {
    const { page, clean, close } = await openPage(browser, server);
    await walk(page, id, 'mouse');
    await page.locator('.lesson-say', { hasText: 'That was your first battle.' }).waitFor();
    assert.ok(await page.locator('.lesson-acts a', { hasText: 'Fight' }).isVisible());
    await clean();
    await close();
  });
}

test('by touch at 390x844', { skip: noBrowser || onlyFull }, async () => {
  const { page, clean, close } = await openPage(browser, server, { width: 390, height: 844, touch: true });
  await walk(page, 'brandywine-1777', 'touch');
  await page.locator('.lesson-say', { hasText: 'That was your first battle.' }).waitFor();
  await clean();
  await close();
});

test('where nothing is measured, by touch', { skip: noBrowser || onlyFull }, async () => {
  const { page, clean, close } = await openPage(browser, server, { width: 390, height: 844, touch: true });
  await walk(page, 'hedgerow-hill', 'touch');
  await page.locator('.lesson-say', { hasText: 'That was your first battle.' }).waitFor();
  await clean();
  await close();
});

test('by keyboard: the strip alone will do, and the board answers to its keys', { skip: noBrowser }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const lesson = await scriptOf('brandywine-1777');
  await page.goto(server.url);
  await page.locator('.first-battle button').first().focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.lesson-say');
  for (let i = 0; i < lesson.steps.length; i++) {
    await reads(page, lesson, i);
    if (i === 2) {                    // on the board itself
      await page.locator('.stage').focus();
      for (let k = 0; k < 4 && await stepNow(page) === i; k++) {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Space');
        await page.waitForTimeout(200);
        if (await stepNow(page) === i) await page.keyboard.press('Space');
      }
      continue;
    }
    for (let k = 0; k < 6 && await stepNow(page) === i; k++) {
      const button = page.locator('.lesson-acts').getByRole('button', { name: /^(Next|Do it for me)$/ }).first();
      if (i === lesson.steps.length - 1 && !await button.count()) break;
      await button.focus();
      await page.keyboard.press('Enter');
      await page.waitForTimeout(350);
      if (await page.locator('.lesson-say', { hasText: 'That was your first battle.' }).count()) break;
    }
  }
  await page.locator('.lesson-say', { hasText: 'That was your first battle.' }).waitFor();
  await clean();
  await close();
});

test('what is not asked for is allowed, said, and taken back; left, and gone on with tomorrow', { skip: noBrowser }, async () => {
  const { page, clean, close } = await openPage(browser, server);
  const lesson = await walk(page, 'brandywine-1777', 'mouse', 3);
  await reads(page, lesson, 3);
  // elsewhere: two squares to the west of where it stands
  const at = await middleOf(page, unitAt(lesson.steps[2].select)), spot = await page.locator('.marks-lesson-at > *').first().boundingBox();
  await page.mouse.click(at[0] - 2 * spot.width, at[1]);
  await page.getByText(lesson.steps[3].astray).waitFor();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.waitForFunction(() => !document.querySelector('.lesson-how').classList.contains('astray'));
  await reads(page, lesson, 3);
  await doStep(page, lesson, lesson.steps[3], 3, 'mouse');
  await reads(page, lesson, 4);
  // the rules refuse as ever
  await page.locator('.prompt button, .ends button').filter({ hasText: /over|close/i }).first().click().catch(() => {});
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.waitForSelector('.home');
  await page.reload();
  await page.locator('.first-battle', { hasText: lesson.title }).getByRole('link', { name: 'Go on' }).click();
  await page.waitForSelector('.lesson-say');
  assert.ok(await stepNow(page) >= 4, 'it is where it was left');
  await page.getByRole('button', { name: 'Back' }).click();
  await clean({ but: /422/ });
  await close();
});
