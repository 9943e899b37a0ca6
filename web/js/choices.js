// choices.js -- form parts that several rooms use: choices as cards with a sentence each, and the kinds of dice.
import { el } from './dom.js';
import { coat } from './pieces.js';

/**
 * One of several, each {value, title, text, more}: `more` is an element shown only with its choice.
 * Returns {node, value(), allow(value, yes)}; change is called with the new value.
 */
export function oneOf(name, legend, options, chosen, change = () => {}) {
  const inputs = new Map();
  const first = options.some((o) => o.value === chosen) ? chosen : options[0]?.value;

  function settle() {
    for (const o of options) if (o.more) o.more.hidden = !inputs.get(o.value).checked;
  }
  const cards = options.map((o) => {
    const input = el('input', { type: 'radio', name, value: o.value, checked: o.value === first, onchange() { settle(); change(o.value); } });
    inputs.set(o.value, input);
    return el('div', { class: 'choice' },
      el('label', null, input, el('span', { class: 'choice-text' },
        el('span', { class: 'choice-title' }, o.swatch ?? null, o.title),
        o.text ? el('span', { class: 'choice-note' }, o.text) : null)),
      o.more ?? null);
  });
  settle();
  const value = () => [...inputs].find(([, input]) => input.checked)?.[0] ?? null;
  return {
    node: el('fieldset', { class: 'one-of' }, el('legend', null, legend), el('div', { class: 'choice-list' }, cards)),
    value,
    /** A choice that makes no sense now is shown, but cannot be taken. */
    allow(which, yes) {
      const input = inputs.get(which);
      input.disabled = !yes;
      if (!yes && input.checked) {
        [...inputs.values()].find((i) => !i.disabled).checked = true;
        settle();
        change(value());
      }
    },
  };
}

/** An element in which --side-0 and --side-1 are the colours of the battle's sides. */
export function inColours(battle, node) {
  battle.sides.forEach((_, i) => node.style.setProperty(`--side-${i}`, coat(battle, i)));
  return node;
}

/** A patch in the colour of side i; its shape tells the sides apart without colour. */
export const sidePatch = (i) => el('span', { class: `patch side-${i}`, 'aria-hidden': 'true' });

/** The bots of a battle, as one choice. */
export const botChoice = (name, legend, bots, chosen) => oneOf(name, legend, bots.map((b) => ({ value: b.name, title: b.name, text: b.text })), chosen);

/**
 * Where the dice come from: {node, value(), body(), allow()}; body() is what POST /api/games wants of it, or null
 * where the number is none. Sealed dice begin with a battle's first order: a game gone on from has no such choice.
 */
export function diceChoice(name, chosen = 'sealed', { sealed = true, seed: number = '' } = {}) {
  const seed = el('input', { type: 'text', inputmode: 'numeric', pattern: '[0-9]{1,15}', maxlength: '15', placeholder: 'chance chooses', title: 'A whole number of up to 15 digits', autocomplete: 'off', id: `${name}-seed`, value: number });
  const kinds = [
    { value: 'sealed', title: 'Sealed', text: 'Proves afterwards that nobody, the server included, chose or changed a die. Does not prove that whoever runs the server did not look ahead.' },
    {
      value: 'seeded', title: 'Seeded', text: 'All dice follow from one number: the same number and the same orders give the same battle again.',
      more: el('p', { class: 'choice-more' }, el('label', { for: seed.id }, 'Number '), seed),
    },
    { value: 'typed', title: 'Your own dice', text: 'You throw real dice on a real table and say what fell. The page asks for each throw.' },
  ];
  const choice = oneOf(name, 'Dice', sealed ? kinds : kinds.slice(1), chosen);
  return {
    ...choice,
    body() {
      const dice = choice.value();
      if (dice !== 'seeded' || seed.value.trim() === '') return { dice };
      if (!seed.reportValidity()) return null;
      return { dice, seed: Number(seed.value) };
    },
  };
}
