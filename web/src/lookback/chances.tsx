/** Chances to win over the course of a match: a line per seat, with its dash and its face; flags where it turned. */
import { dashOf, seatClass, share } from '@starboard/table-kit/plots';
import { memo } from 'preact/compat';
import { useId, useMemo, useState } from 'preact/hooks';
import type { TurningPoint } from '../../../bots/curve.ts';
import { chanceOfSeat } from '../../../bots/estimate.ts';
import { placeIn, useWidth } from '../summary/use-width.ts';
import { Badge } from '../ui/badge.tsx';
import { useLanguage } from '../words/index.ts';
import type { Curve } from './analyst.ts';
import { useLookbackWords } from './words.ts';

const LEFT = 40;
const RIGHT = 34;
const TOP = 26;
const BOTTOM = 8;
const FACE = 24;
/** A flag and the gap beside it. */
const FLAG = 24;

export interface ChancesProps {
  readonly curve: Curve;
  readonly names: readonly string[];
  /** The last moment to be seen: a stranger sees no future. */
  readonly until: number;
  /** The last entry, and what each seat got there; null: not to be seen. */
  readonly end: { readonly n: number; readonly got: readonly number[] } | null;
  readonly turning: readonly TurningPoint[];
  readonly at: number;
  /** Whose line is drawn strong, with how sure it is; null: nobody's. */
  readonly strong: number | null;
  readonly height: number;
  readonly go: (to: number) => void;
}

/** One moment: chance and error by seat. */
interface Dot {
  readonly n: number;
  readonly means: readonly number[];
  readonly errors: readonly number[];
}

function dotsOf({ points }: Curve, seats: number, until: number, end: ChancesProps['end']): Dot[] {
  const dots = points
    .filter(({ n }) => n <= until)
    .map(({ n, tried }): Dot => {
      const found = Array.from({ length: seats }, (_, seat) => chanceOfSeat(tried, seat));
      return { n, means: found.map((f) => f.mean), errors: found.map((f) => f.error) };
    });
  return end === null ? dots : [...dots, { n: end.n, means: end.got, errors: end.got.map(() => 0) }];
}

export function ChancesPlot(props: ChancesProps) {
  const { curve, names, until, end, turning, at, strong, height, go } = props;
  const w = useLookbackWords();
  const language = useLanguage();
  const [ref, width] = useWidth<HTMLDivElement>();
  const dots = useMemo(() => dotsOf(curve, names.length, until, end), [curve, names.length, until, end]);
  const last = Math.max(1, end?.n ?? until);
  const most = Math.min(1, Math.ceil(Math.max(0.4, ...dots.flatMap((d) => d.means)) * 5) / 5);
  const x = (n: number): number => LEFT + (n / last) * (width - LEFT - RIGHT);
  const y = (v: number): number => TOP + (1 - v / most) * (height - TOP - BOTTOM);
  const flags = apart(
    turning.map(({ n }) => x(n)),
    FLAG,
    width - FLAG / 2,
  );
  return (
    <>
      <div
        className="lb-plot"
        ref={ref}
        style={{ height }}
        onPointerDown={(e) => {
          if (e.target instanceof Element && e.target.closest('button') !== null) return;
          const { x: px } = placeIn(e.currentTarget, e);
          go(Math.max(0, Math.min(last, Math.round(((px - LEFT) / Math.max(1, width - LEFT - RIGHT)) * last))));
        }}
      >
        {width > 0 && (
          <>
            <Drawing dots={dots} width={width} height={height} most={most} strong={strong} x={x} y={y} last={last} />
            <span className="lb-now" style={{ left: x(Math.min(at, last)), top: TOP - 4, bottom: BOTTOM }} />
            {faces(dots.at(-1), y, height).map(({ seat, top }) => (
              <span
                key={seat}
                className={`lb-face ${seatClass(seat)}`}
                style={{ top, left: Math.min(width - RIGHT + 6, x(dots.at(-1)?.n ?? 0) + 6) }}
              >
                <Badge seat={seat} small />
              </span>
            ))}
            {turning.map(({ n, seat, before, after }, i) => (
              <button
                key={n}
                type="button"
                className={`lb-flag${at === n - 1 ? ' on' : ''}`}
                style={{ left: flags[i] }}
                aria-label={`${w.turn(i + 1)}. ${w.change(names[seat], share(before, language), share(after, language))}`}
                aria-current={at === n - 1 ? 'step' : undefined}
                onClick={() => go(n - 1)}
              >
                <span>{i + 1}</span>
              </button>
            ))}
          </>
        )}
      </div>
      <InNumbers dots={dots} names={names} />
    </>
  );
}

interface DrawingProps {
  readonly dots: readonly Dot[];
  readonly width: number;
  readonly height: number;
  readonly most: number;
  readonly last: number;
  readonly strong: number | null;
  readonly x: (n: number) => number;
  readonly y: (v: number) => number;
}

const Drawing = memo(
  function Drawing({ dots, width, height, most, strong, x, y }: DrawingProps) {
    const w = useLookbackWords();
    const language = useLanguage();
    const id = useId();
    const seats = dots[0]?.means.map((_, seat) => seat) ?? [];
    const grid = [0, 0.5, 1].map((q) => q * most);
    const path = (of: (d: Dot) => number): string => dots.map((d, i) => `${i === 0 ? 'M' : 'L'}${x(d.n).toFixed(1)} ${y(of(d)).toFixed(1)}`).join('');
    const clip = (v: number): number => Math.max(0, Math.min(most, v));
    return (
      <svg className="pl" viewBox={`0 0 ${width} ${height}`} width={width} height={height} role="img" aria-labelledby={id}>
        <title id={id}>{w.chances}</title>
        {grid.map((v) => (
          <g key={v}>
            <path className={v === 0 ? 'pl-axis' : 'pl-grid'} d={`M${LEFT} ${y(v)}H${width - RIGHT}`} />
            <text className="pl-tick" x={LEFT - 6} y={y(v) + 4} textAnchor="end">
              {share(v, language)}
            </text>
          </g>
        ))}
        {strong !== null && dots.length > 1 && (
          <path
            className={`lb-band ${seatClass(strong)}`}
            d={`${path((d) => clip(d.means[strong] + d.errors[strong]))}${[...dots]
              .reverse()
              .map((d) => `L${x(d.n).toFixed(1)} ${y(clip(d.means[strong] - d.errors[strong])).toFixed(1)}`)
              .join('')}Z`}
          />
        )}
        {[...seats]
          .sort((a, b) => Number(a === strong) - Number(b === strong))
          .map((seat) => (
            <path
              key={seat}
              className={`pl-line${seat === strong ? ' best' : ''} ${seatClass(seat)}`}
              d={path((d) => d.means[seat])}
              strokeDasharray={dashOf(seat)}
            />
          ))}
      </svg>
    );
  },
  (a, b) => a.dots === b.dots && a.width === b.width && a.height === b.height && a.strong === b.strong && a.last === b.last,
);

/** Flags side by side: none covers another, and the last is still inside. `wanted` ascends. */
export function apart(wanted: readonly number[], gap: number, most: number): number[] {
  const places = [...wanted];
  for (let i = 1; i < places.length; i++) places[i] = Math.max(places[i], places[i - 1] + gap);
  for (let i = places.length - 1, room = most; i >= 0; i--, room -= gap) places[i] = Math.min(places[i], room);
  return places;
}

/** Where the faces stand at the end of the lines, one below the other. */
function faces(dot: Dot | undefined, y: (v: number) => number, height: number): { seat: number; top: number }[] {
  if (dot === undefined) return [];
  const list = dot.means.map((v, seat) => ({ seat, top: y(v) - FACE / 2 })).sort((a, b) => a.top - b.top);
  for (let i = 1; i < list.length; i++) list[i].top = Math.max(list[i].top, list[i - 1].top + FACE * 0.8);
  const over = (list.at(-1)?.top ?? 0) + FACE - height;
  if (over > 0) for (let i = list.length - 1, room = height - FACE; i >= 0; i--, room -= FACE * 0.8) list[i].top = Math.min(list[i].top, room);
  return list;
}

/** Made when somebody opens it. */
function InNumbers({ dots, names }: { readonly dots: readonly Dot[]; readonly names: readonly string[] }) {
  const w = useLookbackWords();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  return (
    <details className="numbers" onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary>{w.numbers}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keys. */}
      <section className="scroll" tabIndex={0} aria-label={`${w.chances}: ${w.numbers}`}>
        {open && (
          <table className="pl-table">
            <thead>
              <tr>
                <th scope="col">{w.moment}</th>
                {names.map((name, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
                  <th key={seat} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {dots.map((d) => (
                <tr key={d.n}>
                  <th scope="row">{d.n + 1}</th>
                  {d.means.map((v, seat) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place.
                    <td key={seat}>{w.within(share(v, language), share(d.errors[seat], language))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </details>
  );
}
