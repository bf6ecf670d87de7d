/** A link from another device: this device shows a code, the other one confirms it, and then both are the same person. */
import { useEffect, useState } from 'preact/hooks';
import { ask, RequestRefused } from '../../net/http.ts';
import { lobbySocket } from '../../net/lobby.ts';
import type { Api } from '../../net/types.ts';
import { setMe } from '../../state/here.ts';
import { prefer } from '../../state/prefs.ts';
import { OwnBadge } from '../../ui/badge.tsx';
import { Page } from '../../ui/page.tsx';
import { usePolling } from '../../ui/polling.ts';
import { go } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

type Owner = Api['POST /api/link/look']['reply'];
type Asked = Api['POST /api/link/ask']['reply'];

const EVERY_MS = 2000;

export default function Device() {
  const far = useFarWords();
  const s = far.settings;
  const [token] = useState(() => location.hash.slice(1));
  const [owner, setOwner] = useState<Owner | null | undefined>(undefined);
  useEffect(() => {
    ask('POST /api/link/look', { body: { token } }).then(setOwner, () => setOwner(null));
  }, [token]);
  return (
    <Page title={s.linkTitle}>
      <div className="panel card lonely">
        <h1>{owner === null ? s.linkBad : owner?.yours ? s.linkYours : s.linkTitle}</h1>
        {owner && !owner.yours && <Join token={token} owner={owner} />}
      </div>
    </Page>
  );
}

function Join({ token, owner }: { readonly token: string; readonly owner: Owner }) {
  const w = useWords();
  const s = useFarWords().settings;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [refused, setRefused] = useState(false);
  const [attempt, problem] = useTry();
  const start = async (): Promise<void> => {
    setRefused(false);
    setAsked(await ask('POST /api/link/ask', { body: { token } }));
  };
  usePolling(asked !== null, EVERY_MS, async () => {
    if (asked === null) return;
    try {
      const { me } = await ask('POST /api/link/redeem', { body: { token, claim: asked.claim } });
      if (me === null) return;
      setMe(me);
      prefer({ name: me.name });
      lobbySocket.renew();
      go('/', { replace: true });
    } catch (error) {
      // Anything else, such as no network, is tried again.
      if (!(error instanceof RequestRefused) || (error.problem !== 'unknown' && error.problem !== 'has-tables')) return;
      setAsked(null);
      setRefused(true);
    }
  });
  return (
    <>
      <p className="row">
        <OwnBadge name={owner.name} />
        <span className="row-text">
          <b>{owner.name}</b>
          <span className="help">{s.linkOwner(w.common.when(owner.createdAt), owner.active, owner.past)}</span>
        </span>
      </p>
      {owner.hasTables ? (
        <p className="note bad" role="alert">
          {w.problem['has-tables']}
        </p>
      ) : asked === null ? (
        <p>{s.linkAsk(owner.name)}</p>
      ) : (
        <div role="status">
          <p>{s.linkCode}</p>
          <p className="device-code">{asked.code}</p>
        </div>
      )}
      {refused && <p className="note bad">{s.linkRefused}</p>}
      {problem}
      <div className="acts">
        {asked === null && !owner.hasTables && (
          <button type="button" className="btn primary" onClick={() => attempt(start())}>
            {s.linkDo}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={() => go('/')}>
          {w.common.cancel}
        </button>
      </div>
    </>
  );
}
