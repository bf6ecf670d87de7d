/** After a game against bots: compare it, or send the same deal to a friend. */
import { useEffect, useState } from 'preact/hooks';
import { store } from '../offline/store.ts';
import type { LocalTable } from '../offline/tables.ts';
import { Link } from '../ui/router.tsx';
import { FriendButton } from './friend-button.tsx';
import { friendPath } from './friend-link.ts';
import { useChallengeWords } from './words.ts';

const AGAIN_MS = 500;

export default function ChallengeAfter({ id }: { readonly id: string }) {
  const c = useChallengeWords();
  const [table, setTable] = useState<LocalTable | null>(null);
  // The end is noted a moment after it is shown.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (): void =>
      void store()
        .table(id)
        .then((found) => {
          setTable(found);
          if (found?.outcome === null && found.state === 'running') timer = setTimeout(look, AGAIN_MS);
        });
    look();
    return () => clearTimeout(timer);
  }, [id]);
  if (table === null) return null;
  const path = friendPath(table);
  const { challenge } = table;
  return (
    <>
      {challenge !== undefined && (
        <Link className="btn primary" href={challenge.day === null ? `/challenge/friend#${challenge.link ?? ''}` : `/challenge?game=${table.game}`}>
          {c.compare}
        </Link>
      )}
      {path !== null && <FriendButton path={path} />}
    </>
  );
}
