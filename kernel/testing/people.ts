/** The people of rule tests: the chairs by name, clockwise. */
import type { Seat } from '../contract.ts';
import { seatsOf } from '../seats.ts';

const PEOPLE = ['alex', 'ben', 'clara', 'dani', 'eli', 'finn', 'gina', 'hugo'] as const;

export const [alex, ben, clara, dani, eli, finn] = seatsOf(PEOPLE.length);
/** Somebody who only watches. */
export const spectator = null;

export const personAt = (seat: Seat | null): string => (seat === null ? 'spectator' : (PEOPLE[seat] ?? `seat ${seat}`));
