/** Games that lie on this device, and Starboard as an app of it. */
import { useState } from 'preact/hooks';
import { store } from '../offline/store.ts';
import { createStore, useStore } from '../state/store.ts';
import { Confirm } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { useFarWords, useWords } from '../words/index.ts';

/** Some browsers offer to install the page, once and early; the others have it in their menu. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}
const offers = createStore<{ readonly offer: InstallEvent | null }>(() => ({ offer: null }));
addEventListener('beforeinstallprompt', (e) => {
  e.preventDefault();
  offers.setState({ offer: e as InstallEvent });
});
/** Where it is an app already, or the page came without https, there is nothing to install. */
const canInstall = (): boolean => isSecureContext && !matchMedia('(display-mode: standalone)').matches;

export function LocalData() {
  const w = useWords();
  const far = useFarWords();
  const s = far.settings;
  const [sure, setSure] = useState(false);
  const offer = useStore(offers, (o) => o.offer);
  const clear = async (): Promise<void> => {
    for (const table of await store().tables()) await store().remove(table.id);
    toast(s.deleted);
  };
  return (
    <section className="panel block">
      <h2>{w.home.local}</h2>
      {canInstall() && (
        <p className="help">
          {s.installHelp} {offer === null && s.installMenu}
        </p>
      )}
      <div className="acts">
        {offer !== null && (
          <button
            type="button"
            className="btn"
            onClick={() => {
              // It can be used once.
              offers.setState({ offer: null });
              void offer.prompt();
            }}
          >
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
