// alerts.js -- "your turn": in the title and the icon always, by a notification and by sounds if they are wanted. The
// browser is asked for its leave only when the player wishes for notifications, by his own click.
import { el, toast } from './dom.js';
import { pref, setPref } from './prefs.js';
import { turnTold } from './seats.js';

const able = 'Notification' in window && window.isSecureContext;
const allowed = () => able && Notification.permission === 'granted';

/** makeAlerts(game): {node, update, close}; node holds the wishes. */
export function makeAlerts(game) {
  const { battle, view } = game, plain = document.title, alone = view.role === 'both' || view.role === 'watch' || view.study;
  const icon = document.querySelector('link[rel=icon]');
  let mine = null, shown = null;

  async function play(name) {
    if (pref('sounds')) (await import('./sounds.js')).play(name);
  }
  const sound = (e) => play(e.detail);
  document.addEventListener('sound', sound);          // other parts of the field say so: 'dice', 'volley'

  function notify() {
    if (!pref('notify') || !allowed() || (!document.hidden && document.hasFocus())) return;
    shown?.close();
    shown = new Notification(`Your turn: ${battle.title}`, { body: view.question.called ?? view.question.text, tag: game.id, icon: '/icon-turn.svg' });
    shown.onclick = () => { window.focus(); shown.close(); };
  }

  function update() {
    if (alone) return;
    const now = turnTold(battle, view).mine && !view.over && view.question.asking !== 'secrets';      // those are given by themselves
    if (now && mine === false) {
      notify();
      play('drum');
    }
    mine = now;
    document.title = now ? `● Your turn – ${plain}` : plain;
    icon?.setAttribute('href', now ? '/icon-turn.svg' : '/icon.svg');
  }

  const wish = (name, words, change, disabled) => {
    const box = el('input', { type: 'checkbox', disabled, onchange: () => change(box) });
    box.checked = Boolean(pref(name)) && !disabled && (name !== 'notify' || allowed());
    return el('p', null, el('label', null, box, words));
  };

  async function notifyWished(box) {
    if (box.checked && Notification.permission !== 'granted' && await Notification.requestPermission() !== 'granted') {
      box.checked = false;
      toast('The browser does not allow notifications from this page.', { urgent: true });
    }
    setPref('notify', box.checked);
  }
  function soundsWished(box) {
    setPref('sounds', box.checked);
    if (box.checked) play('drum');
  }

  const node = el('section', { class: 'wishes' }, el('h3', null, 'To be called'),
    alone ? null : wish('notify', 'Tell me by a notification when it is my turn', notifyWished, !able),
    alone || able ? null : el('p', { class: 'hint' }, 'Browsers notify only for pages of this computer, or by https.'),
    wish('sounds', 'Sounds: dice, drum and volleys', soundsWished, !('AudioContext' in window)));

  return {
    node, update,
    close() {
      document.removeEventListener('sound', sound);
      shown?.close();
      icon?.setAttribute('href', '/icon.svg');
    },
  };
}
