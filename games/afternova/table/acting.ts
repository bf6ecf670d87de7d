/** How things move in their own places while an event plays (`Picture.act`), as classes of the style sheet. What travels is in ./staging.tsx. */
import type { Seat } from '@starboard/kernel';
import type { Event } from '../rules/types.ts';
import type { Scene } from './scene.ts';

const PAPER: { readonly [K in Event['kind']]?: string } = {
  called: ' unrolls',
  proposed: ' settles',
  refused: ' torn',
  aborted: ' rolls-up',
  lapsed: ' rolls-up',
  extracted: ' carried-out',
};
export const paperActs = ({ picture: { act } }: Scene): string => (act === null ? '' : (PAPER[act.kind] ?? ''));

/** The planet of a call has not arrived yet. */
export const callActs = ({ picture: { act } }: Scene): string => (act?.kind === 'called' ? ' coming' : '');

export function slipActs({ picture: { act } }: Scene, seat: Seat): string {
  if (act?.kind === 'offered') return act.seat === seat ? ' coming' : '';
  const gone = act?.kind === 'withdrew' ? act.seat : act?.kind === 'declined' ? act.to : null;
  return gone === seat ? ' torn' : '';
}

/** The stamp hits the row of the player who agrees. */
export const rowActs = ({ picture: { act } }: Scene, seat: Seat): string => (act?.kind === 'agreed' && act.seat === seat ? ' hit' : '');

/** The planet that rolls in; null: none. */
export const rollingIn = ({ picture: { act } }: Scene): number | null => (act?.kind === 'planet' ? act.planet.n : null);
