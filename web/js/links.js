// links.js -- the addresses of a game, and a button that copies one.
import { el, toast } from './dom.js';

/** #/game/ID/KEY and its like, for use within the page. */
export const hashOf = (room, ...parts) => `#/${[room, ...parts].map(encodeURIComponent).join('/')}`;

/** The same as an address that can be sent to somebody. */
export const addressOf = (room, ...parts) => `${location.origin}${location.pathname}${hashOf(room, ...parts)}`;

/** Whether the address of this page leads only to this computer. */
export const onlyHere = () => ['localhost', '[::1]'].includes(location.hostname) || location.hostname.startsWith('127.');

/** The key that only watches: ours, or the one remembered from when the game was made here (kept: prefs.js); null: nobody here has it. */
export function watchKey(view, kept, key) {
  if (view.role === 'watch') return key;
  return kept?.links?.watch?.split('/').at(-1) ?? null;
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch { /* no clipboard without https: the older way still works there */ }
  const box = el('textarea', { class: 'unseen', readonly: true, 'aria-hidden': 'true' }, text);
  (document.querySelector('dialog[open]') ?? document.body).append(box);
  const before = document.activeElement;
  box.select();
  const done = document.execCommand('copy');
  box.remove();
  before?.focus();
  return done;
}

/** A button that copies what text() gives, and says so. */
export function copyButton(label, text, { said = 'Copied.', quiet = false } = {}) {
  return el('button', {
    type: 'button',
    class: quiet ? 'quiet' : null,
    async onclick() {
      const done = await copy(text());
      toast(done ? said : 'The browser does not allow copying. Mark the text and copy it by hand.', { urgent: !done });
    },
  }, label);
}

/** An address in a field of its own, with its copy button beside it. */
export function addressField(label, address, hint) {
  const field = el('input', { type: 'text', readonly: true, value: address, spellcheck: 'false', onfocus: () => field.select() });
  return el('div', { class: 'address' },
    el('label', null, el('span', { class: 'address-label' }, label), field),
    copyButton('Copy', () => address, { said: `${label}: copied.` }),
    hint ? el('p', { class: 'hint' }, hint) : null);
}
