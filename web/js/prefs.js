// prefs.js -- what this browser remembers: the look of the page, and the keys of its games.

const KEY = 'linstock';

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

const prefs = { theme: 'auto', dice: true, playback: 'brisk', tracks: true, games: [], ...load() };

function save() {
  try {
    localStorage.setItem(KEY, JSON.stringify(prefs));
  } catch { /* a full or forbidden storage only means that nothing is remembered */ }
}

export const pref = (name) => prefs[name];

export function setPref(name, value) {
  prefs[name] = value;
  save();
}

/** A game this browser holds a key of: {game, key, role, battle, title, begun, seats, links}. */
export function rememberGame(entry) {
  prefs.games = [entry, ...prefs.games.filter((g) => g.game !== entry.game || g.key !== entry.key)].slice(0, 60);
  save();
}

export function forgetGame(game, key) {
  prefs.games = prefs.games.filter((g) => g.game !== game || g.key !== key);
  save();
}

export const games = () => prefs.games;

/** Motion is off where the system asks for it, or the player does. */
export const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches || prefs.dice === false;

/** The theme in force: 'day' or 'lamp'. */
export function theme() {
  if (prefs.theme !== 'auto') return prefs.theme;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'lamp' : 'day';
}

export function applyTheme() {
  document.documentElement.dataset.theme = theme();
}
