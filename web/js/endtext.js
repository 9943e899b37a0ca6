// endtext.js -- the account of a battle: chapters by turn, for the page and as text to post elsewhere.
import { listed } from './dom.js';

/** 'Turn 3', or '12 noon': turns that have no name have a number. */
export const turnName = (name) => (/^\d+$/.test(name) ? `Turn ${name}` : name);

export const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

/** What is worth telling: all that something came of, and of the plain marches the largest of each side. */
function worthTelling(sentences) {
  const largest = [0, 1].map((side) => sentences.filter((s) => s.plain && s.side === side && s.units > 1).sort((a, b) => b.units - a.units)[0]);
  return sentences.filter((s) => !s.plain || largest.includes(s));
}

/** How a turn closed: the score where it changed, and who was lost. */
function closing(story, battle, paragraph, last) {
  const k = story.turns.findLastIndex((t) => t.turn === paragraph.turn), now = story.turns[k], was = story.turns[k - 1];
  const lost = battle.sides.map((_, side) => story.losses.filter((l) => l.turn === paragraph.turn && l.side === side));
  const words = [];
  lost.forEach((list, side) => { if (list.length) words.push(`The ${battle.side_names[side]} side lost ${listed(list.map((l) => battle.units[l.u].called || battle.units[l.u].name))}.`); });
  if (now && was && !last && now.points.some((p, i) => p !== was.points[i])) words.push(`The score stood at ${battle.side_names.map((n, i) => `${n} ${now.points[i]}`).join(', ')}.`);
  return words.join(' ');
}

/**
 * chapters(story, battle, {every}): [{turn, title, sentences: [{text, side, loud, entries}], closing, remarks}]; every: the marches too. A turn in
 * which nothing worth telling happened has no chapter.
 */
export function chapters(story, battle, { every = false } = {}) {
  return story.paragraphs.map((p, i) => ({
    turn: p.turn,
    title: turnName(p.name),
    sentences: every ? p.sentences : worthTelling(p.sentences),
    closing: closing(story, battle, p, i === story.paragraphs.length - 1),
    remarks: story.remarks.filter((r) => r.turn === p.turn),
  })).filter((c) => c.sentences.length || c.closing || c.remarks.length);
}

/** The moment that a sentence tells of: -1, or its number. */
export const momentOf = (moments, sentence) => moments.findIndex((m) => m.entries[0] === sentence.entries[0] && m.entries[1] === sentence.entries[1]);

/**
 * The whole as Markdown. told: {title, date, verdict, why: [..], players, moments, luck: [..]}; picture(n): the address of a plan after n
 * entries, or null: without plans.
 */
export function asMarkdown(story, battle, told, picture) {
  const plan = (title, n) => (picture ? [`![${title}](${picture(n)})`, ''] : []);
  const out = [`# ${told.title}`, '', `*${[told.date, told.players].filter(Boolean).join(' · ')}*`, '', `**${told.verdict}**`, '', ...told.why.flatMap((w) => [w, '']), ...plan('The field at the end', story.moves)];
  const list = chapters(story, battle);
  if (list.length) out.push('## The course of the battle', '');
  for (const c of list) {
    out.push(`### ${c.title}`, '');
    if (c.sentences.length) out.push(c.sentences.map((s) => s.text).join(' '), '');
    for (const s of c.sentences) {
      const k = momentOf(told.moments, s);
      if (k >= 0) out.push(...plan(told.moments[k].text, told.moments[k].entries[0] - 1));
    }
    for (const r of c.remarks) out.push(`> ${r.text}`, '');
    if (c.closing) out.push(c.closing, '');
  }
  if (told.moments.length) out.push('## What decided it', '', ...told.moments.map((m, i) => `${i + 1}. ${m.when}: ${m.text} ${m.judged}`), '');
  if (told.luck.length) out.push('## Luck', '', ...told.luck.flatMap((l) => [l, '']));
  return `${out.join('\n').trim()}\n`;
}
