// secrets.mjs -- Germantown where both sides hold momentum from the first turn on, and all that a key can be told of it.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { newGame } from './api.mjs';
import { playOn } from './play.mjs';
import { root, startServer, tempFolder } from './server.mjs';

export const program = resolve(process.env.LINSTOCK ?? join(root, 'build/linstock'));
export const battle = 'germantown-secrets', sides = ['american', 'british'];
export const tactics = ['skirmish', 'echelon', 'stand-fast', 'withdraw', 'frontal', 'reserve', 'turn-flank', 'refuse-flank'];

/** The battle of the Chew House, but with chits to commit: both sides are asked in secret before anything else happens. */
export function secretBattles() {
  const folder = tempFolder(), at = join(folder.path, battle);
  cpSync(join(root, 'battles/germantown-chew-house'), at, { recursive: true });
  const file = join(at, 'battle.yaml'), text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('battle: germantown-chew-house', `battle: ${battle}`).replace('momentum: {american: 0, british: 0}', 'momentum: {american: 3, british: 3}'));
  return { path: `${folder.path}:${join(root, 'battles')}`, drop: folder.drop };
}

export const startGermantown = (battles, more = {}) => startServer({ program, env: { LINSTOCK_BATTLES: battles.path }, ...more });

/** A game with a hand for each side, in the order of the sides, and one that watches. */
export async function secretGame(server, more = {}) {
  const game = await newGame(server, { battle, seed: 7, ...more });
  return { ...game, hands: sides.map((s) => game.keys[s] && game.with(game.keys[s])), watch: game.with(game.keys.watch) };
}

/** Chits committed, one by each, and on at random, always by the same chance, to the first question about a tactic; who is asked. */
export async function toTactics(game, { seed = 5, chits = [1, 1] } = {}) {
  for (const side of [0, 1]) await game.hands[side].say(`commit ${chits[side]}`);
  const view = await playOn(game.hands, { seed, most: 2000, haste: 0.1, stop: (v) => v.question.step === 'tactic' });
  return { first: view.question.side, n: view.n, moves: view.moves };
}

/** All that a key can ask for, whether or not it is answered, one text a question. */
export async function everything(h, { moves = 0, unit = ['A07', 'WAYNE', 'MUSGRAVE'] } = {}) {
  const orders = [...tactics.map((t) => `play ${t}`), 'commit 0', 'commit 1', 'commit 2', 'commit 3', 'play', 'commit 9', 'nonsense', 'close', 'lead A07'];
  const paths = ['', '/odds', '/line', '/record', '/luck', '/report', '/picture.svg', '/picture.png', '/story', '/at', '/actions', '/account', '/actions?from=0', `/actions?from=${Math.max(0, moves - 1)}`,
    `/account?from=${Math.max(0, moves - 1)}`, '/people', '/chat', '/ground', '/odds?order=play%20frontal&assume=tactic%3Dplay%20withdraw', '/odds?order=commit%201&assume=commit%3Dcommit%200'];
  for (let n = Math.max(0, moves - 2); n <= moves + 1; n++) paths.push(`/at?n=${n}`, `/picture.svg?n=${n}`);
  for (const order of orders) for (const what of ['check', 'odds', 'about']) paths.push(`/${what}?order=${encodeURIComponent(order)}`);
  for (const u of unit) paths.push(`/about?unit=${u}`, `/ground?unit=${u}`, `/overlay?name=reach&unit=${u}`, `/between?from=${unit[0]}&to=${u}`);
  const told = [];
  for (const path of paths) {                                              /* one after another: nothing else shall differ */
    const answer = await h.get(path);
    told.push(`${path} ${answer.status}: ${answer.text}`);
  }
  return told.map((t) => plain(t, h.id));
}

/** Without the game's name, and who has a window open: that hangs on how fast the machine is. */
const plain = (text, id) => text.replaceAll(id, 'ID').replaceAll(/"here":(true|false)|"watching":\d+/g, '');

/** What a stream has brought, message by message, without what is only the game's name. */
export const streamed = (stream, id) => stream.messages.map((m) => plain(`${m.id} ${m.text}`, id));
