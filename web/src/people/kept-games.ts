/**
 * Finished games with others, kept on this device: on a server without accounts nobody else keeps who played what. Made from what one's
 * own page knew of the table at its end.
 */
import type { ResultDoc } from '../../../server/tables/results.ts';
import { statisticsOf } from '../../../server/tables/statistics.ts';
import type { PastMatch, TableInfo } from '../net/types.ts';

const KEY = 'starboard/results';
const MOST = 300;

interface KeptGame {
  readonly past: PastMatch;
  readonly result: ResultDoc;
}

/** The person of this device, in results. */
const ME = 'me';

function read(): KeptGame[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptGame[]).filter((k) => typeof k?.past?.table === 'string' && Array.isArray(k.result?.chairs)) : [];
  } catch {
    return [];
  }
}

/** Once for each table; newest first. */
export function keepGame(table: TableInfo): void {
  const { you, outcome, overAt } = table;
  if (you === null || you.chair === null || outcome === null || table.state !== 'over') return;
  const kept = read();
  if (kept.some((k) => k.past.table === table.id)) return;
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
  const result: ResultDoc = {
    ...{ game: table.game, name: table.name, at, days, ending: outcome.ending },
    ...(together && { together: true as const }),
    chairs: table.chairs.map(({ kind, name }, i) => ({
      identity: i === you.chair ? ME : kind === 'person' ? `named ${name}` : null,
      bot: kind === 'bot',
      rank: ranks[i],
      score: scores[i],
      as: null,
    })),
  };
  try {
    localStorage.setItem(KEY, JSON.stringify([{ past, result }, ...kept].slice(0, MOST)));
  } catch {
    // No room left: the game stays where it was played.
  }
}

export const keptGames = (): readonly PastMatch[] => read().map((k) => k.past);
export const keptStatistics = () =>
  statisticsOf(
    ME,
    read().map((k) => k.result),
  );
export const forgetKeptGames = (): void => localStorage.removeItem(KEY);
