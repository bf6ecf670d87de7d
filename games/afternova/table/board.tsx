/**
 * The board in three places, drawn a frame each: planets and two shelves, or call, paper and offers. Between the two the places
 * are cleared one by one, and then filled: drawing a whole board is too much for one frame.
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
import { Planets, Shelf, stallOf } from './yard.tsx';

const inTalks = ({ picture }: Scene): boolean => picture.talks !== null;
const sameBoardKind: Same<Scene> = (a, b) => inTalks(a) === inTalks(b);

/** The parts of the board, in the order in which they are drawn: two are cleared, the board changes, and the two are filled. */
export const boardParts = (samePlace: Same<Scene>): readonly Same<Scene>[] => [sameBoardKind, sameBoardKind, samePlace, samePlace, samePlace];
export const BOARD_PARTS = 5;

interface PlaceProps {
  readonly scene: Scene;
}
const CallPlace = memo(({ scene }: PlaceProps) => <Call scene={scene} />);
const PaperPlace = memo(({ scene }: PlaceProps) => <PaperOf scene={scene} />);
const SlipsPlace = memo(({ scene }: PlaceProps) => <Slips scene={scene} />);
const PlanetsPlace = memo(({ scene }: PlaceProps) => <Planets scene={scene} />);
const PawShelf = memo(({ scene }: PlaceProps) => <Shelf scene={scene} deck="paws" />);
const PlanShelf = memo(({ scene }: PlaceProps) => <Shelf scene={scene} deck="plans" />);

/** @param scenes what each part shows. */
export function Board({ scenes: [clearRight, clearMiddle, left, middle, right] }: { readonly scenes: readonly Scene[] }) {
  const talking = inTalks(left);
  const isClear = (clear: Scene, place: Scene): boolean => inTalks(clear) !== talking || inTalks(place) !== talking;
  const noMiddle = isClear(clearMiddle, middle);
  const noRight = isClear(clearRight, right);
  if (talking)
    return (
      <div className="v-deal">
        <CallPlace scene={left} />
        {noMiddle ? <div className="v-sheet-w" data-anchor="paper" /> : <PaperPlace scene={middle} />}
        {noRight ? <section className="v-slips" /> : <SlipsPlace scene={right} />}
      </div>
    );
  return (
    <div className="v-yard">
      <PlanetsPlace scene={left} />
      {(noMiddle ? null : stallOf(middle)) ?? (
        <section className="v-stall" aria-label={left.w.market}>
          <span className="v-awning" aria-hidden="true" />
          {!noMiddle && <PawShelf scene={middle} />}
          {!noRight && <PlanShelf scene={right} />}
        </section>
      )}
    </div>
  );
}
