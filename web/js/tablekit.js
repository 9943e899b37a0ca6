// tablekit.js -- what the field and the replay need of a battle in inches; read only where there is a table.
import { styleSheet } from './dom.js';

export { makeTable as makeMap } from './table.js';
export { makeTableHand as makeHand } from './tablehand.js';
export { makeTableKeys as makeKeys } from './tablekeys.js';
export { unitSheet as makeSheet } from './tablesheet.js';

/** Pixels an inch that a place is shown with, when one is led there. */
export const CLOSE = 20;

/** Its style, before anything is drawn with it. */
await styleSheet('/style/table.css');
