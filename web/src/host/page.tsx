/** The page of the host of the server: behind the key, everything that `starboard host` can do. */
import './host.css';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import type { HostState } from '../net/types.ts';
import { ComingShapes } from '../ui/coming.tsx';
import { Page } from '../ui/page.tsx';
import { usePolling } from '../ui/polling.ts';
import { Announce, BackupList, Limits, Rebuild } from './care.tsx';
import { PeopleList, ReportList, TableList } from './lists.tsx';
import { useHostWords } from './words.ts';
import { WorkList } from './works.tsx';

const AGAIN_MS = 30_000;

export default function HostPage() {
  const h = useHostWords();
  /** Null: not asked yet; locked: the key is missing. */
  const [state, setState] = useState<HostState | 'locked' | null>(null);
  const read = useCallback(
    (): Promise<void> =>
      ask('GET /api/host', {}).then(setState, (e: unknown) => {
        if (e instanceof RequestRefused && e.problem !== 'offline') setState('locked');
      }),
    [],
  );
  useEffect(() => void read(), [read]);
  usePolling(state !== 'locked', AGAIN_MS, read);
  if (state === null)
    return (
      <Page title={h.title} wide>
        <ComingShapes shape="panels" again={() => void read()} />
      </Page>
    );
  if (state === 'locked')
    return (
      <Page title={h.title}>
        <Door onIn={read} />
      </Page>
    );
  return (
    <Page title={h.title} wide>
      <Head state={state} />
      <Figures state={state} />
      <div className="host-page">
        <div className="rows">
          <ReportList onDone={read} />
          <TableList state={state} onChange={read} />
          <WorkList />
          <Announce state={state} onChange={read} />
        </div>
        <div className="rows">
          <BackupList />
          <Limits state={state} />
          <PeopleList />
          <Rebuild />
          <div className="acts">
            <button
              type="button"
              className="btn quiet"
              onClick={() =>
                void ask('POST /api/host/leave', { body: {} }).then(
                  () => setState('locked'),
                  () => {},
                )
              }
            >
              {h.leave}
            </button>
          </div>
        </div>
      </div>
    </Page>
  );
}

function Door({ onIn }: { readonly onIn: () => Promise<void> }) {
  const h = useHostWords();
  const [key, setKey] = useState('');
  const [wrong, setWrong] = useState(false);
  const enter = (): void =>
    void ask('POST /api/host/enter', { body: { key: key.trim() } }).then(onIn, () => {
      setWrong(true);
    });
  return (
    <form
      className="panel card lonely"
      onSubmit={(e) => {
        e.preventDefault();
        setWrong(false);
        enter();
      }}
    >
      <h1>{h.title}</h1>
      <label>
        <span className="label">{h.key}</span>
        <input className="field" type="password" autoComplete="off" required value={key} onInput={(e) => setKey(e.currentTarget.value)} />
        <span className="help as-block">{h.keyHelp}</span>
      </label>
      <div className="acts">
        <button type="submit" className="btn primary">
          {h.enter}
        </button>
      </div>
      {wrong && (
        <p className="note bad" role="alert">
          {h.wrong}
        </p>
      )}
    </form>
  );
}

function Head({ state }: { readonly state: HostState }) {
  const h = useHostWords();
  return (
    <div className="host-head">
      <h1>{state.reports > 0 ? h.waiting(state.reports) : state.errors > 0 ? h.troubled : h.well}</h1>
      <span className="chip">{h.up(Date.now() - state.upSince, state.version)}</span>
    </div>
  );
}

function Figures({ state }: { readonly state: HostState }) {
  const h = useHostWords();
  const { tables, disk } = state;
  const figures: readonly (readonly [name: string, value: string, help: string, bad?: boolean])[] = [
    [h.peopleNow, String(state.here), h.peopleAll(state.people)],
    [h.tables, String(tables.running + tables.waiting + tables.starting), h.tablesAll(tables.running, tables.waiting)],
    [h.write, h.ms(state.writeMs), h.writeHelp],
    [h.disk, h.size(disk.used), h.diskHelp(h.size(disk.free))],
    [h.errors, String(state.errors), h.errorsHelp(state.logLevel), state.errors > 0],
  ];
  return (
    <dl className="host-figures">
      {figures.map(([name, value, help, bad = false]) => (
        <div key={name} className="panel">
          <dt>{name}</dt>
          <dd className={`num${bad ? ' bad' : ''}`}>{value}</dd>
          <dd className="help">{help}</dd>
        </div>
      ))}
    </dl>
  );
}
