/** Tables that friends asked us to, on the home page: one press to sit down, one to say no. */
import './people.css';
import { ask } from '../net/http.ts';
import type { TableSummary } from '../net/types.ts';
import { SummaryRow } from '../ui/rows.tsx';
import { useTry } from '../ui/try.tsx';
import { usePeopleWords } from './words.ts';

export default function Invited({ tables }: { readonly tables: readonly TableSummary[] }) {
  const p = usePeopleWords();
  const [attempt, problem] = useTry();
  return (
    <>
      {tables.map((t) => (
        <section key={t.id} className="rows" aria-label={p.invitedBy(t.owner)}>
          <div className="asked-by">
            <h2>{p.invitedBy(t.owner)}</h2>
            <button
              type="button"
              className="btn sm quiet"
              onClick={() => attempt(ask('DELETE /api/tables/:table/invite', { params: { table: t.id } }))}
            >
              {p.declineInvite}
            </button>
          </div>
          <ul className="rows">
            <SummaryRow table={t} whole />
          </ul>
        </section>
      ))}
      {problem}
    </>
  );
}
