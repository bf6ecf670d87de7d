/** One thought of one bot. It gets what its seat knows and remembers, and nothing else. */
import type { Known, Seat, Types } from '@starboard/kernel';
import { choose } from '@starboard/kernel';
import type { Budget, Level, Thought } from './levels.ts';
import type { Brain } from './policy.ts';
import { quickThought } from './quick.ts';
import { Search } from './search.ts';
import { TrialSearch } from './trials.ts';

/** The answer of a bot. The same arguments, with `budget.iterations` as reported, give the same answer. */
export function think<T extends Types>(
  brain: Brain<T>,
  level: Level,
  known: Known<T>,
  memory: T['memory'],
  seat: Seat,
  seed: number,
  budget: Budget,
): Thought<T> {
  if (level !== 'hard') return quickThought(brain, level, known, memory, seat, seed);
  const only = onlyAnswer(brain, known, seat);
  if (only !== null) return { answer: only, iterations: 0 };
  const { trials } = brain.mind;
  const search = trials === undefined ? new Search(brain, known, memory, seat, seed) : new TrialSearch(brain, trials, known, memory, seat, seed);
  const iterations = search.run(budget);
  return { answer: search.best(), iterations };
}

/** The answer where there is but one, pick by pick; null where something is to be decided. */
function onlyAnswer<T extends Types>(brain: Brain<T>, known: Known<T>, seat: Seat): T['pick'][] | null {
  const path: T['pick'][] = [];
  for (;;) {
    const c = choose(brain.game, known, seat, path);
    if (c === null) return path;
    if (c.picks.length > 1) return null;
    path.push(c.picks[0]);
    if (c.ends) return path;
  }
}
