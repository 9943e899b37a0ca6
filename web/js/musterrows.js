// musterrows.js -- the rows of a force on the sheet: commanders, groups and entries, each with what can be changed of it.
// Whatever is changed is changed on a copy of the force, which change() hands to the server.
import { el } from './dom.js';
import { counted, one, plainName } from './mustertext.js';

const points = (n, unit = '') => el('span', { class: 'muster-cost' }, `${n}${unit}`);
/** Its price; of what is counted head by head there is none. */
const priced = (k) => (k.cost ? `${k.name} (${k.cost})` : k.name);

/** What lies nearest to a control that is no longer there, or cannot be pressed now: its opposite, the same in the row before, what adds to its list. */
function nearest(id) {
  const [, path, word] = /^m-(\d+(?:-\d+)*)-([a-z].*)$/.exec(id) ?? [];
  const opposite = { 'm-undo': 'm-redo', 'm-redo': 'm-undo', up: `m-${path}-down`, down: `m-${path}-up` };
  if (!path) return [opposite[id]];
  const rows = path.split('-').map(Number), last = rows.pop();
  return [opposite[word], `m-${[...rows, last - 1].join('-')}-${word}`, rows.length ? `m-${rows.join('-')}-${rows.length > 1 ? 'add' : 'group'}` : 'm-division'];
}
/** The focus goes to that control, or to what is nearest to it. */
export function focusOn(id) {
  const there = [id, ...nearest(id)].map((name) => document.getElementById(name)).find((node) => node && !node.disabled);
  there?.focus({ preventScroll: true });
}

/** A field for a name; `id` so that the hand stays where it was when the sheet is written anew. */
function nameField(id, label, value, put) {
  return el('input', { id, type: 'text', class: 'muster-name', 'aria-label': label, placeholder: 'a name of its own', value, maxlength: '71', autocomplete: 'off', onchange: (e) => put(plainName(e.target.value)) });
}

/** "no rifled muskets", "without its leader". */
const without = (name) => (name.startsWith('with ') ? `without${name.slice(4)}` : `no ${name}`);

/** One select for each set of choices that `of` has; a single choice without a usual one is a check box in words. */
function choiceFields(id, muster, of, who, arm, put) {
  const rows = muster.choices.filter((c) => c.of.includes(of) && (!arm || !c.arms || c.arms & arm || who.chosen.includes(c.word)));
  const sets = [...new Set(rows.map((c) => c.set))];
  return sets.map((set) => {
    const own = rows.filter((c) => c.set === set), now = own.find((c) => who.chosen.includes(c.word))?.word ?? '';
    const usual = own.find((c) => c.usual);
    const option = (c) => el('option', { value: c.usual ? '' : c.word, selected: c.usual ? now === '' || now === c.word : now === c.word }, `${c.name}${c.cost ? ` (${c.cost})` : ''}`);
    const all = own.map((c) => c.name).join(', ');
    return el('select', { id: `${id}-set-${set}`, title: all, 'aria-label': `${who.name || who.title || 'The commander'}: ${own.length > 4 ? 'one of several' : all}`, onchange: (e) => put([...who.chosen.filter((w) => !own.some((c) => c.word === w)), ...(e.target.value ? [e.target.value] : [])]) },
      usual ? null : el('option', { value: '', selected: now === '' }, own.length === 1 ? without(own[0].name) : 'as usual'), own.map(option));
  });
}

/** All kinds, those that the nation has first. */
function kindOptions(muster, force, now) {
  const option = (k) => el('option', { value: k.word, selected: k.word === now }, priced(k));
  const there = muster.kinds.filter((k) => !k.wars || k.wars.includes(force.war));
  const usual = there.filter((k) => k.usual.includes(force.nation)), others = muster.kinds.filter((k) => !usual.includes(k));
  return [el('optgroup', { label: 'Of this nation' }, usual.map(option)), el('optgroup', { label: 'Others: told as wrong, or to be agreed upon' }, others.map(option))];
}

/** What the nation's list has, by its own names: each is a kind with what is chosen of it. */
const listOf = (muster, force) => muster.lists.filter((l) => l.nation === force.nation && (!l.war || l.war === force.war));
function listOptions(muster, force) {
  const own = listOf(muster, force), nation = muster.nations.find((n) => n.word === force.nation).name;
  const choice = (word) => muster.choices.find((c) => c.word === word)?.name ?? word;
  return own.length ? [el('optgroup', { label: `The ${nation} list` }, own.map((l, i) => el('option', { value: `list ${i}` }, [l.name, ...l.chosen.map(choice)].join(', '))))] : [];
}

/** Two swatches that open the choice of a colour: coat and facings. */
function clothFields(id, muster, entry, put) {
  return el('span', { class: 'muster-cloths' }, ['coat', 'facings'].map((part, i) => {
    const swatch = el('label', { class: 'muster-cloth', title: `${part}: ${entry.wears[i] || 'as usual'}` },
      el('select', { id: `${id}-${part}`, 'aria-label': `${entry.name || entry.title}: ${part}`, onchange: (e) => put(part, e.target.value) },
        el('option', { value: '', selected: !entry[part] }, `${part} as usual`), muster.cloths.map((c) => el('option', { value: c, selected: entry[part] === c }, c))));
    swatch.style.setProperty('--cloth', entry.wears[i] === 'buff' ? 'tan' : entry.wears[i] || 'transparent');
    return swatch;
  }));
}

function numberFields(id, muster, entry, put) {
  return counted(muster, entry.kind).filter((n) => !n.rare || entry.numbers[n.word]).map((n) => el('label', { class: 'muster-number' }, `${n.word} `,
    el('input', { id: `${id}-${n.word}`, type: 'number', min: String(n.low), max: String(n.high), value: String(entry.numbers[n.word] ?? n.usual), onchange: (e) => put(n.word, Number(e.target.value) || 0) })));
}

/** The entry goes one place up or down; from the end of a group it goes into the next. Where it then is: [group, entry]. */
function moved(f, d, g, e, by) {
  const groups = f.divisions[d].groups, [entry] = groups[g].entries.splice(e, 1);
  const stays = e + by >= 0 && e + by <= groups[g].entries.length;
  const to = stays ? [g, e + by] : [g + by, by < 0 ? groups[g - 1].entries.length : 0];
  groups[to[0]].entries.splice(to[1], 0, entry);
  return to;
}

const mark = (breaches) => (breaches.some((b) => b.grave) ? 'wrong' : breaches.length ? 'agreed' : null);

function entryRow(at, muster, force, entry, breaches, change) {
  const [d, g, e] = at, id = `m-${d}-${g}-${e}`, title = entry.name || entry.title, groups = force.divisions[d].groups;
  const edit = (put) => change((f) => put(f.divisions[d].groups[g].entries[e], f));
  const button = (word, label, off, put) => el('button', { id: `${id}-${word}`, type: 'button', class: 'quiet', title: label, 'aria-label': `${title}: ${label}`, disabled: off, onclick: put }, { up: '↑', down: '↓', twin: '+1', drop: '×' }[word]);
  /** The hand goes with it, so that a second press moves the same one. */
  async function move(word, by) {
    let to;
    if (await change((f) => { to = moved(f, d, g, e, by); })) focusOn(`m-${d}-${to.join('-')}-${word}`);
  }
  return el('li', { class: 'muster-entry', 'data-mark': mark(breaches) },
    points(entry.cost),
    el('select', { id: `${id}-kind`, 'aria-label': `${muster.entry}: what it is`, onchange: (ev) => edit((x) => { x.kind = ev.target.value; }) }, kindOptions(muster, force, entry.kind)),
    choiceFields(id, muster, 'entry', entry, muster.kinds.find((k) => k.word === entry.kind)?.arm, (chosen) => edit((x) => { x.chosen = chosen; })),
    numberFields(id, muster, entry, (word, n) => edit((x) => { x.numbers[word] = n; })),
    entry.shown ? el('output', { class: 'muster-shown' }, entry.shown) : null,
    clothFields(id, muster, entry, (part, colour) => edit((x) => { x[part] = colour; })),
    el('span', { class: 'muster-named' },
      nameField(`${id}-name`, `Name of ${title}`, entry.name, (name) => edit((x) => { x.name = name; })),
      el('span', { class: 'muster-acts' },
        button('up', 'one place up', e === 0 && g === 0, () => move('up', -1)),
        button('down', 'one place down', e === groups[g].entries.length - 1 && g === groups.length - 1, () => move('down', 1)),
        button('twin', 'another of it', false, () => change((f) => f.divisions[d].groups[g].entries.splice(e + 1, 0, { ...structuredClone(entry), name: '' }))),
        button('drop', 'take it out', false, () => change((f) => f.divisions[d].groups[g].entries.splice(e, 1))))));
}

function newEntry(muster, force, value) {
  const listed = value.startsWith('list ') ? listOf(muster, force)[Number(value.slice(5))] : null, kind = listed?.kind ?? value;
  return { kind, name: listed?.name ?? '', chosen: listed?.chosen ?? [], coat: '', facings: '', numbers: Object.fromEntries(counted(muster, kind).map((n) => [n.word, n.usual])) };
}
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

function groupSheet(at, number, muster, force, group, first, breaches, change) {
  const [d, g] = at, id = `m-${d}-${g}`;
  const edit = (put) => change((f) => put(f.divisions[d].groups[g], f));
  const add = el('select', { id: `${id}-add`, class: 'muster-add', 'aria-label': `Add ${one(muster.entry)} to ${muster.group} ${number + 1}`, onchange: (e) => e.target.value && edit((x) => x.entries.push(newEntry(muster, force, e.target.value))) },
    el('option', { value: '' }, `Add ${one(muster.entry)} …`), listOptions(muster, force), kindOptions(muster, force, null));
  const own = breaches.filter((b) => b.group === number && b.entry === null);
  return el('section', { class: 'muster-group', 'data-mark': mark(own), 'aria-label': `${upper(muster.group)} ${number + 1}` },
    el('h3', null, `${upper(muster.group)} ${number + 1}`, ' ', points(group.cost, ' points')),
    el('p', { class: 'muster-head-of' }, 'Commander ',
      choiceFields(id, muster, 'group', group, 0, (chosen) => edit((x) => { x.chosen = chosen; })),
      nameField(`${id}-name`, `Commander of ${muster.group} ${number + 1}`, group.name, (name) => edit((x) => { x.name = name; })),
      el('button', { id: `${id}-drop`, type: 'button', class: 'quiet', onclick: () => change((f) => f.divisions[d].groups.splice(g, 1)) }, `Take out the ${muster.group}`)),
    el('ul', { class: 'muster-entries' }, group.entries.map((entry, e) => entryRow([d, g, e], muster, force, entry, breaches.filter((b) => b.entry === first + e), change))),
    add);
}

/** All of a force; breaches are numbered over the whole of it. */
export function forceSheet(muster, force, change) {
  let number = 0, first = 0;
  const several = force.divisions.length > 1;
  const divisions = force.divisions.map((division, d) => {
    const edit = (put) => change((f) => put(f.divisions[d], f)), id = `m-${d}`;
    const groups = division.groups.map((group, g) => {
      const node = groupSheet([d, g], number, muster, force, group, first, force.breaches, change);
      number += 1;
      first += group.entries.length;
      return node;
    });
    return el('section', { class: 'muster-division', 'aria-label': `${upper(muster.division)} ${d + 1}` },
      el('h2', null, upper(muster.division), several ? ` ${d + 1}` : null),
      el('p', { class: 'muster-head-of' }, 'Commander ', points(division.cost), ' ',
        choiceFields(id, muster, 'division', division, 0, (chosen) => edit((x) => { x.chosen = chosen; })),
        nameField(`${id}-name`, `Commander of the ${muster.division}`, division.name, (name) => edit((x) => { x.name = name; })),
        several ? el('button', { id: `${id}-drop`, type: 'button', class: 'quiet', onclick: () => change((f) => f.divisions.splice(d, 1)) }, `Take out the ${muster.division}`) : null),
      groups,
      el('p', null, el('button', { id: `${id}-group`, type: 'button', onclick: () => edit((x) => x.groups.push({ name: '', chosen: [], entries: [] })) }, `Add ${one(muster.group)}`)));
  });
  return [...divisions,
    el('p', { class: 'muster-extras' }, force.extras.map((x) => `With it come ${x.count} ${x.name}, ${x.cost} points. `)),
    muster.divisions_most && force.divisions.length >= muster.divisions_most ? '' : el('p', null, el('button', { id: 'm-division', type: 'button', class: force.divisions.length ? 'quiet' : 'primary', onclick: () => change((f) => f.divisions.push({ name: '', chosen: [], groups: [{ name: '', chosen: [], entries: [] }] })) }, force.divisions.length ? `Add ${one(muster.division)}` : `Begin with ${one(muster.group)}`))];
}
