/** What opens over the board: a seat, a planet or the market during talks, the board of standing orders. */
import './sheets.css';
import { type Seat, seatAt } from '@starboard/kernel';
import { PlanArt } from './art/index.tsx';
import { Badge, Hold, Sockets } from './bits.tsx';
import { PawCard, PlanCard } from './cards.tsx';
import { OrdersBoard } from './orders-board.tsx';
import { facesOf, nameOf, type Scene } from './scene.ts';
import { PlanetTile, planText, Stall } from './yard.tsx';

export function Sheet({ scene }: { readonly scene: Scene }) {
  const { open, setOpen, w } = scene;
  if (open === null) return null;
  const inside =
    open.kind === 'seat' ? (
      <SeatSheet scene={scene} seat={seatAt(open.n)} />
    ) : open.kind === 'planet' ? (
      <PlanetTile scene={scene} slot={open.n} bare />
    ) : open.kind === 'market' ? (
      <Stall scene={scene} />
    ) : (
      <OrdersBoard scene={scene} />
    );
  return (
    <div
      className={`v-over ${open.kind}`}
      role="dialog"
      aria-label={open.kind === 'seat' ? nameOf(scene, seatAt(open.n)) : open.kind === 'orders' ? w.orders : w.market}
    >
      <button type="button" className="v-close" data-thing="" aria-label={w.close} onClick={() => setOpen(null)}>
        ×
      </button>
      {inside}
    </div>
  );
}

function SeatSheet({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, props, w } = scene;
  const faces = facesOf(scene);
  const { mine } = props.known;
  const paws = mine?.seenPaws[seat] ?? [];
  const plans = mine?.seenPlans[seat] ?? [];
  return (
    <div className="v-seat-sheet">
      <header>
        <Badge scene={scene} seat={seat} />
        <b>{nameOf(scene, seat)}</b>
        <span>{w.holds(picture.paws[seat], picture.plans[seat])}</span>
      </header>
      <Hold scene={scene} seat={seat} gems={picture.store[seat]} />
      <Sockets scene={scene} seat={seat} />
      <ul>
        {picture.built[seat].map((n) => (
          <li key={n}>
            <span className="v-sock full">
              <PlanArt plan={faces.plans[n]} built />
            </span>
            <span>
              <b>{faces.plans[n].card[props.language]}</b> {planText(scene, n)}
            </span>
          </li>
        ))}
      </ul>
      {paws.length + plans.length > 0 && (
        <>
          <h4>{w.seen}</h4>
          <div className="v-known">
            {paws.map((n) => (
              <PawCard key={n} language={scene.props.language} paw={faces.paws[n]} />
            ))}
            {plans.map((n) => (
              <PlanCard key={n} language={scene.props.language} plan={faces.plans[n]} paying={{ store: picture.store[seat], after: null }} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
