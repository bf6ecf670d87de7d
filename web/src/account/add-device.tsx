/** Adds a device: makes a link, shows the code of the device that opened it, and waits for a yes. */
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import type { Api } from '../net/types.ts';
import { copyText } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { usePolling } from '../ui/polling.ts';
import { addressOf } from '../ui/root.ts';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import { OwnThing } from './thing.tsx';
import { useAccountWords } from './words.ts';

type DeviceRequest = NonNullable<Api['GET /api/me/link']['reply']['request']>;

const Qr = lazy(() => import('../ui/qr.tsx'));

const EVERY_MS = 2000;

/** `onAdded`: the list of devices has changed. */
export function AddDevice({ onAdded }: { readonly onAdded: () => void }) {
  const w = useWords();
  const a = useAccountWords();
  const {
    settings: s,
    invite: { qrLabel },
  } = useFarWords();
  const [link, setLink] = useState<string | null>(null);
  const [request, setRequest] = useState<DeviceRequest | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [attempt, problem] = useTry();
  const make = async (): Promise<void> => {
    const { token } = await ask('POST /api/me/link', { body: {} });
    setRequest(null);
    setConfirmed(false);
    setLink(addressOf(`/link#${token}`));
  };
  const answer = async (code: string, yes: boolean): Promise<void> => {
    setRequest(null);
    await ask('POST /api/me/link/answer', { body: { code, yes } });
    setConfirmed(yes);
  };
  usePolling(link !== null, EVERY_MS, async () => {
    try {
      const now = await ask('GET /api/me/link', {});
      if (!confirmed) setRequest(now.request);
      // Confirmed, and never fetched.
      else if (now.request === null) setConfirmed(false);
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.problem !== 'unknown') return;
      // The link is used up or too old.
      setLink(null);
      setRequest(null);
      toast(confirmed ? s.linkAdded : s.linkOver);
      onAdded();
    }
  });
  return (
    <OwnThing
      icon="link"
      title={a.oneMore}
      help={a.oneMoreHelp}
      act={
        link === null && (
          <button type="button" className="btn sm" onClick={() => attempt(make())}>
            {s.link}
          </button>
        )
      }
    >
      {link !== null && (
        <div className="rows">
          <p className="help">{s.linkHelp}</p>
          <Suspense fallback={null}>
            <Qr text={link} label={qrLabel} />
          </Suspense>
          <div className="acts">
            <input className="field grow" readOnly value={link} aria-label={s.link} onFocus={(e) => e.currentTarget.select()} />
            <button type="button" className="btn sm" onClick={() => void copyText(link).then((ok) => ok && toast(w.common.copied))}>
              <Icon name="copy" />
              {w.common.copy}
            </button>
          </div>
        </div>
      )}
      {request !== null && (
        <div className="rows" role="alert">
          <p>{s.linkRequest(request.label)}</p>
          <p className="device-code">{request.code}</p>
          <div className="acts">
            <button type="button" className="btn primary" onClick={() => attempt(answer(request.code, true))}>
              {s.linkYes}
            </button>
            <button type="button" className="btn" onClick={() => attempt(answer(request.code, false))}>
              {s.linkNo}
            </button>
          </div>
        </div>
      )}
      {problem}
    </OwnThing>
  );
}
