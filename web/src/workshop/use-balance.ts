/** What bots make of a work: figures that grow while one watches. */
import {
  type Collector,
  type Difference,
  differences,
  fileOptions,
  type Game,
  type Json,
  type Language,
  type Level,
  readOptions,
  type Types,
} from '@starboard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { BLOCK, type MeasurePlan, measureHere } from './measuring.ts';

export interface BalanceAsk {
  readonly players: number;
  readonly level: Level;
  readonly games: number;
  /** The text of another version to compare with; null: none. */
  readonly against: string | null;
}

export interface BalanceState {
  /** Of which text these figures are. */
  readonly text: string;
  readonly asked: BalanceAsk;
  readonly games: number;
  readonly running: boolean;
  readonly failed: boolean;
  /** By block, in order; holes where none came yet. First the other version, if there is one. */
  readonly blocks: readonly (readonly (Json | undefined)[])[];
}

const SEED = 1;
/** Figures are drawn anew at most so often. */
const EVERY_MS = 250;

export interface Balance {
  readonly now: BalanceState | null;
  start(text: string, asked: BalanceAsk): void;
  stop(): void;
}

export function useBalance(game: Game<Types>, kind: string, suits: (text: string) => object): Balance {
  const [now, setNow] = useState<BalanceState | null>(null);
  const ending = useRef<(() => void) | null>(null);
  const stop = (): void => {
    ending.current?.();
    ending.current = null;
  };
  useEffect(() => () => ending.current?.(), []);
  const start = (text: string, asked: BalanceAsk): void => {
    stop();
    const texts = asked.against === null ? [text] : [asked.against, text];
    const plans = texts.map((of): MeasurePlan => {
      const options = readOptions(game, { ...suits(of), ...fileOptions(game, kind, of) });
      return { game: game.id, options, players: asked.players, level: asked.level, seed: SEED };
    });
    const blocks: (Json | undefined)[][] = texts.map(() => []);
    let games = 0;
    const tell = (change: Partial<BalanceState>): void =>
      setNow({ text, asked, games, running: true, failed: false, blocks: blocks.map((b) => [...b]), ...change });
    let timer = 0;
    const halt = measureHere(plans, asked.games, {
      block(plan, at, counts) {
        blocks[plan][at] = counts;
        games += BLOCK;
        timer ||= window.setTimeout(() => {
          timer = 0;
          tell({});
        }, EVERY_MS);
      },
      done() {
        clearTimeout(timer);
        ending.current = null;
        tell({ running: false });
      },
      failed() {
        clearTimeout(timer);
        ending.current = null;
        tell({ running: false, failed: true });
      },
    });
    ending.current = () => {
      clearTimeout(timer);
      halt();
      setNow((was) => was && { ...was, running: false });
    };
    tell({});
  };
  return { now, start, stop };
}

const there = (blocks: readonly (Json | undefined)[]): Json[] => blocks.filter((b) => b !== undefined);

/** All that was counted of the work itself; null: nothing yet. */
export function balanceCounts(collector: Collector, { blocks }: BalanceState): Json | null {
  const [first, ...rest] = there(blocks[blocks.length - 1]);
  if (first === undefined) return null;
  return rest.reduce<Json>((sum, block) => collector.merge(sum, structuredClone(block)), structuredClone(first));
}

/** Of blocks that were played with both versions; empty: with one only, or none yet. */
export function differencesOf(collector: Collector, { blocks }: BalanceState, language: Language): Difference[] {
  if (blocks.length < 2) return [];
  const pairs = blocks[0].flatMap((a, i) => {
    const b = blocks[1][i];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
  return pairs.length === 0 ? [] : differences(collector, pairs, language);
}
