/** What the report counts: escapes, the round of the first one, where humans move and are eliminated, what hatches do. */
import { type Counts, countUp, type Finished, mergeCounts, mergeRatios, NO_RATIO, type Ratio, withMatch } from '@starboard/kernel';
import { isHuman } from '../content/cards.ts';
import { type Law, lawOf } from '../rules/law.ts';
import { huntersWin } from '../rules/outcome.ts';
import type { Aliens, Options } from '../rules/types.ts';

/** A type, not an interface: only a type alias is assignable to `Json`. */
export type AliensCounts = {
  games: number;
  options: { [K in keyof Options]: Options[K] };
  seats: number;
  /** Escaped humans, of all humans. */
  escapes: Ratio;
  /** Games that the aliens win. */
  hunts: Ratio;
  /** How games ended, by the ending's name. */
  ended: Counts;
  /** Rounds of the first escape. */
  first: Counts;
  /** By sector: human moves that ended there, and humans eliminated there. */
  walked: Counts;
  fell: Counts;
  /** By hatch number: games in which a human escaped through it, and in which it was broken. */
  used: Ratio[];
  broken: Ratio[];
};

const none = (law: Law): Ratio[] => law.zone.hatches.map(() => NO_RATIO);

export function start(options: Options, seats: number): AliensCounts {
  const law = lawOf(options, seats);
  return {
    games: 0,
    options,
    seats,
    escapes: NO_RATIO,
    hunts: NO_RATIO,
    ended: {},
    first: {},
    walked: {},
    fell: {},
    used: none(law),
    broken: none(law),
  };
}

export function add(c: AliensCounts, { state, events }: Finished<Aliens>): AliensCounts {
  const { pub, mine } = state;
  // B.3 turns humans into aliens: the dealt character counts here.
  const humans = mine.flatMap((m, seat) => (isHuman(m.character) ? [seat] : []));
  const escaped = humans.filter((seat) => pub.status[seat] === 'escaped');
  const counts: AliensCounts = {
    ...c,
    games: c.games + 1,
    escapes: withMatch(c.escapes, escaped.length, humans.length),
    hunts: withMatch(c.hunts, huntersWin(pub.ending) ? 1 : 0, 1),
    used: c.used.map((r, hatch) => withMatch(r, pub.hatches[hatch] === 'used' && hatch > 0 ? 1 : 0, 1)),
    broken: c.broken.map((r, hatch) => withMatch(r, pub.hatches[hatch] === 'broken' && hatch > 0 ? 1 : 0, 1)),
  };
  countUp(counts.ended, pub.ending ?? 'rounds');
  const round = firstEscape(events);
  if (round !== null) countUp(counts.first, round);
  for (const seat of humans) {
    const { path } = mine[seat];
    for (let i = 1; i < path.length; i++) countUp(counts.walked, path[i]);
    if (pub.status[seat] === 'eliminated') countUp(counts.fell, path[path.length - 1]);
  }
  return counts;
}

function firstEscape(events: Finished<Aliens>['events']): number | null {
  let round = 0;
  for (const e of events) {
    if (e.kind === 'round') round = e.n;
    if (e.kind === 'escaped') return round;
  }
  return null;
}

export const merge = (a: AliensCounts, b: AliensCounts): AliensCounts => ({
  ...a,
  games: a.games + b.games,
  escapes: mergeRatios(a.escapes, b.escapes),
  hunts: mergeRatios(a.hunts, b.hunts),
  ended: mergeCounts(a.ended, b.ended),
  first: mergeCounts(a.first, b.first),
  walked: mergeCounts(a.walked, b.walked),
  fell: mergeCounts(a.fell, b.fell),
  used: a.used.map((r, i) => mergeRatios(r, b.used[i])),
  broken: a.broken.map((r, i) => mergeRatios(r, b.broken[i])),
});
