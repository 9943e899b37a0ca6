// muster.js -- a force of one's own, by points. #/muster[/BOOK[/LINK]]
//
// Two forces are worked on, one's own and the enemy's. Each is what the server last said of it; a change goes there as a line of
// text and comes back with its points and all that is wrong with it. What is refused changes nothing. The address holds the force that lies open.
import { get, getOnce, post } from './api.js';
import { el, empty, ruleLink, styleSheet } from './dom.js';
import { addressOf, copyButton, hashOf } from './links.js';
import { focusOn, forceSheet } from './musterrows.js';
import { forceText, plainName } from './mustertext.js';

const SIDES = ['Your force', 'The other force'];

/** Book -> both forces as they were left, and which lay open: who comes back finds them again. */
const asLeft = new Map();

/** The points so far, the stamp, and every breach with its rule. */
function account(force) {
  const left = force.left < 0 ? `${-force.left} too many` : `${force.left} left`;
  return [
    el('p', { class: 'muster-total', role: 'status' }, el('strong', null, `${force.cost} of ${force.points} points`), ', ', el('span', null, left), ' ',
      el('span', { class: force.lawful ? 'stamp lawful' : 'stamp unlawful' }, force.lawful ? 'Lawful' : 'Unlawful')),
    force.breaches.length ? el('ul', { class: 'muster-breaches' }, force.breaches.map((b) => el('li', { class: b.grave ? 'wrong' : 'agreed' },
      el('strong', null, b.grave ? 'Wrong: ' : 'To be agreed: '), b.text, ' ', ruleLink(b.rule)))) : null,
  ];
}

const fileName = (f) => (f.name || f.nation).toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'force';

export async function open(root, wanted, link) {
  await styleSheet('/style/muster.css');
  const { books } = await getOnce('/api/muster');
  if (!books.length) throw new Error('By the rules of no book here forces are built.');
  const book = wanted || books[0].rules, muster = await getOnce(`/api/muster/${book}`), { battles } = await getOnce('/api/battles');
  const tables = muster.table ? battles.filter((b) => b.rules === book) : [];
  document.title = `Muster · ${muster.rules_name} · Linstock`;

  const told = [null, null], before = [[], []], after = [[], []];
  let at = 0, asked = 0;
  const path = `/api/muster/${book}`;
  const has = (nation, war) => muster.lists.some((l) => l.nation === nation.word && l.war === war.word);
  const war = muster.wars.find((w) => muster.nations.slice(0, 2).every((n) => has(n, w))) ?? muster.wars[0];     // one that both have lists of
  const fresh = (i) => `${muster.nations[i % muster.nations.length].word}${war ? ` ${war.word}` : ''} ${muster.points}`;

  const trouble = el('p', { class: 'refusal', role: 'alert', hidden: true });
  const head = el('div', { class: 'muster-head' }), sheet = el('div', { class: 'muster-sheet' }), side = el('aside', { class: 'muster-side', 'aria-label': 'Points and what is wrong' });

  function refused(e) {
    trouble.replaceChildren(e.message, e.rule ? ' ' : '', ruleLink(e.rule) ?? '');
    trouble.hidden = false;
    trouble.scrollIntoView?.({ block: 'nearest' });
  }

  /** Asks the server for a force and lays it open; false: it was refused, and nothing has changed. */
  async function take(body, i = at, keepsAfter = false) {
    const mine = ++asked;
    let force;
    try {
      force = await post(path, body);
    } catch (e) {
      if (mine === asked) refused(e);
      return false;
    }
    if (mine !== asked) return false;
    trouble.hidden = true;
    if (told[i] && told[i].text !== force.text) {
      before[i].push(told[i].text);
      if (!keepsAfter) after[i].length = 0;
    }
    told[i] = force;
    show();
    return true;
  }
  /** What is refused does not stay in its field: there stands what the force has. */
  async function change(put) {
    const copy = structuredClone(told[at]);
    put(copy);
    const done = await take({ text: forceText(copy, muster) });
    if (!done && !trouble.hidden) show();
    return done;
  }
  async function undo() {
    const text = before[at].pop();
    if (text === undefined) return;
    const now = told[at].text, kept = [...before[at]];
    if (await take({ text }, at, true)) {
      before[at] = kept;
      after[at].push(now);
      show();
    }
  }
  async function redo() {
    const text = after[at].pop();
    if (text !== undefined && await take({ text }, at, true)) show();
  }
  const suggest = (i, seed = Math.floor(Math.random() * 1e6)) => {
    const f = told[i], other = told[1 - i];
    const enemies = muster.nations.filter((n) => n.word !== other?.nation), war = f?.war ?? other?.war;
    const enemy = enemies.find((n) => muster.lists.some((l) => l.nation === n.word && l.war === war)) ?? enemies[0];
    return take({ suggest: f?.points ?? other.points, nation: f?.nation ?? enemy?.word ?? other.nation, war, terms: (f ?? other).terms.join(' '), seed }, i);
  };

  // ---- the head: nation, points, name ----
  function headFields(f) {
    const option = (r, now) => el('option', { value: r.word, selected: r.word === now }, r.name);
    return [
      el('p', { class: 'muster-which', role: 'group', 'aria-label': 'Which force' }, SIDES.map((name, i) => el('button', { id: `m-side-${i}`, type: 'button', 'aria-pressed': String(i === at), onclick: () => turnTo(i) }, told[i] ? `${name}: ${told[i].cost}` : name))),
      el('label', null, 'Nation ', el('select', { id: 'm-nation', onchange: (e) => change((x) => { x.nation = e.target.value; }) }, muster.nations.map((n) => option(n, f.nation)))),
      muster.wars.length ? el('label', null, 'War ', el('select', { id: 'm-war', onchange: (e) => change((x) => { x.war = e.target.value; }) }, muster.wars.map((w) => option(w, f.war)))) : null,
      el('label', null, 'Points ', el('input', { id: 'm-points', type: 'number', min: '1', max: '10000', value: String(f.points), onchange: (e) => change((x) => { x.points = Number(e.target.value) || 0; }) })),
      muster.terms.map((t) => el('label', { class: 'muster-term' }, el('input', { id: `m-term-${t.word}`, type: 'checkbox', checked: f.terms.includes(t.word), onchange: (e) => change((x) => { x.terms = x.terms.filter((w) => w !== t.word); if (e.target.checked) x.terms.push(t.word); }) }), ` ${t.name} `, ruleLink(t.rule))),
      el('label', null, 'Name ', el('input', { id: 'm-name', type: 'text', value: f.name, maxlength: '71', autocomplete: 'off', onchange: (e) => change((x) => { x.name = plainName(e.target.value); }) })),
      el('p', { class: 'muster-acts' },
        el('button', { id: 'm-undo', type: 'button', disabled: !before[at].length, onclick: undo }, 'Undo'),
        el('button', { id: 'm-redo', type: 'button', disabled: !after[at].length, onclick: redo }, 'Redo'),
        el('button', { id: 'm-suggest', type: 'button', onclick: () => suggest(at) }, 'Suggest one'),
        el('select', { id: 'm-sample', 'aria-label': 'A force of the book', onchange: (e) => e.target.value && take({ text: e.target.value }) }, el('option', { value: '' }, 'A force of the book …'), muster.samples.map((s) => el('option', { value: s }, s.match(/"([^"]*)"/)?.[1] ?? s.slice(0, 40))))),
    ];
  }
  async function turnTo(i) {
    const was = at;
    at = i;
    if (!told[i] && !await suggest(i)) at = was;
    else show();
  }

  // ---- as text, as a file, as a link ----
  function papers(f) {
    const line = el('textarea', { id: 'm-line', rows: '4', spellcheck: 'false', 'aria-label': 'The force as a line of text' }, f.text);
    const file = el('input', { id: 'm-file', type: 'file', accept: '.yaml,.yml,text/yaml', onchange: async () => { if (file.files[0]) await take({ file: await file.files[0].text() }); file.value = ''; } });
    return el('details', { class: 'muster-papers', open: papers.open, ontoggle: (e) => { papers.open = e.target.open; } }, el('summary', null, 'As text, file or link'),
      line,
      el('p', { class: 'muster-acts' },
        el('button', { id: 'm-take', type: 'button', onclick: () => take({ text: line.value }) }, 'Take this line'),
        copyButton('Copy link', () => addressOf('muster', book, f.link), { said: 'A link that holds the whole force is copied.' }),
        el('a', { class: 'button', id: 'm-save', download: `${fileName(f)}.yaml`, href: `data:text/yaml;charset=utf-8,${encodeURIComponent(f.file)}` }, 'Save as file')),
      el('label', { class: 'muster-file' }, 'Open a file ', file));
  }

  // ---- on paper ----
  /** The sheet is drawn by the server; it is opened to be printed, or kept. */
  async function sheetOf(button, f, what, print) {
    button.disabled = true;
    try {
      const answer = await fetch(`${path}/sheet`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ text: f.text, sheet: what, format: 'pdf' }) });
      if (!answer.ok) throw new Error((await answer.json()).error ?? 'The sheet cannot be drawn.');
      const url = URL.createObjectURL(await answer.blob());
      const link = el('a', { href: url, ...(print ? { target: '_blank', rel: 'noopener' } : { download: `${fileName(f)}-${what}.pdf` }) });
      document.body.append(link);
      link.click();
      link.remove();
      setTimeout(() => URL.revokeObjectURL(url), 60000);
    } catch (e) {
      refused(e);
    }
    button.disabled = false;
  }
  function paper(f) {
    if (!muster.roster) return null;
    const button = (id, text, what, print) => el('button', { id, type: 'button', onclick: (e) => sheetOf(e.currentTarget, f, what, print) }, text);
    return el('section', { class: 'muster-paper', 'aria-label': 'On paper' }, el('h2', null, 'On paper'),
      el('p', null, 'For a real table: one or two sheets with everything to look up and to tick off, and bases and markers to cut out, at true scale.'),
      el('p', { class: 'muster-acts' }, button('m-roster', 'Save the roster', 'roster', false), button('m-print', 'Print it', 'roster', true), button('m-cut', 'Bases to cut out', 'cut', false)));
  }

  // ---- into a battle ----
  function battle() {
    if (!tables.length) return null;
    const other = told[1 - at];
    const table = el('select', { id: 'm-table', 'aria-label': 'On the table of' }, tables.map((b) => el('option', { value: b.id, selected: b.id === (battle.table ?? muster.table) }, b.title)));
    table.addEventListener('change', () => { battle.table = table.value; });
    const fight = el('button', { id: 'm-fight', type: 'button', class: 'primary', onclick: meet }, 'Into battle');
    async function meet() {
      if (!told[1] && !await suggest(1)) return;
      fight.disabled = true;
      try {
        const made = await post(`${path}/battle`, { table: table.value, forces: told.map((f) => f.text) });
        const { sides, side_names: names } = await get(`/api/battles/${made.battle}`);
        const own = muster.nations.find((n) => n.word === told[0].nation).name;
        location.hash = `${hashOf('new', made.battle)}?side=${sides[names[0] === own || names[0] === `First ${own}` ? 0 : 1]}`;
      } catch (e) {
        fight.disabled = false;
        refused(e);
      }
    }
    return el('section', { class: 'muster-battle', 'aria-label': 'Into a battle' },
      el('h2', null, 'Into a battle'),
      el('p', null, other ? `Against ${other.name || muster.nations.find((n) => n.word === other.nation).name}, ${other.cost} of ${other.points} points. ` : 'Another force of as many points is suggested if you build none. '),
      el('p', { class: 'muster-acts' }, el('label', null, 'Table ', table), fight));
  }

  /** All of it anew, the hand where it was. */
  function show() {
    const f = told[at], held = document.activeElement?.id, wasAt = { top: scrollY };
    empty(head).append(...headFields(f).flat().filter(Boolean));
    empty(sheet).append(...forceSheet(muster, f, change));
    empty(side).append(...[...account(f), papers(f), paper(f), battle()].filter(Boolean));
    if (held) focusOn(held);
    scrollTo(0, wasAt.top);
    history.replaceState(null, '', hashOf('muster', book, f.link));
    asLeft.set(book, { told: [...told], at });
  }
  function keys(e) {
    if (!(e.ctrlKey || e.metaKey) || e.key.toLowerCase() !== 'z' || e.target.matches?.('input[type=text], textarea')) return;
    e.preventDefault();
    (e.shiftKey ? redo : undo)();
  }

  root.append(el('div', { class: 'muster' },
    el('header', null, el('h1', null, 'Muster'), el('p', { class: 'date' }, muster.rules_name),
      books.length > 1 ? el('p', null, books.filter((b) => b.rules !== book).map((b) => [el('a', { href: hashOf('muster', b.rules) }, b.rules_name), ' '])) : null,
      el('p', null, 'Pick what you like. Nothing is forbidden here; what is wrong is said, with its rule, and an unlawful force goes into no battle.')),
    trouble, head, el('div', { class: 'muster-columns' }, sheet, side)));
  const was = asLeft.get(book);
  if (was && (!link || link === was.told[was.at].link)) {
    [told[0], told[1]] = was.told;
    at = was.at;
    show();
  } else if (!link || !await take({ link })) {
    const said = !trouble.hidden && [...trouble.childNodes];
    await take({ text: muster.samples[0] ?? fresh(0) });
    if (said) { trouble.replaceChildren(...said); trouble.hidden = false; }
  }
  document.addEventListener('keydown', keys);
  return () => document.removeEventListener('keydown', keys);
}
