/** "Your turn 2": leads to the next table that waits, at a table to the one after it. */
import { useWaits } from '../state/waits.ts';
import { useWords } from '../words/index.ts';
import { Link, usePath } from './router.tsx';

export function TurnPill() {
  const w = useWords();
  const path = usePath();
  const waits = useWaits((s) => s.tables);
  const here = waits.findIndex((t) => path === `/table/${t.id}`);
  const others = waits.filter((_, i) => i !== here);
  // Those after this one, then from the beginning.
  const next = waits.slice(here + 1)[0] ?? others[0];
  if (next === undefined) return null;
  return (
    <Link className="turn-pill" href={`/table/${next.id}`} title={w.home.nextTurn(others.length)}>
      <span>{w.home.yourTurn}</span>
      <b>{others.length}</b>
      <span className="vh">{w.home.nextTurn(others.length)}</span>
    </Link>
  );
}
