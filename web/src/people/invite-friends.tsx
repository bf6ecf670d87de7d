/** In the waiting room: friends, each asked with one press. */
import '../pages/room/tiles.css';
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
    <div className="ask-friends">
      <h3>{p.invite}</h3>
      {friends.map((f) => (
        <button
          key={f.identity}
          type="button"
          className="tile-chip"
          disabled={asked.includes(f.identity)}
          aria-label={asked.includes(f.identity) ? `${f.name}: ${p.wasAsked}` : p.ask(f.name)}
          onClick={() => attempt(invite(f.identity))}
        >
          <OwnBadge name={f.name} face={f.face} away={!f.here} small />
          {f.name}
          <span className="help">{asked.includes(f.identity) ? p.wasAsked : f.here ? p.here : p.askShort}</span>
        </button>
      ))}
      {problem}
    </div>
  );
}
