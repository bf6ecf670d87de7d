/**
 * What is reckoned again and again while one question is weighed, kept until it is answered. The state changes after that, so
 * nothing may be kept longer: `focused` forgets when its work is done.
 */
import type { Effects } from '../content/effect.ts';
import type { Pub, Who } from '../rules/types.ts';

export interface Focus {
  readonly pub: Readonly<Pub>;
  readonly who: Who;
  /** Filled in when they are first asked for. */
  keep: readonly number[] | null;
  ahead: number | null;
  leader: number | null;
  readonly units: (number | undefined)[];
  readonly steps: (number | undefined)[];
  readonly worth: Map<Effects, number>;
  readonly deep: Map<Effects, number>;
}

let now: Focus | null = null;

/** The cache for this state; null: the state is not being examined. */
export const focusOn = (pub: Readonly<Pub>): Focus | null => (now !== null && now.pub === pub ? now : null);
/** The same, for this side's eyes only. */
export const focusOf = (pub: Readonly<Pub>, who: Who): Focus | null => (now !== null && now.pub === pub && now.who === who ? now : null);

/** Does some work that changes nothing in `pub`. */
export function focused<R>(pub: Readonly<Pub>, who: Who, work: () => R): R {
  const before = now;
  now = { pub, who, keep: null, ahead: null, leader: null, units: [], steps: [], worth: new Map(), deep: new Map() };
  try {
    return work();
  } finally {
    now = before;
  }
}
