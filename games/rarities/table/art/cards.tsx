/** The cards of the game: relics on paper, aliens on the dark with rays, the sabortal on a dark red; and the one back they share. */
import type { Language } from '@starboard/kernel';
import { Card } from '@starboard/table-kit';
import type { CSSProperties } from 'react';
import { ALIENS, type Tag } from '../../content/cards.ts';
import { HUES } from './hues.ts';
import { label } from './labels.ts';

export interface CardFaceProps {
  readonly tag: Tag;
  readonly language: Language;
  /** In pixels; without it the stylesheet around decides by `--card`. */
  readonly width?: number | undefined;
}

export function CardFace({ tag, language, width }: CardFaceProps) {
  const alien = (ALIENS as readonly Tag[]).includes(tag);
  const { hue, pale } = HUES[tag];
  const { whole, short, kind } = label(language, tag);
  return (
    <Card width={width} look={tag === 'sabortal' ? 'danger' : alien ? 'dark' : 'paper'} hue={hue} pale={pale} name={whole} short={short} kind={kind}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <use href={`#r-${tag}`} />
      </svg>
    </Card>
  );
}

/** The same for every card: no mark tells what is on the other side. */
export const CardBack = ({ width }: { readonly width?: number | undefined }) => (
  <span className="kit-card back" style={(width === undefined ? {} : { '--card': `${width}px` }) as CSSProperties}>
    <svg viewBox="0 0 64 88" preserveAspectRatio="none" aria-hidden="true">
      <use href="#r-back" />
    </svg>
  </span>
);
