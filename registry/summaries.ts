/** How a match of each game is told after its end. Apart from the games: nothing of it is loaded before somebody looks back. */
import type { Summarize } from '@starboard/kernel';

const summaries: Readonly<Record<string, () => Promise<Summarize>>> = {
  afternova: async () => (await import('@starboard/afternova/summary')).summarize as unknown as Summarize,
  aliens: async () => (await import('@starboard/aliens/summary')).summarize as unknown as Summarize,
  andromeda: async () => (await import('@starboard/andromeda/summary')).summarize as unknown as Summarize,
  rarities: async () => (await import('@starboard/rarities/summary')).summarize as unknown as Summarize,
};

export const hasSummary = (id: string): boolean => Object.hasOwn(summaries, id);

export function loadSummary(id: string): Promise<Summarize> {
  if (!hasSummary(id)) throw new RangeError(`There is no summary for '${id}'.`);
  return summaries[id]();
}
