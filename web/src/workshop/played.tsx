/** Works that a table is played with: which, by whom, and a look at each before anybody sits down. */
import './played.css';
import { fileKinds, hasKind } from '@starboard/registry/workshops';
import { lazy, Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { TableInfo, TableWork } from '../net/types.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { useLanguage } from '../words/index.ts';
import { usePlayedWords } from './played-words.ts';

/** The drawing and the game's file tool come when somebody looks. */
const Look = lazy(() => import('./played-look.tsx'));

function useSaid(game: string): (work: TableWork) => string {
  const w = usePlayedWords();
  const language = useLanguage();
  return ({ kind, name, author }) => w.plays(hasKind(game, kind) ? fileKinds[game][kind][language].one : kind, name[language] || w.unnamed, author);
}

/** In a row of a list, within a sentence. */
export function WorksInRow({ game, works }: { readonly game: string; readonly works: readonly TableWork[] }) {
  const said = useSaid(game);
  return <>{works.map((work) => `, ${said(work)}`).join('')}</>;
}

export default function PlayedWorks({ table }: { readonly table: Pick<TableInfo, 'game' | 'options' | 'works'> }) {
  const w = usePlayedWords();
  const said = useSaid(table.game);
  const [looked, setLooked] = useState<TableWork | null>(null);
  const text = looked === null ? null : table.options[looked.option];
  return (
    <section className="played" aria-label={w.title}>
      <ul>
        {table.works.map((work) => (
          <li key={work.option}>
            <span>{said(work)}</span>
            <button type="button" className="btn sm" onClick={() => setLooked(work)}>
              <Icon name="eye" />
              {w.look}
              <span className="vh"> {said(work)}</span>
            </button>
          </li>
        ))}
      </ul>
      {looked !== null && typeof text === 'string' && (
        <Dialog sheet title={said(looked)} onClose={() => setLooked(null)}>
          <Suspense fallback={null}>
            <Look game={table.game} kind={looked.kind} text={text} />
          </Suspense>
        </Dialog>
      )}
    </section>
  );
}
