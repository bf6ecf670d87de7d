/** In the waiting room: friends, each asked with one press. */
import { useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { TableInfo } from '../net/types.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { useTry } from '../ui/try.tsx';
import { useFriends } from './friends.tsx';
import { usePeopleWords } from './words.ts';

export default function InviteFriends({ table }: { readonly table: TableInfo }) {
  const p = usePeopleWords();
  const { known } = useFriends();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const [attempt, problem] = useTry();
  const there = table.chairs.map((c) => c.identity);
  const friends = (known?.people ?? [])
    .filter((f) => f.state === 'friend' && !there.includes(f.identity))
    .sort((a, b) => Number(b.here) - Number(a.here));
  if (friends.length === 0) return null;
  const invite = async (person: string): Promise<void> => {
    await ask('POST /api/tables/:table/invite', { params: { table: table.id }, body: { person } });
    setAsked((before) => [...before, person]);
  };
  return (
    <section className="panel block" aria-labelledby="friends">
      <h2 id="friends">{p.invite}</h2>
      <p className="help">{p.inviteHelp}</p>
      <ul className="chairs">
        {friends.map((f) => (
          <li key={f.identity} className="row">
            <OwnBadge name={f.name} face={f.face} away={!f.here} />
            <div className="row-text">
              <b>{f.name}</b>
              <span className="help">{f.here ? p.here : p.away}</span>
            </div>
            {asked.includes(f.identity) ? (
              <span className="chip" role="status">
                {p.wasAsked}
              </span>
            ) : (
              <button type="button" className="btn sm" aria-label={p.ask(f.name)} onClick={() => attempt(invite(f.identity))}>
                {p.askShort}
              </button>
            )}
          </li>
        ))}
      </ul>
      {problem}
    </section>
  );
}
