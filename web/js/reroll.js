// reroll.js -- dice that lie on the table while it is asked whether one is thrown again: the die is clicked. Beside it stand what
// is needed, whether high is good, what it costs and what it risks; all of that comes with the question (`lying`).
import { die, dieSaid, kindsOf } from './die.js';
import { el, empty, withRules } from './dom.js';
import { needTold, hitOf, rollTold } from './rolls.js';

/** The orders that dice stand for, so that they need not be listed besides. */
export const ordersOnDice = (question) => new Set((question.lying?.answers ?? []).flat().map((i) => question.answers[i]));

/** makeLyingDice(game, hand, {look}): the dice of the present question; look(order) when one is thought of. */
export function makeLyingDice(game, hand, { look }) {
  const q = game.view.question, roll = q.lying, kinds = kindsOf(roll.of);
  const who = el('div', { class: 'thrown-who choices', role: 'group', 'aria-label': 'Who' });
  const at = (e) => { const b = e.currentTarget.getBoundingClientRect(); return { x: b.left, y: b.bottom }; };
  const dice = roll.faces.map((face, i) => {
    const orders = roll.answers[i].map((k) => ({ order: q.answers[k], say: q.said?.[k] ?? q.answers[k] })), hit = hitOf(roll, i);
    const words = `${dieSaid(face, kinds(i))}${hit === null ? '' : hit ? ', a hit' : ', a miss'}`, look1 = () => { if (orders.length) look(orders[0].order); };
    return el('button', {
      type: 'button', disabled: !orders.length, class: `one-die${hit === true ? ' hit' : hit === false ? ' miss' : ''}`,
      'aria-label': orders.length ? `Throw again: ${words}` : `${words}; it stays`, title: orders.length ? 'Throw this die again' : 'This die stays as it lies',
      onpointerenter: look1, onfocus: look1,
      onclick(e) {
        if (orders.length === 1) return hand.give(orders[0].order, at(e));
        for (const d of dice) d.setAttribute('aria-pressed', String(d === e.currentTarget));
        empty(who).append(...orders.map((o) => el('button', { type: 'button', title: o.order, onclick: (c) => hand.give(o.order, at(c)) }, o.say)));
        who.firstChild.focus();
      },
    }, die(face, kinds(i), 40));
  });
  const told = rollTold({ ...roll, purpose: '' }) || (roll.high === false ? 'low is good' : 'high is good');
  return el('section', { class: 'thrown', 'aria-label': 'The dice on the table' },
    el('p', null, el('b', null, `${told[0].toUpperCase()}${told.slice(1)}.`), needTold(roll) ? ` ${roll.high === false ? 'Low' : 'High'} is good.` : '', ` ${matchMedia('(hover: hover)').matches ? 'Click' : 'Tap'} a die to throw it again.`),
    el('div', { class: 'thrown-dice', role: 'group', 'aria-label': 'Dice' }, dice), who,
    (roll.terms ?? '').split('\n').filter(Boolean).map((line) => el('p', null, withRules(line))));
}
