/** Reporting somebody or something to the host of the server: why, and in one's own words. People without a name enter one first. */

import { useState } from 'preact/hooks';
import { NAME_LENGTH } from '../play/names.ts';
import { beGuest, useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Labelled, PickOne } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useReportWords } from './words.ts';

interface Props<R extends string> {
  readonly title: string;
  /** What goes with the report. */
  readonly help: string;
  readonly reasons: readonly (readonly [reason: R, label: string])[];
  /** How many lines of chat went with it. */
  readonly send: (report: { readonly reason: R; readonly text?: string }) => Promise<{ readonly lines?: number }>;
}

/** The button, and the form it opens. */
export function Report<R extends string>(props: Props<R>) {
  const r = useReportWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn quiet" onClick={() => setOpen(true)}>
        <Icon name="flag" />
        {r.report}
      </button>
      {open && <Form {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Form<R extends string>({ title, help, reasons, send, onClose }: Props<R> & { readonly onClose: () => void }) {
  const r = useReportWords();
  const me = useHere((s) => s.me);
  const known = usePrefs((p) => p.name);
  const [name, setName] = useState(known);
  const [reason, setReason] = useState(reasons[0][0]);
  const [text, setText] = useState('');
  const [attempt, problem] = useTry();
  const submit = async (): Promise<void> => {
    if (me === null) await beGuest(name);
    const { lines = 0 } = await send({ reason, ...(text.trim() !== '' && { text }) });
    toast(r.reported(lines));
    onClose();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        className="rows"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(submit());
        }}
      >
        <p className="help">{help}</p>
        {me === null && (
          <Labelled label={r.name}>
            {(id) => (
              <input id={id} className="field" required maxLength={NAME_LENGTH} value={name} onInput={(e) => setName(e.currentTarget.value)} />
            )}
          </Labelled>
        )}
        <PickOne label={r.reason} value={reason} onPick={setReason} of={reasons} />
        <Labelled label={r.more}>
          {(id) => <textarea id={id} className="field" rows={3} maxLength={500} value={text} onInput={(e) => setText(e.currentTarget.value)} />}
        </Labelled>
        <div className="acts">
          <button type="submit" className="btn primary">
            {r.send}
          </button>
        </div>
        {problem}
      </form>
    </Dialog>
  );
}
