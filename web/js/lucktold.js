// lucktold.js -- a side's luck as a sentence.

/** The share of a normal distribution below z (Zelen and Severo's series; good to a millionth). */
function below(z) {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
    * t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/** total: what /luck sums up of a side; counted: how many of its rolls were hoped to be high or low. Chance alone spreads the mean of n rolls by 1/√(3n). */
export function luckTold(name, total, counted) {
  if (!total.rolls) return `${name} threw no dice.`;
  const rolls = total.rolls === 1 ? 'one roll' : `${total.rolls} rolls`;
  const sum = `${name}: ${total.sum} pips in ${rolls}, where ${total.expected.toFixed(1)} were to be expected.`;
  if (!counted) return `${sum} None of them was hoped to be high or low as such.`;
  const share = Math.min(99, Math.max(1, Math.round(100 * below(total.luck * Math.sqrt(3 * counted)))));
  const word = share >= 97 ? 'Rarely are dice so kind' : share >= 80 ? 'The dice were kind' : share > 20 ? 'The dice were about even' : share > 3 ? 'The dice were unkind' : 'Rarely are dice so unkind';
  return `${sum} ${word}: of a hundred armies throwing as often, about ${share} would have fared worse.`;
}

/** How many of each side's rolls were hoped to be high or low. */
export const countedOf = (luck, sides) => sides.map((_, i) => luck.rolls.filter((r) => r.side === i && r.better).length);
