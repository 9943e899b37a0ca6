// madetable.js -- the ground of a new battle: its own, or a table made by chance, seen before it is taken.
import { oneOf } from './choices.js';
import { el } from './dom.js';

const SIZES = ['4x4', '5x4', '6x4', '6x5', '6x6', '8x4', '8x5', '8x6'];
const USUAL = '6x4';
const MOST = 999999;

/** What a table is called: made:7-8x6-mirrored. */
const tableName = (t) => `made:${t.number}${t.size === USUAL ? '' : `-${t.size}`}${t.mirrored ? '-mirrored' : ''}`;

/** A name taken apart; without one, a table that chance chooses. */
export function tableOf(name) {
  const told = /^made:(\d{1,6})(?:-(\dx\d))?(-mirrored)?$/.exec(name ?? '');
  return told
    ? { number: Number(told[1]), size: told[2] ?? USUAL, mirrored: Boolean(told[3]) }
    : { number: 1 + Math.floor(Math.random() * MOST), size: USUAL, mirrored: true };
}

/**
 * {node, battle()}: battle() is the id of the battle on the ground that was chosen. Nothing is made, and no picture asked for,
 * before somebody wants one.
 */
export function groundChoice(battle) {
  const base = battle.id.replace(/-on-made-\d+(-\dx\d)?(-mirrored)?$/, '');
  const table = tableOf(battle.made_table);
  const picture = el('img', { class: 'made-picture', alt: 'The table as it would be', hidden: true });
  const trouble = el('p', { class: 'refusal', role: 'alert', hidden: true });
  const number = el('input', { type: 'text', id: 'made-number', inputmode: 'numeric', pattern: '[1-9][0-9]{0,5}', maxlength: '6', size: '6', autocomplete: 'off', title: `A whole number from 1 to ${MOST}` });
  const size = el('select', { id: 'made-size' }, SIZES.map((s) => el('option', { value: s, selected: s === table.size }, `${s.replace('x', ' by ')} feet`)));
  const mirrored = el('input', { type: 'checkbox', id: 'made-mirrored', checked: table.mirrored });
  const save = el('a', { class: 'button quiet', id: 'made-save', download: 'map.tmj' }, 'Save as a Tiled map');
  const address = (what) => `/api/battles/${base}/made.${what}?table=${encodeURIComponent(tableName(table))}`;

  function show() {
    number.value = String(table.number);
    trouble.hidden = true;
    save.href = address('tmj');
    picture.src = `${address('svg')}${document.documentElement.dataset.theme === 'lamp' ? '&lamp=1' : ''}`;
  }
  picture.addEventListener('load', () => { picture.hidden = false; });
  picture.addEventListener('error', async () => {
    picture.hidden = true;
    const told = await fetch(address('svg')).then((r) => (r.ok ? null : r.json())).catch(() => null);
    trouble.textContent = told?.error ?? 'This table cannot be shown.';
    trouble.hidden = false;
  });
  number.addEventListener('change', () => {
    if (!number.reportValidity() || !number.value) return;
    table.number = Number(number.value);
    show();
  });
  size.addEventListener('change', () => { table.size = size.value; show(); });
  mirrored.addEventListener('change', () => { table.mirrored = mirrored.checked; show(); });
  const another = el('button', { type: 'button', id: 'made-another', onclick() { table.number = 1 + Math.floor(Math.random() * MOST); show(); } }, 'Another');

  const more = el('div', { class: 'choice-more made-table' },
    picture, trouble,
    el('p', { class: 'made-acts' }, another, el('label', null, 'Number ', number), el('label', null, 'Size ', size), save),
    el('p', null, el('label', null, mirrored, ' the same from both sides: half a turn leaves it as it is')));
  const choice = oneOf('ground', 'The ground', [
    { value: 'own', title: 'Its own', text: 'As the map of the battle has it.' },
    { value: 'made', title: 'A table made by chance', text: 'Road, brook, hills, woods and farms. The same number makes the same table everywhere.', more },
  ], battle.made_table ? 'made' : 'own', (now) => { if (now === 'made') show(); });

  if (battle.made_table) show();
  return {
    node: choice.node,
    battle: () => (choice.value() === 'made' ? `${base}-on-${tableName(table).replace(':', '-')}` : base),
  };
}
