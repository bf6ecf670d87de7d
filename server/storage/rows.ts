/** How lines lie in the columns of a database. Made when a call comes in: what the caller changes later is not ours. */

import type { LogLine, Snapshot } from '@starboard/host/storage';
import type { Json } from '@starboard/kernel';

const NO_IDS: readonly string[] = [];

/** Of a line: n, at, ids and body as JSON, the ids. */
export type LineRow = readonly [n: number, at: number, ids: string, body: string, each: readonly string[]];

/** Most lines of bots and clocks answer nobody; theirs is an empty text. */
export const rowOf = ({ n, at, ids, body, text }: LogLine): LineRow => [
  n,
  at,
  ids.length === 0 ? '' : JSON.stringify(ids),
  text ?? JSON.stringify(body),
  ids.length === 0 ? NO_IDS : [...ids],
];

/** The body is asked for only where there is no text: it may have to be made. */
export const snapshotRowOf = (s: Snapshot): readonly [n: number, body: string] => [s.n, s.text ?? JSON.stringify(s.body)];

export const lineOf = (n: number, at: number, ids: string, body: string): LogLine => ({
  n,
  at,
  ids: ids === '' ? [] : (JSON.parse(ids) as string[]),
  body: JSON.parse(body) as Json,
});

/** Lines that share a row. */
export const linesOf = (first: number, body: string): LogLine[] =>
  (JSON.parse(body) as [at: number, ids: string[], body: Json][]).map(([at, ids, of], i) => ({ n: first + i, at, ids, body: of }));
