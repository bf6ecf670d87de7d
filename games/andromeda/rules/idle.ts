/** The answer for a player who does not respond: a pass where there is one, else the first pick. */
import type { Known, Seat, Step, Steps } from '@starboard/kernel';
import type { Frame } from './frames.ts';
import type { Andromeda, Pick } from './types.ts';

const QUIET: ReadonlySet<Pick> = new Set<Pick>(['skip', 'stop', 'end', 'pass', 'ready', 'roll', 'refuse']);

function quietAnswer(step: Step<Andromeda, Frame>, k: Known<Andromeda>, f: never, seat: Seat): Pick[] {
  const path: Pick[] = [];
  for (;;) {
    const choice = step.picks?.(k, f, seat, path) ?? null;
    if (choice === null) return path;
    path.push(choice.picks.find((p) => QUIET.has(p)) ?? choice.picks[0]);
    if (choice.ends) return path;
  }
}

/** The same steps, each with an answer for a player who does not respond. */
export function withIdle(steps: Steps<Andromeda>): Steps<Andromeda> {
  const all = Object.entries(steps) as [string, Step<Andromeda, Frame>][];
  return Object.fromEntries(
    all.map(([name, step]) => [
      name,
      step.picks === undefined ? step : ({ ...step, idle: (k, f, seat) => quietAnswer(step, k, f as never, seat) } satisfies Step<Andromeda, Frame>),
    ]),
  ) as unknown as Steps<Andromeda>;
}
