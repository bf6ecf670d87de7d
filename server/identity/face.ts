/** The portrait of somebody who has not made one (../api/shapes.ts says what it is). */
import { createHash, randomInt } from 'node:crypto';
import { FACE_DIGITS, FACE_PARTS } from '../api/identity-shapes.ts';

const written = (of: (n: number, part: number) => number): string => FACE_PARTS.map((n, part) => of(n, part).toString(FACE_DIGITS)).join('');

/** Drawn at random, for somebody new. */
export const newFace = (): string => written((n) => randomInt(n));

/** For people who were here before there were portraits: always the same one. */
export function faceFrom(identity: string): string {
  const bytes = createHash('sha256').update(`starboard/face ${identity}`).digest();
  return written((n, part) => bytes[part] % n);
}
