/** What every part of the server stands on. */
import type { Config } from './config.ts';
import type { Log } from './logging.ts';
import type { Metrics } from './metrics.ts';
import type { Storage } from './storage/storage.ts';

export interface World {
  readonly config: Config;
  readonly storage: Storage;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Milliseconds since 1970; tests bring their own. */
  readonly now: () => number;
}
