/** Our own server under load: the real one, with SQLite on the disk, every answer flushed before it is acknowledged. */
import { readConfig, startServer } from '@starboard/server';
import { answers } from './children.ts';
import { pulseAnswers } from './vitals.ts';

// One machine plays four hundred people: what protects a server against one address would be all that is measured.
const NO_LIMITS = {
  STARBOARD_MAX_TABLES: '100000',
  STARBOARD_MAX_BYTES: '999999999999',
  STARBOARD_MAX_SOCKETS: '100000',
  STARBOARD_MAX_MESSAGES: '10000000',
  STARBOARD_MAX_REQUESTS: '10000000',
};

/** One of several servers, or alone with PostgreSQL. */
const { BENCH_DATABASE_URL: database, BENCH_NATS_URL: nats, BENCH_CELL: cell } = process.env;
const SHARED = {
  ...(database === undefined ? {} : { DATABASE_URL: database }),
  ...(nats === undefined ? {} : { NATS_URL: nats, STARBOARD_CELL: cell, STARBOARD_STANDBY: 'none' }),
};

const server = await startServer(
  readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    STARBOARD_DATA: process.env.STARBOARD_DATA,
    STARBOARD_WEB: 'none',
    LOG_LEVEL: 'warn',
    ...NO_LIMITS,
    ...SHARED,
  }),
  { logTo: process.stderr },
);

answers({
  port: () => Number(new URL(server.url).port),
  /** Matches in memory. */
  live: () => server.parts.matches.all().length,
  close: () => server.close(),
  ...pulseAnswers(),
});
