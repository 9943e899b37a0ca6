// secrets.js -- this browser's part of the sealed dice: made by chance, given once, and remembered.
import { el, toast } from './dom.js';

const KEY = 'linstock-secrets';

function load() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

/** The secrets this browser gave in a game: {side id: 64 hex digits}. */
export const secretsOf = (game) => load()[game] ?? {};

function remember(game, side, secret) {
  try {
    const all = load();
    all[game] = { ...all[game], [side]: secret };
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch { /* without storage the server's record is the only memory of it */ }
}

function chance() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (b) => b.toString(16).padStart(2, '0')).join('');
}

/** Gives what is wanted of this viewer, once. */
export function makeSecrets(game) {
  let giving = false;

  return async function give() {
    const { view, battle } = game;
    if (giving || view.question?.asking !== 'secrets' || game.watching()) return;
    giving = true;
    try {
      for (const [s, side] of battle.sides.entries()) {
        if (!game.speaksFor(s) || view.seats[s] !== 'person' || view.seal?.seats?.[s]) continue;
        const secret = secretsOf(game.id)[side] ?? chance();
        remember(game.id, side, secret);
        await game.secret(secret, s);
      }
    } catch (e) {
      if (e.code !== 'stale') toast(e.message, { urgent: true });
    } finally {
      giving = false;
    }
  };
}

/** What sealing proves, and what it does not. */
export const sealNote = () => el('details', { class: 'seal-note' }, el('summary', null, 'Sealed dice: what that proves'),
  el('p', null, 'The server showed the hash of its secret before the first order; every player added a secret of his own, and each die is counted from all of them. When the battle is over the server opens its secret, and anyone can count every die again.'),
  el('p', null, 'This proves that nobody, the server included, chose or changed a die once the secrets were given. It does not prove that whoever runs the server did not look ahead at dice to come.'));
