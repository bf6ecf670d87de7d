/** How a running match of each game stands, in a few words. Apart from the games: only a page with several tables says it. */
import type { MatchStandings } from '@starboard/kernel';

const standings: Readonly<Record<string, () => Promise<MatchStandings>>> = {
  afternova: async () => (await import('@starboard/afternova/standing')).standings as unknown as MatchStandings,
  aliens: async () => (await import('@starboard/aliens/standing')).standings as unknown as MatchStandings,
  andromeda: async () => (await import('@starboard/andromeda/standing')).standings as unknown as MatchStandings,
  rarities: async () => (await import('@starboard/rarities/standing')).standings as unknown as MatchStandings,
};

/** Null: this game says nothing of it. */
export const loadStandings = (game: string): Promise<MatchStandings | null> =>
  Object.hasOwn(standings, game) ? standings[game]() : Promise.resolve(null);
