/** The games a server offers: the registry's, or others in tests. */
import { type Game, headingOf, inEachLanguage, type Json, readOptions, type Types } from '@starboard/kernel';
import { type AnyCartridge, gameIds, loadGame } from '@starboard/registry';
import { ApiError } from '../api/problem.ts';
import type { ChangedOptions, GameInfo, TableWork } from '../api/routes.ts';
import { MinuteLimit } from '../operations/minute-limit.ts';
import { checkOptions, type GivenOptions, isCostly, type OptionsCheck } from './options-check.ts';
import { OptionsThread } from './options-thread.ts';

export interface GameSource {
  readonly gameIds: readonly string[];
  loadGame(id: string): Promise<AnyCartridge>;
  /** For the bots' threads: the URL of a module with `loadGame`, in the place of the registry. */
  readonly loader?: string;
}
export const registeredGames: GameSource = { gameIds, loadGame };

/** Who wants something checked. Without a network: the server itself, for this person. */
export interface Asker {
  readonly identity: string;
  readonly network?: string | undefined;
}

/** Several people may share an address. */
const NETWORK_FACTOR = 4;

export class GameCatalogue {
  readonly source: GameSource;
  readonly #loaded = new Map<string, Promise<AnyCartridge>>();

  readonly #works = new WeakMap<object, Promise<TableWork[]>>();

  /** Null: no thread can load these games, as in some tests. */
  readonly #thread: OptionsThread | null;
  readonly #limit: MinuteLimit;
  readonly #checks: number;

  /** `checks`: costly checks of one person in a minute. */
  constructor(source: GameSource, checks = Number.POSITIVE_INFINITY, now: () => number = Date.now, part?: (most: number) => number) {
    this.source = source;
    this.#checks = checks;
    this.#limit = new MinuteLimit(now, part);
    const loader = source === registeredGames ? '@starboard/registry' : source.loader;
    this.#thread = loader === undefined ? null : new OptionsThread(loader);
  }

  load(id: string): Promise<AnyCartridge> {
    if (!this.source.gameIds.includes(id)) throw new ApiError('options', 'There is no such game here.');
    let loaded = this.#loaded.get(id);
    if (loaded === undefined) this.#loaded.set(id, (loaded = this.source.loadGame(id)));
    return loaded;
  }

  /** The options of a table that differ from the usual ones; texts without what they say. Games that are gone have none. */
  async changedOptions(id: string, options: { readonly [name: string]: Json }): Promise<ChangedOptions> {
    if (!this.source.gameIds.includes(id)) return {};
    const { game } = await this.load(id);
    const usual = readOptions(game, {}) as { readonly [name: string]: Json };
    const changed = Object.entries(options).filter(([name, value]) => value !== usual[name]);
    const texts = new Set(Object.entries(game.options).flatMap(([name, spec]) => (spec.kind === 'text' ? [name] : [])));
    const short = (name: string, value: Json): ChangedOptions[string] => (texts.has(name) || typeof value === 'object' ? '' : value);
    return Object.fromEntries(changed.map(([name, value]) => [name, short(name, value)]));
  }

  /** The works that a table plays with. By the options themselves: a lobby asks for the same ones again and again. */
  works(id: string, options: { readonly [name: string]: Json }): Promise<TableWork[]> {
    let works = this.#works.get(options);
    if (works === undefined) this.#works.set(options, (works = this.#worksIn(id, options)));
    return works;
  }

  async #worksIn(id: string, options: { readonly [name: string]: Json }): Promise<TableWork[]> {
    if (!this.source.gameIds.includes(id)) return [];
    const { game } = await this.load(id);
    return Object.entries(game.options).flatMap(([option, spec]) => {
      const text = options[option];
      if (spec.kind !== 'text' || spec.file === undefined || typeof text !== 'string' || text === '') return [];
      if (spec.only !== undefined && options[spec.only.option] !== spec.only.is) return [];
      return [{ option, kind: spec.file, name: inEachLanguage((l) => headingOf(text, l).name), author: headingOf(text).author }];
    });
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

  /** The full options of a table, or the reason against them. Costly checks run in a thread, and only so often for one person. */
  async options(id: string, seats: number, given: GivenOptions, asker: Asker): Promise<{ [name: string]: Json }> {
    const { game } = await this.load(id);
    const [min, max] = game.seats;
    if (seats < min || seats > max) throw new ApiError('seats', `This game is for ${min} to ${max} seats.`);
    const checked = await this.#check(game as Game<Types>, seats, given, asker);
    if ('bad' in checked) throw new ApiError('options', checked.bad);
    if ('refusal' in checked) {
      const { refusal } = checked;
      throw new ApiError('options', `These options do not go with ${seats} seats (${refusal.rule}).`, refusal);
    }
    return checked.options;
  }

  async #check(game: Game<Types>, seats: number, given: GivenOptions, { identity, network }: Asker): Promise<OptionsCheck> {
    if (this.#thread === null || !isCostly(game, given)) return checkOptions(game, seats, given);
    const keys: [string, number][] = [[`person ${identity}`, this.#checks]];
    if (network !== undefined) keys.push([`network ${network}`, NETWORK_FACTOR * this.#checks]);
    if (!this.#limit.take(keys)) throw new ApiError('too-fast', 'Too many checks of files; wait a little.');
    return this.#thread.check(identity, { game: game.id, seats, given });
  }

  async close(): Promise<void> {
    await this.#thread?.close();
  }
}
