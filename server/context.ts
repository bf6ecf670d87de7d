/** What every part of the server stands on. */

import type { Storage } from '@starboard/host/storage';
import type { ServerConfig } from './operations/config.ts';
import type { Log } from './operations/logging.ts';
import type { Metrics } from './operations/metrics.ts';

export interface ServerContext {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Milliseconds since 1970; tests bring their own. */
  readonly now: () => number;
  /** Runs something so many milliseconds later; the function returned cancels it. A test's own clock brings its own. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** By the clock of the machine. A timer alone keeps no process alive. */
export const realAfter: ServerContext['after'] = (ms, run) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};
