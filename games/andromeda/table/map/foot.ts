/** What lies over the foot of the map goes to its head where it would cover more regions that may be chosen. */
import { ROW_OF } from '../../rules/map.ts';
import type { Scene } from '../scene.ts';

/** The first row, of five, that something over the foot may cover; as many at the head. */
const FOOT = 3;

export function keepsOff({ homes, plan, props }: Scene): '' | ' at-head' {
  const picks = props.turn?.question.choice.picks ?? [];
  const asked =
    plan.launches === null
      ? [...homes.spaces].flatMap(([space, list]) => (list.some((p) => picks.includes(p)) ? [space] : []))
      : [...plan.launches.by.keys()];
  const [foot, head] = [asked.filter((s) => ROW_OF[s] >= FOOT).length, asked.filter((s) => ROW_OF[s] < 5 - FOOT).length];
  return foot > head ? ' at-head' : '';
}
