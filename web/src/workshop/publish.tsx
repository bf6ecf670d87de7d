/** Publishing what is being made: at an address on this server, and on the shelf if its author likes. */
import { use } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { NO_SERVER } from '../net/no-server.ts';
import type { WorkInfo } from '../net/types.ts';
import { fileTools, gameCode } from '../play/code.ts';
import { examined } from '../play/making.ts';
import { arrive, beGuest, useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { copyText } from '../ui/files.ts';
import { Switch } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { addressOf } from '../ui/root.ts';
import { Link } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { useLanguage } from '../words/index.ts';
import type { Shared } from './link.ts';
import { MOST_PUBLISHED, tableWith, whyNot } from './publishing.ts';
import { useShelfWords } from './shelf-words.ts';
import { useWorkshopWords } from './words.ts';

/** Nothing where no server is. */
export function Publish({ shared }: { readonly shared: Shared }) {
  const server = useHere((s) => s.server);
  useEffect(() => void (NO_SERVER || arrive()), []);
  return NO_SERVER || server !== 'there' ? null : <Ask shared={shared} />;
}

function Ask({ shared }: { readonly shared: Shared }) {
  const w = useShelfWords();
  const language = useLanguage();
  const { game } = use(gameCode(shared.game, language));
  const tool = use(fileTools(shared.game))[shared.kind];
  const me = useHere((s) => s.me);
  const known = usePrefs((p) => p.name);
  const [name, setName] = useState(known);
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<WorkInfo | null>(null);
  const sound = tool !== undefined && examined(tool, shared.text, language).problems.length === 0;
  const long = new TextEncoder().encode(shared.text).length > MOST_PUBLISHED;
  const publish = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const table = tableWith(game, tool, shared);
      if (table === null) return setProblem(w.unfit);
      if (me === null) await beGuest(name);
      const { game: id, kind, text } = shared;
      setDone(await ask('POST /api/works', { body: { game: id, kind, text, listed, ...table } }));
    } catch (error) {
      setProblem(whyNot(error, w));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="publish" aria-labelledby="publish">
      <h3 id="publish">{w.publish}</h3>
      {done !== null && done.text === shared.text ? (
        <Done work={done} />
      ) : (
        <form
          className="stack"
          onSubmit={(e) => {
            e.preventDefault();
            void publish();
          }}
        >
          <p className="help">{long ? w.tooLong : sound ? w.publishHelp : w.unfit}</p>
          {me === null && (
            <label className="stack">
              <span className="label">{w.named}</span>
              <input className="field" required maxLength={30} value={name} onInput={(e) => setName(e.currentTarget.value)} />
            </label>
          )}
          <Switch label={w.listed} on={listed} onTurn={setListed} />
          {problem !== null && (
            <p className="note bad" role="alert">
              <Icon name="no" />
              {problem}
            </p>
          )}
          <div className="acts">
            <button type="submit" className="btn" disabled={!sound || long || busy}>
              <Icon name="link" />
              {w.doPublish}
            </button>
          </div>
        </form>
      )}
    </section>
  );
}

function Done({ work }: { readonly work: WorkInfo }) {
  const w = useShelfWords();
  const { shareCopied, shareCopy } = useWorkshopWords();
  const address = addressOf(`/shelf/${work.id}`);
  return (
    <>
      <p role="status">{w.again}</p>
      <input className="field" readOnly aria-label={w.field} value={address} onFocus={(e) => e.currentTarget.select()} />
      <div className="acts">
        <button type="button" className="btn primary" onClick={() => void copyText(address).then((ok) => ok && toast(shareCopied))}>
          <Icon name="copy" />
          {shareCopy}
        </button>
        <Link className="btn" href={`/shelf/${work.id}`}>
          {w.look}
        </Link>
      </div>
    </>
  );
}
