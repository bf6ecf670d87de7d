/** Who sits here, who is asked, whose time runs. */

import type { MatchSeen } from '@starboard/host/match-view';
import type { Seat } from '@starboard/kernel';
import { waitedFor } from '@starboard/kernel';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { type PageWords, useWords } from '../words/index.ts';
import { SeatClock } from './clock.tsx';

export function Seats({ seen, you }: { readonly seen: MatchSeen; readonly you: Seat | null }) {
  const w = useWords();
  const waited = seen.table.closed === null ? waitedFor(seen.known) : [];
  return (
    <ul className="seats" data-n={seen.table.chairs.length} aria-label={w.table.seats}>
      {seen.table.chairs.map((chair, i) => {
        const seat = i as Seat;
        const asked = waited.includes(seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
          <li key={i} className={`seat${asked ? ' asked' : ''}`} aria-current={asked ? 'true' : undefined}>
            <Badge seat={seat} away={chair.kind === 'person' && chair.away} />
            <div className="seat-who">
              <span className="seat-name">{chair.name || w.common.left}</span>
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

/** "Bot, normal". */
export const levelOf = (level: string | null, w: PageWords): string =>
  level === null ? w.common.bot : `${w.common.bot}, ${w.level[level as keyof PageWords['level']] ?? level}`;
