// replay.js -- a game looked at again, moment by moment. #/replay/ID/KEY[/N]
import { byTicket, get, getOnce, stream } from './api.js';
import { makeBoard } from './board.js';
import { inColours } from './choices.js';
import { el, ruleLink, toast } from './dom.js';
import { diceShown, entryList } from './entries.js';
import { addressOf, copyButton, hashOf, watchKey } from './links.js';
import { mainLine } from './mainline.js';
import { makeMirror } from './mirror.js';
import { games } from './prefs.js';
import { remarkBox } from './remark.js';
import { seatsTold } from './seats.js';
import { takeOver, tryLine } from './takeover.js';
import { transport } from './transport.js';

function eventLine(event) {
  return el('li', { class: event.outcome ? 'told telling' : 'told' }, event.text, event.rule ? ' ' : null, ruleLink(event.rule));
}

const OFF = { waiting: 'waiting', unplaced: 'to place', lost: 'lost' };

/** 'British: 12 points; 20 on the board, 5 waiting, 2 lost.' */
function armyTold(battle, view, side) {
  const mine = view.pieces.filter((p) => battle.units[p.u].side === side);
  const count = (at) => mine.filter((p) => p.at === at).length;
  const places = [`${count('board')} on the board`, ...Object.entries(OFF).flatMap(([at, word]) => (count(at) ? [`${count(at)} ${word}`] : []))];
  return `${battle.side_names[side]}: ${view.score.points[side]} points; ${places.join(', ')}.`;
}

/** What happened in one entry, and how the sides stand after it. */
function entryCard(line, battle) {
  const node = el('section', { class: 'entry-card', 'aria-label': 'This moment' });
  const spoken = el('p', { class: 'unseen', role: 'status' });
  return {
    node, spoken,
    at(n, view, quiet) {
      const entry = line.entries[n - 1];
      const head = n === 0 ? 'Before the first order' : entry.clock;
      const what = n === 0 ? null : el('p', { class: `entry-line side-${entry.side}` },
        el('strong', null, battle.side_names[entry.side] ?? ''), ' ', el('span', { class: 'order' }, entry.order), ' ', diceShown(entry.dice, entry.of));
      const events = view.events;
      node.replaceChildren(
        el('h2', null, head),
        what ?? '',
        events.length ? el('ul', { class: 'events' }, events.map(eventLine)) : '',
        ...battle.sides.map((_, i) => el('p', { class: 'tally-line' }, el('span', { class: `patch side-${i}`, 'aria-hidden': 'true' }), armyTold(battle, view, i))),
        view.score.text ? el('p', { class: 'tally-line' }, view.score.text) : '',
        view.over ? el('p', { class: 'result' }, view.over.text) : '');
      if (!quiet) spoken.textContent = n === 0 ? head : `${n}. ${battle.side_names[entry.side] ?? ''}: ${entry.order}. ${events.map((e) => e.text).join(' ')}`;
    },
  };
}

export async function open(root, game, key, at) {
  const [present, line] = await Promise.all([get(`/api/games/${game}`, key), mainLine(game, key)]);
  const battle = await getOnce(`/api/battles/${present.battle}`);
  document.title = `Replay: ${battle.title} · Linstock`;

  const ground = el('div', { class: 'replay-board' });
  const kit = battle.table ? await import('./tablekit.js') : { makeMap: makeBoard, makeSheet: () => undefined };
  const board = kit.makeMap(ground, battle, { interactive: false });
  const shown = { battle, view: present, sideName: (i) => battle.side_names[i] ?? '' };
  const mirror = makeMirror(shown, { sheet: kit.makeSheet(shown), go: (to) => { astext(false); board.look(battle.table ? board.placeOf(to) : to); } });
  const words = el('button', { type: 'button', class: 'quiet', 'aria-pressed': 'false', onclick: () => astext() }, 'As text');
  const astext = (on) => words.setAttribute('aria-pressed', String(mirror.toggle(on)));
  ground.append(mirror.node);
  const card = entryCard(line, battle);
  const remark = remarkBox(game, key, present.role !== 'watch' || present.study, (n, text) => {
    line.entries[n - 1].remark = text || undefined;
    list.reload();
    list.at(now);
  });
  const list = entryList(line, battle, (n) => { bar.stop(); go(n); });
  const bar = transport(line, battle.turn_names, go);
  bar.add(words);
  const take = el('button', { type: 'button', title: 'A new game from this moment, against a bot or by two; this one stays as it is', onclick: () => takeOver(battle, from(), clock()) }, 'Take over …');
  const attempt = el('button', { type: 'button', title: 'Both sides by your hand, with dice by chance; the field shows a way back to this moment', onclick: () => tryLine(battle, from()) }, 'Try a line');
  const kept = games().find((g) => g.game === game && g.key === key);
  const watching = watchKey(present, kept, key);

  let now = -1, wanted = -1, closed = false, busy = null;
  const from = () => ({ game, key, at: now });
  const clock = () => (now === 0 ? 'before the first order' : line.entries[now - 1].clock);

  /** The address says the moment; not too often, since browsers stop listening to a page that changes it all the time. */
  let addressing = null;
  function address() {
    addressing ??= setTimeout(() => {
      addressing = null;
      // Whoever has gone elsewhere in the meantime shall not be called back; and a needless change could undo a way that is just being gone.
      const there = hashOf('replay', game, key, now);
      if (location.hash.startsWith(hashOf('replay', game, key)) && location.hash !== there) history.replaceState(null, '', there);
    }, 200);
  }

  /** The cells and pieces that the events speak of are marked, and the map is moved where they are out of sight. */
  function point({ events }) {
    const cells = [...new Set(events.flatMap((e) => e.cells))];
    const units = [...new Set(events.flatMap((e) => e.units))];
    board.mark('told-cells', cells.map((cell) => ({ cell, kind: 'told' })));
    board.mark('told-units', units.map((unit) => ({ unit, kind: 'told' })), { over: true });
    const first = cells[0] ?? units.map(board.placeOf).find((p) => p !== null) ?? null;
    if (first !== null && !bar.playing()) board.reveal(first);
  }

  /** Draws the moment that is wanted; whatever is wanted meanwhile is drawn next, and what lay between is not. */
  async function draw() {
    while (wanted !== now && !closed) {
      const n = wanted;
      let view;
      try {
        view = await line.view(n);
      } catch (e) {
        toast(e.message, { urgent: true });
        bar.stop();
        wanted = now < 0 ? wanted : now;
        break;
      }
      if (closed) return;
      const near = Math.abs(n - now) === 1;
      now = n;
      shown.view = view;
      mirror.update();
      board.show(view, { slide: near && !bar.playing() });
      point(view);
      card.at(n, view, bar.playing());
      list.at(n);
      remark.at(n, line.entries[n - 1]?.remark);
      const idle = !view.over;
      take.disabled = attempt.disabled = !idle;
      address();
      if (n < line.moves) line.view(n + 1).catch(() => { /* asked for again when it is wanted */ });
    }
    busy = null;
  }

  function go(n) {
    wanted = Math.max(0, Math.min(line.moves, n));
    bar.at(wanted);
    busy ??= draw();
    return busy;
  }

  function keys(e) {
    if (e.defaultPrevented || document.querySelector('dialog[open]')) return;
    if (e.target.closest('textarea, select, input:not(.scrub)')) return;
    if (e.key === ' ' && e.target.closest('button, a, summary')) return;
    if (bar.key(e)) e.preventDefault();
    else if (e.key === '+' || e.key === '=') board.zoom.by?.(1.25);
    else if (e.key === '-') board.zoom.by?.(0.8);
    else if (e.key === '0') board.fit();
  }

  /** A stack is spread out where it is clicked, but not where a drag of the map ends. */
  let pressed = { x: 0, y: 0 };
  const press = (e) => { pressed = { x: e.clientX, y: e.clientY }; };
  function spread(e) {
    if (Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) > 6) return;
    const cell = board.cellAt(e.clientX, e.clientY);
    if (cell < 0 || cell === board.fanned) board.fold();
    else if (board.stackOf(cell).length > 1) board.fan(cell);
    else board.fold();
  }

  const share = el('div', { class: 'share' },
    present.over ? el('a', { class: 'button primary', href: hashOf('end', game, key), title: 'The verdict and why, score and strengths, what decided it, losses, the account' }, 'The battle told') : null,
    el('a', { class: 'button', href: `/api/games/${game}/record`, onclick: byTicket(game, key, 'record'), title: 'The whole game as a text file, to keep or to send' }, 'Record', el('span', { class: 'unseen' }, ' (download)')),
    el('a', { class: 'button', href: `/api/games/${game}/report`, onclick: byTicket(game, key, 'report', true), title: 'The battle told with pictures, to keep or to print' }, 'Report', el('span', { class: 'unseen' }, ' (opens in a new tab)')),
    el('a', { class: 'button', href: hashOf('luck', game, key), title: 'What the dice gave against what they owed, and the proof of sealed ones' }, 'Luck'),
    watching
      ? copyButton('Copy link', () => addressOf('replay', game, watching, now), { said: 'A link that only shows, at this moment, is copied.' })
      : el('p', { class: 'hint' }, 'A link for others to watch is with whoever began this game.'));

  const panel = el('aside', { class: 'replay-panel', 'aria-label': 'The record' },
    el('header', null,
      el('h1', null, battle.title),
      el('p', { class: 'hint' }, seatsTold(battle, present), ' ', present.role === 'watch' ? null : el('a', { href: hashOf('game', game, key) }, 'To the field'),
        kept?.back && present.from ? [' ', el('a', { href: kept.back }, `It went on from entry ${present.from.at} of another game`), '.'] : null)),
    card.node, card.spoken,
    el('div', { class: 'branch' }, take, attempt, remark.node),
    share, list.node);
  root.append(inColours(battle, el('div', { class: 'replay' }, ground, bar.node, panel)));

  document.addEventListener('keydown', keys);
  board.stage.addEventListener('pointerdown', press);
  if (!battle.table) board.stage.addEventListener('click', spread);
  await go(at === undefined ? (present.over ? 0 : line.moves) : Number(at) || 0);
  const unfollow = line.over ? null : follow();

  /** A game that is still fought grows under the replay. */
  function follow() {
    let pending = null;
    const closeStream = stream(game, key, present.n, {
      line() { /* the stream comes back by itself */ },
      step() {
        pending ??= setTimeout(async () => {
          pending = null;
          const atEnd = now === line.moves;
          await line.load().catch(() => { /* the next message asks again */ });
          if (closed) return;
          bar.reload();
          list.reload();
          list.at(now);
          go(atEnd ? line.moves : Math.min(now, line.moves));
        }, 600);
      },
    });
    return () => { clearTimeout(pending); closeStream(); };
  }

  return () => {
    closed = true;
    clearTimeout(addressing);
    bar.stop();
    unfollow?.();
    document.removeEventListener('keydown', keys);
    mirror.close();
    board.close();
  };
}
