/**
 * The sheet one draws on. The left button or a finger paints, the right button takes away, two fingers and the wheel move the view, arrow
 * keys go from place to place. The pointer has a layer of its own, so a stroke does not draw the ship again before it ends.
 */
import { type Look, PanZoom } from '@starboard/table-kit';
import { useSoon } from '@starboard/table-kit/editor';
import type { TargetedFocusEvent, TargetedKeyboardEvent, TargetedPointerEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { S } from '../../table/geometry.ts';
import type { Cell, ZoneDraft } from '../draft.ts';
import { isInside } from '../draft.ts';
import { type Brush, type Clip, isSingle, pasted, withTwins } from '../edit.ts';
import { type Symmetry, twinOf } from '../symmetry.ts';
import type { WorkshopWords } from '../words.ts';
import type { Shown, Tool } from './keys.ts';
import { Faults, NOTHING_POINTED, Pointed, type Pointing, StepsLayer } from './layers.tsx';
import { between, cellAt, sheetSize, stepFrom, xOfCell, yOfCell } from './places.ts';
import { Ship } from './ship.tsx';

export interface CanvasProps {
  readonly draft: ZoneDraft;
  readonly brush: Brush;
  readonly tool: Tool;
  readonly symmetry: Symmetry;
  readonly shown: Shown;
  readonly faults: readonly Cell[];
  /** Asked to be seen; another object each time. */
  readonly show: readonly Cell[] | null;
  readonly selection: readonly [Cell, Cell] | null;
  /** Would be pasted where the pointer is. */
  readonly clip: Clip | null;
  readonly w: WorkshopWords;
  onPaint(cells: readonly Cell[], brush: Brush): void;
  onSelect(block: readonly [Cell, Cell] | null): void;
  /** The pointer or the keys are here now. */
  onPoint(at: Cell | null): void;
  /** Whether what is written in sectors is too small to read, so that it is left out. */
  readonly far: boolean;
  onFar(far: boolean): void;
}

interface Stroke {
  readonly pointer: number;
  /** Where the sheet is: it does not move under a stroke. */
  readonly box: DOMRect;
  readonly brush: Brush;
  readonly from: Cell;
  readonly cells: Cell[];
}

/** Near enough to read names on a phone. */
const NEAR = 0.7;
/** The smallest side of a sector with something readable in it. */
const READABLE = 16;

export function Canvas(props: CanvasProps) {
  const { draft, w, faults, show, symmetry, shown, tool, far, onFar } = props;
  const size = sheetSize(draft);
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    const [first] = show ?? [];
    if (first !== undefined) setLook({ x: xOfCell(first), y: yOfCell(first), scale: NEAR });
  }, [show]);
  const { pointing, handlers } = usePointing(props);
  const landing =
    tool === 'select' && props.clip !== null && pointing.at !== null && pointing.selecting === null
      ? pasted(draft, props.clip, pointing.at, symmetry)
      : [];
  return (
    <div className={`x-plan xw-plan ${tool}${far ? ' far' : ''}`}>
      <PanZoom
        width={size.width}
        height={size.height}
        label={w.plan}
        look={look}
        drawn={tool !== 'hand'}
        onView={({ scale }) => onFar(scale * S < READABLE)}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys go from place to place on it. */}
        <svg className="x-ship xw-sheet" width={size.width} height={size.height} role="application" aria-label={w.plan} tabIndex={0} {...handlers}>
          <title>{w.planHelp}</title>
          <rect className="xw-paper" width={size.width} height={size.height} />
          <Ship draft={draft} symmetry={symmetry} names={shown === 'names'} />
          {shown === 'steps' && <StepsLayer draft={draft} />}
          <Faults cells={faults} shown={show !== null} />
        </svg>
        {/* Another picture: what follows the pointer leaves the ship as it is laid out and painted. */}
        <svg className="xw-over" width={size.width} height={size.height} aria-hidden="true">
          <Pointed {...pointing} draft={draft} selecting={pointing.selecting ?? props.selection} landing={landing} />
        </svg>
      </PanZoom>
    </div>
  );
}

function usePointing(props: CanvasProps) {
  const [pointing, setPointing] = useState<Pointing>(NOTHING_POINTED);
  const stroke = useRef<Stroke | null>(null);
  const now = useRef(props);
  now.current = props;
  const fingers = useRef(new Set<number>());
  const soon = useSoon();
  /** A stroke has ended and is not on the ship yet. */
  const held = useRef(false);
  /** Where the keys are. */
  const cursor = useRef<Cell | null>(null);

  const point = (at: Cell | null): void => {
    const { draft, brush, symmetry, tool, onPoint } = now.current;
    const twin = at === null || tool === 'select' || tool === 'hand' || brush === 'human' || brush === 'alien' ? null : twinOf(draft, symmetry, at);
    setPointing((was) => (was.at?.c === at?.c && was.at?.r === at?.r && was.stroke.length === 0 ? was : { ...NOTHING_POINTED, at, twin }));
    onPoint(at);
  };
  const drop = (): void => {
    stroke.current = null;
    setPointing(NOTHING_POINTED);
  };
  const showStroke = ({ cells, brush, from }: Stroke): void => {
    const { draft, symmetry, tool } = now.current;
    const at = cells.at(-1) ?? from;
    if (tool === 'select') setPointing({ ...NOTHING_POINTED, at, selecting: [from, at] });
    else setPointing({ ...NOTHING_POINTED, at, twin: twinOf(draft, symmetry, at), stroke: withTwins(draft, cells, brush, symmetry), brush });
  };
  const under = (e: TargetedPointerEvent<SVGSVGElement>, box: DOMRect): Cell | null => {
    const { draft } = now.current;
    const scale = sheetSize(draft).width / box.width;
    return cellAt(draft, { x: (e.clientX - box.left) * scale, y: (e.clientY - box.top) * scale });
  };

  const handlers = {
    onPointerDown(e: TargetedPointerEvent<SVGSVGElement>): void {
      fingers.current.add(e.pointerId);
      // A second finger moves the view.
      if (fingers.current.size > 1) drop();
      const { tool, brush } = now.current;
      const box = e.currentTarget.getBoundingClientRect();
      const cell = under(e, box);
      if (fingers.current.size > 1 || tool === 'hand' || cell === null || (e.button !== 0 && e.button !== 2)) return;
      e.currentTarget.setPointerCapture(e.pointerId);
      // The frame of the focus is for keys: with a brush one sees where one is.
      e.currentTarget.toggleAttribute('data-pointed', true);
      cursor.current = cell;
      stroke.current = { pointer: e.pointerId, box, brush: e.button === 2 ? 'nothing' : brush, from: cell, cells: [cell] };
      showStroke(stroke.current);
    },
    onPointerMove(e: TargetedPointerEvent<SVGSVGElement>): void {
      const drawn = stroke.current;
      const cell = under(e, drawn?.box ?? e.currentTarget.getBoundingClientRect());
      if (drawn === null) {
        if (e.pointerType === 'mouse' && !held.current) point(cell);
        return;
      }
      if (drawn.pointer !== e.pointerId || cell === null) return;
      const { tool, draft } = now.current;
      const last = drawn.cells.at(-1) ?? drawn.from;
      if (last.c === cell.c && last.r === cell.r) return;
      // Starts and hatches are set one by one, a fill begins at one place.
      if (tool === 'paint' && !isSingle(drawn.brush)) drawn.cells.push(...between(draft, last, cell));
      else drawn.cells.splice(0, drawn.cells.length, cell);
      showStroke(drawn);
    },
    onPointerUp(e: TargetedPointerEvent<SVGSVGElement>): void {
      fingers.current.delete(e.pointerId);
      const drawn = stroke.current;
      if (drawn === null || drawn.pointer !== e.pointerId) return;
      stroke.current = null;
      const last = drawn.cells.at(-1) ?? drawn.from;
      cursor.current = last;
      // The stroke stays in sight until the ship has it.
      held.current = true;
      soon(() => {
        held.current = false;
        setPointing(NOTHING_POINTED);
        if (now.current.tool === 'select') now.current.onSelect([drawn.from, last]);
        else now.current.onPaint(drawn.cells, drawn.brush);
        // A finger leaves no pointer behind: what is said is about where the stroke ended.
        now.current.onPoint(last);
      });
    },
    onPointerCancel(e: TargetedPointerEvent<SVGSVGElement>): void {
      fingers.current.delete(e.pointerId);
      drop();
    },
    onPointerLeave(): void {
      if (stroke.current === null && !held.current) point(null);
    },
    onContextMenu(e: Event): void {
      e.preventDefault();
    },
    onKeyDown(e: TargetedKeyboardEvent<SVGSVGElement>): void {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      const { draft, brush, tool, selection, onPaint, onSelect } = now.current;
      const from = cursor.current ?? { c: 0, r: 0 };
      const to = stepFrom(from, e.key);
      if (to !== null) {
        e.preventDefault();
        e.stopPropagation();
        e.currentTarget.toggleAttribute('data-pointed', false);
        const at = isInside(draft, to) ? to : from;
        cursor.current = at;
        point(at);
        if (!e.shiftKey) return;
        if (tool === 'select') onSelect([selection?.[0] ?? from, at]);
        else onPaint([at], brush);
      } else if (e.key === ' ' || e.key === 'Enter') {
        e.preventDefault();
        if (tool === 'select') onSelect([from, from]);
        else onPaint([from], brush);
      } else if ((e.key === 'Delete' || e.key === 'Backspace') && !(tool === 'select' && selection !== null)) {
        e.preventDefault();
        onPaint([from], 'nothing');
      }
    },
    onFocus(): void {
      if (cursor.current !== null) point(cursor.current);
    },
    onBlur(e: TargetedFocusEvent<SVGSVGElement>): void {
      e.currentTarget.toggleAttribute('data-pointed', false);
      point(null);
    },
  };
  return { pointing, handlers };
}
