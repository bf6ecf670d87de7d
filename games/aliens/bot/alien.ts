/** How an alien bot judges: attack where humans are likely, else close in, guard hatches and spread out. */
import type { Known, Seat } from '@starboard/kernel';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { type Aliens, mineOf } from '../rules/types.ts';
import type { Outlook } from './outlook.ts';
import { trait } from './temper.ts';
import { ALIEN_WEIGHTS, type AlienWeights, POINTLESS } from './weights.ts';

/** The value of an attack there. */
export function striking(k: Known<Aliens>, o: Outlook, seat: Seat, at: number, w: AlienWeights): number {
  const others = o.aliens.at[at] + o.fed.at[at];
  // Publicly nobody can be there.
  if (others + o.humans.at[at] === 0) return -POINTLESS;
  // B.6: without humans every alien is prey.
  if (o.law.noHumans) return w.kill * others - w.shown * 0.3;
  const bold = 1 + 0.3 * trait(k.pub, mineOf(k), seat, 20);
  return w.kill * Math.min(1.5, o.humans.at[at]) - w.ally * Math.min(1.5, others) - w.shown / bold;
}

/** The value of a sector without attacking. */
export function lurking(k: Known<Aliens>, o: Outlook, seat: Seat, at: number, w: AlienWeights): number {
  const { law, lures } = o;
  const { zone } = law;
  const steps = distancesOf(law, true);
  const row = stepsFrom(steps, at);
  const prey = law.noHumans ? o.aliens : o.humans;
  let hunt = 0;
  for (let i = 0; i < prey.count; i++) {
    const there = prey.list[i];
    if (row[there] < FADE.length) hunt += prey.at[there] * FADE[row[there]];
  }
  let crowd = 0;
  if (!law.noHumans) {
    for (let i = 0; i < o.aliens.count; i++) {
      const there = o.aliens.list[i];
      if (row[there] <= 3) crowd += o.aliens.at[there] * FADE[row[there]];
    }
  }
  let guard = 0;
  for (let h = 1; h < zone.hatches.length; h++) {
    const far = lures[h] > 0 ? stepsFrom(steps, zone.hatches[h])[at] : FADE.length;
    if (far < FADE.length) guard += lures[h] * FADE[far];
  }
  const keen = 1 + 0.4 * trait(k.pub, mineOf(k), seat, 21);
  const silent = zone.kinds[at] === 'safe' && !law.drawInSafe ? w.quiet : 0;
  return (w.hunt / keen) * hunt + w.guard * keen * guard - w.crowd * crowd + silent;
}

export const FADE = Array.from({ length: 15 }, (_, steps) => Math.exp(-Math.max(0, steps - 1) / ALIEN_WEIGHTS.scent));
