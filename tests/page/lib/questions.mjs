// questions.mjs -- a moment of some game for every question of the rules, as games to be sat down at.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ask, hand } from './api.mjs';
import { battles, linstock, root, tempFolder } from './server.mjs';

const program = join(dirname(linstock), 'questions'), soak = join(dirname(linstock), 'soak');
/** For { skip } of a test: false, or why there are no moments. */
export const noQuestions = existsSync(program) && existsSync(soak) ? false : 'questions and soak are not built';

// Made battles (tests/soak/made.h) by their numbers: in these games rare things happen.
const MADE = [
  [3, 'scenario=meeting-engagement,support_plain=on,guns_in_buildings=on', 2],
  [5, 'scenario=hold-the-ground,snap_priority=on,charge_closest_only=on', 150],
  [27, 'scenario=flank-attack,guns_in_buildings=on', 12],
  [45, 'scenario=ambush,charge_closest_only=on', 12],
  [87, 'scenario=surrounded,guns_in_buildings=on', 12],
];
const FOUGHT = ['scrum*24', 'germantown-1777*200', 'germantown-chew-house*60', 'cowpens-1781', 'take-the-field', 'take-the-field,scenario=flank-attack', 'take-the-field,scenario=surrounded', 'take-the-field,scenario=ambush', 'lof-lists-1776*1', 'hedgerow-hill', 'two-roads', 'brandywine-1777-brigade', 'cowpens-1781-brigade', 'french-at-the-ford', `ib-drill@${join(root, 'tests/page/positions/which-of-equals.pos')}`, `lof-drill@${join(root, 'tests/page/positions/which-foe.pos')}`, `lof-drill@${join(root, 'tests/page/positions/fresh.pos')}`];
FOUGHT.push('gatehouse-lane*40', 'meadow-fences*100', 'meadow-fences,free_setup=on*2', 'ravine-road*24', 'brandywine-1777-regiments*4', 'rg-school*1');      // the regimental rules

/**
 * {moments, battles, drop}: moments are {book, step, verb, moves, sample, record}, verb null for the step as such;
 * battles is for the server's LINSTOCK_BATTLES, since some of the games are on battles made for this.
 */
export function gatherQuestions() {
  const folder = tempFolder(), made = join(folder.path, 'battles'), env = { ...process.env, LINSTOCK_BATTLES: `${battles}:${made}` };
  mkdirSync(made);
  for (const [number] of MADE) execFileSync(soak, ['write', String(number), join(made, `made-${number}`)], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const told = execFileSync(program, [folder.path, ...FOUGHT, ...MADE.map(([number, options, games]) => `made-${number},${options}*${games}`)], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  const moments = told.trim().split('\n').map((line) => {
    const [number, book, step, verb, moves, sample] = line.split('\t');
    return { book, step, verb: verb === '-' ? null : verb, moves: Number(moves), sample, record: () => readFileSync(join(folder.path, `${number}.lin`), 'utf8') };
  });
  return { moments, battles: env.LINSTOCK_BATTLES, drop: folder.drop };
}

/** Such a moment as a game of one's own, both sides in one hand: {id, h}. */
export async function gameAt(server, moment) {
  const text = moment.record(), id = text.match(/^\[Battle "(.*)"\]$/m)[1], battle = (await ask(server, 'GET', `/api/battles/${id}`)).json;
  // Where nothing is measured ahead no game goes on from one that is not over: there it is given up after that moment.
  const body = battle.measuring === false ? `${text.trimEnd()}${/^\s*\d/m.test(text) ? '' : '\n'}\n${moment.moves + 1} ${battle.sides[0]} concede\n` : text;
  const study = await ask(server, 'POST', '/api/records', { body, type: 'text/plain' });
  assert.equal(study.status, 201, study.text);
  const from = { game: study.json.game, key: study.json.keys.watch, at: moment.moves };
  const made = await ask(server, 'POST', '/api/games', { body: { from, dice: 'seeded', seed: 7, seats: ['person', 'person'], hotseat: true } });
  assert.equal(made.status, 201, made.text);
  return { id: made.json.game, h: hand(server, made.json.game, made.json.keys.both) };
}
