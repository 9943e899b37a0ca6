// orbat.js -- the order of battle: who fights, where he stands, who is lost.
import { el, empty } from './dom.js';
import { counterPicture } from './pieces.js';
import { markWords } from './marks.js';
import { placeName } from './places.js';

const WHERE = { waiting: 'to come', unplaced: 'to be placed', lost: 'lost', unknown: 'somewhere' };

/** makeOrbat(game, {go}): go(unit) shows it on the map. */
export function makeOrbat(game, { go }) {
  const node = el('section', { class: 'orbat' });
  const { battle } = game;

  function row(p) {
    const u = battle.units[p.u];
    const where = placeName(battle, p) || (WHERE[p.at] ?? '');
    const marks = markWords(p).map((w) => w.replaceAll('-', ' ')).join(', ');
    return el('li', { class: p.at },
      el('button', { type: 'button', class: 'go', title: `${u.name}, ${u.size}`, onclick: () => go(p.u) },
        counterPicture(battle, { ...p, marks: '' }, 30), el('span', { class: 'unit-name' }, u.name, el('small', null, `${u.id} · ${p.label}${marks ? ` · ${marks}` : ''}`)), el('span', { class: 'where' }, where)));
  }

  // A list that nobody looks at is drawn when it is opened.
  let stale = true;
  const seen = () => node.closest('.tabpanel')?.classList.contains('shown');

  function update() {
    stale = true;
    if (seen()) draw();
  }

  function draw() {
    if (!stale) return;
    stale = false;
    empty(node);
    battle.side_names.forEach((name, s) => {
      const all = game.view.pieces.filter((p) => battle.units[p.u].side === s), lost = all.filter((p) => p.at === 'lost').length;
      const order = ['board', 'unknown', 'unplaced', 'waiting', 'lost'];
      all.sort((a, b) => order.indexOf(a.at) - order.indexOf(b.at) || a.u - b.u);
      node.append(el('details', { class: `army side-${s}`, open: true },
        el('summary', null, el('b', null, name), ` ${all.length - lost} of ${all.length}${lost ? `, ${lost} lost` : ''}`),
        el('ul', null, all.map(row))));
    });
  }
  return { node, update, draw };
}
