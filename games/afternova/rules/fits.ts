/** Why a table with these options cannot be made. */
import type { Refusal } from '@starboard/kernel';
import { isPackFault, parsePack } from '../content/pack.ts';
import { packProblems } from '../content/playable.ts';
import type { Afternova, Options, PackTrouble } from './types.ts';

export function fits(o: Options, seats: number): Refusal<Afternova> | null {
  // Q34: the seat that begins must be taken.
  if (o.begins !== 'random' && Number(o.begins) > seats) return { pick: 'nothing', rule: 'Q34', why: 'begins-without-a-chair', with: { seats } };
  const trouble = o.pack === '' ? null : troubleWith(o.pack);
  return trouble === null ? null : { pick: 'nothing', rule: 'A1', why: 'pack-broken', with: { ...trouble } };
}

/** Why a pack cannot be read or played; null: it can. */
function troubleWith(text: string): PackTrouble | null {
  const pack = parsePack(text);
  return isPackFault(pack) ? pack : (packProblems(pack)[0] ?? null);
}
