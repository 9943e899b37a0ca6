// seats.js -- who sits where, in words.

const seatOf = (view, i) => view.people?.seats[i] ?? null;

/** 'Anna (British)', or 'British' where nobody gave a name. */
export function sideTold(battle, view, i) {
  const side = battle.side_names[i] ?? 'Nobody', name = seatOf(view, i)?.name;
  return name ? `${name} (${side})` : side;
}

/** What to say while this side is awaited: it thinks only if there is somebody who could. */
export function waitTold(battle, view, i) {
  const seat = seatOf(view, i), who = sideTold(battle, view, i);
  if (view.seats[i] !== 'person' || !seat || seat.here) return `${who} is thinking.`;
  return seat.taken ? `${who} is not here just now.` : `Nobody has taken the ${battle.side_names[i]} seat yet.`;
}

/** 'You have the British; the American side is played by doctrine.' for the holder of a key. */
export function seatsTold(battle, view) {
  const { role, seats, hotseat, study } = view;
  const names = battle.side_names;
  if (study) return 'A record, to look at and to go on from.';
  if (role === 'both' || hotseat) return 'Both sides at this screen.';
  const nameOf = (i) => seatOf(view, i)?.name;
  const who = (i) => (seats[i] !== 'person' ? `the bot ${seats[i]}` : nameOf(i) ?? (seatOf(view, i)?.taken === false ? 'nobody yet' : 'a friend'));
  const mine = battle.sides.indexOf(role);
  if (mine < 0) return names.map((name, i) => `${name}: ${seats[i] === 'person' ? nameOf(i) ?? 'a person' : `the bot ${seats[i]}`}`).join('; ') + '. You watch.';
  return `You are ${names[mine]}, against ${who(1 - mine)} (${names[1 - mine]}).`;
}

/** Whose turn it is, in two or three words, and whether that is the holder of the key. */
export function turnTold(battle, view) {
  const { question, role } = view;
  if (view.over) return { text: view.over.text, mine: false };
  if (question.asking === 'secrets') return { text: 'waits for the secrets of its dice', mine: role !== 'watch' };
  const side = question.asking === 'dice' ? question.dice.side : question.side;
  const name = side in battle.side_names ? sideTold(battle, view, side) : '';
  const mine = role === 'both' || role === battle.sides[side];
  if (role === 'both') return { text: `${name} to play`, mine };
  return { text: mine ? 'your turn' : `${name} to play`, mine };
}
