/** Friends: requests first, then who is here and where, then whom one blocked. */
import './people.css';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { Api, Friend } from '../net/types.ts';
import { useHere } from '../state/here.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { useGameTitle } from '../ui/catalogue.ts';
import { ComingShapes } from '../ui/coming.tsx';
import { Page, Plain } from '../ui/page.tsx';
import { usePolling } from '../ui/polling.ts';
import { Link } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';
import { BlockedList } from './blocked.tsx';
import { Friendship } from './person-acts.tsx';
import { usePeopleWords } from './words.ts';

type Known = Api['GET /api/me/friends']['reply'];
const AGAIN_MS = 20_000;

/** Friends and requests; null: not read yet, or there is nobody to have any. */
export function useFriends(): { readonly known: Known | null; readonly read: () => Promise<void> } {
  const [known, setKnown] = useState<Known | null>(null);
  const me = useHere((s) => s.me?.identity ?? null);
  const read = useCallback(async () => {
    if (me !== null) setKnown(await ask('GET /api/me/friends', {}));
  }, [me]);
  useEffect(() => void read().catch(() => {}), [read]);
  usePolling(me !== null, AGAIN_MS, read);
  return { known, read };
}

export default function Friends() {
  const w = useWords();
  const p = usePeopleWords();
  const { known, read } = useFriends();
  const [attempt, problem] = useTry();
  const me = useHere((s) => s.me);
  const accounts = useHere((s) => s.accounts);
  if (!accounts)
    return (
      <Plain title={p.friends} text={p.noProfiles} icon="people">
        <Link className="btn" href="/tables">
          {w.nav.tables}
        </Link>
      </Plain>
    );
  const people = known?.people ?? [];
  const asking = people.filter((f) => f.state === 'asks');
  const rest = people.filter((f) => f.state !== 'asks').sort((a, b) => Number(b.here) - Number(a.here));
  return (
    <Page title={p.friends}>
      <h1>{p.friends}</h1>
      <p className="lead">{p.friendsLead}</p>
      {asking.length > 0 && (
        <section className="rows" aria-labelledby="asking">
          <h2 id="asking">{p.asksTitle}</h2>
          <ul className="rows">
            {asking.map((f, i) => (
              <li key={f.identity} className="row turn">
                <OwnBadge name={f.name} face={f.face} />
                <div className="row-text">
                  <b>{p.asks(f.name)}</b>
                </div>
                <Friendship identity={f.identity} tie={f.state} main={i === 0} attempt={attempt} onChange={read} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="rows" aria-live="polite">
        {rest.map((f) => (
          <FriendRow key={f.identity} friend={f} />
        ))}
      </ul>
      {me !== null && known === null && <ComingShapes shape="rows" again={() => void read().catch(() => {})} />}
      {(me === null || (known !== null && people.length === 0)) && <p className="help">{p.noFriends}</p>}
      {problem}
      {known !== null && known.blocked.length > 0 && (
        <section className="rows" aria-labelledby="blocked">
          <h2 id="blocked">{p.blockedTitle}</h2>
          <BlockedList people={known.blocked} attempt={attempt} onChange={read} />
        </section>
      )}
    </Page>
  );
}

export function FriendRow({ friend }: { readonly friend: Friend }) {
  const w = useWords();
  const p = usePeopleWords();
  const title = useGameTitle('short');
  const { identity, name, face, state, here, table } = friend;
  const doing =
    table === null ? null : table.free > 0 ? p.needs(table.free, title(table.game)) : table.state === 'running' ? p.plays(title(table.game)) : null;
  return (
    <li className="row">
      <span className={here ? 'friend-face here' : 'friend-face'}>
        <OwnBadge name={name} face={face} away={!here} />
      </span>
      <div className="row-text">
        <Link href={`/people/${identity}`}>
          <b>{name}</b>
          {here && <span className="vh">, {p.here}</span>}
        </Link>
        <span className="help">{state === 'asked' ? p.asked : (doing ?? (here ? p.here : p.away))}</span>
      </div>
      {table !== null && (table.free > 0 || table.state === 'running') && (
        <Link className="btn sm" href={`/table/${table.id}`}>
          {table.shared ? w.home.openIt : table.free > 0 ? p.join : p.watch}
        </Link>
      )}
    </li>
  );
}
