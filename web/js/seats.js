// seats.js -- who sits where, in words.

/** 'You have the British; the American side is played by doctrine.' for the holder of a key. */
export function seatsTold(battle, { role, seats, hotseat, study }) {
  const names = battle.side_names;
  if (study) return 'A record, to look at and to go on from.';
  if (role === 'both' || hotseat) return 'Both sides at this screen.';
  const who = (i) => (seats[i] === 'person' ? 'a friend' : `the bot ${seats[i]}`);
  const mine = battle.sides.indexOf(role);
  if (mine < 0) return names.map((name, i) => `${name}: ${seats[i] === 'person' ? 'a person' : `the bot ${seats[i]}`}`).join('; ') + '. You watch.';
  return `You are ${names[mine]}, against ${who(1 - mine)} (${names[1 - mine]}).`;
}

/** Whose turn it is, in two or three words, and whether that is the holder of the key. */
export function turnTold(battle, view) {
  const { question, role } = view;
  if (view.over) return { text: view.over.text, mine: false };
  if (question.asking === 'secrets') return { text: 'waits for the secrets of its dice', mine: role !== 'watch' };
  const side = question.asking === 'dice' ? question.dice.side : question.side;
  const name = battle.side_names[side] ?? '';
  const mine = role === 'both' || role === battle.sides[side];
  if (role === 'both') return { text: `${name} to play`, mine };
  return { text: mine ? 'your turn' : `${name} to play`, mine };
}
