/** The ship itself: hull, sectors, starts, hatches, names. Drawn once per zone; hatches alone change. */
import { memo } from 'preact/compat';
import { useId } from 'preact/hooks';
import type { Pub } from '../../rules/types.ts';
import type { Zone } from '../../rules/zone.ts';
import { attackMarkup, Inset } from '../art/index.tsx';
import { contour, hex, hexes, S, xOf, yOf } from '../geometry.ts';

const every = (zone: Zone): number[] => zone.names.map((_, at) => at);
const ofKind = (zone: Zone, kind: string): number[] => every(zone).filter((at) => zone.kinds[at] === kind);

export const Ground = memo(({ zone }: { readonly zone: Zone }) => {
  const outline = contour(zone, every(zone));
  const all = hexes(zone, every(zone));
  const dangerous = hexes(zone, ofKind(zone, 'dangerous'));
  const safe = ofKind(zone, 'safe');
  // Several plans may be on a page, some of them hidden: each has a pattern of its own.
  const hatching = useId();
  return (
    <g className="x-ground">
      <defs>
        <pattern id={hatching} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V9" />
        </pattern>
        <clipPath id="x-inside">
          <path d={outline} clipRule="evenodd" />
        </clipPath>
      </defs>
      <path className="hull-edge" d={outline} />
      <path className="hull-wall" d={outline} />
      <path className="sectors" d={all} />
      <path fill={`url(#${hatching})`} d={dangerous} />
      <path className="safe" d={hexes(zone, safe, S * 0.985)} />
      <path className="lines" d={all} />
      <path className="safe-lines" d={hexes(zone, safe, S * 0.84)} />
      <path className="outline" d={outline} />
      <Start zone={zone} />
    </g>
  );
});

/** A.4: closed sectors are walls. */
export const Closed = memo(({ zone, closed }: { readonly zone: Zone; readonly closed: readonly number[] }) =>
  closed.length === 0 ? null : (
    <g className="x-closed">
      <path className="wall" d={hexes(zone, closed)} />
      <path className="edge" d={contour(zone, closed)} />
    </g>
  ),
);

export function Start({ zone }: { readonly zone: Zone }) {
  const [hx, hy, ax, ay] = [xOf(zone, zone.human), yOf(zone, zone.human), xOf(zone, zone.alien), yOf(zone, zone.alien)];
  const chevron = (dy: number): string =>
    `M${hx - S * 0.42} ${hy + S * (dy + 0.16)}L${hx} ${hy + S * (dy - 0.3)}L${hx + S * 0.42} ${hy + S * (dy + 0.16)}`;
  return (
    <>
      {zone.human >= 0 && <path className="chevrons" d={`${chevron(0)}${chevron(0.3)}`} />}
      {zone.alien >= 0 && (
        <g className="claws">
          <Inset of={attackMarkup} x={ax} y={ay} size={S} box={24} />
        </g>
      )}
    </>
  );
}

export const Hatches = memo(({ zone, hatches }: { readonly zone: Zone; readonly hatches: Pub['hatches'] }) => (
  <g className="x-hatches">
    {zone.hatches.slice(1).map((at, i) => {
      const state = hatches[i + 1] ?? 'open';
      const [x, y] = [xOf(zone, at), yOf(zone, at)];
      const [b, h, t] = [S * 0.62, S * 0.52, S * 0.2];
      return (
        <g key={at} className={state}>
          <path className="place" d={hex(x, y, S)} />
          <path className="brackets" d={`M${x - b + t} ${y - h}h${-t}v${2 * h}h${t}M${x + b - t} ${y - h}h${t}v${2 * h}h${-t}`} />
          <text x={x} y={y + S * 0.24}>
            {i + 1}
          </text>
          {state === 'broken' && <path className="crack" d={`M${x + 4} ${y - 34}l${-10} ${20}l${14} ${9}l${-14} ${17}l${9} ${21}`} />}
          {state === 'used' && <path className="struck" d={`M${x - 32} ${y}h64`} />}
        </g>
      );
    })}
  </g>
));

/** A name in every sector with coordinates. */
export const Names = memo(({ zone, closed = [] }: { readonly zone: Zone; readonly closed?: readonly number[] }) => (
  <g className={`x-names${closed.length > 0 ? ' closed' : ''}`}>
    {zone.audible.map((at) => (
      <text key={at} className={zone.kinds[at]} x={xOf(zone, at)} y={yOf(zone, at) + 8}>
        {zone.names[at]}
      </text>
    ))}
  </g>
));
