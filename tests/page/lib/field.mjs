// field.mjs -- a hand at the field: presses, drags and keys, where the page shows things. What to do next the tests
// learn from the server; that it can be done, and comes out, they learn from the page.
import assert from 'node:assert/strict';
import { ask } from './api.mjs';
import { sleep } from './server.mjs';

/** Opens the field of a game with a key and waits until it stands. */
export async function sit(page, server, id, key) {
  await page.goto(`${server.url}/#/game/${id}/${key}`);
  await page.locator(`.field[data-game="${id}"] .stage`).waitFor();      // not the one that was open before
  await page.locator('#question').waitFor();
}

/** The map has come to rest: laid out, and not on its way to somewhere. */
const atRest = (page) => page.evaluate(() => new Promise((done) => {
  const place = () => JSON.stringify(document.querySelector('.world')?.getBoundingClientRect() ?? null);
  let was = place(), same = 0, left = 120;
  const look = () => {
    const now = place();
    same = now === was ? same + 1 : 0;
    was = now;
    if (same >= 3 || --left === 0) done();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}));

export const battleOf = async (server, id) => (await ask(server, 'GET', `/api/battles/${id}`)).json;

/** The game as the page stands at it: after it has drawn what the server knows. Waits for bots unless told. */
export async function inStep(page, hand, { bots = true, patience = Math.max(20000, Number(process.env.PATIENCE ?? 0)) } = {}) {
  const until = Date.now() + patience;
  let view;
  do {
    view = await hand.view();
    const bot = view.question.asking === 'side' && view.seats[view.question.side] !== 'person';
    if (!bots || !bot || view.over) {
      /* by its number: two questions in a row may have the same words */
      const drawn = await page.evaluate(() => ({ n: Number(document.querySelector('.prompt')?.dataset.n ?? -1), sending: Boolean(document.querySelector('.stage.sending')) }));
      if (drawn.n === view.n && !drawn.sending) {
        const wanted = view.over ? view.over.text : view.question.called ?? view.question.text, shown = await page.locator('#question').textContent();
        assert.ok(shown.startsWith(wanted), `the page asks "${shown}" and not "${wanted}"`);
        await atRest(page);
        return view;
      }
    }
    await sleep(25);
  } while (Date.now() < until);
  return assert.fail(`the page did not come to "${view.question.text}"; it says "${await page.locator('#question').textContent()}"`);
}

/**
 * After something was done that gives an order: the view once the page has drawn what came of it. A busy machine is
 * waited for; where the page says no, or asks what was meant, only a little, since those words may be of something before.
 */
export async function outcome(page, hand, n, { patience = 8000, doubt = 1500 } = {}) {
  let until = Date.now() + patience;
  do {
    if ((await hand.view()).n > n) break;
    const no = await page.evaluate(() => [...document.querySelectorAll('.bubble.refused.stays, .order-refusal, .toast.urgent, .menu')].some((e) => e.textContent.trim()));
    if (no) until = Math.min(until, Date.now() + doubt);
    await sleep(25);
  } while (Date.now() < until);
  return inStep(page, hand);
}

/** The middle of a cell in the window. */
export function pointOf(page, battle, cell) {
  const { x, y } = battle.board.cells[cell];
  return page.evaluate(([cx, cy, w, h]) => {
    const box = document.querySelector('.world').getBoundingClientRect();
    return { x: box.left + (cx * box.width) / w, y: box.top + (cy * box.height) / h };
  }, [x, y, battle.board.width, battle.board.height]);
}

/** Where a piece can be taken hold of: its counter on the map if it lies on top, or beside the board; else null. */
export async function gripOf(page, u) {
  const chip = page.locator(`.reserve-piece[data-u="${u}"]`);
  if (await chip.count()) await chip.first().scrollIntoViewIfNeeded();
  return page.evaluate((unit) => {
    for (const node of document.querySelectorAll(`.reserve-piece[data-u="${unit}"], .piece[data-u="${unit}"] .body, .piece[data-u="${unit}"]`)) {
      const b = node.getBoundingClientRect(), x = b.left + b.width / 2, y = b.top + b.height / 2;
      const over = document.elementFromPoint(x, y)?.closest('[data-u]');
      if (b.width && Number(over?.dataset.u) === unit) return { x, y };
    }
    return null;
  }, u);
}

export async function drag(page, from, to) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 8);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 2 });
  await page.mouse.up();
}

/** The button of an order in the prompt, by its words, its order in small print, or its title; the list is unfolded for it. */
async function buttonOf(page, order) {
  const find = () => page.evaluateHandle((wanted) => [...document.querySelectorAll('.prompt button')].find((b) => b.checkVisibility() && (b.title === wanted || b.textContent.trim() === wanted || b.querySelector('code')?.textContent === wanted)) ?? null, order);
  let button = (await find()).asElement();
  if (!button) {
    await page.evaluate(() => { for (const d of document.querySelectorAll('.prompt details')) d.open = true; });
    button = (await find()).asElement();
  }
  return button;
}

/** One press on a listed answer of the prompt; its order. `prefer` picks among them. */
export async function pressAnswer(page, view, prefer = () => 0, { tap = false } = {}) {
  const { answers } = view.question, order = answers[Math.max(0, prefer(answers))], button = await buttonOf(page, order);
  assert.ok(button, `no button for "${order}" of "${view.question.text}"`);
  await button[tap ? 'tap' : 'click']();
  return order;
}

/** Where a unit can march, by the overlay, nearest to an enemy first: cells. */
export async function marches(hand, battle, view, u) {
  const side = battle.units[u].side, marks = (await hand.get(`/overlay?name=reach&unit=${battle.units[u].id}`)).json?.marks ?? [];
  const enemies = view.pieces.filter((p) => p.at === 'board' && battle.units[p.u].side !== side).map((p) => battle.board.cells[p.cell]);
  const far = (cell) => Math.min(99, ...enemies.map((e) => Math.max(Math.abs(e.x - battle.board.cells[cell].x), Math.abs(e.y - battle.board.cells[cell].y))));
  const here = view.pieces.find((p) => p.u === u), now = here.at === 'board' ? far(here.cell) : 100;
  return marks.map((m) => m.cell).filter((c) => far(c) < now).sort((a, b) => far(a) - far(b));
}

/** An attack that the rules allow with one piece alone: {unit, cell, order}, or null. */
export async function strikeFor(h, battle, view) {
  const side = view.question.side, on = view.pieces.filter((p) => p.at === 'board');
  for (const enemy of on.filter((p) => battle.units[p.u].side !== side && view.question.answers.includes(`engage ${battle.units[p.u].id}`))) {
    const there = battle.board.cells[enemy.cell], all = on.filter((p) => p.cell === enemy.cell).map((p) => battle.units[p.u].id).join(' ');
    for (const own of on.filter((p) => battle.units[p.u].side === side)) {
      const here = battle.board.cells[own.cell];
      if (Math.max(Math.abs(here.x - there.x), Math.abs(here.y - there.y)) !== 1) continue;
      const order = `attack ${all} with ${battle.units[own.u].id}`;
      if ((await h.get(`/check?order=${encodeURIComponent(order)}`)).json.ok) return { unit: own.u, cell: enemy.cell, order };
    }
  }
  return null;
}

// ---- by keyboard ----

export const toMap = (page) => page.locator('.stage').focus();

/** The cursor to a cell, by arrows; the caption under the map says where it is. */
export async function cursorTo(page, battle, cell) {
  const name = () => page.locator('.caption').textContent().then((t) => t.split(':')[0]);
  const to = battle.board.cells[cell];
  for (let i = 0; i < 160; i++) {
    const here = await name(), at = battle.board.cells.find((c) => c.name === here);
    if (at === to) return;
    if (!at) await page.keyboard.press('ArrowUp');
    else if (at.x !== to.x) await page.keyboard.press(at.x < to.x ? 'ArrowRight' : 'ArrowLeft');
    else await page.keyboard.press(at.y < to.y ? 'ArrowDown' : 'ArrowUp');
  }
  assert.fail(`the cursor does not come to ${to.name}`);
}

/** A piece on the map taken in hand at the cursor: Space, and ] through its stack. */
export async function takeUp(page, battle, piece) {
  const held = async () => (await page.locator('.chosen').textContent()).includes(`${battle.units[piece.u].id} ·`);
  await cursorTo(page, battle, piece.cell);
  for (let k = 0; k < 12 && !await held(); k++) await page.keyboard.press(k ? ']' : 'Space');
  assert.ok(await held(), `${battle.units[piece.u].id} is not taken up`);
}
