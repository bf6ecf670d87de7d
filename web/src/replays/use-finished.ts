/** Reads the finished matches of this device and of the server. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { Api } from '../net/types.ts';
import { store } from '../offline/store.ts';
import { useHere } from '../state/here.ts';
import { useLobby } from '../state/lists.ts';
import { type FinishedMatch, finishedHere, finishedThere, finishedWithout } from './finished.ts';

/** Of open tables, where others played. */
export function useOpenReplays(mine: readonly FinishedMatch[] | null): readonly FinishedMatch[] {
  const [found, setFound] = useState<readonly FinishedMatch[]>([]);
  useEffect(() => {
    ask('GET /api/replays', {}).then(
      ({ replays }) => setFound(replays.map(openReplay)),
      () => {},
    );
  }, []);
  const own = new Set(mine?.map((m) => m.key));
  return found.filter((m) => !own.has(m.key));
}
const openReplay = ({ table, game, name, at, chairs }: OpenReplay): FinishedMatch => ({
  ...{ key: `table ${table}`, from: { kind: 'table', id: table }, game, name, at },
  chairs: chairs.map((c) => ({ name: c.name, kind: c.kind === 'bot' ? 'bot' : 'person', face: null })),
  ...{ rank: null, together: false, gaveUp: false, winners: [], replay: true, untold: true },
});
type OpenReplay = Api['GET /api/replays']['reply']['replays'][number];

/** Pages of the server that are read at once; the rest is asked for. */
const PAGES = 3;

interface Finished {
  /** The newest first; null: not read yet. */
  readonly found: readonly FinishedMatch[] | null;
  /** Reads older ones; null: there are none. */
  readonly older: (() => void) | null;
}

export function useFinished(): Finished {
  const me = useHere((s) => s.me?.identity ?? null);
  const [here, setHere] = useState<readonly FinishedMatch[] | null>(null);
  const [there, setThere] = useState<readonly FinishedMatch[]>([]);
  /** Where the server goes on; null: it has no more. */
  const [next, setNext] = useState<string | null>(null);
  useEffect(() => {
    store()
      .tables()
      .then((tables) => setHere(tables.filter((t) => t.state === 'over').map(finishedHere)))
      .catch(() => setHere([]));
  }, []);
  const wanted = useRef(me);
  wanted.current = me;
  const read = useCallback(async (person: string, before: string | null, pages: number): Promise<void> => {
    const page = await ask('GET /api/people/:person/games', { params: { person }, query: before === null ? {} : { before } });
    if (wanted.current !== person) return;
    setThere((had) => (before === null ? page.games.map(finishedThere) : [...had, ...page.games.map(finishedThere)]));
    const last = page.games.at(-1)?.table ?? null;
    setNext(page.more ? last : null);
    if (page.more && pages > 1 && last !== null) await read(person, last, pages - 1);
  }, []);
  useEffect(() => {
    if (me !== null) read(me, null, PAGES).catch(() => {});
  }, [me, read]);
  const lobby = useLobby();
  const older = me === null || next === null ? null : () => void read(me, next, PAGES).catch(() => {});
  if (here === null) return { found: null, older };
  const told = new Set(there.map((m) => m.key));
  const without = (lobby?.mine ?? []).filter((t) => t.state === 'over').map(finishedWithout);
  return { found: [...here, ...there, ...without.filter((m) => !told.has(m.key))].sort((a, b) => b.at - a.at), older };
}
