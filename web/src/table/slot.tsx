/**
 * Puts a game's illustrated table into the frame: there where the game has one and the person has not chosen words. It is
 * loaded when it is wanted; where it cannot be had, the table in words does.
 */

import type { MatchSeen } from '@starboard/host/match-view';
import { type Seat, waitedFor } from '@starboard/kernel';
import { tables } from '@starboard/registry/tables';
import type { Asking, Board, BoardProps, Due, TableChair, Taste, Turn } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { use } from 'preact/compat';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { rulebookOf } from '../play/code.ts';
import { reason } from '../play/text.ts';
import { usePrefs, useReduced } from '../state/prefs.ts';
import { badgeOf } from '../ui/badge.tsx';
import { toast } from '../ui/toast.tsx';
import { useLanguage, useWords, wordsNow } from '../words/index.ts';
import { DueClock, SeatClock } from './clock.tsx';
import type { TableGame } from './game.ts';
import { lookUp } from './rules-panel.ts';
import { levelOf } from './seats.tsx';

/** What came of loading; null: it could not be had. */
const loaded = new Map<string, Board | null>();
const coming = new Map<string, Promise<void>>();

function load(game: string): Promise<void> {
  let come = coming.get(game);
  if (come === undefined) {
    come = tables[game]().then(
      (module) => void loaded.set(game, module.default),
      () => {
        loaded.set(game, null);
        toast(wordsNow().table.drawnMissing);
      },
    );
    coming.set(game, come);
  }
  return come;
}

export const hasDrawn = (game: string): boolean => Object.hasOwn(tables, game);

/** The board to draw with; null: in words. */
export function useDrawn(game: string): Board | 'loading' | null {
  const wanted = usePrefs((p) => p.board === 'drawn') && hasDrawn(game);
  const [, setCame] = useState(0);
  useEffect(() => {
    let here = true;
    if (wanted && !loaded.has(game)) void load(game).then(() => here && setCame((n) => n + 1));
    return () => {
      here = false;
    };
  }, [wanted, game]);
  return wanted ? (loaded.has(game) ? loaded.get(game)! : 'loading') : null;
}

const SPEED = { calm: 1, quick: 2, instant: 0 } as const;

export interface DrawnProps {
  readonly board: Board;
  readonly at: TableGame;
  readonly seen: MatchSeen;
  readonly turn: Turn | null;
  readonly asking: Asking;
  readonly notes: ComponentChildren;
  readonly over: ComponentChildren;
  readonly shown: (key: number) => void;
  /** Nothing of what is new travels or sounds: somebody has gone to another place of the match. */
  readonly still?: boolean;
}

export function DrawnTable({ board: Drawn, at, seen, turn, asking, notes, over, shown, still = false }: DrawnProps) {
  const w = useWords();
  const language = useLanguage();
  const taste = useTaste(still);
  // What is drawn explains itself by the rules.
  const rule = use(rulebookOf(at.game.id, language));
  const words = useMemo(() => ({ ...at.words, rule }), [at.words, rule]);
  const { known, table } = seen;
  const waited = useMemo(() => (table.closed === null ? waitedFor(known) : []), [known, table]);
  const chairs = useMemo(
    () =>
      table.chairs.map((chair, i): TableChair => {
        const states = [chair.kind === 'bot' ? levelOf(chair.level, w) : '', chair.kind === 'person' && chair.away ? w.table.away : ''];
        return {
          kind: chair.kind,
          name: chair.name,
          away: chair.kind === 'person' && chair.away,
          portrait: badgeOf(i),
          state: states.filter((s) => s !== '').join(' · '),
          clock: table.clock === null ? null : <SeatClock seen={seen} seat={i as Seat} />,
        };
      }),
    [table, seen, w],
  );
  const due = useDue(seen);
  useBadges(table.chairs.length);
  const why = useCallback<BoardProps['why']>((refusal) => reason(at.words, w, refusal), [at, w]);
  const look = useCallback((id: string): void => lookUp({ id }), []);
  return (
    <Drawn
      game={at.game}
      words={words}
      language={language}
      known={known}
      you={seen.seat}
      names={at.names}
      chairs={chairs}
      waited={waited}
      turn={turn}
      asking={asking}
      due={due}
      lines={seen.lines}
      shown={shown}
      outcome={table.outcome}
      taste={taste}
      why={why}
      lookUp={look}
      slots={{ notes, clock: due === null ? <DueClock seen={seen} /> : null, over }}
    />
  );
}

/** At its end the frame shows badges, which an illustrated table has not: they are read before, in quiet moments, for then there is enough to do. */
function useBadges(seats: number): void {
  useEffect(() => {
    let stop = (): void => {};
    const next = (): void => {
      if (badges.length >= seats) return;
      const image = new Image();
      image.src = badgeOf(badges.length);
      badges.push(image);
      stop = whenQuiet(next);
    };
    stop = whenQuiet(next);
    return () => stop();
  }, [seats]);
}
/** Kept, else they would be read again. */
const badges: HTMLImageElement[] = [];

/** Not every browser says when it has nothing to do. */
function whenQuiet(what: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(what);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(what, 200);
  return () => clearTimeout(id);
}

/** A window with a deadline of its own, by this device's clock. */
function useDue({ known, table, ahead }: MatchSeen): Due | null {
  const { seconds } = known.flow;
  const at = seconds === null ? null : table.due;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clocks drift by less than one can see; the ring must not jump.
  return useMemo(() => {
    if (at === null || seconds === null) return null;
    const ends = performance.now() + at - (Date.now() + ahead);
    return { from: ends - seconds * 1000, at: ends };
  }, [at, seconds]);
}

function useTaste(still: boolean): Taste {
  const { speed, sound, volume, keys } = usePrefs();
  const reduced = useReduced();
  return useMemo(
    () => ({ speed: still ? 0 : SPEED[speed], reduced, volume: sound && !still ? volume : 0, keys }),
    [speed, reduced, sound, volume, keys, still],
  );
}
