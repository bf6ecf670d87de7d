/**
 * The whole table, moved on event by event: an answer may say several things at once (a mission ends, hands are refilled, the
 * next one begins), and the odds of each draw are those of its own moment.
 */
import { after, type Seat, seatAt } from '@starboard/kernel';
import { CARDS, COPIES, cardOf, EMPTY, handSize, KINDS, LAST_PORTAL, PILFERER, SABORTAL, SCHEMER, THIEF } from '../content/cards.ts';
import type { Event } from '../rules/types.ts';

/** Who had a card before it lay at its portal; null: nobody, it lay there from the start (R4). */
export type Owner = Seat | null;

/** A card that changed hands. */
export interface Transfer {
  readonly by: Seat;
  readonly from: Owner;
  readonly card: number;
}

export class Ledger {
  readonly seats: number;
  /** By seat, counted by card. */
  readonly hands: number[][];
  readonly planets: number[][];
  /** The card at each portal, and whose it was. */
  readonly portals: number[] = new Array<number>(LAST_PORTAL + 1).fill(EMPTY);
  readonly owners: Owner[] = new Array<Owner>(LAST_PORTAL + 1).fill(null);
  /** What is left in the pile, counted by relic. */
  readonly pile: number[] = new Array<number>(KINDS).fill(COPIES);
  pass: Seat = seatAt(0);

  constructor(seats: number) {
    this.seats = seats;
    this.hands = Array.from({ length: seats }, () => new Array<number>(CARDS.length).fill(0));
    this.planets = Array.from({ length: seats }, () => new Array<number>(KINDS).fill(0));
  }

  handSize(seat: Seat): number {
    return this.hands[seat].reduce((a, b) => a + b, 0);
  }
  get pileSize(): number {
    return this.pile.reduce((a, b) => a + b, 0);
  }

  /** Applies an event; the cards that went from one player to another by it. `refilled` is dealt by `refill`: see there. */
  apply(e: Event): Transfer[] {
    switch (e.kind) {
      case 'start':
        this.pass = e.pass;
        for (const [i, alien] of e.aliens.entries()) this.#lay(i + 1, cardOf(alien), null);
        return [];
      case 'dealt':
        for (const tag of e.cards) {
          const card = cardOf(tag);
          this.hands[e.seat][card]++;
          if (card !== SABORTAL) this.pile[card]--;
        }
        return [];
      case 'drawn':
        this.hands[e.from][cardOf(e.card)]--;
        this.#lay(e.portal, cardOf(e.card), e.from);
        return [];
      case 'pilfered': {
        const relic = cardOf(e.relic);
        this.hands[e.by][PILFERER]--;
        this.#lay(e.portal, PILFERER, e.by);
        this.planets[e.from][relic]--;
        this.planets[e.by][relic]++;
        return [{ by: e.by, from: e.from, card: relic }];
      }
      case 'schemed': {
        const transfer = this.#lift(e.at, e.by);
        if (e.to === 'home') this.planets[e.by][transfer.card]++;
        else this.hands[e.by][transfer.card]++;
        this.hands[e.by][SCHEMER]--;
        this.#lay(e.at, SCHEMER, e.by);
        return [transfer];
      }
      case 'thieved':
        this.hands[e.by][THIEF]--;
        this.#lay(e.portal, THIEF, e.by);
        return [];
      case 'bonus':
      case 'took': {
        const transfer = this.#lift(e.portal, e.seat);
        this.hands[e.seat][transfer.card]++;
        return [transfer];
      }
      case 'placed':
        this.hands[e.seat][cardOf(e.relic)]--;
        this.planets[e.seat][cardOf(e.relic)]++;
        return [];
      case 'leftovers': {
        const lying = this.portals.flatMap((card, p) => (card === EMPTY ? [] : [p]));
        return lying.map((p) => {
          const transfer = this.#lift(p, e.seat);
          this.hands[e.seat][transfer.card]++;
          return transfer;
        });
      }
      case 'pass':
        this.pass = e.seat;
        return [];
      default:
        return [];
    }
  }

  /**
   * R31, Q37: hands are refilled one card at a time, clockwise from the holder of the pass. `drawn`: what each seat got, in
   * its order. `look` sees the table before each draw.
   */
  refill(drawn: readonly (readonly number[])[], look: (seat: Seat, card: number) => void): void {
    const given = drawn.map(() => 0);
    const limit = handSize(this.seats);
    for (let left = drawn.reduce((sum, cards) => sum + cards.length, 0); left > 0; ) {
      const before = left;
      for (let i = 0, seat = this.pass; i < this.seats; i++, seat = after(seat, this.seats)) {
        if (this.handSize(seat) >= limit || given[seat] >= drawn[seat].length) continue;
        const card = drawn[seat][given[seat]++];
        look(seat, card);
        this.pile[card]--;
        this.hands[seat][card]++;
        left--;
      }
      if (left === before) throw new Error('a refill gives more than there is room for (R31)');
    }
  }

  #lay(portal: number, card: number, owner: Owner): void {
    this.portals[portal] = card;
    this.owners[portal] = owner;
  }

  #lift(portal: number, by: Seat): Transfer {
    const transfer = { by, from: this.owners[portal], card: this.portals[portal] };
    this.#lay(portal, EMPTY, null);
    return transfer;
  }
}
