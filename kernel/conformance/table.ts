/** The tables a game is tried at: every number of chairs, and every value of every option at least once. */
import type { Game, OptionSpec, Types } from '../contract.ts';
import { readOptions } from '../options.ts';
import { cases } from './cases.ts';

/** What a game's test may set; everything has a usual value. */
export interface ConformanceConfig<T extends Types> {
  /** Some options each; what is missing has its usual value. Usual: enough sets for every value of every option. */
  readonly optionSets?: readonly Partial<T['options']>[];
  /** Numbers of chairs. Usual: all that the game allows. */
  readonly seats?: readonly number[];
  /** Random games per check and table, times `STARBOARD_DEEP`. */
  readonly games?: number;
  /** Moments per game at which a check looks closely. */
  readonly moments?: number;
  /** Usual: from `STARBOARD_SEED` and the game's id. */
  readonly seed?: number;
  /** More answers than any game takes. */
  readonly answers?: number;
  /** The largest memory of a seat, in characters of JSON. */
  readonly memory?: number;
  /** The largest state, in characters of JSON: a state that grows during a game makes every answer slower. */
  readonly state?: number;
  /** Sections of `mine` and `dark` that everybody can work out, each with the rule: `'dark.discard'`. A redeal leaves them alone. */
  readonly derivable?: Readonly<Record<string, T['rule']>>;
  /** The rule by which a table with one seat may show its spectators whether there was a choice: nobody plays against it. */
  readonly alone?: T['rule'];
}

export interface TestLimits {
  readonly games: number;
  readonly moments: number;
  readonly answers: number;
  readonly memory: number;
  readonly state: number;
}

/** A game with its options and chairs, before anything is dealt. */
export interface TestTable<T extends Types> {
  readonly name: string;
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seats: number;
  readonly limits: TestLimits;
  readonly derivable: Readonly<Record<string, T['rule']>>;
  /** Whether spectators are among those who must not learn a secret. */
  readonly spectators: boolean;
}

const limitsOf = <T extends Types>(config: ConformanceConfig<T>): TestLimits => ({
  games: cases(config.games ?? 3),
  moments: config.moments ?? 15,
  answers: config.answers ?? 20_000,
  memory: config.memory ?? 20_000,
  state: config.state ?? 200_000,
});

type AnySpec = OptionSpec<string> | OptionSpec<boolean> | OptionSpec<number>;

/** Every value a spec allows; of a range its ends and its usual value. The usual one comes first. */
const valuesOf = (spec: AnySpec): readonly unknown[] => {
  const all = spec.kind === 'choice' ? spec.of : spec.kind === 'switch' ? [true, false] : spec.kind === 'text' ? [] : [spec.min, spec.max];
  return [spec.usual, ...new Set(all.filter((v) => v !== spec.usual))];
};

/** As few option sets as possible in which every value of every option occurs; the first is the usual table. */
export function optionSets<T extends Types>(game: Game<T>): T['options'][] {
  const all = Object.entries(game.options as Readonly<Record<string, AnySpec>>).map(([name, spec]) => [name, valuesOf(spec)] as const);
  const sets = Math.max(1, ...all.map(([, values]) => values.length));
  return Array.from({ length: sets }, (_, i) =>
    readOptions(game, Object.fromEntries(all.map(([name, values]) => [name, values[i % values.length]]))),
  );
}

/** The tables of a test, without those that the game itself says do not fit. */
export function testTables<T extends Types>(game: Game<T>, config: ConformanceConfig<T>): TestTable<T>[] {
  const sets = config.optionSets?.map((some) => readOptions(game, some as Readonly<Record<string, unknown>>)) ?? optionSets(game);
  const [min, max] = game.seats;
  const chairs = config.seats ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const limits = limitsOf(config);
  const derivable = config.derivable ?? {};
  return sets.flatMap((options) =>
    chairs
      .filter((seats) => !game.fits?.(options, seats))
      .map((seats) => ({
        name: nameOf(game, options, seats),
        game,
        options,
        seats,
        limits,
        derivable,
        spectators: seats > 1 || config.alone === undefined,
      })),
  );
}

/** Names only what is unusual: `3 seats, landing=sealed`. */
function nameOf<T extends Types>(game: Game<T>, options: T['options'], seats: number): string {
  const specs = game.options as Readonly<Record<string, AnySpec>>;
  const unusual = Object.entries(options).filter(([name, value]) => value !== specs[name].usual);
  return [`${seats} seats`, ...unusual.map(([name, value]) => `${name}=${String(value)}`)].join(', ');
}
