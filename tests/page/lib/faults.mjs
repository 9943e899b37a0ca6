// faults.mjs -- what a reader of the field must never meet, looked for at any moment of a battle: papers over pieces that can act or
// over answers, names over names, things called by a number, an answer out of sight.

/** What is wrong with the field as it is drawn now, in sentences. may: units that can act; wide: beside a wide map. */
export function faultsOf(page, { may, wide }) {
  return page.evaluate(([acting, beside]) => {
    const found = [], seen = (n) => n && n.checkVisibility() && n.getBoundingClientRect().width > 0;
    const over = (a, b, by = 0) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > by && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > by;
    const map = document.querySelector('.map'), room = map.getBoundingClientRect();
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page is wider than the window');

    const papers = [...map.querySelectorAll('.strip, .tray, .plate-paper')].filter(seen);
    for (const paper of papers) {
      const b = paper.getBoundingClientRect(), name = paper.className.split(' ')[0];
      for (const u of acting) {
        const p = document.querySelector(`.piece[data-u="${u}"]`)?.getBoundingClientRect();
        if (p?.width && over(b, p, 4) && over(room, p, 4)) found.push(`${name} covers a piece that can act`);
      }
      for (const other of papers) if (other !== paper && over(b, other.getBoundingClientRect(), 2)) found.push(`${name} lies over ${other.className.split(' ')[0]}`);
      const caption = map.querySelector('.caption')?.getBoundingClientRect();
      if (caption?.width && over(b, caption, 2) && !map.querySelector('.caption.high')) found.push(`${name} lies over the caption`);
    }

    for (const button of [...document.querySelectorAll('.prompt .ends button')].filter(seen)) {
      const b = button.getBoundingClientRect(), x = b.left + b.width / 2, y = b.top + b.height / 2;
      if (beside && (b.bottom > innerHeight || b.top < 0)) found.push(`"${button.textContent}" is out of sight`);
      const desk = button.closest('.side').getBoundingClientRect();
      if (!beside && (y < desk.top || y > desk.bottom)) continue;      // a telephone scrolls to it
      const on = document.elementFromPoint(x, y);      // null: beyond the window's edge, likewise
      if (on && !on.closest('.prompt, .toast, .menu, .rose, .bubble')) found.push(`"${button.textContent}" is covered by ${on.tagName.toLowerCase()}.${on.getAttribute('class') ?? ''}`);
    }
    if (beside) {
      const lines = document.querySelector('.log .entries'), odds = document.querySelector('.odds')?.closest('.tabpanel'), question = document.getElementById('question').getBoundingClientRect();
      if (seen(lines) && lines.clientHeight < 90) found.push('there is no room for five lines of the log');
      if (question.bottom > innerHeight || (seen(odds) && odds.getBoundingClientRect().bottom > innerHeight + 1)) found.push('the question or the odds are out of sight');
    }

    const names = [...map.querySelectorAll('.names text')].filter(seen).map((n) => ({ n, b: n.getBoundingClientRect() })).filter(({ b }) => over(b, room, 2));
    names.forEach((a, i) => { for (const c of names.slice(i + 1)) if (over(a.b, c.b, 3)) found.push(`names overlap: "${a.n.textContent}" and "${c.n.textContent}"`); });

    const units = [...map.querySelectorAll('.piece:not(:hover, .lifted) :is(.uid, .uname)')].filter((n) => n.checkVisibility({ visibilityProperty: true })).map((n) => ({ n, b: n.getBoundingClientRect() }));
    units.forEach((a, i) => { for (const c of units.slice(i + 1)) if (over(a.b, c.b, 5)) found.push(`names of units overlap: "${a.n.textContent}" and "${c.n.textContent}"`); });

    const numbered = /\b(piece|obstacle|unit|scenery|element) #?\d+\b|undefined|\bNaN\b|\[object/i;
    for (const node of document.querySelectorAll('.prompt, .strip, .plate-paper, .tray, .standing, .chosen, .caption, .log .told, .duties')) {
      if (seen(node) && numbered.test(node.innerText)) found.push(`"${node.innerText.match(numbered)[0]}" is read in ${node.className}`);
    }
    return [...new Set(found)];
  }, [may, wide]);
}

/** Of what is found wrong that which is still so half a second later: papers make way for each other one after the other. */
export async function lasting(look) {
  const first = await look();
  if (!first.length) return [];
  await new Promise((on) => { setTimeout(on, 500); });
  const then = await look();
  return first.filter((f) => then.includes(f));
}
