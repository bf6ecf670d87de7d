/** What is mine: the ship with its hold and sockets, the goal behind an eye, and the hand. */
import './mine.css';
import type { Seat } from '@starboard/kernel';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { paidFor } from '../rules/complete.ts';
import { COLOUR_COUNT, sum } from '../rules/gems.ts';
import { capacity } from '../rules/power.ts';
import { GemArt, OwnTug, SignArt } from './art/index.tsx';
import { Badge, Hold, listed, OfSix, Sockets, upTo } from './bits.tsx';
import { Doable } from './doable.tsx';
import { withOne } from './draft/offer.ts';
import { bestPayment, paymentsFor } from './draft/pay.ts';
import { Hand } from './hand.tsx';
import { helpOrders } from './orders-board.tsx';
import { facesOf, isAsked, type Scene } from './scene.ts';

interface MineProps {
  /** What the ship and what the hand show. */
  readonly dock: Scene;
  readonly hand: Scene;
  readonly seat: Seat;
}
export const Mine = ({ dock, hand, seat }: MineProps) => (
  <div className="v-mine">
    <Ship scene={dock} seat={seat} />
    <OwnHand scene={hand} seat={seat} />
  </div>
);
const Ship = memo(({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) =>
  scene.small ? <Strip scene={scene} seat={seat} /> : <Dock scene={scene} seat={seat} />,
);
const OwnHand = memo(({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) => <Hand scene={scene} seat={seat} />);

// ---- The ship -----------------------------------------------------------------------------------------------------------

/** The hidden goal is shown only while it is asked for: somebody may look over one's shoulder. */
function Goal({ scene }: { readonly scene: Scene }) {
  const { w, props } = scene;
  const [open, setOpen] = useState(false);
  const ship = props.known.mine === null ? null : facesOf(scene).ships[props.known.mine.ship];
  if (ship === null) return null;
  return (
    <button
      type="button"
      className="v-goal"
      data-thing=""
      data-anchor="objective"
      aria-expanded={open}
      aria-label={open ? w.hideGoal : w.showGoal}
      onClick={() => setOpen(!open)}
    >
      <SignArt of="eye" />
      {open ? (
        <span role="img" aria-label={ship.colours.map(w.colour).join(', ')}>
          <GemArt colour={ship.colours[0]} />
          <GemArt colour={ship.colours[1]} />
        </span>
      ) : (
        <span>{w.goal}</span>
      )}
    </button>
  );
}

/** Of the hold: what would be paid for the chosen Blueprint. */
function HoldOf({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, props, drafts } = scene;
  const plan = isAsked(scene, 'complete') ? drafts.plan : null;
  if (plan === null || props.known.mine === null) return <Hold scene={scene} seat={seat} gems={picture.store[seat]} />;
  const ways = paymentsFor(props.game, props.known, seat, plan);
  const path = bestPayment(ways, props.known, seat, plan, drafts.pay);
  const paid = path === null ? facesOf(scene).plans[plan].cost : paidFor(props.known.pub, seat, path);
  const all = listed(picture.store[seat]);
  return (
    <span className="v-hold">
      {upTo(Math.max(capacity(props.known.pub, seat), all.length)).map((i) => {
        const c = all[i];
        if (c === undefined) return <span key={i} className="v-slot" />;
        const nth = all.slice(0, i).filter((x) => x === c).length;
        const pays = nth < paid[c];
        // Where a refinery leaves a choice, touching a fragment asks that it be paid.
        const more =
          ways.length > 1 && !pays
            ? bestPayment(
                ways,
                props.known,
                seat,
                plan,
                withOne(drafts.pay, c, 1).map((n, x) => (x === c ? Math.max(n, paid[c] + 1) : n)),
              )
            : null;
        if (more === null)
          return (
            <span key={i} className={`v-slot${pays ? ' pay' : ''}`}>
              <GemArt colour={c} />
            </span>
          );
        return (
          <Doable
            key={i}
            scene={scene}
            label={scene.w.colour(c)}
            act={() => scene.set({ pay: Array.from({ length: COLOUR_COUNT }, (_, x) => (x === c ? paid[c] + 1 : 0)) })}
            className="v-slot"
          >
            <GemArt colour={c} />
          </Doable>
        );
      })}
    </span>
  );
}

const ghostOf = (scene: Scene): number | null => (isAsked(scene, 'complete') ? scene.drafts.plan : null);

function Dock({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { props, picture, w } = scene;
  const ship = props.known.mine === null ? null : facesOf(scene).ships[props.known.mine.ship];
  const orders = props.orders ?? null;
  return (
    <section className={`v-dock${seat === picture.active ? ' on' : ''}`} aria-label={w.shipOf} data-anchor={`seat ${seat}`}>
      <header>
        <Badge scene={scene} seat={seat} />
        <b>{ship?.card[props.language]}</b>
        <Goal scene={scene} />
      </header>
      <div className="mid">
        {ship !== null && <OwnTug seat={seat} ship={ship} />}
        <span data-anchor={`hold ${seat}`}>
          <HoldOf scene={scene} seat={seat} />
          <span className="lab num">{w.hold(sum(picture.store[seat]), capacity(props.known.pub, seat))}</span>
        </span>
      </div>
      <div className="low">
        <Sockets scene={scene} seat={seat} ghost={ghostOf(scene)} />
        <OfSix scene={scene} seat={seat} />
      </div>
      {orders !== null && orders.given.length > 0 && <OrdersTag scene={scene} seat={seat} />}
    </section>
  );
}

/** Hangs at the dock; in talks it says what the newest order does, or why nothing. */
function OrdersTag({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { w, props } = scene;
  const [newest] = props.known.pub.talks === null ? [] : helpOrders(scene, seat);
  return (
    <button type="button" className="v-orders-tag" data-thing="" onClick={() => scene.setOpen({ kind: 'orders' })}>
      <SignArt of="horn" />
      <span>{newest === undefined ? w.standing(props.orders?.given.length ?? 0) : w.order.states[newest.says]}</span>
    </button>
  );
}

function Strip({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  return (
    <div className="v-strip" data-anchor={`seat ${seat}`}>
      <span data-anchor={`hold ${seat}`}>
        <HoldOf scene={scene} seat={seat} />
      </span>
      <Goal scene={scene} />
      <OrdersSign scene={scene} />
      <Sockets scene={scene} seat={seat} ghost={ghostOf(scene)} />
      <OfSix scene={scene} seat={seat} />
    </div>
  );
}

/** Where there is room for a sign only. */
function OrdersSign({ scene }: { readonly scene: Scene }) {
  const { w, props, setOpen } = scene;
  const orders = props.orders ?? null;
  if (orders === null || orders.open.length === 0) return null;
  const given = orders.given.length;
  return (
    <button
      type="button"
      className={`v-goal v-orders-sign${given > 0 ? ' on' : ''}`}
      data-thing=""
      aria-label={w.standing(given)}
      onClick={() => setOpen({ kind: 'orders' })}
    >
      <SignArt of="horn" />
      {given > 0 && <b className="num">{given}</b>}
    </button>
  );
}
