/** Home for somebody with games: what waits for them first, with a picture of each position and what is asked. */
import './home-games.css';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import { NO_SERVER } from '../../net/no-server.ts';
import type { Lobby, TableSummary } from '../../net/types.ts';
import { keepLastSeen } from '../../offline/last-seen.ts';
import type { LocalTable } from '../../offline/tables.ts';
import { useHere } from '../../state/here.ts';
import { useOwnName } from '../../state/own-name.ts';
import { useCatalogue } from '../../ui/catalogue.ts';
import { Emblem, GameName } from '../../ui/emblem.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import { PasteInvitation } from '../invite/paste.tsx';
import { LocalCard } from './home-local.tsx';
import { TableCard, Urgent } from './home-table.tsx';

const Daily = lazy(() => import('./home-daily.tsx'));
const HomeLeagues = lazy(() => import('./home-league.tsx'));
const FriendsHere = lazy(() => import('../../people/friends-here.tsx'));

/** Cards beside the large one. */
const CARDS = 6;

interface Props {
  /** What friends ask us to. */
  readonly asked: ComponentChildren;
  readonly offer: ComponentChildren;
  readonly lobby: Lobby | null;
  /** Unfinished ones, the most urgent first. */
  readonly mine: readonly TableSummary[];
  readonly local: readonly LocalTable[];
  /** When this was so; null: it is so now. */
  readonly asOf: number | null;
}

export default function HomeGames({ asked, offer, lobby, mine, local, asOf }: Props) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const accounts = useHere((s) => s.accounts);
  const name = useOwnName();
  // For the next visit without a network.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list is another lobby.
  useEffect(() => {
    if (asOf === null && lobby !== null) keepLastSeen({ at: Date.now(), mine }).catch(() => {});
  }, [lobby, asOf]);
  const turns = asOf === null ? mine.filter((t) => t.turn) : [];
  const [first = null, ...urgent] = turns;
  // Those of this device wait for us too, but without a clock.
  const rest = mine.filter((t) => !turns.includes(t));
  const shown = Math.max(0, CARDS - urgent.length - local.length);
  const cards = urgent.length + local.length + Math.min(rest.length, shown);
  return (
    <>
      <header className="hello">
        <h1>
          {name !== '' && `${m.greet(new Date().getHours(), name)} `}
          {asOf === null && m.wait(turns.length)}
        </h1>
        <div className="acts">
          <Link className="btn" href="/new">
            <Icon name="plus" />
            {m.make}
          </Link>
          {asOf === null && (
            <Link className="btn" href="/tables">
              <Icon name="search" />
              {m.find}
            </Link>
          )}
        </div>
      </header>
      {asOf !== null && (
        <p className="note" role="status">
          <Icon name="wifi" />
          {w.lost.offlineText}
        </p>
      )}
      {asked}
      <div className="home-page">
        <div className="rows">
          {mine.length + local.length > 0 && (
            <div className="my-games">
              {first !== null && <Urgent key={first.id} table={first} news={lobby} />}
              {cards > 0 && (
                <ul className="my-tables" aria-label={m.others}>
                  {urgent.slice(0, CARDS).map((t) => (
                    <TableCard key={t.id} table={t} news={lobby} asOf={asOf} />
                  ))}
                  {local.map((t) => (
                    <LocalCard key={t.id} table={t} />
                  ))}
                  {rest.slice(0, shown).map((t) => (
                    <TableCard key={t.id} table={t} news={lobby} asOf={asOf} />
                  ))}
                </ul>
              )}
            </div>
          )}
          {rest.length > shown && asOf === null && (
            <Link className="btn quiet" href="/tables">
              {m.more(rest.length - shown)}
            </Link>
          )}
        </div>
        {asOf === null && !NO_SERVER && (
          <div className="home-rail">
            <Suspense fallback={null}>
              <Daily />
            </Suspense>
            <Suspense fallback={null}>
              <FriendsHere />
            </Suspense>
            {accounts && (
              <Suspense fallback={null}>
                <HomeLeagues />
              </Suspense>
            )}
          </div>
        )}
      </div>
      {offer}
      <section className="rows" aria-labelledby="new">
        <div className="new-head">
          <h2 id="new">{m.start}</h2>
          {asOf === null && !NO_SERVER && <PasteInvitation />}
        </div>
        <SomethingNew />
      </section>
    </>
  );
}

function SomethingNew() {
  return (
    <ul className="new-games">
      {useCatalogue().map((g) => (
        <li key={g.id}>
          <Link className="panel" href={`/new/${g.id}`}>
            <Emblem game={g.id} size={40} />
            <span>
              <b>
                <GameName game={g.id}>{g.title}</GameName>
              </b>
              <span className="help as-block">{[g.seats.join('–'), ...(g.lasts === '' ? [] : [g.lasts])].join(' · ')}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
