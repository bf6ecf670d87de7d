/** How a human bot judges: move to an unwatched hatch, where nobody expects it, as silently as possible. */
import type { Known, Seat } from '@starboard/kernel';
import { ROUNDS } from '../content/cards.ts';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import { type Aliens, mineOf } from '../rules/types.ts';
import type { Outlook } from './outlook.ts';
import { trait } from './temper.ts';
import { STRIKE, HUMAN_WEIGHTS as W } from './weights.ts';

/** How likely the table will think this seat is exactly there, with and without a card. */
export function exposure(o: Outlook, at: number, silent: boolean): number {
  const { zone, drawInSafe } = o.law;
  const own = o.own[at];
  if (silent || (zone.kinds[at] === 'safe' && !drawInSafe)) {
    const among = zone.kinds[at] === 'safe' && !drawInSafe ? o.selfQuiet : o.selfQuiet + o.selfLoud;
    return (own / Math.max(among, 1e-9)) * o.selfHuman;
  }
  const x = own / Math.max(o.selfLoud, 1e-9);
  // A true noise points here, a lie points away, silence does neither.
  const told = (x * (1 + o.selfPlaces)) / (1 + x * o.selfPlaces);
  return (0.2 * x + 0.4 * told + 0.16 * x) * o.selfHuman;
}

/** A rough guess at the chance of elimination in this sector before the next turn; `silent`: no card is drawn there. */
export function roughly(o: Outlook, at: number, silent: boolean): number {
  const { zone } = o.law;
  if (at === zone.human || at === zone.alien || zone.hatchAt[at] > 0) return 0;
  return Math.min(1.2, o.inReach(at)) * Math.min(1, STRIKE.base + STRIKE.slope * exposure(o, at, silent));
}

/** The chance of elimination in the night beside a hatch, which is still to come from two steps away. */
function lastNight(o: Outlook, hatch: number): number {
  const { zone } = o.law;
  let least = 1;
  for (const at of zone.touching[zone.hatches[hatch]]) if (at !== zone.human && at !== zone.alien) least = Math.min(least, o.inReach(at));
  return least * Math.min(1, STRIKE.base + STRIKE.slope * W.glimpse * o.selfHuman);
}

/** The value of a sector for escaping. */
export function prospect(k: Known<Aliens>, o: Outlook, seat: Seat, at: number): number {
  const { zone } = o.law;
  const steps = distancesOf(o.law, false);
  // E31: every step counts more as the game goes on.
  const hurry = 1 + Math.max(0, k.pub.round - W.patience) / 12;
  let best = -40;
  for (let h = 1; h < zone.hatches.length; h++) {
    if (k.pub.hatches[h] !== 'open' || zone.hatches[h] === at) continue;
    const far = stepsFrom(steps, zone.hatches[h])[at];
    if (far >= FAR - 1) continue;
    // From the next sector only this night counts; from two or three steps away the last one does, too.
    const later = far === 2 || far === 3 ? W.later ** (far - 1) * dread(k.pub.round) * lastNight(o, h) : 0;
    const worth = -W.step * hurry * far - W.guard * o.guards[h] * (far <= 6 ? 1 : 0.6) + W.whim * trait(k.pub, mineOf(k), seat, h) - later;
    if (worth > best) best = worth;
  }
  return best;
}

/** How the danger of a sector is judged: the chance of elimination there before the next turn, with or without a card. */
export type Risk = (o: Outlook, at: number, silent: boolean) => number;

/** A move of a human. */
export function sneaking(k: Known<Aliens>, o: Outlook, seat: Seat, to: number, risk: Risk): number {
  const hatch = o.law.zone.hatchAt[to];
  // Always enter an open hatch.
  if (hatch > 0 && k.pub.hatches[hatch] === 'open' && to !== mineOf(k).sector) return W.out;
  return prospect(k, o, seat, to) - dread(k.pub.round) * risk(o, to, mineOf(k).calm);
}

/** E31: with fewer rounds left, there is less to lose. */
export const dread = (round: number): number => W.death * Math.min(1, Math.max(0.1, (ROUNDS - 4 - round) / W.respite));
