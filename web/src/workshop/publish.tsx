/** Publishing what is being made: at an address on this server, and on the shelf if its author likes. */

import { type Game, headingOf, type Types } from '@starboard/kernel';
import { use } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { NO_SERVER } from '../net/no-server.ts';
import type { WorkInfo } from '../net/types.ts';
import { fileTools, gameCode } from '../play/code.ts';
import { examined } from '../play/making.ts';
import { NAME_LENGTH } from '../play/names.ts';
import { arrive, beGuest, useHere } from '../state/here.ts';
import { usePrefs } from '../state/prefs.ts';
import { copyText } from '../ui/files.ts';
import { Switch } from '../ui/forms.tsx';
import { Icon } from '../ui/icon.tsx';
import { addressOf } from '../ui/root.ts';
import { Link } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { useLanguage } from '../words/index.ts';
import { useBalanceWords } from './balance-words.ts';
import { figuresOf } from './figures.ts';
import { MOST_PUBLISHED, tableWith, whyNot } from './publishing.ts';
import { useShelfWords } from './shelf-words.ts';
import type { Work } from './store.ts';
import { useWorkshopWords } from './words.ts';

/** Nothing where no server is. */
export function Publish({ work }: { readonly work: Work }) {
  const server = useHere((s) => s.server);
  useEffect(() => void (NO_SERVER || arrive()), []);
  return NO_SERVER || server !== 'there' ? null : <Ask work={work} />;
}

function Ask({ work }: { readonly work: Work }) {
  const w = useShelfWords();
  const { levels } = useBalanceWords();
  const language = useLanguage();
  const { game } = use(gameCode(work.game, language));
  const tool = use(fileTools(work.game))[work.kind];
  const me = useHere((s) => s.me);
  const known = usePrefs((p) => p.name);
  const [name, setName] = useState(known);
  const [listed, setListed] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<WorkInfo | null>(null);
  const figures = useFigures(game, work);
  const sound = tool !== undefined && examined(tool, work.text, language).problems.length === 0;
  const long = new TextEncoder().encode(work.text).length > MOST_PUBLISHED;
  const publish = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      const table = tableWith(game, tool, work);
      if (table === null) return setProblem(w.unfit);
      if (me === null) await beGuest(name);
      const { game: id, kind, text } = work;
      setDone(await ask('POST /api/works', { body: { game: id, kind, text, listed, ...table, ...(figures !== null && { figures }) } }));
    } catch (error) {
      setProblem(whyNot(error, w));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="publish" aria-labelledby="publish">
      <h3 id="publish">{w.publish}</h3>
      {done !== null && done.text === work.text ? (
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
              <input className="field" required maxLength={NAME_LENGTH} value={name} onInput={(e) => setName(e.currentTarget.value)} />
            </label>
          )}
          {sound && headingOf(work.text).author === '' && <p className="help">{w.nobody}</p>}
          {sound && <p className="help">{figures === null ? w.noFigures : w.withFigures(figures.games, figures.players, levels[figures.level])}</p>}
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

/** Null: none of this text, or not read yet. */
function useFigures(game: Game<Types>, work: Work): WorkInfo['figures'] {
  const [found, setFound] = useState<{ readonly of: string; readonly figures: WorkInfo['figures'] } | null>(null);
  useEffect(() => {
    let wanted = true;
    figuresOf(game, work).then(
      (figures) => wanted && setFound({ of: work.text, figures }),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game, work]);
  return found?.of === work.text ? found.figures : null;
}

function Done({ work }: { readonly work: WorkInfo }) {
  const w = useShelfWords();
  const { shareCopied, shareCopy } = useWorkshopWords();
  const { levels } = useBalanceWords();
  const { figures } = work;
  const address = addressOf(`/shelf/${work.id}`);
  return (
    <>
      <p role="status">
        {w.again} {figures !== null && w.withFigures(figures.games, figures.players, levels[figures.level])}
      </p>
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
