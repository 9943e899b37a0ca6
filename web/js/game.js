// game.js -- one game as this viewer knows it: its battle, the present view, everything that was told so far,
// and the requests that belong to it. Nothing here draws.
import { Refusal, get, getAllowed, getOnce, post, stream } from './api.js';
import { sideTold, waitTold } from './seats.js';

const TRIES = [300, 900, 2500];       // ms between attempts while the server does not answer
const LATE = 2000;                    // ms after which a message of the stream is given up and asked for

const AWAY = 2500;                    // ms after which somebody whose line is down has left, and does not just look anew

const pause = (ms) => new Promise((done) => { setTimeout(done, ms); });

/**
 * openGame(id, key, {step, line, gives}): step(message, first) after every change, first for the history of a game that
 * is entered; line(up) as the line to the server drops and comes back; gives() before an order or dice are sent.
 */
export async function openGame(id, key, { step, line, people, chat, gives }) {
  const base = `/api/games/${encodeURIComponent(id)}`;
  const view = await get(base, key);
  const battle = await getOnce(`/api/battles/${encodeURIComponent(view.battle)}?options=${encodeURIComponent(view.options ?? '')}`);
  const cellNamed = new Map((battle.board?.cells ?? []).map((c, i) => [c.name.toUpperCase(), i]));
  const unitNamed = new Map(battle.units.map((u, i) => [u.id.toUpperCase(), i]));
  let sending = false;
  let waiting = [];

  const sideIndex = battle.sides.indexOf(view.role);

  const game = {
    id, key, battle, view, cellNamed, unitNamed,
    role: sideIndex,
    /** Whether this viewer answers the present question, or may speak for a side. */
    mayAnswer: () => view.question?.asking === 'side' && (view.role === 'both' || view.question.side === sideIndex),
    speaksFor: (side) => view.role === 'both' || side === sideIndex,
    watching: () => view.role === 'watch',
    get busy() { return sending; },
    sideName: (side) => battle.side_names[side] ?? 'Nobody',
    /** What a unit is called in a sentence: "Grey's brigade". */
    calledUnit: (u) => battle.units[u].called ?? battle.units[u].name ?? battle.units[u].id,
    /** The side with its player's name, where he gave one; what is to be said while it is awaited. */
    sideTold: (side) => sideTold(battle, view, side),
    waitTold: (side) => waitTold(battle, view, side),
    /** Two persons, each at a screen of his own. */
    talks: Boolean(view.people) && view.seats.every((s) => s === 'person'),
    tellPeople: (what, body = {}) => post(`${base}/${what}`, body, key),
    lines: (after) => get(`${base}/chat?after=${after}`, key),

    check: (order) => getAllowed(`${base}/check?order=${encodeURIComponent(order)}`, key),
    /** On a table: where a question that wants a place can be answered, of that unit or of none. */
    ground: (unit) => getAllowed(`${base}/ground${unit ? `?unit=${encodeURIComponent(unit)}` : ''}`, key),
    odds: (order) => getAllowed(`${base}/odds${order ? `?order=${encodeURIComponent(order)}` : ''}`, key),
    overlay: (name, of) => get(`${base}/overlay?name=${encodeURIComponent(name)}&${of}`, key),
    /** On a table: what one unit sees of another; a unit in words. */
    between: (from, to) => get(`${base}/between?from=${encodeURIComponent(from)}&to=${encodeURIComponent(to)}`, key),
    about: (unit) => get(`${base}/about?unit=${encodeURIComponent(unit)}`, key),
    /** What an answer concerns: units, strokes on a table, and what it takes in words. */
    concerns: (order) => getAllowed(`${base}/about?order=${encodeURIComponent(order)}`, key),
    line: () => get(`${base}/line`, key),
    /** What was done in entries from + 1 to `to` of the main line, as actions; without their frames; the view after n entries. */
    actions: (from, to) => get(`${base}/actions?from=${from}&to=${to}`, key),
    account: (from) => get(`${base}/account?from=${from}`, key),
    at: (n) => get(`${base}/at?n=${n}`, key),

    order: (order, side) => send('orders', { order, ...(side === undefined ? {} : { side: battle.sides[side] }) }),
    dice: (faces) => send('dice', { faces }),
    lesson: (what) => send('lesson', { do: what }),
    secret: (secret, side) => post(`${base}/secret`, { secret, ...(view.role === 'both' ? { side: battle.sides[side] } : {}) }, key),
    close() { clearTimeout(leaving); stop(); },
  };

  let leaving = 0;
  /** Whoever reloads his page is gone for a moment: that is not told. */
  function takePeople(now) {
    const was = view.people, show = () => { view.people = now; people?.(now, was); };
    clearTimeout(leaving);
    if (now.seats.some((s, i) => s.taken && !s.here && was?.seats[i].here)) leaving = setTimeout(show, AWAY);
    else show();
  }

  function take(message, first) {
    if (message.pieces) {
      const changed = new Map(message.pieces.map((p) => [p.u, p]));
      const kept = view.pieces.map((p) => changed.get(p.u) ?? p);
      for (const p of message.pieces) if (!view.pieces.some((q) => q.u === p.u)) kept.push(p);
      message = { ...message, pieces: kept };
    }
    const { said, ...rest } = message;
    Object.assign(view, rest);
    step({ ...message, said: said ?? [] }, first);
    waiting = waiting.filter((w) => (w.n <= view.n ? w.done() : true));
  }

  const reach = (n) => (view.n >= n ? Promise.resolve(true) : new Promise((done) => { waiting.push({ n, done: () => { done(true); return false; } }); }));

  /** The same number with the same order may be sent twice, so a lost answer does no harm. */
  async function send(what, body) {
    if (sending) throw new Refusal(0, { error: 'The last order is still on its way.', code: 'busy' });
    sending = true;
    gives?.();
    try {
      const n = view.n + 1;
      for (let i = 0; ; i++) {
        try {
          const answer = await post(`${base}/${what}`, { n, ...body }, key);
          if (!await Promise.race([reach(answer.n), pause(LATE)])) take(await get(base, key), false);
          return answer;
        } catch (e) {
          if (e.code === 'stale') take(await get(base, key), false);
          if (e.code !== 'offline' || i >= TRIES.length) throw e;
          await pause(TRIES[i]);
        }
      }
    } finally {
      sending = false;
    }
  }

  // From the beginning: the first message is the whole history, for the log.
  let first = view.n > 0;
  const stop = stream(id, key, 0, {
    step(message) {
      const history = first;
      first = false;
      take(message, history);
    },
    line,
    people: takePeople,
    chat: (said) => chat?.(said),
  });
  return game;
}
