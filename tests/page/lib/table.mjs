// table.mjs -- a hand at a battle in inches: where places and units are in the window, and how they are carried.
import assert from 'node:assert/strict';
import { newGame } from './api.mjs';
import { inStep, outcome, sit } from './field.mjs';

/** The middle of a place of the table in the window. */
export function windowOf(page, battle, [x, y]) {
  return page.evaluate(([px, py, w, h]) => {
    const box = document.querySelector('.world').getBoundingClientRect();
    return { x: box.left + (px * box.width) / w, y: box.top + ((h - py) * box.height) / h };
  }, [x, y, battle.table.width, battle.table.height]);
}

/** Where a unit on the table can be taken hold of: one of its stands, or its disc. */
export function holdOf(page, u) {
  return page.evaluate((unit) => {
    for (const plate of document.querySelectorAll(`.piece[data-u="${unit}"] .plate`)) {
      const b = plate.getBoundingClientRect(), x = b.left + b.width / 2, y = b.top + b.height / 2;
      if (Number(document.elementFromPoint(x, y)?.closest('[data-u]')?.dataset.u) === unit) return { x, y };
    }
    return null;
  }, u);
}

/** A chip of the reserve, brought into sight. */
export async function chipOf(page, u) {
  const chip = page.locator(`.reserve-piece[data-u="${u}"]`);
  await chip.scrollIntoViewIfNeeded();
  const b = await chip.boundingBox();
  return { x: b.x + b.width / 2, y: b.y + b.height / 3 };
}

/** Takes something up and carries it by so many pixels, or to a point; it is not let go. */
export async function carry(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 9, from.y - 7);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 3 });
}

/** The same to the place [x, y] for a unit whose own place is known: the hand need not hold it there. */
export async function carryTo(page, battle, piece, place) {
  const hold = await holdOf(page, piece.u), a = await windowOf(page, battle, piece.foot.at), b = await windowOf(page, battle, place);
  assert.ok(hold, `${battle.units[piece.u].id} cannot be taken hold of`);
  await carry(page, hold, { x: hold.x + b.x - a.x, y: hold.y + b.y - a.y });
}

/** A game at one screen, brought by these orders to where a test begins. */
export async function tableGame(server, battle, orders, { seed = 7 } = {}) {
  const game = await newGame(server, { battle, hotseat: true, dice: 'seeded', seed }), h = game.with(game.keys.both);
  for (const order of orders) await h.say(order);
  return { ...game, h };
}

/** The field of such a game, once it stands. */
export async function sitDown(page, server, game) {
  await sit(page, server, game.id, game.h.key);
  return inStep(page, game.h);
}

/** Cowpens set up as it was, the Americans about to pick a group. */
export const cowpens = ['objective 48.6 37.5', 'objective 46.8 21.5', 'objective 50.8 52.5', 'objective 24.5 38.5', 'deploy historical', 'deploy historical', 'first'];

/** Gives what lies with its buttons. */
export async function doIt(page, h, n) {
  await page.getByRole('button', { name: 'Do it' }).click();
  return outcome(page, h, n);
}
