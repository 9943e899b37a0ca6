// caption.js -- the line at the foot of the map that says what is under the pointer; at its head, where it would cover that,
// or where a paper lies upon the foot (corners.js).
const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** sayIn(caption, words, spot): spot is what must be seen, a rectangle in the window, or null. */
export function sayIn(caption, words, spot = null) {
  caption.textContent = words;
  caption.classList.remove('high');
  if (!words) return;
  const b = caption.getBoundingClientRect(), papers = caption.closest('.map')?.querySelectorAll('[data-paper]:not([hidden])') ?? [];
  const hides = spot && spot.bottom > b.top && spot.left < b.right, hidden = [...papers].some((p) => meets(p.getBoundingClientRect(), b));
  caption.classList.toggle('high', Boolean(hides || hidden));
}
