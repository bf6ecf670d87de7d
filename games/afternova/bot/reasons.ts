/** Reasons bots give with a refusal (Q44), and how they react to reasons. Both follow from their valuation. */

import type { Known, Seat } from '@starboard/kernel';
import { indexIn } from '../content/types.ts';
import { addedBy, planetIn } from '../rules/crew.ts';
import { COLOUR_COUNT, noGems, sum } from '../rules/gems.ts';
import { KEEP, RATHER } from '../rules/picks.ts';
import { gemsOnTable, offerOf, ownOf, talksOf } from '../rules/present.ts';
import type { Afternova, Gems, Pick } from '../rules/types.ts';
import { envy, purseSeen, theirGain } from './others.ts';
import { bestOf, gainOf, leastMissed, ownPurse, pawCost } from './worth.ts';

type K = Known<Afternova>;

/** Whether the rules allow the reason that this seat leads: it has completed something, and nobody has more. */
const leadsOpenly = ({ pub }: K, seat: Seat): boolean =>
  pub.built[seat].length > 0 && pub.built.every((built) => built.length <= pub.built[seat].length);

/** Why a helper refuses a contract that brings `got` for `given` and is `short` points below its threshold. */
export function objection(k: K, seat: Seat, got: Gems, given: Gems, short: number): Pick {
  const { pub } = k;
  const { slot, offers } = talksOf(pub);
  const { gems } = pub.planets[slot];
  const { active } = pub;
  const rest = gems.map((n, c) => Math.max(0, n - got[c]));
  if (leadsOpenly(k, active) && envy(k, active, theirGain(k, purseSeen(k, active), active, rest)) >= short) return 'you lead';
  const purse = ownPurse(k, seat);
  const store = pub.store[seat];
  const now = gainOf(purse, store, got, given);
  const offer = offers[seat];
  if (offer !== null) {
    const asked = offer.take.map((n, c) => n + offer.want[c]);
    const missed = asked.map((n, c) => Math.max(0, n - got[c]));
    // A colour it asked for and does not get, instead of one that it did not ask for; else there is just less than it asked for.
    const other = got.some((n, c) => n > asked[c]);
    for (let c = 0; c < COLOUR_COUNT; c++) if (other && missed[c] > 0 && gems[c] + pub.store[active][c] > 0) return RATHER[c];
    if (!other && sum(got) > 0 && sum(missed) === 1) return 'one more';
  }
  const more = got.slice();
  const best = bestOf(purse, store, rest, 1);
  for (let c = 0; c < COLOUR_COUNT; c++) more[c] += best[c];
  if (gainOf(purse, store, more, given) - now >= short) return 'one more';
  return pawCost(pub.paws[seat], ownOf(k).bid.length) > now ? 'need paws' : 'too little';
}

/** Why the active player turns an offer down; null: no reason to. */
export function declining(k: K, seat: Seat, helper: Seat): Pick | null {
  const { pub } = k;
  const { take, want, n } = offerOf(pub, helper);
  const asked = take.map((g, c) => g + want[c]);
  const hurts = envy(k, helper, theirGain(k, purseSeen(k, helper), helper, asked));
  if (leadsOpenly(k, helper) && hurts > 1) return 'you lead';
  const { slot, lacks } = talksOf(pub);
  const brings = addedBy(pub, planetIn(pub, slot), helper, ownOf(k).bids[helper]);
  // What the call asked for is wanted, also where the own hand could have brought it.
  if ((lacks[0] === 0 || brings.a === 0) && (lacks[1] === 0 || brings.b === 0)) return 'other paws';
  if (sum(asked) > n) return 'too much';
  // The requested fragment that the bot needs most.
  const purse = ownPurse(k, seat);
  const pool = pub.store[seat].slice();
  const gems = gemsOnTable(pub);
  for (let c = 0; c < COLOUR_COUNT; c++) pool[c] += gems[c];
  const spare = leastMissed(purse, pool, Math.max(sum(asked), sum(pool) - purse.room));
  const dear = asked.findIndex((g, c) => g > spare[c]);
  return dear >= 0 ? KEEP[dear] : null;
}

/** What a helper's reason asks for in the next contract: colours, and how many more fragments. */
export function heardFrom(k: K, helper: Seat): { rather: Gems; more: number } {
  const rather = noGems();
  const said = talksOf(k.pub).said;
  const reason = said !== null && said.seat === helper ? said.reason : null;
  const c = indexIn(RATHER, reason);
  if (c >= 0) rather[c] = 1;
  return { rather, more: reason === 'one more' || reason === 'too little' ? 1 : 0 };
}

/** Whether the active player has just turned this seat down for a reason that no other terms would change. */
export function isUnwanted(k: K, seat: Seat): boolean {
  const said = talksOf(k.pub).said;
  return said !== null && said.to === seat && said.version === 0 && (said.reason === 'you lead' || said.reason === 'other paws');
}

/** The colour that the active player has just said it keeps; -1: none. */
export function keptBack(k: K, seat: Seat): number {
  const said = talksOf(k.pub).said;
  return said !== null && said.to === seat ? indexIn(KEEP, said.reason) : -1;
}
