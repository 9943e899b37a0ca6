// markdown.js -- the guides as elements: as much Markdown as they are written in, and nothing that could be more than
// text, since every word becomes a text node. markdown(text, {link, image}): link(href) gives the address of a link, or null
// where it leads nowhere in the page; image(src) that of a picture.
import { el, ruleLink } from './dom.js';

const RULE = /[A-Z]{2}-(?:[A-Z]{2}-)?\d+(?:\.\d+)?/;

/** As headings are called in links: "Odds and dice" is odds-and-dice. */
export const slugOf = (text) => text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '').trim().replace(/\s/g, '-');

/** `[BW-13.16 to BW-13.20]`: rules, each a link; any other code is code. */
function code(text) {
  if (!/^\[.*\]$/.test(text) || !RULE.test(text)) return el('code', null, text);
  return el('span', { class: 'rules-named' }, text.slice(1, -1).split(new RegExp(`(${RULE.source})`)).map((part, i) => (i % 2 ? ruleLink(part) : part)));
}

const INLINE = /(`+)(.+?)\1|!\[([^\]]*)\]\(([^)\s]+)\)|\[((?:[^\][]|\[[^\]]*\])+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\\([\\`*_{}[\]()#+.!|<>-])/s;

function inline(text, to) {
  const parts = [];
  for (let rest = text; rest;) {
    const m = INLINE.exec(rest);
    if (!m) {
      parts.push(rest);
      break;
    }
    if (m.index) parts.push(rest.slice(0, m.index));
    const [all, , quoted, alt, src, words, href, strong, em, plain] = m;
    if (quoted !== undefined) parts.push(code(quoted.trim()));
    else if (src !== undefined) parts.push(el('img', { src: to.image(src), alt, loading: 'lazy', decoding: 'async' }));
    else if (href !== undefined) parts.push(to.link(href) ? el('a', { href: to.link(href) }, inline(words, to)) : el('span', null, inline(words, to)));
    else if (strong !== undefined) parts.push(el('strong', null, inline(strong, to)));
    else if (em !== undefined) parts.push(el('em', null, inline(em, to)));
    else parts.push(plain);
    rest = rest.slice(m.index + all.length);
  }
  return parts;
}

const cellsOf = (line) => line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((c) => c.trim());

function table(lines, to) {
  const [head, , ...rows] = lines.map(cellsOf), named = head.some(Boolean);
  return el('div', { class: 'wide', tabindex: '0', role: 'region', 'aria-label': 'Table' }, el('table', null,
    named ? el('thead', null, el('tr', null, head.map((c) => el('th', { scope: 'col' }, inline(c, to))))) : null,
    el('tbody', null, rows.map((r) => el('tr', null, r.map((c) => el('td', null, inline(c, to))))))));
}

const ITEM = /^(\s*)(?:[-*]|(\d+)\.)\s+(.*)$/;

function list(lines, to) {
  const ordered = ITEM.exec(lines[0])[2] !== undefined, items = [];
  for (const line of lines) {
    const m = ITEM.exec(line);
    if (m && (m[1].length < 2 || !items.length)) items.push([m[3]]);
    else items.at(-1).push(line.trim());
  }
  return el(ordered ? 'ol' : 'ul', null, items.map((i) => el('li', null, inline(i.join(' '), to))));
}

/** The blocks of a text; headings have ids. */
export function markdown(text, to) {
  const lines = text.replace(/<!--[\s\S]*?-->\n?/g, '').split('\n'), nodes = [];
  const until = (i, ends) => { let k = i; while (k < lines.length && !ends(lines[k])) k++; return k; };
  for (let i = 0; i < lines.length;) {
    const line = lines[i], heading = /^(#{1,4})\s+(.*)$/.exec(line);
    let end = i + 1;
    if (!line.trim()) { /* between blocks */ } else if (line.startsWith('```')) {
      end = until(i + 1, (l) => l.startsWith('```'));
      nodes.push(el('pre', { tabindex: '0' }, el('code', null, lines.slice(i + 1, end).join('\n'))));
      end++;
    } else if (heading) {
      nodes.push(el(`h${heading[1].length}`, { id: `guide-${slugOf(heading[2])}`, tabindex: '-1' }, inline(heading[2], to)));
    } else if (line.startsWith('>')) {
      end = until(i, (l) => !l.startsWith('>'));
      nodes.push(el('blockquote', null, markdown(lines.slice(i, end).map((l) => l.replace(/^> ?/, '')).join('\n'), to)));
    } else if (line.startsWith('|')) {
      end = until(i, (l) => !l.startsWith('|'));
      nodes.push(table(lines.slice(i, end), to));
    } else if (ITEM.test(line)) {
      end = until(i, (l) => !l.trim() || l.startsWith('#') || l.startsWith('|') || l.startsWith('```'));
      nodes.push(list(lines.slice(i, end), to));
    } else {
      end = until(i + 1, (l) => !l.trim() || /^(#{1,4}\s|```|\||>)/.test(l) || ITEM.test(l));
      nodes.push(el('p', null, inline(lines.slice(i, end).join('\n'), to)));
    }
    i = end;
  }
  return nodes;
}
