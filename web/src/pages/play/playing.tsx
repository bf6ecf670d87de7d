/** A match of the server. */
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { type MatchClient, openMatch } from '../../match/store.ts';
import { ask } from '../../net/http.ts';
import { onlineLink } from '../../net/match-link.ts';
import type { TableInfo } from '../../net/types.ts';
import { useGame } from '../../state/game.ts';
import { useHere } from '../../state/here.ts';
import { useWaits } from '../../state/waits.ts';
import { TablePage } from '../../table/table-page.tsx';
import { TimedNote } from '../../table/timed.tsx';
import { go, Link } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useWords } from '../../words/index.ts';

interface Props {
  readonly table: TableInfo;
  readonly onTable: (t: TableInfo) => void;
}

export default function Playing({ table, onTable }: Props) {
  const code = useGame(table.game, table.options);
  const store = useOnline(table.id);
  const since = useState(() => table.you?.seen ?? null)[0];
  useSeen(table, store);
  useKept(table);
  if (store === null) return null;
  const seated = table.you !== null && table.you.chair !== null;
  return (
    <TablePage
      code={code}
      eyes={store}
      hand={store}
      undoer={seated ? store : null}
      talk
      newSince={since}
      banner={
        <>
          {seated && <TimedNote table={table.id} code={code} options={table.options} store={store} />}
          <Banner table={table} onTable={onTable} />
        </>
      }
      after={{
        replay: `/replay/table/${table.id}`,
        again: (
          <>
            <Again table={table} />
            <NextTable />
          </>
        ),
      }}
      people={othersAt(table)}
      report={() => ask('GET /api/tables/:table/stream', { params: { table: table.id } })}
    />
  );
}

/** For people who are somebody here. */
const othersAt = ({ id, you, chairs }: TableInfo) =>
  you === null
    ? []
    : chairs.flatMap(({ identity, name }) =>
        identity === null || identity === you.identity ? [] : [{ name, href: `/people/${identity}?table=${id}` }],
      );

function useOnline(id: string): MatchClient | null {
  const [store, setStore] = useState<MatchClient | null>(null);
  useEffect(() => {
    const opened = openMatch(id, onlineLink());
    setStore(opened);
    return () => opened.getState().close();
  }, [id]);
  return store;
}

/** Where the server keeps nobody's games, this device does. */
function useKept(table: TableInfo): void {
  const accounts = useHere((s) => s.accounts);
  useEffect(() => {
    if (!accounts && table.state === 'over') void import('../../people/kept-games.ts').then(({ keepGame }) => keepGame(table));
  }, [accounts, table]);
}

const SEEN_AFTER_MS = 3000;

/** Tells the server how far this person has looked: the next visit shows what happened since. */
function useSeen(table: TableInfo, store: MatchClient | null): void {
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

/** Wanted only where somebody is away, watches or asks for a seat: not before the first question. */
const SeatNotes = lazy(() => import('./playing-seats.tsx'));
const Share = lazy(async () => ({ default: (await import('../../summary/share.tsx')).Share }));

function Banner({ table, onTable }: Props): ComponentChildren {
  const { you, claims, chairs, state } = table;
  const quiet = claims.length + table.knocks.length === 0 && you !== null && you.chair !== null && chairs.every((c) => c.freeFrom === null);
  if (state !== 'running' || quiet) return null;
  return (
    <Suspense fallback={null}>
      <SeatNotes table={table} onTable={onTable} />
    </Suspense>
  );
}

/** The game is over, others go on. */
function NextTable() {
  const w = useWords();
  const waits = useWaits((s) => s.tables);
  if (waits.length === 0) return null;
  return (
    <Link className="btn" href={`/table/${waits[0].id}`}>
      {w.home.nextTurn(waits.length)}
    </Link>
  );
}

function Again({ table }: { readonly table: TableInfo }): ComponentChildren {
  const w = useWords();
  const [trying, problem] = useTry();
  const share = (
    <Suspense fallback={null}>
      <Share from={{ kind: 'table', id: table.id }} title={table.name} small />
    </Suspense>
  );
  if (table.tournament !== null)
    return (
      <>
        <Link className="btn primary" href={`/league/${table.tournament}`}>
          {w.over.toLeague}
        </Link>
        {share}
      </>
    );
  if (table.rematch !== null)
    return (
      <>
        <Link className="btn primary" href={`/table/${table.rematch}`}>
          {w.over.toRematch}
        </Link>
        {share}
      </>
    );
  if (table.you?.chair == null) return share;
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
      {share}
      {problem}
    </>
  );
}
