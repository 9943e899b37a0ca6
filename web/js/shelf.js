// shelf.js -- the games this browser holds keys of, each with how it stands now.
import { getOnce } from './api.js';
import { el, toast } from './dom.js';
import { forgetGame, games } from './prefs.js';
import { addressOf, copyButton, hashOf } from './links.js';
import { seatsTold, turnTold } from './seats.js';

const AT_ONCE = 8; /* every line asks the server how its game stands: the older ones only when they are wanted */

const when = (begun) => {
  const day = new Date(begun);
  return Number.isNaN(day.valueOf()) ? '' : day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
};

/** A button that asks again before it forgets: a key that is lost is lost. */
function forgetButton(entry, forget, sure) {
  const button = el('button', {
    type: 'button', class: 'quiet',
    onclick() {
      if (sure || button.dataset.asked) return forget();
      button.dataset.asked = '1';
      button.textContent = 'Forget its key for good?';
      setTimeout(() => { delete button.dataset.asked; button.textContent = 'Forget'; }, 5000);
    },
  }, 'Forget');
  return button;
}

/** One game; `ask` is api.get. */
function line(entry, battle, ask, gone) {
  const state = el('p', { class: 'state' }, 'Looking …');
  const acts = el('p', { class: 'acts' });
  const title = entry.title ?? battle?.title ?? entry.battle;
  const node = el('li', { class: 'game' },
    el('div', { class: 'game-text' },
      el('h3', null, title, entry.begun ? el('span', { class: 'begun' }, ` begun ${when(entry.begun)}`) : null),
      state),
    acts);
  const forget = () => {
    forgetGame(entry.game, entry.key);
    toast(`${title} is forgotten here.`);
    gone(node);
  };
  const link = (room, label, primary) => el('a', { class: primary ? 'button primary' : 'button', href: hashOf(room, entry.game, entry.key) }, label, el('span', { class: 'unseen' }, `: ${title}`));

  async function look() {
    let view;
    try {
      view = await ask(`/api/games/${entry.game}`, entry.key);
    } catch (e) {
      const lost = ['no-such-game', 'bad-key'].includes(e.code);
      state.replaceChildren(lost ? 'This game is no longer on this server, or its key no longer opens it.' : e.message);
      acts.replaceChildren(forgetButton(entry, forget, lost));
      node.classList.add('gone');
      return;
    }
    battle ??= await getOnce(`/api/battles/${encodeURIComponent(entry.battle)}`).catch(() => null); /* of forces that were built: it stands in no list */
    if (!battle) {
      state.replaceChildren('This server does not know its battle any more.');
      acts.replaceChildren(forgetButton(entry, forget, true));
      return;
    }
    const turn = turnTold(battle, view);
    node.classList.toggle('mine', turn.mine);
    state.replaceChildren(
      el('strong', { class: turn.mine ? 'turn mine' : 'turn' }, turn.text.charAt(0).toUpperCase() + turn.text.slice(1)),
      view.over ? ' ' : ` · ${view.clock} · `,
      seatsTold(battle, view));
    acts.replaceChildren(
      ...(view.over
        ? [link('end', 'The battle told', true), link('replay', 'Replay'), link('luck', 'Luck and proof')]
        : view.study
        ? [link('replay', 'Replay', true), link('luck', 'Luck and proof')]
        : [link('game', view.role === 'watch' ? 'Watch' : 'Go on', true), link('replay', 'Replay')]),
      ...(entry.back ? [el('a', { class: 'button quiet', href: entry.back, title: 'The moment of another game that this one went on from' }, 'Where it began')] : []),
      copyButton('Copy link', () => addressOf(view.study ? 'replay' : 'game', entry.game, entry.key), {
        quiet: true, said: view.role === 'watch' ? 'A link that only shows the game is copied.' : 'The link with your key is copied. Whoever has it plays in your place.',
      }),
      forgetButton(entry, forget, false));
  }
  return { node, look };
}

/** The section of all of them; empty and unseen when there are none. */
export function gamesShelf(battles, ask) {
  const list = el('ul', { class: 'games' });
  const node = el('section', { class: 'shelf', 'aria-labelledby': 'shelf-title' }, el('h2', { id: 'shelf-title' }, 'Games to go on with'), list);
  let open = true;
  const byId = new Map(battles.map((b) => [b.id, b]));
  const rest = [...games()];
  node.hidden = rest.length === 0;

  function gone(item) {
    const next = item.nextElementSibling ?? item.previousElementSibling;
    item.remove();
    if (!list.children.length) node.hidden = true;
    next?.querySelector('a, button')?.focus();
  }
  async function more(many) {
    const lines = rest.splice(0, many).map((entry) => line(entry, byId.get(entry.battle), ask, gone));
    list.append(...lines.map((l) => l.node));
    for (const l of lines) {
      if (!open) return;
      await l.look();
    }
  }
  more(AT_ONCE);
  if (rest.length) {
    const button = el('button', { type: 'button', onclick() { button.remove(); more(rest.length); } }, `Show ${rest.length} older`);
    node.append(button);
  }
  return { node, close: () => { open = false; } };
}
