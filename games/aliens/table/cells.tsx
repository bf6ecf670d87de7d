/** One cell of the trail sheet: what was heard of a seat in a round. */
import * as trail from '../rules/trail.ts';
import type { Glyph } from './art/glyphs.ts';
import { GlyphArt } from './art/index.tsx';
import type { Scene } from './scene.ts';
import { shortName, type TableWords } from './words.ts';

type Told = keyof TableWords['heard'];
const MAIN: Readonly<Record<number, Told>> = {
  [trail.NOTHING]: 'nothing',
  [trail.SILENCE]: 'silence',
  [trail.NOISE]: 'noise',
  [trail.ATTACK]: 'attack',
  [trail.HATCH]: 'hatch',
};
const MINOR: Readonly<Record<number, Told & Glyph>> = {
  [trail.STAY]: 'stay',
  [trail.TELEPORT]: 'teleport',
  [trail.SEEN]: 'seen',
  [trail.FED]: 'fed',
};

/** What was heard, as text: for screen readers and notes. */
export function heardText({ w, picture }: Scene, list: readonly trail.Entry[]): string {
  return list
    .flatMap((e) => {
      const what = MAIN[e.what] ?? MINOR[e.what];
      return what === undefined ? [] : [e.sector < 0 ? w.heard[what] : `${w.heard[what]} ${shortName(w, picture.zone.names[e.sector])}`];
    })
    .join(', ');
}

export function Cell({ scene, list, real }: { readonly scene: Scene; readonly list: readonly trail.Entry[]; readonly real: number | null }) {
  const { w, picture } = scene;
  const main = list.findLast((e) => MAIN[e.what] !== undefined);
  const name = main === undefined || main.sector < 0 ? '' : shortName(w, picture.zone.names[main.sector]);
  const minor = list.filter((e) => MINOR[e.what] !== undefined);
  return (
    <>
      <span className="kit-name">{heardText(scene, list)}</span>
      <span className="x-cell" aria-hidden="true">
        {main?.what === trail.NOISE && <b>{name}</b>}
        {main?.what === trail.HATCH && <b>{name}</b>}
        {main?.what === trail.ATTACK && (
          <b className="hit">
            <GlyphArt of="attack" />
            {name}
          </b>
        )}
        {main?.what === trail.SILENCE && <GlyphArt of="silence" />}
        {main?.what === trail.NOTHING && <GlyphArt of="nothing" />}
        {real !== null && real !== main?.sector && <em>{shortName(w, picture.zone.names[real])}</em>}
        {minor.length > 0 && (
          <i>
            {minor.map((e) => (
              <GlyphArt key={e.what} of={MINOR[e.what]} />
            ))}
          </i>
        )}
      </span>
    </>
  );
}
