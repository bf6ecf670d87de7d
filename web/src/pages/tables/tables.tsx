/** The lobby: a table found for one, open tables to choose from, those to watch, and one's own. */
import './tables.css';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { NO_SERVER } from '../../net/no-server.ts';
import type { Lobby, LobbyFilter } from '../../net/types.ts';
import { useHere } from '../../state/here.ts';
import { useLobby, useLocalTables } from '../../state/lists.ts';
import { usePrefs } from '../../state/prefs.ts';
import { busyTyping } from '../../table/typing.ts';
import { ComingShapes } from '../../ui/coming.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { Link } from '../../ui/router.tsx';
import { LocalRow, SummaryRow } from '../../ui/rows.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import { FindTable } from './find-table.tsx';
import { keepFilter, LobbyFilters, readFilter } from './lobby-filters.tsx';
import { OpenRow } from './open-row.tsx';

export default function Tables() {
  const w = useWords();
  const [filter, setFilter] = useState(readFilter);
  const [round, setRound] = useState(0);
  const lobby = useLobby(filter, round);
  const away = useHere((s) => s.server === 'away');
  const change = useCallback((to: LobbyFilter) => {
    keepFilter(to);
    setFilter(to);
  }, []);
  return (
    <Page title={w.tables.title} wide>
      {lobby !== null ? (
        <Open lobby={lobby} filter={filter} onFilter={change} />
      ) : (
        <>
          <h1>{w.tables.title}</h1>
          {away || NO_SERVER ? (
            <p className="note">
              <Icon name="wifi" />
              {NO_SERVER ? w.home.noServer : w.home.offline}
            </p>
          ) : (
            <ComingShapes shape="rows" again={() => setRound((r) => r + 1)} />
          )}
        </>
      )}
      <Own lobby={lobby} />
    </Page>
  );
}

interface OpenProps {
  readonly lobby: Lobby;
  readonly filter: LobbyFilter;
  readonly onFilter: (filter: LobbyFilter) => void;
}

function Open({ lobby, filter, onFilter }: OpenProps) {
  const w = useWords();
  const f = useFarWords().find;
  const chosen = Object.keys(filter).filter((key) => key !== 'text' && key !== 'order').length;
  const all = Object.values(lobby.counts).reduce((sum, count) => sum + count, 0);
  return (
    <div className="lobby-page">
      <aside className="rows">
        <FindTable />
        <details className="panel block filter-panel" open={matchMedia('(min-width: 1001px)').matches}>
          <summary>{chosen === 0 ? f.filter : f.filters(chosen)}</summary>
          <LobbyFilters filter={filter} facets={lobby.facets} onFilter={onFilter} />
        </details>
      </aside>
      <div className="rows">
        <div className="lobby-head">
          <h1>{f.open(lobby.matching)}</h1>
          <Search filter={filter} onFilter={onFilter} />
          <Order filter={filter} onFilter={onFilter} />
          <Link className="btn" href="/new?with=online">
            {w.home.openTable}
          </Link>
        </div>
        {lobby.open.length === 0 ? (
          <div className="panel none-open">
            <p className="empty-seats" aria-hidden="true">
              <i className="badge none" />
              <i className="badge none" />
              <i className="badge none" />
            </p>
            <h2>{f.first}</h2>
            <p className="help">{all > 0 ? f.hidden(all) : f.firstHelp}</p>
            <div className="acts">
              {all > 0 && (
                <button type="button" className="btn" onClick={() => onFilter({})}>
                  {f.showAll(all)}
                </button>
              )}
              <Link className="btn" href="/new?with=online">
                {w.home.openTable}
              </Link>
            </div>
          </div>
        ) : (
          <ul className="rows" aria-label={w.tables.open}>
            {lobby.open.map((t) => (
              <OpenRow key={t.id} table={t} />
            ))}
          </ul>
        )}
        {lobby.matching > lobby.open.length && <p className="help">{f.more(lobby.matching - lobby.open.length)}</p>}
        {lobby.running.length > 0 && (
          <section className="rows" aria-labelledby="running">
            <h2 id="running">{w.tables.running}</h2>
            <ul className="rows">
              {lobby.running.map((t) => (
                <SummaryRow key={t.id} table={t} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}

const PAUSE_MS = 250;

/** By name or host; `/` leads here from anywhere on the page. */
function Search({ filter, onFilter }: Omit<OpenProps, 'lobby'>) {
  const { find: f } = useFarWords();
  const keys = usePrefs((p) => p.keys);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(filter.text ?? '');
  useEffect(() => {
    const { text = '', ...rest } = filter;
    if (text === typed.trim()) return;
    const timer = setTimeout(() => onFilter(typed.trim() === '' ? rest : { ...rest, text: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, filter, onFilter]);
  useEffect(() => {
    if (!keys) return;
    const pressed = (e: KeyboardEvent): void => {
      if (e.key !== '/' || busyTyping(e)) return;
      e.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys]);
  return (
    <label className="searchbox">
      <Icon name="search" />
      <span className="vh">{f.search}</span>
      <input
        ref={field}
        type="search"
        className="field"
        maxLength={60}
        placeholder={f.search}
        aria-keyshortcuts={keys ? '/' : undefined}
        value={typed}
        onInput={(e) => setTyped(e.currentTarget.value)}
      />
    </label>
  );
}

/** Friends' tables stay first in either. */
function Order({ filter, onFilter }: Omit<OpenProps, 'lobby'>) {
  const { find: f } = useFarWords();
  const { order = 'new', ...rest } = filter;
  return (
    <select
      className="field lobby-order"
      aria-label={f.order}
      value={order}
      onChange={(e) => onFilter(e.currentTarget.value === 'full' ? { ...rest, order: 'full' } : rest)}
    >
      <option value="new">{f.orders.new}</option>
      <option value="full">{f.orders.full}</option>
    </select>
  );
}

/** Unfinished and finished ones, of the server and of this device. */
function Own({ lobby }: { readonly lobby: Lobby | null }) {
  const w = useWords();
  const [local, again] = useLocalTables();
  const mine = lobby?.mine ?? [];
  if (local === null) return null;
  return (
    <section className="rows own-tables" id="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{w.tables.mine}</h2>
      {local.length + mine.length === 0 && <p className="help">{w.tables.noneMine}</p>}
      <ul className="rows">
        {mine.map((t) => (
          <SummaryRow key={t.id} table={t} />
        ))}
        {local.map((t) => (
          <LocalRow key={t.id} table={t} onGone={again} />
        ))}
      </ul>
      <div className="acts">
        <Link className="btn quiet" href="/replay">
          <Icon name="play" />
          {w.tables.replayFile}
        </Link>
      </div>
    </section>
  );
}
