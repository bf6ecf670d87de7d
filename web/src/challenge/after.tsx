/** After a game against bots: compare it, or send the same deal to a friend. */
import { useEffect, useState } from 'preact/hooks';
import { store } from '../offline/store.ts';
import type { LocalTable } from '../offline/tables.ts';
import { copyText } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { addressOf } from '../ui/root.ts';
import { Link } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
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
      {path !== null && (
        <button type="button" className="btn" onClick={() => void copyText(addressOf(path)).then((ok) => ok && toast(c.friendCopied))}>
          <Icon name="copy" />
          {c.friendMake}
        </button>
      )}
    </>
  );
}
