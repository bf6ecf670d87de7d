/** Tables that friends asked us to, on the home page: one press to sit down, one to say no. */
import './people.css';
import { ask } from '../net/http.ts';
import type { TableSummary } from '../net/types.ts';
import { clockText } from '../play/clock-text.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { portraitsFor } from '../ui/portraits.ts';
import { Link } from '../ui/router.tsx';
import { Faces } from '../ui/rows.tsx';
import { useTry } from '../ui/try.tsx';
import { useWords } from '../words/index.ts';
import { usePeopleWords } from './words.ts';

export default function Invited({ tables }: { readonly tables: readonly TableSummary[] }) {
  const w = useWords();
  const p = usePeopleWords();
  const title = useGameTitle();
  const [attempt, problem] = useTry();
  return (
    <>
      {tables.map((t) => (
        <section key={t.id} className="row turn" aria-label={p.invitedBy(t.owner)}>
          <Faces chairs={t.chairs} portraits={portraitsFor(t.chairs)} most={6} />
          <div className="row-text">
            <h2>{p.invitedBy(t.owner)}</h2>
            <span className="help">
              {[
                title(t.game),
                ...(t.name === '' ? [] : [t.name]),
                w.home.free(t.chairs.filter((c) => c.kind === 'empty').length),
                clockText(w, t.clock),
              ].join(' · ')}
            </span>
          </div>
          <div className="acts">
            <Link className="btn sm" href={`/table/${t.id}`}>
              {w.home.sitDown}
            </Link>
            <button
              type="button"
              className="btn sm quiet"
              onClick={() => attempt(ask('DELETE /api/tables/:table/invite', { params: { table: t.id } }))}
            >
              {p.declineInvite}
            </button>
          </div>
        </section>
      ))}
      {problem}
    </>
  );
}
