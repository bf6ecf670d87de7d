/**
 * The leak test of the deal. A redeal changes a state, not the events that were told while it was made. So the table is
 * dealt again with the same dice but one: where a viewer sees the same table, it must have heard the same.
 * Here even a reveal must not differ: `redeal` knows no events, so a seat keeps what it was shown in its `mine`.
 */
import type { Chance, State, Types } from '../../contract.ts';
import { Runner, type ToldEvent } from '../../flow.ts';
import { heardBy, viewOf } from '../../view.ts';
import type { Check } from '../check.ts';
import { bytes, ContractBroken, sameBytes } from '../json.ts';
import { chanceOfDeal, type Play } from '../play.ts';
import { firstDifference, type Viewer, viewerName, viewersOf } from './worlds.ts';

/** Dice changed per deal, one at a time. */
const CHANGES = 80;

interface Deal<T extends Types> {
  readonly state: State<T>;
  readonly told: readonly ToldEvent<T>[];
  /** Each draw: the number of possibilities and the value. */
  readonly draws: readonly (readonly [of: number, value: number])[];
}

/** Deals the table of `p`; draw number `changed` comes out differently. */
function dealOnce<T extends Types>(p: Play<T>, changed: number | null, by: number): Deal<T> {
  const chance = chanceOfDeal(p.deal);
  const draws: [number, number][] = [];
  const dice: Chance = {
    int(of) {
      const value = chance.int(of);
      const drawn = draws.length === changed ? (value + 1 + (by % Math.max(1, of - 1))) % of : value;
      draws.push([of, drawn]);
      return drawn;
    },
  };
  const runner = Runner.start(p.game, p.table.options, p.table.seats, dice, true);
  return { state: runner.state, told: runner.hear().events, draws };
}

/** Pairs of deals that look the same to a viewer although something it may not know is different. */
export function* twinDeals<T extends Types>(p: Play<T>): Generator<{ viewer: Viewer; here: Deal<T>; there: Deal<T> }> {
  const dice = p.dice('deal');
  const here = dealOnce(p, null, 0);
  const open = here.draws.flatMap(([of], i) => (of > 1 ? [i] : []));
  for (let n = Math.min(CHANGES, open.length); n > 0; n--) {
    const [i] = open.splice(dice.int(open.length), 1);
    const there = dealOnce(p, i, dice.int(here.draws[i][0]));
    for (const viewer of viewersOf(p)) {
      if (!sameBytes(viewOf(here.state, viewer), viewOf(there.state, viewer))) continue;
      if (sameBytes(p.game.secrets(here.state, viewer), p.game.secrets(there.state, viewer))) continue;
      yield { viewer, here, there };
    }
  }
}

export const dealIsSilent: Check = {
  name: 'L2: deals that differ in secrets sound the same',
  start(p) {
    for (const { viewer, here, there } of twinDeals(p)) {
      const [a, b] = [here, there].map((deal) => heardBy(deal.told, viewer));
      const at = firstDifference(a, b);
      if (at === null) continue;
      const rule = a[at]?.rule ?? b[at]?.rule ?? null;
      const how = rule === null ? 'hears a secret' : `is shown, by ${rule}, what \`secrets\` still lists and its \`mine\` does not hold,`;
      throw new ContractBroken(`${viewerName(viewer)} ${how} while the table is dealt: ${bytes(a[at]?.event)} / ${bytes(b[at]?.event)}`);
    }
  },
};
