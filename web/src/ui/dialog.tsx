/** The browser's own dialog: it traps the focus, closes on Escape and gives the focus back. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from '../words/index.ts';
import { IconButton } from './icon.tsx';

export function Dialog({
  title,
  sheet = false,
  onClose,
  children,
}: {
  readonly title: ComponentChildren;
  readonly sheet?: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const w = useWords();
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once; the handler of that moment will do.
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    // A page that waits for a download is not in the document; `showModal` would throw there.
    if (!dialog.isConnected) return onClose();
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, []);
  return (
    // A click beside it closes it, as Escape does.
    <dialog
      ref={ref}
      className={sheet ? 'sheet' : undefined}
      aria-labelledby={id}
      onCancel={(e) => {
        e.preventDefault();
        onClose();
      }}
      onClick={(e) => {
        if (e.target === ref.current) onClose();
      }}
      // Keys belong to the dialog, not to the table behind it.
      onKeyDown={(e) => e.stopPropagation()}
    >
      <div className="dlg-head">
        <h2 id={id}>{title}</h2>
        <IconButton name="close" label={w.common.close} onClick={onClose} />
      </div>
      <div className="dlg-body">{children}</div>
    </dialog>
  );
}

/** A question with a yes that matters. */
export function Confirm({
  title,
  yes,
  danger = false,
  onYes,
  onClose,
  children,
}: {
  readonly title: string;
  readonly yes: string;
  readonly danger?: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const w = useWords();
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <div className="acts">
        <button
          type="button"
          className={`btn ${danger ? 'danger' : 'primary'}`}
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          {w.common.cancel}
        </button>
      </div>
    </Dialog>
  );
}
