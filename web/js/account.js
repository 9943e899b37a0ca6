// account.js -- what the others did, in a line on the map where it covers nothing that can act: while it is played, what is just
// seen; afterwards the turn in a few words, with the way to see it again and to unfold it as sentences, each of which shows its
// place and time. And what happened since one last looked, also tomorrow: this browser remembers how far each game was seen.
import { el, empty } from './dom.js';
import { PACES, actingIn, isLoud, summary } from './playback.js';
import { pref, setPref } from './prefs.js';

const KEY = 'linstock-seen';
const GAMES = 100;                    // that are remembered
const RUN = 3;                        // quiet actions in a row from which they are one line of the account

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** How many entries of a game were seen here: a number, or null. */
export const seenOf = (game) => load()[game] ?? null;

export function rememberSeen(game, moves) {
  const { [game]: before, ...rest } = load();
  if (before === moves) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...Object.entries(rest).slice(-GAMES + 1), [game, moves]])));
  } catch { /* a full or forbidden storage only means that nothing is remembered */ }
}

/** makeAccount(game, {player, place, read}): player() as player.js has it, or null; place(node) lays it down; read() leads to the log. */
export function makeAccount(game, { player, place, read }) {
  const text = el('p', { class: 'strip-text' }), acts = el('div', { class: 'strip-acts' });
  const lines = el('ol', { class: 'strip-lines', 'aria-label': 'The account', hidden: true });
  const node = el('section', { class: 'strip sheet no-zoom', 'aria-label': 'What happened', hidden: true }, el('div', { class: 'strip-head' }, text, acts), lines);
  let now = { playing: false }, missed = null, away = false, unfolded = false;

  const button = (words, label, act, more = {}) => el('button', { type: 'button', title: label, onclick: act, ...more }, words);
  const paceName = () => PACES.find((p) => p.name === player().pace).text;

  function nextPace() {
    const i = PACES.findIndex((p) => p.name === player().pace);
    player().setPace(PACES[(i + 1) % PACES.length].name);
    draw();
    return `Pace: ${paceName()}.`;
  }

  function keepTracks() {
    setPref('tracks', pref('tracks') === false);
    player()?.showMarks();
    draw();
    return pref('tracks') === false ? 'Tracks are put away.' : 'Tracks are kept until you act.';
  }

  /** The others' last turn once more. */
  function again() {
    const last = player()?.last;
    if (!last || last.to <= last.from) return 'There is nothing to show again.';
    player().again(last.from, last.to);
    return '';
  }

  function hide() {
    away = true;
    missed = null;
    unfolded = false;
    node.hidden = true;
  }

  /** Sentences of what was done: fights one by one, what was quiet between them as one line. */
  function sentences(actions) {
    const list = [], show = (some) => () => { hide(); away = false; player().again(some[0].entries[0] - 1, some.at(-1).entries[1]); };
    const line = (some, words) => el('li', null, el('button', { type: 'button', class: `go by side-${some[0].side}`, title: 'Show me that again', onclick: show(some) }, words));
    for (let i = 0; i < actions.length; i++) {
      let j = i;
      while (j < actions.length && !isLoud(actions[j]) && !actions[j].rolls?.length && actions[j].side === actions[i].side) j++;
      const run = actions.slice(i, j);
      if (run.length >= RUN) list.push(line(run, `${run.length} quiet actions: ${actingIn(run, game.calledUnit)}.`));
      else for (const a of run.length ? run : [actions[i]]) list.push(line([a], a.text));
      i = Math.max(i, j - 1);
    }
    return [...list, el('li', null, el('button', { type: 'button', class: 'go', onclick: () => { read(); unfolded = false; draw(); } }, 'All of it, in the log'))];
  }

  function unfold() {
    unfolded = !unfolded;
    draw();
  }

  const account = () => button('Account', 'What was done, in sentences', unfold, { 'aria-expanded': String(unfolded) });

  const pace = () => button(paceName(), 'How fast the others’ turn is shown (P)', nextPace, { class: 'pace', 'aria-label': `Pace: ${paceName()}` });
  const tracks = () => button('Tracks', 'Keep tracks, arrows and losses on the map until you act (K)', keepTracks, { 'aria-pressed': String(pref('tracks') !== false) });

  function draw() {
    const p = player(), focus = [...acts.querySelectorAll('button')].find((b) => b === document.activeElement)?.dataset.act;
    const last = p?.fresh ? p.last : null;
    node.hidden = !now.playing && (away || (!last?.actions.length && !missed));
    if (node.hidden) return;
    text.className = 'strip-text';
    const list = [], told = now.playing || !unfolded ? [] : (missed ?? last).actions.filter((a) => a.text);
    lines.hidden = !told.length;
    empty(lines).append(...(told.length ? sentences(told) : []));
    if (now.playing) {
      if (now.side >= 0) text.classList.add('by', `side-${now.side}`);
      text.textContent = now.text || (now.side >= 0 ? `${game.sideName(now.side)} …` : '…');
      if (now.steps && now.waiting) list.push(['next', button('Next', 'The next action (.)', () => p.next(), { class: 'primary' })]);
      list.push(['skip', button(now.again ? 'Back' : 'Skip', now.again ? 'Back to the present (,)' : 'Skip to the present; nothing is lost (,)', () => p.skip())]);
      if (!now.again || p.pace !== 'once') list.push(['pace', pace()]);
    } else if (missed) {
      text.textContent = `Since you last looked: ${lower(summary(missed.actions, game.calledUnit))}`;
      list.push(['play', button('Show me', 'Play it on the map', () => { const { from, to } = missed; hide(); away = false; p.again(from, to); }, { class: 'primary' })], ['read', account()], ['drop', drop()]);
    } else {
      text.classList.add('by', `side-${last.side}`);
      text.textContent = `${game.sideName(last.side)}: ${lower(summary(last.actions, game.calledUnit))}`;
      list.push(['again', button('Again', 'Show me that again (G)', again)], ['read', account()], ['tracks', tracks()], ['pace', pace()], ['drop', drop()]);
    }
    for (const [name, b] of list) b.dataset.act = name;
    empty(acts).append(...list.map(([, b]) => b));
    if (focus) acts.querySelector(`[data-act="${focus}"]`)?.focus({ preventScroll: true });
    place(node);
  }
  const drop = () => button('×', 'Put it away', hide, { class: 'quiet drop', 'aria-label': 'Put it away' });
  const lower = (s) => s[0].toLowerCase() + s.slice(1);

  /** The same among the affairs of the game, where it is always to be had. */
  function settings() {
    const choose = el('select', { onchange: (e) => { player().setPace(e.target.value); draw(); } }, PACES.map((p) => el('option', { value: p.name, selected: p.name === player()?.pace }, p.text)));
    const keep = el('input', { type: 'checkbox', onchange: keepTracks });
    keep.checked = pref('tracks') !== false;
    return el('div', { class: 'playback-settings' },
      el('p', null, el('label', null, 'The others’ turn is shown ', choose)),
      el('p', null, el('label', null, keep, 'Keep its tracks on the map until I act')),
      player()?.last?.actions.length ? el('p', null, el('button', { type: 'button', onclick: again }, 'Show the last turn again', el('kbd', null, 'G'))) : null);
  }

  return {
    node, settings, nextPace, keepTracks, again, hide,
    /** What goes on (player.js); nothing: only how it is shown has changed. */
    state(next) {
      if ('playing' in next) {
        if (next.playing && !now.playing) away = false;
        now = next;
      }
      draw();
    },
    /** Actions that came to pass while nobody looked: {from, to, actions}. */
    offer(what) {
      missed = what.actions.length ? what : null;
      away = false;
      draw();
    },
    /** One acts: what was new is new no longer. */
    acted() {
      missed = null;
      unfolded = false;
      draw();
    },
  };
}
