/** A match of this device: alone, or several people at one screen with a curtain between their hands. */
import type { Stream } from '@starboard/host';
import { type Seat, waitedFor } from '@starboard/kernel';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { type MatchClient, openMatch } from '../../match/store.ts';
import { store } from '../../offline/store.ts';
import { type LocalTable, newLocalTable, peopleAt } from '../../offline/tables.ts';
import { localLink } from '../../offline/worker-link.ts';
import { shownName } from '../../play/names.ts';
import { useGame } from '../../state/game.ts';
import { useStore } from '../../state/store.ts';
import type { TableGame } from '../../table/game.ts';
import type { Guide } from '../../table/guide.ts';
import { TablePage } from '../../table/table-page.tsx';
import { TimedNote } from '../../table/timed.tsx';
import { go } from '../../ui/router.tsx';
import { useWords } from '../../words/index.ts';

const Lost = lazy(() => import('../lost.tsx'));
/** Loaded for a match that goes on from another one. */
const BranchNote = lazy(() => import('../replay/branch-note.tsx'));

/** Loaded when people share the screen. Until it is there, the page behind it shows the public table only. */
const loadCurtain = async (): Promise<{ default: typeof import('../../table/curtain.tsx').Curtain }> => ({
  default: (await import('../../table/curtain.tsx')).Curtain,
});
const Curtain = lazy(loadCurtain);

/** Loaded when somebody who plays alone asks for one. */
const Hint = lazy(() => import('../../lookback/hint.tsx'));

/** Loaded for a guided game; without it the game goes on unguided. */
const Guided = lazy(() => import('../../lesson/guide.tsx').then(({ Guided }) => ({ default: Guided })).catch(() => ({ default: Unguided })));
const Unguided: typeof import('../../lesson/guide.tsx').Guided = ({ children }) => children(null);

export default function Local({ id }: { readonly id: string }) {
  const [table, setTable] = useState<LocalTable | null | undefined>(undefined);
  useEffect(() => {
    store()
      .table(id)
      .then(setTable, () => setTable(null));
  }, [id]);
  if (table === undefined) return null;
  return table === null ? <Lost /> : <AtTable table={table} />;
}

function AtTable({ table }: { readonly table: LocalTable }) {
  const people = useMemo(() => peopleAt(table), [table]);
  const streams = useStreams(table.id, people.length > 1 ? ['watch', ...people] : [people[0]]);
  if (streams === null) return null;
  return people.length > 1 ? <Shared table={table} streams={streams} /> : <Solo table={table} only={streams.get(people[0])!} />;
}

type Streams = ReadonlyMap<Stream, MatchClient>;

/** The streams this screen may look at. What is shown of them is decided below; the worker keeps the rest. */
function useStreams(match: string, wanted: readonly Stream[]): Streams | null {
  const key = wanted.join(' ');
  const [streams, setStreams] = useState<Streams | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says which streams.
  useEffect(() => {
    const opened = new Map(wanted.map((stream) => [stream, openMatch(match, localLink(match, stream))]));
    setStreams(opened);
    return () => {
      for (const s of opened.values()) s.getState().close();
    };
  }, [match, key]);
  return streams;
}

function Solo({ table, only }: AloneProps) {
  if (table.lesson === undefined || table.lesson.over) return <Alone table={table} only={only} guide={null} />;
  return (
    <Suspense fallback={null}>
      <Guided table={table}>{(guide) => <Alone table={table} only={only} guide={guide} />}</Guided>
    </Suspense>
  );
}

interface AloneProps {
  readonly table: LocalTable;
  readonly only: MatchClient;
}

function Alone({ table, only, guide }: AloneProps & { readonly guide: Guide | null }) {
  const code = useGame(table.game, table.options);
  return (
    <TablePage
      code={code}
      guide={guide}
      eyes={only}
      hand={only}
      undoer={only}
      talk={false}
      {...(guide === null && { hint: (at: TableGame, onClose: () => void) => <Hint table={table} at={at} store={only} onClose={onClose} /> })}
      banner={
        guide === null && (
          <>
            {table.branch !== undefined && (
              <Suspense fallback={null}>
                <BranchNote branch={table.branch} code={code} store={only} blind={table.challenge !== undefined} />
              </Suspense>
            )}
            <TimedNote table={table.id} code={code} options={table.options} store={only} />
          </>
        )
      }
      after={{ replay: `/replay/local/${table.id}`, again: <Again table={table} /> }}
      report={() => reportOf(table, only.getState().seen?.seat ?? null)}
    />
  );
}

function Shared({ table, streams }: { readonly table: LocalTable; readonly streams: Streams }) {
  const w = useWords();
  const code = useGame(table.game, table.options);
  const watch = streams.get('watch')!;
  const seen = useStore(watch, (s) => s.seen);
  const [lifted, setLifted] = useState<Seat | null>(null);
  const flow = seen?.known.flow;
  // Whose answer this screen is waiting for: the first of its people.
  const asked = seen === null || seen.table.closed !== null ? null : (waitedFor(seen.known).find((s) => streams.has(s)) ?? null);
  const secret = flow?.needsSecrets === true;
  useEffect(() => {
    if (lifted !== null && (lifted !== asked || !secret)) setLifted(null);
  }, [lifted, asked, secret]);
  const open = asked !== null && secret && lifted === asked;
  const hidden = asked !== null && secret && !open;
  const hand = asked !== null && !hidden ? streams.get(asked)! : watch;
  const undoer = useUndoer(streams);
  useEffect(() => void loadCurtain().catch(() => {}), []);
  return (
    <>
      <TablePage
        code={code}
        // If a question needs nothing hidden, everybody may see it with the public table.
        eyes={open ? hand : watch}
        hand={hand}
        undoer={undoer}
        talk={false}
        banner={<TimedNote table={table.id} code={code} options={table.options} store={watch} />}
        ahead={false}
        veiled={hidden}
        after={{ replay: `/replay/local/${table.id}`, again: <Again table={table} /> }}
        report={open ? () => reportOf(table, asked) : () => reportOf(table, null)}
      />
      {hidden && asked !== null && (
        <Suspense fallback={null}>
          <Curtain seat={asked} name={shownName(seen?.table.chairs[asked].name ?? '', w)} onLift={() => setLifted(asked)} />
        </Suspense>
      )}
    </>
  );
}

/** The seat of this screen that can undo. */
function useUndoer(streams: Streams): MatchClient | null {
  const seats = useMemo(() => [...streams.entries()].filter(([s]) => s !== 'watch').map(([, s]) => s), [streams]);
  const [undoer, setUndoer] = useState<MatchClient>(seats[0]);
  useEffect(() => {
    const look = (): void => setUndoer((was) => seats.find((s) => s.getState().seen?.own?.undo === true) ?? was);
    look();
    const stops = seats.map((s) => s.subscribe(look));
    return () => {
      for (const stop of stops) stop();
    };
  }, [seats]);
  return undoer;
}

/** Loaded when a game is over. */
const ChallengeAfter = lazy(() => import('../../challenge/after.tsx'));

/** The next match of the same people: everybody moves on by one seat. */
function Again({ table }: { readonly table: LocalTable }) {
  const w = useWords();
  // The same deal again is offered where it is compared.
  if (table.challenge !== undefined)
    return (
      <Suspense fallback={null}>
        <ChallengeAfter id={table.id} />
      </Suspense>
    );
  return (
    <>
      <button
        type="button"
        className="btn primary"
        onClick={() => {
          // The next one is an ordinary game.
          const { lesson: _, branch: __, ...same } = table;
          const next = newLocalTable({ ...same, sittings: [...table.sittings.slice(1), ...table.sittings.slice(0, 1)] });
          void store()
            .keepTable(next)
            .then(() => go(`/local/${next.id}`));
        }}
      >
        {w.over.rematch}
      </button>
      <Suspense fallback={null}>
        <ChallengeAfter id={table.id} />
      </Suspense>
    </>
  );
}

const reportOf = async (table: LocalTable, seat: Seat | null): Promise<unknown> =>
  (await import('../../offline/records.ts')).ownStreamOf(table.id, seat);
