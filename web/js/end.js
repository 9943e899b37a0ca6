// end.js -- a battle that is over, told on one page: the verdict and why, the field at the end, the course of score and
// strengths, the moments that decided it, luck, losses, and the account to post elsewhere or to print. #/end/ID/KEY
//
//   endplots.js   the courses           endplan.js   plans of the field
//   endtext.js    the account           rematch.js, takeover.js, luckchart.js   as in other rooms
import { byTicket, get, getOnce, post, stream } from './api.js';
import { inColours, sidePatch } from './choices.js';
import { el, listed, ruleLink, toast } from './dom.js';
import { makePlan } from './endplan.js';
import { coursePlot } from './endplots.js';
import { ROMAN, asMarkdown, chapters, momentOf, turnName } from './endtext.js';
import { addressOf, copyButton, hashOf, watchKey } from './links.js';
import { luckChart } from './luckchart.js';
import { countedOf, luckTold } from './lucktold.js';
import { marksOf } from './marks.js';
import { games, rememberGame } from './prefs.js';
import { makeRematch } from './rematch.js';
import { sideTold } from './seats.js';
import { takeOver } from './takeover.js';

const styled = () => new Promise((done) => {
  if (document.querySelector('link[href="/style/end.css"]')) return done();
  document.head.append(el('link', { rel: 'stylesheet', href: '/style/end.css', onload: done, onerror: done }));
});

const idle = () => new Promise((done) => { (window.requestIdleCallback ?? ((f) => setTimeout(f, 60)))(() => done(), { timeout: 500 }); });
const percent = (p) => `${Math.round(100 * p)} %`;
const figure = (x) => (Math.abs(x - Math.round(x)) < 0.05 ? String(Math.round(x)) : x.toFixed(1)).replace('-', '−');
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);
/** As it is called in a sentence, to stand alone: 'Second Maryland Continentals', 'Grey's brigade'. */
const unitName = (battle, u) => upper((battle.units[u].called || battle.units[u].name).replace(/^the /, ''));
const section = (name, title, ...parts) => el('section', { class: `end-${name}`, 'aria-labelledby': `${name}-title` }, el('h2', { id: `${name}-title` }, title), ...parts);

// ---- the verdict ----

/** Why it ended so, as sentences: what the rules weighed, or who gave it up, and the score. */
function whyTold(story, battle) {
  const { points, reason, parts } = story.score, made = battle.side_names.map((n, i) => `${n} ${points[i]}`).join(', ');
  const out = [];
  if (reason) out.push(reason);
  else if (story.over && points.some(Boolean)) out.push(`The score stood at ${made}.`);
  else if (story.over) out.push('Nobody had made a point.');
  if (!parts.length && story.why && story.why !== reason) out.push(story.why);
  return out;
}

/** What each side's points are made of, as two accounts side by side. */
function ledger(story, battle, names) {
  const { parts, points } = story.score;
  if (!parts.length) return points.some(Boolean) ? null : el('p', { class: 'none-made' }, 'No points were made.');
  return el('div', { class: 'ledgers' }, battle.sides.map((_, side) => {
    const mine = parts.filter((p) => p.side === side).sort((a, b) => b.points - a.points);
    return el('table', { class: `ledger side-${side}` },
      el('caption', null, sidePatch(side), names[side]),
      el('thead', { class: 'unseen' }, el('tr', null, el('th', { scope: 'col' }, 'For'), el('th', { scope: 'col' }, 'Points'))),
      el('tbody', null, mine.length
        ? mine.map((p, i) => el('tr', null, el('td', null, upper(p.text), ' ', mine.findIndex((q) => q.rule === p.rule) === i ? ruleLink(p.rule) : null), el('td', { class: 'number' }, String(p.points))))
        : el('tr', null, el('td', { colspan: 2, class: 'none-made' }, 'no points'))),
      el('tfoot', null, el('tr', null, el('th', { scope: 'row' }, 'In all'), el('td', { class: 'number' }, String(points[side])))));
  }));
}

// ---- the course ----

/** The stops of a plot: the beginning, then every turn as it closed. */
const stopsOf = (story) => story.turns.map((t, i) => ({ ...t, short: i ? t.name.replace(/^(\d+) ([AP]M)$/, '$1 $2') : 'start', long: i ? turnName(t.name) : 'the beginning' }));

function courses(story, names) {
  const stops = stopsOf(story), still = (of) => stops.every((s) => of(s).every((v, i) => v === of(stops[0])[i]));
  if (stops.length < 2 || (still((s) => s.points) && still((s) => s.strength))) {
    return el('p', { class: 'nothing-drawn' }, 'Neither score nor strength changed: there is no course to be drawn.');
  }
  const plot = (name, title, of, note, level) => (still(of) ? el('p', { class: 'nothing-drawn' }, level) : coursePlot({ name, title, names, stops, of, note }));
  return el('div', { class: 'plots' },
    plot('score', 'The score', (s) => s.points, 'Points at the end of each turn; the lead is hatched.', 'The score never changed.'),
    plot('strength', 'The strengths', (s) => s.strength, 'What was not lost, on the field or still to come; the lead is hatched.', 'Neither side lost any strength.'));
}

// ---- what decided it ----

/** The moments in the order in which they came, each with the words for it. */
function momentsOf(story, battle) {
  const most = Math.max(0, ...story.swings.map((s) => Math.abs(s.swing)));
  return [...story.swings].sort((a, b) => a.entries[0] - b.entries[0]).map((s) => {
    const gains = s.swing > 0 ? s.side : 1 - s.side, name = battle.side_names[gains];
    const first = Math.abs(s.swing) === most ? ' No dice of this battle turned more.' : '';
    const shares = [[s.win, 'it succeeded'], [s.none, 'nothing came of it'], [s.loss, 'it failed']].filter(([p]) => p >= 0.005).map(([p, words]) => `${percent(p)} that ${words}`);
    return {
      ...s, gains, shares,
      when: turnName(story.turns.find((t) => t.turn === s.turn)?.name ?? String(s.turn + 1)),
      judged: `The ${battle.side_names[s.side]} side could expect ${figure(s.expected)} of it and got ${figure(s.came)}: a swing of ${figure(Math.abs(s.swing))} to the ${name} side.${first}`,
    };
  });
}

function oddsBar(m, battle) {
  if (m.shares.length < 2) return el('p', { class: 'hint' }, 'Only how much was open, not which way it would go.');
  const parts = [['win', m.win], ['none', m.none], ['loss', m.loss]].filter(([, p]) => p >= 0.005);
  const bar = el('div', { class: 'odds-bar', 'aria-hidden': 'true' }, parts.map(([kind, p]) => {
    const part = el('span', { class: kind }, p > 0.13 ? percent(p) : '');
    part.style.flexGrow = String(p);
    return part;
  }));
  return el('div', { class: 'beforehand' }, bar, el('p', { class: 'hint' }, `Beforehand, for the ${battle.side_names[m.side]} side: ${listed(m.shares)}.`));
}

// ---- losses ----

function lossTable(story, battle, side, name, replay) {
  const fell = new Map(story.losses.map((l) => [l.u, l]));
  const mine = story.units.filter((u) => u.side === side), hurt = mine.filter((u) => u.at === 'lost' || u.left < u.began);
  hurt.sort((a, b) => (fell.get(a.u)?.at ?? Infinity) - (fell.get(b.u)?.at ?? Infinity) || (b.began - b.left) - (a.began - a.left));
  const whole = mine.length - hurt.length, sum = (key) => mine.reduce((s, u) => s + u[key], 0), lost = hurt.filter((u) => u.at === 'lost').length;
  const rest = whole === mine.length ? 'Nobody was lost, and no strength.' : `${lost} of ${mine.length} lost; ${whole === 1 ? 'one' : whole} came through unhurt.`;
  const when = (u) => {
    const l = fell.get(u.u);
    if (!l) return u.at === 'lost' ? 'lost' : marksOf(battle, u).filter((m) => m.wear > 0).map((m) => m.word.replaceAll('-', ' ')).join(', ') || 'still there';
    return el('a', { href: replay(l.at), title: l.text }, `lost, ${turnName(story.turns.find((t) => t.turn === l.turn)?.name ?? '')}`);
  };
  return el('div', { class: 'losses-of' },
    el('h3', null, sidePatch(side), name),
    el('p', { class: 'hint' }, `${rest} Strength ${sum('began')}, at the end ${sum('left')}.`),
    hurt.length ? el('table', { class: 'loss-table' },
      el('thead', null, el('tr', null, el('th', { scope: 'col' }, 'Unit'), el('th', { scope: 'col', class: 'number' }, 'Began'), el('th', { scope: 'col', class: 'number' }, 'Left'), el('th', { scope: 'col' }, 'Fate'))),
      el('tbody', null, hurt.map((u) => el('tr', { class: u.at === 'lost' ? 'gone' : null, 'data-u': u.u },
        el('th', { scope: 'row' }, unitName(battle, u.u)), el('td', { class: 'number' }, u.began ? String(u.began) : '–'), el('td', { class: 'number' }, u.began ? String(u.left) : '–'), el('td', null, when(u)))))) : null);
}

// ---- the account ----

/** A paragraph for each side's part of the turn; short parts stay with what was before. */
function bySide(sentences) {
  const parts = [];
  for (const s of sentences) {
    const last = parts.at(-1);
    if (last && (last.side === s.side || last.list.length < 3)) last.list.push(s);
    else parts.push({ side: s.side, list: [s] });
  }
  return parts.map((p) => p.list);
}

function accountOf(story, battle, moments, replay) {
  const body = el('div', { class: 'end-chapters' });
  const every = el('input', { type: 'checkbox', onchange: draw });

  function sentence(s) {
    const k = momentOf(moments, s);
    return [el('a', { class: s.loud ? 'tell loud' : 'tell', href: replay(s.entries[0]), title: 'To this in the replay' }, s.text), k >= 0 ? el('a', { class: 'plan-ref', href: `#moment-${k}`, onclick: (e) => { e.preventDefault(); document.getElementById(`moment-${k}`)?.scrollIntoView({ block: 'center' }); } }, ` (plan ${ROMAN[k + 1]})`) : null, ' '];
  }
  function draw() {
    const list = chapters(story, battle, { every: every.checked });
    body.replaceChildren(...(list.length ? list.map((c) => el('section', { class: 'end-chapter' },
      el('h3', null, c.title),
      bySide(c.sentences).map((list) => el('p', null, list.map(sentence))),
      c.remarks.map((r) => el('blockquote', null, r.text)),
      c.closing ? el('p', { class: 'closing' }, c.closing) : null)) : [el('p', null, 'Nothing happened that could be told.')]));
  }
  draw();
  const marches = story.paragraphs.some((p) => p.sentences.some((s) => s.plain));
  return { body, choice: marches ? el('label', { class: 'every' }, every, 'Every march too') : null };
}

// ---- the room ----

/** From where it may be fought otherwise: before it was given up, or when the last turn began. */
function turningBack(story) {
  const met = story.over && story.score.reason === null;
  if (met && story.moves > 0) return { at: story.moves - 1, words: 'before it was given up' };
  const last = story.turns.at(-2);
  return { at: Math.min(last?.at ?? 0, Math.max(0, story.moves - 1)), words: 'when the last turn began' };
}

export async function open(root, game, key) {
  const view = await get(`/api/games/${game}`, key);
  const battle = await getOnce(`/api/battles/${view.battle}?options=${encodeURIComponent(view.options ?? '')}`);
  document.title = `How it ended: ${battle.title} · Linstock`;
  await styled();
  if (!view.over && !view.study) return notYet(root, battle, view, game, key);

  const kept = games().find((g) => g.game === game && g.key === key), watching = watchKey(view, kept, key);
  if (!kept) rememberGame({ game, key, role: view.role, battle: battle.id, title: battle.title, begun: new Date().toISOString(), seats: view.seats });
  const [story, luck] = await Promise.all([get(`/api/games/${game}/story`, key), get(`/api/games/${game}/luck`, key)]);
  const names = battle.sides.map((_, i) => sideTold(battle, view, i)), short = battle.side_names, replay = (n) => hashOf('replay', game, key, n);
  const moments = momentsOf(story, battle), why = whyTold(story, battle), counted = countedOf(luck, battle.sides);
  const luckWords = luck.rolls.length ? names.map((n, i) => luckTold(n, luck.sides[i], counted[i])) : [];
  const players = view.study ? '' : names.every((n, i) => n === short[i]) && view.seats.every((s) => s === 'person') ? '' : names.map((n, i) => (view.seats[i] === 'person' ? n : `${short[i]}: ${view.seats[i]}`)).join(' against ');
  const verdict = story.verdict ?? 'This record ends before the battle does.';
  const plans = [];
  const plan = (wishes) => { const p = makePlan(battle, game, key, wishes); plans.push(p); return p.node; };

  const take = async (at) => {
    try {
      const then = at ? await get(`/api/games/${game}/at?n=${at}`, key) : null;
      takeOver(battle, { game, key, at }, then ? then.clock : 'before the first order');
    } catch (e) {
      toast(e.message, { urgent: true });
    }
  };

  // ---- head and doings ----

  const back = turningBack(story);
  const withPlans = el('input', { type: 'checkbox', checked: watching ? true : null, disabled: watching ? null : true });
  const told = { title: battle.title, date: battle.date, players, verdict, why, moments, luck: luckWords };
  const picture = (n) => `${location.origin}/api/games/${game}/picture.png?n=${n}&key=${watching}`;
  const text = () => asMarkdown(story, battle, told, withPlans.checked && watching ? picture : null);
  const doings = el('nav', { class: 'doings', 'aria-label': 'What to do with it' },
    el('a', { class: 'button primary', href: hashOf('replay', game, key) }, 'Replay'),
    story.moves ? el('button', { type: 'button', class: 'take', title: `A new game from here, ${back.words}; this one stays as it is`, onclick: () => take(back.at) }, 'Take over from here …') : null,
    el('button', { type: 'button', class: 'print', title: 'On paper, or as a PDF', onclick: () => window.print() }, 'Print'),
    el('a', { class: 'button', href: `/api/games/${game}/record`, onclick: byTicket(game, key, 'record'), title: 'The whole game as a text file, to keep or to send' }, 'Record', el('span', { class: 'unseen' }, ' (download)')),
    copyButton('Copy as text', text, { said: 'The account is copied, as Markdown.' }),
    watching ? copyButton('Copy link', () => addressOf('end', game, watching), { said: 'A link to this page, which only shows, is copied.' }) : null,
    el('a', { class: 'button', href: '#/' }, 'Home'));
  const rematch = await rematchFor(game, key, view, battle);
  const head = el('header', { class: 'end-head' },
    el('p', { class: 'date' }, [battle.title, battle.date].filter(Boolean).join(', ')),
    el('h1', null, verdict),
    players ? el('p', { class: 'players' }, players) : null,
    why.map((w, i) => el('p', { class: 'why' }, w, i === 0 && story.score.reason ? [' ', ruleLink(story.score.rule)] : null)),
    doings, rematch?.node,
    el('p', { class: 'plans-too hint' }, el('label', null, withPlans, 'with links to the plans, when it is copied as text'), watching ? null : ' (only where a key that watches is known, which is with whoever began the game)'));

  // ---- the rest ----

  const account = accountOf(story, battle, moments, replay);
  const page = el('article', { class: 'ending' },
    head,
    el('div', { class: 'end-state' },
      section('field', 'The field at the end', plan({ n: story.moves, pieces: view.pieces, label: `The field of ${battle.title} at the end, drawn as a plan.`, caption: `Plan ${ROMAN[0]}. ${turnName(story.turns.at(-1).name)}, as it ended.` })),
      section('points', 'How the points were made', ledger(story, battle, names) ?? el('p', null, story.why ?? ''))),
    section('course', 'The course of it', courses(story, short)),
    section('moments', moments.length === 3 ? 'The three moments that decided it' : 'What decided it',
      moments.length ? el('p', { class: 'hint' }, 'Where the dice fell furthest from what was to be expected, in the order in which it came. Figures are what befalls units and sides, weighed as the book weighs it.') : null,
      moments.length
        ? el('ol', { class: 'moments' }, moments.map((m, k) => el('li', { class: `moment side-${m.gains}`, id: `moment-${k}` },
          plan({ n: m.entries[0] - 1, at: m.at, label: `The field before this moment${m.place ? `, around ${m.place}` : ''}.`, caption: `Plan ${ROMAN[k + 1]}. ${m.when}${m.place ? `, ${m.place}` : ''}: before it.` }),
          el('p', { class: 'moment-text' }, m.text), oddsBar(m, battle), el('p', { class: 'judged' }, m.judged),
          el('p', { class: 'choices' },
            el('a', { class: 'button', href: replay(m.entries[0]) }, 'Replay it', el('span', { class: 'unseen' }, `: ${m.when}`)),
            el('button', { type: 'button', onclick: () => take(m.entries[0] - 1) }, 'Take over here …', el('span', { class: 'unseen' }, ` ${m.when}`))))))
        : el('p', null, story.over && story.score.reason === null ? 'No dice decided it: it was settled between the players.' : 'No dice of this battle fell otherwise than was to be expected.'),
      story.limit ? el('p', { class: 'hint' }, story.limit) : null),
    section('luck', 'Luck', luckWords.length
      ? [el('div', { class: 'luck-told' }, luckWords.map((w, i) => el('p', { class: `luck-sentence side-${i}` }, w))), luckChart(luck.rolls, short),
        el('p', { class: 'hint luck-count' }, `${luck.dice} dice fell${luck.taken_back ? `, ${luck.taken_back} of them in lines taken back` : ''}. `, el('a', { href: hashOf('luck', game, key) }, 'Every roll, and the proof of sealed dice'))]
      : el('p', null, 'No die fell in this battle.')),
    section('losses', 'Losses, unit by unit', el('div', { class: 'losses' }, battle.sides.map((_, i) => lossTable(story, battle, i, names[i], replay)))),
    section('account', 'The account', el('p', { class: 'account-choice' }, account.choice, copyButton('Copy as text', text, { said: 'The account is copied, as Markdown.', quiet: true })), account.body),
    el('footer', { class: 'colophon' }, `${battle.rules_name}. Played with Linstock${view.study ? '' : `, dice ${view.dice}`}.`));
  root.append(inColours(battle, page));

  let closed = false;
  (async () => {
    for (const p of plans) {
      await idle();
      if (closed) return;
      await p.paint().catch(() => { p.node.classList.add('undrawn'); });
    }
    if (!closed) page.dataset.drawn = 'all';
  })();
  return () => {
    closed = true;
    for (const p of plans) p.close();
    rematch?.close();
  };
}

/** Whoever comes too early is led to the field. */
function notYet(root, battle, view, game, key) {
  root.append(el('article', { class: 'ending' }, el('header', { class: 'end-head' },
    el('p', { class: 'date' }, battle.title), el('h1', null, 'The battle is not over'),
    el('p', null, `${upper(view.clock)}. When it has ended, this page tells how it went.`),
    el('p', { class: 'choices' }, el('a', { class: 'button primary', href: hashOf('game', game, key) }, 'To the field'), el('a', { class: 'button', href: '#/' }, 'Home')))));
}

/** A rematch, for those who played: with somebody else it is offered, and the answer comes by the stream. */
async function rematchFor(game, key, view, battle) {
  if (view.role === 'watch' || view.study || view.lesson) return null;
  const talks = Boolean(view.people) && view.seats.every((s) => s === 'person');
  const offered = makeRematch({
    id: game, key, view, talks, role: battle.sides.indexOf(view.role),
    sideName: (i) => battle.side_names[i] ?? 'Nobody', sideTold: (i) => sideTold(battle, view, i),
    tellPeople: (what, body = {}) => post(`/api/games/${game}/${what}`, body, key),
  });
  const stop = talks ? stream(game, key, view.n, { step() {}, line() {}, chat() {}, people(now) { view.people = now; offered.update(); } }) : null;
  offered.update();
  return { node: offered.node, close: () => stop?.() };
}
