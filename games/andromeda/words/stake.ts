/** What a battle would bring its winner and its loser (N155, N156, N158). All of it is public. */
import { raidersIn, shieldsUp } from '../rules/battle/marks.ts';
import { contentOf } from '../rules/content.ts';
import { SHIPS_EACH, SUPREMACY, TYPE_OF, type Who } from '../rules/ids.ts';
import { wouldRaid } from '../rules/raiders.ts';
import { shieldsOf, shipsIn } from '../rules/ships.ts';
import { TOP } from '../rules/tracks.ts';
import type { Pub } from '../rules/types.ts';

export interface Stake {
  /** The step on supremacy that is entered; null: the top is reached. */
  readonly step: number | null;
  /** For enemy ships that would be scrapped; one more where the track ends. */
  readonly vp: number;
  /** Cards of the raiders there. */
  readonly raiders: readonly number[];
  /** Own ships, by what a loss does to them. */
  readonly scrapped: number;
  readonly shielded: number;
}

/** N156. */
const MOST_VP = 3;

const hasShield = (pub: Readonly<Pub>, who: Who, ship: number): boolean =>
  pub.fleet.hit[who * SHIPS_EACH + ship] < shieldsOf(pub, who, TYPE_OF[ship]);
const bareIn = (pub: Readonly<Pub>, who: Who, space: number): number => shipsIn(pub, who, space).filter((ship) => !hasShield(pub, who, ship)).length;

function stake(pub: Readonly<Pub>, who: Who, space: number, raiders: readonly number[], more: number, spared: (side: Who) => number): Stake {
  const own = shipsIn(pub, who, space).length + more;
  const bare = bareIn(pub, who, space) + more;
  const at = pub.sides[who].tracks[SUPREMACY];
  const scrapped = Math.max(0, bare - spared(who));
  const foes = pub.sides.reduce((n, _, side) => n + (side === who ? 0 : Math.max(0, bareIn(pub, side, space) - spared(side))), 0);
  return {
    step: at < TOP ? at + 1 : null,
    vp: Math.min(MOST_VP, foes) + (at < TOP ? 0 : 1),
    raiders: raiders.map((i) => pub.raiders.card[i]),
    scrapped,
    shielded: own - scrapped,
  };
}

/** If a ship of this type were launched there; N131, N136: with raiders that come. */
export function launchStake(pub: Readonly<Pub>, who: Who, type: number, space: number): Stake {
  const here = raidersIn(pub, space);
  const { dragon } = contentOf(pub.options);
  const raiders =
    here.length > 0
      ? here
      : wouldRaid(pub, who, space)
          .slice(0, 1)
          .filter((i) => pub.raiders.card[i] !== dragon);
  const { scrapped, shielded, ...rest } = stake(pub, who, space, raiders, 1, () => 0);
  const safe = shieldsOf(pub, who, type) > 0 ? 1 : 0;
  return { ...rest, scrapped: scrapped - safe, shielded: shielded + safe };
}

/** In the battle that is on; null: the side has no part in it. */
export function battleStake(pub: Readonly<Pub>, who: Who): Stake | null {
  const { battle } = pub;
  if (battle === null || battle.void || !battle.sides.some((s) => s.who === who)) return null;
  return stake(pub, who, battle.region, raidersIn(pub, battle.region), 0, (side) => shieldsUp(battle, side));
}
