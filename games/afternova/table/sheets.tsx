/** What opens over the board: a seat, a planet or the market during talks, the board of standing orders. */
import './sheets.css';
import { type Seat, seatAt } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { COLOURS, SKILLS } from '../content/types.ts';
import { GemArt, PlanArt, SignArt, SkillArt } from './art/index.tsx';
import { Badge, Hold, Sockets, upTo } from './bits.tsx';
import { PawCard, PlanCard } from './cards.tsx';
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
              <PawCard key={n} scene={scene} paw={faces.paws[n]} />
            ))}
            {plans.map((n) => (
              <PlanCard key={n} scene={scene} plan={faces.plans[n]} paying={{ store: picture.store[seat], after: null }} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Q40: a grid of skill and colour instead of a list of sentences. */
function OrdersBoard({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const { language } = props;
  const orders = props.orders ?? null;
  if (orders === null) return null;
  const toggle = (order: string): void => orders.give(order, !orders.given.includes(order));
  const cell = (order: string, label: string, inside: ComponentChildren) => {
    const on = orders.given.includes(order);
    return (
      <button
        key={order}
        type="button"
        className={`v-order${on ? ' on' : ''}`}
        data-thing=""
        data-order={order}
        aria-pressed={on}
        aria-label={label}
        disabled={!on && !orders.open.includes(order)}
        onClick={() => toggle(order)}
      >
        {inside}
      </button>
    );
  };
  const plans = props.known.mine?.plans ?? [];
  return (
    <div className="v-orders">
      <h3>
        {w.orders} <small>{w.ordersMore}</small>
      </h3>
      <div className="v-grid">
        <span />
        {upTo(COLOURS.length).map((c) => (
          <span key={c} className="hd">
            <GemArt colour={c} />
          </span>
        ))}
        <span className="hd">{w.any}</span>
        {SKILLS.map((skill, s) => [
          <span key={skill} className="rh">
            <SkillArt skill={s} />
            {w.skill(s)}
          </span>,
          ...[...COLOURS, 'any' as const].map((colour, c) =>
            cell(`${skill} for ${colour}`, w.orderFor(w.skill(s), colour === 'any' ? w.any : w.colour(c)), <SignArt of="crew" />),
          ),
        ])}
      </div>
      <div className="v-order-row">
        {cell('no deals', w.noDeals, w.noDeals)}
        {plans.map((n) => {
          const text = w.buildPlan(facesOf(scene).plans[n].card[language]);
          return cell(`complete ${n}`, text, text);
        })}
        {cell('complete nothing', w.buildNothing, w.buildNothing)}
      </div>
    </div>
  );
}
