// transport.js -- the bar under a replay: scrubber, steps, play and pause, pace, and the turns to jump to.
import { el, svg } from './dom.js';
import { pref, setPref } from './prefs.js';

/** Paces: how long a moment is shown, and which moment comes next; the first three show every order. */
const PACES = [
  { name: 'slow', text: 'Slow', wait: 900, next: (line, n) => n + 1 },
  { name: 'even', text: 'Even', wait: 300, next: (line, n) => n + 1 },
  { name: 'quick', text: 'Quick', wait: 80, next: (line, n) => n + 1 },
  { name: 'phase', text: 'By phase', wait: 1600, next: (line, n) => line.nextPhase(n) },
  { name: 'battle', text: 'By battle', wait: 2600, next: (line, n) => line.nextBattle(n) },
];

const SHAPES = {
  first: 'M5 4v16M19 4 8 12l11 8z', battleBack: 'M12 4 3 12l9 8zM21 4l-9 8 9 8z', back: 'M17 4 6 12l11 8z',
  play: 'M7 4l12 8-12 8z', pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  on: 'M7 4l11 8-11 8z', battleOn: 'M3 4l9 8-9 8zM12 4l9 8-9 8z', last: 'M19 4v16M5 4l11 8-11 8z',
};
const sign = (shape) => svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', class: 'sign' }, svg('path', { d: SHAPES[shape] }));

function stepButton(shape, label, keys, act) {
  return el('button', { type: 'button', title: `${label} (${keys})`, 'aria-label': label, 'aria-keyshortcuts': keys, onclick: act }, sign(shape));
}

/** Ticks over the scrubber: turns as long lines, battles as short ones. */
function ticks(line) {
  const at = (n) => ((100 * n) / Math.max(1, line.moves)).toFixed(3);
  const path = (numbers, from, to) => numbers.map((n) => `M${at(n)} ${from}V${to}`).join('');
  return svg('svg', { class: 'ticks', viewBox: '0 0 100 10', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    svg('path', { class: 'tick-turn', d: path(line.turns().map((t) => t.at), 0, 10) }),
    svg('path', { class: 'tick-battle', d: path(line.battles, 4, 10) }));
}

/**
 * line: a main line; turnNames: those of the battle; go(n): show a moment, a promise.
 * Returns {node, at(n), reload(), add(control), playing(), key(event), stop()}.
 */
export function transport(line, turnNames, go) {
  let now = 0, timer = null;
  const scrub = el('input', { type: 'range', class: 'scrub', min: 0, max: line.moves, step: 1, value: 0, 'aria-label': 'Moment of the battle' });
  const track = el('div', { class: 'track' }, scrub);
  const where = el('span', { class: 'where' });
  const turn = el('select', { 'aria-label': 'Jump to a turn', title: 'Jump to a turn' });
  const pace = el('select', { 'aria-label': 'Pace', title: 'Pace' }, PACES.map((p) => el('option', { value: p.name, selected: p.name === (pref('pace') ?? 'even') }, p.text)));
  const play = stepButton('play', 'Play', 'Space', toggle);
  const clamp = (n) => Math.max(0, Math.min(line.moves, n));
  const jump = (n) => { stop(); return go(clamp(n)); };

  const acts = {
    first: () => jump(0), last: () => jump(line.moves),
    back: () => jump(now - 1), on: () => jump(now + 1),
    battleBack: () => jump(line.lastBattle(now)), battleOn: () => jump(line.nextBattle(now)),
    phaseBack: () => jump(line.lastPhase(now)), phaseOn: () => jump(line.nextPhase(now)),
  };

  function face(playing) {
    play.replaceChildren(sign(playing ? 'pause' : 'play'));
    play.setAttribute('aria-label', playing ? 'Pause' : 'Play');
    play.title = playing ? 'Pause (Space)' : 'Play (Space)';
  }
  function stop() {
    clearTimeout(timer);
    timer = null;
    face(false);
  }
  async function beat() {
    const { wait, next } = PACES.find((p) => p.name === pace.value);
    const begun = performance.now();
    const mine = timer;
    await go(clamp(next(line, now)));
    if (timer !== mine) return; /* stopped, or begun anew, meanwhile */
    if (now >= line.moves) stop();
    else timer = setTimeout(beat, Math.max(16, wait - (performance.now() - begun)));
  }
  function toggle() {
    if (timer !== null) return stop();
    if (now >= line.moves) go(0);
    face(true);
    timer = setTimeout(beat, 0);
  }

  scrub.addEventListener('input', () => jump(Number(scrub.value)));
  turn.addEventListener('change', () => jump(Number(turn.value)));
  pace.addEventListener('change', () => setPref('pace', pace.value));

  function at(n) {
    now = n;
    scrub.value = n;
    const phase = line.phaseAt(Math.max(1, n));
    scrub.setAttribute('aria-valuetext', n === 0 ? 'Before the first order' : `Entry ${n} of ${line.moves}, ${phase?.clock ?? ''}`);
    track.style.setProperty('--done', `${(100 * n) / Math.max(1, line.moves)}%`);
    where.textContent = `${n} of ${line.moves}`;
    const here = line.turns().findLast((t) => t.at < Math.max(1, n));
    turn.value = here ? String(here.at) : '0';
  }
  function reload() {
    scrub.max = line.moves;
    track.querySelector('.ticks')?.remove();
    track.prepend(ticks(line));
    turn.replaceChildren(...line.turns().map((t) => el('option', { value: t.at }, turnNames[t.turn] ?? `Turn ${t.turn + 1}`)));
    at(Math.min(now, line.moves));
  }
  reload();

  const KEYS = { ArrowLeft: 'back', ArrowRight: 'on', Home: 'first', End: 'last', PageUp: 'battleBack', PageDown: 'battleOn' };
  const row = el('div', { class: 'transport-row' });
  const node = el('div', { class: 'transport', role: 'group', 'aria-label': 'Replay' },
    track,
    row);
  row.append(
    el('span', { class: 'steps' },
      stepButton('first', 'To the beginning', 'Home', acts.first),
      stepButton('battleBack', 'To the battle before', 'PageUp', acts.battleBack),
      stepButton('back', 'Back one entry', 'ArrowLeft', acts.back),
      play,
      stepButton('on', 'On one entry', 'ArrowRight', acts.on),
      stepButton('battleOn', 'To the next battle', 'PageDown', acts.battleOn),
      stepButton('last', 'To the end', 'End', acts.last)),
    where, turn, pace);

  return {
    node, at, reload, stop,
    /** One more control at the end of the row. */
    add: (control) => row.append(control),
    playing: () => timer !== null,
    /** True if the key was one of ours. */
    key(e) {
      if (e.altKey || e.ctrlKey || e.metaKey) return false;
      if (e.key === ' ') toggle();
      else if (e.shiftKey && e.key === 'ArrowLeft') acts.phaseBack();
      else if (e.shiftKey && e.key === 'ArrowRight') acts.phaseOn();
      else if (!e.shiftKey && KEYS[e.key]) acts[KEYS[e.key]]();
      else return false;
      return true;
    },
  };
}
