/** One's unfinished tables: as the lobby tells them now, or, where the server does not answer, as it told them last. */
import { useEffect, useState } from 'preact/hooks';
import type { Lobby, TableSummary } from '../net/types.ts';
import type { LastSeen } from '../offline/last-seen.ts';
import { useHere } from './here.ts';

/** What the last visit to the home page found: so the next one begins with the right page. */
export const HAD_GAMES = 'starboard/had-games';

interface Mine {
  readonly mine: readonly TableSummary[];
  /** When that was so; null: it is so now. */
  readonly asOf: number | null;
}

export function useMine(lobby: Lobby | null): Mine {
  const { server, me } = useHere();
  const [last, setLast] = useState<LastSeen | null>(null);
  const away = server === 'away';
  // This device was signed out from another one: what it knew goes too.
  const out = server === 'there' && me === null;
  useEffect(() => {
    if ((away || out) && localStorage.getItem(HAD_GAMES) === 'yes')
      import('../offline/last-seen.ts')
        .then(({ forgetLastSeen, readLastSeen }) => (out ? forgetLastSeen() : readLastSeen().then(setLast)))
        .catch(() => {});
  }, [away, out]);
  if (away && last !== null) return { mine: last.mine, asOf: last.at };
  return { mine: (lobby?.mine ?? []).filter((t) => t.state !== 'over' && t.state !== 'closed'), asOf: null };
}
