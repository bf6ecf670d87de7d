/** Random play that prefers offers, contracts and consents where they are possible. */
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

/** Anybody who may act; seats the table waits for are more likely. */
export function anySeat(game: Game<Afternova>, s: State<Afternova>, know: (seat: Seat) => Known<Afternova>, chance: Chance): Seat {
  const { asked, done, revisable } = s.flow;
  const waited = asked.filter((seat) => !done.includes(seat));
  const again = revisable && chance.int(4) === 0 ? done.filter((seat) => (choose(game, know(seat), seat, [])?.picks.length ?? 0) > 0) : [];
  const from = again.length > 0 ? again : waited;
  return from[chance.int(from.length)];
}
