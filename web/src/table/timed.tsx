/** The note about what the game itself puts a time on; few games do, so it is loaded only for them. */
import { lazy, Suspense } from 'preact/compat';
import type { MatchClient } from '../match/store.ts';
import type { GameCode } from '../play/code.ts';

const Note = lazy(() => import('./timed-note.tsx'));

export function TimedNote({
  table,
  code,
  options,
  store,
}: {
  readonly table: string;
  readonly code: GameCode;
  readonly options: object;
  readonly store: MatchClient;
}) {
  const timed = code.words.timed?.(options) ?? [];
  if (timed.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Note table={table} timed={timed} store={store} />
    </Suspense>
  );
}
