/** Q40: standing orders as a grid of skill and colour instead of a list of sentences, and what each does at this moment. */
import type { Seat } from '@starboard/kernel';
import type { ComponentChildren } from 'preact';
import { COLOURS, SKILLS } from '../content/types.ts';
import { type Help, type HelpState, helpState, orderOf } from '../rules/orders.ts';
import { GemArt, SkillArt } from './art/index.tsx';
import { upTo } from './bits.tsx';
import { facesOf, type Scene } from './scene.ts';

/** The orders to help that were given, the newest first, with what each does now. */
export function helpOrders(scene: Scene, seat: Seat): readonly { readonly text: string; readonly order: Help; readonly says: HelpState['says'] }[] {
  const { props } = scene;
  if (props.known.mine === null) return [];
  return (props.orders?.given ?? []).toReversed().flatMap((text) => {
    const order = orderOf(text);
    return order?.verb === 'help' ? [{ text, order, says: helpState(props.known, seat, order).says }] : [];
  });
}

export function OrdersBoard({ scene }: { readonly scene: Scene }) {
  const { props, w } = scene;
  const orders = props.orders ?? null;
  if (orders === null || props.you === null) return null;
  const isOn = (order: string): boolean => orders.given.includes(order);
  const named = (order: Help): string => w.order.short(w.skill(order.skill), order.colour < 0 ? null : w.colour(order.colour), order.most);
  /** Nothing, one, up to two, nothing. */
  const turn = (one: string, two: string): void => {
    if (isOn(two)) orders.give(two, false);
    else if (isOn(one)) {
      orders.give(one, false);
      orders.give(two, true);
    } else orders.give(one, true);
  };
  const button = (key: string, label: string, on: boolean, can: boolean, act: () => void, inside: ComponentChildren) => (
    <button
      key={key}
      type="button"
      className={`v-order${on ? ' on' : ''}`}
      data-thing=""
      data-order={key}
      aria-pressed={on}
      aria-label={label}
      disabled={!on && !can}
      onClick={act}
    >
      {inside}
    </button>
  );
  const cell = (one: string, skill: number, colour: number) => {
    const two = `${one} up to 2`;
    const most = isOn(two) ? 2 : isOn(one) ? 1 : 0;
    const label = `${named({ verb: 'help', skill, colour, most: 1 })}: ${w.orderMost(most)}`;
    return button(one, label, most > 0, orders.open.includes(one), () => turn(one, two), <b className="num">{w.orderMark(most)}</b>);
  };
  const plain = (order: string, text: string) =>
    button(order, text, isOn(order), orders.open.includes(order), () => orders.give(order, !isOn(order)), text);
  const given = helpOrders(scene, props.you);
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
        <span className="hd">{w.order.any}</span>
        {SKILLS.map((skill, s) => [
          <span key={skill} className="rh">
            <SkillArt skill={s} />
            {w.skill(s)}
          </span>,
          ...[...COLOURS, 'any' as const].map((colour, c) => cell(`${skill} for ${colour}`, s, colour === 'any' ? -1 : c)),
        ])}
      </div>
      <div className="v-order-row">
        {plain('no deals', w.noDeals)}
        {(props.known.mine?.plans ?? []).map((n) => plain(`complete ${n}`, w.buildPlan(facesOf(scene).plans[n].card[props.language])))}
        {plain('complete nothing', w.buildNothing)}
      </div>
      {given.length > 0 && (
        <ul className="v-order-now" aria-live="polite">
          {given.map(({ text, order, says }) => (
            <li key={text} className={says}>
              <b>{named(order)}</b> {w.order.states[says]}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
