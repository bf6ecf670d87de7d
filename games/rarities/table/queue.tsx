/** The order of collecting: who is done, who collects, who comes next (R24). */

import type { Seat } from '@starboard/kernel';
import { VALUES } from '../content/cards.ts';
import { Collector, ShipArt } from './art/index.ts';
import { isSmall } from './layout.ts';
import { nameOf, type Scene } from './scene.ts';

export function Queue({ scene }: { readonly scene: Scene }) {
  const { picture, w, layout } = scene;
  const { collecting } = picture;
  const adrift = picture.berths.flatMap((berth, s) => (berth === 0 ? [s as Seat] : []));
  const small = isSmall(layout);
  if (collecting === null || small) return <div className="t-sky" data-anchor="sky" />;
  const waiting = [collecting.seat, ...collecting.queue];
  const order = [...picture.ships].sort((a, b) => picture.berths[b] - picture.berths[a]);
  // Between two shelves it keeps to the side where fewer ships rise into it.
  const left = picture.ships.filter((s) => picture.berths[s] > 5 && picture.berths[s] <= 8).length;
  const right = picture.ships.filter((s) => picture.berths[s] >= 8).length;
  const side = layout.rows === 2 && right < left ? { left: 'auto', right: 0 } : {};
  return (
    <div className="t-sky">
      <section className="t-queue" aria-label={w.order} style={{ top: layout.rows === 1 ? -2 : layout.board - layout.arches[4] - 72, ...side }}>
        <p aria-hidden="true">{w.order}</p>
        <ol>
          {order.map((seat) => {
            const now = seat === collecting.seat;
            const done = !waiting.includes(seat);
            return (
              <li key={seat} className={now ? 'now' : done ? 'done' : undefined} aria-current={now ? 'step' : undefined}>
                <Collector seat={seat} />
                <span>
                  <b>{nameOf(scene, seat)}</b>
                  <small>{now ? w.left(collecting.left) : done ? w.done : w.actions(VALUES[picture.berths[seat]])}</small>
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      <div className="t-flyers adrift" data-anchor="sky">
        {adrift.map((seat) => (
          <span key={seat} className={`t-ship${picture.away.ships.includes(seat) ? ' gone' : ''}`} data-anchor={`ship ${seat}`}>
            <ShipArt seat={seat} width={layout.ship} />
          </span>
        ))}
      </div>
    </div>
  );
}
