/** Random play that likes to deal: where an offer, a contract or a consent is possible, it is often made. */
import { type Chance, choose, type Game, type Known, type Seat, type State } from '@starboard/kernel';
import type { Afternova, Pick } from '../rules/types.ts';

const LIKED = /^(planet|call|ask|accept|offer|contract|as offered|change|agree|send|sign|take|plan )/;

export function eagerAnswer(game: Game<Afternova>, k: Known<Afternova>, seat: Seat, chance: Chance): Pick[] {
  const path: Pick[] = [];
  for (;;) {
    const c = choose(game, k, seat, path);
    if (c === null) return path;
    const liked = chance.int(2) === 0 ? c.picks.filter((p) => LIKED.test(p)) : [];
    const from = liked.length > 0 ? liked : c.picks;
    path.push(from[chance.int(from.length)]);
    if (c.ends) return path;
  }
}

/** Anybody of those who may say something, those who are waited for more often. */
export function anySeat(game: Game<Afternova>, s: State<Afternova>, know: (seat: Seat) => Known<Afternova>, chance: Chance): Seat {
  const { asked, done, revisable } = s.flow;
  const waited = asked.filter((seat) => !done.includes(seat));
  const again = revisable && chance.int(4) === 0 ? done.filter((seat) => (choose(game, know(seat), seat, [])?.picks.length ?? 0) > 0) : [];
  const from = again.length > 0 ? again : waited;
  return from[chance.int(from.length)];
}
