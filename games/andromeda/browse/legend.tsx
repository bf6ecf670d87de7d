/** What the signs of a piece say, one by one, and the wheel of a commander. */
import type { Language } from '@starboard/kernel';
import { all, type Effect, within } from '../content/effect.ts';
import { effectSigns, priceSigns, Signs } from '../table/glyphs/index.tsx';
import { effectsText, effectText, priceText } from '../words/effects.ts';
import type { Shown } from './pieces.ts';
import { tongues } from './tongues.ts';

interface Props {
  readonly piece: Shown;
  readonly language: Language;
  readonly title: string;
}

/** Words of one effect. Of one that holds others: what it is, because they follow. */
function saying(e: Effect, piece: Shown, language: Language): string {
  const { effects } = tongues[language];
  return within(e).length > 0
    ? effects.brief[e.k]
    : effectText(effects, e, piece.look.of === 'art' && piece.look.kind === 'commander' ? 'collective' : 'player');
}

export function Legend({ piece, language, title, price }: Props & { readonly price: (text: string) => string }) {
  const { effects } = tongues[language];
  const lines = new Map(all(piece.does).map((e) => [saying(e, piece, language), e]));
  if (lines.size === 0 && piece.price === null) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="legend">
        {piece.price !== null && (
          <li>
            <Signs of={priceSigns(piece.price)} />
            <span>{price(priceText(effects, piece.price))}</span>
          </li>
        )}
        {[...lines].map(([text, e]) => (
          <li key={text}>
            <Signs of={effectSigns([e])} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** N221: eight spaces in their order. */
export function Wheel({ piece: { wheel }, language, title }: Props) {
  if (wheel.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ol className="legend">
        {wheel.map((space, i) => (
          <li key={space.id}>
            <b>{i + 1}</b>
            <Signs of={effectSigns(space.do)} />
            <span>{effectsText(tongues[language].effects, space.do, 'collective')}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
