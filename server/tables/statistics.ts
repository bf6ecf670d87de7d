/** What somebody's finished matches come to. Pure: from result documents, in one pass. */
import type { GameStatistics } from '../api/people-routes.ts';
import { medianOf } from '../matches/turn-times.ts';
import type { ResultDoc } from './results.ts';

export interface Companion {
  readonly identity: string;
  readonly games: number;
  /** How often the person the statistics are of was ahead of them. */
  readonly ahead: number;
}
interface Summed {
  games: number;
  won: number;
}
interface OfGame extends Summed {
  /** How many a seat drawn by lot would have won. */
  fair: number;
  /** By number of seats; `places` is the sum of the ranks. */
  sizes: Map<number, Summed & { places: number }>;
  roles: Map<string, Summed & { best: number }>;
}

const fresh = (): OfGame => ({ games: 0, won: 0, fair: 0, sizes: new Map(), roles: new Map() });

function into<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const there = map.get(key) ?? make();
  map.set(key, there);
  return there;
}

/** How many of a person's newest games say how fast they usually play. */
const PACED = 20;

/** How long a turn usually takes somebody, in milliseconds, at live tables and at those over days; null: not known. */
export function paceOfPerson(identity: string, results: readonly ResultDoc[]): { readonly live: number | null; readonly days: number | null } {
  const usual = (days: boolean): number | null =>
    medianOf(
      results
        .filter((r) => r.days === days)
        .flatMap(({ chairs }) => chairs.find((c) => c.identity === identity)?.took ?? [])
        .slice(0, PACED),
    );
  return { live: usual(false), days: usual(true) };
}

export function statisticsOf(identity: string, results: readonly ResultDoc[]) {
  const games = new Map<string, OfGame>();
  const people = new Map<string, { games: number; ahead: number }>();
  let finished = 0;
  for (const { game, chairs } of results) {
    const mine = chairs.find((c) => c.identity === identity);
    if (mine === undefined) continue;
    const won = mine.rank === 1 && mine.gaveUp !== true;
    if (mine.gaveUp !== true) finished++;
    const sum = into(games, game, fresh);
    const size = into(sum.sizes, chairs.length, () => ({ games: 0, won: 0, places: 0 }));
    const role = mine.as === null ? null : into(sum.roles, mine.as, () => ({ games: 0, won: 0, best: mine.score }));
    for (const tally of [sum, size, ...(role === null ? [] : [role])]) {
      tally.games++;
      if (won) tally.won++;
    }
    sum.fair += chairs.filter((c) => c.rank === 1).length / chairs.length;
    size.places += mine.rank;
    if (role !== null) role.best = Math.max(role.best, mine.score);
    for (const other of chairs) {
      if (other.identity === null || other === mine) continue;
      const met = into(people, other.identity, () => ({ games: 0, ahead: 0 }));
      met.games++;
      if (mine.rank < other.rank) met.ahead++;
    }
  }
  const most = (a: Summed, b: Summed): number => b.games - a.games || b.won - a.won;
  return {
    total: { games: results.length, people: people.size, finished },
    games: [...games]
      .map(
        ([game, { sizes, roles, ...sum }]): GameStatistics => ({
          game,
          ...sum,
          sizes: [...sizes].map(([seats, s]) => ({ seats, ...s })).sort((a, b) => a.seats - b.seats),
          roles: [...roles].map(([role, s]) => ({ role, ...s })).sort(most),
        }),
      )
      .sort(most),
    people: [...people].map(([who, met]): Companion => ({ identity: who, ...met })).sort((a, b) => b.games - a.games || b.ahead - a.ahead),
  };
}
