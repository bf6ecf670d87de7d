/** Twelve words for a sheet of paper: shown once, a way back in that needs no device. */
import './paper.css';
import { useEffect, useState } from 'preact/hooks';
import { OwnThing } from '../account/thing.tsx';
import { ask } from '../net/http.ts';
import { Confirm } from '../ui/dialog.tsx';
import { copyText } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { toast } from '../ui/toast.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useLanguage, useWords } from '../words/index.ts';
import { paperWords } from './paper.ts';
import { useKeepingWords } from './words.ts';

export default function KeepPaper() {
  const w = useWords();
  const k = useKeepingWords();
  const { settings: s } = useFarWords();
  /** Undefined: not known yet; null: there are none. */
  const [since, setSince] = useState<number | null | undefined>(undefined);
  const [secret, setSecret] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const [attempt, problem] = useTry();
  useEffect(
    () =>
      void ask('GET /api/me/paper', {}).then(
        (r) => setSince(r.since),
        () => {},
      ),
    [],
  );
  if (since === undefined) return null;
  const make = (): void =>
    attempt(
      ask('POST /api/me/paper', { body: {} }).then((r) => {
        setSecret(r.secret);
        setSince(Date.now());
      }),
    );
  const end = async (): Promise<void> => {
    await ask('DELETE /api/me/paper', {});
    setSecret(null);
    setSince(null);
  };
  return (
    <OwnThing
      icon="note"
      title={k.title}
      help={since === null || secret !== null ? k.help : k.since(w.common.when(since))}
      act={
        secret === null && (
          <div className="acts">
            <button type="button" className="btn sm" onClick={() => (since === null ? make() : setSure(true))}>
              {since === null ? k.show : k.again}
            </button>
            {since !== null && (
              <button type="button" className="btn sm quiet" onClick={() => attempt(end())}>
                {s.webhookRemove}
              </button>
            )}
          </div>
        )
      }
    >
      {secret !== null && <Sheet secret={secret} onDone={() => setSecret(null)} />}
      {problem}
      {sure && (
        <Confirm title={k.again} yes={k.again} onYes={make} onClose={() => setSure(false)}>
          {k.sure}
        </Confirm>
      )}
    </OwnThing>
  );
}

function Sheet({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const w = useWords();
  const k = useKeepingWords();
  const words = paperWords(secret, useLanguage());
  return (
    <div className="rows">
      <ol className="paper-words">
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place.
          <li key={i}>{word}</li>
        ))}
      </ol>
      <p>{k.write}</p>
      <div className="acts">
        <button type="button" className="btn primary" onClick={onDone}>
          {k.done}
        </button>
        <button type="button" className="btn" onClick={() => void copyText(words.join(' ')).then((ok) => ok && toast(w.common.copied))}>
          <Icon name="copy" />
          {w.common.copy}
        </button>
      </div>
    </div>
  );
}
