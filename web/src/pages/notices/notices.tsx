/** Where and when one is told: reasons and ways, quiet hours, a test for each way. */
import './notices.css';
import { useEffect, useState } from 'preact/hooks';
import { AccountFrame } from '../../account/frame.tsx';
import { ask } from '../../net/http.ts';
import { NO_SERVER } from '../../net/no-server.ts';
import type { NoticeReason, NoticeSettingsInfo, NoticeWay } from '../../net/types.ts';
import { useHere } from '../../state/here.ts';
import { ComingShapes } from '../../ui/coming.tsx';
import { Labelled, Switch } from '../../ui/forms.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';
import { BrowserNotices, type NoticeProps, Ways } from './notices-ways.tsx';

const REASONS: readonly NoticeReason[] = ['turn', 'soon', 'word', 'knock', 'sat', 'invite', 'over'];

export default function NoticesPage() {
  const w = useWords();
  const { told: t, settings: s } = useFarWords();
  const { me, server } = useHere();
  const [told, setTold] = useState<NoticeSettingsInfo | null>(null);
  const known = me !== null;
  const read = (): void => void ask('GET /api/me/notices', {}).then(setTold, () => {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each person.
  useEffect(() => {
    if (known) read();
  }, [known]);
  return (
    <AccountFrame tab="notices" title={t.title}>
      {!known && (
        <div className="rows">
          <p className="note">{NO_SERVER ? w.home.noServer : server === 'away' ? s.needsServer : t.nobody}</p>
          <section className="panel block">
            <BrowserNotices />
          </section>
        </div>
      )}
      {known && told === null && <ComingShapes shape="panels" again={read} />}
      {told !== null && (
        <div className="told">
          <div className="rows">
            <Matrix told={told} onTold={setTold} />
            <QuietHours told={told} onTold={setTold} />
          </div>
          <Ways told={told} onTold={setTold} />
        </div>
      )}
    </AccountFrame>
  );
}

/** Every reason by every way that there is. */
function Matrix({ told, onTold }: NoticeProps) {
  const { told: t } = useFarWords();
  const me = useHere((h) => h.me);
  const [attempt, problem] = useTry();
  const ways: readonly NoticeWay[] = [
    ...(['push'] as const),
    ...(told.mails && told.email?.confirmed === true ? (['email'] as const) : []),
    ...(me?.webhook != null ? (['webhook'] as const) : []),
  ];
  const turn = (way: NoticeWay, reason: NoticeReason, on: boolean): void => {
    const list = told.reasons[way].filter((r) => r !== reason);
    attempt(ask('PATCH /api/me/notices', { body: { reasons: { ...told.reasons, [way]: on ? [...list, reason] : list } } }).then(onTold));
  };
  return (
    <section className="panel block">
      <p className="help">{t.lead}</p>
      <table className="told-matrix">
        <thead>
          <tr>
            <th scope="col">{t.what}</th>
            {ways.map((way) => (
              <th key={way} scope="col">
                {t.ways[way]}
                {way === 'push' && told.push.length === 0 && <span className="help as-block">{t.unset}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REASONS.map((reason) => (
            <tr key={reason}>
              <th scope="row">
                {t.reasons[reason][0]}
                <span className="help as-block">{t.reasons[reason][1]}</span>
              </th>
              {ways.map((way) => (
                <td key={way}>
                  <label className="switch">
                    <input
                      type="checkbox"
                      role="switch"
                      aria-label={`${t.reasons[reason][0]}, ${t.ways[way]}`}
                      aria-checked={told.reasons[way].includes(reason)}
                      checked={told.reasons[way].includes(reason)}
                      onChange={(e) => turn(way, reason, e.currentTarget.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {problem}
    </section>
  );
}

const NIGHT = { from: 22 * 60 + 30, to: 7 * 60 + 30 };
const MORNING = 8;
const asTime = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const fromTime = (text: string): number | null => {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return minute === undefined ? null : Number(hour) * 60 + Number(minute);
};

function QuietHours({ told, onTold }: NoticeProps) {
  const { told: t } = useFarWords();
  const [attempt, problem] = useTry();
  const { quiet, daily } = told.rhythm;
  const set = (change: Partial<NoticeSettingsInfo['rhythm']>): void => {
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions();
    attempt(ask('PATCH /api/me/notices', { body: { rhythm: { ...told.rhythm, zone, ...change } } }).then(onTold));
  };
  const field = (which: 'from' | 'to') => (
    <Labelled label={t[which]}>
      {(id) => (
        <input
          id={id}
          className="field"
          type="time"
          value={asTime((quiet ?? NIGHT)[which])}
          onChange={(e) => {
            const at = fromTime(e.currentTarget.value);
            if (at !== null) set({ quiet: { ...(quiet ?? NIGHT), [which]: at } });
          }}
        />
      )}
    </Labelled>
  );
  return (
    <section className="panel block">
      <h2>{t.quiet}</h2>
      <Switch
        label={t.quietOn}
        help={t.quietHelp((quiet ?? NIGHT).from, (quiet ?? NIGHT).to)}
        on={quiet !== null}
        onTurn={(on) => set({ quiet: on ? NIGHT : null })}
      />
      {quiet !== null && (
        <div className="cols">
          {field('from')}
          {field('to')}
        </div>
      )}
      <Switch label={t.daily} help={t.dailyHelp} on={daily !== null} onTurn={(on) => set({ daily: on ? MORNING : null })} />
      {daily !== null && (
        <Labelled label={t.dailyAt}>
          {(id) => (
            <select id={id} className="field" value={daily} onChange={(e) => set({ daily: Number(e.currentTarget.value) })}>
              {Array.from({ length: 24 }, (_, hour) => (
                <option key={asTime(hour * 60)} value={hour}>
                  {asTime(hour * 60)}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      )}
      {problem}
    </section>
  );
}
