// prompt.js -- the question that is asked, always in sight, with its rule and the answers that are not on the map.
import { gesturesNow } from './answers.js';
import { el, empty, ruleLink } from './dom.js';
import { hashOf } from './links.js';
import { makingList, musterButton } from './making.js';
import { directionsOf } from './places.js';
import { makeLyingDice, ordersOnDice } from './reroll.js';
import { sealNote } from './secrets.js';
import { makeTypedDice } from './typed.js';

const PINNED = 3;                     // so many answers of one word (end, close, done) stand at the foot at once
const SHORT = 8;                      // so many answers that name pieces also stand as buttons at once

/** makePrompt(game, hand, {look, weigh, go, duties}): look(order) when an answer is considered, weigh(order) one that was made ready; go(unit) to one who owes something, duties() to the list of all that is owed. */
export function makePrompt(game, hand, { look, weigh, go, duties }) {
  const turn = el('p', { class: 'whose' });
  const text = el('h2', { class: 'question', id: 'question', tabindex: -1 });
  const offer = el('div', { class: 'offer', role: 'group', 'aria-label': 'An offer' });
  const answers = el('div', { class: 'answers', role: 'group', 'aria-labelledby': 'question' });
  const more = el('details', { class: 'more' });
  const ends = el('div', { class: 'ends', role: 'group', 'aria-label': 'What ends this' });   // never scrolled away
  const node = el('section', { class: 'prompt', 'aria-label': 'The question' }, turn, text, offer, answers, ends, more);

  // On a telephone the question stays in sight above the rest, unless it leaves no room for it (field.css).
  new ResizeObserver(() => node.classList.toggle('tall', node.offsetHeight > 0.75 * (node.parentElement?.clientHeight ?? Infinity))).observe(node);

  const at = (e) => { const b = e.currentTarget.getBoundingClientRect(); return { x: b.left, y: b.bottom }; };

  /** Thought of, under the pointer or with the focus: its odds, and what it speaks of on the map. */
  const thought = (a) => {
    const on = () => { look(a.order); hand.light(a); }, off = () => hand.light(null);
    return { onpointerenter: on, onfocus: on, onpointerleave: off, onblur: off };
  };

  const button = (a, main) => el('button', {
    type: 'button', class: main ? 'answer primary' : 'answer', 'data-order': a.order, title: a.say ? a.order : !a.help || a.help === a.order ? null : main || a.plain ? a.order : a.help,
    onclick: (e) => hand.give(a.order, at(e)), ...thought(a),
  }, a.say ?? (main || a.plain ? a.help || a.order : a.order), !a.say && (main || a.plain) && a.help ? el('code', null, a.order) : null);

  function drawOffer() {
    const o = game.view.offer;
    empty(offer).hidden = !o;
    if (!o) return;
    const other = 1 - o.by, mine = game.speaksFor(other) && !game.watching();
    const asks = o.kind === 'draw' ? 'offers a draw' : 'asks to take back their last order, and all that followed it';
    const say = (order) => el('button', { type: 'button', onclick: () => game.order(order, other).catch((e) => hand.refuse(e)) }, order[0].toUpperCase() + order.slice(1));
    offer.append(el('p', null, el('b', null, game.sideTold(o.by)), ` ${asks}.`, mine ? '' : ` ${game.sideTold(other)} must answer.`),
      mine ? el('div', { class: 'choices' }, say(o.kind === 'draw' ? 'accept' : 'agree'), say('decline')) : '');
  }

  function whose() {
    const { view } = game, q = view.question;
    empty(turn);
    turn.className = 'whose';
    if (view.over || q.asking === 'over') return turn.append('The battle is over');
    if (q.asking === 'secrets') return turn.append('Sealing the dice');
    const side = q.asking === 'dice' ? q.dice?.side ?? q.side : q.side;
    turn.classList.add(`side-${side}`);
    const yours = game.speaksFor(side) && !game.watching();
    turn.append(el('b', null, game.sideTold(side)), view.role === 'both' || !yours ? (q.asking === 'dice' ? ' to throw' : ' to decide') : q.asking === 'dice' ? ': your dice' : ': your decision');
  }

  /** What a hand may do on the map now, for whoever sits here for the first time. */
  function byHand() {
    const names = (act) => [...new Set(gesturesNow(game, act).map((g) => g.text))].slice(0, game.battle.table ? 1 : 9).join(', ');
    const carry = names('carry'), strike = names('strike'), point = names('point'), mouse = matchMedia('(hover: hover)').matches;
    if (point) return el('p', { class: 'hint' }, `By hand: ${mouse ? 'click' : 'tap'} a place (${point}).`);
    if (!carry && !strike) return null;
    const to = (a, b) => [carry && `${a} (${carry})`, strike && `${b} (${strike})`].filter(Boolean).join(' or ');
    const alone = hand.answers.all.length ? 'By hand' : 'By hand alone';
    if (!mouse) return el('p', { class: 'hint' }, `${alone}: tap a piece, then ${to('a place', 'an enemy')}; or drag it there.`);
    return el('p', { class: 'hint' }, `${alone}: drag a piece ${to('to a place', 'onto enemies')}${game.battle.table ? '; the wheel turns it' : '; a click takes it in hand, Shift adds'}.`);
  }

  /** What would end this is not among the answers as long as something is owed: the first of each rule, for not each of them bars. */
  function owed() {
    const all = game.view.duties, some = all.filter((d, i) => all.findIndex((e) => e.rule === d.rule) === i);
    if (!all.length) return null;
    const rest = all.length - some.length;
    const words = (d) => (d.unit >= 0 ? el('button', { type: 'button', class: 'go', onclick: () => go(d.unit) }, d.text) : el('span', null, d.text));
    return el('div', { class: 'hint owed' }, el('span', null, 'Still owed:'), some.map((d) => [words(d), ruleLink(d.rule)]),
      rest ? el('span', { class: 'others' }, 'And ', el('button', { type: 'button', class: 'go', onclick: duties }, `${rest} more under Duties`), '.') : null);
  }

  function drawAnswers() {
    const { view } = game, q = view.question, list = hand.answers;
    empty(answers);
    empty(ends).hidden = true;
    empty(more).hidden = true;
    if (view.over) {
      answers.append(el('a', { class: 'button primary', href: hashOf('end', game.id, game.key), title: 'The verdict and why, score and strengths, what decided it, losses, the account' }, 'How it went: the battle told'),
        el('a', { class: 'button', href: hashOf('replay', game.id, game.key) }, 'Look at the game again'),
        el('a', { class: 'button', href: hashOf('luck', game.id, game.key) }, view.dice === 'sealed' ? 'Luck, and the dice counted again' : 'Luck of the dice'));
      return;
    }
    if (q.asking === 'secrets') {
      const missing = view.seats.map((seat, s) => (seat === 'person' && !view.seal?.seats?.[s] ? game.sideTold(s) : null)).filter(Boolean);
      answers.append(el('p', { class: 'hint' }, missing.length ? `Still to give theirs: ${missing.join(', ')}. It happens by itself as soon as they open their link.` : 'All secrets are given.'), sealNote());
      return;
    }
    if (q.asking === 'dice') {
      if (view.dice === 'typed' && q.dice && game.speaksFor(q.dice.side ?? q.side)) answers.append(makeTypedDice(game, hand));
      return;
    }
    if (!game.mayAnswer()) {
      if (q.secret) drawSecret();
      if (q.asking === 'side') answers.append(el('p', { class: 'hint' }, game.watching() ? `You are watching. ${game.waitTold(q.side)}` : game.waitTold(q.side)));
      return;
    }
    answers.append(makingList(game, hand) ?? byHand() ?? '', (!list.plain.length && owed()) || '', q.lying ? makeLyingDice(game, hand, { look }) : '');
    if (q.secret) return drawSecret();
    const onDice = ordersOnDice(q), strikes = gesturesNow(game, 'strike').length > 0 || q.stakes;      // then its odds are worth a look
    for (const r of q.ready ?? []) answers.append(el('button', { type: 'button', class: 'answer ready', 'data-order': r.order, title: r.order, onclick: (e) => hand.give(r.order, at(e)), ...(strikes ? { onpointerenter: () => weigh(r.order), onfocus: () => weigh(r.order) } : {}) }, r.text));
    const rest = list.all.filter((a) => !list.plain.includes(a) && !list.ways.includes(a));
    const placed = (a) => a.units.every((u) => game.view.pieces.some((p) => p.u === u && p.at === 'board'));
    const unplaceable = rest.filter((a) => a.units.length && !a.cells.length && !placed(a) && !game.view.pieces.some((p) => a.units.includes(p.u) && ['waiting', 'unplaced'].includes(p.at)));
    if (list.ways.length) answers.append(el('div', { class: 'ways', role: 'group', 'aria-label': 'Directions' }, list.ways.map((a) => el('button', { type: 'button', class: 'way', 'data-order': a.order, title: a.order, onclick: (e) => hand.give(a.order, at(e)) }, directionsOf(game.battle)[a.ways[0]]))));
    const shown = (rest.length <= SHORT && !rest.every((a) => a.cells.length) ? rest : unplaceable).filter((a) => !onDice.has(a.order));
    for (const a of shown) answers.append(button(a, false));
    const only = list.all.length === 1, all = musterButton(game, hand);
    if (all) ends.append(all);
    const last = list.plain.filter((a) => !a.order.includes(' ')), pinned = last.length <= PINNED ? last : last.slice(-1);
    for (const a of list.plain) (pinned.includes(a) ? ends : answers).append(button(a, only));
    ends.hidden = !pinned.length && !all;
    if (rest.length > shown.length) {
      more.hidden = false;
      more.append(el('summary', null, rest.length === 1 ? 'The answer on the map, as a list' : `All ${rest.length} answers on the map, as a list`), el('div', { class: 'answers' }, rest.map((a) => button(a, false))));
    }
  }

  /** Answered face down: a hand of cards, and what lies on the table already. */
  async function drawSecret() {
    const { n } = game.view, box = el('div', { class: 'secret' });
    answers.append(box);
    const cards = await import('./cards.js');
    if (game.view.n !== n || !game.view.question.secret) return;
    const q = game.view.question, mine = game.mayAnswer() && q.secret.cards;
    box.append(cards.table(game), mine ? cards.handOfCards(game, { thought, give: (order, place) => hand.give(order, place) }) : '');
    node.dataset.n = n;
    if (!mine) return;
    const open = q.secret.cards.find((c) => !c.why);
    if (open) look(open.order);                       // what if: stands beside it at once
  }

  function update() {
    const { view } = game, q = view.question, focused = node.contains(document.activeElement);
    whose();
    empty(text).append(...[view.over ? view.over.text : q.called ?? q.text, ' ', ruleLink(q.rule)].filter(Boolean));
    drawOffer();
    drawAnswers();
    if (!(q.secret && q.asking === 'side' && !view.over)) node.dataset.n = view.n;         // two questions in a row may have the same words: this tells them apart
    node.classList.toggle('mine', game.mayAnswer());
    // Whoever answers by keyboard goes on from here.
    if (focused && !node.contains(document.activeElement)) (node.querySelector('button, summary') ?? text).focus({ preventScroll: true });
  }

  return { node, update, answers };
}
