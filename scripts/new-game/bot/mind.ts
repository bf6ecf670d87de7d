/** How a bot judges: high cards score more, and a card that others may hold too is a risk. */
import type { Mind } from '@starboard/kernel';
import { DECK, VALUES } from '../content/cards.ts';
import { kindOf } from '../rules/picks.ts';
import type { Sample } from '../rules/types.ts';

export const mind: Mind<Sample> = {
  weigh: (k, _, __, ___, c) =>
    c.picks.map((pick) => {
      const kind = kindOf(pick);
      const elsewhere = DECK[kind] - k.pub.played[kind] - (k.mine?.hand[kind] ?? 0);
      return VALUES[kind] / 2 - elsewhere / 2;
    }),
  /** R5: points decide; those who lead are likelier to win. */
  value(s) {
    const { points } = s.pub;
    const most = Math.max(...points);
    const hopes = points.map((n) => 2 ** (n - most));
    const all = hopes.reduce((a, b) => a + b, 0);
    return hopes.map((hope) => hope / all);
  },
  horizon: null,
};
