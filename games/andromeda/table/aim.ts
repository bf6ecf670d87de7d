/** The thing that the plate explains. */
import { Aim } from '@starboard/table-kit';

export interface Aimed {
  readonly what: 'region' | 'piece' | 'ship';
  /** A space, the id of a piece, a type of ship. */
  readonly id: string;
  /** A first tap, which the bar asks to be confirmed. */
  readonly held: boolean;
}
export type MapAim = Aim<Aimed>;

export const newAim = (): MapAim => new Aim((a, b) => a.what === b.what && a.id === b.id && a.held === b.held);
