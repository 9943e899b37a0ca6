// blake2b.js -- the hash BLAKE2b (RFC 7693), so that sealed dice can be counted again without asking anybody.
// Words of 64 bits are BigInts: slow beside 32-bit halves, but a whole battle needs only a few dozen blocks.

const IV = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];

// Which word of the message is mixed in when. Rounds 10 and 11 begin again.
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

// The words that one mixing step works on: four columns, then four diagonals.
const QUARTERS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
];

const BLOCK = 128;
const word = (x) => BigInt.asUintN(64, x);
const turned = (x, bits) => word((x >> bits) | (x << (64n - bits)));

function mix(v, [a, b, c, d], x, y) {
  v[a] = word(v[a] + v[b] + x);
  v[d] = turned(v[d] ^ v[a], 32n);
  v[c] = word(v[c] + v[d]);
  v[b] = turned(v[b] ^ v[c], 24n);
  v[a] = word(v[a] + v[b] + y);
  v[d] = turned(v[d] ^ v[a], 16n);
  v[c] = word(v[c] + v[d]);
  v[b] = turned(v[b] ^ v[c], 63n);
}

function compress(h, block, counted, last) {
  const look = new DataView(block.buffer, block.byteOffset, BLOCK);
  const message = Array.from({ length: 16 }, (_, i) => look.getBigUint64(8 * i, true));
  const v = [...h, ...IV];

  v[12] ^= BigInt(counted);
  if (last) v[14] = word(~v[14]);
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10];
    QUARTERS.forEach((q, i) => mix(v, q, message[s[2 * i]], message[s[2 * i + 1]]));
  }
  for (let i = 0; i < 8; i++) h[i] ^= v[i] ^ v[i + 8];
}

/** The hash of bytes, `size` bytes long (1 to 64), with a key of up to 64 bytes or none. All are Uint8Array. */
export function blake2b(message, size = 64, key = new Uint8Array(0)) {
  if (size < 1 || size > 64 || key.length > 64) throw new RangeError('BLAKE2b gives 1 to 64 bytes and takes keys of up to 64.');
  const before = key.length ? BLOCK : 0;
  const whole = before + message.length;
  const padded = new Uint8Array(Math.max(1, Math.ceil(whole / BLOCK)) * BLOCK);
  padded.set(key);
  padded.set(message, before);

  const h = [...IV];
  h[0] ^= 0x01010000n ^ (BigInt(key.length) << 8n) ^ BigInt(size);
  for (let at = 0; at < padded.length; at += BLOCK) {
    const last = at + BLOCK === padded.length;
    compress(h, padded.subarray(at, at + BLOCK), last ? whole : at + BLOCK, last);
  }

  const out = new DataView(new ArrayBuffer(64));
  h.forEach((x, i) => out.setBigUint64(8 * i, x, true));
  return new Uint8Array(out.buffer, 0, size);
}
