/** A table that is not there for us, or that cannot be reached right now. */
import { Plain } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useWords } from '../words/index.ts';

export default function NotThere({ offline, again }: { readonly offline: boolean; readonly again: () => void }) {
  const w = useWords();
  return (
    <Plain title={offline ? w.lost.offline : w.lobby.gone} text={offline ? w.lost.offlineText : w.lobby.goneMore}>
      {offline && (
        <button type="button" className="btn primary" onClick={again}>
          {w.common.retry}
        </button>
      )}
      <Link className="btn" href="/">
        {w.lost.home}
      </Link>
    </Plain>
  );
}
