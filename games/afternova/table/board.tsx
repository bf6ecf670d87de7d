/**
 * The board in places that are drawn a frame each: three planets and two shelves, or call, paper and offers. Between the two the
 * places are cleared one by one, and then filled: drawing a whole board is too much for one frame.
 */
import './yard.css';
import './deal.css';
import './slips.css';
import './deal-sizes.css';
import type { Same } from '@starboard/table-kit';
import { memo } from 'preact/compat';
import { Call, PaperOf } from './deal.tsx';
import type { Scene } from './scene.ts';
import { Slips } from './slips.tsx';
import { PlanetTile, Shelf, stallOf } from './yard.tsx';

const inTalks = ({ picture }: Scene): boolean => picture.talks !== null;
const sameBoardKind: Same<Scene> = (a, b) => inTalks(a) === inTalks(b);
const PLANETS = 3;

/** The parts of the board, in the order in which they are drawn: two are cleared, the board changes, and its places are filled. */
export const boardParts = (samePlace: Same<Scene>): readonly Same<Scene>[] => {
  // In talks the place of the first planet has the call, and the others have nothing.
  const samePlanet: Same<Scene> = (a, b) => (inTalks(a) && inTalks(b)) || samePlace(a, b);
  return [sameBoardKind, sameBoardKind, sameBoardKind, samePlace, samePlanet, samePlanet, samePlace, samePlace];
};
export const BOARD_PARTS = 5 + PLANETS;

interface PlaceProps {
  readonly scene: Scene;
}
const CallPlace = memo(({ scene }: PlaceProps) => <Call scene={scene} />);
const PaperPlace = memo(({ scene }: PlaceProps) => <PaperOf scene={scene} />);
const SlipsPlace = memo(({ scene }: PlaceProps) => <Slips scene={scene} />);
const PlanetPlace = memo(({ scene, slot }: PlaceProps & { readonly slot: number }) => <PlanetTile scene={scene} slot={slot} />);
const PawShelf = memo(({ scene }: PlaceProps) => <Shelf scene={scene} deck="paws" />);
const PlanShelf = memo(({ scene }: PlaceProps) => <Shelf scene={scene} deck="plans" />);

/** @param scenes what each part shows. */
export function Board({ scenes: [clearRight, clearMiddle, kind, ...places] }: { readonly scenes: readonly Scene[] }) {
  const planets = places.slice(0, PLANETS);
  const [middle, right] = places.slice(PLANETS);
  const talking = inTalks(kind);
  const isClear = (...shown: readonly Scene[]): boolean => shown.some((scene) => inTalks(scene) !== talking);
  const noMiddle = isClear(clearMiddle, middle);
  const noRight = isClear(clearRight, right);
  if (talking)
    return (
      <div className="v-deal">
        {isClear(planets[0]) ? <section className="v-call" data-anchor="call" /> : <CallPlace scene={planets[0]} />}
        {noMiddle ? <div className="v-sheet-w" data-anchor="paper" /> : <PaperPlace scene={middle} />}
        {noRight ? <section className="v-slips" /> : <SlipsPlace scene={right} />}
      </div>
    );
  return (
    <div className="v-yard">
      <div className="v-sky-row">
        {planets.map((scene, slot) => {
          const planet = scene.picture.planets[slot];
          return planet === undefined || isClear(scene) ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place of its own.
            <span key={`no ${slot}`} className="v-no-pl" />
          ) : (
            <PlanetPlace key={planet.card} scene={scene} slot={slot} />
          );
        })}
      </div>
      {(noMiddle ? null : stallOf(middle)) ?? (
        <section className="v-stall" aria-label={kind.w.market}>
          <span className="v-awning" aria-hidden="true" />
          {!noMiddle && <PawShelf scene={middle} />}
          {!noRight && <PlanShelf scene={right} />}
        </section>
      )}
    </div>
  );
}
