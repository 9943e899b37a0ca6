// api.js -- the server's interface (docs/http.md): requests, refusals, and the stream of a game.

/** What the server said no to: `message` is its sentence, `rule` and `code` as it gave them. */
export class Refusal extends Error {
  constructor(status, body) {
    super(body.error ?? `The server answered ${status}.`);
    this.status = status;
    this.rule = body.rule ?? null;
    this.code = body.code ?? 'bad-request';
    this.body = body;
  }
}

async function ask(method, path, key, body, type = 'application/json') {
  const headers = {};
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers['Content-Type'] = type;
  let answer;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined || type !== 'application/json' ? body : JSON.stringify(body) });
  } catch {
    throw new Refusal(0, { error: 'The server does not answer. The page goes on trying.', code: 'offline' });
  }
  const json = answer.headers.get('Content-Type')?.startsWith('application/json');
  const said = json ? await answer.json() : await answer.text();
  if (!answer.ok) throw new Refusal(answer.status, json ? said : {});
  return said;
}

export const get = (path, key) => ask('GET', path, key);

/** What is asked in passing is answered with `ok`: a no of the rules is an answer like any other, and here a refusal. */
export async function getAllowed(path, key) {
  const said = await get(path, key);
  if (said.ok === false) throw new Refusal(200, said);
  return said;
}
export const post = (path, body, key) => ask('POST', path, key, body);
export const postText = (path, text, key) => ask('POST', path, key, text, 'text/plain');

const kept = new Map();

/** What never changes is asked for once: battles, rules. */
export function getOnce(path) {
  if (!kept.has(path)) kept.set(path, get(path).catch((e) => { kept.delete(path); throw e; }));
  return kept.get(path);
}

/** Why a line does not come back. */
const GONE = {
  'bad-key': 'This seat was given back: its key opens nothing any more.',      // perhaps in another window
  'no-such-game': 'This game is no longer kept here.',
};

/**
 * The stream of a game. step(message) is called once for every message, people(now) as those who play come, go or
 * change, chat(line) for what they say, line(up, why) as the line drops and comes back; why: a sentence, where it is down for good. A browser sets no header there, so a ticket stands in the
 * address and never the key. The browser sends Last-Event-ID by itself when it reconnects; where it gives up (the ticket is good for a minute), a new stream asks for
 * what came after the last message. Returns a function that closes it.
 */
export function stream(game, key, after, { step, line, people, chat }) {
  let source = null, closed = false, last = after, wait = 500;

  function again() {
    setTimeout(() => { if (!closed) open(); }, wait);
    wait = Math.min(wait * 2, 8000);
  }
  async function open() {
    let address;
    try {
      address = await ticketed(game, key, 'events');
    } catch (e) {
      if (closed) return;
      if (GONE[e.code]) {
        closed = true;
        line(false, GONE[e.code]);
      } else {
        line(false);
        again();
      }
      return;
    }
    if (closed) return;
    source = new EventSource(`${address}&after=${last}${people ? '&people=1' : ''}`);
    source.onopen = () => { wait = 500; line(true); };
    source.addEventListener('step', (e) => {
      const n = Number(e.lastEventId), message = JSON.parse(e.data);
      if (n <= last && !message.anew) return;                    // anew: what came after it was lost with the server's disk
      last = n;
      step(message);
    });
    if (people) source.addEventListener('people', (e) => people(JSON.parse(e.data)));
    if (chat) source.addEventListener('chat', (e) => chat(JSON.parse(e.data)));
    source.onerror = () => {
      line(false);
      if (source.readyState === EventSource.CLOSED && !closed) again();
    };
  }
  open();
  return () => { closed = true; source?.close(); };
}

/** An address that opens `what` of a game for a minute, and gives no seat away: a key is never in it. */
export async function ticketed(game, key, what) {
  const { ticket } = await post(`/api/games/${game}/ticket`, {}, key);
  return `/api/games/${game}/${what}?ticket=${ticket}`;
}

/** A link whose address is made when it is followed. */
export const byTicket = (game, key, what, newTab) => async (e) => {
  e.preventDefault();
  const tab = newTab ? window.open('', '_blank') : null;
  const address = await ticketed(game, key, what);
  if (tab) { tab.opener = null; tab.location = address; } else location.assign(address);
};
