// proof.js -- sealed dice counted again before the reader's eyes.
import { get } from './api.js';
import { el } from './dom.js';
import { games } from './prefs.js';
import { prove } from './seal.js';
import { secretsOf } from './secrets.js';

const SIGNS = { proven: '✓', unproven: '✗', broken: '✗', closed: '…', unsealed: '–' };
const HEADS = { proven: 'Proven', unproven: 'Not proven', broken: 'Not as sealed', closed: 'Still sealed', unsealed: 'Not sealed' };

function secretsTable(seal, battle) {
  const rows = [
    ['Shown before the battle: hash of the server’s secret', seal.commit],
    ['The server’s secret', seal.secret ?? 'opened when the battle is over'],
    ...battle.side_names.map((name, i) => [`Secret of the ${name} seat`, seal.seats[i] ?? 'no person there, so none']),
  ];
  return el('dl', { class: 'secrets' }, rows.map(([name, value]) => el('div', null, el('dt', null, name), el('dd', null, el('code', null, value)))));
}

/** The section of the proof; `view` is the game's. */
export async function proofSheet(game, key, view, battle) {
  const mine = secretsOf(game);
  const noted = {
    commit: games().find((g) => g.game === game && g.commit)?.commit ?? view.seal?.commit,
    seats: battle.sides.map((id) => mine[id] ?? null),
  };
  const proof = prove(await get(`/api/games/${game}/record`, key), noted);
  const { seal } = proof;
  const how = {
    seeded: `They follow from one number${view.seed === null || view.seed === undefined ? ', told when the battle is over' : `, ${view.seed}`}: anyone can throw them again from it, but whoever knew it could have looked ahead.`,
    typed: 'They were rolled on a real table and typed in: the page takes the players’ word for them.',
  }[view.dice] ?? '';
  return el('section', { class: `proof sheet ${proof.state}`, 'aria-labelledby': 'proof-title' },
    el('h2', { id: 'proof-title' }, el('span', { class: 'proof-sign', 'aria-hidden': 'true' }, SIGNS[proof.state]), ` ${HEADS[proof.state]}`),
    el('p', { class: 'proof-text' }, proof.text, proof.state === 'unsealed' && how ? ` ${how}` : null),
    seal ? [
      el('p', null, 'The count proves that nobody, the server included, chose or changed a die once the secrets were given. It does not prove that whoever runs the server did not look ahead at dice to come.'),
      el('details', null, el('summary', null, 'The secrets, and how a die comes out of them'),
        secretsTable(seal, battle),
        el('p', null, 'The secrets in this order, hashed together (BLAKE2b, 32 bytes), are a key. Block number j of the dice is the hash of j under that key (64 bytes). Its bytes in turn are the dice: the remainder by the number of faces, counted from the lowest face; bytes that would favour low faces are passed over. ',
          seal.secret ? 'Your browser has just done this itself, with the dice of lines taken back among them.' : null))] : null);
}
