// remark.js -- the remark on one entry: read, written, changed and taken away.
import { post } from './api.js';
import { el, toast } from './dom.js';

const LONGEST = 600; /* letters; the server takes 2000 bytes */

/**
 * mayWrite: those who only watch read remarks. saved(n, text) is called once the server has it.
 * Returns {node, at(n, text)}.
 */
export function remarkBox(game, key, mayWrite, saved) {
  const node = el('div', { class: 'remark' });
  let shown = 0, written = '', editing = false;

  async function save(text) {
    const n = shown;
    try {
      await post(`/api/games/${game}/remarks`, { n, text }, key);
    } catch (e) {
      toast(e.message, { urgent: true });
      return;
    }
    saved(n, text);
    editing = false;
    if (n === shown) written = text;
    draw();
    node.querySelector('button')?.focus();
    toast(text ? 'The remark is kept with the game.' : 'The remark is taken away.');
  }

  function edit() {
    editing = true;
    const text = el('textarea', { rows: 3, maxlength: LONGEST, 'aria-label': `Remark on entry ${shown}` });
    text.value = written;
    const done = () => save(text.value.replace(/\s+/g, ' ').trim());
    text.addEventListener('keydown', (e) => {
      if (e.key === 'Enter' && !e.shiftKey) { e.preventDefault(); done(); }
      if (e.key === 'Escape') { editing = false; draw(); node.querySelector('button')?.focus(); }
      e.stopPropagation();
    });
    node.replaceChildren(text, el('p', { class: 'choices' },
      el('button', { type: 'button', class: 'primary', onclick: done }, 'Keep the remark'),
      el('button', { type: 'button', onclick() { editing = false; draw(); } }, 'Leave it')));
    text.focus();
  }

  function draw() {
    node.hidden = shown === 0 || (!mayWrite && !written);
    if (!mayWrite) return node.replaceChildren(...(written ? [el('blockquote', null, written)] : []));
    return node.replaceChildren(...(written
      ? [el('blockquote', null, written), el('p', { class: 'choices' },
        el('button', { type: 'button', class: 'quiet', onclick: edit }, 'Change the remark'),
        el('button', { type: 'button', class: 'quiet', onclick: () => save('') }, 'Take it away'))]
      : [el('button', { type: 'button', onclick: edit }, 'Remark …')]));
  }
  return {
    node,
    at(n, text) {
      if (editing && n === shown) return;
      shown = n;
      written = text ?? '';
      editing = false;
      draw();
    },
  };
}
