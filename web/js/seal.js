// seal.js -- sealed dice counted again in the browser. The formulas stand in docs/http.md, the record that the
// dice are read from in docs/records.md. Nothing here asks the server for its opinion.
import { blake2b } from './blake2b.js';
import { kindOf, kindsOf } from './die.js';

export function bytesOf(hex) {
  if (!/^([0-9a-f]{2})*$/i.test(hex)) throw new Error('A secret must be written in hexadecimal digits.');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export const hexOf = (bytes) => Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');

/** What the server shows before the battle: the hash of its secret. */
export const commitOf = (secret) => hexOf(blake2b(bytesOf(secret), 32));

/** The key of all dice, from the server's secret and those of the seats; a seat without a person is null. */
export function keyOf(secret, seats) {
  const parts = [secret, ...seats.filter(Boolean)].map(bytesOf);
  const all = new Uint8Array(parts.reduce((sum, p) => sum + p.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return blake2b(all, 32);
}

/** The dice of a key, one call a die: next(kindOf('6')). */
export function stream(key) {
  let block = [], at = 0, blocks = 0n;

  function byte() {
    if (at === block.length) {
      const message = new Uint8Array(8);
      new DataView(message.buffer).setBigUint64(0, blocks++, true);
      block = blake2b(message, 64, key);
      at = 0;
    }
    return block[at++];
  }
  return function next({ faces, low }) {
    const fair = 256 - (256 % faces); /* bytes from here on would favour the low faces */
    let b;
    do b = byte(); while (b >= fair);
    return (b % faces) + low;
  };
}

/**
 * The headers of a record, and its dice in the order they fell, which is the order they stand in:
 * {headers, dice: [{face, kind, entry, line}]}. `kind` is null where only the header DiceFaces tells it; dice of
 * lines too deep to be kept stand alone, each with its own ("dice = 3/6 0/0-9"), and have no entry.
 */
export function diceOf(record) {
  const headers = {}, dice = [];

  record.split(/\r?\n/).forEach((text, i) => {
    const header = /^\[(\w+) "(.*)"\]\s*$/.exec(text);
    if (header) headers[header[1]] = header[2].replace(/\\(.)/g, '$1');
    const fell = /^\s*(?:(\d+)\s[^;=]*|dice\s*)=((?:\s+\d+(?:\/(?:0-)?\d+)?)+)\s*$/.exec(text);
    for (const word of fell?.[2].trim().split(/\s+/) ?? []) {
      const [face, kind = null] = word.split('/');
      dice.push({ face: Number(face), kind, entry: fell[1] === undefined ? null : Number(fell[1]), line: i + 1 });
    }
  });
  return { headers, dice };
}

/** The seal a record tells of, or null: {commit, secret, seats, earlier}. */
export function sealOf(headers) {
  if (!headers.SealCommit) return null;
  return {
    commit: headers.SealCommit.toLowerCase(),
    secret: headers.SealSecret ?? null,
    seats: [headers.SealFirst ?? null, headers.SealSecond ?? null],
    earlier: Number(headers.SealEarlier ?? 0),
  };
}

/**
 * Counts every die of a record again. `noted` is what this browser wrote down when the battle began, as far as it
 * did: {commit, seats}. The answer: {state: 'unsealed' | 'closed' | 'proven' | 'unproven' | 'broken', dice, earlier, text,
 * seal}; `earlier` dice are said to have come before the seal: no secret gave them, so whoever wrote the record could choose them.
 */
export function prove(record, noted = {}) {
  const { headers, dice } = diceOf(record);
  const seal = sealOf(headers);
  const answer = (state, text) => ({ state, text, seal, dice: dice.length - (seal?.earlier ?? 0), earlier: seal?.earlier ?? 0 });

  if (!seal) return answer('unsealed', 'The dice of this game were not sealed.');
  if (noted.commit && noted.commit !== seal.commit) {
    return answer('broken', 'The hash in the record is not the one that was shown when the battle began.');
  }
  const foreign = seal.seats.findIndex((secret, i) => noted.seats?.[i] && noted.seats[i] !== secret);
  if (foreign >= 0) return answer('broken', 'A secret that this browser gave is not the one in the record.');
  if (!seal.secret) return answer('closed', 'The server opens its secret when the battle is over. Then every die can be counted again.');
  if (commitOf(seal.secret) !== seal.commit) {
    return answer('broken', 'The opened secret is not the one that was sealed: its hash is another than the one shown before the battle.');
  }

  const next = stream(keyOf(seal.secret, seal.seats));
  const kinds = kindsOf(headers.DiceFaces);
  for (let k = seal.earlier; k < dice.length; k++) {
    const { face, kind, entry, line } = dice[k];
    const due = next(kind ? kindOf(kind) : kinds(k));
    if (due === face) continue;
    const place = entry === null ? `line ${line} of the record` : `entry ${entry} (line ${line} of the record)`;
    return answer('broken', `Die ${k + 1 - seal.earlier} of ${dice.length - seal.earlier}, in ${place}, is a ${face}; the secrets give a ${due}.`);
  }
  const count = dice.length - seal.earlier;
  if (seal.earlier) {
    return answer('unproven', `The seal covers ${Math.max(count, 0)} of the ${dice.length} dice; whoever wrote the record could choose the others.`);
  }
  if (!count) return answer('proven', 'No die has fallen; the opened secret is the one that was sealed.');
  return answer('proven', count === 1 ? 'The one die is as sealed.' : `All ${count} dice are as sealed.`);
}
