/** In the frame's top bar: the turn, the bag and the heap, and that the end is near. */
import { plain, seatsOf } from '@starboard/kernel';
import { sum } from '../rules/gems.ts';
import { SignArt } from './art/index.tsx';
import type { Scene } from './scene.ts';

/** Names that fit beside the rest. */
const MOST_NAMES = 2;

export function Facts({ scene: { picture, props, w, small, shape } }: { readonly scene: Scene }) {
  const near = props.outcome !== null ? [] : seatsOf(picture.built.length).filter((s) => picture.built[s].length === 5);
  const names = near.length > MOST_NAMES ? null : plain(w.speech.all(near, props.you, w.speech.label), props.names);
  const n = sum(props.known.pub.bag);
  const heap = w.heap(sum(props.known.pub.heap));
  return (
    <>
      <span className="chip num">{w.turn(picture.turn)}</span>
      <span className="chip num v-fact" role="img" aria-label={`${w.bag(n)}, ${heap}`} data-anchor="bag">
        <SignArt of="bag" />
        {small ? n : shape === 'wide' ? `${w.bag(n)} · ${heap}` : w.bag(n)}
      </span>
      {/* On a tablet it would take the place of the game's name. */}
      {near.length > 0 && shape === 'wide' && <span className="chip risk">{w.nearEnd(names)}</span>}
    </>
  );
}
