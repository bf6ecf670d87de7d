/** What the game counts about each side, for the designer's report: turns, losses, and where VP came from. */
import type { Station } from './types.ts';

export const COUNTED = [
  'turns',
  'launches',
  'returns',
  'scrapped',
  'battles',
  'developed',
  'bought',
  'vpTracks',
  'vpDevelopments',
  'vpBattles',
  'vpModules',
  'vpEvents',
  'vpTokens',
  'vpOther',
] as const;
export type Counted = (typeof COUNTED)[number];

export const COUNT = Object.freeze(Object.fromEntries(COUNTED.map((name, i) => [name, i]))) as Readonly<Record<Counted, number>>;
export const noCounts = (): number[] => COUNTED.map(() => 0);
export const count = (side: Station, what: Counted, n = 1): void => {
  side.counts[COUNT[what]] += n;
};

/** Where VP come from, by the piece or the rule that gave them. */
export function sourceOf(from: string): Counted {
  const kind = from.slice(0, from.indexOf('_'));
  switch (kind) {
    case 'trk':
      return 'vpTracks';
    case 'mod':
    case 'art':
      return 'vpModules';
    case 'ev':
    case 'sev':
      return 'vpEvents';
    case 'raid':
    case 'battle':
    case 'bounty':
      return 'vpBattles';
    case 'disc':
    case 'sup':
      return 'vpTokens';
    case 'development':
      return 'vpDevelopments';
    default:
      return 'vpOther';
  }
}
