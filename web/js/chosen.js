// chosen.js -- the pieces in hand: what they are, what they may be told, and what can be looked at about them.
import { gesturesNow } from './answers.js';
import { el, empty, withRules } from './dom.js';
import { counterPicture } from './pieces.js';
import { markWords } from './marks.js';
import { placeName } from './places.js';

/** makeChosen(game, hand, overlays, {look}) */
export function makeChosen(game, hand, overlays, { look }) {
  const node = el('section', { class: 'chosen', 'aria-label': 'Pieces in hand', hidden: true });
  const { battle } = game;

  function line(u) {
    const p = game.view.pieces.find((q) => q.u === u), unit = battle.units[u];
    const words = [...new Set([unit.kind.replaceAll('-', ' '), unit.size]), p.label, placeName(battle, p) || (p.at === 'board' ? '' : p.at), ...markWords(p).map((w) => w.replaceAll('-', ' '))].filter(Boolean).join(' · ');
    return el('li', null, counterPicture(battle, { ...p, marks: '' }, 40), el('span', { class: 'unit-name' }, unit.name, el('small', null, `${unit.id} · ${words}`)),
      el('button', { type: 'button', class: 'quiet drop', 'aria-label': `Put ${unit.id} down`, onclick: () => hand.choose(hand.chosen.filter((c) => c !== u)) }, '×'));
  }

  /** Of several pieces only what tells them apart. */
  function brief(u) {
    const p = game.view.pieces.find((q) => q.u === u), { id, name } = battle.units[u];
    return el('li', null, el('button', { type: 'button', class: 'quiet brief', title: `${name}: put it down`, onclick: () => hand.choose(hand.chosen.filter((c) => c !== u)) }, counterPicture(battle, { ...p, marks: '' }, 36), el('span', { class: 'unseen' }, 'Put '), id, el('span', { class: 'unseen' }, ' down')));
  }

  /** All that a rule system tells of a unit on a table, once it has come. */
  let told = new Map(), toldAt = -1;
  function about(u) {
    if (!battle.table) return '';
    if (toldAt !== game.view.n) {
      told = new Map();
      toldAt = game.view.n;
    }
    const box = el('div', { class: 'about' });
    const fill = (into, text) => into.append(...text.split('\n').filter(Boolean).map((line) => el('p', null, withRules(line))));
    if (typeof told.get(u) === 'string') fill(box, told.get(u));
    else if (!told.has(u)) {
      told.set(u, game.about(battle.units[u].id).then(({ text }) => {
        const now = node.querySelector('.about');
        told.set(u, text);
        if (hand.chosen[0] === u && now && !now.firstChild) fill(now, text);      // nothing else is drawn anew: an answer may be lit, or have the focus
      }, () => told.set(u, '')));
    }
    return box;
  }

  const board = (u) => game.view.pieces.some((p) => p.u === u && p.at === 'board');

  function update() {
    const { chosen } = hand;
    node.hidden = !chosen.length;
    node.dataset.u = chosen[0] ?? -1;
    if (!chosen.length) return empty(node);
    const own = hand.own(), [one] = chosen;
    const doing = el('div', { class: 'doing' });
    const single = own.length === 1 ? own[0] : chosen.length === 1 && game.mayAnswer() ? one : -1;
    if (single >= 0) {
      for (const a of hand.answers.of(single).slice(0, 12)) {
        doing.append(el('button', { type: 'button', 'data-order': a.order, title: a.help, onclick: () => hand.give(a.order), onpointerenter: () => { look(a.order); hand.light(a); }, onfocus: () => { look(a.order); hand.light(a); }, onpointerleave: () => hand.light(null), onblur: () => hand.light(null) }, a.say ?? a.order));
      }
    }
    const [turn] = gesturesNow(game, 'turn'), piece = game.view.pieces.find((p) => p.u === one);      // a disc has no front
    if (turn && battle.table && own.length && board(own[0]) && piece.foot?.stands.length) doing.append(el('button', { type: 'button', 'data-order': 'turn', title: `${turn.text}: a knob turns it, 15 degrees at a time`, onclick: () => hand.turn(1) }, 'Turn it by hand', el('kbd', null, ']')));
    if (turn && !battle.table && own.some(board)) doing.append(el('button', { type: 'button', 'data-order': 'turn', onclick: () => hand.turn() }, turn.text, el('kbd', null, 'R')));
    const mates = piece.at === 'board' && !battle.table ? game.view.pieces.filter((p) => p.at === 'board' && p.cell === piece.cell && p.u !== one && hand.mine(p.u)) : [];
    if (own.length === 1 && mates.length) doing.append(el('button', { type: 'button', onclick: () => hand.chooseStack(piece.cell) }, `All ${mates.length + 1} of the stack`));
    const can = ['carry', 'strike'].flatMap((act) => gesturesNow(game, act).map((g) => g.text)).slice(0, battle.table ? 1 : 9);
    if (own.length && can.length && !battle.table) doing.append(el('button', { type: 'button', 'aria-pressed': String(hand.adding), title: 'The pieces pressed next join those in hand, as with Shift', onclick: () => hand.add(!hand.adding) }, 'Take several'));
    const shows = !battle.table || chosen.some(board);      // of one beside the table there is nothing to be shown
    for (const o of shows ? overlays.ofUnits() : []) {
      doing.append(el('button', { type: 'button', class: 'look', title: o.text, 'aria-pressed': String(overlays.unitShown === o.name), onclick: () => overlays.toggleUnit(o.name) }, el('span', { class: 'wordy' }, 'Show '), o.name));
    }
    const shown = shows && overlays.ofUnits().find((o) => o.name === overlays.unitShown);
    const focus = [...node.querySelectorAll('button')].indexOf(document.activeElement);
    empty(node).append(chosen.length === 1 ? el('ul', null, line(one)) : el('ul', { class: 'several' }, chosen.map(brief)), doing,
      chosen.length === 1 ? about(one) : '',
      own.length && can.length && !battle.table ? el('p', { class: 'hint' }, `Drag or ${matchMedia('(hover: hover)').matches ? 'click' : 'tap'}: ${[...new Set(can)].join(', ').toLowerCase()}.`) : '',
      shown ? el('p', { class: 'hint legend' }, el('b', null, `${shown.name[0].toUpperCase()}${shown.name.slice(1)}`), ` on the map: ${shown.text[0].toLowerCase()}${shown.text.slice(1)}.`) : '');
    // A switch that was pressed keeps the focus, though it is drawn anew.
    if (focus >= 0) [...node.querySelectorAll('button')][focus]?.focus({ preventScroll: true });
  }
  return { node, update };
}
