/** What the host does about a person or a work, from a list or from a report: gone, after one more question. */
import { useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Labelled } from '../ui/forms.tsx';
import { Link } from '../ui/router.tsx';
import { useTry } from '../ui/try.tsx';
import { useHostWords } from './words.ts';

interface Props {
  readonly what: 'person' | 'work';
  readonly id: string;
  readonly name: string;
  /** The name does not stand beside it: the button says what goes. */
  readonly named?: boolean;
  readonly onDone: () => Promise<unknown>;
}

export function Remove(props: Props) {
  const h = useHostWords();
  const { what, id, name, named = false } = props;
  const { act, of } = h.removal[what];
  const [open, setOpen] = useState(false);
  return (
    <>
      {what === 'work' && (
        <Link className="btn sm" href={`/shelf/${id}`}>
          {h.lookAt}
          <span className="vh"> {name}</span>
        </Link>
      )}
      <button type="button" className="btn sm danger" aria-label={of(name)} onClick={() => setOpen(true)}>
        {named ? of(name) : act}
      </button>
      {open && <Sure {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Sure({ what, id, name, onDone, onClose }: Props & { readonly onClose: () => void }) {
  const h = useHostWords();
  const { title, text, act } = h.removal[what];
  const [reason, setReason] = useState('');
  const [attempt, problem] = useTry();
  const remove = async (): Promise<void> => {
    await (what === 'person'
      ? ask('DELETE /api/host/people/:person', { params: { person: id } })
      : ask('POST /api/host/works/:work/remove', { params: { work: id }, body: { reason } }));
    onClose();
    await onDone();
  };
  return (
    <Dialog title={title(name)} onClose={onClose}>
      <form
        className="rows"
        onSubmit={(e) => {
          e.preventDefault();
          attempt(remove());
        }}
      >
        <p className="help">{text}</p>
        {what === 'work' && (
          <Labelled label={h.removeWorkWhy}>
            {(field) => (
              <textarea
                id={field}
                className="field"
                rows={3}
                required
                maxLength={300}
                value={reason}
                onInput={(e) => setReason(e.currentTarget.value)}
              />
            )}
          </Labelled>
        )}
        <div className="acts">
          <button type="submit" className="btn danger">
            {act}
          </button>
        </div>
        {problem}
      </form>
    </Dialog>
  );
}
