/** How a game of Aliens stands: the round, and who is still aboard. Sides only where everybody knows them. */
import type { MatchStandings, Seat } from '@starboard/kernel';
import { ROUNDS } from './content/cards.ts';
import type { Aliens, Pub } from './rules/types.ts';

/** What everybody knows of a seat. */
const known = ({ status, side }: Readonly<Pub>, seat: Seat): 'escaped' | 'eliminated' | 'human' | 'alien' | 'unknown' =>
  status[seat] === 'aboard' ? side[seat] : status[seat];

const SAID = {
  en: { escaped: 'escaped', eliminated: 'out', human: 'human', alien: 'alien', unknown: 'aboard' },
  de: { escaped: 'entkommen', eliminated: 'ausgeschieden', human: 'Mensch', alien: 'Alien', unknown: 'an Bord' },
} as const;

export const standings: MatchStandings<Aliens> = {
  en: { progress: (pub) => `Round ${Math.max(1, pub.round)} of ${ROUNDS}`, seat: (pub, seat) => SAID.en[known(pub, seat)] },
  de: { progress: (pub) => `Runde ${Math.max(1, pub.round)} von ${ROUNDS}`, seat: (pub, seat) => SAID.de[known(pub, seat)] },
};
