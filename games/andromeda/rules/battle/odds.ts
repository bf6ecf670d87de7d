/**
 * Exact chances of a battle before the roll. Bots weigh with them and the battle's question shows them: dice and targeting of
 * every side are open, so nothing here is a secret.
 *
 * The dice are thrown number by number, from six down: how many of a side's dice show this number is binomial, since each of
 * those left is uniform between the side's targeting value and this number. The first number with a single leader decides
 * (see result.ts), so only ties go further down: what is kept from number to number is how likely each combination of dice left
 * is. Trying out all counts of all sides together would take minutes for four sides of six dice.
 */

export interface Strength {
  /** Dice thrown, 0 … 6. */
  readonly dice: number;
  /** No die shows less, 1 … 6. */
  readonly targeting: number;
}

export interface Odds {
  /** Chance to win, by side. */
  readonly win: readonly number[];
  /** Chance that every die finds its equal. */
  readonly tie: number;
}

const CHOOSE: readonly (readonly number[])[] = pascal(7);

function pascal(rows: number): number[][] {
  const all: number[][] = [[1]];
  for (let n = 1; n < rows; n++) {
    const last = all[n - 1] as number[];
    all.push(Array.from({ length: n + 1 }, (_, k) => (last[k - 1] ?? 0) + (last[k] ?? 0)));
  }
  return all;
}

/** Chance that k of n dice show `value`, each uniform in targeting … value. */
function shows(n: number, k: number, value: number, targeting: number): number {
  if (value < targeting) return k === 0 ? 1 : 0;
  const p = 1 / (value - targeting + 1);
  return (CHOOSE[n]?.[k] ?? 0) * p ** k * (1 - p) ** (n - k);
}

const known = new Map<string, Odds>();

/** The chances of all sides together; kept, because few different battles come up again and again. */
export function odds(sides: readonly Strength[]): Odds {
  const key = sides.map((side) => `${side.dice}/${side.targeting}`).join(' ');
  const found = known.get(key);
  if (found) return found;
  if (known.size > 20_000) known.clear();
  const made = reckon(sides);
  known.set(key, made);
  return made;
}

function reckon(sides: readonly Strength[]): Odds {
  const win = new Array<number>(sides.length).fill(0);
  // Dice left by side as one number: digit by digit, each side in its own base.
  const steps: number[] = [];
  let all = 1;
  for (const side of sides) {
    steps.push(all);
    all *= side.dice + 1;
  }
  let left = new Float64Array(all);
  left[all - 1] = 1;
  for (let value = 6; value > 0; value--) {
    const table = sides.map((side) => chances(side.dice, value, side.targeting));
    decide(sides, steps, left, table, win);
    left = ties(sides, steps, left, table);
  }
  return { win, tie: left.reduce((sum, p) => sum + p, 0) };
}

/** By dice left and count: the chance that so many of them show the value. */
const chances = (dice: number, value: number, targeting: number): number[][] =>
  Array.from({ length: dice + 1 }, (_, n) => Array.from({ length: n + 1 }, (__, k) => shows(n, k, value, targeting)));

/** Adds to `win`: one side shows the value more often than every other. */
function decide(sides: readonly Strength[], steps: readonly number[], left: Float64Array, table: readonly number[][][], win: number[]): void {
  for (let at = 0; at < left.length; at++) {
    if (left[at] === 0) continue;
    // The chance of each side to show it less than k times, k growing.
    const fewer = sides.map(() => 0);
    const rows = sides.map((side, i) => table[i][Math.floor(at / steps[i]) % (side.dice + 1)]);
    for (let k = 0; k <= 6; k++) {
      for (let i = 0; i < sides.length && k > 0; i++) {
        let p = left[at] * (rows[i][k] ?? 0);
        for (let j = 0; j < sides.length && p > 0; j++) if (j !== i) p *= fewer[j];
        win[i] += p;
      }
      for (let i = 0; i < sides.length; i++) fewer[i] += rows[i][k] ?? 0;
    }
  }
}

/** What is left where nobody leads alone. While sides are gone through: the highest count so far, and whether several have it. */
function ties(sides: readonly Strength[], steps: readonly number[], left: Float64Array, table: readonly number[][][]): Float64Array<ArrayBuffer> {
  let now = new Map<number, Float64Array<ArrayBuffer>>([[SEVERAL, Float64Array.from(left)]]);
  sides.forEach((side, i) => {
    const next = new Map<number, Float64Array<ArrayBuffer>>();
    for (const [mark, from] of now)
      for (let k = 0; k <= side.dice; k++) {
        const most = mark >> 1;
        const after = k > most ? k << 1 : k === most ? mark | SEVERAL : mark;
        let to = next.get(after);
        if (to === undefined) {
          to = new Float64Array(left.length);
          next.set(after, to);
        }
        spread(from, to, steps[i], side.dice + 1, k, table[i]);
      }
    now = next;
  });
  const sum = new Float64Array(left.length);
  for (const [mark, list] of now) if ((mark & SEVERAL) === SEVERAL) for (let at = 0; at < sum.length; at++) sum[at] += list[at];
  return sum;
}
/** The lowest bit of a mark; that nobody shows the value counts as a tie at none. */
const SEVERAL = 1;

/** A side loses k of its dice. */
function spread(from: Float64Array, to: Float64Array, step: number, base: number, k: number, chance: readonly number[][]): void {
  for (let at = 0; at < from.length; at++) {
    if (from[at] === 0) continue;
    const dice = Math.floor(at / step) % base;
    if (dice >= k) to[at - k * step] += from[at] * chance[dice][k];
  }
}
