/** Small games for tests that are not about a game: one without secrets, one with hands, one that is picky about options. */
import type { Cartridge, Types } from '@starboard/kernel';
import { loadGame as loadToy } from '../../bots/test/games.ts';
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

/** Takes so many milliseconds to read its file, whose text is a number. */
const slow = async (): Promise<Cartridge<Types>> => {
  const { game, ...rest } = await loadToy('auction');
  const fits = ({ file }: { file?: string }) => {
    for (const until = performance.now() + Number(file); performance.now() < until; );
    return file?.startsWith('0') ? { pick: 'file', rule: 'A1', why: 'too-many' } : null;
  };
  return {
    ...rest,
    game: { ...game, id: 'slow', options: { file: { kind: 'text', most: 100, usual: '', file: 'pack' } }, fits },
  } as unknown as Cartridge<Types>;
};

/** This module is what the registry is to the platform; threads load it too. */
export const loadGame = (id: string): Promise<Cartridge<Types>> => (id === 'picky' ? picky() : id === 'slow' ? slow() : loadToy(id));

export const toySource: GameSource = { gameIds: ['tictactoe', 'auction', 'picky', 'slow'], loadGame, loader: import.meta.url };

export const FAST = { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'fast' } as const;
