/** A pile of cards: its top, as many edges as one can tell apart, and the count, which is always written. */
import type { ComponentChildren } from 'preact';
import { px, vars } from './vars.ts';

export interface PileProps {
  readonly count: number;
  /** In pixels; without it the stylesheet around decides by `--card`. */
  readonly width?: number | undefined;
  /** The uppermost card. */
  readonly children: ComponentChildren;
}

/** A few cards, some, many: more edges than that cannot be counted anyway. */
export const edges = (count: number): 0 | 1 | 2 | 3 => (count <= 1 ? 0 : count <= 4 ? 1 : count <= 12 ? 2 : 3);

export const Pile = ({ count, width, children }: PileProps) => (
  <span className="kit-pile" data-edges={edges(count)} style={vars({ '--card': px(width) })}>
    <span className="top">{count > 0 ? children : <span className="kit-empty" />}</span>
    <span className="count">{count}</span>
  </span>
);
