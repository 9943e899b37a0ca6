// places.js -- where pieces are, in words: cells of a board by their names, places on a table in inches.

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** A facing in degrees as one would say it: "north-east", "about east"; exact: with the degrees. */
export function windOf(degrees, { exact = false } = {}) {
  const turn = ((degrees % 360) + 360) % 360, i = Math.round(turn / 45) % 8, off = Math.abs(turn - i * 45) % 360;
  const word = `${Math.min(off, 360 - off) > 3 ? 'about ' : ''}${WINDS[i]}`;
  return exact ? `${word} (${Math.round(turn)}°)` : word;
}

/** Inches to be read: one decimal. */
export const inches = (n) => (Math.round(n * 10) / 10).toFixed(1);

/** A place on the table: "24.5, 30.0". */
export const spotName = ([x, y]) => `${inches(x)}, ${inches(y)}`;

/** The name of where a piece lies; '' where it lies nowhere. */
export function placeName(battle, piece) {
  if (piece.at !== 'board') return '';
  if (piece.foot) return spotName(piece.foot.at);
  return battle.board?.cells[piece.cell]?.name ?? '';
}

/** Directions of a board; a table has none. */
export const directionsOf = (battle) => battle.board?.directions ?? [];
