/** What a table must agree on for its match to count. */
import type { Settings } from '@starboard/host';
import type { Game, Json, TextSpec, Types } from '@starboard/kernel';
import { ApiError } from '../api/problem.ts';
import type { TableDoc } from './table-doc.ts';

type Spec = { readonly kind: string; readonly usual: Json } & Partial<TextSpec>;

/**
 * No take-backs. A clock, or somebody who is losing could wait for ever. Nothing that somebody made themselves: it could favour a seat.
 */
export function checkRated({ options: specs }: Pick<Game<Types>, 'options'>, options: TableDoc['options'], { takeBacks, clock }: Settings): void {
  if (takeBacks) throw new ApiError('rated', 'A rated match has no take-backs.');
  if (clock.kind === 'none') throw new ApiError('rated', 'A rated match has a clock.');
  for (const [name, spec] of Object.entries(specs as Readonly<Record<string, Spec>>)) {
    const counts = spec.only === undefined || options[spec.only.option] === spec.only.is;
    if (spec.kind === 'text' && counts && options[name] !== spec.usual)
      throw new ApiError('rated', 'A rated match is played with what the game brings.');
  }
}

/** Nobody gets into a rated match who sat down at another one. */
export function setRated(doc: TableDoc, rated: boolean, identity: string): void {
  if (doc.state !== 'waiting') throw new ApiError('not-now', 'That is settled when the match starts.');
  if (rated === (doc.rated === true)) return;
  if (rated && doc.chairs.some((c) => c.identity !== null && c.identity !== identity))
    throw new ApiError('not-now', 'Others sit here already, and did not agree to a rated match.');
  if (rated) doc.rated = true;
  else delete doc.rated;
}
