// reserve.js -- the pieces beside the board: those that are to come, and those that are to be placed.
import { el, empty } from './dom.js';
import { counterPicture, lettersOn, pieceName } from './pieces.js';

const TITLES = { unplaced: 'to place', waiting: 'to come' };

export function makeReserve(game, hand) {
  const list = el('div', { class: 'reserve-pieces' });
  const node = el('details', { class: 'reserve no-zoom', hidden: true }, el('summary', null), list);
  let opened = null, drawn = null;
  node.addEventListener('toggle', () => { opened = node.open; });

  /** Its letters, small enough that no word of them is broken. */
  function letters(id) {
    const node = el('small', { 'aria-hidden': 'true' }, id);
    node.style.setProperty('--longest', Math.max(...id.split('-').map((word) => word.length)));
    return node;
  }

  function chip(p) {
    const { battle } = game, open = hand.answers.of(p.u).length > 0 || (Boolean(battle.table) && hand.movable(p.u));
    return el('button', {
      type: 'button', class: `reserve-piece${open ? ' may' : ''}`, 'aria-pressed': String(hand.chosen.includes(p.u)), title: pieceName(game.battle, p), 'data-u': p.u,
      onpointerdown: (e) => { if (e.button === 0 && hand.movable(p.u)) hand.lift(e, p.u); },
      onclick: (e) => hand.press(-1, p.u, { x: e.clientX || innerWidth / 3, y: e.clientY || innerHeight / 2 }, { add: e.shiftKey || e.ctrlKey || e.metaKey }),
    }, counterPicture(battle, p, 46), battle.table ? letters(battle.units[p.u].id) : null, el('span', { class: 'unseen' }, `${lettersOn(game.battle, p)}: ${pieceName(game.battle, p)}`));
  }

  function update() {
    const { battle, view } = game;
    const groups = [];
    // One who comes back, or is promoted: whoever a question is about can be taken hold of.
    const asked = hand.own().find((u) => !['board', 'unplaced', 'waiting'].includes(view.pieces.find((p) => p.u === u)?.at));
    for (const at of ['unplaced', 'waiting']) {
      battle.side_names.forEach((side, s) => {
        const list_ = view.pieces.filter((p) => (p.at === at || (at === 'unplaced' && p.u === asked)) && battle.units[p.u].side === s);
        if (list_.length) groups.push({ s, side, at, list: list_, mine: list_.some((p) => hand.mine(p.u)) });
      });
    }
    groups.sort((a, b) => b.mine - a.mine);
    // Drawn anew only where something has changed: most messages are about pieces on the map.
    const look = JSON.stringify(groups.map((g) => [g.s, g.at, g.list.map((p) => [p, hand.answers.of(p.u).length > 0, hand.movable(p.u), hand.chosen.includes(p.u)])]));
    if (look === drawn) return;
    drawn = look;
    const across = list.scrollLeft, down = list.scrollTop;
    node.hidden = !groups.length;
    node.firstChild.textContent = `Beside the ${game.battle.table ? 'table' : 'board'}: ${groups.reduce((sum, g) => sum + g.list.length, 0)}`;
    empty(list).append(...groups.map((g) => el('div', { class: `reserve-group side-${g.s}`, role: 'group', 'aria-label': `${g.side} ${TITLES[g.at]}` }, el('p', { 'aria-hidden': 'true' }, `${g.side} ${TITLES[g.at]}`), g.list.map(chip))));
    list.scrollLeft = across;
    list.scrollTop = down;
    if (opened === null && groups.length) node.open = innerHeight > 500;
  }
  return { node, update };
}
