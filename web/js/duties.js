// duties.js -- what is owed before the question can be closed.
import { el, empty, ruleLink } from './dom.js';

/** makeDuties(game, {go}): go(unit) shows the one who owes it. */
export function makeDuties(game, { go }) {
  const node = el('section', { class: 'duties' });

  function update() {
    const list = game.view.duties ?? [];
    empty(node).append(list.length
      ? el('ul', null, list.map((d) => el('li', null,
        d.unit >= 0 ? el('button', { type: 'button', class: 'go', onclick: () => go(d.unit) }, d.text) : el('span', null, d.text), ' ', ruleLink(d.rule))))
      : el('p', { class: 'hint' }, 'Nothing is owed.'));
    return list.length;
  }
  return { node, update };
}
