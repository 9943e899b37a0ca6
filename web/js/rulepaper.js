// rulepaper.js -- a rule's own sentence on a small paper beside its tag, with the rule before and after it, through which one can
// step; the whole chapter is one press further. One paper at a time, above everything, dialogs too.
import { el, empty, styleSheet } from './dom.js';
import { ID, chapterOf, chapterTitle, openLedger } from './ledger.js';

const GAP = 6;                        // pixels between tag and paper, and to the edge of the window
const small = matchMedia('(max-width: 760px)');         // there it lies at the foot (rule.css)
const PLAIN = ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'];

let open = null;                      // {paper, tag, before, ...}

export function closeRule() {
  if (!open) return;
  const { paper, tag, before, away, move } = open, inside = paper.contains(document.activeElement) || document.activeElement === document.body;
  open = null;
  removeEventListener('pointerdown', away, true);
  removeEventListener('resize', move);
  removeEventListener('scroll', move, true);
  removeEventListener('hashchange', closeRule);
  paper.remove();
  // The tag may be gone, in a sentence that went by itself.
  if (inside) [tag, before, document.querySelector('.stage'), document.getElementById('room')].find((n) => n?.isConnected && n !== document.body)?.focus({ preventScroll: true });
}

/** Below the tag, or above it where there is no room; never out of the window. */
function put(paper, tag) {
  if (small.matches) return paper.removeAttribute('style');
  const b = tag.isConnected ? tag.getBoundingClientRect() : null, { offsetWidth: w, offsetHeight: h } = paper;
  if (!b || (!b.width && !b.height)) return;            // where it was
  const top = b.bottom + GAP + h <= innerHeight ? b.bottom + GAP : b.top - GAP - h >= 0 ? b.top - GAP - h : Math.max(GAP, innerHeight - h - GAP);
  paper.style.left = `${Math.max(GAP, Math.min(b.left, innerWidth - w - GAP))}px`;
  paper.style.top = `${top}px`;
}

/** The rule of this id on a paper beside a tag. */
export async function openRule(id, tag) {
  if (open?.tag === tag && open.shown === id) return closeRule();
  closeRule();
  const heading = el('p', { class: 'rule-chapter-name' });
  const text = el('div', { class: 'rule-words', tabindex: -1, 'aria-live': 'polite' });
  const above = el('div'), below = el('div');
  const chapter = el('a', { class: 'rule-whole' }, 'The whole chapter');
  const paper = el('div', { class: 'rule-paper no-zoom', role: 'dialog', 'aria-label': `Rule ${id}`, popover: 'manual' },
    el('header', null, heading, el('button', { type: 'button', class: 'quiet', 'aria-label': 'Close', onclick: closeRule }, '×')),
    above, text, below, el('footer', null, chapter, el('small', null, '↑ ↓ rule by rule')));

  const inPlace = (e, to) => {
    if (e.button || PLAIN.some((k) => e[k])) return;
    e.preventDefault();
    show(to);
  };
  const link = (to, cls, ...words) => el('a', { class: cls, href: `#/rules/${to}`, onclick: (e) => inPlace(e, to) }, ...words);

  /** The ids in a text lead on, on the same paper. */
  function linked(ledger, words) {
    const parts = [];
    let at = 0;
    for (const m of words.matchAll(ID)) {
      if (!ledger.has(m[0])) continue;
      parts.push(words.slice(at, m.index), link(m[0], 'rule', m[0]));
      at = m.index + m[0].length;
    }
    return [...parts, words.slice(at)];
  }

  const neighbour = (rule, way) => (rule ? link(rule.id, `rule-beside ${way}`, el('span', { 'aria-hidden': 'true' }, way === 'before' ? '↑ ' : '↓ '), el('b', null, rule.id), ' ', rule.text) : null);

  async function show(next) {
    let found;
    try {
      const ledger = await openLedger();
      if (open?.paper !== paper) return;
      found = ledger.at(next);
      open.shown = next;
      open.near = found;
      paper.setAttribute('aria-label', `Rule ${next}`);
      if (!found) {
        empty(text).append(el('p', null, `There is no rule ${next} in the ledgers here; the page of rules can be searched.`));
        heading.textContent = '';
        chapter.href = '#/rules';
        chapter.textContent = 'All rules';
      } else {
        const { rule, before, after } = found;
        heading.textContent = [rule.book, chapterTitle(rule)].filter(Boolean).join(' · ');
        empty(text).append(el('p', { class: 'rule-sentence' }, el('a', { class: 'rule-id', href: `#/rules/${rule.id}`, title: 'In the page of rules' }, rule.id), ' ', linked(ledger, rule.text)),
          rule.basis ? el('p', { class: 'basis' }, 'Rests on ', linked(ledger, rule.basis)) : '');
        empty(above).append(neighbour(before, 'before') ?? '');
        empty(below).append(neighbour(after, 'after') ?? '');
        chapter.href = `#/rules/${chapterOf(rule.id)}`;
      }
    } catch (e) {
      if (open?.paper !== paper) return;
      empty(text).append(el('p', null, e.message));
      chapter.href = `#/rules/${next}`;
    }
    put(paper, tag);
    text.focus({ preventScroll: true });
  }

  paper.addEventListener('keydown', (e) => {
    const to = { ArrowUp: open.near?.before, ArrowDown: open.near?.after }[e.key];
    if (e.key === 'Escape') closeRule();
    else if (to && !PLAIN.some((k) => e[k])) show(to.id);
    else if (e.key === 'Tab') {
      const stops = [...paper.querySelectorAll('a[href], button')], end = e.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement === end || (e.shiftKey && document.activeElement === text)) (e.shiftKey ? stops.at(-1) : stops[0]).focus();
      else return e.stopPropagation();
    } else return e.stopPropagation();                   // no other key is meant for the map
    e.preventDefault();
    e.stopPropagation();
  });

  const away = (e) => { if (!paper.contains(e.target) && e.target !== tag && !tag.contains(e.target)) closeRule(); };
  const move = () => put(paper, tag);
  open = { paper, tag, before: document.activeElement, away, move, shown: id, near: null };
  addEventListener('pointerdown', away, true);
  addEventListener('resize', move);
  addEventListener('scroll', move, true);
  addEventListener('hashchange', closeRule);
  await styleSheet('/style/rule.css');
  if (open?.paper !== paper) return;
  // A dialog that is open makes all that is not in it dead.
  (tag.closest('dialog[open]') ?? document.body).append(paper);
  paper.showPopover?.();
  empty(text).append(el('p', { class: 'hint' }, '…'));
  put(paper, tag);
  await show(id);
}
