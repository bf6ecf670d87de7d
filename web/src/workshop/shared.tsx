/** A work that somebody sent by link: to look at, to play, to keep. Nothing is stored before one of these is chosen. */
import { headingOf } from '@starboard/kernel';
import './workshop.css';
import './played.css';
import { fileKinds } from '@starboard/registry/workshops';
import type { ComponentChildren } from 'preact';
import { lazy, Suspense, use } from 'preact/compat';
import { useEffect, useState } from 'preact/hooks';
import { fileTools } from '../play/code.ts';
import { examined } from '../play/making.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FileAbout } from '../ui/file-about.tsx';
import { saveText } from '../ui/files.ts';
import { Icon } from '../ui/icon.tsx';
import { Page } from '../ui/page.tsx';
import { useFragment } from '../ui/router.tsx';
import { toast } from '../ui/toast.tsx';
import { useLanguage } from '../words/index.ts';
import { BadLink } from '../worker/packed.ts';
import { editorsOf } from './editors.ts';
import { isKnown } from './intake.ts';
import { type Shared, unpackWork } from './link.ts';
import { Nowhere, useMake, Waiting } from './page.tsx';
import { WorkPicture } from './picture.tsx';
import { usePlayedWords } from './played-words.ts';
import { type Work, workStore } from './store.ts';
import { fileName, PlayDialog } from './studio-acts.tsx';
import { useWorkshopWords } from './words.ts';

const PlayedLook = lazy(() => import('./played-look.tsx'));

type Problem = 'broken' | 'large' | 'game';

export default function SharedWork() {
  const w = useWorkshopWords();
  const fragment = useFragment();
  const [found, setFound] = useState<Shared | Problem | null>(null);
  useEffect(() => {
    let wanted = true;
    void unpack(fragment.slice(1)).then((result) => wanted && setFound(result));
    return () => {
      wanted = false;
    };
  }, [fragment]);
  if (typeof found === 'string') return <Nowhere title={w.badTitle} text={w.badLink[found]} />;
  return (
    <Page title={w.sharedTitle}>
      {found === null ? (
        <Waiting />
      ) : (
        <Suspense fallback={<Waiting />}>
          <SharedLook shared={found} />
        </Suspense>
      )}
    </Page>
  );
}

async function unpack(link: string): Promise<Shared | Problem> {
  try {
    const shared = await unpackWork(link);
    return isKnown(shared) ? shared : 'game';
  } catch (error) {
    return error instanceof BadLink && error.why === 'large' ? 'large' : 'broken';
  }
}

/** `about`: what a server knows about it; null: all is in the link. */
export function SharedLook({ shared, about = null }: { readonly shared: Shared; readonly about?: ComponentChildren }) {
  const w = useWorkshopWords();
  const language = useLanguage();
  const title = useGameTitle();
  const make = useMake();
  const tool = use(fileTools(shared.game))[shared.kind];
  const { Reader } = use(editorsOf(shared.game)).editors[shared.kind] ?? {};
  const { look } = usePlayedWords();
  const [kept, setKept] = useState<Work | null>(null);
  const [reading, setReading] = useState(false);
  const { name } = headingOf(shared.text, language);
  const report = tool === undefined ? { about: [], problems: [] } : examined(tool, shared.text, language);
  const play = async (): Promise<void> => {
    try {
      setKept(await workStore().make(shared.game, shared.kind, shared.text));
    } catch {
      toast(w.unwritten);
    }
  };
  return (
    <>
      <p className="help">
        {about === null && `${w.sharedTitle} · `}
        {title(shared.game)} · {fileKinds[shared.game][shared.kind][language].one}
      </p>
      <h1>{name || w.unnamed}</h1>
      <div className="panel block shared-work">
        <WorkPicture {...shared} />
        <FileAbout report={report} />
        {about ?? <p className="help">{w.sharedHelp}</p>}
        <div className="acts">
          <button type="button" className="btn primary" disabled={report.problems.length > 0} onClick={() => void play()}>
            <Icon name="play" />
            {w.play}
          </button>
          {Reader !== undefined && (
            <button type="button" className="btn" onClick={() => setReading(true)}>
              <Icon name="eye" />
              {look}
            </button>
          )}
          <button type="button" className="btn" onClick={() => void make(shared)}>
            <Icon name="note" />
            {w.keep}
          </button>
          <button type="button" className="btn" onClick={() => saveText(fileName(shared, name), shared.text)}>
            <Icon name="down" />
            {w.save}
          </button>
        </div>
      </div>
      {reading && (
        <Dialog sheet title={name || w.unnamed} onClose={() => setReading(false)}>
          <Suspense fallback={<Waiting />}>
            <PlayedLook {...shared} />
          </Suspense>
        </Dialog>
      )}
      {kept !== null && <PlayDialog work={kept} handle={{ written: () => Promise.resolve() }} onClose={() => setKept(null)} />}
    </>
  );
}
