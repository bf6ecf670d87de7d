/** Home for somebody with games: what waits for them first, with a picture of each position and what is asked. */
import './home-games.css';
import type { MatchSeen } from '@starboard/host/match-view';
import { plain, question } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { usePosition } from '../glimpse/position.ts';
import type { Lobby, TableSummary } from '../net/types.ts';
import type { LocalTable } from '../offline/tables.ts';
import { clockText } from '../play/clock-text.ts';
import { shownName } from '../play/names.ts';
import { useGame } from '../state/game.ts';
import { useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { useTableGame } from '../table/game.ts';
import { Badge } from '../ui/badge.tsx';
import { useCatalogue, useGameTitle } from '../ui/catalogue.ts';
import { Icon } from '../ui/icon.tsx';
import { Portraits, portraitsFor } from '../ui/portraits.ts';
import { inRoot } from '../ui/root.ts';
import { Link } from '../ui/router.tsx';
import { LocalRow } from '../ui/rows.tsx';
import { useFarWords, useWords } from '../words/index.ts';

const Glimpse = lazy(() => import('../glimpse/glimpse.tsx'));

/** Cards beside the large one. */
const CARDS = 6;

interface Props {
  /** Tables that friends ask us to. */
  readonly asked: ComponentChildren;
  readonly lobby: Lobby | null;
  /** Unfinished ones. */
  readonly mine: readonly TableSummary[];
  readonly local: readonly LocalTable[];
  readonly onLocal: () => void;
}

export default function HomeGames({ asked, lobby, mine, local, onLocal }: Props) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const preferred = usePrefs((p) => p.name);
  const name = useHere((s) => s.me?.name) ?? preferred;
  const waiting = mine.filter((t) => t.turn).length;
  const first = mine[0]?.turn === true ? mine[0] : null;
  const rest = first === null ? mine : mine.slice(1);
  return (
    <>
      <header className="hello">
        <h1>
          {name !== '' && `${m.greet(new Date().getHours(), name)} `}
          {m.wait(waiting)}
        </h1>
        <div className="acts">
          <Link className="btn" href="/new">
            {m.make}
          </Link>
          <Link className="btn" href="/tables">
            {m.find}
          </Link>
        </div>
      </header>
      {asked}
      {mine.length > 0 && (
        <div className={`my-games${first !== null && rest.length === 1 ? ' pair' : ''}`}>
          {first !== null && <Urgent key={first.id} table={first} news={lobby} />}
          {rest.length > 0 && (
            <ul className="my-tables" aria-label={m.others}>
              {rest.slice(0, CARDS).map((t) => (
                <Card key={t.id} table={t} news={lobby} />
              ))}
            </ul>
          )}
        </div>
      )}
      {rest.length > CARDS && (
        <Link className="btn quiet" href="/tables">
          {m.more(rest.length - CARDS)}
        </Link>
      )}
      {local.length > 0 && (
        <section className="rows" aria-labelledby="local">
          <h2 id="local">{w.home.local}</h2>
          <ul className="rows">
            {local.map((t) => (
              <LocalRow key={t.id} table={t} onGone={onLocal} />
            ))}
          </ul>
        </section>
      )}
      <section className="rows" aria-labelledby="new">
        <h2 id="new">{m.start}</h2>
        <SomethingNew />
      </section>
    </>
  );
}

interface TableProps {
  readonly table: TableSummary;
  readonly news: unknown;
}

/** The one with the least time, large: what is asked, and one press. */
function Urgent({ table, news }: TableProps) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const title = useGameTitle();
  const seen = usePosition(table, news);
  return (
    <article className="panel urgent" aria-labelledby={`table ${table.id}`}>
      <Picture table={table} seen={seen} />
      <div className="urgent-body">
        <h2 id={`table ${table.id}`}>{table.name || title(table.game)}</h2>
        {table.name !== '' && <p className="help">{title(table.game)}</p>}
        <p className="urgent-asks">{seen === null ? table.state === 'starting' ? m.begins : w.home.yourTurn : <Asked table={table} seen={seen} />}</p>
        <People table={table} named />
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

function Card({ table, news }: TableProps) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const title = useGameTitle();
  const seen = usePosition(table, news);
  return (
    <li className={`panel my-table${table.turn ? ' turn' : ''}`}>
      <Picture table={table} seen={seen} />
      <span className={`chip${table.turn ? ' lamp' : ''}`}>{table.turn ? w.home.yourTurn : <Waits table={table} />}</span>
      <h2>{table.name || title(table.game)}</h2>
      <People table={table} />
      <div className="my-table-foot">
        {table.turn ? <TimeLeft table={table} brief /> : <span className="help">{clockText(w, table.clock)}</span>}
        <Link className={`btn sm${table.turn ? '' : ' quiet'}`} href={`/table/${table.id}`}>
          {table.turn ? m.play : table.state === 'running' ? m.look : w.home.openIt}
        </Link>
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

/** Only where a match runs is there a position; before, the cover of the game. */
function Picture({ table, seen }: { readonly table: TableSummary; readonly seen: MatchSeen | null }) {
  const { mine: m } = useFarWords();
  const title = useGameTitle();
  const cover = <img className="game-art" src={inRoot(`/art/games/${table.game}.svg`)} alt="" width={300} height={168} />;
  return (
    <div className="position">
      {seen === null ? (
        table.state === 'running' ? (
          <div className="glimpse" />
        ) : (
          cover
        )
      ) : (
        <Suspense fallback={cover}>
          <Glimpse game={table.game} seen={seen} label={m.board(title(table.game))} />
        </Suspense>
      )}
    </div>
  );
}

/** Everybody else at the table; the ones it waits for are marked. */
function People({ table, named = false }: { readonly table: TableSummary; readonly named?: boolean }) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const others = table.chairs.map((chair, seat) => ({ ...chair, seat })).filter(({ kind, seat }) => kind !== 'empty' && seat !== table.chair);
  if (others.length === 0) return <p className="help">{m.withNobody}</p>;
  return (
    <Portraits.Provider value={portraitsFor(table.chairs)}>
      <ul className="opponents">
        {others.map(({ seat, name, kind }) => (
          <li key={seat} className={table.asked.includes(seat) ? 'asked' : ''}>
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

function SomethingNew() {
  const w = useWords();
  return (
    <ul className="new-games">
      {useCatalogue().map((g) => (
        <li key={g.id}>
          <Link className="panel" href={`/new/${g.id}`}>
            <img src={inRoot(`/art/games/${g.id}.svg`)} alt="" width={72} height={40} />
            <span>
              <b>{g.title}</b>
              <span className="help as-block">{w.common.players(...g.seats)}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
