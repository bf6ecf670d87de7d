/** One text for one value, to be hashed or compared. Apart from ./fairness.ts, so that code that only compares loads no cryptography. */
import type { Json } from './contract.ts';

/** Keys in order of code units, no spaces: the same bytes on every machine. */
export function canonical(v: Json): string {
  if (v === null || typeof v !== 'object') return JSON.stringify(v);
  if (Array.isArray(v)) return `[${v.map((x) => canonical(x as Json)).join(',')}]`;
  const o = v as { readonly [key: string]: Json | undefined };
  const keys = Object.keys(o)
    .filter((k) => o[k] !== undefined)
    .sort((a, b) => (a < b ? -1 : 1));
  return `{${keys.map((k) => `${JSON.stringify(k)}:${canonical(o[k]!)}`).join(',')}}`;
}

/** Whether two values have the same canonical text, without making it. */
export function sameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((x, i) => sameValue(x, b[i]));
  if (Array.isArray(b)) return false;
  const [x, y] = [a, b] as readonly Readonly<Record<string, unknown>>[];
  let more = 0;
  for (const key in x) {
    if (x[key] === undefined) continue;
    if (!sameValue(x[key], y[key])) return false;
    more++;
  }
  for (const key in y) if (y[key] !== undefined) more--;
  return more === 0;
}
