/**
 * A card of any game: a ground, a window with the drawing in it, and a name. Its width comes from `width` or from `--card` in
 * the stylesheet around, its height from `--card-height`, its window's shape from `shape`; without a name it is all drawing.
 * Everything inside is a share of the card's width (card.css), so a travelling card needs no second layout.
 */
import type { ComponentChildren } from 'preact';
import { px, vars } from './vars.ts';

export interface CardProps {
  /** In pixels; without it the stylesheet around decides by `--card`. */
  readonly width?: number | undefined;
  /** How much of the name there is room for; missing: as `width` allows, and all of it without one. */
  readonly size?: 'large' | 'small' | 'tiny' | undefined;
  /** paper: something nice; dark: something that acts; danger: something bad. Told apart by lightness, not by hue. */
  readonly look?: 'paper' | 'dark' | 'danger';
  /** Of the window: `arch` and `square` are the kit's, any other name is a class of the game's own stylesheet. */
  readonly shape?: string;
  /** The colour of the frame, and of the window's ground on paper. */
  readonly hue?: string;
  readonly pale?: string;
  readonly name?: string;
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

const sizeOf = (width: number | undefined): 'large' | 'small' | 'tiny' =>
  width === undefined || width >= SMALL ? 'large' : width >= TINY ? 'small' : 'tiny';

export function Card({ width, size = sizeOf(width), look = 'paper', shape = 'arch', hue, pale, name, short, kind, children }: CardProps) {
  const style = vars({ '--card': px(width), '--hue': hue, '--pale': pale });
  // A tiny card has small things in it as well.
  const sized = size === 'large' ? '' : size === 'small' ? ' small' : ' small tiny';
  return (
    <span className={`kit-card ${look} ${shape}${sized}${name === undefined ? ' bare' : ''}`} style={style}>
      <span className="window">{children}</span>
      {name !== undefined && size !== 'tiny' && (
        <span className="name">
          <span>{size === 'small' ? (short ?? name) : name}</span>
          {size === 'large' && kind !== undefined && <span className="kind">{kind}</span>}
        </span>
      )}
    </span>
  );
}
