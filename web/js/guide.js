// guide.js -- the players' guides: #/guide, #/guide/NAME, #/guide/NAME/CHAPTER. A guide is called like the rules it is of.
import { getOnce } from './api.js';
import { el } from './dom.js';
import { markdown, slugOf } from './markdown.js';

const hrefOf = (...parts) => `#/guide/${parts.filter(Boolean).map(encodeURIComponent).join('/')}`;

/** Where a link of a guide leads in the page; null: nowhere. */
const linkFrom = (name, names) => (href) => {
  const [file, slug = ''] = href.split('#'), other = /^([a-z]+)\.md$/.exec(file)?.[1];
  if (!file) return hrefOf(name, slug);
  if (other && names.includes(other)) return hrefOf(other, slug);
  return file.startsWith('../rules/') ? '#/rules' : null;
};

function chapters(nodes, name) {
  const heads = nodes.filter((n) => n.tagName === 'H2');
  return el('nav', { class: 'chapters', 'aria-label': 'Chapters' }, el('details', { open: matchMedia('(min-width: 900px)').matches },
    el('summary', null, 'Chapters'), el('ol', null, heads.map((h) => el('li', null, el('a', { href: hrefOf(name, slugOf(h.textContent)) }, h.textContent))))));
}

export async function open(root, name = '', slug = '') {
  const { guides } = await getOnce('/guide/index.json');
  if (!guides.some((g) => g.name === name)) {
    document.title = 'Guides · Linstock';
    root.append(el('div', { class: 'guide' }, el('h1', null, 'Guides'), el('ul', { class: 'guide-list' }, guides.map((g) => el('li', null, el('a', { href: hrefOf(g.name) }, g.title))))));
    return;
  }
  const text = await getOnce(`/guide/${name}.md`);
  const nodes = markdown(text, { link: linkFrom(name, guides.map((g) => g.name)), image: (src) => `/guide/${src.replace(/^\.\.\//, '')}` });
  document.title = `${guides.find((g) => g.name === name).title} · Linstock`;
  root.append(el('div', { class: 'guide' }, chapters(nodes, name), el('article', null, nodes)));
  const at = slug && document.getElementById(`guide-${slug}`);
  if (!at) return;
  at.focus({ preventScroll: true });
  at.scrollIntoView();
}
