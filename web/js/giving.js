// giving.js -- an order given by hand, and what is said where it is refused: at the pointer, or at the foot of the page.
import { toast } from './dom.js';
import { closeMenu, hush, openMenu, say } from './menu.js';

/** makeGiving(game, board, {box, look}): box holds menus and bubbles; look(order) when an answer is thought of. */
export function makeGiving(game, board, { box, look }) {
  function refuse(e, at) {
    if (at) say(box, at.x, at.y, { text: e.message, rule: e.rule, kind: 'refused', stay: true });
    else toast(e.message, { urgent: true, rule: e.rule });
  }

  async function give(order, at) {
    hush();
    closeMenu();
    board.stage.classList.add('sending');
    try {
      const done = await game.order(order);
      if (done.kept === false) toast(done.warning ?? 'The order is done, but could not be written to disk.', { urgent: true });
      return true;
    } catch (e) {
      refuse(e, at);
      return false;
    } finally {
      board.stage.classList.remove('sending');
    }
  }

  /** The only one of these answers is given; of several one is chosen. */
  function offer(list, at) {
    if (list.length === 1) return give(list[0].order, at);
    openMenu(box, at.x, at.y, 'Which?', list.slice(0, 40).map((a) => ({ text: a.say ?? a.order, detail: a.say ? a.order : a.help, run: () => give(a.order, at), look: () => look(a.order) })));
  }

  return { give, offer, refuse };
}
