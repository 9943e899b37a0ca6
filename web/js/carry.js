// carry.js -- pieces carried over the map by a pointer: a ghost at the hand, the way they would take with its cost, where
// it would end and why, before they are let go. A drop that is refused keeps its ghost, and says why at the hand.
import { el, swallowClickOfDrag } from './dom.js';
import { closeMenu, hush, say } from './menu.js';
import { counterPicture } from './pieces.js';
import { routeWords, shortsOf } from './route.js';

const TREMBLE = 6;                    // pixels before a press becomes a drag
const PATIENCE = 70;                  // ms over a cell before the server is asked about it
const strip = matchMedia('(max-width: 760px)');         // the reserve lies under the map (field.css)

/**
 * makeCarry(game, board, {box, route, meaning, pick, drop, weigh, refuse})
 *   pick(u, add)              takes this one up, if it is not in hand; returns all that are
 *   drop(units, cell, at, {touch, refused, lingers})   they are let go there; refused(why) where the rules are against it,
 *                             lingers() where they are and something else is offered: it returns what is called after that
 *   weigh(orders, {found})    odds, refuse(why, at, gone)   as hand.js and giving.js have them
 */
export function makeCarry(game, board, { box, route, meaning, pick, drop, weigh, refuse }) {
  const { battle } = game, { cells } = battle.board;
  let drag = null, stuck = null, asking = 0, wanted = -1, busy = false, ticket = 0;

  /** Begin a drag that may come: from the map, or from the reserve, which a finger may also swipe sideways. */
  function lift(e, u) {
    end();                            // one whose end was never told
    drag = { beside: board.pieceOf(u).at !== 'board', u, x: e.clientX, y: e.clientY, id: e.pointerId, on: false, cell: -1, touch: e.pointerType === 'touch' };
  }

  /** One that cannot be carried now is pulled at: that is said, once. */
  function hold(e, u) {
    stuck = { u, x: e.clientX, y: e.clientY, id: e.pointerId };
  }

  function begin(e) {
    drag.on = true;
    hush();
    closeMenu();
    drag.units = pick(drag.u, e.shiftKey);
    board.fold();
    drag.ghost = el('div', { class: 'ghost', 'aria-hidden': 'true' }, drag.units.slice(0, 4).map((u) => counterPicture(battle, board.pieceOf(u), 52)), drag.units.length > 4 && el('b', null, `+${drag.units.length - 4}`));
    document.body.append(drag.ghost);
    try { board.stage.setPointerCapture(e.pointerId); } catch { /* the pointer is gone */ }
    board.stage.classList.add('carrying');
    board.stage.dispatchEvent(new CustomEvent('carrystart'));
  }

  /** True: the pointer is busy with it. */
  function move(e) {
    if (stuck?.id === e.pointerId && Math.hypot(e.clientX - stuck.x, e.clientY - stuck.y) >= TREMBLE) {
      const { rule, text } = game.view.question;
      say(box, e.clientX, e.clientY, { text: `${battle.units[stuck.u].id} is not carried anywhere now. ${text}`, rule, kind: 'refused', stay: true });
      stuck = null;
    }
    if (!drag || e.pointerId !== drag.id) return false;
    if (!drag.on) {
      const across = Math.abs(e.clientX - drag.x), along = Math.abs(e.clientY - drag.y);
      if (Math.hypot(across, along) < TREMBLE) return true;
      if (drag.touch && drag.beside && across > along && strip.matches) {
        end();
        return true;
      }
      begin(e);
    }
    drag.ghost.style.transform = `translate(${e.clientX}px, ${e.clientY}px)`;
    const b = board.stage.getBoundingClientRect();
    const inside = e.clientX > b.left && e.clientX < b.right && e.clientY > b.top && e.clientY < b.bottom;
    const cell = inside ? board.cellAt(e.clientX, e.clientY) : -1;
    drag.at = { x: e.clientX, y: e.clientY };
    if (cell !== drag.cell) over(cell);
    return true;
  }

  function over(cell) {
    drag.cell = wanted = cell;
    clearTimeout(asking);
    ticket++;
    hush();
    board.mark('target', cell < 0 ? [] : [{ cell, kind: 'target' }], { over: true });
    if (cell < 0 || cell === board.pieceOf(drag.u).cell) return route.clear();
    board.say(board.describe(cell), cell);
    asking = setTimeout(ask, PATIENCE);
  }

  /** One question at a time, however fast the hand is: the last cell counts. */
  async function ask() {
    if (busy) return;
    busy = true;
    const cell = wanted;
    await tryOut(cell, ++ticket).finally(() => { busy = false; });
    if (drag?.on && wanted >= 0 && wanted !== cell) ask();
  }

  async function tryOut(cell, mark) {
    const { list, legal, verdicts, marches } = await meaning.think(drag.units, cell);
    if (mark !== ticket || !drag?.on || !list.length) return;
    board.mark('target', [{ cell, kind: legal.length ? 'legal' : 'refused' }], { over: true });
    if (!legal.length) {
      route.clear();
      return say(box, drag.at.x, drag.at.y, { text: verdicts[0].message, rule: verdicts[0].rule, kind: 'refused' });
    }
    route.draw(marches);
    const short = meaning.shortOf(legal, cell), way = routeWords(battle, marches);
    const far = short && short.cell >= 0 && short.cell !== cell ? `, as far as ${cells[short.cell].name}` : '';
    const text = `${cells[cell].name}: ${legal.map((m) => m.text).join(' or ')}${far}${way ? `. ${way}` : ''}`;
    say(box, drag.at.x, drag.at.y, { text, rule: shortsOf(marches)[0]?.rule, kind: 'legal', avoid: marches.flatMap((m) => m.cells).map(board.pointOf) });
    board.say(`${board.describe(cell)} ${way}`, cell);
    const strikes = legal.filter((m) => m.strike && m.order).map((m) => m.order);
    if (strikes.length) weigh(strikes, { found: (_, total) => { if (total && mark === ticket && drag?.on) say(box, drag.at.x, drag.at.y, { text: `${text}. ${total}`, kind: 'legal' }); } });
  }

  function end({ keep = false } = {}) {
    clearTimeout(asking);
    ticket++;
    wanted = -1;
    stuck = null;
    if (!keep) drag?.ghost?.remove();
    board.mark('target', []);
    route.clear();
    board.stage.classList.remove('carrying');
    drag = null;
  }

  /** The ghost stays where it was let go, with what it meets; what is returned takes it away. */
  function stay(ghost, cell) {
    const leave = (e) => { if (!e.target.closest?.('.bubble, .menu')) hush(); };
    ghost.classList.add('refused');
    board.mark('target', [{ cell, kind: 'refused' }], { over: true });
    addEventListener('pointerdown', leave, true);
    board.stage.addEventListener('wheel', hush, { passive: true });
    return () => {
      ghost.remove();
      board.mark('target', []);
      removeEventListener('pointerdown', leave, true);
      board.stage.removeEventListener('wheel', hush);
    };
  }

  async function up(e) {
    stuck = null;
    if (!drag || e.pointerId !== drag.id) return;
    const { on, cell, units, u, touch, ghost } = drag, from = board.pieceOf(u).cell;
    const dropped = on && e.type === 'pointerup' && cell >= 0 && cell !== from, at = { x: e.clientX, y: e.clientY };
    end({ keep: dropped });
    if (!on) return;
    hush();
    swallowClickOfDrag();
    if (!dropped) return;
    let kept = false;
    await drop(units, cell, at, {
      touch,
      refused(why) {
        kept = true;
        refuse(why, at, stay(ghost, cell));
      },
      lingers() {
        kept = true;
        return stay(ghost, cell);
      },
    });
    if (!kept) ghost.remove();
  }

  return { lift, hold, move, up, end, get on() { return Boolean(drag?.on); } };
}
