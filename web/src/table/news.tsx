/** What happened lately, for a screen on which the log itself is out of sight: the last lines, and how many more there are. */

import type { ShownLine } from '@starboard/host/match-view';
import type { Seat } from '@starboard/kernel';
import type { Turn } from '@starboard/table-kit';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';
import { LogRow, useRows } from './log.tsx';

/** How much there was to read when this seat answered last: what came since is news to it. */
export function useAnswered(turn: Turn | null, lines: readonly ShownLine[]): number | null {
  const [since, setSince] = useState<number | null>(null);
  const asked = turn !== null && !turn.sent;
  const newest = lines.at(-1)?.key ?? null;
  const was = useRef({ asked, newest });
  useEffect(() => {
    // What came with the answer itself is seen at once with the next question: the line before it is where the news begin.
    if (was.current.asked && !asked) setSince(was.current.newest);
    was.current = { asked, newest };
  }, [asked, newest]);
  return since;
}

export function News({
  at,
  lines,
  you,
  since,
  onOpen,
}: {
  readonly at: TableGame;
  readonly lines: readonly ShownLine[];
  readonly you: Seat | null;
  /** The last line there was when this seat answered; null: it has not yet. */
  readonly since: number | null;
  readonly onOpen: () => void;
}) {
  const w = useWords();
  const rowOf = useRows(lines, at.names);
  const last = lines.slice(-2);
  const more = since === null ? 0 : lines.filter((l) => l.key > since).length;
  return (
    <section className="news" aria-label={w.table.news}>
      {last.map((line) => (
        <p key={line.key}>
          <LogRow at={at} line={line} you={you} {...rowOf(line)} />
        </p>
      ))}
      {more > last.length && (
        <button type="button" className="btn quiet sm" aria-label={w.table.since(more)} title={w.table.since(more)} onClick={onOpen}>
          <Icon name="log" />
          <span aria-hidden="true">{`+${more - last.length}`}</span>
        </button>
      )}
    </section>
  );
}
