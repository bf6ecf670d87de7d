/** Where notices go: push to devices, an e-mail address, a webhook; each can be tried, and says what came of the last one. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { ask, RequestRefused } from '../../net/http.ts';
import type { NoticeSettingsInfo, NoticeWay, Webhook } from '../../net/types.ts';
import { setMe, useHere } from '../../state/here.ts';
import { prefer, usePrefs } from '../../state/prefs.ts';
import { pushArrives, pushState, startPush, stopPush } from '../../state/push.ts';
import { Labelled, PickOne, Switch } from '../../ui/forms.tsx';
import { Icon } from '../../ui/icon.tsx';
import { inRoot } from '../../ui/root.ts';
import { toast } from '../../ui/toast.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import { addressChecks } from './address-checks.ts';

/** The server puts it on a notice that somebody tries a way with. */
const TEST_TAG = 'starboard test';

type Result = NonNullable<NoticeProps['told']['last'][NoticeWay]>;

export interface NoticeProps {
  readonly told: NoticeSettingsInfo;
  readonly onTold: (now: NoticeSettingsInfo) => void;
}

export function Ways(props: NoticeProps) {
  const { told: t } = useFarWords();
  const me = useHere((h) => h.me);
  return (
    <section className="panel block">
      <h2>{t.where}</h2>
      <BrowserNotices />
      <PushWay {...props} />
      {props.told.mails ? <MailWay {...props} /> : <p className="help">{t.noMail}</p>}
      {me !== null && <HookWay key={me.webhook?.url ?? ''} {...props} hook={me.webhook} />}
      <LooksLike />
    </section>
  );
}

/** One to look at before anybody switches anything on. */
function LooksLike() {
  const { told: t } = useFarWords();
  return (
    <div className="way">
      <h3>{t.looksLike}</h3>
      <p className="notice-sample">
        <img src={inRoot('/art/logo.svg')} alt="" width={36} height={36} />
        <b>{t.sample}</b>
      </p>
      <p className="help">{t.sampleHelp}</p>
    </div>
  );
}

/** While a page is open in the background. */
export function BrowserNotices() {
  const { settings: s } = useFarWords();
  const notify = usePrefs((p) => p.notify);
  const [state, setState] = useState(() => (globalThis.Notification === undefined || !isSecureContext ? 'insecure' : Notification.permission));
  const turn = async (on: boolean): Promise<void> => {
    if (on && state === 'default') setState(await Notification.requestPermission());
    prefer({ notify: on && (globalThis.Notification?.permission ?? 'denied') === 'granted' });
  };
  return (
    <Switch
      label={s.browser}
      help={state === 'insecure' ? s.browserInsecure : state === 'denied' ? s.browserBlocked : s.browserHelp}
      on={notify && state === 'granted'}
      disabled={state === 'insecure' || state === 'denied'}
      onTurn={(on) => void turn(on)}
    />
  );
}

/** What came of the last notice, in words. */
function useResult(): (last: Omit<Result, 'at'> & { readonly at?: number }) => string {
  const w = useWords();
  const { told: t } = useFarWords();
  return ({ ok, status, problem, at }) =>
    ok
      ? t.works(w.common.when(at ?? Date.now()))
      : t.failed(problem !== null ? (t.why[problem] ?? problem) : status === null ? t.why.silent : t.answered(status));
}

interface WayProps extends NoticeProps {
  readonly way: NoticeWay;
  readonly title: string;
  /** There is something to send to. */
  readonly there: boolean;
  readonly children: ComponentChildren;
}

function OneWay({ told, onTold, way, title, there, children }: WayProps) {
  const { told: t } = useFarWords();
  const say = useResult();
  const [attempt, problem] = useTry();
  const last = told.last[way];
  const test = async (): Promise<void> => {
    const came = way === 'push' && told.push.some((p) => p.current) ? pushArrives(TEST_TAG) : null;
    const done = await ask('POST /api/me/notices/test', { body: { way } });
    toast(!done.ok ? say(done) : came === null ? t.sent : t.pushTest);
    if (done.ok && came !== null) toast((await came) ? t.pushCame : t.pushMissing);
    onTold(await ask('GET /api/me/notices', {}));
  };
  return (
    <div className={`way${there && last?.ok === false ? ' bad' : ''}`}>
      <div className="acts">
        <h3 className="grow">{title}</h3>
        {there && (
          <button type="button" className="btn sm" aria-label={`${t.test}: ${title}`} onClick={() => attempt(test())}>
            {t.test}
          </button>
        )}
      </div>
      {there && last !== undefined && <p className="help">{say(last)}</p>}
      {children}
      {problem}
    </div>
  );
}

function PushWay(props: NoticeProps) {
  const { told, onTold } = props;
  const { told: t } = useFarWords();
  const [state, setState] = useState(pushState);
  const [attempt, problem] = useTry();
  const here = told.push.some((p) => p.current);
  const turn = async (on: boolean): Promise<void> => {
    const now = on ? await startPush(told.pushKey) : await stopPush();
    setState(pushState());
    if (now !== null) onTold(now);
    else if (pushState() === 'possible') toast(t.pushFailed);
  };
  const help = { insecure: t.pushInsecure, blocked: t.pushBlocked, possible: t.pushHelp }[state];
  return (
    <OneWay {...props} way="push" title={t.ways.push} there={told.push.length > 0}>
      {told.push.length > 0 && <p className="help">{t.pushDevices(told.push.length)}</p>}
      <Switch label={t.pushOn} help={help} on={here} disabled={state !== 'possible'} onTurn={(on) => attempt(turn(on))} />
      {problem}
    </OneWay>
  );
}

function MailWay(props: NoticeProps) {
  const { told, onTold } = props;
  const w = useWords();
  const { told: t, settings: s } = useFarWords();
  const [typed, setTyped] = useState('');
  const [attempt, problem] = useTry();
  const { email } = told;
  const pending = email !== null && !email.confirmed;
  const submit = (): Promise<void> =>
    (pending
      ? ask('POST /api/me/email/confirm', { body: { code: typed.trim() } })
      : ask('POST /api/me/email', { body: { address: typed.trim() } })
    ).then((now) => {
      setTyped('');
      onTold(now);
    });
  return (
    <OneWay {...props} way="email" title={email?.confirmed === true ? email.address : t.mail} there={email?.confirmed === true}>
      {email?.confirmed !== true && (
        <form
          className="rows"
          onSubmit={(e) => {
            e.preventDefault();
            attempt(submit());
          }}
        >
          <Labelled label={pending ? t.mailCode : t.mail} help={pending ? t.mailPending(email.address) : t.mailHelp}>
            {(id, by) => (
              <input
                id={id}
                aria-describedby={by}
                className="field"
                inputMode={pending ? 'numeric' : 'email'}
                autoComplete={pending ? 'one-time-code' : 'email'}
                required
                maxLength={pending ? 6 : 254}
                value={typed}
                onInput={(e) => setTyped(e.currentTarget.value)}
              />
            )}
          </Labelled>
          <div className="acts">
            <button type="submit" className="btn sm">
              {pending ? t.mailConfirm : t.mailSend}
            </button>
            {pending && (
              <button type="button" className="btn sm quiet" onClick={() => attempt(ask('DELETE /api/me/email', {}).then(onTold))}>
                {w.common.cancel}
              </button>
            )}
          </div>
        </form>
      )}
      {email?.confirmed === true && (
        <div className="acts">
          <button type="button" className="btn sm" onClick={() => attempt(ask('DELETE /api/me/email', {}).then(onTold))}>
            {s.webhookRemove}
          </button>
        </div>
      )}
      {problem}
    </OneWay>
  );
}

function HookWay({ hook, ...props }: NoticeProps & { readonly hook: Webhook | null }) {
  const w = useWords();
  const { settings: s, told: t } = useFarWords();
  const [url, setUrl] = useState(hook?.url ?? '');
  const [kind, setKind] = useState<Webhook['kind']>(hook?.kind ?? 'discord');
  const [why, setWhy] = useState<string | null>(null);
  const [attempt, problem] = useTry();
  const set = (webhook: Webhook | null): void => {
    setWhy(null);
    attempt(
      ask('PATCH /api/me', { body: { webhook } }).then(
        (me) => {
          setMe(me);
          toast(w.common.saved);
        },
        (error: unknown) => {
          if (!(error instanceof RequestRefused) || error.problem !== 'webhook') throw error;
          setWhy(error.body?.why ?? 'no-address');
        },
      ),
    );
  };
  return (
    <OneWay {...props} way="webhook" title={s.webhook} there={hook !== null}>
      <form
        className="rows"
        onSubmit={(e) => {
          e.preventDefault();
          set({ url: url.trim(), kind });
        }}
      >
        <Labelled label={s.webhookUrl} help={s.webhookHelp}>
          {(id, by) => (
            <input
              id={id}
              aria-describedby={by}
              className="field"
              required
              maxLength={500}
              value={url}
              onInput={(e) => setUrl(e.currentTarget.value)}
            />
          )}
        </Labelled>
        <PickOne label={s.webhookKind} value={kind} onPick={setKind} of={(['discord', 'json'] as const).map((k) => [k, s.webhookKinds[k]])} />
        {why !== null && (
          <div className="note bad refused-address" role="alert">
            <p>{t.refused}</p>
            <ul className="address-checks">
              {addressChecks(url.trim(), why).map(({ check, ok }) => (
                <li key={check} className={ok ? 'ok' : ''}>
                  <Icon name={ok ? 'check' : 'close'} />
                  <span className="vh">{ok ? t.isOk : t.isWrong}: </span>
                  {t.checks[check]}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="acts">
          <button type="submit" className="btn sm">
            {w.common.save}
          </button>
          {hook !== null && (
            <button type="button" className="btn sm quiet" onClick={() => set(null)}>
              {s.webhookRemove}
            </button>
          )}
        </div>
      </form>
      {problem}
    </OneWay>
  );
}
