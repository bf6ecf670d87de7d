/** A table that is not there for us, or that cannot be reached right now. At the door of one we can knock. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../../net/http.ts';
import { beGuest } from '../../state/here.ts';
import { useOwnName } from '../../state/own-name.ts';
import { NameField } from '../../ui/name-field.tsx';
import { Plain } from '../../ui/page.tsx';
import { Link } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

/** A knock is heard for half a minute. */
const AGAIN_MS = 5000;

export default function NotThere({ id, offline, again }: { readonly id: string; readonly offline: boolean; readonly again: () => void }) {
  const w = useWords();
  const { invite: v } = useFarWords();
  return (
    <Plain
      title={offline ? w.lost.offline : v.byInvitation}
      text={offline ? w.lost.offlineText : v.byInvitationHelp}
      icon={offline ? 'wifi' : 'lock'}
    >
      {offline ? (
        <button type="button" className="btn primary" onClick={again}>
          {w.common.retry}
        </button>
      ) : (
        <Door id={id} onIn={again} />
      )}
      <Link className="btn quiet" href="/">
        {w.lost.home}
      </Link>
    </Plain>
  );
}

function Door({ id, onIn }: { readonly id: string; readonly onIn: () => void }) {
  const w = useWords();
  const { invite: v } = useFarWords();
  const own = useOwnName();
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? own;
  const [knocking, setKnocking] = useState(false);
  const [attempt, problem] = useTry();
  const knock = (): Promise<void> =>
    ask('POST /api/tables/:table/knock', { params: { table: id }, body: {} }).then((r) => {
      if (r.in) onIn();
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: one rhythm for as long as we stand here.
  useEffect(() => {
    if (!knocking) return;
    const timer = setInterval(() => void knock().catch(() => {}), AGAIN_MS);
    return () => clearInterval(timer);
  }, [knocking]);
  if (knocking) return <p role="status">{v.knocking}</p>;
  return (
    <form
      className="rows grow"
      onSubmit={(e) => {
        e.preventDefault();
        attempt(
          beGuest(name)
            .then(knock)
            .then(() => setKnocking(true)),
        );
      }}
    >
      <NameField label={w.lobby.askName} name={name} onName={setTyped} required />
      <button type="submit" className="btn primary">
        {v.knock}
      </button>
      {problem}
    </form>
  );
}
