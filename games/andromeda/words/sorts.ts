/** The sorts of pieces that players meet by name. */
import type { Content } from '../content/types.ts';

/** The lists of the content whose pieces players meet, and what such a piece is called. */
export const SORTS = [
  'modules',
  'artifactModules',
  'moons',
  'tactics',
  'factions',
  'factionUpgrades',
  'neutralUpgrades',
  'destiny',
  'events',
  'raiders',
  'discovery',
  'supremacy',
  'developmentCards',
  'rowHeads',
  'bases',
  'special',
  'planets',
  'commanders',
  'actions',
  'strategies',
  'collectiveUpgrades',
] as const satisfies readonly (keyof Content)[];
export type Sort = (typeof SORTS)[number];
