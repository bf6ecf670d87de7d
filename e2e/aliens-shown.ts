/** The moments of Aliens that are looked at, as ./shown.ts has those of Rarities. */
import type { Known } from '@starboard/kernel';
import type { Aliens } from '../games/aliens/rules/types.ts';
import { printedZone } from '../games/aliens/rules/zone.ts';
import { type Moment, type Played, playedTo } from './situations.ts';

interface Seen extends Omit<Moment, 'known'> {
  readonly known: Known<Aliens>;
}

interface AliensMoment {
  readonly name: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly here: (m: Seen) => boolean;
}

const round = (m: Seen): number => m.known.pub.round;
const isAlien = (m: Seen): boolean => m.known.mine?.alien ?? false;

const MOMENTS: readonly AliensMoment[] = [
  { name: 'move', seats: 6, options: { overlay: true }, here: (m) => m.kind === 'move' && !isAlien(m) && round(m) >= 6 },
  { name: 'hunt', seats: 6, here: (m) => m.kind === 'move' && isAlien(m) && round(m) >= 5 },
  { name: 'noise', seats: 6, here: (m) => m.kind === 'announce-any' && !isAlien(m) && round(m) >= 5 },
  {
    name: 'safe',
    seats: 4,
    here: (m) =>
      m.kind === 'move' &&
      !isAlien(m) &&
      m.known.pub.items[0] === 0 &&
      m.picks.some((pick) => printedZone('galilei').kinds[printedZone('galilei').byName.get(pick) ?? 0] === 'safe'),
  },
  {
    name: 'danger',
    seats: 4,
    here: (m) =>
      m.kind === 'move' &&
      !isAlien(m) &&
      m.known.pub.items[0] === 0 &&
      m.picks.some((pick) => printedZone('galilei').kinds[printedZone('galilei').byName.get(pick) ?? 0] === 'dangerous'),
  },
  { name: 'spill', seats: 5, here: (m) => m.kind === 'spill' },
  { name: 'first', seats: 3, here: (m) => m.kind === 'move' && !isAlien(m) && round(m) === 1 },
  { name: 'over', seats: 6, here: (m) => m.over },
];

/** A match that has come to a moment of this name. */
/** `n`: another match that came to the same moment. */
export function aliensTo(name: string, n = 0): Promise<Played> {
  const moment = MOMENTS.find((m) => m.name === name);
  if (moment === undefined) throw new Error(`There is no moment '${name}'.`);
  const { here, ...wanted } = moment;
  return playedTo(n === 0 ? `aliens ${name}` : `aliens ${name} ${n}`, { ...wanted, game: 'aliens', here: (m) => here(m as unknown as Seen) });
}
