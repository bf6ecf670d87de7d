/** The moments of Andromeda's Edge that are looked at, as ./shown.ts has those of Rarities. */
import type { Page } from '@playwright/test';
import type { Known } from '@starboard/kernel';
import { isCollective } from '../games/andromeda/rules/asking.ts';
import type { Andromeda } from '../games/andromeda/rules/types.ts';
import type { Shown } from './shown.ts';
import { type Moment, type Played, playedTo, type Wanted } from './situations.ts';

interface Seen extends Omit<Moment, 'known'> {
  readonly known: Known<Andromeda>;
}

interface AndromedaMoment {
  readonly name: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly here: (m: Seen) => boolean;
  /** Looked at in pictures too. */
  readonly title?: string;
  readonly prepare?: Shown['prepare'];
}

const turn = (m: Seen): number => m.known.pub.turn.n;
const sides = (m: Seen): number => m.known.pub.battle?.sides.length ?? 0;
const activators = (m: Seen): number => m.known.pub.turn.activators;

/** The bars of the end have their length. */
const grown = (page: Page): Promise<void> =>
  page.locator('.ae-ending').evaluate(async (end) => {
    await Promise.all(end.getAnimations({ subtree: true }).map((a) => a.finished));
  });

const MOMENTS: readonly AndromedaMoment[] = [
  { name: 'faction', title: 'Choosing a faction', seats: 4, here: (m) => m.kind === 'faction' },
  { name: 'early', seats: 2, options: { length: 'short' }, here: (m) => m.kind === 'turn' && turn(m) > 2 },
  { name: 'launch', title: 'A launch', seats: 4, here: (m) => m.kind === 'turn' && turn(m) > 50 && m.picks.length > 4 },
  { name: 'modules', title: 'Buying modules', seats: 4, here: (m) => m.kind === 'module' && turn(m) > 40 },
  { name: 'battle', title: 'A battle', seats: 4, here: (m) => m.kind === 'diplomacy' && sides(m) > 1 && m.picks.length > 1 },
  { name: 'void', title: 'The Void', seats: 3, options: { events: 'void' }, here: (m) => m.known.pub.battle?.void === true && m.kind !== null },
  {
    name: 'collective',
    title: 'The Collective’s turn',
    seats: 2,
    options: { collective: 'rank3' },
    // Somebody else decides for it meanwhile.
    here: (m) => turn(m) > 12 && m.kind === null && isCollective(m.known.pub, m.known.pub.turn.active) && m.known.flow.onBehalf !== null,
  },
  {
    name: 'lens',
    title: 'Deciding for the Collective',
    seats: 2,
    options: { collective: 'hive' },
    here: (m) => m.kind === 'c-repair' || m.kind === 'c-module',
  },
  { name: 'return', title: 'A return', seats: 4, here: (m) => m.kind === 'return' && activators(m) > 5 },
  { name: 'five', title: 'Five players, late', seats: 5, options: { length: 'long' }, here: (m) => m.known.pub.turn.left > 0 && m.kind === 'turn' },
  { name: 'over', title: 'Scoring', seats: 4, here: (m) => m.over, prepare: grown },
  { name: 'choice', seats: 2, here: (m) => m.kind === 'choose' && m.picks.filter((p) => p.startsWith('option ')).length > 1 },
  // Alone, the Collective has just had its turn and nobody was asked anything in it.
  { name: 'answered', seats: 1, options: { collective: 'rank1', length: 'short' }, here: (m) => m.kind === 'turn' && turn(m) > 2 },
  // Beginnings of games that tests play.
  { name: 'alone', seats: 1, options: { length: 'short' }, here: (m) => m.kind === 'faction' },
  { name: 'two', seats: 2, options: { length: 'long' }, here: (m) => m.kind === 'faction' },
  { name: 'four', seats: 4, options: { length: 'short' }, here: (m) => m.kind === 'faction' },
];

const wantedOf = ({ here, ...wanted }: AndromedaMoment): Wanted => ({
  ...wanted,
  game: 'andromeda',
  // The board that is looked at is of this game.
  here: (m) => here(m as unknown as Seen),
});

export const ANDROMEDA: readonly Shown[] = MOMENTS.flatMap((m) => (m.title === undefined ? [] : [{ ...wantedOf(m), name: m.name, title: m.title }]));

/** A match that has come to a moment of this name, with bots that take no time for show. */
export async function andromedaTo(name: string): Promise<Played> {
  const moment = MOMENTS.find((m) => m.name === name);
  if (moment === undefined) throw new Error(`There is no moment '${name}'.`);
  const { table, lines } = await playedTo(`andromeda ${name}`, wantedOf(moment));
  return { table: { ...table, settings: { ...table.settings, pace: 'fast' } }, lines };
}
