/** A table of one's own on the home page: its picture, what is asked, who is there, how long there is. */
import './home-games.css';
import type { MatchSeen } from '@starboard/host/match-view';
import { plain, question } from '@starboard/kernel';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { usePosition } from '../glimpse/position.ts';
import type { TableSummary } from '../net/types.ts';
import { clockText } from '../play/clock-text.ts';
import { shownName } from '../play/names.ts';
import { useGame } from '../state/game.ts';
import { useTableGame } from '../table/game.ts';
import { Badge } from '../ui/badge.tsx';
import { useGameTitle } from '../ui/catalogue.ts';
import { Icon } from '../ui/icon.tsx';
import { type Pictured, Portraits, portraitsFor } from '../ui/portraits.ts';
import { inRoot } from '../ui/root.ts';
import { Link } from '../ui/router.tsx';
import { useFarWords, useWords } from '../words/index.ts';

const Glimpse = lazy(() => import('../glimpse/glimpse.tsx'));

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
  return (
    <article className="panel urgent" aria-labelledby={`table ${table.id}`}>
      <Picture game={table.game} running={table.state === 'running'} seen={seen} />
      <div className="urgent-body">
        <h2 id={`table ${table.id}`}>{table.name || title(table.game)}</h2>
        {table.name !== '' && <p className="help">{title(table.game)}</p>}
        <p className="urgent-asks">{seen === null ? table.state === 'starting' ? m.begins : w.home.yourTurn : <Asked table={table} seen={seen} />}</p>
        <TablePeople table={table} named />
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
  return (
    <li className={`panel my-table${asOf !== null ? ' veiled' : table.turn ? ' turn' : ''}`}>
      <Picture game={table.game} running={table.state === 'running'} seen={seen} />
      <span className={`chip${table.turn && asOf === null ? ' lamp' : ''}`}>
        {asOf !== null ? m.asOf(asOf) : table.turn ? w.home.yourTurn : <Waits table={table} />}
      </span>
      <h2>{table.name || title(table.game)}</h2>
      <TablePeople table={table} />
      <div className="my-table-foot">
        {table.turn ? <TimeLeft table={table} brief /> : <span className="help">{clockText(w, table.clock)}</span>}
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
  const cover = <img className="game-art" src={inRoot(`/art/games/${game}.svg`)} alt="" width={300} height={168} />;
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

const TablePeople = ({ table, named = false }: { readonly table: TableSummary; readonly named?: boolean }) => (
  <People chairs={table.chairs} portraits={portraitsFor(table.chairs)} own={table.chair} asked={table.asked} named={named} />
);

interface PeopleProps {
  readonly chairs: readonly Pictured[];
  readonly portraits: readonly string[];
  readonly own: number | null;
  readonly asked: readonly number[];
  readonly named?: boolean;
}

/** Everybody else at the table; the ones it waits for are marked. */
export function People({ chairs, portraits, own, asked, named = false }: PeopleProps) {
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
            {kind === 'bot' && <span className={named ? 'help' : 'vh'}>{w.common.bot}</span>}
          </li>
        ))}
      </ul>
    </Portraits.Provider>
  );
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
      <b>{m.left(table.due - now)}</b>
      {!brief && <span className="help">{m.until(w.common.when(table.due), table.atZero === 'bot')}</span>}
    </span>
  );
}
