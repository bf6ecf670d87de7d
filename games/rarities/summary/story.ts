/** One walk through a match, event by event: what is counted, who took what from whom, and what chance gave against its odds. */
import type { Course, LuckDraw, Seat } from '@starboard/kernel';
import { distance, distanceWith } from '../bot/distance.ts';
import { cardOf, isRelic, KINDS, SABORTAL, SET } from '../content/cards.ts';
import type { Event, Rarities } from '../rules/types.ts';
import { Ledger, type Transfer } from './ledger.ts';

/** An event with its answer and its mission. */
export interface Beat {
  /** The position of the replay. */
  readonly n: number;
  readonly mission: number;
  readonly event: Event;
}

export interface Story {
  readonly beats: readonly Beat[];
  readonly transfers: readonly (Transfer & { readonly event: Event['kind'] })[];
  /** By seat. */
  readonly placed: readonly number[];
  /** Cards drawn out of this hand and laid at portals. */
  readonly drawnFrom: readonly number[];
  /** By the seat that explored: was it a sabortal? */
  readonly sabortals: readonly (readonly LuckDraw[])[];
  /** By the seat that explored: was it a relic that brings it nearer to three sets? */
  readonly finds: readonly (readonly LuckDraw[])[];
  /** By the seat that refilled: was it such a relic? */
  readonly refills: readonly (readonly LuckDraw[])[];
  /** How the table stands at the end. */
  readonly ledger: Ledger;
}

export function storyOf(course: Course<Rarities>): Story {
  const { seats } = course;
  const ledger = new Ledger(seats);
  const perSeat = <V>(make: () => V): V[] => Array.from({ length: seats }, make);
  const beats: Beat[] = [];
  const transfers: (Transfer & { event: Event['kind'] })[] = [];
  const placed = perSeat(() => 0);
  const drawnFrom = perSeat(() => 0);
  const [sabortals, finds, refills] = [perSeat<LuckDraw[]>(() => []), perSeat<LuckDraw[]>(() => []), perSeat<LuckDraw[]>(() => [])];
  let mission = 0;
  for (const { n, events } of course.strides) {
    for (const event of events) {
      if (event.kind === 'mission') mission = event.n;
      if (event.kind === 'refilled') continue;
      beats.push({ n, mission, event });
      if (event.kind === 'drawn' || event.kind === 'sabortal') {
        const card = event.kind === 'drawn' ? cardOf(event.card) : SABORTAL;
        const hand = ledger.hands[event.from];
        sabortals[event.by].push({ odds: hand[SABORTAL] / ledger.handSize(event.from), hit: card === SABORTAL });
        finds[event.by].push(search(ledger, event.by, hand, card));
      }
      if (event.kind === 'drawn') drawnFrom[event.from]++;
      if (event.kind === 'placed') placed[event.seat]++;
      if (event.kind === 'refills') {
        const drawn = perSeat<number[]>(() => []);
        for (const e of events) if (e.kind === 'refilled') drawn[e.seat] = e.cards.map(cardOf);
        ledger.refill(drawn, (seat, card) => refills[seat].push(search(ledger, seat, ledger.pile, card)));
      }
      for (const transfer of ledger.apply(event)) transfers.push({ ...transfer, event: event.kind });
    }
  }
  return { beats, transfers, placed, drawnFrom, sabortals, finds, refills, ledger };
}

/** Whether this card, and how likely a card of these, brings the seat nearer to three sets. */
function search(ledger: Ledger, seat: Seat, from: readonly number[], card: number): LuckDraw {
  const all = from.reduce((a, b) => a + b, 0);
  let good = 0;
  for (let kind = 0; kind < KINDS; kind++) if (from[kind] > 0 && helps(ledger, seat, kind)) good += from[kind];
  return { odds: good / all, hit: isRelic(card) && helps(ledger, seat, card) };
}

/** One more copy of the kind in hand would leave less to be found for the three nearest sets. */
export function helps({ planets, hands }: Pick<Ledger, 'planets' | 'hands'>, seat: Seat, kind: number): boolean {
  if (planets[seat][kind] + hands[seat][kind] >= SET) return false;
  return distanceWith(planets[seat], hands[seat], kind, 0, 1) < distance(planets[seat], hands[seat]) - 1e-9;
}
