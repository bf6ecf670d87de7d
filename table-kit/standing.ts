/** What a thing is in the present question. It follows from the question alone: no table decides what is legal. */
import type { Refusal, Types } from '@starboard/kernel';
import type { Turn } from './contract.ts';

export type Standing<T extends Types = Types> =
  | { readonly state: 'legal' | 'chosen' | 'inert' }
  | { readonly state: 'refused'; readonly refusal: Refusal<T> };

const INERT = { state: 'inert' } as const;

/** legal: its pick is listed. refused: it is among the greyed. chosen: part of the half-made answer. inert: it is not asked about. */
export function standingOf<T extends Types>(turn: Turn<T> | null, pick: T['pick'] | null): Standing<T> {
  if (turn === null || pick === null) return INERT;
  const { choice, path, greyed } = turn.question;
  if (choice.picks.includes(pick)) return { state: 'legal' };
  if (path.includes(pick)) return { state: 'chosen' };
  const refusal = greyed.find((r) => r.pick === pick);
  return refusal === undefined ? INERT : { state: 'refused', refusal };
}
