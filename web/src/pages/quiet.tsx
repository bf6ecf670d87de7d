/** The link at the end of an e-mail: one press, and no more come. */
import { useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { isToken } from '../net/link-token.ts';
import { Plain } from '../ui/page.tsx';
import { Link, useFragment } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';

export default function Quiet() {
  const w = useWords();
  const { told: t } = useFarWords();
  const token = useFragment().slice(1);
  const [done, setDone] = useState(false);
  const [attempt, problem] = useTry();
  return (
    <Plain title={done ? t.stopped : t.stopTitle} text={done ? '' : t.stopText}>
      {!done && (
        <button
          type="button"
          className="btn primary"
          disabled={!isToken(token)}
          onClick={() => attempt(ask('POST /api/quiet', { body: { token } }).then(() => setDone(true)))}
        >
          {t.stop}
        </button>
      )}
      <Link className="btn quiet" href="/">
        {w.lost.home}
      </Link>
      {problem}
    </Plain>
  );
}
