/** The drawings as elements. */
import { memo } from 'preact/compat';
import { CHARACTERS, type Character, type Item, isHuman, numberOf } from '../../content/cards.ts';
import type { Point } from '../geometry.ts';
import { BACKS, type Back, cardMarkup } from './cards.ts';
import { GLYPHS, type Glyph } from './glyphs.ts';
import { movedPath } from './paths.ts';
import { CHARACTER_ART, FIGURE_ART, UNKNOWN_ART } from './people.ts';
import { colourOf, insideOf, isHollow, shapeOf } from './players.ts';
import { DANGER_ART, HATCH_ART, ITEM_ART } from './things.ts';

export { colourOf } from './players.ts';

/** Markup of our own drawings; nothing from a player ever gets in here. */
interface MarkupProps {
  readonly of: string;
  readonly box?: number;
  readonly className?: string;
}
export const Markup = memo(({ of, box = 64, className = '' }: MarkupProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this folder.
  <svg className={`x-art ${className}`} viewBox={`0 0 ${box} ${box}`} aria-hidden="true" dangerouslySetInnerHTML={{ __html: of }} />
));

/** The same inside another drawing. */
export const Inset = ({
  of,
  x,
  y,
  size,
  box = 64,
}: {
  readonly of: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly box?: number;
}) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this folder.
  <svg x={x - size / 2} y={y - size / 2} width={size} height={size} viewBox={`0 0 ${box} ${box}`} dangerouslySetInnerHTML={{ __html: of }} />
);
/** Shapes of seats on the plan: `pipMarkup`. */
export const Pips = ({ of }: { readonly of: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers and the shapes of this folder.
  <g dangerouslySetInnerHTML={{ __html: of }} />
);

export const GlyphArt = ({ of }: { readonly of: Glyph }) => <Markup of={GLYPHS[of]} box={24} className="x-glyph" />;
export const ItemArt = ({ item }: { readonly item: Item }) => <Markup of={ITEM_ART[item]} />;
export const DangerArt = ({ free }: { readonly free: boolean }) => <Markup of={DANGER_ART[free ? 'any' : 'own']} />;
export const HatchArt = ({ card }: { readonly card: 'green' | 'red' }) => <Markup of={HATCH_ART[card]} />;
export const figureMarkup = (alien: boolean): string => FIGURE_ART[alien ? 'alien' : 'human'];
export const attackMarkup = GLYPHS.attack;

/** What is known about a seat: a character's number, else a side. */
export interface Face {
  readonly character: number;
  readonly side: 'unknown' | 'human' | 'alien';
}
const faceOf = ({ character, side }: Face): string =>
  character >= 0 ? CHARACTER_ART[CHARACTERS[character]] : side === 'unknown' ? UNKNOWN_ART : FIGURE_ART[side];
export const FaceArt = ({ face }: { readonly face: Face }) => <Markup of={faceOf(face)} />;

/** A seat: shape and colour outside, what is known about the role inside. `id`: where the same seat is drawn twice. */
export const badgeMarkup = (seat: number, face: Face, id = `x-in${seat % 8}`): string => {
  const shape = shapeOf(seat);
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><path d="${shape}" fill="var(--a-mass)"/><g clip-path="url(#${id})"><g transform="${insideOf(seat)}">${faceOf(face)}</g></g><path d="${shape}" fill="none" stroke="${colourOf(seat)}" stroke-width="5"${isHollow(seat) ? ' stroke-dasharray="9 5"' : ''}/>`;
};
export const Badge = memo(({ seat, face }: { readonly seat: number; readonly face: Face }) => (
  <Markup of={badgeMarkup(seat, face)} className="x-badge" />
));

const pipPath = (seat: number, { x, y }: Point, size: number): string => movedPath(shapeOf(seat), size / 64, x - size / 2, y - size / 2);

/** The bare shape of a seat, at all these places as one path. */
export const pipsMarkup = (seat: number, places: readonly Point[], size: number): string => {
  const look = isHollow(seat)
    ? `fill="var(--sector)" stroke="${colourOf(seat)}" stroke-width="${((9 * size) / 64).toFixed(1)}"`
    : `fill="${colourOf(seat)}"`;
  return `<path d="${places.map((p) => pipPath(seat, p, size)).join('')}" ${look}/>`;
};
/** The same in one place of the plan, or beside a name. */
export const pipMarkup = (seat: number, x: number, y: number, size: number): string => pipsMarkup(seat, [{ x, y }], size);
export const Pip = ({ seat }: { readonly seat: number }) => <Markup of={pipMarkup(seat, 32, 32, 60)} className="x-pip" />;

/** A whole card, face or back, on a field of 100 × 140. */
const CardMarkup = ({ of }: { readonly of: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this folder.
  <svg className="x-art x-card" viewBox="0 0 100 140" aria-hidden="true" dangerouslySetInnerHTML={{ __html: of }} />
);
export const CardBack = ({ of }: { readonly of: Back }) => <CardMarkup of={BACKS[of]} />;
export const DangerCard = ({ free }: { readonly free: boolean }) => <CardMarkup of={cardMarkup('sonar', DANGER_ART[free ? 'any' : 'own'])} />;
export const HatchCard = ({ card }: { readonly card: 'green' | 'red' }) => (
  <CardMarkup of={cardMarkup(card === 'green' ? 'go' : 'stop', HATCH_ART[card])} />
);
export const ItemCard = ({ item }: { readonly item: Item }) => <CardMarkup of={cardMarkup('lamp', ITEM_ART[item])} />;
export const RoleCard = ({ character }: { readonly character: Character }) => (
  <CardMarkup of={cardMarkup(isHuman(numberOf(character)) ? 'lamp' : 'blip', CHARACTER_ART[character])} />
);
