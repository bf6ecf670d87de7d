/** A link from another device: after a yes, this device is the same person. */
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { lobbySocket } from '../net/lobby.ts';
import { setMe } from '../state/here.ts';
import { prefer } from '../state/prefs.ts';
import { Page } from '../ui/page.tsx';
import { go } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';

export default function Device() {
  const w = useWords();
  const far = useFarWords();
  const [token] = useState(() => location.hash.slice(1));
  const [whose, setWhose] = useState<string | null | undefined>(undefined);
  const [attempt, problem] = useTry();
  useEffect(() => {
    ask('POST /api/link/look', { body: { token } }).then(
      (l) => setWhose(l.name),
      () => setWhose(null),
    );
  }, [token]);
  const redeem = async (): Promise<void> => {
    const me = await ask('POST /api/link/redeem', { body: { token } });
    setMe(me);
    prefer({ name: me.name });
    lobbySocket.renew();
    go('/', { replace: true });
  };
  return (
    <Page title={far.settings.linkTitle}>
      <div className="panel card lonely">
        <h1>{whose === null ? far.settings.linkBad : far.settings.linkTitle}</h1>
        {typeof whose === 'string' && (
          <>
            <p>{far.settings.linkAsk(whose)}</p>
            <div className="acts">
              <button type="button" className="btn primary" onClick={() => attempt(redeem())}>
                {far.settings.linkDo}
              </button>
              <button type="button" className="btn quiet" onClick={() => go('/')}>
                {w.common.cancel}
              </button>
            </div>
          </>
        )}
        {problem}
      </div>
    </Page>
  );
}
