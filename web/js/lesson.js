// lesson.js -- a first battle, led by the hand: a strip above the map that says one thing at a time, lights up what it
// speaks of, and goes on when it has come about. What is awaited, and whether it is so, the server knows (docs/lessons.md);
// here it is shown, and what only this page can see is told: a unit taken in hand, odds looked at.
import { getOnce } from './api.js';
import { el, empty, toast } from './dom.js';
import { hashOf } from './links.js';

const RING = 1.1;                     // inches
const AROUND = 1.5;                   // cells, or thirds of it inches, that are to be seen around what it is about

/** makeLesson(game, board, {hand, odds, tell, field, side}): update() after every message, chosen() when the hand changes, looked() at odds. */
export async function makeLesson(game, board, { hand, odds, tell, field, side }) {
  const { battle, view } = game, lesson = await getOnce(`/api/lessons/${encodeURIComponent(view.lesson.id)}`);
  const { steps } = lesson;
  let shown = -1, seen = false, mode = matchMedia('(hover: none)').matches ? 'touch' : 'mouse', sending = false;

  const count = el('p', { class: 'lesson-count' });
  const way = el('progress', { max: steps.length, 'aria-hidden': 'true' });
  const say = el('p', { class: 'lesson-say' });
  const how = el('p', { class: 'lesson-how' });
  const back = el('button', { type: 'button', onclick: () => send('back') }, 'Back');
  const doIt = el('button', { type: 'button', onclick: () => doStep() }, 'Do it for me');
  const next = el('button', { type: 'button', class: 'primary', onclick: () => send('next') }, 'Next');
  const leave = el('a', { class: 'button quiet', href: '#/', title: 'The lesson stays among your games: go on whenever you like' }, 'Leave');
  const acts = el('div', { class: 'lesson-acts', role: 'group', 'aria-label': 'Lesson' });
  const node = el('section', { class: 'lesson', 'aria-label': `Lesson: ${lesson.title}` },
    el('div', { class: 'lesson-place' }, count, way), el('div', { class: 'lesson-words' }, say, how), acts);

  const now = () => steps[game.view.lesson.step] ?? null;

  // ---- what is sent ----

  async function send(what) {
    if (sending) return;
    sending = true;
    try {
      await game.lesson(what);
    } catch (e) {
      toast(e.message, { urgent: true, rule: e.rule });
    } finally {
      sending = false;
    }
  }

  function doStep() {
    const step = now();
    if (step?.awaits === 'select') return hand.choose([step.select]);
    if (step?.awaits === 'odds') return odds.now(step.order);
    return send('order');
  }

  // ---- what is shown ----

  const middle = (list) => [Math.min(...list), Math.max(...list)];

  /** So much of the map that these corners are in sight. */
  function lookAt({ cells, places }) {
    const spots = [...cells.map((c) => [battle.board.cells[c].x, battle.board.cells[c].y]), ...places.map(([x, y]) => [x, board.height - y])];
    if (!spots.length) return;
    const [left, right] = middle(spots.map(([x]) => x)), [top, foot] = middle(spots.map(([, y]) => y));
    const room = board.stage.getBoundingClientRect(), around = battle.table ? AROUND / 3 : AROUND;
    board.zoom.centre((left + right) / 2, (top + foot) / 2, { size: Math.min(room.width / (right - left + around * 2), room.height / (foot - top + around * 2)), still: true });
  }

  /** On a table a place is a ring of so many inches about it. */
  const ring = ([x, y]) => ({ kind: 'lit', text: '', closed: true, points: Array.from({ length: 24 }, (_, i) => [x + RING * Math.cos(i * Math.PI / 12), y + RING * Math.sin(i * Math.PI / 12)]).flat() });

  function light() {
    const step = now() ?? { units: [], cells: [], places: [] };
    board.mark('lesson', step.units.map((unit) => ({ unit, kind: 'lit' })), { over: true });
    board.mark('lesson-at', [...step.cells.map((cell) => ({ cell, kind: 'lit' })), ...step.places.map(ring)]);
    for (const n of side.querySelectorAll('.lesson-lit')) n.classList.remove('lesson-lit');
    const wanted = [...(step.answers ?? []).map((order) => `[data-order="${CSS.escape(order)}"]`), step.panel === 'odds' && '#tab-odds', step.panel === 'turn' && '[data-order="turn"]'].filter(Boolean).join(', ');
    const lit = wanted ? [...side.querySelectorAll(wanted)] : [];
    for (const n of lit) n.classList.add('lesson-lit');
    // One of them is in sight: where all lie in a list that is folded up, it is unfolded.
    if (lit.length && !lit.some((n) => n.checkVisibility()) && lit[0].closest('details')) lit[0].closest('details').open = true;
    lit.find((n) => n.checkVisibility() && n.closest('.chosen, .prompt'))?.scrollIntoView({ block: 'nearest' });
  }

  function words(step) {
    if (game.view.lesson.astray) return step.astray ?? 'From here it cannot be done any more. Take your last order back.';
    if (step.awaits === 'odds' && seen) return 'There they are. Go on when you have read them.';
    if (step.awaits === 'so' && game.view.lesson.ready) return 'You have done that already.';
    return step[mode] ?? step.mouse ?? '';
  }

  function end() {
    count.textContent = `${steps.length} of ${steps.length}`;
    say.textContent = 'That was your first battle. Whatever you do on a field from here on is the same: the real board, the real rules.';
    how.textContent = '';
    empty(acts).append(back,
      el('a', { class: 'button primary', href: `${hashOf('new', battle.id)}?against=doctrine` }, `Fight ${battle.title}`),
      el('a', { class: 'button', href: '#/' }, 'Home'));
  }

  function draw() {
    const at = game.view.lesson.step, step = now();
    way.value = at;
    if (!step) return end();
    count.textContent = `${at + 1} of ${steps.length}`;
    say.textContent = step.say;
    how.textContent = words(step);
    how.classList.toggle('astray', game.view.lesson.astray);
    const done = step.awaits === 'read' || (step.awaits === 'odds' && seen) || (step.awaits === 'so' && game.view.lesson.ready);
    const takeBack = game.view.lesson.astray;
    back.textContent = takeBack ? 'Take it back' : 'Back';
    back.classList.toggle('primary', takeBack);
    back.disabled = !takeBack && at === 0 && step.awaits !== 'so';
    const focused = acts.contains(document.activeElement);
    empty(acts).append(back, ...(done ? [next] : takeBack ? [] : [doIt]), leave);
    if (focused && !acts.contains(document.activeElement)) (done ? next : takeBack ? back : doIt).focus({ preventScroll: true });
  }

  /** A step that begins is told, and what it speaks of comes into sight. */
  function begin() {
    const step = now();
    seen = false;
    draw();
    tell(say.textContent, how.textContent);
    const place = step?.units.map(board.placeOf).find((p) => p !== null) ?? step?.cells[0] ?? step?.places[0];
    if (place !== undefined && !board.sees(place)) board.reveal(place);
  }

  function update() {
    if (!game.view.lesson) return;
    if (shown !== game.view.lesson.step) {
      shown = game.view.lesson.step;
      begin();
      chosen();
    } else {
      draw();
    }
    light();
  }

  function chosen() {
    light();
    if (now()?.awaits === 'select' && hand.chosen.includes(now().select)) send('next');
  }

  function looked() {
    if (now()?.awaits !== 'odds' || seen) return;
    seen = true;
    draw();
    tell(how.textContent);
  }

  // ---- by what hand ----

  function by(kind) {
    if (mode === kind) return;
    mode = kind;
    draw();
  }
  const pointed = (e) => by(e.pointerType === 'touch' ? 'touch' : 'mouse');
  const typed = (e) => { if (['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].includes(e.key)) by('keys'); };
  addEventListener('pointerdown', pointed);
  addEventListener('keydown', typed, { capture: true });

  field.prepend(node);
  requestAnimationFrame(() => { lookAt(lesson.look); });

  return {
    update, chosen, looked,
    close() {
      removeEventListener('pointerdown', pointed);
      removeEventListener('keydown', typed, { capture: true });
      node.remove();
    },
  };
}
