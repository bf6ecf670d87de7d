const OPEN: readonly number[] = [];
/** By zone, for humans and for aliens. */
const kept = new WeakMap<Zone, [humans?: readonly number[], aliens?: readonly number[]]>();

/** A.4: the sectors that are closed to who looks; the same list as long as they are. Spectators see what is closed to everybody. */
export function closedOn(zone: Zone, { pub, mine }: Known<Aliens>): readonly number[] {
  const law = lawOf(pub.options, pub.status.length);
  const alien = mine?.alien ?? true;
  if (!closedTo(law, alien) || (mine === null && !closedTo(law, false))) return OPEN;
  const lists = kept.get(zone) ?? [];
  kept.set(zone, lists);
  lists[alien ? 1 : 0] ??= closedSectors(zone, alien).flatMap((shut, at) => (shut ? [at] : []));
  return lists[alien ? 1 : 0] ?? OPEN;
}

/** Which sectors the asked seat's way may lead through (E8, E20, Q11, Q12, A.4): for the dashes of the preview only. */
import type { Known } from '@starboard/kernel';
import { lawOf } from '../../rules/law.ts';
import { closedSectors, closedTo } from '../../rules/reach.ts';
import type { Aliens } from '../../rules/types.ts';
import type { Zone } from '../../rules/zone.ts';

export function passable(zone: Zone, { pub, mine }: Known<Aliens>): (at: number) => boolean {
  const alien = mine?.alien ?? false;
  const law = lawOf(pub.options, pub.status.length);
  const shut = closedTo(law, alien) ? closedSectors(zone, alien) : null;
  return (at) =>
    at !== zone.human && at !== zone.alien && !shut?.[at] && (alien || zone.hatchAt[at] === 0 || pub.hatches[zone.hatchAt[at]] !== 'open');
}
