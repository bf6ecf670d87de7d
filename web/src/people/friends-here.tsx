/** Beside one's games: friends who are here, and the press that leads to their table. */
import './people.css';
import { Link } from '../ui/router.tsx';
import { FriendRow, useFriends } from './friends.tsx';
import { usePeopleWords } from './words.ts';

const MOST = 5;

export default function FriendsHere() {
  const p = usePeopleWords();
  const { known } = useFriends();
  const friends = (known?.people ?? []).filter((f) => f.state === 'friend').sort((a, b) => Number(b.here) - Number(a.here));
  if (friends.length === 0) return null;
  return (
    <aside className="panel block friends-here" aria-labelledby="friends-here">
      <div className="friends-here-head">
        <h2 id="friends-here">{p.friends}</h2>
        <Link href="/friends">{p.allFriends}</Link>
      </div>
      <ul className="rows">
        {friends.slice(0, MOST).map((f) => (
          <FriendRow key={f.identity} friend={f} />
        ))}
      </ul>
    </aside>
  );
}
