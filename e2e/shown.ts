/** The moments of Rarities that are looked at in pictures. */
import type { Page } from '@playwright/test';
import type { Moment, Wanted } from './situations.ts';

export interface Shown extends Wanted {
  readonly name: string;
  readonly title: string;
  /** What the person then chooses, before the picture is taken in the middle of what follows. */
  readonly choose?: string;
  /** What is pressed before the picture is taken; `until`: something that is then on its way, and is stopped there. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly until?: string;
}

const sum = (of: readonly number[]): number => of.reduce((a, b) => a + b, 0);
const relics = ({ known }: Moment): number => sum(known.pub.planets.map(sum));
const aliens = ({ known }: Moment): number => sum(known.mine?.hand.slice(8, 11) ?? []);
const landed = ({ known }: Moment, from: number): number => known.pub.berths.filter((b) => b >= from).length;

export const SITUATIONS: readonly Shown[] = [
  {
    name: 'first',
    title: 'The first mission',
    seats: 3,
    options: { landing: 'sealed' },
    here: (m) => m.kind === 'explore' && m.known.pub.mission === 1,
  },
  {
    name: 'aliens',
    title: 'Aliens in hand',
    seats: 4,
    options: { landing: 'sealed' },
    here: (m) => m.kind === 'explore' && aliens(m) >= 2 && m.picks.includes('pilferer') && m.known.pub.mission >= 3,
  },
  {
    name: 'landing',
    title: 'The landing window',
    seats: 5,
    options: { landing: 'race' },
    here: (m) =>
      m.kind === 'land' &&
      m.known.pub.mission >= 3 &&
      m.known.pub.portal >= 4 &&
      m.known.pub.berths.includes(m.known.pub.portal) &&
      landed(m, 1) >= 2,
  },
  {
    name: 'sabortal',
    title: 'The sabortal',
    seats: 4,
    options: { landing: 'sealed' },
    here: (m) => m.kind === 'bonus' && m.known.pub.mission >= 3 && m.known.pub.portal >= 5 && m.picks.length >= 4,
  },
  {
    name: 'collecting',
    title: 'Collecting',
    seats: 5,
    options: { landing: 'sealed' },
    here: (m) => m.kind === 'collect' && m.known.pub.mission >= 4 && m.picks.length >= 6 && m.known.pub.portal >= 7,
  },
  {
    name: 'thief',
    title: 'The Time Thief moves ships',
    seats: 6,
    options: { landing: 'sealed' },
    choose: 'thief',
    here: (m) => m.kind === 'explore' && m.picks.includes('thief') && m.known.pub.mission >= 3 && m.known.pub.portal >= 6 && landed(m, 1) >= 3,
  },
  {
    name: 'six',
    title: 'Six players, late in the game',
    seats: 6,
    options: { landing: 'sealed' },
    here: (m) => m.kind === 'explore' && relics(m) >= 40 && m.known.pub.portal >= 5,
  },
  { name: 'win', title: 'The win', seats: 4, options: { landing: 'sealed' }, here: (m) => m.over },
];
