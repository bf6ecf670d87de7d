/** Dice of one side: empty before the roll, then they tumble in and lie in a row (docs/look.md, "Motion"). */
import { Art, art } from '../art/index.tsx';
import { keyed, times } from '../keyed.ts';

interface DiceProps {
  readonly colour: string;
  /** What they show, the highest first; none: not rolled yet. */
  readonly faces: readonly number[];
  /** How many will be thrown, and how many more would be. */
  readonly n: number;
  readonly more?: number;
  /** Fell against equal ones of another side. */
  readonly paired?: number;
}

export const Dice = ({ colour, faces, n, more = 0, paired = 0 }: DiceProps) => (
  <span className={`ae-dice${faces.length > 0 ? ' rolled' : ''}`}>
    {faces.length > 0
      ? keyed(faces).map(({ key, value }, i) => (
          <span key={key} className={`d kit-item${i < paired ? ' paired' : ''}`}>
            {/* Each moves in one way only, so that the browser need not draw its steps. */}
            <span className="lies">
              <Art of={art.die(value, colour)} />
            </span>
          </span>
        ))
      : times(Math.max(0, n)).map((key, i) => (
          <span key={key} className={`d${i >= n - more ? ' wished' : ''}`}>
            <Art of={art.die(0, colour)} />
          </span>
        ))}
  </span>
);

/** How many of a side's highest dice found their equal before the battle was decided (N153). */
export function pairedOf(all: readonly (readonly number[])[], side: number): number {
  let n = 0;
  for (let value = 6; value >= 1; value--) {
    const counts = all.map((faces) => faces.filter((f) => f === value).length);
    const most = Math.max(...counts);
    const leaders = counts.filter((c) => c === most).length;
    // The first number with a single leader decides: what the others have of it falls against as many of the leader's.
    if (leaders === 1 && most > 0) return n + Math.min(counts[side], Math.max(...counts.filter((_, i) => i !== side), 0));
    n += counts[side];
  }
  return n;
}
