/** The win, celebrated: rays, the winner, three closed rings; and inside, what the frame has to say about the end. */
import type { Seat } from '@starboard/kernel';
import { SetRing } from '@starboard/table-kit';
import { RELICS, SET } from '../content/cards.ts';
import { Collector, RelicArt } from './art/index.ts';
import { cardName, type Scene } from './scene.ts';

export function Over({ scene }: { readonly scene: Scene }) {
  const { props, picture, w } = scene;
  const { outcome } = props;
  const winners = outcome === null ? [] : outcome.ranks.flatMap((rank, s) => (rank === 1 ? [s as Seat] : []));
  return (
    <section className={`t-ended${winners.length > 0 ? ' won' : ''}`} aria-label={w.over}>
      {winners.map((seat) => (
        <div className="t-winner" key={seat}>
          <Collector seat={seat} />
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
      {props.slots.over}
    </section>
  );
}
