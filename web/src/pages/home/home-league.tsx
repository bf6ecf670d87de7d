/** On the home page: the leagues one plays in, each with its round. */
import { useEffect, useState } from 'preact/hooks';
import { useLeagueWords } from '../../league/words.ts';
import { ask } from '../../net/http.ts';
import type { TournamentSummary } from '../../net/types.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/router.tsx';

const MOST = 3;

export default function HomeLeagues() {
  const l = useLeagueWords();
  const [mine, setMine] = useState<readonly TournamentSummary[]>([]);
  useEffect(
    () =>
      void ask('GET /api/tournaments', {}).then(
        (known) => setMine(known.mine.filter((t) => t.yours && t.state !== 'over')),
        () => {},
      ),
    [],
  );
  return mine.slice(0, MOST).map((t) => (
    <Link key={t.id} className="panel home-league" href={`/league/${t.id}`}>
      <Icon name="flag" />
      <span>
        <b>{t.name}</b>
        <span className="help as-block">{t.state === 'running' && t.round > 0 ? l.roundOfAll(t.round, t.rounds) : l.state[t.state]}</span>
      </span>
    </Link>
  ));
}
