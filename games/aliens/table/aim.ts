/** The sector or other pick that is pointed at on the plan. */
import { Aim } from '@starboard/table-kit';
import type { Pick } from '../rules/types.ts';

export interface Aimed {
  readonly pick: Pick;
  /** A first tap, or the focus: the bar offers a button for it. */
  readonly held: boolean;
}
export type PlanAim = Aim<Aimed>;

export const newAim = (): PlanAim => new Aim((a, b) => a.pick === b.pick && a.held === b.held);
