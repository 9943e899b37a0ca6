// entries.js -- the entries of a main line as a list, folded by phase: a battle has thousands of them, and only
// the phases that are open are in the document.
import { die, kindsOf } from './die.js';
import { el } from './dom.js';

/** Dice in a line of text; of: what they are, in runs. */
export function diceShown(faces, of) {
  if (!faces?.length) return null;
  const kind = kindsOf(of || '6');
  return el('span', { class: 'cast', role: 'img', 'aria-label': `dice ${faces.join(', ')}` }, faces.map((face, i) => die(face, kind(i))));
}

/** line: a main line; go(n) is called when an entry is chosen. Returns {node, at(n), reload()}. */
export function entryList(line, battle, go) {
  const node = el('div', { class: 'entries' });
  let folds = [], marked = null;

  function row(number) {
    const entry = line.entries[number - 1];
    return el('li', { 'data-n': number },
      el('button', { type: 'button', class: `entry side-${entry.side}`, onclick: () => go(number) },
        el('span', { class: 'entry-number' }, String(number)),
        el('span', { class: 'entry-order' }, el('span', { class: 'unseen' }, `${battle.side_names[entry.side] ?? ''}: `), entry.order),
        entry.battle ? diceShown(entry.dice, entry.of) : null),
      entry.remark ? el('p', { class: 'entry-remark' }, entry.remark) : null);
  }

  function fold(phase) {
    const list = el('ol', { class: 'entry-rows' });
    const mine = line.entries.slice(phase.from - 1, phase.to);
    const battles = mine.filter((e) => e.battle).length, remarks = mine.filter((e) => e.remark).length;
    const notes = [battles ? `${battles} with dice` : null, remarks ? `${remarks} remarked` : null].filter(Boolean).join(', ');
    const box = el('details', { class: 'phase' },
      el('summary', null, el('span', { class: 'phase-clock' }, phase.clock), el('span', { class: 'phase-notes' }, `${phase.from}${phase.to > phase.from ? `–${phase.to}` : ''}${notes ? ` · ${notes}` : ''}`)),
      list);
    const it = {
      phase, box, list,
      open() {
        if (!list.children.length) for (let n = phase.from; n <= phase.to; n++) list.append(row(n));
        box.open = true;
      },
    };
    box.addEventListener('toggle', () => { if (box.open) it.open(); else list.replaceChildren(); });
    return it;
  }

  function at(n) {
    marked?.removeAttribute('aria-current');
    marked = null;
    const here = folds.find((f) => n >= f.phase.from && n <= f.phase.to);
    if (!here) return;
    if (!here.box.open) {
      for (const f of folds) if (f.opened && f !== here) { f.box.open = false; f.opened = false; }
      here.opened = true; /* opened by the replay, not by hand: closed again when it goes on */
    }
    here.open();
    marked = here.list.querySelector(`[data-n="${n}"] .entry`);
    marked?.setAttribute('aria-current', 'step');
    if (!marked) return;
    const row = marked.getBoundingClientRect(), frame = node.getBoundingClientRect();
    if (row.top < frame.top + 40 || row.bottom > frame.bottom - 20) node.scrollTop += row.top - frame.top - frame.height / 3;
  }
  function reload() {
    folds = line.phases.map(fold);
    node.replaceChildren(...folds.map((f) => f.box));
  }
  reload();
  return { node, at, reload };
}
