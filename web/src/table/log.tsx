/** What happened, newest last. Its names can be pointed at or reached by arrow keys. */
import { undoneLines } from '@starboard/host/undone';
import './log.css';
import type { ShownLine } from '@starboard/host/match-view';
import type { Seat } from '@starboard/kernel';
import { Fragment } from 'preact';
import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { namesThen } from '../match/names.ts';
import { NO_NOTES, type OrderNote } from '../play/order-notes.ts';
import { linePhrase } from '../play/text.ts';
import { usePrefs } from '../state/prefs.ts';
import { Icon } from '../ui/icon.tsx';
import { point, Say } from '../ui/phrase.tsx';
import { moveAmongStops } from '../ui/stops.ts';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';

/** Lines rendered at most; older ones are in the replay. Fewer until somebody scrolls back, to keep each move cheap. */
const SHOWN = 400;
const SHOWN_LOW = 30;
/** Old lines are dropped in groups: each drop moves all the others. */
const GO = 20;
/** Within this distance from the end the log follows new lines. */
const NEAR_PX = 24;

interface RowProps {
  readonly at: TableGame;
  readonly line: ShownLine;
  readonly you: Seat | null;
  /** Of the people who sat there then. */
  readonly names: readonly string[];
  /** It no longer counts. */
  readonly undone: boolean;
}

export const LogRow = memo(function LogLine({ at, line, you, names, undone }: RowProps) {
  const w = useWords();
  const said = <Say phrase={linePhrase(at.words, w, line.event, you, names)} names={names} />;
  if (!undone) return said;
  return (
    <>
      <s>{said}</s> <small className="help">({w.said.undo.line})</small>
    </>
  );
});

/** What a row needs besides its line, for all lines at once. */
export function useRows(lines: readonly ShownLine[], names: readonly string[]): (line: ShownLine) => Pick<RowProps, 'names' | 'undone'> {
  return useMemo(() => {
    const then = namesThen(lines, names);
    const marks = undoneLines(lines);
    const undone = new Set(lines.filter((_, i) => marks[i]).map((l) => l.key));
    return ({ key }) => ({ names: then(key), undone: undone.has(key) });
  }, [lines, names]);
}

/** Re-renders only when something has happened, not with every question. */
export const LogPanel = memo(function Log({
  at,
  lines,
  you,
  newSince = null,
  notes = NO_NOTES.notes,
}: {
  readonly at: TableGame;
  readonly lines: readonly ShownLine[];
  readonly you: Seat | null;
  /** The time of the match up to which this person had looked before. */
  readonly newSince?: number | null;
  /** What one's own standing orders did, between the lines. */
  readonly notes?: readonly OrderNote[];
}) {
  const w = useWords();
  const list = useRef<HTMLDivElement>(null);
  const [low, setLow] = useState(true);
  const rowOf = useRows(lines, at.names);
  const firstNew = newSince === null ? undefined : lines.find((l) => l.at !== null && l.at > newSince)?.key;
  const behind = firstNew === undefined ? 0 : lines.length - lines.findIndex((l) => l.key === firstNew);
  const wanted = low ? Math.min(SHOWN, Math.max(SHOWN_LOW, behind + 1)) : SHOWN;
  const drawn = lines.slice(Math.max(0, Math.floor((lines.length - wanted) / GO) * GO));
  const down = (): void => {
    list.current?.scrollTo(0, 0);
    setLow(true);
  };
  return (
    <section className="log" aria-label={w.table.happened}>
      {/* Counted from its end (log.css), so that it stays there by itself and nothing is measured when a line comes. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys lead through the names inside. */}
      <div
        ref={list}
        className="scroll"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={moveAmongStops}
        // A line that is dropped under a resting pointer does not say that it is no longer pointed at.
        onPointerLeave={() => point(null)}
        onScroll={(e) => setLow(e.currentTarget.scrollTop > -NEAR_PX)}
      >
        <ol>
          {drawn.map((line) => (
            <Fragment key={line.key}>
              {line.key === firstNew && line.key !== lines[0].key && <li className="mark">{w.table.newHere}</li>}
              <li className={line.event.kind.startsWith('$') ? 'notice' : undefined}>
                <LogRow at={at} line={line} you={you} {...rowOf(line)} />
              </li>
              {notes
                .filter((n) => n.after === line.key)
                .map(({ order, told, at: then }) => (
                  <li key={order} className="notice">
                    <Say phrase={then === null ? told : (at.words.orderNow?.(order, then.known, then.seat) ?? told)} names={at.names} />
                  </li>
                ))}
            </Fragment>
          ))}
        </ol>
      </div>
      {!low && (
        <button type="button" className="btn sm jump" onClick={down}>
          <Icon name="down" />
          {w.table.jump}
        </button>
      )}
    </section>
  );
});

/** The pace of the log, and how far behind it may fall before it jumps to the present. */
const PACE_MS = { calm: 300, quick: 110, instant: 0 } as const;
const MOST_BEHIND = 14;

/** The lines as they are shown, one after another. Lines that were there on arrival are shown at once. */
export function useTold(lines: readonly ShownLine[], stream: object): readonly ShownLine[] {
  const pace = PACE_MS[usePrefs((p) => p.speed)];
  const newest = lines.at(-1)?.key ?? -1;
  const [told, setTold] = useState({ stream, key: newest });
  const shown = told.stream === stream && told.key >= 0 ? told.key : newest;
  useEffect(() => {
    const jump = pace === 0 || newest - shown > MOST_BEHIND || document.hidden;
    if (told.stream !== stream || (told.key < 0 && newest >= 0) || (shown < newest && jump)) return setTold({ stream, key: newest });
    if (shown >= newest) return;
    const timer = setTimeout(() => setTold({ stream, key: shown + 1 }), pace);
    return () => clearTimeout(timer);
  }, [told, stream, shown, newest, pace]);
  return shown >= newest ? lines : lines.filter((l) => l.key <= shown);
}
