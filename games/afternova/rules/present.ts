/** What a step takes for granted because of where it is in the flow. Throws where the state does not fit. */
import { type Known, seatAt } from '@starboard/kernel';
import type { Afternova, Contract, Mine, Offer, Pub, Talks } from './types.ts';

const missing = (what: string): never => {
  throw new Error(`There is no ${what}.`);
};

/** What a seat knows; a spectator is never asked. */
export const ownOf = (k: Known<Afternova>): Readonly<Mine> => k.mine ?? missing('seat');
/** In a negotiation. */
export const talksOf = (pub: Readonly<Pub>): Talks => pub.talks ?? missing('negotiation');
/** While a contract is on the table. */
export const contractOf = (pub: Readonly<Pub>): Contract => talksOf(pub).contract ?? missing('contract');
/** Of a seat that has one on the table. */
export const offerOf = (pub: Readonly<Pub>, seat: number): Offer => talksOf(pub).offers[seat] ?? missing('offer');
/** The planet that is negotiated. */
export const gemsOnTable = (pub: Readonly<Pub>): readonly number[] => pub.planets[talksOf(pub).slot].gems;

/** Instead of an event while nobody listens: what is revealed is a barrier for undo all the same. */
export const UNHEARD = { kind: 'aborted', seat: seatAt(0) } as const;
