/** What a check is, and how it watches one game. */
import { hash32 } from '../chance.ts';
import type { Types } from '../contract.ts';
import { ContractBroken } from './json.ts';
import { atRandom, type Decide, type GivenAnswer, Play } from './play.ts';
import type { TestTable } from './table.ts';

/** One promise of the contract. Throwing means that it is broken; whatever the rules throw means so too. */
export interface Check {
  /** A sentence that says what holds. */
  readonly name: string;
  /** Whether it needs events and memories. */
  readonly hears?: boolean;
  /** Looks at the table as it was dealt. A check that has nothing else needs no game to be played. */
  start?<T extends Types>(p: Play<T>): void;
  /** Looks at a moment between two answers; it must not change the state. */
  at?<T extends Types>(p: Play<T>): void;
  /** Looks at every moment, so it must be quick. */
  always?<T extends Types>(p: Play<T>): void;
  /** Looks back at a game that is over, or that stopped. */
  end?<T extends Types>(p: Play<T>): void;
}

export interface Finding<T extends Types = Types> {
  readonly check: string;
  readonly table: TestTable<T>;
  readonly problem: string;
  readonly deal: number;
  /** The decisions that lead there, see ./play.ts. */
  readonly list: readonly number[];
  readonly given: readonly GivenAnswer<T>[];
}

/** One game under the eyes of a check, which looks closely at every `stride`-th moment. */
export function watch<T extends Types>(check: Check, table: TestTable<T>, deal: number, decide: Decide, stride: number): Failure<T> | null {
  let p: Play<T> | null = null;
  try {
    p = new Play(table, deal, decide, check.hears ?? false);
    check.start?.(p);
    if (check.at === undefined && check.always === undefined && check.end === undefined && check.start !== undefined) return null;
    // Each deal looks at other moments, so that no phase of a regular game is always skipped.
    for (let n = deal % stride; ; n++) {
      check.always?.(p);
      if (check.at !== undefined && (n % stride === 0 || p.over)) check.at(p);
      if (!p.step()) break;
      if (p.given.length > table.limits.answers) throw new ContractBroken(`the game does not end within ${table.limits.answers} answers`);
    }
    check.end?.(p);
    return null;
  } catch (error) {
    return { problem: messageOf(error), thrown: !(error instanceof ContractBroken), given: p?.given ?? [] };
  }
}
export interface Failure<T extends Types> {
  readonly problem: string;
  /** By the rules, not by the check. */
  readonly thrown: boolean;
  readonly given: readonly GivenAnswer<T>[];
}

const messageOf = (error: unknown): string => {
  if (error instanceof ContractBroken) return error.message;
  // The second line of the stack names the place in the rules.
  return error instanceof Error
    ? `it throws ${error.name}: ${error.message} ${error.stack?.split('\n')[1]?.trim() ?? ''}`
    : `it throws ${String(error)}`;
};

export const dealOf = <T extends Types>(seed: number, table: TestTable<T>, game: number): number => hash32(`${seed} ${table.name} ${game}`);

const strides = new WeakMap<object, number>();

/** Spreads the moments a check looks at over a game of usual length. */
export function strideOf<T extends Types>(table: TestTable<T>): number {
  let stride = strides.get(table);
  if (stride === undefined) {
    stride = 1;
    try {
      const p = new Play(table, 0, atRandom(table.name).decide, false);
      while (p.given.length < table.limits.answers && p.step());
      stride = Math.max(1, Math.floor(p.given.length / table.limits.moments));
    } catch {
      // A game that cannot be played is looked at everywhere; the check itself will say what is wrong.
    }
    strides.set(table, stride);
  }
  return stride;
}
