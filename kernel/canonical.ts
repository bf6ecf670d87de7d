/** One text for one value, to be hashed or compared. Apart from ./fairness.ts, so that code that only compares loads no cryptography. */
import type { Json } from './contract.ts';

/** Keys in order of code units, no spaces: the same bytes on every machine. */
export function canonical(v: Json): string {
  if (v === null || typeof v !== 'object') return JSON.stringify(v);
  if (Array.isArray(v)) return `[${v.map((x) => canonical(x as Json)).join(',')}]`;
  const o = v as JsonObject;
  const keys = Object.keys(o)
    .filter((k) => o[k] !== undefined)
    .sort((a, b) => (a < b ? -1 : 1));
  return `{${keys.map((k) => `${JSON.stringify(k)}:${canonical(o[k]!)}`).join(',')}}`;
}

/** Whether both have the same canonical text; nothing is written for it. */
export function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((v, i) => sameJson(v, b[i]));
  const [x, y] = [a as JsonObject, b as JsonObject];
  let more = 0;
  for (const key in y) if (y[key] !== undefined) more++;
  for (const key in x) {
    const value = x[key];
    if (value === undefined) continue;
    if (!Object.hasOwn(y, key) || !sameJson(value, y[key])) return false;
    more--;
  }
  return more === 0;
}
type JsonObject = { readonly [key: string]: Json | undefined };
