/** A game's illustrated table with everything it is given; loaded together with its board (./slot.tsx). */
import type { MatchSeen } from '@starboard/host/match-view';
import { seatsOf, waitedFor } from '@starboard/kernel';
import type { Asking, Board, BoardProps, Due, Ordering, TableChair, Taste, Turn } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';
import { use } from 'preact/compat';
import { useCallback, useContext, useEffect, useMemo } from 'preact/hooks';
import { rulebookOf } from '../play/code.ts';
import { reason } from '../play/text.ts';
import { usePrefs, useReduced } from '../state/prefs.ts';
import { Portraits, usePortraitUrls } from '../ui/portraits.ts';
import { useLanguage, useWords } from '../words/index.ts';
import { DueClock, SeatClock } from './clock.tsx';
import type { TableGame } from './game.ts';
import { quotesRules } from './quoting.ts';
import { lookUp } from './rules-panel.ts';
import { levelOf } from './seats.tsx';

const SILENT = { rule: {} };
const NOBODY: readonly string[] = [];
const SPEED = { calm: 1, quick: 2, instant: 0 } as const;

interface DrawnProps {
  readonly board: Board;
  readonly at: TableGame;
  readonly seen: MatchSeen;
  readonly turn: Turn | null;
  readonly asking: Asking;
  readonly notes: ComponentChildren;
  readonly over: ComponentChildren;
  readonly undo?: (() => void) | null;
  readonly orders?: Ordering | null;
  readonly shown: (key: number) => void;
  /** No animation and no sound: a replay has jumped to another moment. */
  readonly still?: boolean;
}

export default function DrawnTable({
  board: Drawn,
  at,
  seen,
  turn,
  asking,
  notes,
  over,
  undo = null,
  orders = null,
  shown,
  still = false,
}: DrawnProps) {
  const w = useWords();
  const language = useLanguage();
  const taste = useTaste(still);
  const { rule } = quotesRules(at.game.id) ? use(rulebookOf(at.game.id, language)) : SILENT;
  const words = useMemo(() => ({ ...at.words, rule }), [at.words, rule]);
  const { known, table } = seen;
  const portraits = usePortraitUrls(useContext(Portraits) ?? NOBODY);
  const waited = useMemo(() => (table.closed === null ? waitedFor(known) : []), [known, table]);
  const chairs = useMemo(
    () =>
      seatsOf(table.chairs.length).map((seat): TableChair => {
        const chair = table.chairs[seat];
        const states = [chair.kind === 'bot' ? levelOf(chair.level, w) : '', chair.kind === 'person' && chair.away ? w.table.away : ''];
        return {
          kind: chair.kind,
          name: at.names[seat] ?? '',
          away: chair.kind === 'person' && chair.away,
          portrait: portraits[seat] ?? '',
          state: states.filter((s) => s !== '').join(' · '),
          clock: table.clock === null ? null : <SeatClock seen={seen} seat={seat} />,
        };
      }),
    [table, seen, at, portraits, w],
  );
  const due = useDue(seen);
  useBadges(portraits);
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
      undo={undo}
      orders={orders}
      why={why}
      lookUp={look}
      slots={{ notes, clock: due === null ? <DueClock seen={seen} /> : null, over }}
    />
  );
}

/** The end of a match shows portraits that the illustrated table has not used: they are loaded before, in quiet moments. */
function useBadges(portraits: readonly string[]): void {
  useEffect(() => {
    let stop = (): void => {};
    const left = [...portraits];
    const next = (): void => {
      const portrait = left.shift();
      if (portrait === undefined) return;
      if (!badges.has(portrait)) {
        const image = new Image();
        image.src = portrait;
        badges.set(portrait, image);
      }
      stop = whenQuiet(next);
    };
    stop = whenQuiet(next);
    return () => stop();
  }, [portraits]);
}
/** Kept, else they would be loaded again. */
const badges = new Map<string, HTMLImageElement>();

/** Not every browser has `requestIdleCallback`. */
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
