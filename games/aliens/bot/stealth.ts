/**
 * What `hard` humans see in a move beside the way and the next night. The weights come from regressions over games in which
 * every human had weights of its own (bots/STRENGTH.md).
 */
import type { Known } from '@starboard/kernel';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import { type Aliens, mineOf } from '../rules/types.ts';
import type { Field, Outlook } from './outlook.ts';
import { STEALTH as W } from './weights.ts';

export function stealth(k: Known<Aliens>, o: Outlook, to: number): number {
  const { zone, drawInSafe } = o.law;
  const row = stepsFrom(distancesOf(o.law, true), to);
  const second = within(o.aliens, row, 0, 4) + within(o.fed, row, 0, 6);
  const third = within(o.aliens, row, 5, 6) + within(o.fed, row, 7, 9);
  const flock = within(o.humans, row, 0, NEAR);
  let expected = 0;
  for (let at = 0; at < row.length; at++) if (row[at] <= NEAR) expected += o.own[at];
  const loud = zone.kinds[to] === 'dangerous' || drawInSafe ? Math.min(2, second + third) : 0;
  const back = mineOf(k).path.slice(-W.recent).includes(to) ? 1 : 0;
  const later = W.second * second + W.third * third + W.expected * expected * o.selfHuman + W.flock * flock - W.loud * loud;
  return -W.back * back - later * aboardLater(k, o, to);
}

/** How much the nights after the next one count: not at all beside an open hatch. */
function aboardLater(k: Known<Aliens>, o: Outlook, to: number): number {
  const { hatches } = o.law.zone;
  const row = stepsFrom(distancesOf(o.law, false), to);
  let far = FAR;
  for (let h = 1; h < hatches.length; h++) if (k.pub.hatches[h] === 'open') far = Math.min(far, row[hatches[h]]);
  return Math.min(1, (far - 1) / W.nights);
}
const NEAR = 2;

function within(field: Field, row: Uint8Array, least: number, most: number): number {
  let sum = 0;
  for (let i = 0; i < field.count; i++) {
    const far = row[field.list[i]];
    if (far >= least && far <= most) sum += field.at[field.list[i]];
  }
  return sum;
}
