/** The drawings one by one: each is one element of the page, however often it is shown. */
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import type { Tag } from '../../content/cards.ts';
import { addressOf } from './drawings.ts';

interface Sized {
  /** In pixels; without it the stylesheet around decides. */
  readonly width?: number | undefined;
}

interface ArtProps extends Sized {
  readonly name: string;
  readonly className?: string;
  readonly style?: CSSProperties | undefined;
}

/** Has no accessible name: the thing it is on has one. */
export const Art = memo(function Art({ name, width, className = '', style }: ArtProps) {
  return <img className={`r-art ${className}`} src={addressOf(name)} width={width} height={width} style={style} alt="" draggable={false} />;
});

/** The drawing of any card without the card; with `disc` on a round ground, as in a set ring. */
export const RelicArt = ({ tag, width, disc = false }: Sized & { readonly tag: Tag; readonly disc?: boolean }) => (
  <Art name={disc ? `disc-${tag}` : tag} width={width} />
);

export const ShipArt = ({ seat, width }: Sized & { readonly seat: number }) => <Art name={`ship-${seat}`} width={width} />;

export const PassArt = ({ width }: Sized) => <Art name="pass" width={width} />;

/** The horizon of a home planet: fills the width of its parent and stands on its bottom (art.css). */
export const PlanetArt = ({ seat }: { readonly seat: number }) => <Art name={`planet-${seat}`} className="r-planet" />;

/** The swirl in the portal that is explored now. */
export const Vortex = ({ width }: Sized) => <Art name="vortex" width={width} />;
