/** Running clocks. Each ticks by itself, so that nothing else re-renders. */
import type { MatchSeen } from '@starboard/host/match-view';
import type { Seat } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/index.ts';

const TICK_MS = 250;

function useTick(running: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!running) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}

/** The time a seat has left. */
export function SeatClock({ seen, seat }: { readonly seen: MatchSeen; readonly seat: Seat }) {
  const { clock } = seen.table;
  const running = clock?.running.includes(seat) ?? false;
  const now = useTick(running);
  const w = useWords();
  if (clock === null || clock.left[seat] === undefined) return null;
  const left = clock.left[seat] - (running ? Math.max(0, now + seen.ahead - clock.at) : 0);
  return (
    <span className={`chip num${left < 15_000 && running ? ' risk' : ''}`}>
      <Icon name="clock" />
      {w.common.clockTime(left / 1000)}
    </span>
  );
}

/** The time until the table moves for those who have not. */
export function DueClock({ seen }: { readonly seen: MatchSeen }) {
  const { due } = seen.table;
  const now = useTick(due !== null);
  const w = useWords();
  if (due === null) return null;
  const left = (due - (now + seen.ahead)) / 1000;
  return (
    <span className={`chip num${left < 10 ? ' risk' : ''}`} role="timer">
      <Icon name="clock" />
      <span className="vh">{w.table.due('')}</span>
      {w.common.clockTime(left)}
    </span>
  );
}
