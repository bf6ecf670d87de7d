/** "Your turn 2": leads to the next table that waits, at a table to the one after it. Away from tables the key P does the same. */
import { useEffect } from 'preact/hooks';
import { usePrefs } from '../state/prefs.ts';
import { useWaits } from '../state/waits.ts';
import { busyTyping } from '../table/typing.ts';
import { useWords } from '../words/index.ts';
import { go, Link, usePath } from './router.tsx';

/** `keyed`: letters are free here; at a table they choose. */
export function TurnPill({ keyed = false }: { readonly keyed?: boolean }) {
  const w = useWords();
  const path = usePath();
  const waits = useWaits((s) => s.tables);
  const here = waits.findIndex((t) => path === `/table/${t.id}`);
  const others = waits.filter((_, i) => i !== here);
  // Those after this one, then from the beginning.
  const next = waits.slice(here + 1)[0] ?? others[0];
  const keys = usePrefs((p) => p.keys) && keyed;
  const id = next?.id;
  useEffect(() => {
    if (!keys || id === undefined) return;
    const pressed = (e: KeyboardEvent): void => {
      if (e.key.toLowerCase() === 'p' && !busyTyping(e)) go(`/table/${id}`);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [keys, id]);
  if (next === undefined) return null;
  return (
    <Link className="turn-pill" href={`/table/${next.id}`} title={w.home.nextTurn(others.length)}>
      <span>{w.home.yourTurn}</span>
      <b>{others.length}</b>
      <span className="vh">{w.home.nextTurn(others.length)}</span>
    </Link>
  );
}
