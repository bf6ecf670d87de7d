/** All leagues: yours, and those that everybody may join. */
import './league.css';
import { useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { Api, TournamentSummary } from '../net/types.ts';
import { useHere } from '../state/here.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { Emblem } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { Page, Plain } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { useWords } from '../words/index.ts';
import { useLeagueWords } from './words.ts';

type Known = Api['GET /api/tournaments']['reply'];

export default function Leagues() {
  const w = useWords();
  const l = useLeagueWords();
  const [known, setKnown] = useState<Known | 'away' | null>(null);
  useEffect(() => void ask('GET /api/tournaments', {}).then(setKnown, () => setKnown('away')), []);
  const accounts = useHere((s) => s.accounts);
  if (!accounts)
    return (
      <Plain title={l.title} text={l.noAccounts} icon="people">
        <Link className="btn" href="/tables">
          {w.nav.tables}
        </Link>
      </Plain>
    );
  return (
    <Page title={l.title}>
      <h1>{l.title}</h1>
      <p className="lead">{l.lead}</p>
      {known === 'away' ? (
        <p className="note">
          <Icon name="wifi" />
          {l.away}
        </p>
      ) : (
        known !== null && (
          <>
            <p>
              <Link className="btn primary" href="/leagues/new">
                {l.make}
              </Link>
            </p>
            {known.mine.length > 0 && <Rows title={l.mine} of={known.mine} />}
            <Rows title={l.open} of={known.open} />
          </>
        )
      )}
    </Page>
  );
}

function Rows({ title, of }: { readonly title: string; readonly of: readonly TournamentSummary[] }) {
  const l = useLeagueWords();
  const gameTitle = useGameTitle();
  return (
    <section className="rows" aria-label={title}>
      <h2>{title}</h2>
      {of.length === 0 && <p className="help">{l.none}</p>}
      <ul className="rows">
        {of.map((t) => (
          <li key={t.id} className="row">
            <Emblem game={t.game} size={44} />
            <div className="row-text">
              <Link href={`/league/${t.id}`}>
                <b>{t.name}</b>
              </Link>
              <span className="help">
                {[gameTitle(t.game), l.about(t.kind, t.rounds, t.size), l.people(t.entrants), l.state[t.state], ...(t.rated ? [l.rated] : [])].join(
                  ', ',
                )}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
