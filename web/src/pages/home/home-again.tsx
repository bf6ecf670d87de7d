/** The game that has just ended: one press opens the same table again, with the same people and terms. */
import { ask } from '../../net/http.ts';
import type { TableSummary } from '../../net/types.ts';
import { useGameTitle } from '../../ui/catalogue.ts';
import { portraitsFor } from '../../ui/portraits.ts';
import { go, Link } from '../../ui/router.tsx';
import { Faces } from '../../ui/rows.tsx';
import { useTry } from '../../ui/try.tsx';
import { useFarWords, useWords } from '../../words/index.ts';

export default function SameAgain({ table }: { readonly table: TableSummary }) {
  const w = useWords();
  const { mine: m } = useFarWords();
  const title = useGameTitle();
  const [attempt, problem] = useTry();
  const again = (): void =>
    attempt(ask('POST /api/tables/:table/rematch', { params: { table: table.id }, body: {} }).then((next) => go(`/table/${next.id}`)));
  return (
    <section className="row same-again" aria-label={m.finished}>
      <Faces chairs={table.chairs} portraits={portraitsFor(table.chairs)} />
      <div className="row-text">
        <b>{table.name || title(table.game)}</b>
        <span className="help">{[m.finished, ...(table.name === '' ? [] : [title(table.game)])].join(' · ')}</span>
      </div>
      <Link className="btn sm quiet" href={`/table/${table.id}`}>
        {w.home.openIt}
      </Link>
      <button type="button" className="btn sm" onClick={again}>
        {m.again}
      </button>
      {problem}
    </section>
  );
}
