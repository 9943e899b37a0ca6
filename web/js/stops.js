// stops.js -- a long list as one stop of the Tab key: arrows go about in it, and Tab comes back to where they left.

const ITEMS = 'a, button, summary';

/** makeStops(list): update(added) after something was added to the list, or after all of it was drawn anew. */
export function makeStops(list) {
  let rest = null;                    // the item that Tab leads to

  const seen = () => [...list.querySelectorAll(ITEMS)].filter((i) => i.checkVisibility());

  function stay(item) {
    if (rest) rest.tabIndex = -1;
    rest = item ?? null;
    if (rest) rest.tabIndex = 0;
    list.tabIndex = rest ? -1 : 0;    // without items the list itself is there to be scrolled
  }

  function update(added = list) {
    const items = [...added.querySelectorAll(ITEMS)];
    for (const i of items) i.tabIndex = -1;
    if (rest && list.contains(rest) && list.contains(document.activeElement)) rest.tabIndex = 0;
    else if (items.length || !list.contains(rest)) stay(items.at(-1));
  }

  list.addEventListener('focusin', (e) => { if (e.target.matches(ITEMS)) stay(e.target); });
  list.addEventListener('keydown', (e) => {
    if (e.ctrlKey || e.metaKey || e.altKey) return;
    const items = seen(), at = items.indexOf(document.activeElement);
    const line = (i) => i?.closest('li');
    let to;
    if (e.key === 'ArrowRight') to = items[at + 1];
    else if (e.key === 'ArrowLeft') to = items[at - 1];
    else if (e.key === 'Home') [to] = items;
    else if (e.key === 'End') to = items.at(-1);
    else if (e.key === 'ArrowDown') to = items.slice(at + 1).find((i) => line(i) !== line(items[at]));
    else if (e.key === 'ArrowUp') {
      const before = items.slice(0, Math.max(0, at)).findLast((i) => line(i) !== line(items[at]));
      to = before && items.find((i) => line(i) === line(before));
    } else return;
    e.preventDefault();
    to?.focus();
  });

  return { update };
}
