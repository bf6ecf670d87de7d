/** The way into a guided game: straight to its table, begun or new. */
import { hasLesson } from '@starboard/registry/lessons';
import { useEffect, useState } from 'preact/hooks';
import { beginLesson } from '../../lesson/begin.ts';
import { usePrefs } from '../../state/prefs.ts';
import { go } from '../../ui/router.tsx';
import { useWords } from '../../words/index.ts';
import Lost from '../lost.tsx';

export default function Learn({ game }: { readonly game: string }) {
  return hasLesson(game) ? <Begin game={game} /> : <Lost />;
}

function Begin({ game }: { readonly game: string }) {
  const w = useWords();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    beginLesson(game, usePrefs.getState().name).then(
      // The back button skips this page.
      (id) => here && id !== null && go(`/local/${id}`, { replace: true }),
      () => here && setFailed(true),
    );
    return () => {
      here = false;
    };
  }, [game]);
  return (
    <main className="alone" id="content">
      {failed ? (
        <div className="panel card" role="alert">
          <h1>{w.common.broken}</h1>
          <button type="button" className="btn primary" onClick={() => location.reload()}>
            {w.common.refresh}
          </button>
        </div>
      ) : (
        <p className="loading" role="status">
          <span className="spin" />
          {w.common.loading}
        </p>
      )}
    </main>
  );
}
