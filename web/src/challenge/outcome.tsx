/** One's own result beside everybody else's. */
import { lazy, Suspense } from 'preact/compat';
import type { ChallengeComparison } from '../net/types.ts';
import type { LocalTable } from '../offline/tables.ts';
import { OwnBadge } from '../ui/badge.tsx';
import { useGameTitle } from '../ui/catalogue.ts';
import { useOwnFace } from '../ui/own-face.ts';
import { comparedWithOthers } from './compared-with-others.ts';
import { Counted } from './counted.tsx';
import { compared, type Scored } from './friend-link.ts';
import { useChallengeWords } from './words.ts';

const Fork = lazy(() => import('./fork.tsx'));

interface Props {
  readonly seats: number;
  readonly comparison: ChallengeComparison;
  /** One's own game, if this device has it. */
  readonly table: LocalTable | null;
}

/** Columns at most; more points share one. */
const MOST_COLUMNS = 11;

export function ChallengeOutcome({ seats, comparison, table }: Props) {
  const c = useChallengeWords();
  const face = useOwnFace();
  const title = useGameTitle();
  const { mine, others, bot, better, equal } = comparison;
  if (mine === null || others === null) return null;
  // Where people win together, a score says no more than that.
  const { together } = mine;
  const won = ({ rank }: Scored): number => (rank === 1 ? 1 : 0);
  return (
    <>
      <section className="panel challenge-done" aria-label={c.day(comparison.day)}>
        <OwnBadge name={c.you} face={face} />
        <div>
          <p className="label">
            {c.day(comparison.day)} · {title(comparison.game)}
          </p>
          <h1>
            {together ? (
              c[mine.rank === 1 ? 'won' : 'lost']
            ) : table?.challenge === undefined ? (
              c.result(mine.score, mine.rank, seats)
            ) : (
              <Suspense fallback={'\u00a0'}>
                <Counted table={table} seat={table.challenge.seat} of={mine} />
              </Suspense>
            )}
          </h1>
          <p>
            {comparedWithOthers(c, better, equal, comparison.played - 1)} {bot !== null && c.thanBot[compared(mine, bot, together)]}
          </p>
          {(mine.helped || mine.again > 0) && (
            <p className="help">{[...(mine.helped ? [c.helped] : []), ...(mine.again > 0 ? [c.secondTry(mine.again)] : [])].join(', ')}</p>
          )}
        </div>
      </section>
      {/* A single one makes no comparison. */}
      {comparison.played > 1 && (
        <section className="panel block">
          <h2>{c.times(comparison.played)}</h2>
          {together ? (
            <Columns
              mine={won(mine)}
              others={others.map(won)}
              bot={bot === null ? null : won(bot)}
              label={(from) => (from === 1 ? c.sides.won : c.sides.lost)}
            />
          ) : (
            <Columns mine={mine.score} others={others.map((o) => o.score)} bot={bot?.score ?? null} />
          )}
          <People others={others} table={table} shown={(o) => (together ? (o.rank === 1 ? c.sides.won : c.sides.lost) : c.number(o.score))} />
        </section>
      )}
    </>
  );
}

function Columns({
  mine,
  others,
  bot,
  label: named,
}: {
  readonly mine: number;
  readonly others: readonly number[];
  readonly bot: number | null;
  /** What a value is called; missing: the number itself. */
  readonly label?: (value: number) => string;
}) {
  const c = useChallengeWords();
  const all = [mine, ...others];
  const seen = bot === null ? all : [...all, bot];
  const [low, high] = [Math.min(...seen), Math.max(...seen)];
  const step = Math.max(1, Math.ceil((high - low + 1) / MOST_COLUMNS));
  const columns = Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, i) => low + i * step);
  const isIn = (value: number | null, from: number): boolean => value !== null && value >= from && value < from + step;
  const counts = columns.map((from) => all.filter((v) => isIn(v, from)).length);
  const most = Math.max(1, ...counts);
  const label = (from: number): string =>
    named !== undefined ? named(from) : step === 1 ? c.number(from) : `${c.number(from)}–${c.number(from + step - 1)}`;
  return (
    <>
      <div className="challenge-columns" aria-hidden="true">
        {columns.map((from, i) => (
          <div key={from} className={isIn(mine, from) ? 'you' : isIn(bot, from) ? 'bot' : undefined}>
            <i style={{ height: `${Math.max(4, (100 * counts[i]) / most)}%` }} />
            <span>
              {[
                ...(isIn(mine, from) && named === undefined ? [] : [label(from)]),
                ...(isIn(mine, from) ? [c.you] : []),
                ...(isIn(bot, from) ? [c.bot] : []),
              ].join(', ')}
            </span>
          </div>
        ))}
      </div>
      <details className="more">
        <summary>{c.asNumbers}</summary>
        <table className="challenge-numbers">
          <thead>
            <tr>
              <th scope="col">{c.score}</th>
              <th scope="col">{c.people}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((from, i) => (
              <tr key={from}>
                <th scope="row">
                  {label(from)}
                  {isIn(mine, from) && `, ${c.you}`}
                  {isIn(bot, from) && `, ${c.bot}`}
                </th>
                <td>{counts[i]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

const FIRST = 12;

/** Friends first, then the best. */
function People({
  others,
  table,
  shown,
}: {
  readonly others: NonNullable<ChallengeComparison['others']>;
  readonly table: LocalTable | null;
  readonly shown: (of: Scored) => string;
}) {
  const c = useChallengeWords();
  const sorted = others.toSorted((a, b) => Number(b.friend) - Number(a.friend) || b.score - a.score || a.rank - b.rank).slice(0, FIRST);
  return (
    <ul className="challenge-people">
      {sorted.map((o, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: people may have the same name.
        <li key={i}>
          <OwnBadge name={o.name} face={o.face} small />
          <span>
            <b>{o.name || c.somebody}</b> · {shown(o)}
            {table !== null && o.fork !== null && (
              <Suspense fallback={null}>
                <Fork table={table} fork={o.fork} />
              </Suspense>
            )}
            {(o.friend || o.helped) && (
              <span className="help as-block">{[...(o.friend ? [c.friend] : []), ...(o.helped ? [c.helped] : [])].join(', ')}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
