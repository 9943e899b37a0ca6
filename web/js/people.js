// people.js -- two who play at two screens: what they say to each other, what they are called, and whose seat is free.
import { el, empty, toast } from './dom.js';
import { addressField, addressOf } from './links.js';
import { forgetGame, games, pref, rememberGame, setPref } from './prefs.js';

const LETTERS = 280, NAME = 24;
const SHOWN = 200;                    // lines of talk on the page; the server keeps more

const style = () => new Promise((done) => {
  if (document.querySelector('link[href="/style/people.css"]')) return done();
  document.head.append(el('link', { rel: 'stylesheet', href: '/style/people.css', onload: done, onerror: done }));
});

const hour = (at) => new Date(at * 1000).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** makePeople(game, {tell, badge, shown}): badge(n) marks n unread lines, shown() says whether the talk is in sight. */
export function makePeople(game, { tell, badge, shown }) {
  const { battle, view } = game, mine = game.role, other = 1 - mine, playing = mine >= 0;
  const report = (e) => toast(e.message, { urgent: true });
  style();

  // ---- the talk ----

  const lines = el('ol', { class: 'talk-lines', role: 'log', 'aria-label': 'What was said', tabindex: 0 });
  const silent = el('p', { class: 'hint' }), looking = el('p', { class: 'hint' });
  const words = el('input', { type: 'text', maxlength: String(LETTERS), 'aria-label': 'Say something', placeholder: 'Say something', autocomplete: 'off' });
  const form = el('form', { class: 'talk-form', onsubmit: say }, words, el('button', { type: 'submit' }, 'Say'));
  const talk = el('section', { class: 'talk' }, lines, silent, looking, playing ? form : null);
  let last = 0, unread = 0;

  function add(line, fresh) {
    if (line.n <= last) return;
    last = line.n;
    lines.append(el('li', null, el('b', { class: `said side-${line.side}` }, line.name ? [line.name, el('span', { class: 'unseen' }, ` (${game.sideName(line.side)})`)] : game.sideName(line.side)), ' ', el('span', null, line.text), ' ', el('time', { datetime: new Date(line.at * 1000).toISOString() }, hour(line.at))));
    while (lines.children.length > SHOWN) lines.firstChild.remove();
    lines.scrollTop = lines.scrollHeight;
    if (!fresh || line.side === mine) return;
    tell(`${game.sideTold(line.side)} says: ${line.text}`);
    if (!shown()) badge(++unread);
  }

  async function fetchLines(fresh) {
    const told = await game.lines(last).catch(() => ({ lines: [] }));
    for (const line of told.lines) add(line, fresh);
  }

  async function say(e) {
    e.preventDefault();
    const text = words.value.trim();
    if (!text) return;
    try {
      await game.tellPeople('chat', { text });
      words.value = '';
    } catch (no) {
      report(no);
    }
  }

  // ---- my name, and who may read ----

  const name = el('input', { type: 'text', maxlength: String(NAME), autocomplete: 'nickname', placeholder: battle.side_names[mine] });
  const open = el('input', { type: 'checkbox', onchange: () => game.tellPeople('people', { open: open.checked }).catch((e) => { open.checked = !open.checked; report(e); }) });
  const opened = el('p', { class: 'hint' });
  name.value = view.people.seats[mine]?.name ?? '';

  async function called(e) {
    e.preventDefault();
    try {
      await game.tellPeople('people', { name: name.value });
      setPref('name', name.value.trim());
      toast(name.value.trim() ? `You are called ${name.value.trim()} now.` : 'You have no name now.');
    } catch (no) {
      report(no);
    }
  }

  const settings = playing ? el('section', { class: 'me' },
    el('h3', null, 'You'),
    el('form', { class: 'talk-form', onsubmit: called }, el('label', null, 'Your name ', name), el('button', { type: 'submit' }, 'Keep')),
    el('p', null, el('label', null, open, 'Those who watch may read what we say')), opened,
    el('p', null, el('button', { type: 'button', class: 'danger', onclick: leaving }, 'Give my seat back …'))) : '';

  // ---- the seats ----

  const node = el('section', { class: 'free-seat offer', 'aria-label': 'A free seat', hidden: true });
  const entry = () => games().find((g) => g.game === game.id && g.key === game.key) ?? {};
  const link = () => entry().links?.[battle.sides[other]];

  function remember(invitation) {
    const kept = entry(), links = { ...kept.links };
    if (invitation) links[battle.sides[other]] = addressOf('join', game.id, invitation);
    else delete links[battle.sides[other]];
    rememberGame({ game: game.id, key: game.key, role: view.role, battle: battle.id, title: battle.title, begun: new Date().toISOString(), seats: view.seats, ...kept, links });
  }

  const invite = () => game.tellPeople('invite').then(({ invitation }) => { remember(invitation); update(); }, report);
  const withdraw = () => game.tellPeople('withdraw').then(() => { remember(null); toast('The invitation is withdrawn: its link is good for nothing now.'); }, report);

  function seats() {
    const { seats: all } = view.people, seat = all[other], free = playing && !seat.taken;
    const key = free ? `${seat.invited} ${link()}` : '';
    if (node.dataset.of === key) return;                 // a link that is being copied stays as it is
    node.dataset.of = key;
    node.hidden = !free;
    if (!free) return empty(node);
    empty(node).append(
      el('p', null, el('b', null, `The ${battle.side_names[other]} seat is free.`), seat.invited && link() ? ' Whoever opens this link first takes it.' : ''),
      seat.invited && link() ? addressField(`Play the ${battle.side_names[other]} side`, link()) : '',
      el('div', { class: 'choices' },
        el('button', { type: 'button', onclick: invite }, seat.invited ? 'A new link' : 'Invite somebody'),
        seat.invited ? el('button', { type: 'button', onclick: withdraw }, 'Withdraw') : ''));
  }

  /** The seat is given back after one more question; the link to it goes to whom one likes. */
  function leaving() {
    const box = el('dialog', { 'aria-label': 'Give the seat back' },
      el('h2', null, 'Give the seat back'),
      el('p', null, `You will not play the ${battle.side_names[mine]} side any more, and your link opens nothing. Somebody else can take the seat, by a link that you get now, or by one that ${game.sideTold(other)} makes.`),
      el('div', { class: 'choices' }, el('button', { type: 'button', class: 'danger', onclick: leave }, 'Give it back'), el('button', { type: 'button', autofocus: true, onclick: () => box.close() }, 'Keep it')));

    async function leave() {
      try {
        const { invitation } = await game.tellPeople('leave');
        game.close();
        forgetGame(game.id, game.key);
        box.addEventListener('close', () => { location.hash = '#/'; });
        empty(box).append(el('h2', { tabindex: -1 }, 'The seat is free'),
          addressField(`Play the ${battle.side_names[mine]} side`, addressOf('join', game.id, invitation), 'For whoever is to go on in your place. It gives the seat once.'),
          el('div', { class: 'choices' }, el('button', { type: 'button', class: 'primary', onclick: () => box.close() }, 'Go home')));
        box.querySelector('button').focus();
      } catch (e) {
        report(e);
      }
    }
    box.addEventListener('close', () => box.remove());
    document.body.append(box);
    box.showModal();
  }

  function update() {
    const { people } = view, theirs = people.seats[other];
    seats();
    silent.textContent = lines.children.length ? '' : playing ? 'Nothing was said yet. What is said here is kept with the game, and is no part of its record.' : people.open ? 'Nothing was said yet.' : 'What the players say is between them.';
    silent.hidden = !silent.textContent;
    looking.textContent = people.watching === 0 ? '' : people.watching === 1 ? 'One looks on.' : `${people.watching} look on.`;
    looking.hidden = !people.watching;
    if (!playing) return;
    open.checked = people.seats[mine].open;
    opened.textContent = people.open ? 'From now on they can. What was said before stays between you.' : people.seats[mine].open ? `They can as soon as ${game.sideTold(other)} allows it, too.` : theirs.open ? `${game.sideTold(other)} would allow it.` : '';
  }

  const came = (now, was) => {
    for (const [i, seat] of now.seats.entries()) {
      const before = was?.seats[i];
      if (i === mine || !before || before.here === seat.here) continue;
      const words = seat.here ? `${game.sideTold(i)} is here.` : `${game.sideTold(i)} has left.`;
      toast(words);
    }
  };

  fetchLines(false).then(update);
  if (playing && !view.people.seats[mine].name && pref('name')) game.tellPeople('people', { name: pref('name') }).then(() => { name.value = pref('name'); }, () => {});

  return {
    node, settings, update,
    panel: { name: 'talk', title: 'Talk', node: talk, opened() { unread = 0; badge(0); lines.scrollTop = lines.scrollHeight; } },
    changed(now, was) {
      came(now, was);
      if (document.activeElement !== name) name.value = now.seats[mine]?.name ?? name.value;
      if (now.lines > last) fetchLines(true).then(update);
    },
    heard(line) {
      add(line, true);
      update();
    },
  };
}
