/** What is mine: the ship with its hold and sockets, the goal behind an eye, and the hand. */
import './mine.css';
import type { Seat } from '@starboard/kernel';
import { memo } from 'preact/compat';
import { useState } from 'preact/hooks';
import { sum } from '../rules/gems.ts';
import { capacity } from '../rules/power.ts';
import { GemArt, OwnTug, SignArt } from './art/index.tsx';
import { Badge, Hold, OfSix, Sockets, upTo } from './bits.tsx';
import { Doable } from './doable.tsx';
import { Hand } from './hand.tsx';
import { helpOrders } from './orders-board.tsx';
import { paying } from './paying.ts';
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

/** With what would be paid for the chosen Blueprint. Where a finger has to hit it, it lies large on a paper (`PayTray`). */
function HoldOf({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { picture, props } = scene;
  const all = paying(scene, seat);
  if (all === null) return <Hold scene={scene} seat={seat} gems={picture.store[seat]} />;
  return (
    <span className="v-hold">
      {upTo(Math.max(capacity(props.known.pub, seat), all.length)).map((i) => {
        if (all[i] === undefined) return <span key={i} className="v-slot" />;
        const { colour, pays, choose } = all[i];
        if (choose === null || scene.shape !== 'wide')
          return (
            <span key={i} className={`v-slot${pays ? ' pay' : ''}`}>
              <GemArt colour={colour} />
            </span>
          );
        return (
          <Doable key={i} scene={scene} label={scene.w.colour(colour)} act={choose} className="v-slot">
            <GemArt colour={colour} />
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
