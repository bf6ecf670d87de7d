/**
 * The ship as the table draws it, in blocks of the sheet: a stroke draws those blocks again that it changed, so painting costs the same on a
 * plan of any size. Names and outlines of a block follow from its own marks and those around it.
 */
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { useId, useMemo, useRef } from 'preact/hooks';
import type { Pub } from '../../rules/types.ts';
import { buildZone, sectorName } from '../../rules/zone.ts';
import { across, CORNERS, corner, S } from '../../table/geometry.ts';
import { Hatches, Start } from '../../table/plan/ground.tsx';
import { type Cell, heightOf, isInside, markAt, widthOf, type ZoneDraft } from '../draft.ts';
import type { Symmetry } from '../symmetry.ts';
import { Axis } from './layers.tsx';
import { hexOf, offsetOf, xOfCell, yOfCell } from './places.ts';

/** Sectors along a block. */
const SIDE = 8;
const NO_HATCHES: Pub['hatches'] = [];

interface Block {
  /** Its marks and those around it: the same ones, the same drawing. */
  readonly marks: string;
  readonly outline: string;
  readonly all: string;
  readonly dangerous: string;
  readonly safe: string;
  readonly safeLines: string;
  readonly ghosts: string;
  readonly names: ComponentChildren;
  /** By place and mark. */
  readonly named: ReadonlyMap<string, ComponentChildren>;
}

export const Ship = memo(({ draft, symmetry, names }: { readonly draft: ZoneDraft; readonly symmetry: Symmetry; readonly names: boolean }) => {
  const blocks = useBlocks(draft);
  const hatching = useId();
  const layer = (className: string, part: Exclude<keyof Block, 'names' | 'named'>, fill?: string): ComponentChildren =>
    blocks.map((block, i) => {
      const d = block[part];
      // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
      return d === '' ? null : <path key={i} className={className} d={d} {...(fill !== undefined && { fill })} />;
    });
  return (
    <>
      <g>{layer('xw-ghosts', 'ghosts')}</g>
      <g className="x-ground xw-blocks">
        <defs>
          <pattern id={hatching} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path d="M0 0V9" />
          </pattern>
        </defs>
        <g>{layer('hull-edge', 'outline')}</g>
        <g>{layer('hull-wall', 'outline')}</g>
        <g>{layer('sectors', 'all')}</g>
        <g>{layer('', 'dangerous', `url(#${hatching})`)}</g>
        <g>{layer('safe', 'safe')}</g>
        <g>{layer('lines', 'all')}</g>
        <g>{layer('safe-lines', 'safeLines')}</g>
        <g>{layer('outline', 'outline')}</g>
      </g>
      {/* Below whatever is to be read. */}
      <Axis draft={draft} symmetry={symmetry} />
      <Signs draft={draft} />
      {names && <g className="x-names">{blocks.map((block) => block.names)}</g>}
    </>
  );
});

/** Starts and hatches: few, so the table's own drawing of a ship without other sectors will do. */
function Signs({ draft }: { readonly draft: ZoneDraft }) {
  const rows = draft.rows.map((row) => row.replace(/[o#]/g, '.'));
  const key = rows.join('/');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same rows are the same signs.
  return useMemo(() => {
    const zone = buildZone({ ...draft, rows });
    const { x, y } = offsetOf({ rows });
    return (
      <g transform={`translate(${x} ${y})`}>
        <g className="x-ground">
          <Start zone={zone} />
        </g>
        <Hatches zone={zone} hatches={NO_HATCHES} />
      </g>
    );
  }, [key]);
}

function useBlocks(draft: ZoneDraft): readonly Block[] {
  const had = useRef<readonly Block[]>([]);
  return useMemo(() => {
    const wide = Math.ceil(widthOf(draft) / SIDE);
    had.current = Array.from({ length: wide * Math.ceil(heightOf(draft) / SIDE) }, (_, i) => {
      const first = { c: (i % wide) * SIDE, r: Math.floor(i / wide) * SIDE };
      const marks = marksAround(draft, first);
      const before = had.current[i];
      return before?.marks === marks ? before : drawn(draft, first, marks, before?.named);
    });
    return had.current;
  }, [draft]);
}

function marksAround(draft: ZoneDraft, { c, r }: Cell): string {
  let marks = `${c} ${r} ${widthOf(draft)} ${heightOf(draft)}`;
  for (let row = r - 1; row <= r + SIDE; row++) marks += `/${draft.rows[row]?.slice(Math.max(0, c - 1), c + SIDE + 1) ?? ''}`;
  return marks;
}

function drawn(draft: ZoneDraft, first: Cell, marks: string, before?: Block['named']): Block {
  let [outline, all, dangerous, safe, safeLines, ghosts] = ['', '', '', '', '', ''];
  const named = new Map<string, ComponentChildren>();
  for (let r = first.r; r < first.r + SIDE; r++)
    for (let c = first.c; c < first.c + SIDE; c++) {
      const cell = { c, r };
      if (!isInside(draft, cell)) continue;
      const mark = markAt(draft, cell);
      if (mark === '.') {
        ghosts += hexOf(cell, S * 0.86);
        continue;
      }
      const whole = hexOf(cell);
      all += whole;
      outline += edgesOf(draft, cell);
      if (mark === '#') dangerous += whole;
      if (mark === 'o') {
        safe += hexOf(cell, S * 0.985);
        safeLines += hexOf(cell, S * 0.84);
      }
      if (mark !== '#' && mark !== 'o') continue;
      const what = `${c} ${r} ${mark}`;
      // The very same piece as before is not looked at again.
      named.set(what, before?.get(what) ?? nameOf(cell, mark));
    }
  const key = `${first.c} ${first.r}`;
  return { marks, outline, all, dangerous, safe, safeLines, ghosts, names: <g key={key}>{[...named.values()]}</g>, named };
}

const nameOf = ({ c, r }: Cell, mark: string): ComponentChildren => (
  <text key={`${c} ${r}`} className={mark === 'o' ? 'safe' : 'dangerous'} x={xOfCell({ c, r })} y={yOfCell({ c, r }) + 8}>
    {sectorName(c, r)}
  </text>
);

/** The sides of a sector with nothing beyond them; neighbouring ones as one line. */
function edgesOf(draft: ZoneDraft, cell: Cell): string {
  const [x, y] = [xOfCell(cell), yOfCell(cell)];
  let d = '';
  let open = false;
  for (const k of CORNERS) {
    const wall = markAt(draft, across(cell.c, cell.r, k)) === '.';
    if (wall) d += `${open ? '' : `M${corner(x, y, S, k)}`}L${corner(x, y, S, (k + 1) % 6)}`;
    open = wall;
  }
  return d;
}
