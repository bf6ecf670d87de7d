/** What a table must agree on for its match to count. */
import type { Settings } from '@starboard/host';
import type { Game, Json, TextSpec, Types } from '@starboard/kernel';
import { refused } from '../api/problem.ts';
import type { TableDoc } from './table-doc.ts';

type Spec = { readonly kind: string; readonly usual: Json } & Partial<TextSpec>;

/**
 * No take-backs. A clock, or somebody who is losing could wait for ever. Nothing that somebody made themselves: it could favour a seat.
 */
export function checkRated({ options: specs }: Pick<Game<Types>, 'options'>, options: TableDoc['options'], { takeBacks, clock }: Settings): void {
  if (takeBacks) throw refused('rated-take-backs');
  if (clock.kind === 'none') throw refused('rated-clock');
  for (const [name, spec] of Object.entries(specs as Readonly<Record<string, Spec>>)) {
    const counts = spec.only === undefined || options[spec.only.option] === spec.only.is;
    if (spec.kind === 'text' && counts && options[name] !== spec.usual) throw refused('rated-own');
  }
}

/** Nobody gets into a rated match who sat down at another one. */
export function setRated(doc: TableDoc, rated: boolean, identity: string): void {
  if (doc.state !== 'waiting') throw refused('settled');
  if (rated === (doc.rated === true)) return;
  if (rated && doc.chairs.some((c) => c.identity !== null && c.identity !== identity)) throw refused('rated-others');
  if (rated) doc.rated = true;
  else delete doc.rated;
}
