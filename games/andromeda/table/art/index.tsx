/** The drawings as elements, and as insets of a larger drawing. Markup is made once for each piece. */
import { memo } from 'preact/compat';
import type { Moon } from '../../content/types.ts';
import type { DevelopmentType, RaiderClass, Resource, ShipType, Track } from '../../content/vocabulary.ts';
import { COMMANDERS, commander } from './commanders.ts';
import { development } from './developments.ts';
import { FACTIONS } from './factions.ts';
import { GLYPHS, type GlyphId } from './glyphs.ts';
import { badge, mark, PLAYERS } from './players.ts';
import { RAIDERS, raiderToken } from './raiders.ts';
import { BASES, SPECIAL } from './regions.ts';
import { SIL, ship, shipToken } from './ships.ts';
import { back, COLLECTIVE, die, leader, track } from './tokens.ts';
import { moon, nebula, planet } from './worlds.ts';

const made = new Map<string, string>();
/** Drawings are functions of ids: each is composed once. */
function once(key: string, make: () => string): string {
  let found = made.get(key);
  if (found === undefined) made.set(key, (found = make()));
  return found;
}

export const art = {
  ship: (type: ShipType, p: number) => once(`ship ${type} ${p}`, () => ship(type, p)),
  token: (type: ShipType, p: number) => once(`token ${type} ${p}`, () => shipToken(type, p)),
  mark: (p: number) => once(`mark ${p}`, () => mark(p, 4)),
  planet: (kind: Resource, id: string) => once(`planet ${kind} ${id}`, () => planet(kind, id)),
  nebula: (n: number) => once(`nebula ${n}`, () => nebula(n)),
  moon: ({ group, kind = 'ice', null: isNull, id }: Moon) => once(`moon ${group} ${kind} ${isNull} ${id}`, () => moon(group, kind, isNull, id)),
  development: (type: DevelopmentType, p: number, tipped: boolean) => once(`dev ${type} ${p} ${tipped}`, () => development(type, p, tipped)),
  raider: (id: string, cls: RaiderClass) => once(`raider ${id} ${cls}`, () => raiderToken(id, cls)),
  raiderFigure: (id: string): string => RAIDERS[id] ?? '',
  leader: (p: number) => once(`leader ${p}`, () => leader(PLAYERS[p].c)),
  die: (face: number, colour: string) => once(`die ${face} ${colour}`, () => die(face, colour)),
  faction: (id: string): string => FACTIONS[id] ?? '',
  commander: (id: string, rank: number) => once(`commander ${id} ${rank}`, () => (id in COMMANDERS ? commander(id, rank) : COLLECTIVE)),
  badge: (p: number, emblem: string) => once(`badge ${p} ${emblem}`, () => badge(p, emblem === 'collective' ? COLLECTIVE : (FACTIONS[emblem] ?? ''))),
  base: (id: string): string => BASES[id] ?? '',
  special: (sort: 'vortex' | 'quasar' | 'void'): string => SPECIAL[sort],
};

interface ArtProps {
  /** Markup of our own drawings; nothing from a player ever gets in here. */
  readonly of: string;
  readonly box?: string;
  readonly className?: string;
}
export const Art = memo(({ of, box = '0 0 64 64', className = '' }: ArtProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this folder.
  <svg className={`ae-art ${className}`} viewBox={box} aria-hidden="true" dangerouslySetInnerHTML={{ __html: of }} />
));

interface InsetProps extends ArtProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
/** Inside another drawing, around a point. */
export const Inset = memo(({ of, x, y, size, box = '0 0 64 64', className }: InsetProps) => (
  <svg
    className={className}
    x={tenth(x - size / 2)}
    y={tenth(y - size / 2)}
    width={size}
    height={size}
    viewBox={box}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of this folder.
    dangerouslySetInnerHTML={{ __html: of }}
  />
));
const tenth = (v: number): number => Math.round(v * 10) / 10;

const GLYPH_BOX = '0 0 24 24';
export const GlyphArt = ({ of, className = '' }: { readonly of: GlyphId; readonly className?: string }) => (
  <Art of={GLYPHS[of]} box={GLYPH_BOX} className={`ae-g ${className}`} />
);
export const GlyphInset = ({ of, x, y, size }: { readonly of: GlyphId; readonly x: number; readonly y: number; readonly size: number }) => (
  <Inset of={GLYPHS[of]} box={GLYPH_BOX} x={x} y={y} size={size} />
);
export const TrackArt = ({ of }: { readonly of: Track }) => <Art of={once(`track ${of}`, () => track(of))} className="ae-g" />;
export const trackMarkup = (of: Track): string => once(`track ${of}`, () => track(of));
/** A ship's silhouette in the colour of the text. */
export const ShipMark = ({ of, className = '' }: { readonly of: ShipType; readonly className?: string }) => (
  <svg className={`ae-art ae-g ae-sil ${className}`} viewBox="0 0 64 64" aria-hidden="true">
    <path d={SIL[of]} />
  </svg>
);
export const Badge = ({ p, emblem, className = '' }: { readonly p: number; readonly emblem: string; readonly className?: string }) => (
  <Art of={art.badge(p, emblem)} className={`ae-badge ${className}`} />
);
export const Mark = ({ p }: { readonly p: number }) => <Art of={art.mark(p)} className="ae-mark" />;

/** A hidden card: one back for all of them, without marks. */
export const CardBack = () => <Art of={back} box="-1 -1 66 90" className="ae-back" />;
