// threeways.mjs -- the same things done in the page with a mouse, with a finger and with keys alone. Nothing is typed into the
// order line, and nothing is pressed that could not be pressed there.
import assert from 'node:assert/strict';
import { cursorTo, gripOf, pointOf, toMap } from './field.mjs';
import { windowOf } from './table.mjs';

export const SIZES = { mouse: { width: 1366, height: 768 }, touch: { width: 390, height: 844, touch: true }, keys: { width: 1366, height: 768 } };

/** The unit in hand, by what the page says; -1: none is. */
const inHand = (page) => page.evaluate(() => Number(document.querySelector('.chosen:not([hidden])')?.dataset.u ?? -1));

/** makeWay(page, battle, name): name is one of SIZES. */
export function makeWay(page, battle, name) {
  const keys = name === 'keys', touch = name === 'touch', table = Boolean(battle.table);

  const press = (p) => (touch ? page.touchscreen.tap(p.x, p.y) : page.mouse.click(p.x, p.y));

  /** A finger that goes from here to there. */
  async function draw(from, to) {
    const wire = await page.context().newCDPSession(page), finger = (type, at) => wire.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at.x, y: at.y }] : [] });
    await finger('touchStart', from);
    for (const k of [0.3, 0.6, 1, 1]) await finger('touchMove', { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k });
    await finger('touchEnd');
    await wire.detach();
  }

  /** A button that is seen, or comes into sight: pressed as a hand would, or reached by Tab. */
  async function button(locator) {
    const node = await locator.elementHandle();
    assert.ok(node, 'there is no such button');
    if (!keys) {
      await node.scrollIntoViewIfNeeded();
      let b = await node.boundingBox();
      for (let k = 0, was = null; k < 20 && (b?.x !== was?.x || b?.y !== was?.y); k++) {      // a hand waits until it stands still
        await page.waitForTimeout(60);
        [was, b] = [b, await node.boundingBox()];
      }
      return press({ x: b.x + b.width / 2, y: b.y + b.height / 2 });
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('q');
    for (let i = 0; i < 160; i++) {
      if (await node.evaluate((n) => n === document.activeElement)) return page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
    }
    return assert.fail('Tab does not come to it');
  }

  /** The button of an order in the prompt; the list is unfolded for it. null: there is none. */
  async function buttonFor(order) {
    const mark = () => page.evaluate((wanted) => {
      for (const b of document.querySelectorAll('[data-wanted]')) delete b.dataset.wanted;
      const found = [...document.querySelectorAll('.prompt button')].find((b) => b.checkVisibility() && (b.dataset.order === wanted || b.title === wanted || b.textContent.trim() === wanted || b.querySelector('code')?.textContent === wanted));
      if (found) found.dataset.wanted = '1';
      return Boolean(found);
    }, order);
    if (await mark()) return page.locator('[data-wanted]');
    const fold = page.locator('.prompt details.more:not([open]) > summary:visible').first();
    if (!await fold.count()) return null;
    await button(fold);
    return await mark() ? page.locator('[data-wanted]') : null;
  }

  async function answer(order) {
    const b = await buttonFor(order);
    if (!b) return false;
    await button(b);
    return true;
  }

  /** A point of the map in sight and under no paper; where it is not the whole map is shown. */
  async function inSight(where) {
    const free = async () => { const p = await where(); return await page.evaluate(({ x, y }) => { const e = document.elementFromPoint(x, y); return Boolean(e?.closest('.stage') && !e.closest('.no-zoom')); }, p) ? p : null; };
    const p = await free();
    if (p) return p;
    await page.locator('[aria-label="Fit the whole map"]')[touch ? 'tap' : 'click']();
    await page.waitForTimeout(350);
    return await free();
  }

  /** What opens at the pointer: the item of this order, else (any) the first. False: nothing of the kind. */
  async function choose(order, { any = false, patience = 900 } = {}) {
    for (let left = patience; left > 0; left -= 50) {
      if (await page.locator('.menu').isVisible()) break;
      if (left <= 50) return false;
      await page.waitForTimeout(50);
    }
    const at = await page.evaluate(([wanted, first]) => {
      const items = [...document.querySelectorAll('.menu button')], k = items.findIndex((b) => !b.disabled && (b.textContent.includes(wanted) || b.dataset.order === wanted));
      return k >= 0 ? k : first ? items.findIndex((b) => !b.disabled) : -1;
    }, [order, any]);
    if (at < 0) { await page.keyboard.press('Escape'); return false; }
    if (keys) {
      for (let i = 0; i < at; i++) await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else {
      const b = await page.locator('.menu button').nth(at).boundingBox();
      await press({ x: b.x + b.width / 2, y: b.y + b.height / 2 });
    }
    return true;
  }

  /** The rose of directions that stands at a piece. */
  async function way(order) {
    const rose = page.locator('.rose');
    const dir = order.split(' ').at(-1);
    if (!await rose.isVisible()) return answer(order);
    const b = page.locator('.rose button:enabled').filter({ hasText: new RegExp(`^${dir}$`) });
    if (!await b.count()) return answer(order);
    if (keys) {
      const KEYPAD = { N: 8, NE: 9, E: 6, SE: 3, S: 2, SW: 1, W: 4, NW: 7 };
      if (!await page.evaluate(() => Boolean(document.activeElement?.closest('.rose')))) { await toMap(page); await page.keyboard.press('r'); }
      await page.keyboard.press(String(KEYPAD[dir]));
    } else {
      const box = await b.first().boundingBox();
      await press({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    }
    return true;
  }

  async function cell(c) {
    if (keys) {
      await toMap(page);
      await cursorTo(page, battle, c);
      return page.keyboard.press('Enter');
    }
    const p = await inSight(() => pointOf(page, battle, c));
    if (!p) return false;
    return press(p);
  }

  /** A unit that lies on the map, or beside it, taken in hand; whether it is. */
  async function take(u) {
    if (await inHand(page) === u) return true;
    if (keys) {
      await toMap(page);
      for (let i = 0; i < 60 && await inHand(page) !== u; i++) {
        if (await page.evaluate(() => document.activeElement !== document.querySelector('.stage'))) break;
        await page.keyboard.press('Tab');
      }
      if (await inHand(page) !== u) {
        await toMap(page);
        const id = battle.units[u].id;
        for (let i = 0; i < 60 && await inHand(page) !== u; i++) await page.keyboard.press('Shift+Tab');
        if (await inHand(page) !== u) throw new Error(`${id} is not reached by Tab`);
      }
      return true;
    }
    let grip = await gripOf(page, u);
    if (!grip) {
      await page.locator('[aria-label="Fit the whole map"]')[touch ? 'tap' : 'click']();
      await page.waitForTimeout(350);
      grip = await gripOf(page, u);
    }
    if (!grip) return false;
    await press(grip);
    return await inHand(page) === u;
  }

  /** One of a stack, spread out first: pressed where it lies then. */
  async function takeFromStack(u, c) {
    if (await inHand(page) === u) return true;
    if (keys) return take(u);
    const p = await inSight(() => pointOf(page, battle, c));
    if (!p) return false;
    await press(p);
    await page.waitForTimeout(120);
    if (await inHand(page) === u) return true;
    const spot = await page.evaluate((unit) => {
      const b = document.querySelector(`.fan [data-u="${unit}"]`)?.getBoundingClientRect();
      return b ? { x: b.left + b.width / 2, y: b.top + b.height / 2 } : null;
    }, u);
    if (!spot) return false;
    await press(spot);
    await page.waitForTimeout(80);
    return await inHand(page) === u;
  }

  /** The cursor of a table to a place, by arrows of five inches, one, and a quarter. */
  async function cursorToPlace([x, y]) {
    const at = async () => (await page.locator('.caption').textContent()).match(/^([\d.]+), ([\d.]+):/)?.slice(1).map(Number) ?? null;
    await toMap(page);
    await page.keyboard.press('ArrowUp');
    for (let i = 0; i < 120; i++) {
      const here = await at();
      if (!here) return false;
      const dx = x - here[0], dy = y - here[1], far = Math.abs(dx) > Math.abs(dy) ? dx : dy, key = far === dx ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : (dy > 0 ? 'ArrowUp' : 'ArrowDown');
      if (Math.abs(far) <= 0.2) return true;
      await page.keyboard.press(Math.abs(far) > 4.9 ? `Shift+${key}` : Math.abs(far) > 0.9 ? key : `Alt+${key}`);
    }
    return false;
  }

  /** What is thought of on a table: given where the rules allow it, else dropped. Whether it was given. */
  async function doPlan(sent) {
    for (let k = 0; k < 40; k++) {
      if (await sent()) return true;
      if (await page.locator('.plan-words.legal').count()) break;
      if (await page.locator('.plan-words.refused, .bubble.refused.stays').count() && k > 8) break;
      await page.waitForTimeout(50);
    }
    if (await page.locator('.plan-words.legal').count()) {
      if (keys) { await toMap(page); await page.keyboard.press('Enter'); } else await button(page.getByRole('button', { name: 'Do it' }));
      return true;
    }
    const drop = page.getByRole('button', { name: 'Drop' });
    if (await drop.isVisible()) {
      if (keys) { await toMap(page); await page.keyboard.press('Escape'); } else await button(drop);
    }
    return false;
  }

  return { name, keys, touch, table, press, draw, button, buttonFor, answer, inSight, choose, way, cell, take, takeFromStack, cursorToPlace, doPlan, inHand: () => inHand(page), place: (p) => inSight(() => windowOf(page, battle, p)) };
}
