// tablesheet.js -- a table as text (mirror.js): every unit with its place in inches, its facing, its formation and its
// state; then what lies on the table besides. Where nothing may be measured ahead places are told as an eye tells them.
import { markWords } from './marks.js';
import { measures, spotName, windOf } from './places.js';

const WHERE = { waiting: 'to come', unplaced: 'to be placed', lost: 'lost' };

/** The rows of mirror.js: {to, name, cells}; `to` is what go() is given. */
export function unitSheet(game) {
  const { battle } = game;

  function unit(p) {
    const u = battle.units[p.u], words = markWords(p).map((w) => w.replaceAll('-', ' '));
    return {
      to: p.at === 'board' ? p.u : null, name: `${u.id}, ${u.name}`,
      cells: [game.sideName(u.side), p.foot ? spotName(battle, p.foot.at) : WHERE[p.at] ?? p.at, p.foot?.stands.length ? windOf(p.foot.facing, { exact: true }) : '', p.right || u.kind.replaceAll('-', ' '), [p.label, ...words].filter(Boolean).join(', ')],
    };
  }

  return {
    caption: measures(battle) ? 'The table as text: inches from the south-west corner, eastwards and northwards'
      : 'The table as text: hundredths of its width from the south-west corner, eastwards and northwards, as near as an eye tells them',
    head: ['Unit', 'Side', 'Place', 'Facing', 'Formation', 'State'],
    rows() {
      const order = ['board', 'unplaced', 'waiting', 'lost'], { pieces, props } = game.view;
      const list = [...pieces].sort((a, b) => order.indexOf(a.at) - order.indexOf(b.at) || battle.units[a.u].side - battle.units[b.u].side || a.u - b.u);
      return [...list.map(unit), ...(props ?? []).filter((s) => s.text).map((s) => ({ to: null, name: s.text, cells: ['', spotName(battle, s.points), '', '', ''] }))];
    },
  };
}
