/** What stands in the top bar of the frame: the mission and the draw pile. */
import './facts.css';
import { CardBack } from './art/index.ts';
import type { Scene } from './scene.ts';

export const Facts = ({ scene: { picture, w } }: { readonly scene: Scene }) => (
  <>
    <span className="chip">{w.mission(picture.mission)}</span>
    <span className="chip" data-anchor="pile" role="img" aria-label={w.pileOf(picture.pile)}>
      <span className="t-tiny">
        <CardBack />
      </span>
      <span className="t-pile-word">{w.pile} </span>
      <b className="num">{picture.pile}</b>
    </span>
  </>
);
