/** Opens files: chosen by a button, or dropped anywhere on the page. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { useLanguage } from '../words/index.ts';
import { taken } from './intake.ts';
import { MOST_TEXT, type Shared } from './link.ts';
import { useWorkshopWords } from './words.ts';

type Wanted = { readonly game: string; readonly kind: string } | null;

/** Reads files and says what is wrong with them; `onFound` gets a file that some game knows. */
export function useOpening(wanted: Wanted, onFound: (found: Shared) => void): (file: File | undefined) => void {
  const w = useWorkshopWords();
  const language = useLanguage();
  return (file) => {
    if (file === undefined) return;
    void (async () => {
      // A character has at most four bytes, so a larger file need not be read.
      if (file.size > MOST_TEXT * 4) return toast(w.large);
      const text = await file.text().catch(() => null);
      if (text === null) return toast(w.unreadable);
      const intake = await taken(text, wanted, language).catch(() => null);
      if (intake === null) return toast(w.unreadable);
      if ('found' in intake) return onFound(intake.found);
      toast(intake.said === null ? w[intake.why] : w.unknownMore(intake.said));
    })();
  };
}

export function OpenButton({ onFile, quiet = false }: { readonly onFile: (file: File | undefined) => void; readonly quiet?: boolean }) {
  const w = useWorkshopWords();
  return (
    <label className={`btn${quiet ? ' quiet' : ''}`}>
      <Icon name="note" />
      {w.open}
      <input
        className="vh"
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={(e) => {
          onFile(e.currentTarget.files?.[0]);
          // The same file may be chosen again after it was changed.
          e.currentTarget.value = '';
        }}
      />
    </label>
  );
}

/** The whole window takes files. */
export function DropAnywhere({ onFile }: { readonly onFile: (file: File | undefined) => void }) {
  const w = useWorkshopWords();
  const [over, setOver] = useState(false);
  const latest = useRef(onFile);
  latest.current = onFile;
  useEffect(() => {
    const off = new AbortController();
    const { signal } = off;
    const hasFile = (e: DragEvent): boolean => e.dataTransfer?.types.includes('Files') === true;
    const drag = (e: DragEvent): void => {
      if (!hasFile(e)) return;
      e.preventDefault();
      setOver(true);
    };
    const leave = (e: DragEvent): void => {
      if (e.relatedTarget === null) setOver(false);
    };
    const drop = (e: DragEvent): void => {
      if (!hasFile(e)) return;
      e.preventDefault();
      setOver(false);
      latest.current(e.dataTransfer?.files[0]);
    };
    addEventListener('dragover', drag, { signal });
    addEventListener('dragleave', leave, { signal });
    addEventListener('drop', drop, { signal });
    return () => off.abort();
  }, []);
  return over ? (
    <div className="work-drop" aria-hidden="true">
      <p>{w.drop}</p>
    </div>
  ) : null;
}
