/** A piece as it looks at the table. */
import type { Content } from '../content/types.ts';
import { Art, art, GlyphArt } from '../table/art/index.tsx';
import { TOKENS } from '../table/art/tokens.ts';
import { Signs } from '../table/glyphs/index.tsx';
import type { Look, Shown } from './pieces.ts';

export interface Spoken {
  readonly name: string;
  /** What sort it is, what it does, where it comes from. */
  readonly lines: readonly string[];
}

interface FaceProps {
  readonly content: Content;
  readonly piece: Shown;
  readonly said: Spoken;
  readonly battle: string;
  readonly free: string;
}

export function Face({ content, piece, said, battle, free }: FaceProps) {
  const { look, signs } = piece;
  const words = <span className="words">{doesIn(said).join(' ')}</span>;
  if (look.of === 'tactic')
    return (
      <>
        <span className="ae-called">{said.name}</span>
        <span className="half battle">
          <em>{battle}</em>
          <Signs of={look.battle} />
        </span>
        <span className="half free">
          <em>{free}</em>
          <Signs of={look.free} />
        </span>
        {words}
      </>
    );
  return (
    <>
      <Picture content={content} look={look} />
      <span className="ae-called">{said.name}</span>
      {signs.length > 0 && <Signs of={signs} />}
      {words}
    </>
  );
}

/** Without the sort at the beginning and the origin at the end. */
export const doesIn = ({ lines }: Spoken): readonly string[] => lines.slice(1, -1);

function Picture({ content, look }: { readonly content: Content; readonly look: Look }) {
  switch (look.of) {
    case 'module':
      return (
        <>
          {look.module.adaptable && <i className="adapts" />}
          {look.module.artifact > 0 && <GlyphArt of="artifact" className="artifact" />}
          {look.module.damagedOnArrival && <Art of={TOKENS.damage} className="hurt" />}
        </>
      );
    case 'moon':
      return <Art of={art.moon(look.moon)} className="emblem" />;
    case 'glyph':
      return <GlyphArt of={look.glyph} className="emblem" />;
    case 'art':
      return <Art of={drawn(content, look.kind, look.id)} className="emblem" />;
    case 'tactic':
      return null;
  }
}

function drawn(c: Content, kind: Extract<Look, { of: 'art' }>['kind'], id: string): string {
  switch (kind) {
    case 'faction':
      return art.faction(id);
    case 'raider':
      return art.raiderFigure(id);
    case 'commander':
      return art.commander(id, c.commanders.find((x) => x.id === id)?.rank ?? 1);
    case 'base':
      return art.base(id);
    case 'special':
      return art.special(c.special.find((x) => x.id === id)?.kind ?? 'vortex');
    case 'planet':
      return art.planet(c.planets.find((x) => x.id === id)?.kind ?? 'ice', id);
  }
}

/** The classes of the tile: modules and tactics are the table's own. */
export const classOf = ({ look }: Shown): string =>
  look.of === 'module' ? `ae-mod t-${look.module.type} large` : look.of === 'tactic' ? 'ae-tactic' : 'ae-piece';
