/** In the frame's top bar: the turn, the bag, and that the end is near. */
import { sum } from '../rules/gems.ts';
import { SignArt } from './art/index.tsx';
import type { Scene } from './scene.ts';

export function Facts({ scene: { picture, props, w, small, shape } }: { readonly scene: Scene }) {
  const near = picture.built.some((b) => b.length === 5) && props.outcome === null;
  const n = sum(props.known.pub.bag);
  return (
    <>
      <span className="chip num">{w.turn(picture.turn)}</span>
      <span className="chip num v-fact" role="img" aria-label={w.bag(n)}>
        <SignArt of="bag" />
        {small ? n : w.bag(n)}
      </span>
      {/* On a tablet it would take the place of the game's name. */}
      {near && shape === 'wide' && <span className="chip risk">{w.nearEnd}</span>}
    </>
  );
}
