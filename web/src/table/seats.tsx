/** Who sits here, who is asked, whose time runs. */
import './seats.css';
import type { MatchSeen } from '@starboard/host/match-view';
import { type Seat, seatsOf, waitedFor } from '@starboard/kernel';
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { shownName } from '../play/names.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { type PageWords, useWords } from '../words/index.ts';
import { SeatClock } from './clock.tsx';

export function Seats({ seen, you }: { readonly seen: MatchSeen; readonly you: Seat | null }) {
  const w = useWords();
  const waited = seen.table.closed === null ? waitedFor(seen.known) : [];
  const list = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(list);
  const asked = waited.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another asked seat is what scrolls.
  useEffect(() => {
    const { current } = list;
    const lit = current?.querySelector<HTMLElement>('.asked');
    // Only this list scrolls: `scrollIntoView` would move the page too.
    if (current != null && lit != null) current.scrollLeft = lit.offsetLeft - (current.clientWidth - lit.offsetWidth) / 2;
  }, [asked]);
  return (
    <ul ref={list} className="seats" data-n={seen.table.chairs.length} aria-label={w.table.seats} tabIndex={scrolls ? 0 : undefined}>
      {seatsOf(seen.table.chairs.length).map((seat) => {
        const chair = seen.table.chairs[seat];
        const asked = waited.includes(seat);
        return (
          <li key={seat} className={`seat${asked ? ' asked' : ''}`} aria-current={asked ? 'true' : undefined}>
            <Badge seat={seat} away={chair.kind === 'person' && chair.away} />
            <div className="seat-who">
              <span className="seat-name">{shownName(chair.name, w)}</span>
              <span className="seat-state">
                {seat === you && <span className="seat-you">{w.common.you}</span>}
                {chair.kind === 'bot' && <span className="seat-kind">{levelOf(chair.level, w)}</span>}
                {asked && <span className="seat-asked">{w.table.turn}</span>}
                {chair.kind === 'person' && chair.away && <span>{w.table.away}</span>}
              </span>
            </div>
            {!asked && seen.known.flow.asked.length > 1 && seen.known.flow.done.includes(seat) && (
              <span className="seat-done" title={w.table.answered}>
                <Icon name="check" />
                <span className="vh">{w.table.answered}</span>
              </span>
            )}
            {asked && (
              <span className="dots" aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
            )}
            <SeatClock seen={seen} seat={seat} />
          </li>
        );
      })}
    </ul>
  );
}

/** Whether a list is wider than its room: then it must be reached by keys. */
function useScrolls(list: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  const look = (): void => {
    const { current } = list;
    if (current !== null) setScrolls(current.scrollWidth > current.clientWidth);
  };
  // What is in it changes with every render, its room with the window.
  useEffect(look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list stays the same.
  useEffect(() => {
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, []);
  return scrolls;
}

/** "Bot, normal". */
export const levelOf = (level: string | null, w: PageWords): string =>
  level === null ? w.common.bot : `${w.common.bot}, ${w.level[level as keyof PageWords['level']] ?? level}`;
