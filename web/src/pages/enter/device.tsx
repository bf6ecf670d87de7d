/** A link from another device: this device shows a code, the other one confirms it, and then both are the same person. */
import { useEffect, useState } from 'preact/hooks';
import { useAccountWords } from '../../account/words.ts';
import { ask, RequestRefused } from '../../net/http.ts';
import { lobbySocket } from '../../net/lobby.ts';
import type { Api } from '../../net/types.ts';
import { arrive, setMe, useHere } from '../../state/here.ts';
import { prefer } from '../../state/prefs.ts';
import { OwnBadge } from '../../ui/badge.tsx';
import { ComingShapes } from '../../ui/coming.tsx';
import { Page, Plain } from '../../ui/page.tsx';
import { usePolling } from '../../ui/polling.ts';
import { go, Link, useFragment } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

type Owner = Api['POST /api/link/look']['reply'];
type Asked = Api['POST /api/link/ask']['reply'];

const EVERY_MS = 2000;
/** Nobody knows this link, or it lost a piece. */
const OLD: ReadonlySet<string> = new Set(['unknown', 'malformed']);

export default function Device() {
  const token = useFragment().slice(1);
  // Another link in the same window is another page.
  return <Linked key={token} token={token} />;
}

function Linked({ token }: { readonly token: string }) {
  const w = useWords();
  const a = useAccountWords();
  const { settings: s, keep: k, invite: v } = useFarWords();
  const [owner, setOwner] = useState<Owner | 'old' | 'offline' | null>(null);
  const look = (): void => {
    ask('POST /api/link/look', { body: { token } }).then(setOwner, (error: unknown) =>
      setOwner(error instanceof RequestRefused && OLD.has(error.problem) ? 'old' : 'offline'),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once; again by a press.
  useEffect(() => {
    void arrive();
    look();
  }, []);
  const accounts = useHere((h) => h.accounts);
  const home = (
    <Link className="btn quiet" href="/">
      {w.lost.home}
    </Link>
  );
  if (!accounts)
    return (
      <Plain title={a.deviceOnly} text={a.deviceOnlyHelp} icon="device">
        {home}
      </Plain>
    );
  if (owner === null)
    return (
      <Page title={s.linkTitle}>
        <ComingShapes shape="panels" again={look} />
      </Page>
    );
  if (owner === 'offline')
    return (
      <Plain title={v.offline} text="" icon="wifi">
        <button type="button" className="btn primary" onClick={look}>
          {w.common.retry}
        </button>
        {home}
      </Plain>
    );
  if (owner === 'old')
    return (
      <Plain title={s.linkBad} text={s.linkBadHelp} icon="device">
        <Link className="btn" href="/enter">
          {k.been}
        </Link>
        {home}
      </Plain>
    );
  if (owner.yours)
    return (
      <Plain title={s.linkYours} text={s.linkYoursHelp} icon="device">
        {home}
      </Plain>
    );
  return (
    <Page title={s.linkTitle}>
      <div className="panel card lonely">
        <h1>{s.linkTitle}</h1>
        <Join token={token} owner={owner} />
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
