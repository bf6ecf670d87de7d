/** On a phone a relic to steal or a hand to draw from comes over your own hand, large enough for a finger. */
import './reach.css';
import type { Seat } from '@starboard/kernel';
import { Fan, kitWords, Pickable } from '@starboard/table-kit';
import { back, Odds } from './others.tsx';
import { Rings } from './rings.tsx';
import { about, nameOf, type Scene } from './scene.ts';

export const Loot = ({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) => (
  <div className="t-loot">
    <Rings scene={scene} seat={seat} size={40} single anchored={false} />
  </div>
);

/** The first tap on a hand has opened it, the next one draws. It makes no difference which back is touched. */
export function Fanned({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w, layout } = scene;
  const cards = picture.hands[seat];
  const name = nameOf(scene, seat);
  return (
    <div className="t-fanned">
      <p>
        <span>{w.drawFrom(name)}</span>
        <Odds scene={scene} n={cards} />
        <button type="button" className="t-shut" aria-label={kitWords[props.language].close} onClick={() => scene.setFanned(null)}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3 3l10 10M13 3 3 13" />
          </svg>
        </button>
      </p>
      <Pickable
        props={props}
        pick={scene.at(`fan ${seat}`)}
        label={w.handOf(name, cards)}
        about={about(scene, w.handOf(name, cards), 'C2')}
        className="t-backs"
      >
        <Fan count={cards} width={layout.kind === 'side' ? 44 : 48} spread={0} render={back} />
      </Pickable>
    </div>
  );
}
