/** Content of links: compressed, with a checksum, in characters that every messenger leaves alone. What comes back is untrusted. */
import { hash32 } from '@starboard/kernel';

/** Some messengers cut off longer links. */
export const LONGEST_LINK = 8000;
const LARGEST = 2_000_000;
/** Bytes of the checksum. */
export const SUM = 4;

/** `rules`: it was made with other rules. */
export class BadLink extends Error {
  readonly why: 'broken' | 'large' | 'game' | 'rules';
  constructor(why: BadLink['why']) {
    super(why);
    this.why = why;
  }
}

export const packed = (text: string): Promise<Uint8Array> =>
  through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);

export const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export function fromText(text: string): Uint8Array<ArrayBuffer> {
  if (!/^[\w-]+$/.test(text)) throw new BadLink('broken');
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  } catch {
    throw new BadLink('broken');
  }
}

/** Detects a link that was damaged on the way, which could otherwise decode to another match. */
export function sumOf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const sum = hash32(Array.from(bytes, (b) => String.fromCharCode(b)).join(''));
  return Uint8Array.of(sum >>> 24, sum >>> 16, sum >>> 8, sum);
}

/** Throws `BadLink`. */
export async function unpacked(packed: Uint8Array<ArrayBuffer>): Promise<unknown> {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(await through(packed, new DecompressionStream('deflate-raw'), LARGEST)));
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink('broken');
  }
}

/** A few bytes can unpack to gigabytes. It stops at a size that no match has. */
async function through(bytes: Uint8Array<ArrayBuffer>, by: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new BadLink('large');
    }
    parts.push(part.value);
  }
  return joined(parts);
}

export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((n, part) => n + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
