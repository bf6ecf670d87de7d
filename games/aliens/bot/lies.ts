/** What to announce when any sector may be named (E11): a believable lie. */
import type { Known, Seat } from '@starboard/kernel';
import { beliefOf } from '../rules/believing.ts';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { Odds } from '../rules/odds.ts';
import { sectorIn } from '../rules/picks.ts';
import { ALIEN, HUMAN } from '../rules/rows.ts';
import { type Aliens, mineOf, type Pick } from '../rules/types.ts';
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
  let most = 0;
  const likely = picks.map((pick) => {
    const at = sectorIn(zone, pick);
    const noisy = zone.kinds[at] === 'dangerous' || drawInSafe;
    const p = noisy ? asHuman[at] * human + asAlien[at] * alien : 0;
    most = Math.max(most, p);
    return p;
  });
  return picks.map((pick, i) => {
    if (likely[i] === 0) return -LIE.absurd;
    const at = sectorIn(zone, pick);
    const away = Math.min(LIE.far, row[at]) * LIE.away + (aside === null ? 0 : Math.min(LIE.far, aside[at]) * LIE.aside);
    return LIE.likely * Math.log(likely[i] / most) + away + LIE.whim * trait(pub, mine, seat, 100 + at);
  });
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
