// mustertext.js -- a force, as the server tells it (docs/json.md), as its line of text. The server reads it back.

/** What can stand in quotes, and no more than there is room for. */
export function plainName(text) {
  let name = text.replace(/["\\\p{Cc}]/gu, '').trim();
  while (new TextEncoder().encode(name).length > 71) name = name.slice(0, -1);
  return name;
}

/** What is counted of entries of that kind. */
export function counted(muster, kind) {
  const arm = muster.kinds.find((k) => k.word === kind)?.arm ?? 0;
  return muster.numbers.filter((n) => !n.arms || n.arms & arm);
}

/** "a brigade", "an element". */
export const one = (word) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

const words = (who) => [...who.chosen, ...(who.name ? [`"${who.name}"`] : [])].join(' ');

function entry(e, muster) {
  const numbers = counted(muster, e.kind).filter((n) => e.numbers[n.word] !== undefined && e.numbers[n.word] !== n.usual).map((n) => `${e.numbers[n.word]} ${n.word}`);
  return [e.kind, ...numbers, words(e), e.coat && `in ${e.coat}`, e.facings && `faced ${e.facings}`].filter(Boolean).join(' ');
}

function division(d, muster) {
  const own = words(d);
  return d.groups.map((g, i) => {
    const who = words(g), entries = g.entries.map((e) => entry(e, muster)).join(', ');
    if (own && i === 0) return `${own}: ${who}: ${entries}`;
    return who ? `${who}: ${entries}` : entries;
  }).join(' / ');
}

export function forceText(force, muster) {
  const head = [force.nation, force.war, force.points, ...force.terms, force.name ? `"${force.name}"` : null].filter((w) => w !== null && w !== '').join(' ');
  return [head, ...force.divisions.map((d) => division(d, muster))].join('; ');
}
