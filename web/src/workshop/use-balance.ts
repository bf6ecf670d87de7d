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
import { BLOCK, type MeasurePlan, type MeasurePool } from './measuring.ts';
import { workStore } from './store.ts';

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
  /** What was measured before it. */
  readonly before?: string | undefined;
  readonly games: number;
  readonly running: boolean;
  readonly failed: boolean;
  /** By block, in order; holes where none came yet. First the other version, if there is one. */
  readonly blocks: readonly (readonly (Json | undefined)[])[];
}

const SEED = 1;
/** The shortest time between two redraws of the figures. */
const EVERY_MS = 250;

export interface Balance {
  readonly now: BalanceState | null;
  start(text: string, asked: BalanceAsk): void;
  stop(): void;
}

/** Counts of other rules, or of a report that counted other things, are not shown. */
const REPORTS = 2;
export const countedBy = ({ rules }: Pick<Game<Types>, 'rules'>): string => `${rules.version}/${REPORTS}`;

/** A plan for one text of a work. */
export const measurePlan = (
  game: Game<Types>,
  kind: string,
  suits: Suits,
  text: string,
  { players, level }: Pick<BalanceAsk, 'players' | 'level'>,
): MeasurePlan => ({
  game: game.id,
  options: readOptions(game, { ...suits(text), ...fileOptions(game, kind, text) }),
  players,
  level,
  seed: SEED,
});
/** Other options that a text is best played with. */
export type Suits = (text: string) => object;

/** What was kept is shown until something is measured anew. */
export function isBalanceState(v: unknown): v is BalanceState {
  return typeof v === 'object' && v !== null && 'blocks' in v && Array.isArray(v.blocks) && 'text' in v && typeof v.text === 'string';
}

export function useBalance(pool: MeasurePool, game: Game<Types>, work: { readonly id: string; readonly kind: string }, suits: Suits): Balance {
  const [now, setNow] = useState<BalanceState | null>(null);
  const ending = useRef<(() => void) | null>(null);
  const stop = (): void => {
    ending.current?.();
    ending.current = null;
  };
  useEffect(() => () => ending.current?.(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pool and the kind stay, and what suits follows from both.
  useEffect(() => {
    let wanted = true;
    workStore()
      .figures(work.id, countedBy(game))
      .then(
        (kept) => {
          if (!wanted || !isBalanceState(kept)) return;
          for (const [i, text] of textsOf(kept).entries()) pool.remember(measurePlan(game, work.kind, suits, text, kept.asked), kept.blocks[i] ?? []);
          setNow((was) => was ?? kept);
        },
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [work.id, game]);
  const keep = (measured: BalanceState): void => {
    workStore()
      .keepFigures({ work: work.id, rules: countedBy(game), measured })
      .catch(() => {});
  };
  const start = (text: string, asked: BalanceAsk): void => {
    stop();
    const texts = textsOf({ text, asked });
    const before = now === null || now.text === text ? now?.before : now.text;
    const plans = texts.map((of) => measurePlan(game, work.kind, suits, of, asked));
    const blocks: (Json | undefined)[][] = texts.map(() => []);
    let games = 0;
    const state = (change: Partial<BalanceState>): BalanceState => ({
      ...{ text, asked, before, games, running: true, failed: false, blocks: blocks.map((b) => [...b]) },
      ...change,
    });
    const tell = (change: Partial<BalanceState>): void => setNow(state(change));
    let timer = 0;
    const halt = pool.measure(plans, asked.games, {
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
        keep(state({ running: false }));
      },
      failed() {
        clearTimeout(timer);
        ending.current = null;
        tell({ running: false, failed: true });
      },
      cut: () => ending.current?.(),
    });
    ending.current = () => {
      ending.current = null;
      clearTimeout(timer);
      halt();
      setNow((was) => was && { ...was, running: false });
      if (games > 0) keep(state({ running: false }));
    };
    tell({});
  };
  return { now, start, stop };
}

/** First the other version, if there is one. */
const textsOf = ({ text, asked: { against } }: Pick<BalanceState, 'text' | 'asked'>): string[] => (against === null ? [text] : [against, text]);

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
