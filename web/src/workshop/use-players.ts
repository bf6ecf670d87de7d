/** What a work is with every number of players that it is meant for: some games of each, in turns, while one watches. */
import type { Collector, Game, IntervalItem, Json, Language, Level, Types } from '@starboard/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { BLOCK, type MeasurePool } from './measuring.ts';
import { workStore } from './store.ts';
import { countedBy, measurePlan, type Suits } from './use-balance.ts';

export interface PlayersState {
  /** Of which text these figures are. */
  readonly text: string;
  readonly level: Level;
  /** Of each number of players. */
  readonly games: number;
  readonly running: boolean;
  readonly failed: boolean;
  /** In the order of the numbers; null: nothing was counted yet. */
  readonly by: readonly { readonly players: number; readonly played: number; readonly counts: Json | null }[];
}

export interface PlayersAsk {
  readonly numbers: readonly number[];
  readonly level: Level;
  readonly games: number;
}

/** The shortest time between two redraws of the figures. */
const EVERY_MS = 250;

/** Where a work's figures by number of players are kept, beside those of one number. */
export const playersKey = (work: string): string => `${work}/players`;

function isPlayersState(v: unknown): v is PlayersState {
  return typeof v === 'object' && v !== null && 'by' in v && Array.isArray(v.by) && 'text' in v && typeof v.text === 'string';
}

interface Props {
  readonly pool: MeasurePool;
  readonly game: Game<Types>;
  readonly collector: Collector;
  readonly work: { readonly id: string; readonly kind: string };
  readonly suits: Suits;
}

export function usePlayers({ pool, game, collector, work, suits }: Props): {
  readonly now: PlayersState | null;
  start(text: string, ask: PlayersAsk): void;
  stop(): void;
} {
  const [now, setNow] = useState<PlayersState | null>(null);
  const ending = useRef<(() => void) | null>(null);
  const stop = (): void => {
    ending.current?.();
    ending.current = null;
  };
  useEffect(() => () => ending.current?.(), []);
  useEffect(() => {
    let wanted = true;
    workStore()
      .figures(playersKey(work.id), countedBy(game))
      .then(
        (kept) => wanted && isPlayersState(kept) && setNow((was) => was ?? kept),
        () => {},
      );
    return () => {
      wanted = false;
    };
  }, [work.id, game]);
  const start = (text: string, { numbers, level, games }: PlayersAsk): void => {
    stop();
    const by = numbers.map((players) => ({ players, played: 0, counts: null as Json | null }));
    let timer = 0;
    const state = (running: boolean, failed = false): PlayersState => ({ text, level, games, running, failed, by: by.map((one) => ({ ...one })) });
    const end = (failed = false): void => {
      clearTimeout(timer);
      ending.current = null;
      setNow(state(false, failed));
      if (failed || by.every((one) => one.played === 0)) return;
      workStore()
        .keepFigures({ work: playersKey(work.id), rules: countedBy(game), measured: state(false) })
        .catch(() => {});
    };
    const plans = numbers.map((players) => measurePlan(game, work.kind, suits, text, { players, level }));
    const halt = pool.measure(plans, games, {
      block(plan, _at, counts) {
        const one = by[plan];
        one.counts = one.counts === null ? counts : collector.merge(one.counts, counts);
        one.played += BLOCK;
        timer ||= window.setTimeout(() => {
          timer = 0;
          setNow(state(true));
        }, EVERY_MS);
      },
      done: () => end(),
      failed: () => end(true),
      cut: () => end(),
    });
    ending.current = () => {
      halt();
      end();
    };
    setNow(state(true));
  };
  return { now, start, stop };
}

/** The shares that the game compares between numbers of players. */
export function sharesOf(collector: Collector, counts: Json, language: Language): readonly IntervalItem[] {
  return collector.shares?.(structuredClone(counts), language) ?? [];
}
