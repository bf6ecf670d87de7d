/** Games that lie on this device, and Starboard as an app of it. */
import { useState } from 'preact/hooks';
import { store } from '../offline/store.ts';
import { useInstall } from '../state/install.ts';
import { Confirm } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { useFarWords, useWords } from '../words/index.ts';

export function LocalData() {
  const w = useWords();
  const far = useFarWords();
  const s = far.settings;
  const [sure, setSure] = useState(false);
  const install = useInstall();
  const clear = async (): Promise<void> => {
    for (const table of await store().tables()) await store().remove(table.id);
    toast(s.deleted);
  };
  return (
    <section className="panel block">
      <h2>{w.home.local}</h2>
      {install !== null && <p className="help">{s.installHelp}</p>}
      <div className="acts">
        {install !== null && (
          <button type="button" className="btn" onClick={install}>
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
