/** What the host does for the server: announcements, backups; and what its limits are. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { Api, HostState } from '../net/types.ts';
import { Labelled, NumberField } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';
import { useHostWords } from './words.ts';

const HOUR_MS = 3_600_000;
const LONGEST_HOURS = 24 * 31;

export function Announce({ state, onChange }: { readonly state: HostState; readonly onChange: () => Promise<void> }) {
  const w = useWords();
  const h = useHostWords();
  const [en, setEn] = useState('');
  const [de, setDe] = useState('');
  const [hours, setHours] = useState(24);
  const [attempt, problem] = useTry();
  const { announcement } = state;
  const text = (label: string, value: string, set: (to: string) => void, required: boolean) => (
    <Labelled label={label}>
      {(id) => <input id={id} className="field" maxLength={200} required={required} value={value} onInput={(e) => set(e.currentTarget.value)} />}
    </Labelled>
  );
  const say = async (): Promise<void> => {
    const body = { en, ...(de.trim() === '' ? {} : { de }), until: Date.now() + hours * HOUR_MS };
    await ask('PUT /api/host/announcement', { body });
    await onChange();
  };
  return (
    <section className="panel block">
      <h2>{h.say}</h2>
      {announcement !== null && (
        <div className="rows">
          <p>
            <b>{announcement.en}</b>
            {announcement.de !== announcement.en && <span className="as-block">{announcement.de}</span>}
            <span className="help as-block">{h.shown(w.common.when(announcement.until))}</span>
          </p>
          <div className="acts">
            <button type="button" className="btn" onClick={() => attempt(ask('DELETE /api/host/announcement', {}).then(onChange))}>
              {h.hush}
            </button>
          </div>
        </div>
      )}
      <form
        className="rows"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(say());
        }}
      >
        {text(h.sayEn, en, setEn, true)}
        {text(h.sayDe, de, setDe, false)}
        <NumberField label={h.hours} min={1} max={LONGEST_HOURS} value={hours} onNumber={setHours} />
        <div className="acts">
          <button type="submit" className="btn" disabled={en.trim() === '' || !(hours >= 1 && hours <= LONGEST_HOURS)}>
            {h.show}
          </button>
        </div>
      </form>
      {problem}
    </section>
  );
}

type Backups = Api['GET /api/host/backups']['reply'];

export function BackupList() {
  const w = useWords();
  const h = useHostWords();
  const [backups, setBackups] = useState<Backups>([]);
  const [making, setMaking] = useState(false);
  const [attempt, problem] = useTry();
  useEffect(() => void ask('GET /api/host/backups', {}).then(setBackups, () => {}), []);
  const make = async (): Promise<void> => {
    setMaking(true);
    try {
      setBackups(await ask('POST /api/host/backups', { body: {} }));
    } finally {
      setMaking(false);
    }
  };
  return (
    <section className="panel block">
      <h2>{h.backups}</h2>
      {backups.length === 0 && <p className="help">{h.noBackups}</p>}
      <ul className="rows">
        {backups.map((b) => (
          <li key={b.name} className="row">
            <Icon name="down" />
            <div className="row-text">
              <b>{`${w.common.when(b.at)} · ${h.size(b.bytes)}`}</b>
              <span className="help">{h.backupDone}</span>
            </div>
          </li>
        ))}
      </ul>
      <div className="acts">
        <button type="button" className="btn" disabled={making} onClick={() => attempt(make())}>
          {making && <span className="spin" />}
          {h.backup}
        </button>
      </div>
      {problem}
    </section>
  );
}

const SHOWN = ['tables', 'requests', 'messages', 'sockets', 'checks'] as const;

export function Limits({ state }: { readonly state: HostState }) {
  const h = useHostWords();
  return (
    <section className="panel block">
      <h2>{h.limits}</h2>
      <p className="help">{h.limitsHelp}</p>
      <dl className="host-limits">
        {SHOWN.map((name) => (
          <div key={name}>
            <dt className="help">{h.limit[name]}</dt>
            <dd className="num">{state.limits[name]}</dd>
          </div>
        ))}
        <div>
          <dt className="help">{h.limit.bytes}</dt>
          <dd className="num">{h.size(state.limits.bytes)}</dd>
        </div>
      </dl>
      <p className="help">{h.mail(state.mails)}</p>
      <p className="help">{h.keeps(state.keepDays)}</p>
    </section>
  );
}

export function Rebuild() {
  const h = useHostWords();
  const [attempt, problem] = useTry();
  return (
    <section className="panel block">
      <p className="help">{h.resultsHelp}</p>
      <div className="acts">
        <button
          type="button"
          className="btn"
          onClick={() => attempt(ask('POST /api/host/results', { body: {} }).then(({ made }) => toast(h.made(made))))}
        >
          {h.results}
        </button>
      </div>
      {problem}
    </section>
  );
}
