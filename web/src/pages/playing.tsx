/** A match of the server. */
import type { Seat } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type MatchStore, openMatch } from '../match/store.ts';
import { ask } from '../net/http.ts';
import { onlineLink } from '../net/match-link.ts';
import type { TableInfo } from '../net/types.ts';
import { useGame } from '../state/game.ts';
import { Frame } from '../table/frame.tsx';
import { go, Link } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';

interface Props {
  readonly table: TableInfo;
  readonly onTable: (t: TableInfo) => void;
}

export default function Playing({ table, onTable }: Props) {
  const code = useGame(table.game, table.options);
  const store = useOnline(table.id);
  const since = useState(() => table.you?.seen ?? null)[0];
  useSeen(table, store);
  if (store === null) return null;
  const seated = table.you !== null && table.you.chair !== null;
  return (
    <Frame
      code={code}
      eyes={store}
      hand={store}
      undoer={seated ? store : null}
      talk
      newSince={since}
      banner={<Banner table={table} onTable={onTable} />}
      after={{ replay: `/replay/table/${table.id}`, again: <Again table={table} /> }}
      report={() => ask('GET /api/tables/:table/stream', { params: { table: table.id } })}
    />
  );
}

function useOnline(id: string): MatchStore | null {
  const [store, setStore] = useState<MatchStore | null>(null);
  useEffect(() => {
    const opened = openMatch(id, onlineLink());
    setStore(opened);
    return () => opened.getState().close();
  }, [id]);
  return store;
}

const SEEN_AFTER_MS = 3000;

/** Tells the server how far this person has looked: the next visit shows what happened since. */
function useSeen(table: TableInfo, store: MatchStore | null): void {
  const { id } = table;
  const seated = table.you?.chair != null;
  useEffect(() => {
    if (store === null || !seated) return;
    let told = -1;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const at = store.getState().seen?.lines.findLast((l) => l.at !== null)?.at ?? null;
        if (document.hidden || at === null || at <= told) return;
        told = at;
        ask('POST /api/tables/:table/seen', { params: { table: id }, body: { at: Math.max(0, Math.round(at)) } }).catch(() => {});
      }, SEEN_AFTER_MS);
    };
    look();
    const stop = store.subscribe((s, was) => {
      if (s.seen?.lines !== was.seen?.lines) look();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, store, seated]);
}

/** Chairs that somebody wants, and chairs that can be had. */
function Banner({ table, onTable }: Props): ComponentChildren {
  const w = useWords();
  const [trying, problem] = useTry();
  const chair = table.you?.chair ?? null;
  const me = table.you?.identity;
  const params = { table: table.id };
  if (table.state !== 'running') return null;
  const free = chair === null && table.you !== null && table.claims.every((c) => c.identity !== me);
  return (
    <>
      {table.claims.map((c) => (
        <div className="note request" key={c.id} role="status">
          <p>{c.identity === me ? w.lobby.claimed : w.lobby.claim(c.name, table.chairs[c.chair].name)}</p>
          <div className="acts">
            {chair !== null && (
              <button
                type="button"
                className="btn sm primary"
                onClick={() =>
                  trying(ask('POST /api/tables/:table/claims/:claim', { params: { ...params, claim: c.id }, body: { yes: true } }).then(onTable))
                }
              >
                {w.table.agree}
              </button>
            )}
            {(chair !== null || c.identity === me) && (
              <button
                type="button"
                className="btn sm"
                onClick={() =>
                  trying(ask('POST /api/tables/:table/claims/:claim', { params: { ...params, claim: c.id }, body: { yes: false } }).then(onTable))
                }
              >
                {c.identity === me ? w.lobby.takeBack : w.table.refuse}
              </button>
            )}
          </div>
        </div>
      ))}
      {chair === null && (
        <details className="note more">
          <summary>{w.table.spectator}</summary>
          {free && (
            <ul className="rows">
              {table.chairs.map((c, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
                <li key={i}>
                  <button
                    type="button"
                    className="btn sm"
                    onClick={() => trying(ask('POST /api/tables/:table/claims', { params, body: { chair: i as Seat } }).then(onTable))}
                  >
                    {w.lobby.takeOver}: {c.name}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </details>
      )}
      {problem}
    </>
  );
}

function Again({ table }: { readonly table: TableInfo }): ComponentChildren {
  const w = useWords();
  const [trying, problem] = useTry();
  if (table.rematch !== null)
    return (
      <Link className="btn primary" href={`/table/${table.rematch}`}>
        {w.over.toRematch}
      </Link>
    );
  if (table.you?.chair == null) return null;
  return (
    <>
      <button
        type="button"
        className="btn primary"
        onClick={() =>
          trying(ask('POST /api/tables/:table/rematch', { params: { table: table.id }, body: {} }).then((next) => go(`/table/${next.id}`)))
        }
      >
        {w.over.rematch}
      </button>
      {problem}
    </>
  );
}
