// server.mjs -- a Linstock server of one's own for a test: its own port on this machine, its own data folder.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
/** The program under test; tests/page/run says which. */
export const linstock = resolve(process.env.LINSTOCK ?? join(root, 'build/linstock'));
/** The same program with a toy rule system that hides things, and with sanitizers: where they were built. */
export const toy = join(dirname(linstock), 'linstock_toy');
export const sanitized = join(dirname(linstock), 'asan/linstock');
export const toyBattles = join(root, 'tests/page/battles');
export const battles = ['battles', 'tests/battles'].map((folder) => join(root, folder)).join(':');

export const sleep = (ms) => new Promise((done) => { setTimeout(done, ms); });

export function freePort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** A server whose battle hides plans and pieces (linstock_toy). */
export const startToy = (more = {}) => startServer({ program: toy, env: { LINSTOCK_BATTLES: toyBattles }, ...more });

/** A server with the toy book in inches, of which one battle is fought without measuring (linstock_pickets). */
export const pickets = join(dirname(linstock), 'linstock_pickets');
export const startPickets = (more = {}) => startServer({ program: pickets, env: { LINSTOCK_BATTLES: join(root, 'tests/toybook/battles') }, ...more });

/** A folder under the system's own for such things; free it with drop(). */
export function tempFolder() {
  const path = mkdtempSync(join(tmpdir(), 'linstock-test-'));
  const drop = () => {
    rmSync(path, { recursive: true, force: true });
    drops.delete(drop);
  };
  drops.add(drop);
  return { path, drop };
}

/* What a test that failed has left behind goes with the process. */
const alive = new Set(), drops = new Set();
process.on('exit', () => {
  for (const child of alive) child.kill('SIGKILL');
  for (const drop of drops) drop();
});

/**
 * Starts a server and waits until it listens. `wrap` is a command in front of the program (valgrind and its
 * like); `data` a folder that outlives it, else it has one of its own that goes with it.
 */
export async function startServer({ program = linstock, port, data, env = {}, wrap = [], patience = 15000 } = {}) {
  if (!existsSync(program)) throw new Error(`${program} is not built.`);
  const folder = data ? null : tempFolder();
  const server = { port: port ?? await freePort(), data: data ?? folder.path, said: '', code: null, signal: null };
  const words = [...wrap, program, 'play', '--no-browser', '--port', String(server.port), '--data', server.data];
  const child = spawn(words[0], words.slice(1), { cwd: tmpdir(), env: { ...process.env, LINSTOCK_BATTLES: battles, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

  alive.add(child);
  for (const part of [child, child.stdout, child.stderr]) part.unref();          /* a test that fails must not hang on it */
  server.pid = child.pid;
  server.url = `http://127.0.0.1:${server.port}`;
  const up = new Promise((done) => {
    const hear = (bytes) => {
      server.said += bytes;
      if (server.said.includes('Linstock is at ')) done(true);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
  });
  server.ended = new Promise((done) => {
    child.on('close', (code, signal) => {
      alive.delete(child);
      server.code = code;
      server.signal = signal;
      done(code);
    });
  });
  /** Asks it to end and waits for that; its exit code. */
  server.stop = async (signal = 'SIGTERM') => {
    if (alive.has(child)) child.kill(signal);
    const late = setTimeout(() => child.kill('SIGKILL'), 30000);
    const code = await server.ended;
    clearTimeout(late);
    folder?.drop();
    return code;
  };
  /** As if the machine had lost its current; the data folder stays. */
  server.kill = async () => {
    child.kill('SIGKILL');
    const waits = setInterval(() => {}, 1000);
    await server.ended;
    clearInterval(waits);
  };
  let late;
  const first = await Promise.race([up, server.ended.then(() => false), new Promise((done) => { late = setTimeout(done, patience, false); })]);
  clearTimeout(late);
  if (!first) {
    child.kill('SIGKILL');
    folder?.drop();
    throw new Error(`The server did not start: ${server.said}`);
  }
  return server;
}
