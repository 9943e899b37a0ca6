// marks.js -- the words in a piece's marks, as the rule system says they are shown: letters, shape, meaning.

/** The words of a piece's marks. */
export const markWords = (piece) => (piece.marks ?? '').split(/[ ,]+/).filter(Boolean);

const initials = (word) => word.split('-').slice(0, 2).map((w) => w[0]?.toUpperCase() ?? '').join('');

/** How a mark is shown: {word, letters, shape, wear, rule, text}. One without a row has its initials in a round. */
export function markLook(battle, word) {
  const row = battle.marks?.find((m) => (m.word.endsWith('-') ? word.startsWith(m.word) && word !== m.word : m.word === word));
  if (!row) return { word, letters: initials(word), shape: 'round', wear: 0, rule: null, text: word.replaceAll('-', ' ') };
  return { ...row, word, letters: row.letters ?? word.slice(row.word.length) };
}

/** What is put on the piece as a tag; the rest is drawn otherwise, or only said. */
export const TAGS = new Set(['round', 'torn', 'lozenge', 'square', 'beads']);

/** The marks of a piece that have that shape. */
export const marksOf = (battle, piece) => markWords(piece).map((word) => markLook(battle, word));
