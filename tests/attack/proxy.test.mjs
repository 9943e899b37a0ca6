// nginx before it, with TLS, by the site in packaging/serving. Where nginx or openssl is not installed nothing is tried.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { join } from 'node:path';
import { test } from 'node:test';
import { freePort, root, sleep, startServe, tempFolder } from './lib.mjs';

const has = (program) => spawnSync('sh', ['-c', `command -v ${program} || PATH=$PATH:/usr/sbin command -v ${program}`], { encoding: 'utf8' }).stdout.trim().split('\n')[0];
const nginx = has('nginx'), skip = nginx && has('openssl') ? false : 'nginx or openssl is not installed';

/** The site of packaging/serving with ports, names and files of this machine. */
async function before(server, folder) {
  const port = await freePort(), site = readFileSync(join(root, 'packaging/serving/nginx.conf'), 'utf8'), log = join(folder, 'access.log');
  const made = spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=games.example.org', '-keyout', join(folder, 'key'), '-out', join(folder, 'pem')]);
  assert.equal(made.status, 0, String(made.stderr));
  const own = site.replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`).replace(/\/etc\/ssl\/[\w.]+\.pem/, join(folder, 'pem')).replace(/\/etc\/ssl\/[\w.]+\.key/, join(folder, 'key'))
    .replace('/var/log/nginx/linstock.log', log).replaceAll('127.0.0.1:1777', `127.0.0.1:${server.port}`);
  mkdirSync(join(folder, 'temp'));
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((t) => `${t}_temp_path ${join(folder, 'temp', t)};`).join('\n');
  writeFileSync(join(folder, 'nginx.conf'), `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};\nevents { worker_connections 256; }\nhttp { access_log off; ${temps}\n${own} }\n`);
  const child = spawn(nginx, ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] }), kill = () => child.kill('SIGKILL');
  let said = '';
  child.stderr.on('data', (d) => { said += d; });
  process.on('exit', kill);
  return { port, log, said: () => said, stop: () => new Promise((done) => { process.off('exit', kill); child.on('close', done); child.kill('SIGTERM'); }) };
}

/** One request through the proxy; heard(text so far, cut) may end it. */
const through = (proxy, path, { method = 'GET', headers = {}, body, heard } = {}) => new Promise((done, fail) => {
  const rq = request({ host: '127.0.0.1', port: proxy.port, path, method, rejectUnauthorized: false, agent: false, headers: { Host: 'games.example.org', ...headers } }, (answer) => {
    let text = '';
    const end = () => done({ status: answer.statusCode, headers: answer.headers, text });
    answer.setEncoding('utf8').on('data', (d) => { text += d; if (heard?.(text)) { rq.destroy(); end(); } }).on('end', end);
  });
  rq.on('error', fail);
  rq.end(body);
});

test('nginx with TLS before it: a game is made, watched and played; limits count who asks, not the proxy', { skip }, async () => {
  const folder = tempFolder(), server = await startServe(['--public', 'https://games.example.org', '--proxy', '127.0.0.1', '--games-per-day', '2', '--connections-per-address', '4']);
  const proxy = await before(server, folder.path), json = { 'Content-Type': 'application/json' }, wish = JSON.stringify({ battle: 'scrum', dice: 'seeded', seed: 1, seats: ['person', 'person'] });
  for (let i = 0; i < 50; i++) { if (await through(proxy, '/health').then((a) => a.status === 200, () => false)) break; await sleep(100); }
  const page = await through(proxy, '/');
  assert.equal(page.status, 200, proxy.said());
  assert.match(page.text, /<title>/);
  const post = (path, body, more = {}) => through(proxy, path, { method: 'POST', headers: { ...json, Origin: 'https://games.example.org', ...more }, body });
  assert.equal((await post('/api/games', wish, { Origin: 'http://games.example.org' })).status, 403, 'the scheme counts');
  assert.equal((await post('/api/games', wish, { Host: 'other.example.org' })).status, 403, 'and the name');
  const made = await post('/api/games', wish), { game, keys } = JSON.parse(made.text), key = { Authorization: `Bearer ${keys.british}` };
  assert.equal(made.status, 201, made.text);
  const { ticket } = JSON.parse((await post(`/api/games/${game}/ticket`, '{}', key)).text);
  const began = performance.now(), at = JSON.parse((await through(proxy, `/api/games/${game}`, { headers: key })).text);
  const told = through(proxy, `/api/games/${game}/events?ticket=${ticket}`, { heard: (t) => t.includes(`id: ${at.n + 1}\n`) });
  await sleep(300);
  const who = { Authorization: `Bearer ${[keys.british, keys.american][at.question.side]}` }, mine = JSON.parse((await through(proxy, `/api/games/${game}`, { headers: who })).text);
  assert.equal((await post(`/api/games/${game}/orders`, JSON.stringify({ n: at.n + 1, order: mine.question.answers[0] }), who)).status, 200);
  assert.match((await told).text, /event: step/);
  assert.ok(performance.now() - began < 8000, 'the stream is not held back');
  assert.equal((await through(proxy, '/metrics')).status, 404);
  assert.equal((await post('/api/games', wish)).status, 201);
  assert.equal((await post('/api/games', wish)).status, 429, 'an address has its fill through the proxy too');
  const many = await Promise.all(Array.from({ length: 20 }, () => through(proxy, '/health')));
  assert.deepEqual(many.map((a) => a.status), many.map(() => 200), 'the proxy itself may have more connections than an address');
  await proxy.stop();
  const log = existsSync(proxy.log) ? readFileSync(proxy.log, 'utf8') : '';
  for (const secret of [keys.british, keys.american, keys.watch, ticket]) assert.ok(!log.includes(secret) && !server.said.includes(secret), 'no key and no ticket in a log');
  assert.equal(await server.stop(), 0);
  folder.drop();
});
