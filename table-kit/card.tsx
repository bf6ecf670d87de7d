/**
 * A playing card of any game: a ground, an arched window with the drawing in it, and a name. Everything inside is measured in
 * shares of the card's width (pieces.css), so a card is legible in any size it is given and a travelling one needs no second layout.
 */
import type { CSSProperties, ReactNode } from 'react';

export interface CardProps {
  /** In pixels; without it the stylesheet around decides by `--card`. */
  readonly width?: number | undefined;
  /** paper: something nice; dark: something that acts; danger: something bad. Told apart by lightness, not by hue. */
  readonly look: 'paper' | 'dark' | 'danger';
  /** The colour of the frame, and of the window's ground on paper. */
  readonly hue?: string;
  readonly pale?: string;
  readonly name: string;
  /** The name where the card is too small for the whole one. */
  readonly short?: string;
  /** A second line under the name on large cards. */
  readonly kind?: string | undefined;
  /** The drawing. */
  readonly children: ReactNode;
}

export function Card({ width, look, hue, pale, name, short, kind, children }: CardProps) {
  const style: Record<string, string> = {};
  if (width !== undefined) style['--card'] = `${width}px`;
  if (hue !== undefined) style['--hue'] = hue;
  if (pale !== undefined) style['--pale'] = pale;
  return (
    <span className={`kit-card ${look}`} style={style as CSSProperties}>
      <span className="window">{children}</span>
      <span className="name">
        <span className="whole">{name}</span>
        <span className="short">{short ?? name}</span>
        {kind !== undefined && <span className="kind">{kind}</span>}
      </span>
    </span>
  );
}
