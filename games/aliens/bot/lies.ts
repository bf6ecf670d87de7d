/** What to announce when any sector may be named (E11): a believable lie. */
import type { Known, Seat } from '@starboard/kernel';
import { beliefOf } from '../rules/believing.ts';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { Odds } from '../rules/odds.ts';
import { sectorIn } from '../rules/picks.ts';
import { ALIEN, HUMAN } from '../rules/rows.ts';
import { type Aliens, mineOf, type Pick } from '../rules/types.ts';
import type { Zone } from '../rules/zone.ts';
import { trait } from './temper.ts';
import { LIE } from './weights.ts';

const odds = new Odds();
const share = (chance: number, weight: number): number => (chance > 1e-6 && weight > 0 ? chance / weight : 0);

let [asHuman, asAlien] = [new Float64Array(0), new Float64Array(0)];

export function lying(k: Known<Aliens>, seat: Seat, picks: readonly Pick[]): number[] {
  const { pub } = k;
  const mine = mineOf(k);
  const b = beliefOf(pub);
  const { zone, drawInSafe } = b.law;
  if (asHuman.length !== b.size) [asHuman, asAlien] = [new Float64Array(b.size), new Float64Array(b.size)];
  b.preview(seat, HUMAN, asHuman);
  b.preview(seat, ALIEN, asAlien);
  // Uses the table's view of this seat, not its own knowledge.
  odds.work(b, pub, null, null);
  const human = share(1 - odds.dealt[seat], b.weight(seat, HUMAN));
  const alien = share(odds.dealt[seat], b.weight(seat, ALIEN));
  const row = stepsFrom(distancesOf(b.law, false), mine.sector);
  const goal = goalOf(k);
  const aside = goal < 0 ? null : stepsFrom(distancesOf(b.law, false), goal);
  const sectors = sectorsOf(zone, picks);
  const weights = new Array<number>(sectors.length);
  let most = 0;
  for (let i = 0; i < sectors.length; i++) {
    const at = sectors[i];
    const noisy = zone.kinds[at] === 'dangerous' || drawInSafe;
    weights[i] = noisy ? asHuman[at] * human + asAlien[at] * alien : 0;
    if (weights[i] > most) most = weights[i];
  }
  for (let i = 0; i < sectors.length; i++) {
    const at = sectors[i];
    if (weights[i] === 0) {
      weights[i] = -LIE.absurd;
      continue;
    }
    const away = Math.min(LIE.far, row[at]) * LIE.away + (aside === null ? 0 : Math.min(LIE.far, aside[at]) * LIE.aside);
    weights[i] = LIE.likely * Math.log(weights[i] / most) + away + LIE.whim * trait(pub, mine, seat, 100 + at);
  }
  return weights;
}

const listed = new WeakMap<readonly Pick[], Int16Array>();

/** The sectors that a shared list of picks names: looking up 250 names is what a lie would cost most. */
function sectorsOf(zone: Zone, picks: readonly Pick[]): Int16Array {
  let sectors = listed.get(picks);
  if (sectors === undefined) {
    sectors = Int16Array.from(picks, (pick) => sectorIn(zone, pick));
    listed.set(picks, sectors);
  }
  return sectors;
}

/** The nearest hatch of a human; -1 for aliens. */
function goalOf(k: Known<Aliens>): number {
  if (mineOf(k).alien) return -1;
  const b = beliefOf(k.pub);
  const row = stepsFrom(distancesOf(b.law, false), mineOf(k).sector);
  let best = -1;
  b.law.zone.hatches.forEach((at, h) => {
    if (h > 0 && k.pub.hatches[h] === 'open' && (best < 0 || row[at] < row[best])) best = at;
  });
  return best;
}
