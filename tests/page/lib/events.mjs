// events.mjs -- a reader of a game's stream that keeps every byte.
import { request } from 'node:http';

/**
 * Opens /events. `messages` are {id, data, text} as they came, `beats` counts comment lines, `bytes` is all of it.
 * until(test) waits for a message that passes, heard(n) for the game's number n. With `people` it asks for those, too;
 * what has no number is in `asides`, {event, data}.
 */
export async function listen(server, id, key, { after, lastEventId, people = false } = {}) {
  const stream = { messages: [], asides: [], beats: 0, bytes: '', open: false, ended: false };
  const waiting = new Set();
  const tell = () => { for (const look of [...waiting]) look(); };
  const path = `/api/games/${id}/events?${after === undefined ? '' : `after=${after}&`}${people ? 'people=1' : ''}`;
  const headers = { Authorization: `Bearer ${key}`, ...(lastEventId === undefined ? {} : { 'Last-Event-ID': String(lastEventId) }) };

  function message(block) {
    const got = { id: null, data: '' };
    for (const line of block.split('\n')) {
      if (line.startsWith(':')) stream.beats++;
      else if (line.startsWith('id: ')) got.id = Number(line.slice(4));
      else if (line.startsWith('event: ')) got.event = line.slice(7);
      else if (line.startsWith('data: ')) got.data += line.slice(6);
    }
    if (got.data && got.id === null) stream.asides.push({ event: got.event, data: JSON.parse(got.data) });
    else if (got.data) stream.messages.push({ ...got, text: got.data, data: JSON.parse(got.data) });
  }

  const rq = request(server.url + path, { headers, agent: false });
  stream.close = () => rq.destroy();
  stream.request = rq;
  await new Promise((done, fail) => {
    rq.on('error', (e) => { stream.ended = true; tell(); fail(e); });
    rq.on('response', (answer) => {
      let rest = '';
      stream.status = answer.statusCode;
      stream.type = answer.headers['content-type'];
      stream.answer = answer;
      answer.setEncoding('utf8');
      answer.on('data', (text) => {
        stream.bytes += text;
        rest += text;
        for (let at; (at = rest.indexOf('\n\n')) >= 0; rest = rest.slice(at + 2)) message(rest.slice(0, at));
        tell();
      });
      answer.on('close', () => { stream.ended = true; tell(); });
      answer.on('error', () => {});
      done();
    });
    rq.end();
  });
  stream.until = (test, patience = 10000) => new Promise((done, fail) => {
    const look = () => {
      const value = test(stream);
      if (value) { clearTimeout(late); waiting.delete(look); done(value); }
      else if (stream.ended) { clearTimeout(late); waiting.delete(look); fail(new Error('The stream ended.')); }
    };
    const late = setTimeout(() => { waiting.delete(look); fail(new Error(`The stream did not come to that: ${test}`)); }, patience);
    waiting.add(look);
    look();
  });
  stream.heard = (n, patience) => stream.until((s) => s.messages.some((m) => m.id >= n), patience);
  return stream;
}

/** All that messages told, one after another: what was said, and the sentences of the events. */
export const toldBy = (messages) => ({
  said: messages.flatMap((m) => m.data.said ?? []),
  events: messages.flatMap((m) => m.data.events ?? []).map((e) => e.text),
});
