// newgame.js -- a new battle: who plays, with what dice, by which optional rules. #/new/BATTLE
import { get, getOnce, post } from './api.js';
import { botChoice, diceChoice, inColours, oneOf, sidePatch } from './choices.js';
import { el, ruleLink, toast } from './dom.js';
import { addressField, addressOf, hashOf, onlyHere } from './links.js';
import { groundChoice } from './madetable.js';
import { pref, rememberGame, setPref } from './prefs.js';

/**
 * What the address asks for (#/new/BATTLE?against=doctrine&side=american: so the command line's words come here), in
 * the shape in which the last choices are remembered.
 */
function wishes() {
  const asked = new URLSearchParams(location.hash.split('?')[1] ?? '');
  const wish = {};
  for (const name of ['side', 'dice', 'seed', 'options']) if (asked.has(name)) wish[name] = asked.get(name);
  if (asked.has('who')) wish.who = asked.get('who');
  if (asked.has('against')) Object.assign(wish, { who: 'bot', bot: asked.get('against') });
  if (asked.has('bots')) Object.assign(wish, { who: 'watch', pair: asked.get('bots').split(',') });
  return wish;
}

/** The control of one option: [node, () => its value as a word]. On or off, or one of several values. */
function control(o, wished) {
  if (!o.values) {
    const box = el('input', { type: 'checkbox', checked: wished ? wished === 'on' : o.value });
    return [box, () => (box.checked ? 'on' : 'off')];
  }
  const chosen = o.values.includes(wished) ? wished : o.value;
  const list = el('select', null, o.values.map((v) => el('option', { value: v, selected: v === chosen }, v.replaceAll('-', ' '))));
  return [list, () => list.value];
}

/** The optional rules: [node, () => 'a=on,b=off']: those that are not as usual, since a game has room for 255 letters of them; asked: those wished for, in the same words. */
function optionalRules(options, asked = '') {
  const wishes = new Map(asked.split(',').map((w) => w.split('=')));
  const boxes = options.map((o) => [o, ...control(o, wishes.get(o.name))]);
  const node = el('fieldset', { class: 'optional' },
    el('legend', null, 'Optional rules'),
    boxes.map(([o, box]) => el('div', { class: 'choice' },
      el('label', null, box, el('span', { class: 'choice-text' },
        el('span', { class: 'choice-title' }, o.name.replaceAll('_', ' ')),
        el('span', { class: 'choice-note' }, o.text))),
      ruleLink(o.rule))));
  const usual = (o) => (o.values ? o.value : o.value ? 'on' : 'off');
  return [node, () => boxes.filter(([o, , value]) => value() !== usual(o)).map(([o, , value]) => `${o.name}=${value()}`).join(',')];
}

/**
 * Remembers a game just made under the key that is played with here: the links of the other seats, and the hash
 * of the server's secret, so that no other can be shown at the end. Gives the links.
 */
export async function keep(battle, made, role, seats, more = {}) {
  const key = made.keys[role];
  const links = Object.fromEntries(Object.entries(made.keys).filter(([name]) => name !== role).map(([name, k]) => [name, addressOf('game', made.game, k)]));
  for (const [name, invitation] of Object.entries(made.invitations ?? {})) links[name] = addressOf('join', made.game, invitation);
  const { seal } = await get(`/api/games/${made.game}`, key);
  rememberGame({ game: made.game, key, role, battle: battle.id, title: battle.title, begun: new Date().toISOString(), seats, links, commit: seal?.commit ?? null, ...more });
  return links;
}

/** The friend's link, before one goes to the field oneself. */
function handOver(root, battle, made, mine, links) {
  const heading = el('h1', { tabindex: '-1' }, 'Send this to your friend');
  root.replaceChildren(el('div', { class: 'newgame' },
    el('section', { class: 'sheet hand-over' },
      heading,
      el('p', null, `${battle.title} is set up. You have the ${battle.side_names[mine]} side; your friend takes the ${battle.side_names[1 - mine]} side with this link. It gives the seat once, to whoever opens it first: send it to nobody else.`),
      addressField(`${battle.side_names[1 - mine]} side`, links[battle.sides[1 - mine]], null),
      addressField('To watch', links.watch, 'For anybody who wants to look on. It shows what both sides may see and gives no orders.'),
      onlyHere() ? el('p', { class: 'hint' }, 'Mind: this address leads to this computer only. For a friend at another one start Linstock with --listen (see its --help) and open this page under an address that reaches you from there; the links then carry it.') : null,
      el('p', { class: 'onward' }, el('a', { class: 'button primary', href: hashOf('game', made.game, made.keys[battle.sides[mine]]) }, 'To the field')),
      el('p', { class: 'hint' }, 'Both links stay at hand on the field; until the seat is taken you may withdraw the invitation there.'))));
  heading.focus();
}

export async function open(root, id) {
  const battle = await getOnce(`/api/battles/${id}`);
  document.title = `${battle.title} · Linstock`;
  const last = { ...pref('newgame'), ...wishes() };
  const [optional, options] = optionalRules(battle.options, last.options);
  const dice = diceChoice('dice', last.seed ? 'seeded' : last.dice, { seed: last.seed });
  const side = oneOf('side', 'Your side', battle.sides.map((id, i) => ({ value: id, title: battle.side_names[i], swatch: sidePatch(i) })), last.side);
  const ground = battle.tables ? groundChoice(battle) : null;
  const bot = botChoice('bot', 'Your opponent', battle.bots, last.bot);
  const pair = battle.side_names.map((name, i) => botChoice(`bot-${i}`, `${name} side`, battle.bots, last.pair?.[i]));
  const watched = el('div', { class: 'pair' }, pair.map((p) => p.node));

  const name = { field: el('input', { type: 'text', maxlength: '24', autocomplete: 'nickname', value: pref('name') ?? '', placeholder: 'so that your friend knows who invites him' }) };
  name.node = el('p', { class: 'your-name' }, el('label', null, 'Your name ', name.field));

  const who = oneOf('who', 'Who plays', [
    { value: 'bot', title: 'You against the computer', text: 'A bot plays the other side, by the same rules and with the same dice.' },
    { value: 'friend', title: 'You and a friend, by link', text: 'You get a link to send. Each plays on a screen of his own, at once or over days.' },
    { value: 'hotseat', title: 'Two at this screen', text: 'One screen for both sides; the page says whose turn it is.' },
    { value: 'watch', title: 'Two bots, and you watch', text: 'Sit back, or learn from them; you can take over later from any moment of the replay.' },
  ], last.who, arrange);

  function arrange() {
    const now = who.value();
    side.node.hidden = now === 'hotseat' || now === 'watch';
    bot.node.hidden = now !== 'bot';
    name.node.hidden = now !== 'friend';
    watched.hidden = now !== 'watch';
    dice.allow('typed', now !== 'watch'); /* nobody would be there to throw them, */
    dice.allow('sealed', now !== 'watch'); /* or to add a secret */
  }

  const trouble = el('p', { class: 'refusal', role: 'alert', hidden: true });
  const begin = el('button', { class: 'primary begin', type: 'submit' }, 'Begin the battle');

  async function start(event) {
    event.preventDefault();
    const rolled = dice.body();
    if (!rolled) return;
    const fought = { ...battle, id: ground?.battle() ?? battle.id };
    const now = who.value(), mine = battle.sides.indexOf(side.value());
    const seats = {
      bot: () => battle.sides.map((_, i) => (i === mine ? 'person' : bot.value())),
      watch: () => pair.map((p) => p.value()),
    }[now]?.() ?? battle.sides.map(() => 'person');
    setPref('newgame', { who: now, side: side.value(), bot: bot.value(), pair: pair.map((p) => p.value()), dice: rolled.dice });
    begin.disabled = true;
    trouble.hidden = true;
    try {
      const made = await post('/api/games', { battle: fought.id, options: options(), ...rolled, seats, hotseat: now === 'hotseat', ...(now === 'friend' ? { keys: side.value() } : {}) });
      const role = { hotseat: 'both', watch: 'watch' }[now] ?? side.value();
      const links = await keep(fought, made, role, seats);
      if (now === 'friend' && name.field.value.trim()) {
        setPref('name', name.field.value.trim());
        await post(`/api/games/${made.game}/people`, { name: name.field.value }, made.keys[role]).catch((e) => toast(e.message, { urgent: true }));
      }
      if (now === 'friend') handOver(root, battle, made, mine, links);
      else location.hash = hashOf('game', made.game, made.keys[role]);
    } catch (e) {
      trouble.textContent = e.message;
      trouble.hidden = false;
      begin.disabled = false;
      toast(e.message, { urgent: true, rule: e.rule });
    }
  }

  const mustered = battle.id.startsWith('mustered-');      // of forces that somebody built: back leads to them
  root.append(inColours(battle, el('form', { class: 'newgame', onsubmit: start },
    el('header', null, el('h1', null, battle.title), el('p', { class: 'date' }, battle.date), mustered ? el('p', null, battle.note) : null),
    el('div', { class: 'newgame-columns' },
      el('div', null, who.node, side.node, name.node, bot.node, watched),
      el('div', null, ground?.node ?? null, dice.node, battle.options.length ? optional : null)),
    trouble,
    el('p', { class: 'onward' }, begin, el('a', { class: 'button quiet', href: mustered ? hashOf('muster', battle.rules) : '#/' }, 'Back')))));
  arrange();
}
