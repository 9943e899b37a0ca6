// orderline.js -- any order, typed: with a history and with completion of verbs, units and cells.
import { el, empty } from './dom.js';
import { directionsOf } from './places.js';

const KEPT = 50;

export function makeOrderLine(game) {
  const { battle } = game;
  const field = el('input', { type: 'text', class: 'order-field', placeholder: 'Type an order', 'aria-label': 'Order', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', role: 'combobox', 'aria-expanded': 'false', 'aria-controls': 'order-words', 'aria-autocomplete': 'list' });
  const words = el('ul', { id: 'order-words', class: 'completions', role: 'listbox', 'aria-label': 'Completions', hidden: true });
  const refusal = el('p', { class: 'order-refusal', role: 'alert' });
  const node = el('form', { class: 'order-line' }, el('div', { class: 'order-row' }, field, el('button', { type: 'submit' }, 'Give')), words, refusal);
  const said = [];
  let back = -1, draft = '', offered = [], marked = -1;

  const vocabulary = () => [...new Set([
    ...(game.view.question.answers ?? []).map((a) => a.split(' ')[0]), ...(game.view.question.open ?? []).map((o) => o.split(' ')[0]),
    ...battle.macros.map((m) => m.name), ...battle.verbs.map((v) => v.name), 'undo', 'draw', 'concede', 'accept', 'decline', 'agree',
  ])];

  function complete() {
    const text = field.value.slice(0, field.selectionStart), parts = text.split(/\s+/), piece = (parts.at(-1) ?? '').toLowerCase();
    offered = [];
    if (piece) {
      const from = parts.length <= 1 ? vocabulary() : [...new Set([...battle.units.map((u) => u.id), ...directionsOf(battle), 'to', 'with', 'facing', ...battle.verbs.flatMap((v) => v.words ?? []), ...(piece.length > 1 ? (battle.board?.cells ?? []).map((c) => c.name) : [])])];
      offered = from.filter((w) => w.toLowerCase().startsWith(piece) && w.toLowerCase() !== piece).slice(0, 8);
    }
    marked = -1;
    draw();
  }

  function draw() {
    words.hidden = !offered.length;
    field.setAttribute('aria-expanded', String(offered.length > 0));
    empty(words).append(...offered.map((w, i) => el('li', { id: `order-word-${i}`, role: 'option', 'aria-selected': String(i === marked), onpointerdown: (e) => { e.preventDefault(); take(i); } }, w)));
    if (marked >= 0) field.setAttribute('aria-activedescendant', `order-word-${marked}`);
    else field.removeAttribute('aria-activedescendant');
  }

  function take(i) {
    const end = field.selectionStart, text = field.value.slice(0, end), begun = text.length - (text.split(/\s+/).at(-1) ?? '').length;
    field.value = `${text.slice(0, begun)}${offered[i]} ${field.value.slice(end).trimStart()}`;
    field.setSelectionRange(begun + offered[i].length + 1, begun + offered[i].length + 1);
    offered = [];
    draw();
  }

  function remember(by) {
    if (back < 0) draft = field.value;
    back = Math.min(Math.max(back + by, -1), said.length - 1);
    field.value = back < 0 ? draft : said[back];
    field.setSelectionRange(field.value.length, field.value.length);
  }

  field.addEventListener('input', () => { refusal.textContent = ''; back = -1; complete(); });
  field.addEventListener('blur', () => { offered = []; draw(); });
  field.addEventListener('keydown', (e) => {
    if (e.key === 'Tab' && offered.length && !e.shiftKey) take(Math.max(marked, 0));
    else if (e.key === 'ArrowDown' && offered.length) { marked = (marked + 1) % offered.length; draw(); }
    else if (e.key === 'ArrowUp' && marked >= 0) { marked -= 1; draw(); }
    else if (e.key === 'Enter' && marked >= 0) take(marked);
    else if (e.key === 'ArrowUp') remember(1);
    else if (e.key === 'ArrowDown') remember(-1);
    else if (e.key === 'Escape' && offered.length) { offered = []; draw(); }
    else return;
    e.preventDefault();
    e.stopPropagation();
  });

  node.addEventListener('submit', async (e) => {
    e.preventDefault();
    const order = field.value.trim();
    if (!order) return;
    refusal.textContent = '';
    field.value = '';                 // at once: the next order may be typed before this one is answered
    back = -1;
    try {
      await game.order(order);
      said.unshift(order);
      said.length = Math.min(said.length, KEPT);
    } catch (x) {
      field.value ||= order;
      refusal.textContent = x.rule ? `${x.message} (${x.rule})` : x.message;
    }
  });

  return { node, field };
}
