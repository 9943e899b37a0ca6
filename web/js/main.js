// main.js -- which room is open. The address after the # says it:
//
//   #/                        home
//   #/new/BATTLE[?wishes]     a new battle
//   #/muster[/BOOK[/LINK]]    a force of one's own, by points
//   #/game/ID/KEY             the field
//   #/join/ID/INVITATION      a seat to be taken
//   #/replay/ID/KEY[/N]       a game looked at again
//   #/luck/ID/KEY             expected against actual
//   #/end/ID/KEY              a battle told afterwards
//   #/rules[/ID]              the rules
//   #/guide[/NAME[/CHAPTER]]  the players' guides
//
// A room is a module with open(root, ...parts); it may return a function that closes it again.
import { el, empty, toast } from './dom.js';
import { applyTheme, pref, setPref, theme } from './prefs.js';
import { openTags } from './ruletags.js';

const rooms = {
  '': () => import('./home.js'),
  new: () => import('./newgame.js'),
  muster: () => import('./muster.js'),
  game: () => import('./field.js'),
  join: () => import('./join.js'),
  replay: () => import('./replay.js'),
  luck: () => import('./luck.js'),
  end: () => import('./end.js'),
  rules: () => import('./rules.js'),
  guide: () => import('./guide.js'),
};

let close = null;
let visit = 0;

/** A link that was cut short is no reason to show nothing: the room says what is wrong with it. */
function plain(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function go() {
  const parts = location.hash.replace(/^#\/?/, '').split('?')[0].split('/').map(plain);
  const mine = ++visit;
  const root = document.getElementById('room');
  try {
    const room = await (rooms[parts[0]] ?? rooms[''])();
    if (mine !== visit) return;
    close?.();
    close = null;
    empty(root).className = `room-${rooms[parts[0]] && parts[0] ? parts[0] : 'home'}`;
    scrollTo(0, 0);
    const closer = await room.open(root, ...parts.slice(1));
    if (mine === visit) close = closer ?? null;
    else closer?.();
    if (document.activeElement === document.body) root.focus({ preventScroll: true }); /* the link that led here is gone */
  } catch (e) {
    empty(root).append(el('section', { class: 'trouble' }, el('h1', null, 'This cannot be shown'), el('p', null, e.message), el('p', null, el('a', { href: '#/' }, 'Go home'))));
    toast(e.message, { urgent: true });
  }
}

function bar() {
  const lamp = el('button', {
    class: 'quiet', type: 'button', title: 'Daylight or lamp-light', 'aria-pressed': String(theme() === 'lamp'),
    onclick() {
      setPref('theme', theme() === 'lamp' ? 'day' : 'lamp');
      applyTheme();
      lamp.setAttribute('aria-pressed', String(theme() === 'lamp'));
      document.dispatchEvent(new Event('themechange'));
    },
  }, 'Lamp-light');
  empty(document.getElementById('bar')).append(
    el('a', { class: 'name', href: '#/' }, 'Linstock'),
    el('nav', { 'aria-label': 'Rooms' }, el('a', { href: '#/' }, 'Battles'), el('a', { href: '#/rules' }, 'Rules'), el('a', { href: '#/guide' }, 'Guides')),
    el('span', { id: 'bar-game' }),
    lamp,
  );
}

applyTheme();
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
  if (pref('theme') === 'auto') {
    applyTheme();
    document.dispatchEvent(new Event('themechange'));
  }
});
bar();
document.querySelector('.skip').addEventListener('click', (e) => {
  e.preventDefault(); /* the address after the # names a room, not a place in the page */
  document.getElementById('room').focus();
});
openTags();
addEventListener('hashchange', go);
go();
