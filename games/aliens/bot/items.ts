/** When a human uses which item (E18–E25), in the unit of move weights. Keeping a card has a value too. */
import type { Known, Seat } from '@starboard/kernel';
import { ADRENALINE, ATTACK, SEDATIVES, SPOTLIGHT, TELEPORT } from '../content/cards.ts';
import { dashesOf } from '../rules/belief-ways.ts';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { POINTLESS } from '../rules/hunting.ts';
import { reachTable } from '../rules/reach.ts';
import { type Aliens, mineOf } from '../rules/types.ts';
import { exposure, prospect, type Risk, sneaking } from './human.ts';
import type { Outlook } from './outlook.ts';
import { HUMAN_WEIGHTS as W } from './weights.ts';

/** The value of keeping a card. */
const SAVED = { sedatives: 0.4, adrenaline: 0.7, attack: 1.2, teleport: 1.3, spotlight: 0.5 };

/** Using an item before the move; `best`: the weight of the best move without it. */
export function usingBefore(k: Known<Aliens>, o: Outlook, seat: Seat, item: number, best: number, risk: Risk): number {
  const { law } = o;
  const mine = mineOf(k);
  switch (item) {
    case ADRENALINE: {
      const { from, to } = dashesOf(law, shutOf(k));
      let fast = -40;
      for (let j = from[mine.sector]; j < from[mine.sector + 1]; j++)
        if (to[j] !== mine.began) fast = Math.max(fast, sneaking(k, o, seat, to[j], risk));
      return fast - SAVED.adrenaline;
    }
    case TELEPORT: {
      let away = -40;
      for (const to of reachTable(law.zone, law, 1, false)[law.zone.human]) {
        const hatch = law.zone.hatchAt[to];
        if (to !== mine.began && (hatch === 0 || k.pub.hatches[hatch] === 'open')) away = Math.max(away, sneaking(k, o, seat, to, risk));
      }
      return away - SAVED.teleport;
    }
    case SPOTLIGHT:
      // Best before a hatch or with full hands.
      return best - SAVED.spotlight + (k.pub.items[seat] >= 3 ? 0.4 : 0) + Math.min(0.6, nearby(k, o) * 0.4);
    default:
      return best - 0.3;
  }
}

/** Closed hatches, one bit each. */
function shutOf(k: Known<Aliens>): number {
  let shut = 0;
  k.pub.hatches.forEach((h, hatch) => {
    if (hatch > 0 && h !== 'open') shut |= 1 << hatch;
  });
  return shut;
}

/** Aliens worth finding. */
function nearby(k: Known<Aliens>, o: Outlook): number {
  const row = stepsFrom(distancesOf(o.law, true), mineOf(k).sector);
  let sum = 0;
  for (let at = 0; at < row.length; at++) if (row[at] <= 5) sum += o.aliens.at[at] + o.fed.at[at];
  return sum;
}

/** Using an item after the move, compared with doing nothing (0). */
export function usingAfter(k: Known<Aliens>, o: Outlook, seat: Seat, item: number): number {
  const { zone } = o.law;
  const here = mineOf(k).sector;
  if (item === SPOTLIGHT) return -SAVED.spotlight - 0.2;
  if (item !== TELEPORT || zone.hatchAt[here] > 0) return -1;
  const gone = prospect(k, o, seat, zone.human) - prospect(k, o, seat, here);
  // The belief already contains what was just heard.
  return W.death * Math.min(1, o.inReach(here)) * Math.min(1, knownHere(o, here)) + gone - SAVED.teleport;
}

const knownHere = (o: Outlook, here: number): number => 0.1 + Math.min(0.9, exposure(o, here, true) * 2);

/** Actions on arrival, compared with arriving quietly (0). */
export function acting(k: Known<Aliens>, o: Outlook, item: number, to: number, risk: Risk): number {
  const { zone, drawInSafe } = o.law;
  if (item === SEDATIVES) {
    if (zone.kinds[to] === 'safe' && !drawInSafe) return -2;
    return W.death * (risk(o, to, false) - risk(o, to, true)) - SAVED.sedatives + (mineOf(k).items[SEDATIVES] > 1 ? 0.2 : 0);
  }
  if (item === ATTACK) {
    if (o.aliens.at[to] + o.fed.at[to] + o.humans.at[to] === 0) return -POINTLESS;
    // One alien fewer, but everybody learns where a human is.
    return (oneLeft(k, o) ? W.out : 5) * (o.aliens.at[to] + o.fed.at[to] * 1.3) - 3 * o.humans.at[to] - SAVED.attack;
  }
  return -1;
}

/** Q32: with the last alien gone only the hatch cards matter. */
function oneLeft(k: Known<Aliens>, o: Outlook): boolean {
  let left = 0;
  for (let seat = 0; seat < k.pub.status.length; seat++) if (k.pub.status[seat] === 'aboard') left += o.alien[seat];
  return left < 1.01;
}

/** E24: the sector that shows most about aliens without showing this seat. */
export function lighting(k: Known<Aliens>, o: Outlook, at: number): number {
  const { touching } = o.law.zone;
  const own = mineOf(k).sector;
  let seen = o.aliens.at[at] + o.fed.at[at];
  let lit = at === own;
  for (const near of touching[at]) {
    seen += o.aliens.at[near] + o.fed.at[near];
    lit ||= near === own;
  }
  const far = stepsFrom(distancesOf(o.law, true), own)[at];
  return 3 * seen - (lit ? 2 : 0) - 0.05 * Math.min(far, 12);
}
