/** The devices that are this person, and one more. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { Device } from '../net/types.ts';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import { AddDevice } from './add-device.tsx';
import { OwnThing } from './thing.tsx';
import { useAccountWords } from './words.ts';

export function Devices() {
  const w = useWords();
  const a = useAccountWords();
  const { settings: s } = useFarWords();
  const [devices, setDevices] = useState<readonly Device[]>([]);
  const [attempt, problem] = useTry();
  const read = useCallback((): Promise<void> => ask('GET /api/me/devices', {}).then(setDevices), []);
  useEffect(() => void read().catch(() => {}), [read]);
  return (
    <section className="panel block">
      <h2>{s.devices}</h2>
      <ul className="account-things">
        {devices.map((d) => (
          <OwnThing
            key={d.id}
            icon="device"
            title={d.label === '?' ? a.unknownDevice : d.label}
            help={d.current ? s.thisDevice : s.seen(w.common.when(d.seenAt))}
            act={
              d.current ? (
                <span className="chip">{a.thisBrowser}</span>
              ) : (
                <button
                  type="button"
                  className="btn sm"
                  aria-label={`${s.signOut}: ${d.label}`}
                  onClick={() => attempt(ask('DELETE /api/me/devices/:device', { params: { device: d.id } }).then(read))}
                >
                  {s.signOut}
                </button>
              )
            }
          />
        ))}
        <AddDevice onAdded={() => void read().catch(() => {})} />
      </ul>
      {problem}
    </section>
  );
}
