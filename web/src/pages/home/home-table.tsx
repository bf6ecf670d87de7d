/** A table of one's own on the home page: its picture, what is asked, who is there, how long there is. */
import './home-games.css';
import type { MatchSeen } from '@starboard/host/match-view';
import { type MatchStanding, plain, question, type Seat } from '@starboard/kernel';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { usePosition } from '../../glimpse/position.ts';
import type { TableSummary } from '../../net/types.ts';
import { clockText } from '../../play/clock-text.ts';
import { shownName } from '../../play/names.ts';
import { useGame } from '../../state/game.ts';
import { useStanding } from '../../state/standings.ts';
import { useTableGame } from '../../table/game.ts';
import { Badge } from '../../ui/badge.tsx';
import { useGameTitle } from '../../ui/catalogue.ts';
import { Emblem, GameCover, GameName } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type Pictured, Portraits, portraitsFor } from '../../ui/portraits.ts';
import { Link } from '../../ui/router.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

const Glimpse = lazy(() => import('../../glimpse/glimpse.tsx'));

interface TableProps {
  readonly table: TableSummary;
  readonly news: unknown;
}

/** The one with the least time, large: what is asked, and one press. */
export function Urgent({ table, news }: TableProps) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const title = useGameTitle();
  const seen = usePosition(table, news);
  const standing = useStanding(table.game);
  return (
    <article className="panel urgent" aria-labelledby={`table ${table.id}`}>
      <Picture game={table.game} running={table.state === 'running'} seen={seen} />
      <div className="urgent-body">
        <div className="urgent-head">
          <Emblem game={table.game} size={26} />
          <h2 id={`table ${table.id}`}>
            <GameName game={table.game}>{title(table.game)}</GameName>
          </h2>
          {table.name !== '' && <span className="help">{table.name}</span>}
          {standing !== null && seen !== null && <span className="chip">{standing.progress(seen.pub)}</span>}
        </div>
        <p className="urgent-asks">
          <GameName game={table.game}>
            {seen === null ? table.state === 'starting' ? m.begins : w.home.yourTurn : <Asked table={table} seen={seen} />}
          </GameName>
        </p>
        <TablePeople table={table} standing={standing} seen={seen} named />
        <div className="urgent-go">
          <Link className="btn primary big" href={`/table/${table.id}`}>
            <Icon name="play" />
            {m.play}
          </Link>
          <TimeLeft table={table} />
        </div>
      </div>
    </article>
  );
}

export function TableCard({ table, news, asOf }: TableProps & { readonly asOf: number | null }) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const title = useGameTitle();
  const seen = usePosition(table, news);
  const standing = useStanding(table.game);
  return (
    <li className={`panel my-table${asOf !== null ? ' veiled' : table.turn ? ' turn' : ''}`}>
      <Picture game={table.game} running={table.state === 'running'} seen={seen} />
      <span className={`chip${table.turn && asOf === null ? ' lamp' : ''}`}>
        {asOf !== null ? m.asOf(asOf) : table.turn ? w.home.yourTurn : <Waits table={table} />}
      </span>
      <h2>{table.name || <GameName game={table.game}>{title(table.game)}</GameName>}</h2>
      <TablePeople table={table} standing={standing} seen={seen} />
      {standing !== null && seen !== null && <Stands standing={standing} seen={seen} />}
      <div className="my-table-foot">
        {table.turn ? (
          <TimeLeft table={table} brief />
        ) : (
          <span className="help">
            <OthersTime table={table} now={asOf === null} />
          </span>
        )}
        {asOf === null && (
          <Link className={`btn sm${table.turn ? '' : ' quiet'}`} href={`/table/${table.id}`}>
            {table.turn ? m.play : table.state === 'running' ? m.look : w.home.openIt}
          </Link>
        )}
      </div>
    </li>
  );
}

/** Whom a table waits for. */
function Waits({ table }: { readonly table: TableSummary }) {
  const w = useWords();
  const { mine: m } = useFarWords();
  if (table.state === 'waiting') return m.room;
  if (table.state === 'starting') return m.begins;
  const { asked } = table;
  if (asked.length === 0) return w.tables.state.running;
  return asked.length === 1 ? m.choosing(shownName(table.chairs[asked[0]]?.name ?? '', w)) : m.waiting(asked.length);
}

/** The question in the game's own words. */
function Asked({ table, seen }: { readonly table: TableSummary; readonly seen: MatchSeen }) {
  return (
    <Suspense fallback={null}>
      <Question table={table} seen={seen} />
    </Suspense>
  );
}

function Question({ table, seen }: { readonly table: TableSummary; readonly seen: MatchSeen }) {
  const w = useWords();
  const code = useGame(table.game, seen.pub.options ?? {});
  const at = useTableGame(
    code,
    table.chairs.map((c) => c.name),
  );
  const asked = seen.seat === null ? null : question(at.game, seen.known, seen.seat, []);
  if (asked === null || seen.seat === null) return <>{w.home.yourTurn}</>;
  return <>{plain(at.words.choice(asked.choice, seen.known, seen.seat, []), at.names)}</>;
}

interface PictureProps {
  readonly game: string;
  readonly running: boolean;
  readonly seen: MatchSeen | null;
}

/** Only where a match runs is there a position; before, the cover of the game. */
export function Picture({ game, running, seen }: PictureProps) {
  const { mine: m } = useFarWords();
  const title = useGameTitle();
  const cover = <GameCover game={game} />;
  return (
    <div className="position">
      {seen === null ? (
        running ? (
          <div className="glimpse" />
        ) : (
          cover
        )
      ) : (
        <Suspense fallback={cover}>
          <Glimpse game={game} seen={seen} label={m.board(title(game))} />
        </Suspense>
      )}
    </div>
  );
}

/** How far it is, and where one stands oneself. */
export function Stands({ standing, seen: { pub, seat } }: { readonly standing: MatchStanding; readonly seen: MatchSeen }) {
  const { mine: m } = useFarWords();
  return <p className="help">{[standing.progress(pub), ...(seat === null ? [] : [m.standing(standing.seat(pub, seat))])].join(' · ')}</p>;
}

interface TablePeopleProps {
  readonly table: TableSummary;
  readonly standing: MatchStanding | null;
  readonly seen: MatchSeen | null;
  readonly named?: boolean;
}
const TablePeople = ({ table, standing, seen, named = false }: TablePeopleProps) => (
  <People
    chairs={table.chairs}
    portraits={portraitsFor(table.chairs)}
    own={table.chair}
    asked={table.asked}
    named={named}
    standsAt={standing === null || seen === null ? null : (seat) => standing.seat(seen.pub, seat as Seat)}
  />
);

interface PeopleProps {
  readonly chairs: readonly Pictured[];
  readonly portraits: readonly string[];
  readonly own: number | null;
  readonly asked: readonly number[];
  readonly named?: boolean;
  /** Where each of them stands, where it is known. */
  readonly standsAt?: ((seat: number) => string) | null;
}

/** Everybody else at the table; the ones it waits for are marked. */
export function People({ chairs, portraits, own, asked, named = false, standsAt = null }: PeopleProps) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const others = chairs.map((chair, seat) => ({ ...chair, seat })).filter(({ kind, seat }) => kind !== 'empty' && seat !== own);
  if (others.length === 0) return <p className="help">{m.withNobody}</p>;
  return (
    <Portraits.Provider value={portraits}>
      <ul className="opponents">
        {others.map(({ seat, name, kind }) => (
          <li key={seat} className={asked.includes(seat) ? 'asked' : ''}>
            <Badge seat={seat} small />
            <b className={named ? '' : 'vh'}>{shownName(name, w)}</b>
            {kind === 'bot' && <span className={named && standsAt === null ? 'help' : 'vh'}>{w.common.bot}</span>}
            {standsAt !== null && <span className="help">{standsAt(seat)}</span>}
          </li>
        ))}
      </ul>
    </Portraits.Provider>
  );
}

/** Of days per move it is known for how long somebody has been choosing. */
function OthersTime({ table, now }: { readonly table: TableSummary; readonly now: boolean }) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const { clock, waitsUntil } = table;
  if (!now || waitsUntil === null || clock.kind !== 'days') return <>{clockText(w, clock)}</>;
  const left = Math.max(0, waitsUntil - Date.now());
  return <>{`${m.since(wholeTime(clock) - left)} · ${m.has(left)}`}</>;
}

const MINUTE_MS = 60_000;

/** Read once a minute, not each second. */
function TimeLeft({ table, brief = false }: { readonly table: TableSummary; readonly brief?: boolean }) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (table.due === null) return <span className="time-left help">{brief ? clockText(w, table.clock) : m.noClock}</span>;
  return (
    <span className="time-left">
      <Ring left={table.due - now} of={wholeTime(table.clock)} />
      <span>
        <b>{m.left(table.due - now)}</b>
        {!brief && <span className="help">{m.until(w.common.moment(table.due), table.atZero === 'bot')}</span>}
      </span>
    </span>
  );
}

const DAY_MS = 86_400_000;

/** What somebody has for a move, or for all of them. */
const wholeTime = (clock: TableSummary['clock']): number =>
  clock.kind === 'days' ? clock.days * DAY_MS : clock.kind === 'none' ? 0 : clock.seconds * 1000;

/** How much of it is left, at a glance; the words beside it say the same. */
function Ring({ left, of }: { readonly left: number; readonly of: number }) {
  if (of === 0) return null;
  const share = Math.round(100 * Math.max(0, Math.min(1, left / of)));
  return (
    <svg className="ring" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="16" />
      <circle cx="20" cy="20" r="16" className="ring-left" pathLength={100} strokeDasharray={`${share} 100`} transform="rotate(-90 20 20)" />
    </svg>
  );
}
