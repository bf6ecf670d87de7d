/** For somebody who has been here before: back in by a passkey, by words on paper, or by a link in an e-mail. */
import { lazy, Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { useAccountWords } from '../../account/words.ts';
import { ask, RequestRefused } from '../../net/http.ts';
import { isToken } from '../../net/link-token.ts';
import type { Api } from '../../net/types.ts';
import { arrive, useHere } from '../../state/here.ts';
import { Labelled } from '../../ui/forms.tsx';
import { Plain } from '../../ui/page.tsx';
import { go, Link, useFragment } from '../../ui/router.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

const EnterPaper = lazy(() => import('../../paper/enter-paper.tsx'));

export default function Enter() {
  const w = useWords();
  const { keep: k } = useFarWords();
  const a = useAccountWords();
  const accounts = useHere((s) => s.accounts);
  const token = useFragment().slice(1);
  const [ways, setWays] = useState<Api['GET /api/enter']['reply'] | null>(null);
  const [attempt, problem] = useTry();
  const [given, setGiven] = useState(false);
  const [old, setOld] = useState(false);
  useEffect(() => {
    void arrive();
    ask('GET /api/enter', {}).then(setWays, () => {});
  }, []);
  const home = (): void => go('/', { replace: true });
  const byPasskey = async (): Promise<void> => {
    const { enterByPasskey } = await import('../../net/passkeys.ts');
    // The browser throws where somebody changes their mind.
    await enterByPasskey().then(home, (error: unknown) => {
      if (error instanceof RequestRefused) throw error;
      setGiven(true);
    });
  };
  const byLink = async (): Promise<void> => {
    const { enterByLink } = await import('../../net/passkeys.ts');
    await enterByLink(token).then(home, (error: unknown) => {
      if (!(error instanceof RequestRefused) || error.problem !== 'unknown') throw error;
      setOld(true);
    });
  };
  const linked = isToken(token) && !old;
  if (!accounts)
    return (
      <Plain title={a.deviceOnly} text={a.deviceOnlyHelp} icon="device">
        <Link className="btn" href="/">
          {w.lost.home}
        </Link>
      </Plain>
    );
  return (
    <Plain title={k.enter} text={linked ? k.linkHelp : k.enterHelp} icon="device">
      {old && (
        <p className="note bad" role="alert">
          {k.linkOld}
        </p>
      )}
      {linked ? (
        <button type="button" className="btn primary" onClick={() => attempt(byLink())}>
          {k.enter}
        </button>
      ) : (
        <div className="rows grow">
          {ways?.passkey === true && (
            <button type="button" className="btn primary" onClick={() => attempt(byPasskey())}>
              {k.withPasskey}
            </button>
          )}
          {ways?.email === true && <ByMail />}
          <Suspense fallback={null}>
            <EnterPaper onIn={home} />
          </Suspense>
          {ways?.passkey === false && <p className="help">{k.noPasskey}</p>}
          <p className="help">{k.byDevice}</p>
        </div>
      )}
      {given && <p className="help">{k.given}</p>}
      {problem}
      <Link className="btn quiet" href="/">
        {w.lost.home}
      </Link>
    </Plain>
  );
}

function ByMail() {
  const { keep: k, told: t } = useFarWords();
  const [address, setAddress] = useState('');
  const [sent, setSent] = useState(false);
  const [attempt, problem] = useTry();
  if (sent) return <p role="status">{k.mailed}</p>;
  return (
    <form
      className="rows grow"
      onSubmit={(e) => {
        e.preventDefault();
        attempt(ask('POST /api/enter/email', { body: { address: address.trim() } }).then(() => setSent(true)));
      }}
    >
      <Labelled label={t.mail}>
        {(id) => (
          <input
            id={id}
            className="field"
            inputMode="email"
            autoComplete="email"
            required
            maxLength={254}
            value={address}
            onInput={(e) => setAddress(e.currentTarget.value)}
          />
        )}
      </Labelled>
      <button type="submit" className="btn">
        {k.mail}
      </button>
      {problem}
    </form>
  );
}
