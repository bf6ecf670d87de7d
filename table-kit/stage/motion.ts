/** How long motions take (docs/look.md, "Motion"), at speed 1. */
import type { Motion } from '../contract.ts';

export const MOVE_MS = 320;
export const FLIP_MS = 420;
export const DRAMA_MS = 900;

const USUAL_MS: { readonly [K in Motion['kind']]: number } = {
  fly: MOVE_MS,
  flip: MOVE_MS + FLIP_MS,
  slide: MOVE_MS,
  pulse: FLIP_MS,
  drama: DRAMA_MS,
};
/** How long a glow is waited for; the rest fades while the next event plays. */
const GLOW_MS = 120;

export const msOf = (m: Motion): number => m.ms ?? USUAL_MS[m.kind];

/** From the start of the first motion to the end of the last. */
export const lengthOf = (motions: readonly Motion[]): number =>
  motions.reduce((longest, m) => Math.max(longest, (m.delay ?? 0) + (m.kind === 'pulse' ? Math.min(GLOW_MS, msOf(m)) : msOf(m))), 0);

export const isDrama = (motions: readonly Motion[]): boolean => motions.some((m) => m.kind === 'drama');

/** How many travelling things are rendered in one frame. */
export const A_FRAME = 2;

export const framesOf = ({ motions, reduced }: { readonly motions: readonly Motion[]; readonly reduced: boolean }): number =>
  Math.max(1, reduced ? 1 : Math.ceil(motions.filter((m) => m.what !== undefined).length / A_FRAME));
