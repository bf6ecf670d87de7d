/** How an alien bot judges: attack where humans are likely, else close in, guard hatches and spread out. */
import type { Known, Seat } from '@starboard/kernel';
import { type AlienWeights, lurk, scentOf, strike } from '../rules/hunting.ts';
import { type Aliens, mineOf } from '../rules/types.ts';
import type { Outlook } from './outlook.ts';
import { trait } from './temper.ts';

/** The value of an attack there. */
export function striking(k: Known<Aliens>, o: Outlook, seat: Seat, at: number, w: AlienWeights): number {
  const others = o.aliens.at[at] + o.fed.at[at];
  const humans = o.humans.at[at];
  // B.6: without humans every alien is prey. Publicly nobody can be where both are 0.
  if (o.law.noHumans && humans + others > 0) return w.kill * others - w.shown * 0.3;
  return strike(humans, others, w, 1 + 0.3 * trait(k.pub, mineOf(k), seat, 20));
}

/** The value of a sector without attacking. */
export function lurking(k: Known<Aliens>, o: Outlook, seat: Seat, at: number, w: AlienWeights): number {
  const { law, lures } = o;
  const scent = law.noHumans ? scentOf(law, at, o.aliens, null, lures) : scentOf(law, at, o.humans, o.aliens, lures);
  return lurk(law, at, scent, w, 1 + 0.4 * trait(k.pub, mineOf(k), seat, 21));
}
