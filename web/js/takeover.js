// takeover.js -- going on from a moment of a game: against a bot or by two in earnest, or as a line tried out.
import { post } from './api.js';
import { botChoice, diceChoice, inColours, oneOf, sidePatch } from './choices.js';
import { el, toast } from './dom.js';
import { hashOf } from './links.js';
import { keep } from './newgame.js';

async function branch(battle, from, body, role) {
  const made = await post('/api/games', { from, ...body });
  await keep(battle, made, role, body.seats, { back: hashOf('replay', from.game, from.key, from.at) });
  location.hash = hashOf('game', made.game, made.keys[role]);
}

/** A line tried out: both sides by one hand, dice by chance, and a way back. */
export async function tryLine(battle, from) {
  try {
    await branch(battle, from, { seats: battle.sides.map(() => 'person'), hotseat: true, dice: 'seeded' }, 'both');
  } catch (e) {
    toast(e.message, { urgent: true });
  }
}

/** Asks who takes over, and begins. `clock` says in words which moment it is. */
export function takeOver(battle, from, clock) {
  const side = oneOf('take-side', 'You play', [
    ...battle.sides.map((id, i) => ({ value: id, title: battle.side_names[i], swatch: sidePatch(i) })),
    { value: 'both', title: 'Both sides, at this screen' },
  ], null, () => { bot.node.hidden = side.value() === 'both'; });
  const bot = botChoice('take-bot', 'Against', battle.bots);
  const dice = diceChoice('take-dice', 'seeded', { sealed: false });
  const trouble = el('p', { class: 'refusal', role: 'alert', hidden: true });
  const dialog = el('dialog', { class: 'take-over', 'aria-labelledby': 'take-title' },
    el('form', { method: 'dialog', onsubmit: begin },
      el('h2', { id: 'take-title' }, 'Take over from here'),
      el('p', null, `A new game begins as this one stood after entry ${from.at} (${clock}). This one stays as it is.`),
      side.node, bot.node, dice.node, trouble,
      el('p', { class: 'choices' },
        el('button', { class: 'primary', type: 'submit' }, 'Take over'),
        el('button', { type: 'button', onclick: () => dialog.close() }, 'Leave it'))));

  async function begin(event) {
    event.preventDefault();
    const rolled = dice.body();
    if (!rolled) return;
    const role = side.value(), both = role === 'both';
    const seats = battle.sides.map((id) => (both || id === role ? 'person' : bot.value()));
    try {
      await branch(battle, from, { seats, hotseat: both, ...rolled }, role);
      dialog.close();
    } catch (e) {
      trouble.textContent = e.message;
      trouble.hidden = false;
    }
  }
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(inColours(battle, dialog));
  dialog.showModal();
}
