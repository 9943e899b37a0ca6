// What was tried in vain, and must stay so: odd numbers and letters in every question, secrets of brigades on the wire, words that look
// like lines of a record or like tags, a seed that is shown too early, everybody at one game at once.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { answers, ask, chance, hand, newGame, raw, startServe, startServer, verify } from './lib.mjs';

const greedy = ['--requests-per-second', '0', '--seat-per-second', '0', '--games-per-day', '0', '--log', 'off'];
const handsOf = (game) => [game.with(game.keys.british), game.with(game.keys.american)];

test('odd numbers and letters in a question: a sentence in JSON and UTF-8, and no header of theirs', async () => {
  const server = await startServe(greedy), odd = ['', '-1', '+5', '0x10', '1e3', '18446744073709551616', '-9223372036854775808', 'NaN', '%FF%FE', '%ED%A0%80', '%F4%90%80%80', '%C0%AF', '%00', '%0D%0AX-Theirs:%20b', '%25s%25n', 'A'.repeat(3000), '%', '%u0041', '..%2F..%2Fetc%2Fpasswd'];
  for (const battle of ['scrum', 'brandywine-1777-brigade', 'lof-walls']) {
    const game = await newGame(server, { battle, hotseat: true }), close = 'Connection: close\r\n';
    const paths = odd.flatMap((o) => [`at?n=${o}`, `check?order=${o}`, `ground?unit=${o}`, `odds?order=close&assume=${o}`, `overlay?name=reach&unit=${o}`, `between?from=${o}&to=${o}`, `about?order=march%20${o}`, `actions?from=${o}`, `account?from=0&to=${o}`, `picture.svg?n=${o}`, `chat?after=${o}`]);
    const told = await Promise.all(Array.from({ length: 6 }, async (_, lane) => {
      const heard = [];
      for (let i = lane; i < paths.length; i += 6) heard.push([paths[i], await raw(server, `GET /api/games/${game.id}/${paths[i]} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nAuthorization: Bearer ${game.keys.both}\r\n${close}\r\n`)]);
      return heard;
    }));
    for (const [path, text] of told.flat()) {
      const [head, body] = [text.slice(0, text.indexOf('\r\n\r\n')), text.slice(text.indexOf('\r\n\r\n') + 4)];
      assert.match(head, /^HTTP\/1\.1 (200|400|403|404|422) /, path.slice(0, 80));
      assert.doesNotMatch(head, /^X-Theirs/mi, path);
      if (/json/.test(head)) JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(body, 'latin1')));
    }
  }
  assert.equal(await server.stop(), 0);
});

test('orders of brigades and hidden sharpshooters: three games that differ in them alone look the same to the other side and to who watches', async () => {
  const server = await startServer(), rng = chance(1), wishes = ['no', 'hide CS1 28.86 13.12', 'hide CS1 67.33 21.86'];
  const worlds = await Promise.all(wishes.map(async (hide, i) => {
    const game = await newGame(server, { battle: 'hedgerow-hill', seed: 1 });
    return { id: game.id, i, hide, told: 0, crown: game.with(game.keys.crown), american: game.with(game.keys.american), watch: game.with(game.keys.watch) };
  }));
  const same = async (what, get) => {
    const texts = (await Promise.all(worlds.map(get))).map((a, i) => `${a.status} ${a.text}`.replaceAll(worlds[i].id, 'ID').replaceAll(/"kept_until":\d+/g, ''));
    for (const text of texts) assert.equal(text, texts[0], what);
  };
  for (let step = 0; step < 45; step++) {
    await same(`the view at ${step}`, (w) => w.american.get());
    await same(`the watcher’s at ${step}`, (w) => w.watch.get());
    const view = await worlds[0].american.view(), units = view.pieces.map((p) => p.id);
    if (step % 9 === 8) {
      const [u, v] = [rng.of(units), rng.of(units)], paths = ['/line', '/record', '/luck', '/account', '/actions', '/ground', '/odds', `/about?unit=${u}`, `/ground?unit=${u}`, `/between?from=${u}&to=${v}`, '/check?order=end', '/check?order=hide%20CS1%2028%2013'];
      for (const path of paths) for (const who of ['american', 'watch']) await same(path, (w) => w[who].get(path));
      for (const order of ['end now', 'order-at C1 hold', 'hide CS1 69 1']) await same(order, (w) => w.american.order(view.n + 1, order));
    }
    if (view.question.side === 1) {
      const order = rng.of(view.question.answers);
      await same(order, (w) => w.american.order(view.n + 1, order));
      continue;
    }
    await Promise.all(worlds.map(async (w) => {
      const { n, question: { step: asked, text, answers: all } } = await w.crown.view();
      let order = ['done', 'end', 'no'].find((a) => all.includes(a)) ?? all[0];
      if (asked === 'hide' && /^CS1:/.test(text)) order = w.hide;
      if (asked === 'first-orders' && w.told < 2) order = all.filter((a) => / (attack|support) /.test(a))[5 * w.i + w.told++];
      const answer = await w.crown.order(n + 1, order);
      assert.equal(answer.status, 200, `${order}: ${answer.text}`);
    }));
  }
  assert.ok(worlds.every((w) => w.told === 2));
  assert.equal(await server.stop(), 0);
});

test('remarks and names that look like lines of a record: it reads as it was, and is proven', async () => {
  const server = await startServe(greedy), names = ['A"] [x "y', '[Secret "0"]', '\\', '%s%n', 'A B"]'];
  const remarks = ['x\n2  close\n', '}\n[Seal "00"]\n', '\\}', '\n[Winner "british"]', '}\n9  concede\n{'];
  for (const [i, text] of remarks.entries()) {
    const game = await newGame(server, { dice: 'sealed', seed: undefined }), hands = handsOf(game);
    for (const h of hands) await h.post('/secret', { secret: randomBytes(32).toString('hex') });
    assert.equal((await hands[0].post('/people', { name: names[i] })).status, 200);
    await answers(hands, chance(i), 12);
    for (const n of [0, 3]) assert.equal((await hands[0].post('/remarks', { n, text })).status, 200);
    await hands[0].say('concede');
    const said = (await hands[0].get('/line')).json, { text: record } = await hands[1].get('/record');
    assert.equal(verify(record).status ?? verify(record).code, 0);
    const again = await ask(server, 'POST', '/api/records', { body: record, type: 'text/plain' });
    assert.equal(again.status, 201, again.text);
    const line = (await hand(server, again.json.game, again.json.keys.watch).get('/line')).json, what = ({ entries, remark }) => [remark, ...entries.map((e) => [e.order, e.remark])];
    assert.deepEqual(what(line), what(said));
  }
  assert.equal(await server.stop(), 0);
});

test('names in a force that look like tags: text in its sheets, its battle, pictures and reports', async () => {
  const server = await startServe(greedy), suggest = async (nation) => (await ask(server, 'POST', '/api/muster/landofthefree', { body: { suggest: 100, nation } })).json.text;
  const text = (await suggest('british')).replace(/"[^"]*"/, '"<script>alert(1)</script>&lt;b>"'), other = await suggest('american');
  for (const sheet of ['roster', 'cut']) {
    const drawn = await ask(server, 'POST', '/api/muster/landofthefree/sheet', { body: { text, sheet, format: 'svg' } });
    assert.equal(drawn.status, 200, drawn.text.slice(0, 200));
    assert.doesNotMatch(drawn.text, /<script|<b>/);
  }
  const made = await ask(server, 'POST', '/api/muster/landofthefree/battle', { body: { forces: [text, other] } });
  assert.equal(made.status, 201, made.text);
  const game = await newGame(server, { battle: made.json.battle, seed: 3 }), watch = game.with(game.keys.watch);
  for (const path of ['/report', '/picture.svg']) {
    const shown = await watch.get(path);
    assert.equal(shown.status, 200, shown.text.slice(0, 200));
    assert.doesNotMatch(shown.text, /<script|<b>/);
    assert.match(shown.headers.get('content-security-policy'), /default-src '(none|self)'/);
  }
  assert.equal(await server.stop(), 0);
});

test('a seed that is shown ends the game: nothing is taken back any more', async () => {
  const server = await startServe(greedy);
  for (const last of [['concede'], ['draw', 'accept']]) {
    const game = await newGame(server, { seed: undefined }), hands = handsOf(game);
    await answers(hands, chance(2), 40);
    for (const [i, order] of last.entries()) await hands[i].say(order);
    const { n, seed } = await hands[0].view();
    assert.equal(typeof seed, 'number');
    for (const [h, order] of [[hands[0], 'undo'], [hands[1], 'agree'], [hands[1], 'undo'], [hands[0], 'agree']]) assert.equal((await h.order(n + 1, order)).status, 422);
    assert.ok((await hands[0].view()).over);
  }
  assert.equal(await server.stop(), 0);
});

test('everybody at one game at once: it is up, its record reads, and no seat is taken twice by one invitation', async () => {
  const server = await startServe(greedy), rng = chance(11);
  for (let round = 0; round < 5; round++) {
    const game = await newGame(server, { battle: ['scrum', 'germantown-crossings'][round % 2], dice: round % 2 ? 'typed' : 'seeded', seed: round % 2 ? undefined : round }), keys = Object.values(game.keys);
    await Promise.all(Array.from({ length: 50 }, async (_, i) => {
      const h = hand(server, game.id, rng.of(keys)), n = (i >> 1) + rng.below(4), what = rng.below(10);
      let answer;
      if (what < 4) {
        const view = (await h.get()).json;
        answer = await h.order((view?.n ?? 0) + 1, view?.question?.answers?.length ? rng.of(view.question.answers) : 'close');
      } else if (what === 4) answer = await h.order(n, rng.of(['undo', 'agree', 'draw', 'decline']));
      else if (what === 5) answer = await h.post(rng.of(['/rematch', '/invite', '/withdraw']), {});
      else if (what === 6) answer = await h.post('/dice', { n, faces: [1 + rng.below(6), 1 + rng.below(6)] });
      else if (what < 9 || round < 2) answer = await h.get(rng.of(['/line', '/record', '/report', '/luck', '/odds', '/story', '/actions', '/account']));
      else {
        answer = await h.post('/leave', {});
        if (answer.status !== 200) return;
        const taken = await Promise.all([0, 1, 2].map(() => ask(server, 'POST', `/api/games/${game.id}/take`, { key: answer.json.invitation, body: {} })));
        const good = taken.filter(({ status }) => status === 200);
        assert.ok(good.length <= 1);                               /* none where the other player invited anew meanwhile */
        keys.push(...good.map(({ json }) => json.key));
      }
      assert.ok(answer.status < 500, answer.text);
    }));
    const watch = game.with(game.keys.watch), { frozen } = await watch.view(), record = await watch.get('/record');
    assert.equal(frozen, null);
    if (record.status === 200) assert.equal((await ask(server, 'POST', '/api/records', { body: record.text, type: 'text/plain' })).status, 201);
  }
  assert.equal(await server.stop(), 0);
});
