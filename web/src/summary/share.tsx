/** Hands the replay on: the address of the server's table, or a link that holds the whole match. */
import { useState } from 'preact/hooks';
import { pastLink, pastRecord } from '../offline/past.ts';
import { copyText, saveFile } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import type { PastFrom } from '../worker/protocol.ts';
import { pastPath } from './address.ts';
import { usePastWords } from './words.ts';

/** What somebody else can open; null: it does not fit into a link. */
async function sharedPath(from: PastFrom): Promise<string | null> {
  if (from.kind === 'table' || from.kind === 'link') return pastPath('replay', from);
  const text = await pastLink(from);
  return text === null ? null : pastPath('replay', { kind: 'link', text });
}

/** Phones have a menu of their own for it; elsewhere a copy is what people want. */
async function handOver(url: string, title: string): Promise<'shared' | 'copied' | 'neither'> {
  if (navigator.share !== undefined && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ url, title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copyText(url)) ? 'copied' : 'neither';
}

export function Share({ from, title, small = false }: { readonly from: PastFrom; readonly title: string; readonly small?: boolean }) {
  const w = usePastWords();
  const [state, setState] = useState<{ readonly url: string; readonly bare: boolean } | 'long' | null>(null);
  const share = async (): Promise<void> => {
    const path = await sharedPath(from).catch(() => null);
    if (path === null) return setState('long');
    const url = new URL(path, location.origin).href;
    const done = await handOver(url, title);
    if (done === 'copied') toast(w.shareCopied);
    setState({ url, bare: done === 'neither' });
  };
  return (
    <div className="share">
      <div className="acts">
        <button type="button" className={`btn${small ? ' sm' : ''}`} onClick={() => void share()}>
          <Icon name="link" />
          {w.share}
        </button>
        {state === 'long' && (
          <button
            type="button"
            className={`btn primary${small ? ' sm' : ''}`}
            onClick={() => void pastRecord(from).then((record) => saveFile(`starboard-${record.terms.game}.json`, record))}
          >
            <Icon name="down" />
            {w.save}
          </button>
        )}
      </div>
      {state === 'long' && (
        <p className="help" role="status">
          {w.tooLong}
        </p>
      )}
      {state !== null && state !== 'long' && (
        <>
          {state.bare && <input className="field" readOnly value={state.url} aria-label={w.shareField} onFocus={(e) => e.currentTarget.select()} />}
          <p className="help" role="status">
            {from.kind === 'table' ? w.shareOnline : w.shareLocal}
          </p>
        </>
      )}
    </div>
  );
}
