/** What each game counts over many matches, beyond what the contract knows. One line for each game that has such a report. */
import type { Collector } from '@starboard/kernel';

const reports: Readonly<Record<string, () => Promise<Collector>>> = {
  afternova: async () => (await import('@starboard/afternova/report')).collector as unknown as Collector,
  aliens: async () => (await import('@starboard/aliens/report')).collector as unknown as Collector,
  andromeda: async () => (await import('@starboard/andromeda/report')).collector as unknown as Collector,
  rarities: async () => (await import('@starboard/rarities/report')).collector as unknown as Collector,
};

/** Loads a game's collector, once somebody wants a report; null: the game has none. */
export const loadReport = (game: string): Promise<Collector> | null => (Object.hasOwn(reports, game) ? reports[game]() : null);
