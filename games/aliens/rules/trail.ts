/**
 * What everybody heard and saw, in order (E4). A flat list of numbers, because it is copied for every imagined world: seat,
 * what, sector (-1: none).
 */
import { type Seat, seatAt } from '@starboard/kernel';
import type { Event, Pub } from './types.ts';

/** What an entry of the trail says. */
export const NOTHING = 0; // a turn without a card (Q35)
export const SILENCE = 1;
export const NOISE = 2;
export const ATTACK = 3; // a turn that ended with an attack there
export const STAY = 4; // A.2, before the entry of what followed
export const TELEPORT = 5; // to the human start
export const SEEN = 6; // a spotlight found the seat there
export const HATCH = 7; // reached the hatch there
export const OUT = 8; // eliminated or escaped
export const BACK = 9; // A.5: begins its next turn in its start sector
export const TURNED = 10; // B.3: goes on there as an alien
export const FAST = 11; // E20: this turn's move is one or two sectors
export const SAFE = 12; // a defended attack: it is there (Q2)
export const UNSEEN = 13; // a spotlight with this centre did not find the seat
export const MISSED = 14; // an attack there did not hit the seat
export const ROUND = 15; // a new round begins; no seat
export const HUMAN = 16; // shown to be a human: an item was used
export const CALM = 17; // E22: no card is drawn this turn
export const HIDDEN = 18; // G.4: an item was used face down, which only humans do (E18)
export const FED = 19; // E26, Q7: faster from now on, and an alien
/** Numbers per entry. */
export const WIDTH = 3;

/** A placeholder event for simulations, where nobody listens (`Hands.telling`). */
export const UNHEARD: Event = Object.freeze({ kind: 'time-up' });

export interface Entry {
  readonly round: number;
  readonly seat: Seat;
  readonly what: number;
  readonly sector: number;
}

export function note(pub: Pub, seat: number, what: number, sector = -1): void {
  pub.now.push(seat, what, sector);
}

/** The current round becomes the past. */
export function turnPage(pub: Pub): void {
  pub.now.push(-1, ROUND, -1);
  pub.past = pub.past.concat(pub.now);
  pub.now = [];
}

/** All entries in order, with the round they belong to. */
export function* entries(pub: Pick<Pub, 'past' | 'now'>): Generator<Entry> {
  let round = 1;
  for (const list of [pub.past, pub.now]) {
    for (let i = 0; i < list.length; i += WIDTH) {
      if (list[i + 1] === ROUND) round++;
      else yield { round, seat: seatAt(list[i]), what: list[i + 1], sector: list[i + 2] };
    }
  }
}
