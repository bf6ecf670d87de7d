import { type BoardProps, Pickable } from '@starboard/table-kit';
import type { Rule } from '../rules/ids.ts';
import { lawOf } from '../rules/law.ts';
import type { Aliens } from '../rules/types.ts';
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
      <Deck props={props} glyph="noise" n={pub.dangerCards} label={words.dangerCards(pub.dangerCards)} rule="E12" />
      {law.full && <Deck props={props} glyph="hidden" n={pub.itemCards} label={words.itemCards(pub.itemCards)} rule="E19" anchor="pile items" />}
      {law.killsToWin > 0 && <Deck props={props} glyph="attack" n={law.killsToWin} label={w.killsToWin(law.killsToWin)} rule="E.3" />}
      {law.hatchCards && <Deck props={props} glyph="hatch" n={pub.hatchCards} label={w.hatchCards(pub.hatchCards)} rule="E28" />}
    </>
  );
}

interface DeckProps {
  readonly props: BoardProps<Aliens>;
  readonly glyph: Glyph;
  readonly n: number;
  readonly label: string;
  /** Explains the number when it is pressed or pointed at: most screens have no room for the name. */
  readonly rule: Rule;
  readonly anchor?: string;
}
const Deck = ({ props, glyph, n, label, rule, anchor }: DeckProps) => (
  <span className="chip x-cards" data-anchor={anchor}>
    <Pickable props={props} pick={null} label={label} about={{ title: label, text: props.words.rule[rule], rule }} eager className="x-deck">
      <GlyphArt of={glyph} />
      <span className="x-count">{n}</span>
      <span className="x-named">{label}</span>
    </Pickable>
  </span>
);
