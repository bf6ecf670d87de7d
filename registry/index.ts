/** The games of this installation. A new game is a folder under games/ and one line here; the platform names no game. */
import type { Cartridge, Types } from '@starboard/kernel';

/** A game whose types only its own code knows. */
export type AnyCartridge = Cartridge<Types>;

const games: Readonly<Record<string, () => Promise<AnyCartridge>>> = {
  rarities: async () => (await import('@starboard/rarities')).cartridge as unknown as AnyCartridge,
  aliens: async () => (await import('@starboard/aliens')).cartridge as unknown as AnyCartridge,
  afternova: async () => (await import('@starboard/afternova')).cartridge as unknown as AnyCartridge,
  andromeda: async () => (await import('@starboard/andromeda')).cartridge as unknown as AnyCartridge,
};

export const gameIds: readonly string[] = Object.keys(games);

export const hasGame = (id: string): boolean => Object.hasOwn(games, id);

/** Loads a game's code, once it is wanted. */
export function loadGame(id: string): Promise<AnyCartridge> {
  if (!hasGame(id)) throw new RangeError(`There is no game '${id}'; there is ${gameIds.join(', ')}.`);
  return games[id]().catch((error: unknown) => {
    throw isUnlinked(error, id) ? new Error(`The game '${id}' is listed, but not installed: run \`npm install\`.`) : error;
  });
}

/** Whether Node did not find the package of the game itself: a folder that nobody has linked yet. */
const isUnlinked = (error: unknown, id: string): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND' && error.message.includes(`'@starboard/${id}'`);
