// tracks.js -- what a rule system keeps on tracks beside the map: of each side, and of the day. Loaded where there are any.
import { el, empty, styleSheet } from './dom.js';

await styleSheet('/style/tracks.css');

const PIPS = 6;                       // so short a track is shown as pips, a longer one as a scale

/** The boxes of a track from its low end to its high one, with a gap where another band begins. */
function boxes(t) {
  const first = t.low + 1, cells = [];
  for (let v = first; v <= t.high; v++) cells.push(el('i', { class: [v <= t.value ? 'full' : '', t.bands.includes(v) && v > first ? 'band' : ''].join(' ').trim() || null }));
  return el('span', { class: t.high - t.low <= PIPS ? 'pips' : 'scale', 'aria-hidden': 'true' }, cells);
}

/** makeTracks(game): node, and update(view) with what changed since the last time marked for a moment. */
export function makeTracks(game) {
  const node = el('dl', { class: 'tracks', 'aria-label': 'Tracks' });
  let last = new Map();

  function one(t) {
    const key = `${t.name} ${t.side}`, was = last.get(key), side = t.side >= 0 ? game.sideName(t.side) : '';
    const changed = was !== undefined && was !== t.value ? ` changed ${t.value > was ? 'up' : 'down'}` : '';
    const words = `${[side, t.name].filter(Boolean).join(', ')}: ${t.side >= 0 || !t.text ? `${t.value} of ${t.high}` : ''}${t.text ? `${t.side >= 0 ? ', ' : ''}${t.text}` : ''}`;
    last.set(key, t.value);
    return el('dd', { class: `track-of${t.side >= 0 ? ` side-${t.side}` : ''}${changed}`, title: t.rule ? `${words} (${t.rule})` : words },
      el('span', { class: 'unseen' }, words), boxes(t), t.side >= 0 ? el('b', { 'aria-hidden': 'true' }, String(t.value)) : null, t.text ? el('small', { 'aria-hidden': 'true' }, t.text) : null);
  }
  return {
    node,
    update({ tracks }) {
      const names = [...new Set(tracks.map((t) => t.name))];
      empty(node).append(...names.map((name) => el('div', null, el('dt', null, name), tracks.filter((t) => t.name === name).map(one))));
    },
  };
}
