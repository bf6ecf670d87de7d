/** How a game of Afternova stands: the turn, and everybody's completed Blueprints (A20: the sixth ends it). */
import type { MatchStandings } from '@starboard/kernel';
import { MOST_BUILT } from './rules/power.ts';
import type { Afternova } from './rules/types.ts';

export const standings: MatchStandings<Afternova> = {
  en: { progress: (pub) => `Turn ${Math.max(1, pub.turn)}`, seat: (pub, seat) => `${pub.built[seat].length} of ${MOST_BUILT} built` },
  de: { progress: (pub) => `Zug ${Math.max(1, pub.turn)}`, seat: (pub, seat) => `${pub.built[seat].length} von ${MOST_BUILT} gebaut` },
};
