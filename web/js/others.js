// others.js -- whoever else is in the game: what the field needs of it at first sight. The rest is loaded when there is
// somebody to talk to (people.js), when the battle is over (rematch.js), and after the field stands (alerts.js).
import { el } from './dom.js';

/** makeOthers(game, {redraw, tell, panels}): redraw() after somebody came, left or took a name; tell(sentence) for ears; panels() the tabs. */
export async function makeOthers(game, { redraw, tell, panels }) {
  const { view } = game;
  const node = el('div', { class: 'others' }), after = el('div', { class: 'others' }), settings = el('div', { class: 'settings' });
  const people = game.talks ? (await import('./people.js')).makePeople(game, { tell, badge: (n) => panels().badge('talk', n || ''), shown: () => panels().current === 'talk' }) : null;
  let alerts = null, rematch = null, closed = false;

  if (people) {
    node.append(people.node);
    settings.append(people.settings);
  }
  import('./alerts.js').then(({ makeAlerts }) => {
    if (closed) return;
    alerts = makeAlerts(game);
    settings.append(alerts.node);
    alerts.update();
  });

  async function ended() {
    if (!view.over || game.watching() || view.study) return;
    if (!rematch) {
      rematch = { update() {} };                      // until it is loaded
      rematch = (await import('./rematch.js')).makeRematch(game);
      after.append(rematch.node);                     // the verdict comes first
    }
    rematch.update();
  }

  return {
    node, after, settings,
    panels: people ? [people.panel] : [],
    update() {
      people?.update();
      alerts?.update();
      ended();
    },
    changed(now, was) {
      people?.changed(now, was);
      redraw();
    },
    heard: (line) => people?.heard(line),
    close() {
      closed = true;
      alerts?.close();
    },
  };
}
