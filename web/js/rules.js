// rules.js -- the ledgers: every rule with its id, searched as one types. #/rules[/ID]
import { getOnce } from './api.js';
import { el } from './dom.js';
import { ID, chapterOf, chapterTitle } from './ledger.js';

const systemOf = (id) => id.split('-')[0];
const hrefOf = (id) => `#/rules/${id}`;

/** The text with every id that is in the ledger as a link, and what was searched for marked. */
function linked(text, known, words) {
  const parts = [];
  let at = 0;
  for (const m of text.matchAll(ID)) {
    if (!known.has(m[0])) continue;
    parts.push(...marked(text.slice(at, m.index), words), el('a', { class: 'rule', href: hrefOf(m[0]) }, m[0]));
    at = m.index + m[0].length;
  }
  parts.push(...marked(text.slice(at), words));
  return parts;
}

function marked(text, words) {
  if (!words.length) return [text];
  const any = new RegExp(`(${words.map((w) => w.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'gi');
  return text.split(any).map((piece, i) => (i % 2 ? el('mark', null, piece) : piece));
}

/** Rules as a map from system to chapters to rules, in the order of the ledger. */
function grouped(rules) {
  const systems = new Map();
  for (const rule of rules) {
    const system = systemOf(rule.id), chapter = chapterOf(rule.id);
    if (!systems.has(system)) systems.set(system, new Map());
    const chapters = systems.get(system);
    if (!chapters.has(chapter)) chapters.set(chapter, []);
    chapters.get(chapter).push(rule);
  }
  return systems;
}

function ruleNode(rule, known, words) {
  return el('article', { class: 'rule-entry', id: `rule-${rule.id}`, tabindex: '-1', 'aria-label': `Rule ${rule.id}` },
    el('a', { class: 'rule-id', href: hrefOf(rule.id) }, rule.id),
    el('div', null,
      el('p', null, linked(rule.text, known, words)),
      rule.basis ? el('p', { class: 'basis' }, 'Rests on ', linked(rule.basis, known, words)) : null));
}

const matches = (rule, words) => {
  const hay = `${rule.id} ${rule.text} ${rule.basis} ${rule.chapter ?? ''}`.toLowerCase();
  return words.every((w) => hay.includes(w));
};

export async function open(root, wanted = '') {
  const { rules } = await getOnce('/api/rules');
  document.title = wanted ? `Rule ${wanted} · Linstock` : 'Rules · Linstock';
  const known = new Set(rules.flatMap((r) => [r.id, chapterOf(r.id)]));
  const names = new Map(rules.map((r) => [systemOf(r.id), r.book]));

  const search = el('input', { type: 'search', id: 'rule-search', placeholder: 'Words, or an id', autocomplete: 'off', spellcheck: 'false', oninput: () => show(), onkeydown: leave });
  const count = el('p', { class: 'rule-count', role: 'status' });
  const list = el('div', { class: 'rule-list' });
  const contents = el('nav', { 'aria-label': 'Chapters' });
  const fold = el('details', { class: 'rule-contents', open: matchMedia('(min-width: 821px)').matches }, el('summary', null, 'Chapters'), contents);

  function leave(e) {
    if (e.key === 'Escape' && search.value) {
      search.value = '';
      show();
      e.preventDefault();
    } else if (e.key === 'Enter' || e.key === 'ArrowDown') {
      list.querySelector('.rule-entry')?.focus();
      e.preventDefault();
    }
  }

  function show() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = rules.filter((r) => matches(r, words));
    const systems = grouped(found);
    count.textContent = words.length ? (found.length === 1 ? '1 rule' : `${found.length} of ${rules.length} rules`) : `${rules.length} rules`;
    list.replaceChildren(...[...systems].map(([system, chapters]) => el('section', { class: 'rule-system' },
      el('h2', null, names.get(system)),
      [...chapters].map(([chapter, its]) => el('section', { class: 'rule-chapter', id: `rule-${chapter}`, tabindex: '-1' },
        el('h3', null, chapterTitle(its[0])),
        its.map((r) => ruleNode(r, known, words)))))));
    if (!found.length) list.append(el('p', { class: 'nothing' }, 'No rule has all of these words.'));
    contents.replaceChildren(...[...systems].flatMap(([system, chapters]) => [
      el('h2', null, names.get(system)),
      el('ul', null, [...chapters].map(([chapter, its]) => el('li', null,
        el('a', { href: hrefOf(chapter) }, chapterTitle(its[0])), words.length ? el('span', { class: 'tally' }, ` ${its.length}`) : null)))]));
  }

  /** Arrows go from rule to rule; / goes to the search. */
  function keys(e) {
    if (e.altKey || e.ctrlKey || e.metaKey) return;
    if (e.key === '/' && e.target !== search) {
      search.focus();
      search.select();
      e.preventDefault();
      return;
    }
    const here = document.activeElement?.closest?.('.rule-entry');
    if (!here || (e.key !== 'ArrowDown' && e.key !== 'ArrowUp')) return;
    const all = [...list.querySelectorAll('.rule-entry')];
    const next = all[all.indexOf(here) + (e.key === 'ArrowDown' ? 1 : -1)];
    (next ?? (e.key === 'ArrowUp' ? search : here)).focus();
    e.preventDefault();
  }

  root.append(el('div', { class: 'rules' },
    el('header', { class: 'rules-head' },
      el('h1', null, 'The rules'),
      el('p', { class: 'rules-lead' }, 'Every rule that is enforced here, in our own words and under the section numbers of the printed rules. Where the print leaves something open, the ruling it rests on is named.')),
    el('div', { class: 'rules-search', role: 'search' },
      el('label', { for: 'rule-search' }, 'Search'), search, count,
      el('button', { type: 'button', class: 'quiet', onclick: () => print() }, 'Print')),
    fold, list));
  show();
  document.addEventListener('keydown', keys);

  const target = wanted ? document.getElementById(`rule-${wanted}`) : null;
  if (target) {
    target.classList.add('wanted');
    requestAnimationFrame(() => {
      target.scrollIntoView({ block: target.matches('.rule-entry') ? 'center' : 'start' });
      target.focus({ preventScroll: true });
    });
  } else if (wanted) {
    search.value = wanted;
    show();
  }
  return () => document.removeEventListener('keydown', keys);
}
