/** What every part of the server gets. */
import type { Storage } from '@starboard/host/storage';
import type { Ownership } from './matches/ownership.ts';
import type { ServerConfig } from './operations/config.ts';
import type { Log } from './operations/logging.ts';
import type { Metrics } from './operations/metrics.ts';

export interface ServerContext {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly owners: Ownership;
  /** Milliseconds since 1970; tests bring their own. */
  readonly now: () => number;
  /** Runs something after this many milliseconds; the returned function cancels it. Tests replace it together with `now`. */
  readonly after: (ms: number, run: () => void) => () => void;
}

/** Real timers. They do not keep the process alive. */
export const realAfter: ServerContext['after'] = (ms, run) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};
