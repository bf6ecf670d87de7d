/** The shares that a designer watches, by number of players: one row for each that the work is meant for. */
import type { Collector, Game, Level, Types } from '@starboard/kernel';
import { useId } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { useLanguage } from '../words/index.ts';
import { useBalanceWords } from './balance-words.ts';
import type { MeasurePool } from './measuring.ts';
import type { Suits } from './use-balance.ts';
import { type PlayersState, sharesOf, usePlayers } from './use-players.ts';

interface Props {
  readonly pool: MeasurePool;
  readonly game: Game<Types>;
  readonly collector: Collector;
  readonly suits: Suits;
  readonly work: { readonly id: string; readonly kind: string; readonly text: string };
  readonly sound: boolean;
  readonly numbers: readonly number[];
  readonly level: Level;
  readonly games: number;
}

export function PlayersPanel({ pool, game, collector, suits, work, sound, numbers, level, games }: Props) {
  const words = useBalanceWords();
  const w = words.byPlayers;
  const id = useId();
  const { now, start, stop } = usePlayers({ pool, game, collector, work, suits });
  if (collector.shares === undefined || (numbers.length < 2 && now === null)) return null;
  const all = now === null ? 0 : now.games * now.by.length;
  const played = now === null ? 0 : now.by.reduce((sum, one) => sum + one.played, 0);
  return (
    <section className="balance-suggest" aria-labelledby={id}>
      <h3 id={id}>{w.title}</h3>
      {now === null && <p className="help">{w.about}</p>}
      {now?.running ? (
        <div className="balance-run">
          <progress value={played} max={all} aria-label={w.title} />
          <span className="help num">{words.progress(played, all)}</span>
          <button type="button" className="btn sm" onClick={stop}>
            {words.stop}
          </button>
        </div>
      ) : (
        <button type="button" className="btn" disabled={!sound || numbers.length === 0} onClick={() => start(work.text, { numbers, level, games })}>
          <Icon name="chart" />
          {w.start(numbers[0] ?? 0, numbers.at(-1) ?? 0, games)}
        </button>
      )}
      {now?.failed && (
        <p className="note bad" role="alert">
          <Icon name="no" />
          {words.failed}
        </p>
      )}
      {now !== null && <Table now={now} collector={collector} stale={now.text !== work.text} />}
    </section>
  );
}

function Table({ now, collector, stale }: { readonly now: PlayersState; readonly collector: Collector; readonly stale: boolean }) {
  const words = useBalanceWords();
  const language = useLanguage();
  const rows = now.by.flatMap(({ players, played, counts }) =>
    counts === null ? [] : [{ players, played, shares: sharesOf(collector, counts, language) }],
  );
  const heads = rows[0]?.shares.map((share) => share.name) ?? [];
  if (heads.length === 0) return null;
  const percent = (n: number): string => n.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <div className={`balance-results${stale ? ' stale' : ''}`}>
      <div className="report-section">
        <p className="help">
          {words.byPlayers.each(Math.max(...rows.map((row) => row.played)), words.levels[now.level])} {stale && <b>{words.stale}</b>}
        </p>
        <div className="report-scroll">
          <table className="pl-table">
            <thead>
              <tr>
                {[words.players, ...heads].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ players, shares }) => (
                <tr key={players}>
                  <th scope="row">{players}</th>
                  {shares.map(({ name, mean, low, high }) => (
                    <td key={name}>
                      {percent(mean)}
                      <span className="range">
                        ({percent(low)} – {percent(high)})
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </div>
  );
}
