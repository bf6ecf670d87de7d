/**
 * Exact chances of a battle before the roll. Bots weigh with them and the battle's question shows them: dice and targeting of
 * every side are open, so nothing here is a secret.
 *
 * The dice are thrown number by number, from six down: how many of a side's dice show this number is binomial, since each of
 * those left is uniform between the side's targeting value and this number. The first number with a single leader decides
 * (see result.ts), so only ties go further down.
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
  const win = new Array<number>(sides.length).fill(0);
  const left = sides.map((side) => side.dice);
  const counts = new Array<number>(sides.length).fill(0);
  const tie = throwDown(sides, left, counts, 6, 0, 1, win);
  const made = { win, tie };
  known.set(key, made);
  return made;
}

/** Goes through the counts of `value` side by side; adds to `win`, returns what ends in a tie of everything. */
function throwDown(sides: readonly Strength[], left: number[], counts: number[], value: number, at: number, chance: number, win: number[]): number {
  if (value === 0) return chance;
  if (at === sides.length) {
    const leader = soleLeader(counts);
    if (leader !== null) {
      win[leader] = (win[leader] ?? 0) + chance;
      return 0;
    }
    const rest = left.map((n, side) => n - (counts[side] ?? 0));
    return throwDown(sides, rest, new Array<number>(sides.length).fill(0), value - 1, 0, chance, win);
  }
  const n = left[at] as number;
  let tied = 0;
  for (let k = 0; k <= n; k++) {
    const p = shows(n, k, value, (sides[at] as Strength).targeting);
    if (p === 0) continue;
    counts[at] = k;
    tied += throwDown(sides, left, counts, value, at + 1, chance * p, win);
  }
  return tied;
}

function soleLeader(counts: readonly number[]): number | null {
  const most = Math.max(...counts);
  if (most === 0) return null;
  const first = counts.indexOf(most);
  return counts.lastIndexOf(most) === first ? first : null;
}
