// plan.js -- what a hand is about to do on a table: a ghost that follows it at once, and the ghost the rules would make
// of it, which the server is asked for all the while. It can be turned, left lying to be thought about, and given.
// Where nothing may be measured ahead an order that would measure has no ghost: an arrow shows which way, always as long,
// wherever the hand is.
//
//   const plan = makePlan(game, table, {box, give, refuse, told, lightPieces});
//
//   box              holds its buttons; give(order, at) and refuse(why, at) as in giving.js
//   told(sentence)   whenever the answer of the rules is another: for the caption and for ears
//   lightPieces(list)   outlines these pieces of the map, as what is met
//
//   plan.begin(unit, gestures, place, {moved})   unit -1: only a place is pointed at; moved: the gestures that are meant
//                                       once it is moved, where it was only to be turned
//   plan.move(place), plan.turn(step, coarse)   `step` -1 or 1; to the next multiple of 15 degrees, or of 5
//   plan.face(degrees), plan.vary(i)    of several gestures the first is meant, until another is; those that the rules do not
//                                       allow there are greyed, and where the first is one the next is meant instead
//   plan.count(n)                       the number that the gesture wants to be told
//   plan.lay()                          let it lie, with buttons to turn it, give it and drop it
//   plan.settle(at)                     give it, or say why not; at: where in the window
//   plan.drop()
//   plan.on, plan.lies, plan.several, plan.unit, plan.place
import { asksFacing, asksNumber, fillOrder, readOrder, unitsNamed } from './answers.js';
import { el, empty, ruleLink, svg } from './dom.js';
import { hush, say } from './menu.js';
import { bearingOf, inches, measures, spotName, windOf } from './places.js';
import { INCH, facingPath, footPath, starPath } from './stands.js';

const PAUSE = 45;                     // ms between two questions to the server
const COARSE = 15, FINE = 5;          // degrees
const ARROW = 9;                      // hundredths of the table's width: how long an arrow is that says nothing of how far
const ROOM = 112;                     // px that its buttons and words may need below the ghost
const LINGER = 7000;                  // ms that a ghost which was refused is still seen: as long as the sentence (menu.js)

const wait = (ms) => new Promise((done) => { setTimeout(done, ms); });
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function makePlan(game, table, { box, give, refuse, told, lightPieces }) {
  const { battle } = game, ruled = measures(battle);
  let plan = null, busy = null, bar = null, unwatch = null, lingers = 0;

  /** A disc has no front. */
  const turns = () => plan.u >= 0 && !['officer', 'chief'].includes(game.view.pieces.find((p) => p.u === plan.u)?.arm) && plan.gestures.some(asksFacing);
  const meant = (p) => p.gestures[p.variant];
  const numberFor = (p, g) => { const n = asksNumber(g); return n ? Math.min(Math.max(p.number ?? Math.ceil((n.least + n.most) / 2), n.least), n.most) : undefined; };
  const wishOf = (p, g) => fillOrder(game, g, { units: p.u >= 0 ? [p.u] : [], place: p.place, facing: p.facing ?? undefined, number: numberFor(p, g) });
  const wish = (p) => wishOf(p, meant(p));

  // ---- what the rules say ----

  /** One question after the other, always the newest; what was answered meanwhile is shown, though the hand has gone on. */
  async function ask() {
    while (plan && plan.asked !== wish(plan)) {
      const p = plan, wanted = wish(p);
      p.why = null;
      const answer = await game.check(wanted).catch((e) => { p.why = e; return e.body ?? {}; }), found = p.why ? null : answer.pieces ?? [];
      p.asked = wanted;
      p.legal = Boolean(found);
      p.real = found?.find((q) => q.u === p.u)?.foot ?? null;
      p.others = found?.filter((q) => q.u !== p.u && q.foot) ?? [];
      p.stops = answer.stops ?? null;
      p.strokes = answer.strokes ?? [];
      p.measures = Boolean(answer.measures);
      p.orders = answer.orders ?? [];
      p.said = answer.said ?? p.orders;
      p.seen = !p.measures && (p.legal || Boolean(answer.foot));
      // Its true shape, whatever the rules say to where it is held.
      if (answer.foot) p.shape = answer.foot;
      else if (p.real && !p.own) p.shape = p.real;
      if (plan === p) {
        draw();
        showMet();
        tell();
      }
      await wait(PAUSE);
      if (plan === p && p.lies && p.gestures.length > 1 && p.asked === wish(p)) await askOthers(p);
    }
    busy = null;
  }

  /** Of several ways to do it: which of them the rules allow there. */
  async function askOthers(p) {
    const key = (g) => wishOf(p, g), place = String([p.place, p.facing, p.number]);
    if (p.triedAt === place) return;
    const may = await Promise.all(p.gestures.map((g, i) => (i === p.variant ? !p.why : game.check(key(g)).then(() => true, () => false))));
    if (plan !== p || place !== String([p.place, p.facing, p.number])) return;
    p.triedAt = place;
    const how = bar?.node.querySelector('select');
    if (how) for (const [i, o] of [...how.options].entries()) o.disabled = !may[i] && i !== p.variant;
    const other = may.indexOf(true);
    if (!p.varied && !may[p.variant] && other >= 0) choose(other);
  }
  const soon = () => { if (!busy && plan && plan.asked !== wish(plan)) busy = ask(); };

  // ---- in words ----

  /** why: with what stops it, where nothing else says so; rule: with its number, where no link stands beside it. */
  function sentence({ why = true, rule = true } = {}) {
    const p = plan, id = p.u >= 0 ? battle.units[p.u].id : '';
    if (p.why) return `${id ? `${id}: ` : ''}${p.why.message}${p.why.rule ? ` (${p.why.rule})` : ''}`;
    if (!p.legal) return '';
    if (p.measures) return `${id ? `${id}: ` : ''}${meant(p).text}${p.from && meant(p).order.includes('{x}') ? `, to the ${windOf(bearingOf(p.from, p.place), { rough: true })}` : ''}. ${p.said.join('; then ')}.`;
    const end = p.real?.at ?? p.place, far = ruled && p.from && !(why && p.stops?.asked) ? `, ${inches(distance(p.from, end))} inches` : '';
    const way = p.real && p.real.stands.length ? `, facing ${windOf(p.real.facing, { exact: true })}` : '';
    const short = !(why && p.stops) && p.real && distance(end, p.place) > 0.3 ? ', as far as it can' : '';
    const stops = why && p.stops ? ` ${p.stops.text[0].toUpperCase()}${p.stops.text.slice(1)}${rule && p.stops.rule ? ` (${p.stops.rule})` : ''}` : '';
    return `${id ? `${id}: ` : ''}${meant(p).text}${ruled ? `: ${spotName(battle, end)}` : ''}${far}${way}${short}.${stops}`;
  }

  function tell() {
    told(sentence({ why: Boolean(bar) }), plan.real?.at ?? plan.place);    // else the bubble at the hand says why
    if (bar) return tellInBar();
    // On the far side of the hand from where it stops, so that what it meets there is seen.
    const at = table.pointOf(plan.place), end = plan.real?.at ?? plan.from, above = Boolean(end) && table.pointOf(end).y > at.y + 4, y = at.y + (above ? -14 : 14);
    if (plan.why) say(box, at.x + 14, y, { text: plan.why.message, rule: plan.why.rule, kind: 'refused', above });
    else if (plan.stops) say(box, at.x + 14, y, { text: plan.stops.text, rule: plan.stops.rule, kind: 'legal', above });
    else hush();
  }

  /** While it lies the answer stands with its buttons, and the caption need not say it again. */
  function tellInBar() {
    const { why } = plan, rule = why ? why.rule : plan.stops?.rule;
    hush();
    bar.words.className = `plan-words ${why ? 'refused' : 'legal'}`;
    empty(bar.words).append(el('b', { 'aria-hidden': 'true' }, why ? '✗ ' : '✓ '), why ? why.message : sentence({ rule: false }), rule ? ' ' : '', ruleLink(rule) ?? '');
    bar.replace();
  }

  // ---- what it meets, and what counts meanwhile ----

  function showMet() {
    const { u, why, stops, strokes = [] } = plan ?? {}, met = new Set();
    if (stops && stops.unit >= 0) met.add(stops.unit);
    if (why) for (const other of unitsNamed(game, why.message)) if (other !== u) met.add(other);
    table.mark('met-units', [...met].map((unit) => ({ unit, kind: 'met' })), { over: true });
    table.mark('met-lines', strokes.filter((s) => s.kind === 'met'), { over: true });
    table.mark('counts', strokes.filter((s) => s.kind !== 'met'), { over: true });
    lightPieces(stops && stops.piece >= 0 ? [stops.piece] : []);
  }

  // ---- the two ghosts ----

  const at = (place) => { const d = table.drawnAt(place); return `translate(${d.x.toFixed(1)}px, ${d.y.toFixed(1)}px)`; };
  const shown = (cls, place, turn, ...children) => {
    const g = svg('g', { class: cls }, ...children);
    g.style.transform = `${at(place)} rotate(${turn.toFixed(1)}deg)`;
    return g;
  };
  const outline = (foot) => [svg('path', { class: 'back', d: footPath(foot) }), svg('path', { class: 'body', d: footPath(foot) }), foot.stands.length ? svg('path', { class: 'head', d: facingPath(foot, 0.6) }) : null];

  /** Which way it would go, and nothing of how far. */
  function arrow(from, to, cls, ends = false) {
    const long = distance(from, to) || 1, end = ends ? to : [0, 1].map((k) => from[k] + ((to[k] - from[k]) * ARROW) / long), a = table.drawnAt(from), b = table.drawnAt(end);
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI, d = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`, t = INCH * 1.1;
    return svg('g', { class: `ghost-arrow ${cls}` }, svg('path', { class: 'back', d }), svg('path', { class: 'line', d }),
      svg('path', { class: 'head', d: `M${t} 0L${-t * 0.4} ${t * 0.8}L0 0L${-t * 0.4} ${-t * 0.8}Z`, transform: `translate(${b.x.toFixed(1)} ${b.y.toFixed(1)}) rotate(${turn.toFixed(1)})` }));
  }

  /** From where it stands to where it would come to lie, with the inches between, and of how many. */
  function tape(from, to, cls, asked = 0) {
    const a = table.drawnAt(from), b = table.drawnAt(to), d = `M${a.x} ${a.y}L${b.x} ${b.y}`;
    if (!ruled) return svg('g', { class: `tape ${cls}` }, svg('path', { class: 'back', d }), svg('path', { class: 'line', d }));
    const label = svg('g', { class: 'upright' }, svg('text', { class: 'inches', 'text-anchor': 'middle', y: -6 }, `${inches(distance(from, to))}${asked ? ` of ${inches(asked)}` : ''}″`));
    label.style.setProperty('--x', `${(a.x + b.x) / 2}px`);
    label.style.setProperty('--y', `${(a.y + b.y) / 2}px`);
    return svg('g', { class: `tape ${cls}` }, svg('path', { class: 'back', d }), svg('path', { class: 'line', d }), label);
  }

  /** An order that names the place itself says no more than where the hand is. */
  const namesPlace = () => { const last = plan.orders.at(-1); return Boolean(last) && readOrder(game, last).place; };

  function draw() {
    unlinger();
    if (!plan) return;
    const { shape, real, place, facing, from, why, legal, lies } = plan, state = why ? 'refused' : legal ? 'legal' : 'wait';
    const parts = [], turn = facing === null || !shape ? 0 : facing - shape.facing;
    // Until the rules have answered nobody knows whether it would measure.
    if (!ruled && from && !plan.seen) {
      const g = arrow(from, place, state, namesPlace());
      if (lies) g.dataset.plan = 'move';
      table.layer.append(g);
      bar?.replace();
      return;
    }
    for (const q of plan.others ?? []) parts.push(shown('ghost-other', q.foot.at, 0, ...outline(q.foot)));
    const short = real && !why && distance(real.at, place) > 0.3;
    if (short) parts.push(cut(real.at, place));
    if (from) parts.push(tape(from, real && !why ? real.at : place, state, short ? plan.stops?.asked : 0));
    if (real && !why) parts.push(shown('ghost-real', real.at, 0, ...outline(real)));
    if (plan.u < 0) parts.push(shown(`ghost-local ${state}`, place, 0, svg('path', { class: 'body', d: starPath(INCH * 0.8) })));
    else parts.push(shown(`ghost-local ${state}${real && !why && distance(real.at, place) < 0.3 ? ' there' : ''}`, place, turn, ...outline(shape)));
    if (lies && plan.u >= 0) parts[parts.length - 1].dataset.plan = 'move';
    if (lies && turns()) parts.push(handle(place, facing ?? real?.facing ?? shape.facing));
    table.layer.append(...parts);
    bar?.replace();
  }

  /** What is left of the way that the hand would have it go. */
  function cut(from, to) {
    const a = table.drawnAt(from), b = table.drawnAt(to);
    return svg('path', { class: 'cut-short', d: `M${a.x} ${a.y}L${b.x} ${b.y}` });
  }

  /** A knob before the ghost's front: for a finger, and for a mouse that has let go. */
  function handle(place, facing) {
    const g = shown('turning', place, facing, svg('path', { class: 'stem', d: 'M0 0V-44' }));
    const knob = svg('g', { class: 'upright', 'data-plan': 'turn' }, svg('circle', { class: 'reach', r: 20 }), svg('circle', { class: 'knob', r: 9 }), svg('path', { class: 'arrows', d: 'M-4 -1a4.4 4.4 0 0 1 8 0M4 -4v3.4h-3.4' }));
    knob.style.setProperty('--x', '0px');
    knob.style.setProperty('--y', `${-44 - 9 * 1.2}px`);
    g.append(knob);
    return g;
  }

  // ---- its buttons ----

  function buttons() {
    const key = (words, title, run, { cls = null, label = null } = {}) => el('button', { type: 'button', class: cls, title, 'aria-label': label, onclick: run }, words);
    const words = el('p', { class: 'plan-words' }), number = el('label', { class: 'plan-number', hidden: true });
    const node = el('div', { class: 'plan-bar no-zoom', role: 'toolbar', 'aria-label': 'The move that is thought of' },
      turns() ? [key('⟲', 'Turn left ([)', () => turnBy(-1, true), { label: 'Turn left' }), key('⟳', 'Turn right (])', () => turnBy(1, true), { label: 'Turn right' })] : null,
      plan.gestures.length > 1
        ? el('select', { 'aria-label': 'How (V)', title: 'How (V)', onchange: (e) => vary(Number(e.currentTarget.value)) }, plan.gestures.map((g, i) => el('option', { value: i, selected: i === plan.variant }, g.text))) : null,
      number,
      key('Do it', 'Give the order (Enter)', () => settle(table.pointOf(plan.place)), { cls: 'primary' }), key('Drop', 'Drop it (Esc)', drop), words);
    box.append(node);
    const replace = () => {
      if (!plan) return;
      const p = table.pointOf(plan.place), b = box.getBoundingClientRect(), w = node.offsetWidth;
      // Below the ghost; where an arrow leads up to it, above, so that the arrow is seen.
      const y = p.y - b.top + 54, led = !ruled && plan.from && table.pointOf(plan.from).y > p.y + 4 && p.y - b.top > ROOM + 60, above = led || y + ROOM > b.height;
      node.style.left = `${Math.max(4, Math.min(p.x - b.left - w / 2, b.width - w - 4))}px`;
      // The words grow away from the ghost: the buttons stay where they are when an answer comes.
      node.classList.toggle('above', above);
      // Never so far that they are cut off, however long they are.
      const most = b.height - Math.max(node.offsetHeight + 4, above ? ROOM : 0);
      node.style.top = above ? 'auto' : `${Math.max(4, Math.min(y, most))}px`;
      node.style.bottom = above ? `${Math.max(4, Math.min(b.height - (p.y - b.top - 60), most))}px` : 'auto';
    };
    unwatch = table.watch(replace);
    replace();
    return { node, words, number, replace };
  }

  /** The number that is wanted, as something to be drawn along; nothing where none is. */
  function showNumber() {
    if (!bar || !plan) return;
    const n = asksNumber(meant(plan)), now = numberFor(plan, meant(plan));
    bar.number.hidden = !n;
    if (!n) return;
    if (!bar.number.firstChild) bar.number.append(el('input', { type: 'range', step: 1, oninput: (e) => count(Number(e.currentTarget.value)) }), el('output'));
    const [range, said] = bar.number.children;
    Object.assign(range, { min: n.least, max: n.most, value: now });
    range.setAttribute('aria-label', `How many${n.of ? ` ${n.of}` : ''}`);
    said.textContent = `${now}${n.of ? ` ${n.of}` : ''}`;
    bar.replace();
  }

  function clearBar() {
    unwatch?.();
    unwatch = null;
    if (bar?.node.contains(document.activeElement)) table.stage.focus({ preventScroll: true });
    bar?.node.remove();
    bar = null;
  }

  // ---- what is done with it ----

  function unlinger() {
    clearTimeout(lingers);
    lingers = 0;
    empty(table.layer);
  }

  function drop() {
    if (!plan && !lingers) return;
    const was = plan;
    plan = null;
    clearBar();
    if (was) hush();
    unlinger();
    showMet();
  }

  /** Refused: the ghost and what it meets are seen for as long as the sentence is, but nothing is planned any more. */
  function linger() {
    plan = null;
    clearBar();
    lingers = setTimeout(drop, LINGER);
  }

  function begin(u, gestures, place, { moved = null } = {}) {
    drop();
    const foot = u >= 0 ? table.pieceOf(u)?.foot ?? null : null;
    // Of one that is not on the table nobody knows the shape until the rules have placed it once.
    const shape = foot ?? { at: place, facing: 0, leader: 0, radius: 0.7, stands: [] };
    plan = { u, gestures, moved, variant: 0, place, facing: null, from: foot?.at ?? null, own: Boolean(foot), shape, real: null, others: [], legal: false, why: null, asked: null, stops: null, strokes: [], measures: false, seen: false, orders: [], lies: false };
    draw();
    if (!moved) soon();               // what is only to be turned is nothing yet
  }

  function move(place) {
    if (!plan) return;
    if (plan.moved) Object.assign(plan, { gestures: plan.moved, moved: null, variant: 0 });
    plan.place = [Math.min(Math.max(place[0], 0), table.width), Math.min(Math.max(place[1], 0), table.height)];
    draw();
    soon();
  }

  function face(degrees) {
    if (!plan || !turns()) return;
    plan.facing = ((degrees % 360) + 360) % 360;
    draw();
    soon();
  }

  function choose(i) {
    plan.variant = (i + plan.gestures.length) % plan.gestures.length;
    const how = bar?.node.querySelector('select');
    if (how) how.value = plan.variant;
    showNumber();
    draw();
    soon();
  }

  function vary(i) {
    if (!plan || plan.gestures.length < 2) return;
    plan.varied = true;
    choose(i);
  }

  function count(n) {
    if (!plan) return;
    plan.number = n;
    showNumber();
    soon();
  }

  function turnBy(step, coarse) {
    if (!plan || !turns()) return;
    const by = coarse ? COARSE : FINE, now = plan.facing ?? plan.real?.facing ?? plan.shape.facing;
    face((step > 0 ? Math.floor(now / by + 1e-6) + 1 : Math.ceil(now / by - 1e-6) - 1) * by);
  }

  function lay() {
    if (!plan || plan.lies) return;
    plan.lies = true;
    bar = buttons();
    showNumber();
    draw();
    if (plan.asked && plan.gestures.length > 1 && !busy) busy = askOthers(plan).finally(() => { busy = null; soon(); });
    if (plan.asked) tell();
  }

  async function settle(where) {
    const p = plan;
    if (!p) return false;
    soon();
    await busy;                       // the answer to what is wished now
    if (plan !== p) return false;
    if (p.why) {
      if (p.lies) return false;       // its buttons say why
      linger();
      refuse(p.why, where);
      return false;
    }
    drop();
    return give(p.asked, where);
  }

  return {
    begin, move, face, vary, count, lay, settle, drop, turn: turnBy,
    get on() { return Boolean(plan); },
    get lies() { return Boolean(plan?.lies); },
    get several() { return (plan?.gestures.length ?? 0) > 1; },
    get variant() { return plan?.variant ?? 0; },
    get unit() { return plan?.u ?? -1; },
    get place() { return plan?.place ?? null; },
    get words() { return plan ? sentence() : ''; },
  };
}
