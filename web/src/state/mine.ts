/** One's unfinished tables: as the lobby tells them now, or, where the server does not answer, as it told them last. */
import { useEffect, useState } from 'preact/hooks';
import type { Lobby, TableSummary } from '../net/types.ts';
import type { LastSeen } from '../offline/last-seen.ts';
import { useHere } from './here.ts';

/** What the last visit to the home page found: so the next one begins with the right page. */
export const HAD_GAMES = 'starboard/had-games';

/** Loaded when there is something to keep: not on a first visit. */
const lastSeen = () => import('../offline/last-seen.ts');

interface Mine {
  readonly mine: readonly TableSummary[];
  /** When that was so; null: it is so now. */
  readonly asOf: number | null;
}

export function useMine(lobby: Lobby | null): Mine {
  const { server, me } = useHere();
  const [last, setLast] = useState<LastSeen | null>(null);
  useEffect(() => {
    if (lobby === null || me === null) return;
    const seen: LastSeen = { at: Date.now(), name: me.name, mine: unfinished(lobby) };
    setLast(seen);
    lastSeen()
      .then(({ keepLastSeen }) => keepLastSeen(seen))
      .catch(() => {});
  }, [lobby, me]);
  // This device was signed out from another one: what it knew goes too.
  useEffect(() => {
    if (server === 'there' && me === null && localStorage.getItem(HAD_GAMES) === 'yes')
      void lastSeen().then(
        ({ forgetLastSeen }) => forgetLastSeen(),
        () => {},
      );
  }, [server, me]);
  const away = server === 'away';
  useEffect(() => {
    if (away && lobby === null)
      lastSeen()
        .then(({ readLastSeen }) => readLastSeen())
        .then(setLast, () => {});
  }, [away, lobby]);
  if (!away) return { mine: lobby === null ? [] : unfinished(lobby), asOf: null };
  return last === null || last.mine.length === 0 ? { mine: [], asOf: null } : { mine: last.mine, asOf: last.at };
}

const unfinished = (lobby: Lobby): readonly TableSummary[] => lobby.mine.filter((t) => t.state !== 'over' && t.state !== 'closed');
