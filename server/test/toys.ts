/** Small games for tests that are not about a game: one without secrets, one with hands, one that is picky about options. */
import type { Cartridge, Types } from '@starboard/kernel';
import { LOADER, loadGame as loadToy } from '../../bots/test/games.ts';
import type { GameSource } from '../tables/games.ts';

const picky = async (): Promise<Cartridge<Types>> => {
  const { game, ...rest } = await loadToy('auction');
  const options = {
    long: { kind: 'switch', usual: false },
    size: { kind: 'number', min: 1, max: 9, usual: 3 },
    map: { kind: 'text', most: 8000, usual: '' },
  };
  const fits = (o: { long?: boolean }, seats: number) => (o.long && seats > 3 ? { pick: 'long', rule: 'A1', why: 'too-many' } : null);
  return { ...rest, game: { ...game, id: 'picky', options, fits } } as unknown as Cartridge<Types>;
};

export const toys: GameSource = {
  gameIds: ['tictactoe', 'auction', 'picky'],
  loadGame: (id) => (id === 'picky' ? picky() : loadToy(id)),
  loader: LOADER,
};

export const FAST = { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'fast' } as const;
