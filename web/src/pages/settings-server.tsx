/** The settings that live on the server, and what is stored here and there. */

import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import { lobbySocket } from '../net/lobby.ts';
import type { Device } from '../net/types.ts';
import { forgetLastSeen } from '../offline/last-seen.ts';
import { store } from '../offline/store.ts';
import { NAME_LENGTH } from '../play/names.ts';
import { beGuest, setMe, useHere } from '../state/here.ts';
import { prefer, usePrefs } from '../state/prefs.ts';
import { Confirm } from '../ui/dialog.tsx';
import { saveFile } from '../ui/files.ts';
import { Labelled, Switch } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import { AddDevice } from './settings-link.tsx';

export function NameSettings() {
  const w = useWords();
  const far = useFarWords();
  const name = usePrefs((p) => p.name);
  const known = useHere((s) => s.me !== null);
  const [typed, setTyped] = useState(name);
  const [attempt, problem] = useTry();
  const save = async (): Promise<void> => {
    if (known) await beGuest(typed);
    else prefer({ name: typed.trim() });
    toast(w.common.saved);
  };
  return (
    <form
      className="rows"
      onSubmit={(e) => {
        e.preventDefault();
        attempt(save());
      }}
    >
      <Labelled label={far.settings.name} help={far.settings.nameHelp}>
        {(id, by) => (
          <input
            id={id}
            aria-describedby={by}
            className="field"
            value={typed}
            maxLength={NAME_LENGTH}
            required
            autoComplete="nickname"
            onInput={(e) => setTyped(e.currentTarget.value)}
          />
        )}
      </Labelled>
      <div className="acts">
        <button type="submit" className="btn" disabled={typed.trim() === '' || typed.trim() === name}>
          {w.common.save}
        </button>
      </div>
      {problem}
    </form>
  );
}

export function NoticesSection() {
  const far = useFarWords();
  const s = far.settings;
  const notify = usePrefs((p) => p.notify);
  const me = useHere((h) => h.me);
  const [state, setState] = useState(() => (globalThis.Notification === undefined || !isSecureContext ? 'insecure' : Notification.permission));
  const turn = async (on: boolean): Promise<void> => {
    if (on && state === 'default') setState(await Notification.requestPermission());
    prefer({ notify: on && (globalThis.Notification?.permission ?? 'denied') === 'granted' });
  };
  return (
    <section className="panel block">
      <h2>{s.notify}</h2>
      <Switch
        label={s.browser}
        help={state === 'insecure' ? s.browserInsecure : state === 'denied' ? s.browserBlocked : s.browserHelp}
        on={notify && state === 'granted'}
        disabled={state === 'insecure' || state === 'denied'}
        onTurn={(on) => void turn(on)}
      />
      {me !== null && (
        <>
          <p className="help">{far.told.openHelp}</p>
          <div className="acts">
            <Link className="btn" href="/notices">
              {far.told.open}
            </Link>
          </div>
        </>
      )}
    </section>
  );
}

export function Account() {
  const w = useWords();
  const far = useFarWords();
  const s = far.settings;
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [sure, setSure] = useState(false);
  const [attempt, problem] = useTry();
  const read = useCallback((): Promise<void> => ask('GET /api/me/devices', {}).then(setDevices), []);
  useEffect(() => void read().catch(() => {}), [read]);
  const remove = async (): Promise<void> => {
    await ask('DELETE /api/me', {});
    setMe(null);
    await forgetLastSeen().catch(() => {});
    prefer({ name: '' });
    lobbySocket.renew();
    toast(s.deleted);
  };
  return (
    <>
      <section className="panel block">
        <h2>{s.devices}</h2>
        <p className="help">{s.devicesHelp}</p>
        <ul className="rows">
          {devices.map((d) => (
            <li key={d.id} className="row">
              <Icon name="device" />
              <div className="row-text">
                <b>{d.label}</b>
                <span className="help">{d.current ? s.thisDevice : s.seen(w.common.when(d.seenAt))}</span>
              </div>
              {!d.current && (
                <button
                  type="button"
                  className="btn sm"
                  onClick={() => attempt(ask('DELETE /api/me/devices/:device', { params: { device: d.id } }).then(read))}
                >
                  {s.signOut}
                </button>
              )}
            </li>
          ))}
        </ul>
        <AddDevice onAdded={() => void read().catch(() => {})} />
        {problem}
      </section>
      <section className="panel block">
        <h2>{s.data}</h2>
        <div className="acts">
          <button
            type="button"
            className="btn"
            onClick={() => attempt(ask('GET /api/me/export', {}).then((all) => saveFile('starboard-me.json', all)))}
          >
            {s.export}
          </button>
          <button type="button" className="btn danger" onClick={() => setSure(true)}>
            {s.delete}
          </button>
        </div>
      </section>
      {sure && (
        <Confirm
          title={s.delete}
          yes={s.delete}
          danger
          onYes={() => void remove().catch((e: unknown) => toast(e instanceof RequestRefused ? w.problem[e.problem] : w.common.broken))}
          onClose={() => setSure(false)}
        >
          {s.deleteSure}
        </Confirm>
      )}
    </>
  );
}

/** Browsers that can install the page send this event once. It is needed for the prompt. */
interface InstallEvent extends Event {
  prompt(): Promise<void>;
}
let installable: InstallEvent | null = null;
addEventListener('beforeinstallprompt', (e) => {
  e.preventDefault();
  installable = e as InstallEvent;
});

export function LocalData() {
  const w = useWords();
  const far = useFarWords();
  const s = far.settings;
  const [sure, setSure] = useState(false);
  const clear = async (): Promise<void> => {
    for (const table of await store().tables()) await store().remove(table.id);
    toast(s.deleted);
  };
  return (
    <section className="panel block">
      <h2>{w.home.local}</h2>
      <p className="help">{s.installHelp}</p>
      <div className="acts">
        {installable !== null && (
          <button type="button" className="btn" onClick={() => void installable?.prompt()}>
            <Icon name="down" />
            {s.install}
          </button>
        )}
        <button type="button" className="btn danger" onClick={() => setSure(true)}>
          {s.deleteLocal}
        </button>
      </div>
      {sure && (
        <Confirm title={s.deleteLocal} yes={s.deleteLocal} danger onYes={() => void clear()} onClose={() => setSure(false)}>
          {s.deleteLocalSure}
        </Confirm>
      )}
    </section>
  );
}
