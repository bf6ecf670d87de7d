/** How a game of Rarities stands: the mission, and everybody's complete sets (R2). */
import type { MatchStandings } from '@starboard/kernel';
import { completeSets } from './rules/planet.ts';
import type { Rarities } from './rules/types.ts';

export const standings: MatchStandings<Rarities> = {
  en: {
    progress: (pub) => `Mission ${pub.mission}`,
    seat: (pub, seat) => ['no set', '1 set'][completeSets(pub.planets[seat])] ?? `${completeSets(pub.planets[seat])} sets`,
  },
  de: {
    progress: (pub) => `Mission ${pub.mission}`,
    seat: (pub, seat) => ['kein Satz', '1 Satz'][completeSets(pub.planets[seat])] ?? `${completeSets(pub.planets[seat])} Sätze`,
  },
};
