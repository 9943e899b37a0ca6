// The page's own count of sealed dice: BLAKE2b by RFC 7693, the stream by values that Python's hashlib gave.
// Run: node --test tests/page/seal.test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { blake2b } from '../../web/js/blake2b.js';
import { kindOf, kindsOf } from '../../web/js/die.js';
import { bytesOf, commitOf, diceOf, hexOf, keyOf, prove, sealOf, stream } from '../../web/js/seal.js';

const ascii = (text) => new TextEncoder().encode(text);
const upTo = (n) => Uint8Array.from({ length: n }, (_, i) => i);

test('BLAKE2b of abc and of nothing (RFC 7693, appendix A)', () => {
  assert.equal(hexOf(blake2b(ascii('abc'))),
    'ba80a53f981c4d0d6a2797b69f12f6e94c212f14685ac4b74b12bb6fdbffa2d1'
    + '7d87c5392aab792dc252d5de4533cc9518d38aa8dbf1925ab92386edd4009923');
  assert.equal(hexOf(blake2b(ascii(''))),
    '786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419'
    + 'd25e1031afee585313896444934eb04b903a685b1448b755d56f701afe9be2ce');
});

test('the self-test of RFC 7693, appendix E: lengths of input, output and key', () => {
  function sequence(length, seed) {
    let a = Math.imul(0xdead4bad, seed) >>> 0, b = 1;
    return Uint8Array.from({ length }, () => {
      const t = (a + b) >>> 0;
      a = b;
      b = t;
      return t >>> 24;
    });
  }
  const all = [];
  for (const size of [20, 32, 48, 64]) {
    for (const length of [0, 3, 128, 129, 255, 1024]) {
      const message = sequence(length, length);
      all.push(...blake2b(message, size), ...blake2b(message, size, sequence(size, size)));
    }
  }
  assert.equal(hexOf(blake2b(Uint8Array.from(all), 32)), 'c23a7800d98123bd10f506c61e29da5603d763b8bbad2e737f5e765a7bccd475');
});

test('messages that just fill a block, with and without a key', () => {
  const keyed = { 0: '10ebb67700b1868efb4417987acf4690', 128: '72065ee4dd91c2d8509fa1fc28a37c7f', 129: '64475dfe7600d7171bea0b394e27c9b0' };
  for (const [n, hex] of Object.entries(keyed)) assert.equal(hexOf(blake2b(upTo(Number(n)), 64, upTo(64))).slice(0, 32), hex);
  assert.equal(hexOf(blake2b(upTo(128), 32)), 'c3582f71ebb2be66fa5dd750f80baae97554f3b015663c8be377cfcb2488c1d1');
});

test('sizes that BLAKE2b does not have are refused', () => {
  assert.throws(() => blake2b(upTo(1), 65), RangeError);
  assert.throws(() => blake2b(upTo(1), 0), RangeError);
  assert.throws(() => blake2b(upTo(1), 64, upTo(65)), RangeError);
});

const SECRET = hexOf(upTo(32)), FIRST = 'aa'.repeat(32), SECOND = 'bb'.repeat(32);
const COMMIT = 'cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6';
const DICE = [3, 6, 4, 6, 6, 1, 6, 6, 1, 4, 5, 4, 2, 6, 1, 6, 2, 1, 3, 6, 1, 2, 1, 4, 5, 2, 5, 1, 4, 4];

test('the stream of two secrets, over more blocks than one', () => {
  const key = keyOf(SECRET, [FIRST, SECOND]);
  assert.equal(hexOf(key), 'e6f51bed82b6f489062e16a8c6dc1f28dbf3a0c145bc89c93714ca69f5fcef54');
  const next = stream(key);
  const dice = Array.from({ length: 200 }, () => next(kindOf('6')));
  assert.deepEqual(dice.slice(0, 30), DICE);
  assert.deepEqual(dice.slice(190), [5, 4, 1, 5, 4, 5, 3, 4, 4, 4]);
  assert.equal(dice.reduce((a, b) => a + b), 742);
});

test('a seat without a person is left out; other dice than those with six faces', () => {
  const key = keyOf(SECRET, [null, SECOND]);
  assert.equal(hexOf(key), '68f903700fae0f90793b3589e3bdd3bd3b7b081532b090adcaa0b19b46041517');
  const next = stream(key);
  assert.deepEqual(Array.from({ length: 20 }, () => next(kindOf('10'))), [2, 3, 7, 8, 1, 6, 7, 2, 3, 6, 8, 7, 6, 5, 10, 2, 3, 6, 4, 4]);
});

test('hexadecimal digits both ways', () => {
  assert.equal(hexOf(bytesOf('00ff7A')), '00ff7a');
  assert.throws(() => bytesOf('0g'));
  assert.throws(() => bytesOf('abc'));
  assert.equal(commitOf(SECRET), COMMIT);
});

const SEALED = `[Dice "sealed"]
[SealCommit "${COMMIT}"]
[SealFirst "${FIRST}"]
[SealSecond "${SECOND}"]
[SealSecret "${SECRET}"]
`;

const ENTRIES = `
   0  start  = 3 6
   1  british   pick L-3
   2  british   fight               = 4 6
; a remark with = 1 2 in it
  (
     3  american  fight             = 6 1
     (
       4  american  rally           = 6
      dice = 6/6 1/6
     )
     4  american  concede
  )
   3  american  fight               = 4 5
`;

const RECORD = SEALED + ENTRIES;

test('headers, and the dice of a record in the order they fell', () => {
  const { headers, dice } = diceOf(`[Place "The \\"Ring\\" house"]\n${ENTRIES}`);
  assert.equal(headers.Place, 'The "Ring" house');
  assert.deepEqual(dice.map((d) => d.face), [3, 6, 4, 6, 6, 1, 6, 6, 1, 4, 5]);
  assert.deepEqual(dice.map((d) => d.entry), [0, 0, 2, 2, 3, 3, 4, null, null, 3, 3]);
  assert.deepEqual(dice.at(-1), { face: 5, kind: null, entry: 3, line: 15 });
  assert.deepEqual(dice.at(-3), { face: 1, kind: '6', entry: null, line: 11 });
});

test('line ends of either kind', () => {
  assert.equal(prove(RECORD.replaceAll('\n', '\r\n')).state, 'proven');
});

test('what every die is, or in runs', () => {
  assert.equal(kindsOf()(7).faces, 6);
  assert.equal(kindsOf('10')(7).faces, 10);
  const kinds = kindsOf('6*2 10 0-9 6*3');
  assert.deepEqual([0, 1, 2, 3, 4, 6].map((k) => kinds(k).text), ['6', '6', '10', '0-9', '6', '6']);
  assert.deepEqual(kinds(3), { text: '0-9', faces: 10, low: 0, high: 9 });
});

test('dice whose lowest face is 0 are the same dice, one less', () => {
  const from1 = stream(keyOf(SECRET, [null, SECOND])), from0 = stream(keyOf(SECRET, [null, SECOND]));
  assert.deepEqual(Array.from({ length: 20 }, () => from0(kindOf('0-9')) + 1), Array.from({ length: 20 }, () => from1(kindOf('10'))));
  assert.deepEqual(diceOf('   1  red  scout R1 = 0 9\n      dice = 0/0-9 4/20\n').dice.map((d) => [d.face, d.kind]), [[0, null], [9, null], [0, '0-9'], [4, '20']]);
});

test('the seal a record tells of', () => {
  assert.equal(sealOf({ Dice: 'seeded' }), null);
  assert.deepEqual(sealOf({ SealCommit: 'AB', SealSecond: 'cd', SealEarlier: '4' }), { commit: 'ab', secret: null, seats: [null, 'cd'], earlier: 4 });
});

test('a true record is proven', () => {
  const proof = prove(RECORD);
  assert.equal(proof.state, 'proven');
  assert.equal(proof.text, 'All 11 dice are as sealed.');
});

test('one changed die is found, with its place', () => {
  assert.equal(prove(RECORD.replace('= 6\n', '= 5\n')).text, 'Die 7 of 11, in entry 4 (line 14 of the record), is a 5; the secrets give a 6.');
  assert.match(prove(RECORD.replace('1/6', '2/6')).text, /^Die 9 of 11, in line 15 of the record, is a 2; the secrets give a 1\.$/);
});

test('a changed secret of the server or of a seat is found', () => {
  assert.match(prove(RECORD.replace(SECRET, FIRST)).text, /not the one that was sealed/);
  assert.equal(prove(RECORD.replace(SECOND, SECRET)).state, 'broken');
});

test('what the browser noted when the battle began must be in the record', () => {
  assert.equal(prove(RECORD, { commit: COMMIT, seats: [null, SECOND] }).state, 'proven');
  assert.match(prove(RECORD, { commit: FIRST }).text, /not the one that was shown/);
  assert.match(prove(RECORD, { seats: [SECOND, null] }).text, /this browser gave/);
});

test('before the end there is nothing to prove, and without a seal neither', () => {
  assert.equal(prove(RECORD.replace(/\[SealSecret.*\n/, '')).state, 'closed');
  assert.equal(prove(ENTRIES).state, 'unsealed');
});

test('dice that are said to have fallen before the seal are not proven, nor is the record', () => {
  const proof = prove(`${SEALED}[SealEarlier "2"]\n[DiceFaces "6"]\n\n   1  british   fight = 2 2\n   2  american  fight = 3 6\n`);
  assert.equal(proof.state, 'unproven');
  assert.equal(proof.text, 'The seal covers 2 of the 4 dice; whoever wrote the record could choose the others.');
  assert.equal(proof.earlier, 2);
});

test('a whole game, sealed by the program itself, comes out die for die', () => {
  const record = (name) => readFileSync(new URL(`../records/${name}.lin`, import.meta.url), 'utf8');
  assert.equal(prove(record('sealed')).state, 'proven');
  assert.equal(prove(record('sealed-shut')).state, 'closed');
});
