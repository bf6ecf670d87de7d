/** Something that stands on the board: a ship, a figure. It may carry a small mark, such as its place in a pile. */
import type { ComponentChildren } from 'preact';
import { px, vars } from './vars.ts';

export interface TokenProps {
  /** In pixels; without it the stylesheet around decides by `--token`. */
  readonly width?: number | undefined;
  readonly mark?: string | number | undefined;
  /** Where it would stand. */
  readonly ghost?: boolean;
  readonly children: ComponentChildren;
}

export const Token = ({ width, mark, ghost = false, children }: TokenProps) => (
  <span key={width} className={`kit-token${ghost ? ' ghost' : ''}`} style={vars({ '--token': px(width) })}>
    {children}
    {mark !== undefined && <span className="mark">{mark}</span>}
  </span>
);
