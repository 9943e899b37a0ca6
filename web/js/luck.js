// luck.js -- what the dice gave against what they owed, and the proof of sealed ones. #/luck/ID/KEY
import { get, getOnce } from './api.js';
import { inColours } from './choices.js';
import { el, ruleLink } from './dom.js';
import { diceShown } from './entries.js';
import { hashOf } from './links.js';
import { luckChart } from './luckchart.js';
import { countedOf, luckTold } from './lucktold.js';
import { proofSheet } from './proof.js';
import { sideTold } from './seats.js';

const hoped = (better) => (better > 0 ? 'high' : better < 0 ? 'low' : 'neither');
const bars = (percentile) => {
  const bar = el('span', { class: 'meter', 'aria-hidden': 'true' });
  bar.style.setProperty('--share', `${Math.round(100 * percentile)}%`);
  return bar;
};

function rollRow(roll, number, names, game, key) {
  return el('tr', null,
    el('td', { class: 'number' }, el('a', { href: hashOf('replay', game, key, roll.at), title: `To entry ${roll.at} of the replay` }, String(number))),
    el('td', null, el('span', { class: `patch side-${roll.side}`, 'aria-hidden': 'true' }), names[roll.side] ?? ''),
    el('td', null, roll.purpose, roll.rule ? ' ' : null, ruleLink(roll.rule)),
    el('td', null, diceShown(roll.faces, roll.of)),
    el('td', { class: 'number' }, String(roll.sum)),
    el('td', { class: 'number' }, roll.expected.toFixed(1)),
    el('td', null, hoped(roll.better)),
    el('td', { class: 'number share' }, roll.better ? [bars(roll.percentile), `${Math.round(100 * roll.percentile)}%`] : '–'));
}

/** Every roll, to be narrowed by side and purpose. */
function rollTable(rolls, names, game, key) {
  const body = el('tbody');
  const count = el('span', { role: 'status' });
  const purposes = [...new Set(rolls.map((r) => r.purpose))];
  const side = el('select', { onchange: show, 'aria-label': 'Whose rolls' }, el('option', { value: '' }, 'both sides'), names.map((name, i) => el('option', { value: i }, name)));
  const purpose = el('select', { onchange: show, 'aria-label': 'Which rolls' }, el('option', { value: '' }, 'every purpose'), purposes.map((p) => el('option', null, p)));

  function show() {
    const rows = rolls.map((roll, i) => [roll, i + 1]).filter(([roll]) => (side.value === '' || roll.side === Number(side.value)) && (purpose.value === '' || roll.purpose === purpose.value));
    body.replaceChildren(...rows.map(([roll, number]) => rollRow(roll, number, names, game, key)));
    count.textContent = rows.length === rolls.length ? `${rolls.length} rolls` : `${rows.length} of ${rolls.length} rolls`;
  }
  show();
  return el('section', { class: 'rolls', 'aria-labelledby': 'rolls-title' },
    el('h2', { id: 'rolls-title' }, 'Every roll'),
    el('p', { class: 'roll-filters' }, el('label', null, 'Of ', side), el('label', null, 'for ', purpose), count),
    el('div', { class: 'table-frame', tabindex: '0', role: 'region', 'aria-label': 'Table of rolls' },
      el('table', { class: 'roll-table' },
        el('thead', null, el('tr', null,
          ['Roll', 'Side', 'For', 'Dice', 'Sum', 'Expected', 'Hoped for', 'Worse throws'].map((h, i) => el('th', { scope: 'col', class: [0, 4, 5, 7].includes(i) ? 'number' : null }, h)))),
        body)),
    el('p', { class: 'hint' }, '“Worse throws”: the share of all throws that would have been worse for the thrower, half of the equal ones counted. 50% is what the dice owe.'));
}

export async function open(root, game, key) {
  const view = await get(`/api/games/${game}`, key);
  const [battle, luck] = await Promise.all([getOnce(`/api/battles/${view.battle}`), get(`/api/games/${game}/luck`, key)]);
  document.title = `Luck: ${battle.title} · Linstock`;
  const names = battle.side_names.map((_, i) => sideTold(battle, view, i));
  const counted = countedOf(luck, battle.sides);

  root.append(inColours(battle, el('div', { class: 'luck' },
    el('header', null,
      el('h1', null, 'Luck and proof'),
      el('p', { class: 'date' }, `${battle.title} · ${view.over ? view.over.text : view.clock}`),
      el('p', { class: 'choices' },
        view.over ? el('a', { class: 'button', href: hashOf('end', game, key) }, 'The battle told') : null,
        el('a', { class: 'button', href: hashOf('replay', game, key) }, 'Replay'),
        view.study ? null : el('a', { class: 'button', href: hashOf('game', game, key) }, 'To the field'))),
    luck.rolls.length
      ? [el('section', { class: 'luck-told', 'aria-label': 'Luck of the sides' }, names.map((name, i) => el('p', { class: `luck-sentence side-${i}` }, luckTold(name, luck.sides[i], counted[i])))),
        luckChart(luck.rolls, names)]
      : el('p', null, 'No die has fallen yet.'),
    await proofSheet(game, key, view, battle),
    luck.rolls.length ? rollTable(luck.rolls, names, game, key) : null)));
}
