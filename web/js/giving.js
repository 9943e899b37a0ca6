// giving.js -- an order given by hand, and what is said where it is refused: at the pointer, or at the foot of the page.
import { unitsNamed } from './answers.js';
import { toast, withRules } from './dom.js';
import { closeMenu, hush, openMenu, say } from './menu.js';

/** makeGiving(game, board, {box, look, done, concerns}): give(order, at), offer(answers, at), refuse(why, at), lightNamed(why). box holds menus and bubbles; look(order) when an answer is thought of, done() when none is any more. */
export function makeGiving(game, board, { box, look, done, concerns }) {
  const dark = () => board.mark('missing', []);

  /** Whoever a refusal names lights up as long as it is read; returns what puts that out. */
  function lightNamed(e) {
    board.mark('missing', unitsNamed(game, e.message).map((unit) => ({ unit, kind: 'missing' })), { over: true });
    return dark;
  }

  /** gone(): when the sentence goes. */
  function refuse(e, at, gone = null) {
    if (!at) return toast(e.message, { urgent: true, rule: e.rule });
    say(box, at.x, at.y, { text: e.message, rule: e.rule, kind: 'refused', stay: true, gone: () => { dark(); gone?.(); } });
    lightNamed(e);
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

  const entry = (a, at, read) => ({ text: a.say ?? a.order, detail: a.say ? a.order : a.help, run: () => give(a.order, at), look: () => look(a.order, { read }) });

  /** The only one of these answers is given; of several, or where dice are at stake, one is chosen. A finger cannot point before it presses: where there is something to be said of the only one, that is said first. */
  async function offer(list, at, { touch = false } = {}) {
    const n = game.view.n, { text } = touch && list.length === 1 ? await concerns.of(list[0].order) : {};
    if (game.view.n !== n) return undefined;
    if (list.length === 1 && !text && !game.view.question.stakes) return give(list[0].order, at);
    return openMenu(box, at.x, at.y, text ? null : list.length > 1 ? 'Which?' : 'Dice are thrown at once', list.slice(0, 40).map((a) => entry(a, at, Boolean(text))), { note: text ? withRules(text) : null, done });
  }

  return { give, offer, refuse, lightNamed };
}
