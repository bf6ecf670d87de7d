/** What happened, newest last. Its names can be pointed at or reached by arrow keys. */
import type { Seat } from '@starboard/kernel';
import { Fragment, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Told } from '../match/stream.ts';
import { linePhrase } from '../play/text.ts';
import { usePrefs } from '../state/prefs.ts';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/phrase.tsx';
import { moveAmongStops } from '../ui/stops.ts';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';

/** Lines drawn at most; older ones are in the replay. */
const SHOWN = 400;

export const LogLine = memo(function LogLine({ at, line, you }: { readonly at: TableGame; readonly line: Told; readonly you: Seat | null }) {
  const w = useWords();
  return <Say phrase={linePhrase(at.words, w, line.event, you)} names={at.names} />;
});

export function Log({
  at,
  lines,
  you,
  newSince = null,
}: {
  readonly at: TableGame;
  readonly lines: readonly Told[];
  readonly you: Seat | null;
  /** The time of the match up to which this person had looked before. */
  readonly newSince?: number | null;
}) {
  const w = useWords();
  const list = useRef<HTMLOListElement>(null);
  const [low, setLow] = useState(true);
  const firstNew = newSince === null ? undefined : lines.find((l) => l.at !== null && l.at > newSince)?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls.
  useLayoutEffect(() => {
    const el = list.current;
    if (el === null || !low) return;
    const down = (): void => {
      el.scrollTop = el.scrollHeight;
    };
    // With the next frame, which measures everything anyway.
    const soon = requestAnimationFrame(down);
    // The chat below takes room when somebody speaks.
    const size = new ResizeObserver(down);
    size.observe(el);
    return () => {
      cancelAnimationFrame(soon);
      size.disconnect();
    };
  }, [lines, low]);
  return (
    <section className="log" aria-label={w.table.happened}>
      <ol
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
        tabIndex={0}
        onKeyDown={moveAmongStops}
        onScroll={(e) => {
          const el = e.currentTarget;
          setLow(el.scrollHeight - el.scrollTop - el.clientHeight < 24);
        }}
      >
        {lines.slice(-SHOWN).map((line) => (
          <Fragment key={line.key}>
            {line.key === firstNew && line.key !== lines[0].key && <li className="mark">{w.table.newHere}</li>}
            <li className={line.event.kind.startsWith('$') ? 'notice' : undefined}>
              <LogLine at={at} line={line} you={you} />
            </li>
          </Fragment>
        ))}
      </ol>
      {!low && (
        <button type="button" className="btn sm jump" onClick={() => setLow(true)}>
          <Icon name="down" />
          {w.table.jump}
        </button>
      )}
    </section>
  );
}

/** The pace of the log, and how far behind it may fall before it jumps to the present. */
const PACE_MS = { calm: 300, quick: 110, instant: 0 } as const;
const MOST_BEHIND = 14;

/** The lines as they are told, one after another. What a stream had when we came to it is not told again. */
export function useTold(lines: readonly Told[], stream: object): readonly Told[] {
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
