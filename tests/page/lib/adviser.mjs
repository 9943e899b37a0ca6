// adviser.mjs -- what a sensible commander would answer: `linstock bot` follows the game entry by entry, and its bot
// `doctrine` is asked. It only advises; the answer is given by hand in the page.
import { execFileSync, spawn } from 'node:child_process';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { battles, linstock } from './server.mjs';

/**
 * The whole line of a game from its server's folder. Where something stays hidden until the end, as orders under seal do,
 * no seat is told it; a commander's adviser must know what he did himself.
 */
function wholeLine(server, id) {
  const folder = mkdtempSync(join(tmpdir(), 'linstock-line-'));
  try {
    execFileSync(linstock, ['doctor', server.data, '--records', folder], { env: { ...process.env, LINSTOCK_BATTLES: battles }, stdio: 'ignore' });
    return [...readFileSync(join(folder, `${id}.lin`), 'utf8').matchAll(/^ *[1-9]\d* +\S+ +(.*?)(?: += ([\d ]+))?$/gm)]
      .map(([, order, dice]) => ({ order: order.trim(), dice: dice?.trim().split(/ +/) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** makeAdviser(battle): follow(h) brings it to where the game is; ahead(most) is what doctrine would do next. */
export function makeAdviser(battle) {
  const child = spawn(linstock, ['bot'], { env: { ...process.env, LINSTOCK_BATTLES: battles }, stdio: ['pipe', 'pipe', 'inherit'] });
  const waiting = [];
  let heard = '', known = 0, begun = null;

  child.stdout.setEncoding('utf8');
  child.stdout.on('data', (part) => {
    heard += part;
    for (let end = heard.indexOf('\n\n'); end >= 0; end = heard.indexOf('\n\n')) {
      const said = heard.slice(0, end);
      heard = heard.slice(end + 2);
      waiting.shift()?.({ ok: said.startsWith('='), text: said.slice(1).trim() });
    }
  });
  for (const part of [child, child.stdout]) part.unref();
  const say = (line) => new Promise((done) => {
    const awake = setInterval(() => {}, 1000);           // an unreferenced child alone does not keep a test waiting
    waiting.push((answer) => { clearInterval(awake); done(answer); });
    child.stdin.write(`${line}\n`);
  });
  const must = async (line) => { const a = await say(line); assert.ok(a.ok, `${line}: ${a.text}`); return a.text; };
  const json = async (line) => JSON.parse(await must(line));

  /** What was ordered may be settled by several throws; each is handed over when it is asked for. */
  async function hand(dice) {
    const left = [...dice];
    while (await must('side') === 'dice') await must(`dice ${left.splice(0, (await json('question')).dice.n).join(' ')}`);
  }

  /** To where the game is; h: a hand in it (api.mjs). */
  async function follow(h) {
    const told = (await h.get('/line')).json.entries, entries = told.length < (await h.view()).n ? wholeLine(h.server, h.id) : told;
    if (begun === null || entries.length < known) {      // nothing yet, or something was taken back
      await must(`new ${battle}`);
      begun = /^ *0 +start += ([\d ]+)$/m.exec((await h.get('/record')).text)?.[1].trim().split(/ +/) ?? [];
      known = 0;
      await hand(begun);
    }
    for (; known < entries.length; known++) {
      await must(`order ${entries[known].order}`);
      await hand(entries[known].dice ?? []);
    }
  }

  /**
   * Up to `most` orders that doctrine would give now, as long as the same side is asked and no dice fall, with the pieces
   * after them: {orders, pieces}. Nothing is changed.
   */
  async function ahead(most = 40, goesOn = () => true) {
    const side = await must('side'), orders = [];
    while (orders.length < most && await must('side') === side && goesOn(orders)) orders.push(await must('genmove doctrine'));
    const pieces = await json('pieces');
    for (const _ of orders) if (!(await say('undo')).ok) begun = null;       // what was measured is not taken back: from the beginning again
    return { orders, pieces };
  }

  return { follow, ahead, must, close: () => child.kill() };
}
