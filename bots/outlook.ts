/** How the chances of a table are reckoned when somebody looks back: by play-outs that go as far as suits the game. */
import type { Seat, State, Types } from '@starboard/kernel';
import { viewOf } from '@starboard/kernel';
import { type Tried, untried, withRun } from './estimate.ts';
import { PlayOut, type PlayOutReach } from './play-out.ts';
import type { Brain } from './policy.ts';

/** Whatever is kept of reckonings with another number is reckoned again. */
export const METHOD = 2;

/** Whose knowledge counts: one seat's, or nobody's, with all cards open. */
export type Ground = Seat | 'open';

/** A moment of a match: everything there is, and what each seat remembers. */
export interface TruePosition<T extends Types> {
  readonly state: State<T>;
  readonly memories: readonly T['memory'][];
}

export const reachOfOutlook = <T extends Types>({ mind }: Brain<T>): PlayOutReach<T> => ({
  answers: mind.outlook?.answers === undefined ? mind.horizon : mind.outlook.answers,
});

/** What logits of chances are multiplied by. */
export const temperOf = <T extends Types>({ mind }: Brain<T>, ground: Ground): number =>
  mind.outlook?.temper?.[ground === 'open' ? 'open' : 'seat'] ?? 1;

/** Play-outs number `from` up to `to`, the last excluded. They follow from the seed and their number alone. */
export function lookAhead<T extends Types>(
  brain: Brain<T>,
  { state, memories }: TruePosition<T>,
  ground: Ground,
  seed: number,
  from: number,
  to: number,
  reach: PlayOutReach<T> = reachOfOutlook(brain),
): Tried {
  const play = new PlayOut(brain, seed);
  let tried = untried(state.mine.length, temperOf(brain, ground));
  const known = ground === 'open' ? null : viewOf(state, ground);
  for (let world = from; world < to; world++) {
    const s = ground === 'open' || known === null ? play.same(world, state) : play.imagined(world, known, memories[ground], ground);
    tried = withRun(tried, play.run(s, reach, null));
  }
  return tried;
}
