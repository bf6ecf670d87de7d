/** How a human judges: towards a hatch that is not watched, by ways where nobody expects one, as silently as possible. */
import type { Known, Seat } from '@starboard/kernel';
import { ROUNDS } from '../content/cards.ts';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import { type Aliens, mineOf } from '../rules/types.ts';
import type { Outlook } from './outlook.ts';
import { trait } from './temper.ts';
import { STRIKE, HUMAN_WEIGHTS as W } from './weights.ts';

/** How likely the table will take one to be exactly there, if a card is drawn and if none is. */
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

/** The chance to be caught in this sector before the next turn; `silent`: no card is drawn there. */
export function risk(o: Outlook, at: number, silent: boolean): number {
  const { zone } = o.law;
  if (at === zone.human || at === zone.alien || zone.hatchAt[at] > 0) return 0;
  return Math.min(1.2, o.inReach(at)) * Math.min(1, STRIKE.base + STRIKE.slope * exposure(o, at, silent));
}

/** How good it is to stand in a sector, as far as getting out goes. */
export function prospect(k: Known<Aliens>, o: Outlook, seat: Seat, at: number): number {
  const { zone } = o.law;
  const steps = distancesOf(o.law, false);
  // E31: the longer the game, the dearer is every step.
  const hurry = 1 + Math.max(0, k.pub.round - W.patience) / 12;
  let best = -40;
  for (let h = 1; h < zone.hatches.length; h++) {
    if (k.pub.hatches[h] !== 'open' || zone.hatches[h] === at) continue;
    const far = stepsFrom(steps, zone.hatches[h])[at];
    if (far >= FAR - 1) continue;
    const worth = -W.step * hurry * far - W.guard * o.guards[h] * (far <= 6 ? 1 : 0.6) + W.whim * trait(k.pub, mineOf(k), seat, h);
    if (worth > best) best = worth;
  }
  return best;
}

/** A move of a human. */
export function sneaking(k: Known<Aliens>, o: Outlook, seat: Seat, to: number): number {
  const hatch = o.law.zone.hatchAt[to];
  // Whatever card is drawn there: it is what the whole way was for.
  if (hatch > 0 && k.pub.hatches[hatch] === 'open' && to !== mineOf(k).sector) return W.out;
  return prospect(k, o, seat, to) - dread(k.pub.round) * risk(o, to, mineOf(k).calm);
}

/** Whether an alien may be in reach of one of these sectors; where none is, there is little that a trial could show. */
export const threatened = (o: Outlook, sectors: readonly number[]): boolean => sectors.some((at) => o.inReach(at) > 0.05);

/** E31: the fewer rounds are left, the less there is to lose by being caught. */
export const dread = (round: number): number => W.death * Math.min(1, Math.max(0.1, (ROUNDS - 4 - round) / W.respite));
