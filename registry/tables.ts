/** The illustrated tables of this installation, loaded when somebody plays at one. A game without one is played in words. */
import type { TableModule } from '@starboard/table-kit';

export const tables: Readonly<Record<string, () => Promise<TableModule>>> = {
  afternova: async () => (await import('@starboard/afternova/table')) as unknown as TableModule,
  aliens: async () => (await import('@starboard/aliens/table')) as unknown as TableModule,
  andromeda: async () => (await import('@starboard/andromeda/table')) as unknown as TableModule,
  rarities: async () => (await import('@starboard/rarities/table')) as unknown as TableModule,
};
