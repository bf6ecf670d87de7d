/** The link at the end of an e-mail: one press, and no more come. */
import { useState } from 'preact/hooks';
import { ask } from '../../net/http.ts';
import { isToken } from '../../net/link-token.ts';
import { Plain } from '../../ui/page.tsx';
import { Link, useFragment } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

export default function StopEmails() {
  const w = useWords();
  const { told: t } = useFarWords();
  const token = useFragment().slice(1);
  const [done, setDone] = useState(false);
  const [attempt, problem] = useTry();
  const whole = isToken(token);
  return (
    <Plain title={done ? t.stopped : t.stopTitle} text={done ? t.stoppedHelp : whole ? t.stopText : t.stopBroken} icon="bell">
      {!done && whole && (
        <button type="button" className="btn primary" onClick={() => attempt(ask('POST /api/quiet', { body: { token } }).then(() => setDone(true)))}>
          {t.stop}
        </button>
      )}
      {(done || !whole) && (
        <Link className="btn" href="/notices">
          {t.open}
        </Link>
      )}
      <Link className="btn quiet" href="/">
        {w.lost.home}
      </Link>
      {problem}
    </Plain>
  );
}
