// Who asks for much and does not read it: what is made already, grounds, battles, pages, lies unread in no more memory than what workers make.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { test } from 'node:test';
import { ask, sleep, startServe } from './lib.mjs';

const memory = (server) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) / 1024, plain = { headers: { 'Accept-Encoding': 'identity' } };

/** Asks on a line of its own and does not read. */
const asked = (server, path) => new Promise((done, fail) => {
  const socket = connect({ port: server.port, host: '127.0.0.1' });
  socket.on('error', fail);
  socket.on('connect', () => { socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\n\r\n`, () => done(socket)); });
});

test('two hundred pictures of the ground, and of the guides, that nobody reads', { timeout: 60000 }, async () => {
  const server = await startServe(['--requests-per-second', '2000', '--requests-at-once', '4000']), ground = '/api/battles/brandywine-1777/ground.svg', picture = '/guide/pictures/germantown-plan.png';
  const { text } = await ask(server, 'GET', ground, plain), guide = await ask(server, 'GET', picture);
  assert.ok(text.length > 600000 && guide.status === 200 && guide.text.length > 300000, 'there is much to be read');
  for (const path of [ground, picture]) {
    const before = memory(server), sockets = [];
    for (let i = 0; i < 200; i++) sockets.push(await asked(server, path));
    await sleep(800);
    const more = memory(server) - before;
    console.log(`# ${path}: ${more.toFixed(0)} MB`);
    assert.ok(more < 72, `${path}: ${more} MB lie there`);
    for (const socket of sockets) socket.destroy();
    for (let i = 0; i < 60 && (await ask(server, 'GET', ground, plain)).status !== 200; i++) await sleep(50);
    for (const p of [ground, picture]) assert.equal((await ask(server, 'GET', p, plain)).status, 200, 'it is counted down as it was counted up');
  }
  assert.equal(await server.stop(), 0);
});
