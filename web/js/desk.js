// desk.js -- where a record is laid down to be looked at: by a file chooser or by dropping it.
import { get, postText } from './api.js';
import { el } from './dom.js';
import { rememberGame } from './prefs.js';
import { hashOf } from './links.js';

const MOST = 4 * 1024 * 1024;

async function lay(text) {
  const { game, keys } = await postText('/api/records', text);
  const view = await get(`/api/games/${game}`, keys.watch);
  const battle = await get(`/api/battles/${view.battle}`);
  rememberGame({ game, key: keys.watch, role: 'watch', battle: battle.id, title: battle.title, begun: new Date().toISOString(), seats: view.seats, links: {} });
  location.hash = hashOf('replay', game, keys.watch);
}

/** Returns {node, close()}. */
export function recordDesk() {
  const trouble = el('pre', { class: 'refusal', role: 'alert', hidden: true });
  const file = el('input', { type: 'file', id: 'record-file', class: 'unseen', accept: '.lin,text/plain' });
  const box = el('div', { class: 'record-drop' },
    file,
    el('label', { for: 'record-file', class: 'button' }, 'Choose a record …'),
    el('p', null, 'or drop a .lin file here. It is read, checked order by order and die by die, and laid out for replay.'));

  async function take(chosen) {
    if (!chosen) return;
    trouble.hidden = true;
    box.classList.add('busy');
    try {
      if (chosen.size > MOST) throw new Error(`${chosen.name} is larger than 4 MB. No record of a battle is.`);
      await lay(await chosen.text());
    } catch (e) {
      trouble.replaceChildren(`${chosen.name}${e.body?.line ? `, line ${e.body.line}` : ''}: ${e.message}`);
      trouble.hidden = false;
    }
    box.classList.remove('busy');
    file.value = '';
  }

  file.addEventListener('change', () => take(file.files[0]));

  /* A record may be dropped anywhere on the page: beside the desk the browser would leave the page for it. */
  const drops = {
    dragover(e) { e.preventDefault(); box.classList.add('over'); },
    dragleave(e) { if (!e.relatedTarget) box.classList.remove('over'); },
    drop(e) { e.preventDefault(); box.classList.remove('over'); take(e.dataTransfer.files[0]); },
  };
  for (const [name, act] of Object.entries(drops)) document.addEventListener(name, act);

  return {
    node: el('section', { class: 'desk', 'aria-labelledby': 'desk-title' }, el('h2', { id: 'desk-title' }, 'Open a record'), box, trouble),
    close() { for (const [name, act] of Object.entries(drops)) document.removeEventListener(name, act); },
  };
}
