/** Something that stands on the board: a ship, a figure. It may carry a small mark, such as its place in a pile. */
import type { ComponentChildren, CSSProperties } from 'preact';

export interface TokenProps {
  /** In pixels; without it the stylesheet around decides by `--token`. */
  readonly width?: number | undefined;
  readonly mark?: string | number | undefined;
  /** Where it would stand. */
  readonly ghost?: boolean;
  readonly children: ComponentChildren;
}

export const Token = ({ width, mark, ghost = false, children }: TokenProps) => (
  <span key={width} className={`kit-token${ghost ? ' ghost' : ''}`} style={(width === undefined ? {} : { '--token': `${width}px` }) as CSSProperties}>
    {children}
    {mark !== undefined && <span className="mark">{mark}</span>}
  </span>
);
