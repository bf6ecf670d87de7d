/** The drawings one by one, out of the sprite: so each costs the page one element, however often it is shown. */
import type { Tag } from '../../content/cards.ts';
import { HUES } from './hues.ts';
import { PLANET_HEIGHT, PLANET_WIDTH } from './planets.ts';

interface Sized {
  /** In pixels; without it the stylesheet around decides. */
  readonly width?: number | undefined;
}

const Use = ({ id, width, className }: Sized & { readonly id: string; readonly className?: string }) => (
  <svg className={className} viewBox="0 0 64 64" width={width} height={width} aria-hidden="true">
    <use href={`#r-${id}`} />
  </svg>
);

/** The drawing of any card without the card; with `disc` on a round ground, as in a set ring. */
export const RelicArt = ({ tag, width, disc = false }: Sized & { readonly tag: Tag; readonly disc?: boolean }) =>
  disc ? (
    <svg className="r-disc" viewBox="0 0 64 64" width={width} height={width} aria-hidden="true">
      <circle cx="32" cy="32" r="31" fill={HUES[tag].pale} stroke="#1d1638" strokeWidth="2" />
      <use href={`#r-${tag}`} x="7" y="7" width="50" height="50" />
    </svg>
  ) : (
    <Use id={tag} width={width} />
  );

export const ShipArt = ({ seat, width }: Sized & { readonly seat: number }) => <Use id={`ship-${seat}`} width={width} className="r-ship" />;

/** Badge shape, colour and collector. */
export const Collector = ({ seat, width }: Sized & { readonly seat: number }) => <Use id={`crew-${seat}`} width={width} className="r-crew" />;

export const PassArt = ({ width }: Sized) => <Use id="pass" width={width} className="r-pass" />;

/** The horizon of a home planet: fills the width of its parent and stands on its bottom (art.css). */
export const PlanetArt = ({ seat }: { readonly seat: number }) => (
  <svg className="r-planet" viewBox={`0 0 ${PLANET_WIDTH} ${PLANET_HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <use href={`#r-planet-${seat}`} />
  </svg>
);
