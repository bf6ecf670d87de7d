/** All tables: yours, open ones, and those to watch. */
import { useState } from 'preact/hooks';
import { NO_SERVER } from '../net/no-server.ts';
import { useLobby, useLocalTables } from '../state/lists.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { LocalRow, SummaryRow } from '../ui/rows.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import { FindTable } from './find-table.tsx';
import { keepFilter, LobbyFilters, readFilter } from './lobby-filters.tsx';

export default function Tables() {
  const w = useWords();
  const f = useFarWords().find;
  const [local, again] = useLocalTables();
  const [filter, setFilter] = useState(readFilter);
  const lobby = useLobby(filter);
  const mine = lobby?.mine ?? [];
  const none = local !== null && local.length + mine.length === 0;
  return (
    <Page title={w.tables.title}>
      <h1>{w.tables.title}</h1>
      <section className="rows" aria-labelledby="mine">
        <h2 id="mine">{w.tables.mine}</h2>
        {none && <p className="help">{w.tables.noneMine}</p>}
        <ul className="rows">
          {mine.map((t) => (
            <SummaryRow key={t.id} table={t} />
          ))}
          {(local ?? []).map((t) => (
            <LocalRow key={t.id} table={t} onGone={again} />
          ))}
        </ul>
      </section>
      {lobby !== null && (
        <>
          <FindTable />
          <section className="rows" aria-labelledby="open">
            <h2 id="open">{w.tables.open}</h2>
            <LobbyFilters
              filter={filter}
              counts={lobby.counts}
              onFilter={(to) => {
                keepFilter(to);
                setFilter(to);
              }}
            />
            {lobby.open.length === 0 && <p className="help">{Object.keys(filter).length === 0 ? w.home.noneOpen : f.none}</p>}
            <ul className="rows">
              {lobby.open.map((t) => (
                <SummaryRow key={t.id} table={t} whole />
              ))}
            </ul>
            {lobby.matching > lobby.open.length && <p className="help">{f.more(lobby.matching - lobby.open.length)}</p>}
          </section>
          <section className="rows" aria-labelledby="running">
            <h2 id="running">{w.tables.running}</h2>
            {lobby.running.length === 0 && <p className="help">{w.tables.noneRunning}</p>}
            <ul className="rows">
              {lobby.running.map((t) => (
                <SummaryRow key={t.id} table={t} />
              ))}
            </ul>
          </section>
        </>
      )}
      {lobby === null && (
        <p className="note">
          <Icon name="wifi" />
          {NO_SERVER ? w.home.noServer : w.home.offline}
        </p>
      )}
      <Link className="btn quiet" href="/replay">
        <Icon name="play" />
        {w.tables.replayFile}
      </Link>
    </Page>
  );
}
