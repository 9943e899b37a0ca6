// Germantown's secrets at one keyboard, in records and by the line protocol (GT-24.1): whoever is asked second is shown the same whatever the first has
// chosen; the record alone holds it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { tempFolder } from './lib/server.mjs';
import { battle, program, secretBattles } from './lib/secrets.mjs';

const skip = existsSync(program) ? false : `${program} is not built`;
let battles, folder, atTactics;

const run = (args, input = '', more = {}) => {
  const told = spawnSync(program, args, { input, encoding: 'utf8', cwd: folder.path, env: { ...process.env, LINSTOCK_BATTLES: battles.path }, ...more });
  return { code: told.status, said: told.stdout + told.stderr };
};

/** Lines for `linstock bot`; its answers, one each. */
const talk = (lines) => run(['bot'], `${lines.join('\n')}\n`).said.split('\n\n').slice(0, lines.length);

before(() => {
  if (skip) return;
  battles = secretBattles();
  folder = tempFolder();
  const begun = [`new ${battle}`, 'seed 3', 'order commit 1', 'order commit 2'], most = 400;
  const steps = talk([...begun, ...Array.from({ length: most }, () => ['question', 'genmove random']).flat()]).slice(begun.length);
  const at = steps.findIndex((s, i) => i % 2 === 0 && s.includes('"step":"tactic"')) / 2;
  assert.ok(at > 0, 'chance leads to no combat');
  const told = talk([...begun, ...Array.from({ length: at }, () => 'genmove random'), 'record']);
  atTactics = join(folder.path, 'tactics.lin');
  writeFileSync(atTactics, `${told.at(-1).replace(/^= /, '')}\n`);
});
after(() => {
  if (skip) return;
  folder.drop();
  battles.drop();
});

/** From the record on by a pipe; what comes of it is written elsewhere. */
const pipe = (lines, from = 'tactics.lin') => run(['play', from, '--terminal', '--seed', '1', '--save', 'on.lin'], lines);
const open = () => pipe('answers play\n').said.match(/\d+ [a-z-]+/g).map((a) => a.split(' ')[1]);
const looks = ['position', 'question', 'answers', 'answers play', 'units', 'score', 'duties', 'why play frontal', 'why play nonsense', 'why close', 'odds play frontal', 'odds play withdraw', 'explain play frontal',
  'hint', 'purposes', 'map all', 'legend', 'help', 'about WAYNE', 'about play frontal', 'stack 3312', 'show'];

test('a pipe: nothing that the second can look at hangs on what the first has chosen', { skip }, () => {
  const choices = open();
  assert.ok(choices.length >= 4, String(choices));
  for (const look of looks) {
    const told = choices.map((t) => pipe(`play ${t}\n${look}\n`));
    for (const t of told) assert.deepEqual(t, told[0], look);
  }
  const pictures = choices.map((t, i) => {
    pipe(`play ${t}\npicture ${i}.svg\n`);
    return readFileSync(join(folder.path, `${i}.svg`), 'utf8');
  });
  for (const p of pictures) assert.equal(p, pictures[0]);
});

test('record and report are shut while they tell a secret, and open when it is shown', { skip }, () => {
  for (const command of ['record', 'report here']) {
    const no = pipe(`play frontal\n${command}\n`);
    assert.equal(no.code, 1, no.said);
    assert.match(no.said, /hidden from you now that the record tells/);
    assert.doesNotMatch(no.said, /frontal/);
    assert.ok(!existsSync(join(folder.path, 'here')));
  }
  assert.match(pipe('play frontal\nplay stand-fast\nrecord\n').said, /play frontal[\s\S]*play stand-fast/);
});

test('a saved record holds the secret and is gone on with; who goes on is told nothing of it', { skip }, () => {
  const told = [];
  for (const t of open()) {
    const saved = run(['play', 'tactics.lin', '--terminal', '--seed', '1', '--save', 'saved.lin'], `play ${t}\n`);
    assert.equal(saved.code, 0, saved.said);
    assert.ok(!saved.said.includes(t), saved.said);
    assert.match(readFileSync(join(folder.path, 'saved.lin'), 'utf8'), new RegExp(` play ${t}\n`));
    assert.equal(run(['verify', 'saved.lin']).code, 0);
    told.push(looks.map((look) => pipe(`${look}\n`, 'saved.lin')));
    /* A record is for whoever may read all of it: told again, it tells all. */
    assert.ok(run(['replay', 'saved.lin']).said.includes(`play ${t}`));
    const on = pipe('play frontal\n', 'saved.lin');
    assert.match(on.said, /Tactics: the attacker .*, the defender Frontal Assault/);
    assert.equal(run(['verify', 'on.lin']).code, 0);
  }
  for (const t of told) assert.deepEqual(t, told[0]);
});

test('a person at a terminal: the screen is cleared before the other looks', { skip: skip || (existsSync('/usr/bin/script') ? false : 'there is no script(1)') }, () => {
  const words = `${program} play tactics.lin --terminal --seed 1 --save screen.lin`;
  for (const [term, clear] of [['xterm', '\x1b[3J'], ['dumb', '\n'.repeat(40)]]) {
    const told = spawnSync('/usr/bin/script', ['-qec', words, '/dev/null'], { input: 'play frontal\n\nposition\nquit\n', encoding: 'utf8', cwd: folder.path, env: { ...process.env, TERM: term, LINSTOCK_BATTLES: battles.path } }).stdout.replaceAll('\r', '');
    const parts = told.split(clear);
    assert.ok(parts.length > 1, `the screen is not cleared on a ${term} terminal`);
    const after_it = parts.slice(1).join(clear);
    assert.match(after_it, /has answered in secret/);
    assert.match(after_it, /position germantown|pending tactic/);
    /* Among the answers it stands for all to see; nowhere else. */
    for (const line of after_it.split('\n').filter((l) => /frontal/.test(l))) assert.match(line, /\d skirmish|\d+ frontal/, line);
  }
});

test('line protocol: odds of the second do not know the choice of the first; a referee can be shown all', { skip }, () => {
  const choices = open(), lines = readFileSync(atTactics, 'utf8').split('\n').filter((l) => /^ *\d+ +(american|british) /.test(l)).map((l) => l.replace(/^ *\d+ +\S+ +/, '').replace(/ +=.*/, ''));
  const told = choices.map((t) => talk([`new ${battle}`, 'seed 3', ...lines.map((l) => `order ${l}`), `order play ${t}`, 'question', ...choices.map((c) => `odds play ${c}`), 'show']).slice(lines.length + 2));
  assert.ok(told[0][1].includes('"step":"tactic"'), told[0][1]);
  for (const t of told) assert.deepEqual(t.slice(0, -1), told[0].slice(0, -1));
  told.forEach((t, i) => assert.ok(t.at(-1).includes(choices[i]), 'the referee is not told'));
});
