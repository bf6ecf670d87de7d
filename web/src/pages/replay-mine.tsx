/** One's own finished matches, of the server and of this device, the newest first. */
import { games } from 'virtual:catalogue';
import { hasSummary } from '@starboard/registry/summaries';
import { useLobby, useLocalTables } from '../state/lists.ts';
import { pastPath } from '../summary/address.ts';
import { Link } from '../ui/router.tsx';
import { useFarWords, useLanguage, useWords } from '../words/index.ts';

interface Finished {
  readonly kind: 'table' | 'local';
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly people: readonly string[];
  readonly at: number;
}

function useFinished(): readonly Finished[] | null {
  const [local] = useLocalTables();
  const lobby = useLobby();
  if (local === null) return null;
  const online = (lobby?.mine ?? []).flatMap((t): Finished[] =>
    t.state === 'over'
      ? [{ kind: 'table', id: t.id, game: t.game, name: t.name, people: t.chairs.map((c) => c.name).filter((n) => n !== ''), at: t.changedAt }]
      : [],
  );
  const here = local.flatMap((t): Finished[] =>
    t.state === 'over' ? [{ kind: 'local', id: t.id, game: t.game, name: '', people: t.sittings.map((s) => s.name), at: t.changedAt }] : [],
  );
  return [...online, ...here].sort((a, b) => b.at - a.at);
}

export function Mine() {
  const w = useWords();
  const far = useFarWords();
  const language = useLanguage();
  const found = useFinished();
  const title = (id: string): string => games.find((g) => g.id === id)?.title[language] ?? id;
  return (
    <section aria-labelledby="finished">
      <h2 id="finished">{far.replays.mine}</h2>
      {found?.length === 0 && <p className="help">{far.replays.none}</p>}
      <ul className="rows">
        {(found ?? []).map((m) => (
          <li key={`${m.kind} ${m.id}`} className="row">
            <div className="row-text">
              <b>{m.name || title(m.game)}</b>
              <span className="help">
                {[
                  ...(m.name === '' ? [] : [title(m.game)]),
                  m.people.join(', '),
                  ...(m.kind === 'local' ? [w.home.local] : []),
                  w.common.when(m.at),
                ].join(' · ')}
              </span>
            </div>
            {hasSummary(m.game) && (
              <Link className="btn sm quiet" href={pastPath('summary', m) ?? ''}>
                {w.over.summary}
              </Link>
            )}
            <Link className="btn sm primary" href={pastPath('replay', m) ?? ''}>
              {far.replays.watch}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
