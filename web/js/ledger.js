// ledger.js -- the ledgers of rules, asked for once: a rule with its neighbours and its chapter.
import { getOnce } from './api.js';

/** A rule's id in a text. */
export const ID = /[A-Z]+-(?:[A-Z]+-)?[A-Z]?\d+(?:\.\d+)?/g;

/** BW-13.4: BW-13; LF-SH-07: LF-SH */
export const chapterOf = (id) => id.replace(/[.-][^.-]*$/, '');

/** '13. Combat', or 'Chapter 13' where the ledger gives no name. */
export const chapterTitle = (rule) => rule.chapter || `Chapter ${chapterOf(rule.id).split('-')[1]}`;

/** {has(id), at(id)}: at gives {rule, before, after}, in the order of its book's ledger; null where there is no such rule. */
export async function openLedger() {
  const { rules } = await getOnce('/api/rules'), place = new Map(rules.map((r, i) => [r.id, i]));
  const beside = (i, step) => (rules[i + step]?.book === rules[i].book ? rules[i + step] : null);
  return {
    has: (id) => place.has(id),
    at(id) {
      const i = place.get(id);
      return i === undefined ? null : { rule: rules[i], before: beside(i, -1), after: beside(i, 1) };
    },
    /** Those that have all of these words, or begin with this id. */
    find(words) {
      const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
      return rules.filter((r) => { const hay = `${r.id} ${r.text} ${r.chapter ?? ''}`.toLowerCase(); return parts.every((w) => hay.includes(w)); });
    },
  };
}
