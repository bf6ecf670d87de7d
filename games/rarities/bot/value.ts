/** How likely each player is to win: a logit over what their table looks like, fitted to 50,000 positions of normal bots. */
import type { State } from '@starboard/kernel';
import { handSize, KINDS, LAST_PORTAL, PILFERER, SCHEMER, SET, THIEF, VALUES } from '../content/cards.ts';
import type { Rarities } from '../rules/types.ts';
import { costOf } from './distance.ts';
import { gainsOf } from './gain.ts';

const LOGIT = {
  /** Each relic that is still to be placed for the three nearest sets. */
  missing: -0.55,
  /** Each of those that is not in hand either. */
  lacking: -0.52,
  pilferer: 0.74,
  schemer: 0.41,
  thief: 0.11,
  /** What the landed ship will bring, or the next portal would. */
  gain: 0.285,
  /** The cost of the two nearest sets alone, and of the fourth: a choice of ways is worth something. */
  nearest: 0.16,
  fourth: -0.17,
  /** Cards beyond the hand one refills to. */
  surplus: -0.12,
  /** Relics at home that can be stolen. */
  exposed: -0.13,
};

export function value(s: State<Rarities>): readonly number[] {
  let sum = 0;
  const shares = s.mine.map((_, seat) => {
    const share = Math.exp(utility(s, seat));
    sum += share;
    return share;
  });
  for (let i = 0; i < shares.length; i++) shares[i] /= sum;
  return shares;
}

function utility(s: State<Rarities>, seat: number): number {
  const { pub } = s;
  const planet = pub.planets[seat];
  const { hand } = s.mine[seat];
  let exposed = 0;
  // The four cheapest kinds, in order.
  let [a, b, c] = [0, 0, 0];
  let [ca, cb, cc, cd] = [99, 99, 99, 99];
  for (let kind = 0; kind < KINDS; kind++) {
    const cost = costOf(planet[kind], hand[kind]);
    if (planet[kind] < SET) exposed += planet[kind];
    if (cost < ca) {
      cd = cc;
      [c, cc] = [b, cb];
      [b, cb] = [a, ca];
      [a, ca] = [kind, cost];
    } else if (cost < cb) {
      cd = cc;
      [c, cc] = [b, cb];
      [b, cb] = [kind, cost];
    } else if (cost < cc) {
      cd = cc;
      [c, cc] = [kind, cost];
    } else if (cost < cd) cd = cost;
  }
  let missing = 0;
  let lacking = 0;
  for (const kind of [a, b, c]) {
    const m = SET - planet[kind];
    missing += m;
    if (m > hand[kind]) lacking += m - hand[kind];
  }
  const berth = pub.berths[seat];
  const gain = gainsOf(pub, planet, hand)[VALUES[berth > 0 ? berth : Math.min(LAST_PORTAL, pub.portal + 1)]];
  return (
    LOGIT.missing * missing +
    LOGIT.lacking * lacking +
    LOGIT.pilferer * hand[PILFERER] +
    LOGIT.schemer * hand[SCHEMER] +
    LOGIT.thief * hand[THIEF] +
    LOGIT.gain * gain +
    LOGIT.nearest * (ca + cb) +
    LOGIT.fourth * cd +
    LOGIT.surplus * Math.max(0, pub.hands[seat] - handSize(pub.hands.length)) +
    LOGIT.exposed * exposed
  );
}
