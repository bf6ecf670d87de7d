/** Friends, block, report: what one can do about somebody, on their profile. */
import { useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { Profile, ReportReason } from '../net/types.ts';
import { useHere } from '../state/here.ts';
import { Confirm, Dialog } from '../ui/dialog.tsx';
import { PickOne } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { usePeopleWords } from './words.ts';

interface Props {
  readonly profile: Profile;
  readonly onChange: () => Promise<void>;
}

export function PersonActs({ profile, onChange }: Props) {
  const p = usePeopleWords();
  const { identity, name, tie, blocked } = profile;
  const accounts = useHere((s) => s.accounts);
  const [open, setOpen] = useState<'block' | 'report' | null>(null);
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
          <button type="button" className="btn danger" onClick={() => setOpen('block')}>
            {p.block}
          </button>
        </>
      )}
      <button type="button" className="btn quiet" onClick={() => setOpen('report')}>
        <Icon name="flag" />
        {p.report}
      </button>
      {problem}
      {open === 'block' && (
        <Confirm title={p.blockTitle(name)} yes={p.block} danger onYes={block} onClose={() => setOpen(null)}>
          {p.blockText(name)}
        </Confirm>
      )}
      {open === 'report' && <ReportDialog identity={identity} name={name} onClose={() => setOpen(null)} />}
    </>
  );
}

interface FriendshipProps extends Pick<Profile, 'identity' | 'tie'> {
  readonly attempt: (what: Promise<unknown>) => void;
  readonly onChange: () => Promise<void>;
}

/** A request, a yes, or the end of it. */
export function Friendship({ identity, tie, attempt, onChange }: FriendshipProps) {
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
          <button type="button" className="btn primary" onClick={wish}>
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

const REASONS: readonly ReportReason[] = ['words', 'name', 'play', 'other'];

function ReportDialog({ identity, name, onClose }: { readonly identity: string; readonly name: string; readonly onClose: () => void }) {
  const p = usePeopleWords();
  const [reason, setReason] = useState<ReportReason>('words');
  const [text, setText] = useState('');
  const [attempt, problem] = useTry();
  const send = async (): Promise<void> => {
    // Who comes from a table brings along what was written there.
    const table = new URLSearchParams(location.search).get('table');
    const body = { reason, ...(text.trim() === '' ? {} : { text }), ...(table === null ? {} : { table }) };
    const { lines } = await ask('POST /api/people/:person/report', { params: { person: identity }, body });
    toast(p.reported(lines));
    onClose();
  };
  return (
    <Dialog title={p.reportTitle(name)} onClose={onClose}>
      <form
        className="rows"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(send());
        }}
      >
        <p className="help">{p.reportText}</p>
        <PickOne label={p.reason} value={reason} onPick={setReason} of={REASONS.map((r) => [r, p.reasons[r]])} />
        <label>
          <span className="label">{p.reportMore}</span>
          <textarea className="field" rows={3} maxLength={500} value={text} onInput={(e) => setText(e.currentTarget.value)} />
        </label>
        <div className="acts">
          <button type="submit" className="btn primary">
            {p.reportSend}
          </button>
        </div>
        {problem}
      </form>
    </Dialog>
  );
}
