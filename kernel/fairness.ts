/**
 * Provably fair chance. The server commits to a secret S when a table is made, each player to a word w when sitting down;
 * the start freezes everything both depend on; the key of the match mixes all of them. Nobody can choose the outcome
 * without choosing last, and nobody chooses last. After the match S is published and everybody can check everything.
 * What this does not give: the host sees all secrets while the match runs, may cancel a start (attempts are counted and
 * shown), and decides the order of arrival in a race.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './canonical.ts';
import type { Json } from './contract.ts';

/** What a start freezes (T). Its hash t is published before any player's word is. */
export interface Terms {
  readonly table: string;
  readonly game: string;
  readonly rules: string;
  readonly options: { readonly [key: string]: Json };
  /** Hashes of embedded content (packs, zones, scenarios), by name. */
  readonly content: { readonly [name: string]: string };
  /** In order; `commitment`: hash of the word this chair will reveal, null for a chair without one (a bot, a silent chair). */
  readonly seats: readonly { readonly identity: string; readonly commitment: string | null }[];
  /** The server's commitment C. */
  readonly commitment: string;
  /** How often this table was started; cancelled starts stay visible. */
  readonly attempt: number;
}

/** Length-prefixed parts under a name, so that no two different lists hash alike. */
function digest(name: string, ...parts: (string | Uint8Array)[]): Uint8Array {
  const bytes = [name, ...parts].map((p) => (typeof p === 'string' ? utf8ToBytes(p) : p));
  return sha256(concatBytes(...bytes.flatMap((b) => [Uint8Array.of(b.length >>> 24, b.length >>> 16, b.length >>> 8, b.length), b])));
}

/** A plain hash of a text. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const secretBytes = (hex: string): Uint8Array => {
  if (!/^[0-9a-f]{64}$/.test(hex)) throw new RangeError('a secret is 64 hexadecimal digits');
  return hexToBytes(hex);
};

/** C = H(table, S): published when the table is made. */
export const commitServer = (table: string, secret: string): string => bytesToHex(digest('starboard/server', table, secretBytes(secret)));

/** c = H(table, identity, w): sent when sitting down. */
export const commitPlayer = (table: string, identity: string, word: string): string =>
  bytesToHex(digest('starboard/player', table, identity, secretBytes(word)));

/** t = H(T): published at the start, before any word is revealed. */
export const termsHash = (terms: Terms): string => bytesToHex(digest('starboard/terms', canonical(terms as unknown as Json)));

/** K = HKDF-SHA256(S ‖ w₁ … wₙ, salt t): the key of the match's chance. Chairs without a commitment have no word. */
export function chanceKey(terms: Terms, secret: string, words: readonly (string | null)[]): Uint8Array {
  const material = concatBytes(secretBytes(secret), ...words.filter((w) => w !== null).map(secretBytes));
  return hkdf(sha256, material, hexToBytes(termsHash(terms)), utf8ToBytes('starboard/chance'), 32);
}

/** Checks every commitment against what was revealed; the problems, in plain words. None: the start was fair. */
export function checkCommitments(terms: Terms, secret: string, words: readonly (string | null)[]): string[] {
  const wrong: string[] = [];
  if (commitServer(terms.table, secret) !== terms.commitment) wrong.push("the server's secret does not match its commitment");
  if (words.length !== terms.seats.length) wrong.push('the number of revealed words differs from the number of seats');
  terms.seats.forEach((seat, i) => {
    const word = words[i] ?? null;
    if (seat.commitment === null) {
      if (word !== null) wrong.push(`seat ${i + 1} revealed a word it never committed to`);
    } else if (word === null) wrong.push(`seat ${i + 1} never revealed its word`);
    else if (commitPlayer(terms.table, seat.identity, word) !== seat.commitment)
      wrong.push(`the word of seat ${i + 1} does not match its commitment`);
  });
  return wrong;
}
