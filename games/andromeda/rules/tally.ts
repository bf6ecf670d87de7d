/** Numbers of one match that a designer wants to see over thousands; and what everybody played as. */

import { type S, seatCount } from './asking.ts';
import { contentOf } from './content.ts';
import { COUNT, COUNTED, type Counted } from './counts.ts';
import { SPACES } from './ids.ts';

export function tally(s: S): Readonly<Record<string, number>> {
  const { pub } = s;
  const seats = seatCount(pub);
  const mean = (what: Counted): number => {
    let n = 0;
    for (let who = 0; who < seats; who++) n += pub.sides[who].counts[COUNT[what]];
    return n / seats;
  };
  const totals: Record<string, number> = { events: pub.decks.eventsDrawn, tiles: pub.map.laid };
  for (const what of COUNTED) totals[what] = mean(what);
  let tipped = 0;
  for (let i = 0; i < SPACES; i++) tipped += pub.map.tipped[i];
  totals.tipped = tipped;
  totals.vp = pub.sides.slice(0, seats).reduce((n, side) => n + side.vp, 0) / seats;
  return totals;
}

/** The faction of each seat. */
export const roles = (s: S): string[] => s.mine.map((_, seat) => contentOf(s.pub.options).raw.factions[s.pub.sides[seat].faction]?.id ?? 'none');
