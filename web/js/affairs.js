// affairs.js -- what belongs to the game and not to the battle: undo, a draw, giving up, links, the dice's seal.
import { el, empty, toast } from './dom.js';
import { addressField, hashOf } from './links.js';
import { games, pref, setPref } from './prefs.js';
import { sealNote } from './secrets.js';

/** Asks before something that cannot be taken back. */
function confirm(title, text, act) {
  const box = el('dialog', { 'aria-label': title },
    el('h2', null, title), el('p', null, text),
    el('div', { class: 'choices' },
      el('button', { type: 'button', class: 'danger', onclick: () => { box.close(); act(); } }, title),
      el('button', { type: 'button', autofocus: true, onclick: () => box.close() }, 'Fight on')));
  box.addEventListener('close', () => box.remove());
  document.body.append(box);
  box.showModal();
}

/** makeAffairs(game, {back, playback}): back leads to the replay that this game was tried from, if it was; playback: how it is shown. */
export function makeAffairs(game, { back, playback } = {}) {
  const node = el('section', { class: 'affairs' });
  const { battle } = game;
  const report = (e) => toast(e.message, { urgent: true, rule: e.rule });

  /** A meta-order is spoken by one's own side; whoever holds both speaks for the one that is asked. */
  const speaker = () => (game.view.role === 'both' ? game.view.question.side ?? 0 : game.role);
  const say = (order) => game.order(order, game.view.role === 'both' ? speaker() : undefined).catch(report);
  const undo = () => { if (!game.watching()) say('undo'); };
  const concede = () => confirm('Concede', `The ${battle.side_names[speaker()]} give the battle up. That ends it, and the other side wins.`, () => say('concede'));

  /** An invitation that was taken or withdrawn leads nowhere. */
  const isVoid = (role, address) => address.includes('#/join/') && !game.view.people?.seats[battle.sides.indexOf(role)]?.invited;

  function shared() {
    const kept = games().find((g) => g.game === game.id && g.links), links = kept?.links;
    const others = Object.entries(links ?? {}).filter(([role, address]) => !address.endsWith(`/${game.key}`) && !isVoid(role, address));
    if (!others.length) return [el('p', { class: 'hint' }, 'Only the browser that began the game knows the links of its seats.')];
    return others.map(([role, address]) => {
      const side = battle.side_names[battle.sides.indexOf(role)];
      return addressField(side ? `Play the ${side} side` : role === 'watch' ? 'Watch' : 'Play both sides', address);
    });
  }

  function update() {
    const { view } = game, playing = !game.watching() && !view.over;
    const dice = el('input', { type: 'checkbox', onchange: (e) => setPref('dice', e.target.checked) });
    dice.checked = pref('dice') !== false;
    empty(node).append(...[
      playing && el('div', { class: 'choices' },
        el('button', { type: 'button', disabled: view.moves === 0, onclick: undo }, 'Undo', el('kbd', null, 'U')),
        el('button', { type: 'button', disabled: Boolean(view.offer), onclick: () => say('draw') }, 'Offer a draw'),
        el('button', { type: 'button', class: 'danger', onclick: concede }, 'Concede')),
      el('p', null, view.over && [el('a', { href: hashOf('end', game.id, game.key) }, 'The battle told'), ' · '], el('a', { href: hashOf('replay', game.id, game.key) }, 'Look at the game again'), ' · ', el('a', { href: hashOf('luck', game.id, game.key) }, view.dice === 'sealed' && view.over ? 'Luck, and the seal verified' : 'Luck of the dice')),
      back && el('p', null, el('a', { href: back }, 'Back to the replay'), ', to the moment that this line was tried from'),
      playback?.(),
      el('p', null, el('label', null, dice, 'Show dice and moves in motion')),
      view.dice === 'sealed' && sealNote(),
      view.dice === 'sealed' && view.seal?.commit && el('p', { class: 'hint' }, 'Hash of the server’s secret: ', el('code', null, view.seal.commit)),
      ...(games().some((g) => g.game === game.id && g.lesson) ? [] : [el('h3', null, 'Links of the seats'), ...shared()]),      // a lesson is one's own
    ].filter(Boolean));
  }
  return { node, update, undo, concede };
}
