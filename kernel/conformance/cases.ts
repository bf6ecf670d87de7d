/**
 * How long and from which seed random tests run. `STARBOARD_SEED` repeats a run or tries another one; `STARBOARD_DEEP` is
 * the factor of patience that `npm run deep` sets to 100.
 */
import { hash32 } from '../chance.ts';

/** Fixed, so that a test that fails for one person fails for everybody. */
const USUAL_SEED = 'starboard';

const seed = process.env.STARBOARD_SEED ?? USUAL_SEED;
const deep = Number(process.env.STARBOARD_DEEP ?? 1);
if (!(deep > 0)) throw new RangeError(`STARBOARD_DEEP must be a positive number, not '${process.env.STARBOARD_DEEP}'`);

/** `n` times the factor of this run; at least one. */
export const cases = (n: number): number => Math.max(1, Math.round(n * deep));

/** The seed of a random test, printed so that a failure can be repeated. */
export function seedOf(name: string): number {
  const own = hash32(`${seed} ${name}`);
  console.info(`seed of '${name}': ${own} (STARBOARD_SEED=${seed})`);
  return own;
}
