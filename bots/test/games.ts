/** The games of these tests, for threads: what the registry is to the platform. */
import type { Cartridge, Collector, Counts, Types } from '@starboard/kernel';
import { countUp, mergeCounts } from '@starboard/kernel';
import { type Auction, cartridge as auction } from './auction.ts';
import { cartridge as tictactoe } from './tictactoe.ts';

const plain = (c: unknown): Cartridge<Types> => c as Cartridge<Types>;

/** Never comes back from imagining a world. */
const stuck = { ...tictactoe, game: { ...tictactoe.game, imagine: () => forEver() } };
const forEver = (): never => {
  for (;;);
};

/** Fails with everything that reached it, as text. */
const spy = {
  ...auction,
  mind: {
    ...auction.mind,
    weigh: (...given: readonly unknown[]) => {
      throw new Error(JSON.stringify(given.slice(0, 3)));
    },
  },
};

const games: Readonly<Record<string, Cartridge<Types>>> = {
  tictactoe: plain(tictactoe),
  auction: plain(auction),
  stuck: plain(stuck),
  spy: plain(spy),
};

export const LOADER = import.meta.url;
export const loadGame = async (id: string): Promise<Cartridge<Types>> => games[id];

/** Counts the prizes by who took them, from the events; and the games, from their final states. */
const prizes: Collector<Auction, Counts> = {
  start: () => ({}),
  add(counts, { events, state, seats }) {
    for (const e of events) if (e.kind === 'bids') countUp(counts, e.to);
    countUp(counts, 100 * seats + state.pub.round);
    return counts;
  },
  merge: mergeCounts,
  sections: () => [],
};
export const loadReport = (id: string): Promise<Collector> | null => (id === 'auction' ? Promise.resolve(prizes as unknown as Collector) : null);
