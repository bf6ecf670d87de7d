/** Says what the game itself puts a time on, before that happens for the first time. */
import { useState } from 'preact/hooks';
import type { MatchClient } from '../match/store.ts';
import { useStore } from '../state/store.ts';
import { Icon } from '../ui/icon.tsx';
import { useWords } from '../words/index.ts';

const keyOf = (table: string): string => `starboard/timed/${table}`;

export default function TimedNote({
  table,
  timed,
  store,
}: {
  readonly table: string;
  readonly timed: readonly string[];
  readonly store: MatchClient;
}) {
  const w = useWords();
  const [done, setDone] = useState(() => sessionStorage.getItem(keyOf(table)) !== null);
  const playing = useStore(store, (s) => s.seen !== null && s.seen.table.closed === null);
  if (done || !playing) return null;
  return (
    <div className="note" role="status">
      <Icon name="clock" />
      <span className="grow">{w.said.timed.note(timed)}</span>
      <button
        type="button"
        className="btn sm quiet"
        onClick={() => {
          sessionStorage.setItem(keyOf(table), 'read');
          setDone(true);
        }}
      >
        {w.said.timed.ok}
      </button>
    </div>
  );
}
