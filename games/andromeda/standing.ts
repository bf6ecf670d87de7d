/** How a game of Andromeda's Edge stands: the turn, and everybody's points. */
import type { MatchStandings } from '@starboard/kernel';
import type { Andromeda } from './rules/types.ts';

export const standings: MatchStandings<Andromeda> = {
  en: {
    progress: (pub) => `Turn ${Math.max(1, pub.turn.n)}`,
    seat: (pub, seat) => (pub.sides[seat].vp === 1 ? '1 point' : `${pub.sides[seat].vp} points`),
  },
  de: {
    progress: (pub) => `Zug ${Math.max(1, pub.turn.n)}`,
    seat: (pub, seat) => (pub.sides[seat].vp === 1 ? '1 Punkt' : `${pub.sides[seat].vp} Punkte`),
  },
};
