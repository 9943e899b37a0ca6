// orderline.js -- any order, typed: with a history, with completion (completion.js) and with the words that the terminal knows too
// (words.js). Both are fetched when the line is first used.
import { el, empty, ruleLink, styleSheet } from './dom.js';

const KEPT = 50;
const OVER = ['concede'];             // what ends the battle is asked about first

/**
 * makeOrderLine(game, acts): acts as words.js wants them, and concede() to ask before giving up, tell(...sentences) for ears.
 */
export function makeOrderLine(game, acts) {
  const field = el('input', { type: 'text', class: 'order-field', placeholder: 'An order, or help', 'aria-label': 'Order', autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', enterkeyhint: 'send', spellcheck: 'false', role: 'combobox', 'aria-expanded': 'false', 'aria-controls': 'order-words', 'aria-autocomplete': 'list' });
  const list = el('ul', { id: 'order-words', class: 'completions', role: 'listbox', 'aria-label': 'Completions', hidden: true });
  const refusal = el('p', { class: 'order-refusal', role: 'alert' });
  const answer = el('section', { class: 'order-answer', 'aria-label': 'Answer', hidden: true });
  const node = el('form', { class: 'order-line' }, el('div', { class: 'order-row' }, field, el('button', { type: 'submit' }, 'Give')), list, refusal, answer);
  const said = [];
  let back = -1, draft = '', offered = [], begun = 0, marked = -1, kit = null, ticket = 0;

  /** The modules, the words, and the style of what they show. */
  const load = () => (kit ??= Promise.all([import('./completion.js'), import('./words.js'), styleSheet('/style/words.css')])
    .then(([{ completionsOf }, { makeWords }]) => ({ completionsOf, words: makeWords(game, { ...acts, put, paper }) }))
    .catch((e) => { kit = null; throw e; }));

  /** Above the line where there is no room below it: on a telephone its keyboard is there. */
  function place(box) {
    if (box.hidden) return;
    const row = field.getBoundingClientRect(), { height, offsetTop } = window.visualViewport ?? { height: innerHeight, offsetTop: 0 };
    const below = offsetTop + height - row.bottom, over = row.top - Math.max(offsetTop, node.parentElement?.getBoundingClientRect().top ?? 0);
    const above = below < Math.min(box.scrollHeight, 200) && over > below;
    box.classList.toggle('above', above);
    box.style.maxHeight = above ? `${over - 8}px` : '';
  }

  // ---- the paper under the line ----

  function paper(title, ...nodes) {
    answer.hidden = title === null;
    empty(answer);
    if (title === null) return;
    answer.append(el('header', null, el('code', null, title), el('button', { type: 'button', class: 'quiet', 'aria-label': 'Close the answer', onclick: () => { paper(null); field.focus(); } }, '×')), ...nodes);
    answer.scrollTop = 0;
    place(answer);
  }

  function put(text) {
    field.value = text;
    field.focus();
    field.setSelectionRange(text.length, text.length);
    complete();
  }

  // ---- completion ----

  async function complete() {
    const mine = ++ticket, { completionsOf, words } = await load().catch(() => ({}));
    if (mine !== ticket || !completionsOf || document.activeElement !== field) return;
    ({ begun, list: offered } = completionsOf(game, words.words, field.value.slice(0, field.selectionStart)));
    marked = -1;
    draw();
  }

  function shut() {
    ticket++;
    offered = [];
    marked = -1;
    draw();
  }

  function draw() {
    list.hidden = !offered.length;
    field.setAttribute('aria-expanded', String(offered.length > 0));
    empty(list).append(...offered.map((o, i) => el('li', {
      id: `order-word-${i}`, role: 'option', 'aria-selected': String(i === marked),
      onpointerdown: (e) => e.preventDefault(),        // the line keeps the focus, and a thumb may scroll the list
      onclick: () => take(i),
    }, el('b', null, o.word), o.detail ? el('small', null, ` ${o.detail}`) : null)));
    if (marked >= 0) {
      field.setAttribute('aria-activedescendant', `order-word-${marked}`);
      list.children[marked].scrollIntoView({ block: 'nearest' });
    } else field.removeAttribute('aria-activedescendant');
    place(list);
  }

  function take(i) {
    const end = field.selectionStart, from = end - begun, { word } = offered[i];
    field.value = `${field.value.slice(0, from)}${word} ${field.value.slice(end).trimStart()}`;
    field.setSelectionRange(from + word.length + 1, from + word.length + 1);
    shut();
    complete();                       // and what follows it
  }

  function remember(by) {
    if (back < 0) draft = field.value;
    back = Math.min(Math.max(back + by, -1), said.length - 1);
    field.value = back < 0 ? draft : said[back];
    field.setSelectionRange(field.value.length, field.value.length);
  }

  field.addEventListener('focus', () => load().catch(() => {}));
  field.addEventListener('click', () => { if (!field.value) complete(); });      // a thumb is shown what there is
  field.addEventListener('input', () => {
    refusal.textContent = '';
    back = -1;
    if (field.value) complete();
    else shut();
  });
  field.addEventListener('blur', shut);
  field.addEventListener('keydown', (e) => {
    if (e.key === 'Tab' && offered.length && !e.shiftKey) take(Math.max(marked, 0));
    else if (e.key === 'ArrowDown' && offered.length) { marked = (marked + 1) % offered.length; draw(); }
    else if (e.key === 'ArrowUp' && marked >= 0) { marked -= 1; draw(); }
    else if (e.key === 'Enter' && marked >= 0) take(marked);
    else if (e.key === 'ArrowUp') { shut(); remember(1); }
    else if (e.key === 'ArrowDown' && back >= 0) remember(-1);
    else if (e.key === 'ArrowDown') complete();
    else if (e.key === 'Escape' && offered.length) shut();
    else if (e.key === 'Escape' && !answer.hidden) paper(null);
    else return;
    e.preventDefault();
    e.stopPropagation();
  });

  // ---- giving ----

  /** At a hot seat an offer is answered by the other side. */
  const speaker = (order) => (game.view.role === 'both' && game.view.offer && ['accept', 'decline', 'agree'].includes(order) ? 1 - game.view.offer.by : undefined);

  async function give(text) {
    const { words } = await load().catch(() => ({}));  // an order can be given without them
    if (await words?.answer(text)) return;
    const order = text.replace(/^\//, '');
    paper(null);
    if (OVER.includes(order.toLowerCase()) && acts.concede) return acts.concede();
    await game.order(order, speaker(order.toLowerCase()));
  }

  node.addEventListener('submit', async (e) => {
    e.preventDefault();
    const text = field.value.trim().replace(/\s+/g, ' ');
    if (!text) return;
    refusal.textContent = '';
    field.value = '';                 // at once: the next order may be typed before this one is answered
    back = -1;
    shut();
    try {
      await give(text);
      said.unshift(text);
      said.length = Math.min(said.length, KEPT);
    } catch (x) {
      field.value ||= text;
      empty(refusal).append(x.message, x.rule ? ' ' : '', ruleLink(x.rule) ?? '');
    }
  });

  return { node, field };
}
