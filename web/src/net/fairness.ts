/**
 * This person's part in a fair start: draw a secret, send its seal, check what the start froze, and only then open the
 * secret. Everything is kept and compared with the record after the end.
 */
import { canonical, commitPlayer, type Json, type Terms, termsHash } from '@starboard/kernel';
import { freshSecret } from '../match/ids.ts';
import type { StartInfo, TableInfo } from './types.ts';

/** What was drawn and seen at one table. */
export interface KeptWord {
  /** By seal: the secret, and the server's seal as it was then. */
  readonly seals: { readonly [commitment: string]: { readonly word: string; readonly server: string } };
  /** What the last start froze, as it was checked. */
  readonly terms: Terms | null;
}
export interface SecretBox {
  get(key: string): string | null;
  set(key: string, value: string): void;
}
export const browserBox: SecretBox = {
  get: (key) => localStorage.getItem(key),
  set: (key, value) => localStorage.setItem(key, value),
};

const keyOf = (table: string): string => `starboard/fair/${table}`;

export function keptOf(table: string, box: SecretBox = browserBox): KeptWord {
  try {
    const kept = JSON.parse(box.get(keyOf(table)) ?? 'null') as KeptWord | null;
    if (kept !== null && typeof kept.seals === 'object') return kept;
  } catch {
    // Damaged: treated as empty.
  }
  return { seals: {}, terms: null };
}
const keep = (table: string, kept: KeptWord, box: SecretBox): void => box.set(keyOf(table), JSON.stringify(kept));

/** Whether this device ever drew a secret for this table. */
export const holdsSeal = (table: string, box: SecretBox = browserBox): boolean => Object.keys(keptOf(table, box).seals).length > 0;

/** Draws a secret for this table, with a typed word stirred in, and gives its seal. */
export function seal(table: Pick<TableInfo, 'id' | 'fairness'>, identity: string, typed: string, box: SecretBox = browserBox): string {
  const drawn = freshSecret();
  // A hash of both: as random as what was drawn, and nobody could have known it without the word.
  const word = typed === '' ? drawn : commitPlayer(table.id, typed, drawn);
  const commitment = commitPlayer(table.id, identity, word);
  const kept = keptOf(table.id, box);
  keep(table.id, { ...kept, seals: { ...kept.seals, [commitment]: { word, server: table.fairness.commitment } } }, box);
  return commitment;
}

export type Mismatch = 'table' | 'game' | 'options' | 'seats' | 'server' | 'hash';
export type StartCheck =
  | { readonly word: string }
  | { readonly wrong: Mismatch }
  /** The secret of this seal was drawn on another device. */
  | { readonly lost: true };

/** Whether the start froze what was agreed; then the secret may be opened. */
export function checkStart(
  table: Pick<TableInfo, 'id' | 'game' | 'rules' | 'options'>,
  start: Pick<StartInfo, 'terms' | 'hash'>,
  chair: number,
  identity: string,
  box: SecretBox = browserBox,
): StartCheck {
  const { terms, hash } = start;
  if (terms.table !== table.id) return { wrong: 'table' };
  if (terms.game !== table.game || terms.rules !== table.rules) return { wrong: 'game' };
  if (canonical(terms.options as Json) !== canonical(table.options as Json)) return { wrong: 'options' };
  if (termsHash(terms) !== hash) return { wrong: 'hash' };
  const mine = terms.seats[chair];
  if (mine === undefined || mine.identity !== identity || mine.commitment === null) return { wrong: 'seats' };
  const kept = keptOf(table.id, box);
  const sealed = kept.seals[mine.commitment];
  // Not our seal: made on another device, or put into our seat by somebody else.
  if (sealed === undefined) return { lost: true };
  if (sealed.server !== terms.commitment) return { wrong: 'server' };
  keep(table.id, { ...kept, terms }, box);
  return { word: sealed.word };
}

/** Whether a record is of the very start this browser checked, with the secret it opened; null: it took no part here. */
export function fitsKept(terms: Terms, words: readonly (string | null)[], box: SecretBox = browserBox): boolean | null {
  const kept = keptOf(terms.table, box);
  if (kept.terms === null) return null;
  if (canonical(kept.terms as unknown as Json) !== canonical(terms as unknown as Json)) return false;
  return terms.seats.some((s, i) => s.commitment !== null && kept.seals[s.commitment] !== undefined && kept.seals[s.commitment].word === words[i]);
}
