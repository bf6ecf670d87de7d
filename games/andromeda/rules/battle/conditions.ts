/** Conditions of effects (`when`) that are about the battle that goes on. */
import type { Condition } from '../../content/vocabulary.ts';
import { RAIDERS, type Who } from '../ids.ts';
import { shipsIn } from '../ships.ts';
import type { Pub } from '../types.ts';

/** Whether it holds now; `later`: known only after the battle, which resolves it itself (./outcome.ts). */
export function conditionHolds(pub: Readonly<Pub>, who: Who, cond: Exclude<Condition, 'hasTransportOnPlanet'>): boolean | 'later' {
  const { battle } = pub;
  switch (cond) {
    case 'won':
    case 'lost':
      return 'later';
    case 'vsRaider':
      return battle?.sides.some((side) => side.who === RAIDERS) === true;
    case 'defender':
      return pub.turn.active !== who;
    case 'alone':
      return battle !== null && shipsIn(pub, who, battle.region).length === 1;
  }
}
