/** Who sees what of somebody; whom they blocked; and what lies on this device. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { NO_SERVER } from '../net/no-server.ts';
import { BlockedList, type BlockedPeople } from '../people/blocked.tsx';
import { ShownToOthers } from '../people/shown.tsx';
import { useHere } from '../state/here.ts';
import { useTry } from '../ui/try.tsx';
import { AccountFrame } from './frame.tsx';
import { LocalData } from './local-data.tsx';
import { useAccountWords } from './words.ts';

export default function Privacy() {
  const a = useAccountWords();
  const me = useHere((s) => s.me);
  const accounts = useHere((s) => s.accounts);
  return (
    <AccountFrame tab="privacy" title={a.tabs.privacy}>
      <div className="settings-page">
        {!NO_SERVER && (
          <section className="panel block">
            <h2>{a.who}</h2>
            <table className="who-sees">
              <thead>
                <tr>
                  <th scope="col">{a.kept}</th>
                  <th scope="col">{a.seenBy}</th>
                </tr>
              </thead>
              <tbody>
                {(accounts ? a.table : a.tableOfDevice).map(([what, by]) => (
                  <tr key={what}>
                    <th scope="row">{what}</th>
                    <td className="help">{by}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <div className="rows">
          {me !== null && accounts && <ShownToOthers />}
          {me !== null && <Blocked />}
          <LocalData />
        </div>
      </div>
    </AccountFrame>
  );
}

function Blocked() {
  const a = useAccountWords();
  const [people, setPeople] = useState<BlockedPeople | null>(null);
  const [attempt, problem] = useTry();
  const read = (): Promise<void> => ask('GET /api/me/friends', {}).then(({ blocked }) => setPeople(blocked));
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once.
  useEffect(() => void read().catch(() => {}), []);
  if (people === null) return null;
  return (
    <section className="panel block">
      <h2>{a.blocked}</h2>
      {people.length === 0 && <p className="help">{a.noneBlocked}</p>}
      <BlockedList people={people} attempt={attempt} onChange={read} />
      {problem}
    </section>
  );
}
