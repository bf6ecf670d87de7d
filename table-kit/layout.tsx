/**
 * The places of a table: others, board, question, mine; always in this order, so that the eye knows the way. It also does
 * what every table needs around them: arrow keys and letters, keeping the focus, notes, facts in the top bar, the pane on
 * which things travel. A game fills the places and, where it wants to, sizes them in its own stylesheet (./layout.css).
 */
import type { Types } from '@starboard/kernel';
import type { ComponentChildren, CSSProperties, RefObject } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from './contract.ts';
import { moveAmongTargets, useArrowsFromNowhere, useFocusKept, useTableKeys } from './keys.ts';
import { Popovers } from './popover.tsx';
import { isSmall, type Shape, shapeOf } from './shape.ts';
import { type Size, useSize } from './size.ts';
import { type Stage, StageLayer } from './stage/index.ts';
import { TopChips } from './top.tsx';
import { kitWords } from './words/index.ts';

/** The room a table has, and the element that is measured. */
export interface Room extends Size {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly shape: Shape;
}

/** Assumed before the first measurement. */
const FIRST: Size = { width: 980, height: 740 };

export function useRoom(): Room {
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(ref, FIRST);
  return useMemo(() => ({ ref, width, height, shape: shapeOf(width, height) }), [width, height]);
}

export interface TableLayoutProps<T extends Types, M> {
  readonly props: BoardProps<T>;
  readonly room: Room;
  readonly stage: Stage<M>;
  /** What `useStaggered` says, where the table is drawn in parts. */
  readonly parts?: { readonly done: boolean; readonly waits: number };
  /** The letters that buttons show, and what they choose. */
  readonly letters?: Readonly<Record<string, T['pick']>>;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
  /** At a desk others and mine stand in a column beside the board: for boards that need height. */
  readonly beside?: boolean;
  /** Behind everything. */
  readonly backdrop?: ComponentChildren;
  /** Facts for the frame's top bar. */
  readonly facts?: ComponentChildren;
  readonly others: ComponentChildren;
  readonly board: ComponentChildren;
  /** What the board is, for screen readers. */
  readonly boardLabel: string;
  /** The decision bar; null once the match is over. */
  readonly bar: ComponentChildren;
  /** Null for spectators. */
  readonly mine: ComponentChildren;
  /** A `RailPlace`, where the table takes log and chat into itself. */
  readonly rail?: ComponentChildren;
}

const WHOLE = { done: true, waits: 0 };
const NO_LETTERS = {};

export function TableLayout<T extends Types, M>(layout: TableLayoutProps<T, M>) {
  const { props, room, stage, parts = WHOLE, letters = NO_LETTERS, className = '', style, beside = false } = layout;
  const w = kitWords[props.language];
  useTableKeys(props, letters);
  useFocusKept(room.ref, props.turn, parts.done);
  useArrowsFromNowhere(room.ref, props.turn);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move among the things inside.
    <div
      ref={room.ref}
      className={`kit-table ${room.shape}${isSmall(room.shape) ? ' small' : ''}${beside ? ' beside' : ''}${props.you === null ? ' watching' : ''} ${className}`}
      data-playing={stage.playing ? '' : undefined}
      style={style}
      onKeyDown={moveAmongTargets}
    >
      {layout.backdrop}
      <Popovers lookUp={props.lookUp} language={props.language}>
        {layout.facts !== undefined && <TopChips>{layout.facts}</TopChips>}
        <section className="kit-others" aria-label={props.you === null ? w.everybody : w.others}>
          {layout.others}
        </section>
        <section className="kit-board" aria-label={layout.boardLabel}>
          {props.slots.notes !== null && <div className="kit-notes">{props.slots.notes}</div>}
          {layout.board}
        </section>
        {layout.bar}
        {layout.mine !== null && (
          <section className="kit-mine" aria-label={w.mine}>
            {layout.mine}
          </section>
        )}
        {layout.rail}
      </Popovers>
      <StageLayer stage={stage} drawn={parts.done} waits={parts.waits} />
    </div>
  );
}
