/** Ways to give a work to others. Each is a part of its own in the dialog. */
import { Suspense } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../ui/dialog.tsx';
import { copyText } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { addressOf } from '../ui/root.ts';
import { toast } from '../ui/toast.tsx';
import { packWork, type Shared } from './link.ts';
import { Publish } from './publish.tsx';
import type { Work } from './store.ts';
import { useWorkshopWords } from './words.ts';

export function ShareDialog({ work, onClose }: { readonly work: Work; readonly onClose: () => void }) {
  const w = useWorkshopWords();
  return (
    <Dialog title={w.share} onClose={onClose}>
      <ByLink shared={work} />
      <Suspense fallback={null}>
        <Publish work={work} />
      </Suspense>
    </Dialog>
  );
}

function ByLink({ shared }: { readonly shared: Shared }) {
  const w = useWorkshopWords();
  /** Undefined: being made; null: too long. */
  const [link, setLink] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    void packWork(shared).then((packed) => wanted && setLink(packed === null ? null : addressOf(`/workshop/shared#${packed}`)));
    return () => {
      wanted = false;
    };
  }, [shared]);
  if (link === null)
    return (
      <p className="note bad">
        <Icon name="no" />
        {w.tooLong}
      </p>
    );
  return (
    <section className="share-link" aria-label={w.shareField}>
      <p>{w.shareHelp}</p>
      <input className="field" readOnly aria-label={w.shareField} value={link ?? ''} onFocus={(e) => e.currentTarget.select()} />
      <div className="acts">
        <button
          type="button"
          className="btn primary"
          disabled={link === undefined}
          onClick={() => void copyText(link ?? '').then((ok) => ok && toast(w.shareCopied))}
        >
          <Icon name="copy" />
          {w.shareCopy}
        </button>
      </div>
    </section>
  );
}
