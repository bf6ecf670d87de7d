/** How a running match of each game stands, in a few words. Apart from the games: only a page with several tables says it. */
import type { Standings } from '@starboard/kernel';

const standings: Readonly<Record<string, () => Promise<Standings>>> = {
  afternova: async () => (await import('@starboard/afternova/standing')).standings as unknown as Standings,
  aliens: async () => (await import('@starboard/aliens/standing')).standings as unknown as Standings,
  andromeda: async () => (await import('@starboard/andromeda/standing')).standings as unknown as Standings,
  rarities: async () => (await import('@starboard/rarities/standing')).standings as unknown as Standings,
};

/** Null: this game says nothing of it. */
export const loadStandings = (game: string): Promise<Standings | null> =>
  Object.hasOwn(standings, game) ? standings[game]() : Promise.resolve(null);
