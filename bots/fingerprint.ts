/**
 * A number for what a seat sees, quick enough to be made at every node of a search: several times faster than JSON text.
 * 53 bits: in a tree of 100,000 nodes two different views meet about once in a million searches, and then only two
 * imagined futures are mixed up.
 */
const floats = new Float64Array(1);
const words = new Uint32Array(floats.buffer);
const names = new Map<string, number>();

let a = 0;
let b = 0;
/** Members whose name begins with an underscore are passed over. */
let shy = false;

function mix(v: number): void {
  a = Math.imul(a ^ v, 0x85ebca6b);
  a ^= a >>> 15;
  b = Math.imul(b + v, 0xc2b2ae35);
  b ^= b >>> 13;
}

function text(s: string): void {
  mix(s.length);
  for (let i = 0; i < s.length; i++) mix(s.charCodeAt(i));
}

/** Names of members come again and again, so each is read once. */
function name(key: string): void {
  let h = names.get(key);
  if (h === undefined) {
    h = 7;
    for (let i = 0; i < key.length; i++) h = Math.imul(h ^ key.charCodeAt(i), 0x01000193);
    if (names.size < 10_000) names.set(key, h);
  }
  mix(h);
}

function add(v: unknown): void {
  if (typeof v === 'number') {
    if ((v | 0) === v) mix(v);
    else {
      floats[0] = v;
      mix(words[0]);
      mix(words[1] ^ 0x5f356495);
    }
  } else if (typeof v === 'string') text(v);
  else if (Array.isArray(v)) {
    mix(v.length ^ 0x3c6ef372);
    for (let i = 0; i < v.length; i++) add(v[i]);
  } else if (typeof v === 'object' && v !== null) {
    const o = v as Readonly<Record<string, unknown>>;
    for (const key in o) {
      if (shy && key.charCodeAt(0) === UNDERSCORE) continue;
      name(key);
      add(o[key]);
    }
    mix(0x1b873593);
  } else mix(v === true ? 0x2545f491 : v === false ? 0x61c88647 : 0x7f4a7c15);
}
const UNDERSCORE = 95;

/** Of a stack of frames without its dark locals, which no seat sees, and of any JSON values after it. */
export function fingerprint(stack: readonly object[], ...parts: readonly unknown[]): number {
  a = 0x9e3779b9;
  b = 0x243f6a88;
  shy = true;
  add(stack);
  shy = false;
  for (let i = 0; i < parts.length; i++) add(parts[i]);
  a ^= b >>> 16;
  a = Math.imul(a, 0x85ebca6b);
  a ^= a >>> 13;
  b = Math.imul(b, 0xc2b2ae35) ^ a;
  b ^= b >>> 16;
  return (a >>> 0) * 2 ** 21 + (b >>> 11);
}
