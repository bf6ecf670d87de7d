/** How events name sides and amounts. */
import type { Seat } from '@starboard/kernel';

/** A seat, or the side without a chair. */
export type Name = Seat | 'collective';
/** Amounts by the names of resources. */
export type Units = { readonly [resource: string]: number };
