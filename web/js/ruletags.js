// ruletags.js -- a press on a rule's tag, wherever it stands, opens its sentence in place (rulepaper.js, loaded when it is first
// wanted). A press with Ctrl, Shift or the middle button follows the link, as it does everywhere.

const tagOf = (e) => e.target.closest?.('a[data-rule]');

async function open(tag) {
  try {
    (await import('./rulepaper.js')).openRule(tag.dataset.rule, tag);
  } catch {
    location.hash = tag.getAttribute('href');           // without the paper there is still the page
  }
}

export function openTags() {
  // Before whatever the tag stands in hears of it: an entry of the log that is pressed shows where it happened.
  document.addEventListener('click', (e) => {
    const tag = tagOf(e);
    if (!tag || e.button || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    e.stopPropagation();
    open(tag);
  }, true);
  document.addEventListener('keydown', (e) => {
    const tag = e.key === ' ' ? tagOf(e) : null;
    if (!tag) return;
    e.preventDefault();
    e.stopPropagation();
    open(tag);
  }, true);
}
