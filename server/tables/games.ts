/** The games a server offers: the registry's, or others in tests. */
import { BadOption, type Json, readOptions, type Types } from '@starboard/kernel';
import { type AnyCartridge, gameIds, loadGame } from '@starboard/registry';
import { ApiError } from '../api/problem.ts';
import type { GameInfo } from '../api/routes.ts';

export interface GameSource {
  readonly gameIds: readonly string[];
  loadGame(id: string): Promise<AnyCartridge>;
  /** For the bots' threads: the URL of a module with `loadGame`, in the place of the registry. */
  readonly loader?: string;
}
export const registeredGames: GameSource = { gameIds, loadGame };

export class GameCatalogue {
  readonly source: GameSource;
  readonly #loaded = new Map<string, Promise<AnyCartridge>>();

  constructor(source: GameSource) {
    this.source = source;
  }

  load(id: string): Promise<AnyCartridge> {
    if (!this.source.gameIds.includes(id)) throw new ApiError('options', 'There is no such game here.');
    let loaded = this.#loaded.get(id);
    if (loaded === undefined) this.#loaded.set(id, (loaded = this.source.loadGame(id)));
    return loaded;
  }

  async infos(): Promise<GameInfo[]> {
    return Promise.all(
      this.source.gameIds.map(async (id) => {
        const { game } = await this.load(id);
        return {
          id,
          seats: [...game.seats],
          rules: game.rules.version,
          options: game.options as unknown as GameInfo['options'],
          usual: readOptions(game, {}) as GameInfo['usual'],
        };
      }),
    );
  }

  /** The full options of a table, or the reason against them. */
  async options(id: string, seats: number, given: Readonly<Record<string, unknown>>): Promise<{ [name: string]: Json }> {
    const { game } = await this.load(id);
    const [min, max] = game.seats;
    if (seats < min || seats > max) throw new ApiError('seats', `This game is for ${min} to ${max} seats.`);
    let options: Types['options'];
    try {
      options = readOptions(game, given);
    } catch (error) {
      if (error instanceof BadOption) throw new ApiError('options', error.message);
      throw error;
    }
    const refusal = game.fits?.(options, seats) ?? null;
    if (refusal !== null) throw new ApiError('options', `These options do not go with ${seats} seats (${refusal.rule}).`, refusal);
    return options as { [name: string]: Json };
  }
}
