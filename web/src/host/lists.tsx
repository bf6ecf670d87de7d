/** Reports, tables and people, as the host sees them. */
import { useEffect, useState } from 'preact/hooks';
import { OwnThing } from '../account/thing.tsx';
import { ask } from '../net/http.ts';
import type { Api, HostReport, HostState, HostTable } from '../net/types.ts';
import { useReportWords } from '../report/words.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { Confirm } from '../ui/dialog.tsx';
import { PickOne } from '../ui/forms.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';
import { Remove } from './remove.tsx';
import { useHostWords } from './words.ts';

export function ReportList({ onDone }: { readonly onDone: () => Promise<void> }) {
  const w = useWords();
  const h = useHostWords();
  const words = useReportWords();
  const title = useGameTitle();
  const [reports, setReports] = useState<readonly HostReport[]>([]);
  const [attempt, problem] = useTry();
  const read = (): Promise<void> => ask('GET /api/host/reports', { query: {} }).then(setReports);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once.
  useEffect(() => attempt(read()), []);
  const done = (report: string): void =>
    attempt(ask('POST /api/host/reports/:report/done', { params: { report }, body: {} }).then(() => Promise.all([read(), onDone()])));
  return (
    <section className={`panel block${reports.length > 0 ? ' asked' : ''}`}>
      <h2>{h.reports}</h2>
      {reports.length === 0 && <p className="help">{h.noReports}</p>}
      <ul className="rows">
        {reports.map((r, i) => (
          <li key={r.id} className="host-report">
            <b>{r.work === null ? h.about(r.by.name, r.about.name) : h.aboutWork(r.by.name, r.work.name, r.about.name)}</b>
            <span className="chip">{reasonOf(r, words)}</span>
            <span className="help as-block">
              {[...(r.table === null ? [] : [h.at(r.table.name || title(r.table.game))]), w.common.when(r.at)].join(', ')}
            </span>
            {r.text !== '' && <p>{r.text}</p>}
            {r.lines.length > 0 && (
              <ul className="host-lines">
                {r.lines.map((line) => (
                  <li key={line.at}>{line.text}</li>
                ))}
              </ul>
            )}
            {r.work === null && <span className="help as-block">{h.lines(r.lines.length)}</span>}
            <div className="acts">
              <Remove
                {...(r.work === null ? { what: 'person', id: r.about.identity, name: r.about.name } : { what: 'work', ...r.work })}
                named
                onDone={() => Promise.all([read(), onDone()])}
              />
              <button type="button" className={`btn sm${i === 0 ? ' primary' : ''}`} onClick={() => done(r.id)}>
                {h.dealtWith}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {problem}
    </section>
  );
}

const reasonOf = ({ work, reason }: HostReport, { person, work: ofWork }: ReturnType<typeof useReportWords>): string =>
  (work === null ? person : ofWork)[reason as 'other'] ?? reason;

const STATES = ['running', 'waiting', 'over', 'hanging'] as const;

export function TableList({ state: { hanging }, onChange }: { readonly state: HostState; readonly onChange: () => Promise<void> }) {
  const w = useWords();
  const h = useHostWords();
  const title = useGameTitle();
  const [state, setState] = useState<(typeof STATES)[number]>('running');
  const [tables, setTables] = useState<readonly HostTable[]>([]);
  const [more, setMore] = useState(false);
  const [closing, setClosing] = useState<string | null>(null);
  const [attempt, problem] = useTry();
  const read = async (before: string | null): Promise<void> => {
    const page = await ask('GET /api/host/tables', { query: { state, ...(before === null ? {} : { before }) } });
    setTables((had) => (before === null ? page.tables : [...had, ...page.tables]));
    setMore(page.more);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each state.
  useEffect(() => attempt(read(null)), [state]);
  return (
    <section className="panel block">
      <h2>{h.tables}</h2>
      {hanging.games + hanging.unbegun > 0 && (
        <ul className="account-things">
          {hanging.games > 0 && (
            <OwnThing
              icon="clock"
              title={h.hanging(hanging.games)}
              help={h.hangingHelp}
              act={
                <button type="button" className="btn sm" onClick={() => setState('hanging')}>
                  {h.see}
                </button>
              }
            />
          )}
          {hanging.unbegun > 0 && (
            <OwnThing
              icon="trash"
              title={h.unbegun(hanging.unbegun)}
              help={h.unbegunHelp}
              act={
                <button
                  type="button"
                  className="btn sm"
                  onClick={() => attempt(ask('POST /api/host/tables/clear', { body: {} }).then(() => Promise.all([read(null), onChange()])))}
                >
                  {h.clear}
                </button>
              }
            />
          )}
        </ul>
      )}
      <PickOne label={h.state} value={state} onPick={setState} of={STATES.map((s) => [s, h.states[s]])} />
      {tables.length === 0 && <p className="help">{h.noTables}</p>}
      <ul className="rows">
        {tables.map((t) => (
          <li key={t.id} className="row">
            <div className="row-text">
              <b>{t.name || title(t.game)}</b>
              <span className="help">
                {[
                  h.tableOf(t.host, t.chairs.filter((name) => name !== '' && name !== t.host).join(', ')),
                  h.moved(w.common.when(t.changedAt)),
                  h.size(t.bytes),
                ].join(' · ')}
              </span>
            </div>
            {t.state !== 'over' && (
              <button
                type="button"
                className="btn sm"
                aria-label={`${h.closeTable}: ${t.name || title(t.game)}, ${t.host}`}
                onClick={() => setClosing(t.id)}
              >
                {h.closeTable}
              </button>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className="btn quiet" onClick={() => attempt(read(tables.at(-1)?.id ?? null))}>
          {h.more}
        </button>
      )}
      {problem}
      {closing !== null && (
        <Confirm
          title={h.closeTitle}
          yes={h.closeTable}
          danger
          onYes={() => attempt(ask('POST /api/host/tables/:table/close', { params: { table: closing }, body: {} }).then(() => read(null)))}
          onClose={() => setClosing(null)}
        >
          {h.closeText}
        </Confirm>
      )}
    </section>
  );
}

type Person = Api['GET /api/host/people']['reply']['people'][number];

export function PeopleList() {
  const w = useWords();
  const h = useHostWords();
  const [people, setPeople] = useState<readonly Person[]>([]);
  const [more, setMore] = useState(false);
  const [attempt, problem] = useTry();
  const read = async (before: string | null): Promise<void> => {
    const page = await ask('GET /api/host/people', { query: before === null ? {} : { before } });
    setPeople((had) => (before === null ? page.people : [...had, ...page.people]));
    setMore(page.more);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once.
  useEffect(() => attempt(read(null)), []);
  return (
    <section className="panel block">
      <h2>{h.people}</h2>
      <p className="help">{h.peopleHelp}</p>
      <ul className="rows host-people">
        {people.map((p) => (
          <li key={p.identity} className="row">
            <div className="row-text">
              <b>{p.name}</b>
              <span className="help">{h.since(w.common.when(p.since), w.common.when(p.seenAt), p.tables)}</span>
            </div>
            <Remove what="person" id={p.identity} name={p.name} onDone={() => read(null)} />
          </li>
        ))}
      </ul>
      {more && (
        <button type="button" className="btn quiet" onClick={() => attempt(read(people.at(-1)?.identity ?? null))}>
          {h.more}
        </button>
      )}
      {problem}
    </section>
  );
}
