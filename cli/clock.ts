/** Time, so that tests can bring their own. */
export interface Clock {
  now(): number;
  /** Runs something later; the function returned cancels it. */
  after(ms: number, run: () => void): () => void;
}
export const realClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * `human`: bots take their time and windows have their deadlines. `brisk`: bots answer at once. `patient`: bots answer at
 * once and in the order of the seats, and no deadline runs, so that a script sees the same match again.
 */
export type SessionPace = 'human' | 'brisk' | 'patient';
