/** Reporting a work of somebody else to the host. Who has no name here yet says one first. */

import { useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { WorkInfo, WorkReason } from '../net/types.ts';
import { NAME_LENGTH } from '../play/names.ts';
import { beGuest, useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { Dialog } from '../ui/dialog.tsx';
import { PickOne } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useLanguage } from '../words/index.ts';
import { useShelfWords } from './shelf-words.ts';
import { useWorkshopWords } from './words.ts';

const REASONS: readonly WorkReason[] = ['words', 'copied', 'broken', 'other'];

export function ReportWork({ work }: { readonly work: WorkInfo }) {
  const w = useShelfWords();
  const [open, setOpen] = useState(false);
  return (
    <p className="acts">
      <button type="button" className="btn quiet" onClick={() => setOpen(true)}>
        <Icon name="flag" />
        {w.report}
      </button>
      {open && <Report work={work} onClose={() => setOpen(false)} />}
    </p>
  );
}

function Report({ work, onClose }: { readonly work: WorkInfo; readonly onClose: () => void }) {
  const w = useShelfWords();
  const { unnamed } = useWorkshopWords();
  const language = useLanguage();
  const me = useHere((s) => s.me);
  const known = usePrefs((p) => p.name);
  const [name, setName] = useState(known);
  const [reason, setReason] = useState<WorkReason>('words');
  const [text, setText] = useState('');
  const [attempt, problem] = useTry();
  const send = async (): Promise<void> => {
    if (me === null) await beGuest(name);
    await ask('POST /api/works/:work/report', { params: { work: work.id }, body: { reason, ...(text.trim() !== '' && { text }) } });
    toast(w.reported);
    onClose();
  };
  return (
    <Dialog title={w.reportTitle(work.name[language] || unnamed)} onClose={onClose}>
      <form
        className="rows"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(send());
        }}
      >
        <p className="help">{w.reportText}</p>
        {me === null && (
          <label className="stack">
            <span className="label">{w.named}</span>
            <input className="field" required maxLength={NAME_LENGTH} value={name} onInput={(e) => setName(e.currentTarget.value)} />
          </label>
        )}
        <PickOne label={w.reason} value={reason} onPick={setReason} of={REASONS.map((r) => [r, w.reasons[r]])} />
        <label className="stack">
          <span className="label">{w.reportMore}</span>
          <textarea className="field" rows={3} maxLength={500} value={text} onInput={(e) => setText(e.currentTarget.value)} />
        </label>
        <div className="acts">
          <button type="submit" className="btn primary">
            {w.reportSend}
          </button>
        </div>
        {problem}
      </form>
    </Dialog>
  );
}
