/** The moments of Afternova that are looked at, as ./shown.ts has those of Rarities. */
import type { Page } from '@playwright/test';
import { type Known, seatAt } from '@starboard/kernel';
import { canAlone } from '../games/afternova/rules/action.ts';
import { sum } from '../games/afternova/rules/gems.ts';
import { isParty } from '../games/afternova/rules/offers.ts';
import { capacity } from '../games/afternova/rules/power.ts';
import type { Afternova } from '../games/afternova/rules/types.ts';
import type { Shown } from './shown.ts';
import { type Moment, type Played, playedTo } from './situations.ts';

interface Seen extends Omit<Moment, 'known'> {
  readonly known: Known<Afternova>;
}

interface AfternovaMoment {
  readonly name: string;
  readonly title: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly here: (m: Seen) => boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}

/** The seat of the person. */
const ME = seatAt(0);
const offers = (m: Seen): number => m.known.pub.talks?.offers.filter((o) => o !== null).length ?? 0;
const asked = (m: Seen): boolean => m.kind === 'help' && !m.known.flow.done.includes(ME);
const contract = (m: Seen) => m.known.pub.talks?.contract ?? null;

const MOMENTS: readonly AfternovaMoment[] = [
  { name: 'turn', title: 'One’s own turn', seats: 4, here: (m) => m.kind === 'action' && m.known.pub.turn > 20 },
  {
    name: 'alone',
    title: 'Enough alone',
    seats: 4,
    here: (m) => m.kind === 'action' && m.known.pub.planets.some((_, slot) => canAlone(m.known, ME, slot)),
  },
  { name: 'market', title: 'At the market', seats: 5, here: (m) => m.kind === 'market' && m.known.pub.turn > 12 },
  { name: 'called', title: 'Somebody calls', seats: 4, here: (m) => asked(m) && contract(m) === null && offers(m) === 0 && m.known.pub.paws[ME] > 2 },
  { name: 'offer', title: 'An offer to me', seats: 4, here: (m) => m.kind === 'talks' && m.picks.some((p) => p.startsWith('accept')) },
  {
    name: 'deal',
    title: 'Two offers and a draft',
    seats: 5,
    here: (m) => m.kind === 'talks' && offers(m) === 2 && contract(m) === null && m.picks.includes('contract'),
    // One offer is taken into the draft, the other lies beside it.
    prepare: async (page) => {
      await page.locator('.afternova .v-slip .v-slip-in').first().click();
      await page.locator('.afternova .v-slip.in').waitFor();
    },
  },
  { name: 'four', title: 'Four offers', seats: 6, here: (m) => m.kind === 'talks' && offers(m) > 3 && m.picks.includes('contract') },
  {
    name: 'asked',
    title: 'A contract to agree to',
    seats: 4,
    here: (m) => asked(m) && isParty(contract(m), ME) && m.picks.some((p) => p.startsWith('agree')),
  },
  { name: 'three', title: 'Three partners', seats: 6, here: (m) => asked(m) && (contract(m)?.rows.length ?? 0) > 2 && isParty(contract(m), ME) },
  { name: 'trim', title: 'More than fits', seats: 4, here: (m) => m.kind === 'trim' && sum(m.known.pub.store[ME]) - capacity(m.known.pub, ME) > 1 },
  { name: 'spill', title: 'A full hand', seats: 4, here: (m) => m.kind === 'spill' },
  {
    name: 'complete',
    title: 'Completing',
    seats: 4,
    here: (m) => m.kind === 'complete' && m.picks.some((p) => p.startsWith('plan')) && m.known.pub.turn > 15,
  },
  { name: 'late', title: 'Six players, late', seats: 6, here: (m) => m.kind === 'action' && m.known.pub.built.some((b) => b.length === 5) },
  { name: 'last', title: 'The last chance', seats: 5, options: { ending: 'chance' }, here: (m) => m.kind === 'complete' && m.known.pub.last },
  {
    name: 'over',
    title: 'Scoring',
    seats: 5,
    here: (m) => m.over,
    // The towers have grown.
    prepare: (page) => page.locator('.afternova .v-col.won').waitFor(),
  },
];

export const AFTERNOVA_MOMENTS: readonly string[] = MOMENTS.map((m) => m.name);

export const AFTERNOVA: readonly Shown[] = MOMENTS.map(({ here, ...wanted }) => ({
  ...wanted,
  game: 'afternova',
  // The board that is looked at is of this game.
  here: (m) => here(m as unknown as Seen),
}));

/** A match that has come to a moment of this name. */
export function afternovaTo(name: string): Promise<Played> {
  const moment = AFTERNOVA.find((m) => m.name === name);
  if (moment === undefined) throw new Error(`There is no moment '${name}'.`);
  return playedTo(`afternova ${name}`, moment);
}
