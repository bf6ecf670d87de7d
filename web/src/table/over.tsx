/** How it ended: the places, and what the scores are made of. The places come a moment after the rest: a table that ends has much to draw. */
import './over.css';
import type { TableView } from '@starboard/host';
import { type Outcome, type Seat, seatsOf } from '@starboard/kernel';
import { hasSummary } from '@starboard/registry/summaries';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { Say } from '../ui/phrase.tsx';
import { Link } from '../ui/router.tsx';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';
import { RuleId } from './rule-id.tsx';

export function Over({
  at,
  you,
  table,
  after,
}: {
  readonly at: TableGame;
  /** The seat that reads; null for a spectator. */
  readonly you: Seat | null;
  readonly table: TableView;
  readonly after: { readonly replay: string; readonly again: ComponentChildren };
}) {
  const w = useWords();
  const [whole, setWhole] = useState(false);
  useEffect(() => setWhole(true), []);
  return (
    <section className="over" aria-label={w.over.title}>
      <h2 aria-live="polite">
        {table.outcome === null ? (
          w.over[table.closed === 'abandoned' ? 'abandoned' : 'agreed']
        ) : (
          <Say phrase={at.words.ending(table.outcome, you)} names={at.names} still />
        )}
      </h2>
      {whole && table.outcome !== null && <FinalPlaces outcome={table.outcome} names={at.names} counted={at.words.part} />}
      <div className="acts">
        {after.again}
        <Link className="btn" href={after.replay}>
          <Icon name="play" />
          {w.over.replay}
        </Link>
        {hasSummary(at.game.id) && table.outcome !== null && (
          <Link className="btn" href={after.replay.replace('/replay/', '/summary/')}>
            <Icon name="chart" />
            {w.over.summary}
          </Link>
        )}
        <Link className="btn quiet" href="/">
          {w.over.lounge}
        </Link>
      </div>
    </section>
  );
}

type ScorePart = Outcome['parts'][number];

/** The portraits come one after another: a frame for all of them would be a long one. */
export function FinalPlaces({
  outcome,
  names,
  counted,
  ruleLink = (id) => <RuleId id={id} />,
}: {
  readonly outcome: Outcome;
  readonly names: readonly string[];
  /** What a part of a score counts, in words. */
  readonly counted: (part: ScorePart) => string;
  /** The way to a rule from here. */
  readonly ruleLink?: (id: string) => ComponentChildren;
}) {
  const w = useWords();
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown < outcome.ranks.length) setShown(shown + 1);
  }, [shown, outcome]);
  const seats = seatsOf(outcome.ranks.length).toSorted((a, b) => outcome.ranks[a] - outcome.ranks[b]);
  return (
    <ol className="places">
      {seats.map((seat, i) => {
        const rank = outcome.ranks[seat];
        const parts = outcome.parts.filter((p) => p.seat === seat);
        const score = outcome.scores[seat];
        // A score that is one count is shown once, with what it counts.
        const only = parts.length === 1 && parts[0].n === score ? parts[0] : null;
        const label = (p: ScorePart): ComponentChildren => (
          <>
            {counted(p)} {ruleLink(p.rule)}
          </>
        );
        return (
          <li key={seat} className={`${rank === 1 ? 'best' : ''}${i < shown ? '' : ' later'}`}>
            <b className="num">{w.over.place(rank)}</b>
            <Badge seat={seat} small />
            <span className="seat-name">{names[seat]}</span>
            {only === null && (
              <span className="parts">
                {parts.map((p) => (
                  <span key={`${p.rule} ${counted(p)} ${p.n}`} className="num">
                    {p.n} {label(p)}
                  </span>
                ))}
              </span>
            )}
            <span className="score num">
              <span className="vh">{w.over.score}</span> {score}
              {only !== null && <small> {label(only)}</small>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
