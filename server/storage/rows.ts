/** Log lines as database columns. Converted at the call, so later changes by the caller have no effect. */

import type { LogLine, Snapshot } from '@starboard/host/storage';
import type { Json } from '@starboard/kernel';

const NO_IDS: readonly string[] = [];

/** A line: n, at, ids and body as JSON, and the ids again as a list. */
export type LineRow = readonly [n: number, at: number, ids: string, body: string, each: readonly string[]];

/** Lines of bots and clocks have no ids; then the text is empty. */
export const rowOf = ({ n, at, ids, body, text }: LogLine): LineRow => [
  n,
  at,
  ids.length === 0 ? '' : JSON.stringify(ids),
  text ?? JSON.stringify(body),
  ids.length === 0 ? NO_IDS : [...ids],
];

/** The body is read only if there is no text, because it may have to be parsed first. */
export const snapshotRowOf = (s: Snapshot): readonly [n: number, body: string] => [s.n, s.text ?? JSON.stringify(s.body)];

export const lineOf = (n: number, at: number, ids: string, body: string): LogLine => ({
  n,
  at,
  ids: ids === '' ? [] : JSON.parse(ids),
  body: JSON.parse(body),
});

/** The lines of a shared row. */
export const parseLines = (first: number, body: string): LogLine[] =>
  (JSON.parse(body) as [at: number, ids: string[], body: Json][]).map(([at, ids, of], i) => ({ n: first + i, at, ids, body: of }));
