// places.js -- where pieces are, in words: cells of a board by their names, places on a table in inches. Where nothing may
// be measured ahead (battle.measuring is false) the table is a hundred wide whatever it is in inches, and places are told
// by eye: in whole hundredths, and under a pointer not at all.

const WINDS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

/** A facing in degrees as one would say it: "north-east", "about east"; exact: with the degrees; rough: the nearest wind. */
export function windOf(degrees, { exact = false, rough = false } = {}) {
  const turn = ((degrees % 360) + 360) % 360, i = Math.round(turn / 45) % 8, off = Math.abs(turn - i * 45) % 360;
  const word = `${!rough && Math.min(off, 360 - off) > 3 ? 'about ' : ''}${WINDS[i]}`;
  return exact ? `${word} (${Math.round(turn)}°)` : word;
}

/** Inches to be read: one decimal. */
export const inches = (n) => (Math.round(n * 10) / 10).toFixed(1);

/** Whether places and lengths may be told. */
export const measures = (battle) => battle.measuring !== false;

/** A place on the table: "24.5, 30.0"; by eye "34 %, 42 %". */
export const spotName = (battle, [x, y]) => (measures(battle) ? `${inches(x)}, ${inches(y)}` : `${Math.round(x)} %, ${Math.round(y)} %`);

/** From one place to another, clockwise from north. */
export const bearingOf = ([x, y], [tx, ty]) => (Math.atan2(tx - x, ty - y) * 180) / Math.PI;

/** The name of where a piece lies; '' where it lies nowhere, or where that is not told in numbers. */
export function placeName(battle, piece) {
  if (piece.at !== 'board' || (piece.foot && !measures(battle))) return '';
  if (piece.foot) return spotName(battle, piece.foot.at);
  return battle.board?.cells[piece.cell]?.name ?? '';
}

/** Directions of a board; a table has none. */
export const directionsOf = (battle) => battle.board?.directions ?? [];
