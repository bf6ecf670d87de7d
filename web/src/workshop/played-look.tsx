/** A work to read: what it says about itself, and all that is in it where its game has a way to read it; else its drawing. */
import '@starboard/table-kit/kit.css';
import './workshop.css';
import { Suspense, use } from 'preact/compat';
import { Examined } from '../pages/make/examined.tsx';
import { useLanguage } from '../words/index.ts';
import { editorsOf } from './editors.ts';
import type { Shared } from './link.ts';
import { Quiet, WorkPicture } from './picture.tsx';

export default function PlayedLook({ game, kind, text }: Shared) {
  const language = useLanguage();
  const Reader = use(editorsOf(game)).editors[kind]?.Reader;
  return (
    <div className="played-look">
      {Reader === undefined && <WorkPicture game={game} kind={kind} text={text} />}
      <Examined game={game} file={kind} text={text} />
      {Reader !== undefined && (
        <div className="played-reader in-workshop" data-game={game}>
          <Quiet>
            <Suspense fallback={null}>
              <Reader text={text} language={language} />
            </Suspense>
          </Quiet>
        </div>
      )}
    </div>
  );
}
