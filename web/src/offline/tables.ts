/** A table of this device: what a match is made of besides its log, and what a list wants to show of it. */
import type { Settings, Sitting } from '@starboard/host';
import type { Outcome } from '@starboard/kernel';
import { freshId, freshSecret } from '../match/ids.ts';

export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [name: string]: string | number | boolean };
  readonly settings: Settings;
  /** At the beginning, by seat. */
  readonly sittings: readonly Sitting[];
  /** Of the rules' chance. A match on one device has no proof: whoever can read this could know the deal. */
  readonly seed: string;
  readonly botSeed: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly state: 'running' | 'over';
  readonly outcome: Outcome | null;
}

export function newLocalTable(of: Pick<LocalTable, 'game' | 'options' | 'settings' | 'sittings'>): LocalTable {
  const now = Date.now();
  return { ...of, id: freshId(), seed: freshSecret(), botSeed: freshSecret(), createdAt: now, changedAt: now, state: 'running', outcome: null };
}

/** The chairs whose people sit at this screen. */
export const peopleAt = (table: LocalTable): number[] => table.sittings.flatMap((s, seat) => (s.kind === 'person' ? [seat] : []));
