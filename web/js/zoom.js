// zoom.js -- one big sheet moved and scaled under a window: wheel, drag, pinch.
//
// While the hand moves, only transforms change, so that the compositor does all the work with what is already
// painted. When it rests, settle(px) is called once with the new size of a cell, the sheet is laid out at that
// size, and is painted sharp again.
import { swallowClickOfDrag } from './dom.js';

const REST = 160;                     // ms without zooming, after which the sheet is made sharp
const FAR = 4;                        // pixels a pointer may tremble and still be a click

/**
 * makeZoom(stage, sheet, {width, height, most, margin, settle, moved, grabs})
 *   stage, sheet   the window, and what lies under it (its transform belongs to this module)
 *   width, height  of the sheet in cells; most: the largest size of a cell in pixels
 *   margin()       {left, top, foot}: pixels of the stage that something else covers
 *   settle(px)     lay the sheet out with cells of px pixels
 *   moved(state)   after every move: {x, y, px, w, h}, the sheet's corner, the size of a cell and of the window
 *   grabs(event)   true where a press on this spot may drag the sheet
 */
export function makeZoom(stage, sheet, { width, height, most = 170, margin: covered = () => ({ left: 0, top: 0, foot: 0 }), settle, moved, grabs = () => true }) {
  let laid = 0;                       // the size of a cell the sheet is laid out with
  let px = 0, x = 0, y = 0;           // what is to be seen
  let box = stage.getBoundingClientRect(), margin = covered();
  let frame = 0, rest = 0, flight = 0, touched = false;
  const held = new Map();             // pointers that are down on the sheet
  let pinch = null, drag = null;

  const room = () => ({ w: Math.max(box.width - margin.left, 50), h: Math.max(box.height - margin.top - margin.foot, 50) });
  const least = () => Math.min(room().w / width, room().h / height) * 0.98;

  function keepInside() {
    const { w, h } = room();
    const loose = (size, space, at, from) => (size <= space
      ? from + (space - size) / 2
      : Math.min(from + space / 3, Math.max(from + space * 2 / 3 - size, at)));
    x = loose(width * px, w, x, margin.left);
    y = loose(height * px, h, y, margin.top);
  }

  function paint() {
    frame = 0;
    const k = px / laid;
    sheet.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k})`;
    moved?.({ x, y, px, w: box.width, h: box.height });
  }
  const soon = () => { frame ||= requestAnimationFrame(paint); };

  function sharpen() {
    clearTimeout(rest);
    rest = 0;
    if (Math.abs(px / laid - 1) > 1e-4 || !laid) {
      laid = px;
      settle(px);
    }
    x = Math.round(x);
    y = Math.round(y);
    paint();
  }

  function change(nx, ny, npx) {
    px = Math.min(Math.max(npx, least()), Math.max(most, least()));
    x = nx;
    y = ny;
    keepInside();
    soon();
    if (Math.abs(px / laid - 1) > 1e-4) {
      clearTimeout(rest);
      rest = setTimeout(sharpen, REST);
    }
  }

  function zoomAt(cx, cy, factor) {
    cancelAnimationFrame(flight);
    touched = true;
    const to = Math.min(Math.max(px * factor, least()), most);
    change(cx - (cx - x) * to / px, cy - (cy - y) * to / px, to);
  }

  function fit() {
    touched = false;
    cancelAnimationFrame(flight);
    change(0, 0, least());
    sharpen();
  }

  /** Bring a spot of the board into the middle; `size` pixels a cell, or as it is. */
  function centre(bx, by, { size = px, still = false } = {}) {
    const { w, h } = room();
    const to = Math.min(Math.max(size, least()), most);
    const tx = margin.left + w / 2 - bx * to, ty = margin.top + h / 2 - by * to;
    cancelAnimationFrame(flight);
    touched = true;
    if (still) {
      change(tx, ty, to);
      return sharpen();
    }
    const from = { x, y, px }, begun = performance.now(), lasts = 220;
    const fly = (now) => {
      const t = Math.min(Math.max((now - begun) / lasts, 0), 1), e = t * (2 - t);
      change(from.x + (tx - from.x) * e, from.y + (ty - from.y) * e, from.px + (to - from.px) * e);
      if (t < 1) flight = requestAnimationFrame(fly);
    };
    flight = requestAnimationFrame(fly);
  }

  /** Whether a spot is in sight, with so many cells around it. */
  function sees(bx, by, around = 0.5) {
    const sx = x + bx * px, sy = y + by * px, edge = Math.min(px * around, 90);
    return sx >= margin.left + edge && sy >= margin.top + edge && sx <= box.width - edge && sy <= box.height - margin.foot - edge;
  }

  /** Move only if the spot is not already well in sight. */
  function reveal(bx, by, options = {}) {
    if (!sees(bx, by, 1.2)) centre(bx, by, options);
  }

  // ---- the hand ----

  const at = (e) => ({ x: e.clientX - box.left, y: e.clientY - box.top });

  function wheel(e) {
    if (e.target.closest?.('.no-zoom')) return;
    e.preventDefault();
    const step = e.deltaMode === 1 ? 18 : e.deltaMode === 2 ? 200 : 1;
    const p = at(e);
    if (e.shiftKey) return change(x - (e.deltaX || e.deltaY) * step, y, px);
    zoomAt(p.x, p.y, Math.exp(-e.deltaY * step * (e.ctrlKey ? 0.01 : 0.0016)));
  }

  function down(e) {
    if (e.target.closest?.('.no-zoom')) return;
    box = stage.getBoundingClientRect();
    held.set(e.pointerId, at(e));
    if (held.size === 2) {
      const [a, b] = [...held.values()];
      pinch = { d: Math.hypot(a.x - b.x, a.y - b.y) || 1, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
      drag = null;
      stage.dispatchEvent(new CustomEvent('pinchstart'));
    } else if (held.size === 1 && (e.button === 1 || e.button === 2 || grabs(e))) {
      drag = { from: at(e), x, y, id: e.pointerId, far: false };
    }
  }

  function move(e) {
    if (!held.has(e.pointerId)) return;
    held.set(e.pointerId, at(e));
    if (pinch && held.size >= 2) {
      const [a, b] = [...held.values()];
      const d = Math.hypot(a.x - b.x, a.y - b.y) || 1, mx = (a.x + b.x) / 2, my = (a.y + b.y) / 2;
      change(x + mx - pinch.x, y + my - pinch.y, px);
      zoomAt(mx, my, d / pinch.d);
      pinch = { d, x: mx, y: my };
    } else if (drag && e.pointerId === drag.id) {
      const p = at(e), dx = p.x - drag.from.x, dy = p.y - drag.from.y;
      if (!drag.far && Math.hypot(dx, dy) > FAR) {
        drag.far = true;
        touched = true;
        try { stage.setPointerCapture(e.pointerId); } catch { /* the pointer is gone already */ }
        stage.classList.add('dragged');
      }
      if (drag.far) change(drag.x + dx, drag.y + dy, px);
    }
  }

  function up(e) {
    held.delete(e.pointerId);
    if (held.size < 2) pinch = null;
    if (drag && e.pointerId === drag.id) {
      if (drag.far) swallowClickOfDrag(stage);
      drag = null;
      stage.classList.remove('dragged');
    }
  }

  stage.addEventListener('wheel', wheel, { passive: false });
  stage.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);

  const watch = new ResizeObserver(() => {
    box = stage.getBoundingClientRect();
    margin = covered();
    if (!box.width || !box.height) return;
    if (!touched || px < least()) fit();
    else change(x, y, px);
  });
  watch.observe(stage);
  fit();

  return {
    fit, centre, reveal, sees, sharpen,
    by: (factor) => { const { w, h } = room(); zoomAt(margin.left + w / 2, margin.top + h / 2, factor); },
    pan: (dx, dy) => { touched = true; change(x + dx, y + dy, px); },
    get px() { return px; },
    /** From the window of the browser to the board, and back. */
    toBoard: (cx, cy) => { box = stage.getBoundingClientRect(); return { x: (cx - box.left - x) / px, y: (cy - box.top - y) / px }; },
    toWindow: (bx, by) => { box = stage.getBoundingClientRect(); return { x: box.left + x + bx * px, y: box.top + y + by * px }; },
    close() {
      watch.disconnect();
      clearTimeout(rest);
      cancelAnimationFrame(frame);
      cancelAnimationFrame(flight);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    },
  };
}
