/** Somebody's rating in one game: the number, how sure it is, and how it came about. */
import { useState } from 'preact/hooks';
import type { PersonRating } from '../net/types.ts';
import { useGameTitle } from '../ui/catalogue.ts';
import { PickOne } from '../ui/forms.tsx';
import { usePeopleWords } from './words.ts';

export function RatingPanel({ ratings }: { readonly ratings: readonly PersonRating[] }) {
  const p = usePeopleWords();
  const title = useGameTitle();
  const short = useGameTitle('short');
  const [game, setGame] = useState(ratings[0]?.game ?? '');
  const shown = ratings.find((r) => r.game === game) ?? ratings[0];
  if (shown === undefined) return null;
  return (
    <section className="panel rating" aria-label={p.rating}>
      {ratings.length > 1 ? (
        <PickOne label={p.rating} value={shown.game} onPick={setGame} of={ratings.map((r) => [r.game, short(r.game)])} />
      ) : (
        <h2>
          {p.rating}, {title(shown.game)}
        </h2>
      )}
      {shown.rating === null || shown.band === null ? (
        <p className="help">{p.tooFew(shown.games)}</p>
      ) : (
        <div className="rating-parts">
          <div>
            <p className="rating-number">
              <b>{p.whole(shown.rating)}</b> {p.band(p.whole(shown.band))}
            </p>
            <p className="help">{p.sure(p.whole(shown.rating - shown.band), p.whole(shown.rating + shown.band))}</p>
            <p className="help">{p.ratedGames(shown.games)}</p>
          </div>
          <Course points={shown.points} />
        </div>
      )}
      {shown.points.length > 0 && <Numbers points={shown.points} />}
    </section>
  );
}

type Points = PersonRating['points'];

const WIDE = 560;
const HIGH = 150;
const LEFT = 44;
const STEPS = [25, 50, 100, 200, 400];

/** The line with its band, one step for each rated match. */
function Course({ points }: { readonly points: Points }) {
  const p = usePeopleWords();
  const low = Math.min(...points.map((t) => t.rating - t.band));
  const high = Math.max(...points.map((t) => t.rating + t.band));
  const step = STEPS.find((s) => (high - low) / s <= 5) ?? 800;
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const x = (i: number): number => LEFT + ((WIDE - LEFT - 10) * i) / Math.max(1, points.length - 1);
  const y = (value: number): number => 8 + ((HIGH - 16) * (to - value)) / (to - from);
  const at = (value: (t: Points[number]) => number): string[] => points.map((t, i) => `${x(i).toFixed(1)},${y(value(t)).toFixed(1)}`);
  const last = points.at(-1);
  if (last === undefined) return null;
  const lines = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
  return (
    <svg
      className="rating-course"
      viewBox={`0 0 ${WIDE} ${HIGH + 18}`}
      role="img"
      aria-label={`${p.rating}: ${p.whole(points[0].rating)} – ${p.whole(last.rating)}`}
    >
      {lines.map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDE - 10} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <polygon points={[...at((t) => t.rating + t.band), ...at((t) => t.rating - t.band).reverse()].join(' ')} />
      <polyline points={at((t) => t.rating).join(' ')} />
      <circle cx={x(points.length - 1)} cy={y(last.rating)} r="5" />
      <text x={LEFT} y={HIGH + 14}>
        {p.day(points[0].at)}
      </text>
      <text x={WIDE - 10} y={HIGH + 14} textAnchor="end">
        {p.day(last.at)}
      </text>
    </svg>
  );
}

function Numbers({ points }: { readonly points: Points }) {
  const p = usePeopleWords();
  return (
    <details className="more">
      <summary>{p.asNumbers}</summary>
      <ol className="sizes" reversed>
        {points.toReversed().map(({ at, rating, band }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one after the other, and nothing is inserted.
          <li key={i}>
            {p.day(at)}: {p.whole(rating)} {p.band(p.whole(band))}
          </li>
        ))}
      </ol>
    </details>
  );
}
