/**
 * The portrait that a person makes from our own parts, as ten small numbers in one word: head, skin, eyes, mouth, hair or hat,
 * its colour, extra, suit, its colour, ground. What they look like only a page knows (web/src/face/).
 */
import { createHash, randomInt } from 'node:crypto';

/** How many there are of each part. */
export const FACE_PARTS = [5, 10, 7, 8, 11, 8, 7, 4, 8, 8] as const;
const DIGITS = 36;

export const FACE = new RegExp(`^${FACE_PARTS.map((n) => `[${Array.from({ length: n }, (_, i) => i.toString(DIGITS)).join('')}]`).join('')}$`);

const written = (of: (n: number, part: number) => number): string => FACE_PARTS.map((n, part) => of(n, part).toString(DIGITS)).join('');

/** Drawn at random, for somebody new. */
export const newFace = (): string => written((n) => randomInt(n));

/** For people who were here before there were portraits: always the same one. */
export function faceFrom(identity: string): string {
  const bytes = createHash('sha256').update(`starboard/face ${identity}`).digest();
  return written((n, part) => bytes[part] % n);
}
