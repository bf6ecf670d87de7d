/** Friends, block, report: what one can do about somebody, on their profile. */
import { useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { Profile } from '../net/types.ts';
import { Report } from '../report/dialog.tsx';
import { PERSON_REASONS, useReportWords } from '../report/words.ts';
import { useHere } from '../state/here.ts';
import { Confirm } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { usePeopleWords } from './words.ts';

interface Props {
  readonly profile: Profile;
  readonly onChange: () => Promise<void>;
}

export function PersonActs({ profile, onChange }: Props) {
  const p = usePeopleWords();
  const r = useReportWords();
  const { identity, name, tie, blocked } = profile;
  const accounts = useHere((s) => s.accounts);
  const [blocking, setBlocking] = useState(false);
  const [attempt, problem] = useTry();
  const params = { person: identity };
  const block = (): void =>
    attempt(
      ask('POST /api/people/:person/block', { params, body: {} })
        .then(() => toast(p.blockedNow))
        .then(onChange),
    );
  return (
    <>
      {blocked ? (
        <button type="button" className="btn" onClick={() => attempt(ask('DELETE /api/people/:person/block', { params }).then(onChange))}>
          {p.unblock}
        </button>
      ) : (
        <>
          {accounts && <Friendship identity={identity} tie={tie} attempt={attempt} onChange={onChange} />}
          <button type="button" className="btn danger" onClick={() => setBlocking(true)}>
            {p.block}
          </button>
        </>
      )}
      <Report
        title={p.reportTitle(name)}
        help={p.reportText}
        reasons={PERSON_REASONS.map((reason) => [reason, r.person[reason]])}
        send={(report) => {
          // Who comes from a table brings along what was written there.
          const table = new URLSearchParams(location.search).get('table');
          return ask('POST /api/people/:person/report', { params, body: { ...report, ...(table !== null && { table }) } });
        }}
      />
      {problem}
      {blocking && (
        <Confirm title={p.blockTitle(name)} yes={p.block} danger onYes={block} onClose={() => setBlocking(false)}>
          {p.blockText(name)}
        </Confirm>
      )}
    </>
  );
}

interface FriendshipProps extends Pick<Profile, 'identity' | 'tie'> {
  /** The one sensible next step of its page. */
  readonly main?: boolean;
  readonly attempt: (what: Promise<unknown>) => void;
  readonly onChange: () => Promise<void>;
}

/** A request, a yes, or the end of it. */
export function Friendship({ identity, tie, main = true, attempt, onChange }: FriendshipProps) {
  const p = usePeopleWords();
  const params = { person: identity };
  const wish = (): void => attempt(ask('POST /api/people/:person/friend', { params, body: {} }).then(onChange));
  const unwish = (): void => attempt(ask('DELETE /api/people/:person/friend', { params }).then(onChange));
  switch (tie) {
    case 'none':
      return (
        <button type="button" className="btn primary" onClick={wish}>
          {p.add}
        </button>
      );
    case 'asks':
      return (
        <>
          <button type="button" className={`btn${main ? ' primary' : ''}`} onClick={wish}>
            {p.accept}
          </button>
          <button type="button" className="btn" onClick={unwish}>
            {p.passOver}
          </button>
        </>
      );
    case 'asked':
    case 'friend':
      return (
        <>
          <span className="chip">{tie === 'asked' ? p.asked : p.isFriend}</span>
          <button type="button" className="btn" onClick={unwish}>
            {tie === 'asked' ? p.takeBack : p.unfriend}
          </button>
        </>
      );
  }
}
