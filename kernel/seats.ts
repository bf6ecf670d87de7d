import type { Seat } from './contract.ts';

const ALL: readonly Seat[] = Array.from({ length: 64 }, (_, i) => i as Seat);

/** The seats of a table with `n` chairs, ascending. The arrays are shared: do not mutate. */
export const seatsOf: (n: number) => readonly Seat[] = (() => {
  const made: (readonly Seat[])[] = [];
  return (n) => (made[n] ??= Object.freeze(ALL.slice(0, n)));
})();

export const seatAt = (n: number): Seat => n as Seat;

/** The seat to the left of `seat`, the next clockwise. */
export const after = (seat: Seat, seats: number): Seat => ((seat + 1) % seats) as Seat;

/** All seats clockwise, beginning with `first`. */
export const clockwise = (first: Seat, seats: number): Seat[] => {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push(((first + i) % seats) as Seat);
  return order;
};
