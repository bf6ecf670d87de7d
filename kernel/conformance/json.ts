/** Bytes, and what makes a value safe to store, send and share. */

/** Thrown by a check: a promise of the contract is broken. The message is for the author of the game. */
export class ContractBroken extends Error {}

/** Two values are the same exactly when their bytes are; the order of keys counts, because it shows in what is sent. */
export const bytes = (value: unknown): string => JSON.stringify(value) ?? 'undefined';

type Plain = Readonly<Record<string, unknown>>;

/** Whether the bytes of two plain values are the same, without making them: most comparisons find no difference. */
export function sameBytes(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return bytes(a) === bytes(b);
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !sameBytes(a[i], b[i])) return false;
    return true;
  }
  const [keys, others] = [Object.keys(a), Object.keys(b)];
  // What is undefined is not written: only the bytes tell.
  if (keys.length !== others.length || Array.isArray(b)) return bytes(a) === bytes(b);
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i];
    if (key !== others[i]) return bytes(a) === bytes(b);
    const [was, is] = [(a as Plain)[key], (b as Plain)[key]];
    if (was !== is && !sameBytes(was, is)) return false;
  }
  return true;
}

/** Where a value is not plain JSON, and why; null: it is. `JSON.stringify` would quietly drop or bend all of these. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${path} is a ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = i in value ? notPlain(value[i], `${path}[${i}]`) : `${path}[${i}] is a hole`;
      if (found !== null) return found;
    }
    return null;
  }
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null) return `${path} is an instance of ${value.constructor?.name ?? 'a class'}`;
  for (const [key, part] of Object.entries(value)) {
    const found = notPlain(part, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Freezes a value deeply: any later write throws. */
export function freeze<V>(value: V): V {
  if (value === null || typeof value !== 'object') return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

/** The same value as it comes out of storage or over the wire. */
export const reread = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

/** The first place where two JSON values differ, for a message. */
export function difference(a: unknown, b: unknown, path = ''): string {
  if (bytes(a) === bytes(b)) return 'nothing';
  if (a !== null && b !== null && typeof a === 'object' && typeof b === 'object') {
    const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
    for (const key of keys) {
      const [x, y] = [(a as Plain)[key], (b as Plain)[key]];
      if (bytes(x) !== bytes(y)) return difference(x, y, `${path}.${key}`);
    }
    return `${path || 'the value'}: the order of keys`;
  }
  return `${path || 'the value'}: ${short(bytes(a))} / ${short(bytes(b))}`;
}

const short = (text: string): string => (text.length > 160 ? `${text.slice(0, 157)}…` : text);
