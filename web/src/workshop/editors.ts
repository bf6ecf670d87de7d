/** Editors and drawings of a game, loaded once somebody opens one of its works. */

import { loadWorkshop } from '@starboard/registry/workshops';
import type { WorkshopModule } from '@starboard/table-kit';

const loaded = new Map<string, Promise<WorkshopModule>>();

/** A game without editors has none to give; a failed download is tried again by the next caller. */
export function editorsOf(game: string): Promise<WorkshopModule> {
  const there = loaded.get(game);
  if (there !== undefined) return there;
  const coming = loadWorkshop(game) ?? Promise.resolve({ editors: {} });
  loaded.set(game, coming);
  coming.catch(() => loaded.delete(game));
  return coming;
}
