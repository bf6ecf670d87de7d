/** The cards of the game: relics on paper, aliens on the dark with rays, the sabortal on a dark red; and the one back they share. */
import type { Language } from '@starboard/kernel';
import { Card, px, vars } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { ALIENS, type Tag } from '../../content/cards.ts';
import { HUES } from './hues.ts';
import { label } from './labels.ts';
import { Art } from './pieces.tsx';

export interface CardFaceProps {
  readonly tag: Tag;
  readonly language: Language;
  /** In pixels. */
  readonly width: number;
}

export const CardFace = memo(function CardFace({ tag, language, width }: CardFaceProps) {
  const alien = (ALIENS as readonly Tag[]).includes(tag);
  const { hue, pale } = HUES[tag];
  const { whole, short, kind } = label(language, tag);
  return (
    <Card width={width} look={tag === 'sabortal' ? 'danger' : alien ? 'dark' : 'paper'} hue={hue} pale={pale} name={whole} short={short} kind={kind}>
      <Art name={tag} />
    </Card>
  );
});

/** The same for every card: no mark tells what is on the other side. */
export const CardBack = memo(({ width }: { readonly width?: number | undefined }) => (
  <Art name="back" className="kit-card back" style={width === undefined ? undefined : vars({ '--card': px(width) })} />
));
