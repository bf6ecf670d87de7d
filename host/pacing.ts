/**
 * When bots answer. The delay is drawn when the question is put, from its own seed. It does not depend on what the bot holds or
 * how long it thinks, so the time of an answer reveals nothing. Thinking takes less than the shortest delay.
 */
import { type Cover, FastChance, hash32 } from '@starboard/kernel';
import type { Settings } from './api.ts';

/** Milliseconds, least and most. The numbers for an open window are those of Q3 (landing race). */
const DELAY: Readonly<Record<Cover['window'], readonly [number, number]>> = { turn: [700, 1300], sealed: [800, 2500], open: [800, 3000] };
/** In an open window nobody loses to a bot by a tenth of a second. */
export const AFTER_PERSON = 500;
/** All bots have answered this long before the end of a window. */
export const BEFORE_DEADLINE = 250;
/** Fast bots take this long, whatever they think about. */
const QUICK = 150;
/** A thought that is late on a busy machine waits for the next beat: others see that it was late, but not by how much. */
const BEAT = 500;

/** `instant`: as soon as the bot has thought. Only for one person alone at a terminal, who learns from it how long bots think. */
export type BotPace = Settings['pace'] | 'instant';

/** Names a seat's question in a window: it changes when the seat acts. */
export const questionName = (window: number, seat: number, times: number): string => `${window} ${seat} ${times}`;

/** What a bot's thought about a question depends on beside what it knows. */
export const thoughtSeed = (botSeed: string | number, asked: string): number => hash32(`${botSeed} ${asked} thought`);

export type Delay = (pace: BotPace, window: Cover['window'], seed: string) => number;

export const drawnDelay: Delay = (pace, window, seed) => {
  if (pace === 'instant') return 0;
  if (pace === 'fast') return QUICK;
  const [least, most] = DELAY[window];
  return least + new FastChance(seed).int(most - least + 1);
};

/** From a change of the table to the answer of a bot that looks again; no longer than the pause after a person's act. */
export const lookTime = (pace: BotPace): number => (pace === 'human' ? 400 : pace === 'fast' ? QUICK : 0);

/**
 * How long a bot waits for people who have not spoken yet, where the game says that it hears them out. At a terminal whose clock
 * stands still the person is asked once no bot has anything to do, so nobody may wait for them.
 */
export const hearingTime = (pace: BotPace): number => (pace === 'instant' ? 0 : pace === 'fast' ? 15_000 : 40_000);

/** Shorter than the shortest delay: the question must be written first, and a thread must be free. `again`: a second look. */
export const thinkingTime = (pace: BotPace, again = false): number => (pace === 'human' ? (again ? 300 : 600) : 100);

/** When an answer is given whose thought arrived at `thought`: at the drawn time, or a whole number of beats later. */
export const onTheBeat = (due: number, thought: number): number => due + BEAT * Math.ceil(Math.max(0, thought - due) / BEAT);
