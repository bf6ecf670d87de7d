/** Browsers of the games' pieces, loaded when somebody opens one. A game without one is explained by its rulebook alone. */
import type { BrowserModule } from '@starboard/table-kit';

export const browsers: Readonly<Record<string, () => Promise<BrowserModule>>> = {
  andromeda: async () => (await import('@starboard/andromeda/browse')) as unknown as BrowserModule,
};

export const hasBrowser = (id: string): boolean => Object.hasOwn(browsers, id);
