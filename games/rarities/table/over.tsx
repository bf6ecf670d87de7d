/** The win, celebrated: rays, the winner, three closed rings; and inside, what the frame has to say about the end. */
import './over.css';
import { seatAt } from '@starboard/kernel';
import { Portrait, SetRing } from '@starboard/table-kit';
import { RELICS, SET } from '../content/cards.ts';
import { RelicArt } from './art/index.ts';
import { cardName, type Scene } from './scene.ts';

/** The board goes, the winner is put there, then what the frame says; when both are in their place one is seen, and then the other. */
export const OVER_STEPS = 4;

export function Over({ scene, steps }: { readonly scene: Scene; readonly steps: number }) {
  const { props, picture } = scene;
  const { outcome } = props;
  const winners = outcome === null ? [] : outcome.ranks.flatMap((rank, s) => (rank === 1 ? [seatAt(s)] : []));
  return (
    <div className={`t-ended${winners.length > 0 ? ' won' : ''}${steps < OVER_STEPS ? ` step-${steps}` : ''}`}>
      {(steps > 0 ? winners : []).map((seat) => (
        <div className="t-winner" key={seat}>
          <Portrait chair={props.chairs[seat]} />
          <ul>
            {RELICS.filter((_, kind) => picture.planets[seat][kind] >= SET).map((relic) => (
              <li key={relic}>
                <span role="img" aria-label={cardName(scene, relic)}>
                  <SetRing count={SET}>
                    <RelicArt tag={relic} disc />
                  </SetRing>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {steps > 1 && props.slots.over}
    </div>
  );
}
