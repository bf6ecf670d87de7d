import { lawOf } from '../rules/law.ts';
import type { Glyph } from './art/glyphs.ts';
import { GlyphArt } from './art/index.tsx';
import { planWords } from './plan/words.ts';
import type { Scene } from './scene.ts';

/** In the frame's top bar: the zone, the hatches, and what is left of the three decks (Q52). */
export function Facts({ scene: { props, picture, w } }: { readonly scene: Scene }) {
  const { pub } = props.known;
  const law = lawOf(pub.options, pub.status.length);
  const words = planWords[props.language];
  const states = picture.hatches.slice(1);
  const label = `${w.hatches}: ${states.map((state, i) => `${i + 1} ${w.hatchState[state]}`).join(', ')}`;
  return (
    <>
      <span className="chip x-zone">{picture.zone.file.name}</span>
      <span className="chip x-open" role="img" aria-label={label} title={label}>
        {picture.zone.hatches.slice(1).map((sector) => {
          const hatch = picture.zone.hatchAt[sector];
          return (
            <i key={sector} className={picture.hatches[hatch]}>
              {hatch}
            </i>
          );
        })}
      </span>
      <Deck glyph="noise" n={pub.dangerCards} label={words.dangerCards(pub.dangerCards)} />
      {law.full && <Deck glyph="hidden" n={pub.itemCards} label={words.itemCards(pub.itemCards)} anchor="pile items" />}
      {law.killsToWin > 0 && <Deck glyph="attack" n={law.killsToWin} label={w.killsToWin(law.killsToWin)} />}
      {law.hatchCards && <Deck glyph="hatch" n={pub.hatchCards} label={w.hatchCards(pub.hatchCards)} />}
    </>
  );
}

interface DeckProps {
  readonly glyph: Glyph;
  readonly n: number;
  readonly label: string;
  readonly anchor?: string;
}
const Deck = ({ glyph, n, label, anchor }: DeckProps) => (
  <span className="chip x-cards" role="img" aria-label={label} title={label} data-anchor={anchor}>
    <GlyphArt of={glyph} />
    <span className="x-count">{n}</span>
    <span className="x-named">{label}</span>
  </span>
);
