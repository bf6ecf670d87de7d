/** The order of collecting: who is done, who collects, who comes next (R24). */
import './queue.css';

import { seatAt } from '@starboard/kernel';
import { isSmall, Portrait } from '@starboard/table-kit';
import { LAST_PORTAL, VALUES } from '../content/cards.ts';
import { ShipArt } from './art/index.ts';
import { nameOf, type Scene } from './scene.ts';

export function Queue({ scene }: { readonly scene: Scene }) {
  const { picture, w, layout } = scene;
  const { collecting } = picture;
  const adrift = picture.berths.flatMap((berth, s) => (berth === 0 ? [seatAt(s)] : []));
  const small = isSmall(layout.kind);
  if (collecting === null || small) return <div className="t-sky" data-anchor="sky" />;
  const waiting = [collecting.seat, ...collecting.queue];
  const order = [...picture.ships].sort((a, b) => picture.berths[b] - picture.berths[a]);
  const right = onTheRight(scene, order.length);
  const top = layout.rows === 1 ? -2 : layout.board - layout.arches[4] - 72;
  return (
    <div className="t-sky">
      <section className="t-queue" aria-label={w.order} style={{ top, ...(right ? { left: 'auto', right: 0 } : {}) }}>
        <p aria-hidden="true">{w.order}</p>
        <ol>
          {order.map((seat) => {
            const now = seat === collecting.seat;
            const done = !waiting.includes(seat);
            return (
              <li key={seat} className={now ? 'now' : done ? 'done' : undefined} aria-current={now ? 'step' : undefined}>
                <Portrait chair={scene.props.chairs[seat]} />
                <span>
                  <b>{nameOf(scene, seat)}</b>
                  <small>{now ? w.left(collecting.left) : done ? w.done : w.actions(VALUES[picture.berths[seat]])}</small>
                </span>
              </li>
            );
          })}
        </ol>
      </section>
      <div className={`t-flyers adrift${right && layout.rows === 1 ? ' left' : ''}`} data-anchor="sky">
        {adrift.map((seat) => (
          <span key={seat} className={`t-ship${picture.away.ships.includes(seat) ? ' gone' : ''}`} data-anchor={`ship ${seat}`}>
            <ShipArt seat={seat} width={layout.ship} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** It keeps to the side where fewer ships rise into it; on two shelves it stands between them, over the second. */
function onTheRight({ picture, layout }: Scene, players: number): boolean {
  const columns = layout.rows === 1 ? Math.min(5, Math.ceil((players * 112 + 96) / (layout.niche / 0.95))) : 3;
  const first = layout.rows === 1 ? 1 : 6;
  const under = (from: number, to: number): number => picture.ships.filter((s) => picture.berths[s] >= from && picture.berths[s] <= to).length;
  return under(LAST_PORTAL + 1 - columns, LAST_PORTAL) < under(first, first + columns - 1);
}
