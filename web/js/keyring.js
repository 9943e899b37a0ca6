// keyring.js -- what keys have in common, whatever lies under the cursor: which of them belong to the map, those that
// work everywhere, and the list of them all.
import { el } from './dom.js';
import { closeMenu, hush, menuIsOpen } from './menu.js';

export const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** What every map's list ends with. */
export const EVERYWHERE = [
  ['U', 'undo'], ['/', 'type an order'], ['Q', 'go to the answers'],
  ['G', 'show me the others’ last turn again'], ['.  ,', 'while it is played: the next action, skip to the present'], ['P', 'how fast it is played'], ['K', 'keep its tracks on the map until you act, or put them away'],
  ['D  L  B', 'duties, log, order of battle'], ['T', 'the board as text'], ['Esc', 'from anywhere: back to the map; there: put everything down; with nothing in hand Tab then leaves the map'], ['Arrows in the log', 'up and down from entry to entry, right to its rule; Home, End'], ['?', 'this list'],
];

export function showKeys(rows, mouse) {
  const box = el('dialog', { 'aria-label': 'Keys' }, el('h2', { tabindex: '-1', autofocus: true }, 'Keys'),      // it is read from its beginning
    el('table', { class: 'keys' }, el('tbody', null, rows.map(([k, what]) => el('tr', null, el('th', { scope: 'row' }, el('kbd', null, k)), el('td', null, what))))),
    el('p', null, mouse),
    el('div', { class: 'choices' }, el('button', { type: 'button', onclick: () => box.close() }, 'Close')));
  box.addEventListener('close', () => box.remove());
  document.body.append(box);
  box.showModal();
}

/**
 * makeKeyring(board, hand, acts, {onMap, turn, odds, help, down, alt})
 *   acts      undo(), tab(name), orderLine(), answers(), text(), typed(key), toMap(), playback(key)
 *   onMap(e)  a key on the map; undefined when it was used, false when not; the ring's `anywhere` may be asked in the end
 *   down()    Escape on the map: whatever is under way is dropped; true: that was all
 *   alt       Alt and an arrow belong to the map, too
 */
export function makeKeyring(board, hand, acts, { onMap, turn, odds, help, down, alt = false }) {
  let leaving = false, byKeys = false;

  function anywhere(e) {
    switch (e.key) {
      case '+': case '=': return board.zoom.by(1.3);
      case '-': case '_': return board.zoom.by(1 / 1.3);
      case '0': return board.fit();
      case 'r': case 'R': return turn();
      case 'u': case 'U': return acts.undo();
      case 'o': case 'O': return odds();
      case 'd': case 'D': return acts.tab('duties');
      case 'l': case 'L': return acts.tab('log');
      case 'b': case 'B': return acts.tab('orbat');
      case 't': case 'T': return acts.text();
      case 'q': case 'Q': return acts.answers();
      case 'g': case 'G': case '.': case ',': case 'p': case 'P': case 'k': case 'K': return acts.playback(e.key.toLowerCase());
      case '/': return acts.orderLine();
      case '?': return help();
      case 'Escape':
        leaving = !menuIsOpen() && (!hand.chosen.length || Boolean(hand.lent));
        if (menuIsOpen()) return closeMenu();
        if (document.activeElement !== board.stage) {
          acts.toMap();
          if (e.target !== document.body) return;       // what is in hand was not left
        }
        hush();
        if (down()) return;
        return hand.choose([]);
      default: return false;
    }
  }

  function key(e) {
    if (e.ctrlKey || e.metaKey || (e.altKey && !(alt && ARROWS[e.key])) || e.defaultPrevented) return;
    const t = e.target;
    if (t.closest?.('input:not([type=checkbox]), select, textarea, dialog, .menu, .rose')) {
      const busy = t.closest('dialog, .menu, .rose') || (t.type === 'search' && t.value);        // it has its own use for the key
      if (e.key === 'Escape' && !busy) acts.toMap();
      return;
    }
    if (acts.typed(e.key)) return e.preventDefault();
    const onStage = t === board.stage || t === document.body || t.id === 'room';
    if (e.key !== 'Tab' && e.key !== 'Escape') leaving = false;
    if (e.key === 'Tab' && (!(t === board.stage) || leaving)) return;
    if (!onStage && ['Enter', ' ', 'Tab'].includes(e.key)) return;
    if (!onStage && ARROWS[e.key]) return;
    if ((onStage ? onMap(e) : anywhere(e)) !== false) e.preventDefault();
  }
  const pressed = () => { byKeys = true; }, pointed = () => { byKeys = false; };
  document.addEventListener('keydown', key);
  document.addEventListener('keydown', pressed, true);
  document.addEventListener('pointerdown', pointed, true);
  board.stage.addEventListener('focus', () => { leaving = false; });

  return {
    anywhere,
    /** The next Tab leaves the map. */
    get leaving() { return leaving; },
    /** Whether keys were used last, and not a pointer. */
    get byKeys() { return byKeys; },
    close() {
      document.removeEventListener('keydown', key);
      document.removeEventListener('keydown', pressed, true);
      document.removeEventListener('pointerdown', pointed, true);
    },
  };
}
