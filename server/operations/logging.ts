/** Structured logs without secrets: no tokens, no names, no words, no addresses with a query. */
import { type Logger, pino } from 'pino';

export type Log = Logger;

/** Pino's number of the level. */
const ERROR = 50;

/** Fields with these names are never logged. */
const SECRET = [
  'token',
  'secret',
  'word',
  'words',
  'cookie',
  'authorization',
  'name',
  'names',
  'url',
  'webhook',
  'text',
  'commitment',
  'headers',
  'body',
];

/** `onError`: called for every line that says that something failed. */
export function newLog(level: string, to?: { write(line: string): void }, onError: () => void = () => {}): Log {
  const paths = SECRET.flatMap((name) => [name, `*.${name}`]);
  const hooks: pino.LoggerOptions['hooks'] = {
    logMethod(args, method, weight) {
      if (weight >= ERROR) onError();
      return method.apply(this, args);
    },
  };
  return pino({ level, base: null, redact: { paths, remove: true }, hooks }, to as pino.DestinationStream);
}

/** An error for the log without its message: databases and parsers quote values there. */
export const traceOf = (error: unknown): { err: string; at: string[] } =>
  error instanceof Error
    ? {
        err: error.name,
        at: (error.stack ?? '')
          .split('\n')
          .filter((l) => /^\s+at /.test(l))
          .slice(0, 6)
          .map((l) => l.trim()),
      }
    : { err: typeof error, at: [] };
