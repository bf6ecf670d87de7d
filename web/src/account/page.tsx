/** The account: keeping who one is, ways back in, devices, one's data. */
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { NO_SERVER } from '../net/no-server.ts';
import type { NoticeSettingsInfo } from '../net/types.ts';
import { useHere } from '../state/here.ts';
import { Link } from '../ui/router.tsx';
import { useFarWords } from '../words/index.ts';
import { Devices } from './devices.tsx';
import { AccountFrame } from './frame.tsx';
import { KeepIt } from './keep.tsx';
import LookSettings from './look.tsx';
import { NameSettings } from './name.tsx';
import { OwnData } from './own-data.tsx';
import { OwnThing } from './thing.tsx';
import { useAccountWords } from './words.ts';

const KeepPaper = lazy(() => import('../paper/keep-paper.tsx'));

export default function Settings() {
  if (NO_SERVER) return <LookSettings />;
  return <Account />;
}

function Account() {
  const a = useAccountWords();
  const { settings: s } = useFarWords();
  const { me, server, accounts } = useHere();
  const name = (
    <section className="panel block">
      <h2>{s.you}</h2>
      <NameSettings />
    </section>
  );
  return (
    <AccountFrame tab="account" title={accounts ? a.title : a.here}>
      <div className="settings-page">
        {me === null || !accounts ? (
          <>
            <div className="rows">
              {!accounts ? <DeviceOnly /> : server === 'away' ? <p className="note">{s.needsServer}</p> : <Newcomer />}
              {name}
            </div>
            {me !== null && (
              <div className="rows">
                <OwnData />
              </div>
            )}
          </>
        ) : (
          <>
            <div className="rows">
              <KeepIt />
              <WaysBack />
            </div>
            <div className="rows">
              {name}
              <Devices />
              <OwnData />
            </div>
          </>
        )}
      </div>
    </AccountFrame>
  );
}

/** A server without accounts. */
function DeviceOnly() {
  const a = useAccountWords();
  return (
    <section className="panel block">
      <h2>{a.deviceOnly}</h2>
      <p className="help">{a.deviceOnlyHelp}</p>
    </section>
  );
}

function Newcomer() {
  const a = useAccountWords();
  const { keep: k } = useFarWords();
  return (
    <section className="panel block">
      <h2>{a.newcomer}</h2>
      <p className="help">{a.newcomerHelp}</p>
      <div className="acts">
        <Link className="btn" href="/enter">
          {k.been}
        </Link>
      </div>
    </section>
  );
}

/** Beside the passkey. Without a mail server e-mail is not there at all. */
function WaysBack() {
  const a = useAccountWords();
  const [told, setTold] = useState<Pick<NoticeSettingsInfo, 'mails' | 'email'> | null>(null);
  useEffect(() => void ask('GET /api/me/notices', {}).then(setTold, () => {}), []);
  const { mails = false, email = null } = told ?? {};
  return (
    <section className="panel block">
      <h2>{a.ways}</h2>
      <ul className="account-things">
        {mails && (
          <OwnThing
            icon="send"
            title={email?.confirmed === true ? email.address : a.mail}
            help={email !== null && !email.confirmed ? a.mailPending(email.address) : a.mailHelp}
            act={
              <Link className="btn sm" href="/notices#email">
                {email === null ? a.mailAdd : a.mailChange}
              </Link>
            }
          />
        )}
        <Suspense fallback={null}>
          <KeepPaper />
        </Suspense>
      </ul>
    </section>
  );
}
