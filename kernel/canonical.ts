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
