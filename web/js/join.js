// join.js -- an invitation: a seat that is taken once, by a key that is made here and seen by nobody else. #/join/ID/INVITATION
import { get, getOnce, post } from './api.js';
import { el } from './dom.js';
import { hashOf } from './links.js';
import { games, pref, rememberGame, setPref } from './prefs.js';

function chance() {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
}

/** The key that this browser takes the seat with: the same if it has to be sent twice. */
function keyFor(invitation) {
  const taking = pref('taking');
  if (taking?.invitation === invitation) return taking.key;
  setPref('taking', { invitation, key: chance() });
  return pref('taking').key;
}

export async function open(root, id, invitation) {
  const base = `/api/games/${encodeURIComponent(id)}`;
  let told;
  try {
    told = await get(`${base}/invitation`, invitation);
  } catch (e) {
    const mine = games().find((g) => g.game === id);
    root.append(el('div', { class: 'newgame' }, el('section', { class: 'sheet hand-over' }, el('h1', null, 'This seat is not to be had'), el('p', null, e.message),
      mine ? el('p', { class: 'onward' }, el('a', { class: 'button primary', href: hashOf('game', id, mine.key) }, 'You sit in this game already: go on')) : null,
      el('p', null, el('a', { href: '#/' }, 'Go home')))));
    return;
  }
  const battle = await getOnce(`/api/battles/${told.battle}`);
  const name = el('input', { type: 'text', maxlength: '24', autocomplete: 'nickname', value: pref('name') ?? '', placeholder: told.side });
  const trouble = el('p', { class: 'refusal', role: 'alert', hidden: true });
  const button = el('button', { type: 'submit', class: 'primary' }, `Take the ${told.side} seat`);
  document.title = `An invitation to ${told.title} · Linstock`;

  async function take(e) {
    e.preventDefault();
    button.disabled = true;
    trouble.hidden = true;
    try {
      const called = name.value.trim(), { key, role } = await post(`${base}/take`, { key: keyFor(invitation), ...(called ? { name: called } : {}) }, invitation);
      const view = await get(base, key);
      setPref('name', called);
      rememberGame({ game: id, key, role, battle: battle.id, title: battle.title, begun: new Date().toISOString(), seats: view.seats, commit: view.seal?.commit ?? null });
      location.replace(hashOf('game', id, key));              // the way back leads past the invitation
    } catch (no) {
      trouble.textContent = no.message;
      trouble.hidden = false;
      button.disabled = false;
    }
  }

  root.append(el('div', { class: 'newgame' }, el('form', { class: 'sheet hand-over', onsubmit: take },
    el('h1', null, told.against ? `${told.against} invites you to ${told.title}` : `You are invited to ${told.title}`),
    el('p', null, `You would play the ${told.side} side${told.moves ? ', in a battle that is under way' : ''}. The seat is for one: whoever takes it first has it, and nobody else gets its key.`),
    el('p', null, el('label', null, 'Your name (you may leave it out) ', name)),
    trouble,
    el('p', { class: 'onward' }, button, el('a', { class: 'button quiet', href: '#/' }, 'Not now')))));
}
