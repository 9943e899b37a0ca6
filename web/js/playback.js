// playback.js -- what the others did, cut into scenes with a time for each. Pure: no page, no server, no clock of its own, so
// that it can be tried by itself (tests/page/playback.test.mjs). player.js shows the scenes on the map.
//
// Players think in actions. A quiet one (a march) is run together with its neighbours; a loud one (a fight), or one for which
// dice fell, is a scene of its own: the men come up, dice fall, and what came of them is seen. What changed nothing that can be
// seen goes by in silence. The beats of a scene:
//
//   {kind: 'go', frames}           pieces travel; all of these entries at once
//   {kind: 'dice', frame, rolls}   dice fall, and the entry's changes follow them
//   {kind: 'told'}                 the result of a fight stands in words

/** How what happened is shown; the first shows nothing but where it has led. */
export const PACES = [
  { name: 'once', text: 'At once' },
  { name: 'brisk', text: 'Brisk' },
  { name: 'calm', text: 'Calm' },
  { name: 'steps', text: 'Step by step' },
];

export const BUDGET = 20000;          // ms that a brisk turn may take
const TOGETHER = 8;                   // quiet actions that run together, at most

/** ms: of a quiet scene, of each further action in it, of a fight, of each roll (so many of them count). */
const TIMES = {
  brisk: { quiet: 800, more: 130, loud: 2400, dice: 800, most: 4 },
  calm: { quiet: 1500, more: 0, loud: 3200, dice: 1200, most: 8 },
  steps: { quiet: 1000, more: 0, loud: 2000, dice: 900, most: 8 },
};
const QUIET_LEAST = 0.35;             // so far quiet scenes are hurried before fights lose any of their time
const SHORTEST = 30;                  // ms of a scene that nobody can follow any more, but which is still seen

/** The dice of an action, roll by roll; of one without frames those that came with it. */
export const rollsOf = (action) => action.frames?.flatMap((f) => f.rolls ?? []) ?? action.rolls ?? [];

/** A fight. */
export const isLoud = (action) => Boolean(action.loud || action.plate);

/** Nothing of it can be seen. */
const isSilent = (action) => !isLoud(action) && !rollsOf(action).length && !action.frames?.some((f) => f.pieces?.length || f.props);

function timeOf({ actions, loud, dice }, pace) {
  const t = TIMES[pace] ?? TIMES.brisk, rolls = t.dice * Math.min(rollsOf(actions[0]).length, t.most);
  if (loud) return t.loud + rolls;
  if (dice) return t.quiet + rolls;
  const seen = actions.filter((a) => !isSilent(a)).length;
  return seen ? t.quiet + t.more * (seen - 1) : 0;
}

/** Quiet actions of one side run together where the pace is brisk, and silent ones always; all others have a scene of their own. */
function cut(actions, pace) {
  const list = [];
  for (const action of actions) {
    const loud = isLoud(action), dice = !loud && rollsOf(action).length > 0, last = list.at(-1), quiet = !loud && !dice;
    const open = last && !last.loud && !last.dice && last.actions.filter((a) => !isSilent(a)).length < TOGETHER;
    const joins = quiet && open && (isSilent(action) || last.actions.every(isSilent) || (pace === 'brisk' && last.actions[0].side === action.side));
    if (joins) last.actions.push(action);
    else list.push({ actions: [action], loud, dice });
  }
  return list;
}

/** Hurries scenes until they take no longer than `left`: first the quiet ones, then all. */
function hurry(scenes, left) {
  const sum = (loud) => scenes.reduce((s, c) => s + (c.loud === loud ? c.ms : 0), 0);
  const quiet = sum(false), loud = sum(true);
  if (quiet + loud <= left) return;
  const q = quiet ? Math.min(1, Math.max(QUIET_LEAST, (left - loud) / quiet)) : 1;
  const all = Math.min(1, left / (quiet * q + loud));
  for (const c of scenes) if (c.ms) c.ms = Math.max(SHORTEST, Math.round(c.ms * (c.loud ? all : q * all)));
}

/**
 * Actions as the server tells them into scenes [{actions, loud, dice, ms}]. left: ms that all of them may take together, where the
 * pace is brisk; the others take what they take.
 */
export function scenesOf(actions, pace, left = BUDGET) {
  const scenes = cut(actions, pace);
  for (const c of scenes) c.ms = timeOf(c, pace);
  if (pace === 'brisk') hurry(scenes, left);
  return scenes;
}

/** The beats of a scene, with their shares of its time: [{kind, frames | frame, rolls, ms}]. */
export function beatsOf({ actions, loud, dice, ms }) {
  if (!loud && !dice) return [{ kind: 'go', frames: actions.flatMap((a) => a.frames), ms }];
  const beats = [];
  for (const frame of actions[0].frames) {
    if (frame.rolls?.length) beats.push({ kind: 'dice', frame, rolls: frame.rolls, share: 2 + Math.min(frame.rolls.length, 4) });
    else if (beats.at(-1)?.kind === 'go') beats.at(-1).frames.push(frame);
    else beats.push({ kind: 'go', frames: [frame], share: 2 });
  }
  if (loud) beats.push({ kind: 'told', share: 4 });
  const all = beats.reduce((s, b) => s + b.share, 0);
  return beats.map(({ share, ...b }) => ({ ...b, ms: Math.round((ms * share) / all) }));
}

/**
 * What waits to be shown, in order. Actions that reach back into what was shown already (a battle whose retreat had still to
 * be chosen) are shown from there on.
 */
export function makeQueue() {
  let waiting = [], shown = 0;        // shown: the last entry that was taken out
  return {
    get length() { return waiting.length; },
    get shown() { return shown; },
    /** Begin anew after entry n. */
    reset(n) {
      waiting = [];
      shown = n;
    },
    add(actions) {
      // Two actions may share an entry: nobody was asked between them.
      const last = waiting.at(-1)?.frames.at(-1)?.n ?? shown;
      for (const a of actions) {
        const frames = a.frames.filter((f) => f.n > last);
        if (frames.length) waiting.push({ ...a, frames });
      }
    },
    /** The next scene, or null; left: ms that remain for all that wait. */
    next(pace, left) {
      if (!waiting.length) return null;
      const [scene] = scenesOf(waiting, pace, left);
      waiting = waiting.slice(scene.actions.length);
      shown = scene.actions.at(-1).frames.at(-1).n;
      return scene;
    },
    /** All that is left, at once. */
    drain() {
      const rest = waiting;
      waiting = [];
      if (rest.length) shown = rest.at(-1).frames.at(-1).n;
      return rest;
    },
  };
}

/**
 * The way of every unit through some frames: Map unit -> [pieces], the first as it stood before. before: Map unit -> piece;
 * same(a, b): whether two pieces of one unit stand at the same place.
 */
export function waysOf(frames, before, same) {
  const ways = new Map(), last = new Map();
  for (const frame of frames) {
    for (const p of frame.pieces ?? []) {
      const from = last.get(p.u) ?? before.get(p.u);
      last.set(p.u, p);
      if (!from || from.at !== 'board' || p.at !== 'board' || same(from, p)) continue;
      if (!ways.has(p.u)) ways.set(p.u, [from]);
      ways.get(p.u).push(p);
    }
  }
  return ways;
}

/** Pieces with the changes of some frames, as a new list; props of the last that had any. */
export function after(pieces, frames) {
  const changed = new Map();
  let props;
  for (const f of frames) {
    for (const p of f.pieces ?? []) changed.set(p.u, p);
    if (f.props) ({ props } = f);
  }
  const kept = pieces.map((p) => {
    const now = changed.get(p.u) ?? p;
    changed.delete(p.u);
    return now;
  });
  return { pieces: [...kept, ...changed.values()], ...(props ? { props } : {}) };
}

const plural = (n, one, many) => `${n === 1 ? one[0] : n} ${n === 1 ? one[1] : many}`;

const listed = (names, most = 3) => (names.length <= most ? names : [...names.slice(0, most - 1), `${names.length - most + 1} others`]).join(', ').replace(/, ([^,]*)$/, ' and $1');

/** "2 fights and 14 other actions; lost: Grey's brigade and 2 others." of some actions, for the strip; nameOf(unit) is what it is called. */
export function summary(actions, nameOf) {
  const fights = actions.filter(isLoud).length, rest = actions.filter((a) => !isLoud(a) && a.text).length, lost = [...new Set(actions.flatMap((a) => a.lost ?? []))];
  const parts = [fights && plural(fights, ['a', 'fight'], 'fights'), rest && plural(rest, ['one', fights ? 'other action' : 'action'], fights ? 'other actions' : 'actions')].filter(Boolean);
  if (!parts.length) return 'Nothing of note.';
  const text = `${parts.join(' and ')}${lost.length ? `; lost: ${listed(lost.map(nameOf))}` : ''}.`;
  return text[0].toUpperCase() + text.slice(1);
}

/** The units that some actions are of, by name: "Grey's brigade, Agnew's brigade and 4 others". */
export const actingIn = (actions, nameOf) => listed([...new Set(actions.flatMap((a) => a.units ?? []))].map(nameOf));
