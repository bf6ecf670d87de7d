/** The weights of options inside imagined futures: the same judgement as ./human.ts and ./alien.ts, by ./glimpse.ts. */
import type { Choice, Known, Seat } from '@starboard/kernel';
import { ADRENALINE, ITEMS, SEDATIVES } from '../content/cards.ts';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { DROP, sectorIn, USE } from '../rules/picks.ts';
import type { Aliens, Pick } from '../rules/types.ts';
import type { Glimpse } from './glimpse.ts';
import { dread } from './human.ts';
import { trait } from './temper.ts';
import { ALIEN_WEIGHTS as A, HUMAN_WEIGHTS as H, KEEP, LIE, STRIKE } from './weights.ts';

export function hasty(k: Known<Aliens>, g: Glimpse, seat: Seat, path: readonly Pick[], c: Choice<Aliens>): number[] {
  switch (c.kind) {
    case 'move':
      return k.mine!.alien ? prowling(k, g, seat, c) : sneaking(k, g, seat, c);
    case 'act':
      return acting(k, g, seat, placeOf(k, g, path[0]), c);
    case 'announce-any':
      return lying(k, g, seat, c);
    case 'spill':
      return c.picks.map((p) => (p === 'keep' ? 2 : p.startsWith('use') ? -2 : k.mine!.alien ? 0 : -KEEP[ITEMS[DROP.indexOf(p)]]));
    case 'engineer':
      return c.picks.map((p) => (p === 'green' ? 5 : 0));
    case 'after':
      return c.picks.map((p) => (p === 'done' ? 0 : -2));
    default:
      return c.picks.map(() => 0);
  }
}

const placeOf = (k: Known<Aliens>, g: Glimpse, p: Pick): number =>
  p === 'stay' || p === 'hold' ? k.mine!.sector : sectorIn(g.anchor.belief.law.zone, p);
const isFree = (p: Pick): boolean => p.startsWith('use ') || p.startsWith('examine ');

function sneaking(k: Known<Aliens>, g: Glimpse, seat: Seat, c: Choice<Aliens>): number[] {
  let best = -40;
  const worth = c.picks.map((p) => {
    if (isFree(p)) return 0;
    const w = standing(k, g, seat, placeOf(k, g, p), k.mine!.calm);
    best = Math.max(best, w);
    return w;
  });
  c.picks.forEach((p, i) => {
    if (isFree(p)) worth[i] = p === USE[ADRENALINE] ? best + rush(k, g) : best - 1.5;
  });
  return worth;
}

/** A human in a sector. */
function standing(k: Known<Aliens>, g: Glimpse, seat: Seat, at: number, silent: boolean): number {
  const { law } = g.anchor.belief;
  const { zone } = law;
  const hatch = zone.hatchAt[at];
  if (hatch > 0 && k.pub.hatches[hatch] === 'open' && at !== k.mine!.sector) return H.out;
  const known = g.humanNow(seat) * g.coming(seat, at, silent);
  const risk = Math.min(1.2, g.threat(k.pub, seat, at)) * Math.min(1, STRIKE.base + STRIKE.slope * known);
  return wayOut(k, g, seat, at) - dread(k.pub.round) * risk;
}

function wayOut(k: Known<Aliens>, g: Glimpse, seat: Seat, at: number): number {
  const { law } = g.anchor.belief;
  const steps = distancesOf(law, false);
  const hurry = 1 + Math.max(0, k.pub.round - H.patience) / 12;
  let best = -40;
  for (let h = 1; h < law.zone.hatches.length; h++) {
    if (k.pub.hatches[h] !== 'open') continue;
    const worth = -H.step * hurry * stepsFrom(steps, law.zone.hatches[h])[at] + H.whim * trait(k.pub, k.mine!, seat, h);
    if (worth > best) best = worth;
  }
  return best;
}

/** E20: two steps to an open hatch. */
function rush(k: Known<Aliens>, g: Glimpse): number {
  const { law } = g.anchor.belief;
  const row = stepsFrom(distancesOf(law, false), k.mine!.sector);
  for (let h = 1; h < law.zone.hatches.length; h++) if (k.pub.hatches[h] === 'open' && row[law.zone.hatches[h]] === 2) return 1;
  return -1.5;
}

/** Beliefs that are not carried on hit less often than real ones, so imagined aliens strike sooner. */
const BOLD = 0.2;

/** What an attack there is worth. */
function striking(k: Known<Aliens>, g: Glimpse, seat: Seat, at: number): number {
  const { law, n } = g.anchor.belief;
  let [humans, aliens] = [0, 0];
  for (let s = 0; s < n; s++) {
    if (s === seat || k.pub.status[s] !== 'aboard') continue;
    if (g.humanNow(s) > 0.01) humans += g.humanNow(s) * g.placed(s, at);
    if (g.alienNow(s) > 0.01) aliens += g.alienNow(s) * g.lurks(s, at);
  }
  if (law.B6) return A.kill * aliens - A.shown * 0.3;
  return A.kill * Math.min(1.5, humans) - A.ally * Math.min(1.5, aliens) - A.shown * BOLD;
}

function prowling(k: Known<Aliens>, g: Glimpse, seat: Seat, c: Choice<Aliens>): number[] {
  const { kinds } = g.anchor.belief.law.zone;
  return c.picks.map((p) => {
    if (isFree(p)) return -9;
    const at = placeOf(k, g, p);
    const lurk = (A.hunt + A.guard / 2) * g.scent(k.pub, seat, at) + (kinds[at] === 'safe' ? A.quiet : 0);
    return Math.max(lurk, striking(k, g, seat, at) + lurk / 2);
  });
}

function acting(k: Known<Aliens>, g: Glimpse, seat: Seat, at: number, c: Choice<Aliens>): number[] {
  if (k.mine!.alien) {
    const attack = striking(k, g, seat, at) - ((A.hunt + A.guard / 2) * g.scent(k.pub, seat, at)) / 2;
    return c.picks.map((p) => (p === 'attack' ? attack : 0));
  }
  const gain = standing(k, g, seat, at, true) - standing(k, g, seat, at, false) - 0.4;
  return c.picks.map((p) => (p === 'quiet' ? 0 : p === USE[SEDATIVES] ? gain : 5 * aliensAt(k, g, seat, at) - 1.2));
}

function aliensAt(k: Known<Aliens>, g: Glimpse, seat: Seat, at: number): number {
  let sum = 0;
  for (let s = 0; s < g.anchor.belief.n; s++) if (s !== seat && k.pub.status[s] === 'aboard') sum += g.alienNow(s) * g.lurks(s, at);
  return sum;
}

function lying(k: Known<Aliens>, g: Glimpse, seat: Seat, c: Choice<Aliens>): number[] {
  const { law } = g.anchor.belief;
  const row = stepsFrom(distancesOf(law, false), k.mine!.sector);
  return c.picks.map((p) => {
    const at = sectorIn(law.zone, p);
    const likely = g.humanNow(seat) * g.after(seat, at, false) + g.alienNow(seat) * g.after(seat, at, true);
    return likely === 0 ? -LIE.absurd : LIE.likely * Math.log(likely) + Math.min(LIE.far, row[at]) * LIE.away;
  });
}
