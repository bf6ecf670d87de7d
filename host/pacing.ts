/**
 * When bots answer. A delay is drawn when the question is put, from a seed of its own: it depends neither on what the bot
 * holds nor on how long it thinks, so the time of an answer tells nothing. Thinking takes less than the shortest delay.
 */
import { type Cover, FastChance } from '@starboard/kernel';
import type { Settings } from './api.ts';

/** Milliseconds, least and most. In an open window as Q3 of a landing race has it. */
const DELAY: Readonly<Record<Cover['window'], readonly [number, number]>> = { turn: [700, 1300], sealed: [800, 2500], open: [800, 3000] };
/** In an open window nobody loses to a bot by a tenth of a second. */
export const AFTER_PERSON = 500;
/** So long before the end of a window every bot has answered. */
export const BEFORE_DEADLINE = 250;
/** Quick bots take this long, whatever they think. */
const QUICK = 150;
/** A thought that is late on a busy machine waits for the next beat: that it was late shows, by how much does not. */
const BEAT = 500;

export type Delay = (pace: Settings['pace'], window: Cover['window'], seed: string) => number;

export const drawnDelay: Delay = (pace, window, seed) => {
  if (pace === 'fast') return QUICK;
  const [least, most] = DELAY[window];
  return least + new FastChance(seed).int(most - least + 1);
};

/** Less than the shortest delay, by what it takes to write the question down and to find a free thread. */
export const thinkingTime = (pace: Settings['pace']): number => (pace === 'fast' ? 100 : 600);

/** When an answer is given whose thought came at `thought`: at the time that was drawn, or a whole number of beats after it. */
export const onTheBeat = (due: number, thought: number): number => due + BEAT * Math.ceil(Math.max(0, thought - due) / BEAT);
