/**
 * A playing card of any game: a ground, an arched window with the drawing in it, and a name. Everything inside is measured in
 * shares of the card's width (pieces.css), so a card is legible in any size it is given and a travelling one needs no second layout.
 */
import type { ComponentChildren, CSSProperties } from 'preact';

export interface CardProps {
  /** In pixels. */
  readonly width: number;
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
  readonly children: ComponentChildren;
}

/** Narrower than this there is room for the short name, and then for none. */
const SMALL = 76;
const TINY = 50;

export function Card({ width, look, hue, pale, name, short, kind, children }: CardProps) {
  const style: Record<string, string> = { '--card': `${width}px` };
  if (hue !== undefined) style['--hue'] = hue;
  if (pale !== undefined) style['--pale'] = pale;
  const small = width < SMALL;
  const tiny = width < TINY;
  return (
    <span className={`kit-card ${look}${small ? ' small' : ''}${tiny ? ' tiny' : ''}`} style={style as CSSProperties}>
      <span className="window">{children}</span>
      {!tiny && (
        <span className="name">
          <span>{small ? (short ?? name) : name}</span>
          {!small && kind !== undefined && <span className="kind">{kind}</span>}
        </span>
      )}
    </span>
  );
}
