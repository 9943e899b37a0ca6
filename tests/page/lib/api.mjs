// api.mjs -- the interface of docs/http.md as a bot would use it: fetch for what is right, raw bytes for what is not.
import assert from 'node:assert/strict';
import { connect } from 'node:net';

/** One request; the answer with its status, headers, text, and JSON where it is that. */
export async function ask(server, method, path, { key, body, type = 'application/json', headers = {} } = {}) {
  const said = { ...headers };
  if (key) said.Authorization = `Bearer ${key}`;
  if (body !== undefined && type) said['Content-Type'] = type;
  const answer = await fetch(server.url + path, {
    method, headers: said, body: body === undefined || typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  });
  const text = await answer.text();
  const json = answer.headers.get('content-type')?.startsWith('application/json') ? JSON.parse(text) : null;
  return { status: answer.status, headers: answer.headers, text, json };
}

/** A refusal must be a sentence and a code, as JSON, whatever it is about. */
export function assertRefused(answer, status, code) {
  assert.equal(answer.status, status, answer.text);
  assert.ok(answer.json, `not JSON: ${answer.text}`);
  assert.equal(answer.json.code, code, answer.text);
  assert.match(answer.json.error, /^[A-Z0-9"].{8,}[.!?]$/, answer.text);
}

/** A game made on a server; with(key) is a hand that holds that key. */
export async function newGame(server, wishes) {
  const answer = await ask(server, 'POST', '/api/games', {
    body: { battle: 'scrum', dice: 'seeded', seed: 7, seats: ['person', 'person'], ...wishes },
  });
  assert.equal(answer.status, 201, answer.text);
  const { game, keys } = answer.json;
  return { id: game, keys, answer: answer.json, server, with: (key) => hand(server, game, key) };
}

/** What one key can do in one game. */
export function hand(server, id, key) {
  const at = `/api/games/${id}`;
  const h = {
    id, key, server,
    get: (rest = '') => ask(server, 'GET', at + rest, { key }),
    post: (rest, body) => ask(server, 'POST', at + rest, { key, body }),
    async view() {
      const answer = await h.get();
      assert.equal(answer.status, 200, answer.text);
      return answer.json;
    },
    order: (n, order, more = {}) => h.post('/orders', { n, order, ...more }),
    dice: (n, faces) => h.post('/dice', { n, faces }),
    /** The next order, which must be carried out; its number. A bot may have answered between the look and the order: then the look is old. */
    async say(order, more) {
      let answer = await h.order((await h.view()).n + 1, order, more);
      for (let i = 0; i < 40 && answer.status === 409; i++) answer = await h.order((await h.view()).n + 1, order, more);
      assert.equal(answer.status, 200, `${order}: ${answer.text}`);
      return answer.json.n;
    },
  };
  return h;
}

/** Bytes just as they are, and all that comes back until the server closes, or `until` matches. */
export function raw(server, bytes, { until = null, patience = 5000 } = {}) {
  return new Promise((done, fail) => {
    const socket = connect(server.port, '127.0.0.1');
    let heard = '';
    const end = () => { clearTimeout(late); socket.destroy(); done(heard); };
    const late = setTimeout(end, patience);
    socket.on('error', (e) => (heard ? end() : (clearTimeout(late), fail(e))));
    socket.on('close', end);
    socket.on('data', (data) => {
      heard += data.toString('latin1');
      if (until?.test(heard)) end();
    });
    socket.on('connect', () => { for (const part of [bytes].flat()) socket.write(part, 'latin1'); });
  });
}
