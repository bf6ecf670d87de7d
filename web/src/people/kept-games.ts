/**
 * Finished games with others, kept on this device: on a server without accounts nobody else keeps who played what. Made from what one's
 * own page knew of the table at its end.
 */
import type { GameStatistics, PastMatch, TableInfo } from '../net/types.ts';

const KEY = 'starboard/results';
const MOST = 300;

export function keptGames(): readonly PastMatch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as PastMatch[]).filter((k) => typeof k?.table === 'string' && Array.isArray(k.chairs)) : [];
  } catch {
    return [];
  }
}

/** Once for each table; newest first. */
export function keepGame(table: TableInfo): void {
  const { you, outcome, overAt } = table;
  if (you === null || you.chair === null || outcome === null || table.state !== 'over') return;
  const kept = keptGames();
  if (kept.some((k) => k.table === table.id)) return;
  const { ranks, scores } = outcome;
  const at = overAt ?? table.changedAt;
  const days = table.settings.clock.kind === 'days';
  const together = outcome.together === true;
  const chairs = table.chairs.map(({ kind, name, face }, i) => ({
    kind: kind === 'bot' ? ('bot' as const) : ('person' as const),
    name,
    face,
    rank: ranks[i],
  }));
  const past: PastMatch = {
    ...{ table: table.id, game: table.game, name: table.name, at, days, together, chairs },
    ...{ rank: ranks[you.chair], gaveUp: false, score: scores[you.chair], role: null, change: null, replay: true },
  };
  try {
    localStorage.setItem(KEY, JSON.stringify([past, ...kept].slice(0, MOST)));
  } catch {
    // No room left: the game stays where it was played.
  }
}

/** What they come to, as a server with accounts would say it; who else was there is known by name alone. */
export function keptStatistics(own: string): { readonly games: number; readonly people: number; readonly byGame: readonly GameStatistics[] } {
  const all = keptGames();
  const people = new Set(all.flatMap(({ chairs }) => chairs.flatMap((c) => (c.kind === 'person' && c.name !== own ? [c.name] : []))));
  const byGame = [...new Set(all.map((g) => g.game))].map((game): GameStatistics => {
    const of = all.filter((g) => g.game === game);
    const sizes = [...new Set(of.map((g) => g.chairs.length))].sort((a, b) => a - b);
    const won = (list: readonly PastMatch[]): number => list.filter((g) => g.rank === 1).length;
    return {
      ...{ game, games: of.length, won: won(of), roles: [] },
      fair: of.reduce((sum, { chairs }) => sum + chairs.filter((c) => c.rank === 1).length / chairs.length, 0),
      sizes: sizes.map((seats) => {
        const these = of.filter((g) => g.chairs.length === seats);
        return { seats, games: these.length, won: won(these), places: these.reduce((sum, g) => sum + g.rank, 0) };
      }),
    };
  });
  return { games: all.length, people: people.size, byGame: byGame.sort((a, b) => b.games - a.games) };
}
export const forgetKeptGames = (): void => localStorage.removeItem(KEY);
