/** Back in by the twelve words: who it would be is shown first, as with a device link. */
import { useState } from 'preact/hooks';
import { ask, RequestRefused } from '../net/http.ts';
import { enterByPaper } from '../net/passkeys.ts';
import type { Api } from '../net/types.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { Labelled } from '../ui/forms.tsx';
import { useTry } from '../ui/try.tsx';
import { useFarWords, useWords } from '../words/index.ts';
import { PAPER_WORDS, paperSecret, strangeWords, wordsTyped } from './paper.ts';
import { useKeepingWords } from './words.ts';

type Owner = Api['POST /api/enter/paper/look']['reply'];

export default function EnterPaper({ onIn }: { readonly onIn: () => void }) {
  const k = useKeepingWords();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ readonly owner: Owner; readonly secret: string } | null>(null);
  const [nobody, setNobody] = useState(false);
  const [attempt, problem] = useTry();
  const secret = paperSecret(typed);
  // The last word is still being typed.
  const strange = strangeWords(typed.replace(/\p{L}+$/u, ''));
  const look = async (of: string): Promise<void> => {
    setNobody(false);
    await ask('POST /api/enter/paper/look', { body: { secret: of } }).then(
      (owner) => setFound({ owner, secret: of }),
      (error: unknown) => {
        if (!(error instanceof RequestRefused) || error.problem !== 'unknown') throw error;
        setNobody(true);
      },
    );
  };
  if (found !== null) return <ThatIsMe {...found} onIn={onIn} onBack={() => setFound(null)} />;
  return (
    <form
      className="rows grow"
      onSubmit={(e) => {
        e.preventDefault();
        if (secret !== null) attempt(look(secret));
      }}
    >
      <Labelled
        label={k.type}
        help={strange.length > 0 ? k.strange(strange[0]) : k.count(Math.min(wordsTyped(typed).length, PAPER_WORDS), PAPER_WORDS)}
      >
        {(id, by) => (
          <textarea
            id={id}
            aria-describedby={by}
            className="field"
            rows={3}
            maxLength={400}
            autoComplete="off"
            autoCapitalize="none"
            spellcheck={false}
            value={typed}
            onInput={(e) => setTyped(e.currentTarget.value)}
          />
        )}
      </Labelled>
      <button type="submit" className="btn" disabled={secret === null}>
        {k.enter}
      </button>
      {nobody && (
        <p className="note bad" role="alert">
          {k.nobody}
        </p>
      )}
      {problem}
    </form>
  );
}

interface ThatProps {
  readonly owner: Owner;
  readonly secret: string;
  readonly onIn: () => void;
  readonly onBack: () => void;
}

function ThatIsMe({ owner, secret, onIn, onBack }: ThatProps) {
  const w = useWords();
  const { settings: s } = useFarWords();
  const [attempt, problem] = useTry();
  const refused = owner.yours ? s.linkYours : owner.hasTables ? w.problem['has-tables'] : null;
  return (
    <div className="rows grow">
      <p className="row">
        <OwnBadge name={owner.name} />
        <span className="row-text">
          <b>{owner.name}</b>
          <span className="help">{s.linkOwner(w.common.when(owner.createdAt), owner.active, owner.past)}</span>
        </span>
      </p>
      {refused !== null && (
        <p className="note bad" role="alert">
          {refused}
        </p>
      )}
      <div className="acts">
        {refused === null && (
          <button type="button" className="btn primary" onClick={() => attempt(enterByPaper(secret).then(onIn))}>
            {s.linkDo}
          </button>
        )}
        <button type="button" className="btn quiet" onClick={onBack}>
          {w.common.cancel}
        </button>
      </div>
      {problem}
    </div>
  );
}
