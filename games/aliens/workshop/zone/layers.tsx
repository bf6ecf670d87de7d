/** What lies over the ship on the sheet: steps, the axis, faults, and what the pointer would do. */
import { useLater } from '@starboard/table-kit/editor';
import { memo } from 'preact/compat';
import { useCallback } from 'preact/hooks';
import { buildZone } from '../../rules/zone.ts';
import { hex, S, xOf, yOf } from '../../table/geometry.ts';
import { type Cell, heightOf, isHatch, keyOf, widthOf, type ZoneDraft } from '../draft.ts';
import { type Brush, block } from '../edit.ts';
import { stepsIn } from '../steps.ts';
import { canMirror, type Symmetry } from '../symmetry.ts';
import { hexOf, offsetOf, sheetSize, xOfCell, yOfCell } from './places.ts';

/** Steps of a human above, of an alien below; worked out when the hand rests. */
export const StepsLayer = memo(({ draft }: { readonly draft: ZoneDraft }) => {
  const { zone, steps, x, y } = useLater(
    useCallback(() => {
      const zone = buildZone(draft);
      return { zone, steps: stepsIn(zone), ...offsetOf(draft) };
    }, [draft]),
  );
  return (
    <g className="xw-steps" transform={`translate(${x} ${y})`}>
      {steps.map(({ human, alien }, at) =>
        zone.kinds[at] === 'human' || zone.kinds[at] === 'alien' ? null : (
          <g key={zone.names[at]}>
            {human !== null && (
              <text className={zone.hatchAt[at] > 0 ? 'human over' : 'human'} x={xOf(zone, at)} y={yOf(zone, at) - (zone.hatchAt[at] > 0 ? 16.5 : 4)}>
                {human}
              </text>
            )}
            {alien !== null && (
              <text className="alien" x={xOf(zone, at)} y={yOf(zone, at) + 20}>
                {alien}
              </text>
            )}
          </g>
        ),
      )}
    </g>
  );
});

/** The line or point that both halves share. */
export const Axis = memo(({ draft, symmetry }: { readonly draft: ZoneDraft; readonly symmetry: Symmetry }) => {
  const { width, height } = sheetSize(draft);
  if (symmetry === 'mirrored' && canMirror(draft)) return <path className="xw-axis" d={`M${width / 2} 0V${height}`} />;
  if (symmetry !== 'turned') return null;
  const middle = { c: (widthOf(draft) - 1) / 2, r: (heightOf(draft) - 1) / 2 };
  const y = widthOf(draft) % 2 === 0 ? yOfCell({ c: 0, r: middle.r }) + S * 0.433 : yOfCell({ c: 0, r: middle.r });
  return <path className="xw-axis" d={`M${width / 2 - 14} ${y}h28M${width / 2} ${y - 14}v28`} />;
});

export const Faults = memo(({ cells, shown }: { readonly cells: readonly Cell[]; readonly shown: boolean }) => (
  <g className={`xw-faults${shown ? ' shown' : ''}`}>
    {cells.map((cell) => (
      <g key={keyOf(cell)}>
        <path d={hexOf(cell, S * 0.95)} />
        <circle cx={xOfCell(cell) + S * 0.62} cy={yOfCell(cell) - S * 0.62} r={S * 0.26} />
        <text x={xOfCell(cell) + S * 0.62} y={yOfCell(cell) - S * 0.48}>
          !
        </text>
      </g>
    ))}
  </g>
));

/** What is being painted: drawn over the ship until the stroke ends, which costs the same on a plan of any size. */
export interface Pointing {
  readonly at: Cell | null;
  readonly twin: Cell | null;
  readonly stroke: readonly Cell[];
  readonly brush: Brush;
  readonly selecting: readonly [Cell, Cell] | null;
}
export const NOTHING_POINTED: Pointing = { at: null, twin: null, stroke: [], brush: 'nothing', selecting: null };

const hexesOf = (cells: readonly Cell[], size: number): string => cells.map((cell) => hexOf(cell, size)).join('');

export const Pointed = ({
  draft,
  at,
  twin,
  stroke,
  brush,
  selecting,
  landing,
}: Pointing & { readonly draft: ZoneDraft; readonly landing: readonly Cell[] }) => (
  <g className="xw-pointed">
    {stroke.length > 0 && <path className={`stroke ${brush}`} d={hexesOf(stroke, S * 0.97)} />}
    {landing.length > 0 && <path className="twin" d={hexesOf(landing, S * 0.97)} />}
    {twin !== null && <path className="twin" d={hexOf(twin, S * 0.93)} />}
    {at !== null && <path className="at" d={hexOf(at, S * 0.93)} />}
    {selecting !== null && <path className="block" d={hexesOf(block(draft, ...selecting), S)} />}
  </g>
);

/** A brush as it is on its button. */
export function BrushArt({ brush, hatch }: { readonly brush: Brush; readonly hatch: number }) {
  const shape = hex(24, 24, 19);
  return (
    <svg className={`xw-brush-art ${brush}`} viewBox="0 0 48 48" aria-hidden="true">
      <path className="place" d={shape} />
      {brush === 'dangerous' && <path className="lines" d="M12 22L22 12M10 33L33 10M16 37L37 16M26 37L37 26" />}
      {brush === 'safe' && <path className="inner" d={hex(24, 24, 14)} />}
      {brush === 'human' && <path className="sign" d="M16 25l8-8 8 8M16 32l8-8 8 8" />}
      {brush === 'alien' && <path className="sign" d="M17 33c4-4 4-12 1-18M24 33c4-4 4-12 1-18M31 33c4-4 4-12 1-18" />}
      {brush === 'hatch' && (
        <>
          <path className="sign" d="M19 15h-4v18h4M29 15h4v18h-4" />
          <text x="24" y="29">
            {hatch}
          </text>
        </>
      )}
    </svg>
  );
}

export const nextHatch = ({ rows }: ZoneDraft): number => Math.min(8, [...rows.join('')].filter(isHatch).length + 1);
