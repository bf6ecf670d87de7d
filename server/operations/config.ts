/** The settings of a server, from the environment. A wrong value is refused at the start with one sentence. */
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { OperatorError } from './operator-error.ts';

export interface ServerConfig {
  readonly port: number;
  readonly host: string;
  /** The data directory. */
  readonly data: string;
  /** PostgreSQL; null: SQLite in the data directory. */
  readonly databaseUrl: string | null;
  /** Null: the address in the browser. No trailing slash. */
  readonly publicUrl: string | null;
  readonly logLevel: string;
  /** The proxies whose `X-Forwarded-For` Fastify trusts; false: none. */
  readonly trustProxy: string | false;
  readonly metrics: 'off' | 'local' | 'all';
  readonly webhooks: boolean;
  /** Off: somebody is a name on one device; no way back in, no profiles, friends, ratings or leagues. */
  readonly accounts: boolean;
  /** Whether published works can stand on a public shelf. */
  readonly shelf: boolean;
  /** The SMTP server for e-mail; null: none. It needs `publicUrl`, for the links. */
  readonly smtp: string | null;
  readonly mailFrom: string;
  readonly botThreads: number | null;
  /** A match that nobody looks at is unloaded after this time. */
  readonly idleMs: number;
  /** How long a live start waits for the players' words. */
  readonly startMs: number;
  /** Tables that never began, and matches without a move, are closed after this many days; 0 = never. */
  readonly abandonDays: number;
  /** Finished matches are removed after this many days; 0 = never. */
  readonly keepDays: number;
  readonly limits: ServerLimits;
  /** Null: this server is alone. */
  readonly cluster: ClusterConfig | null;
  /** How many processes the command starts. */
  readonly processes: number;
  /** The built web client; null: none is served. */
  readonly web: string | null;
}

/** One of several servers of an installation. */
export interface ClusterConfig {
  /** One or several addresses with commas between. */
  readonly natsUrl: string;
  /** How this server is called in logs. */
  readonly node: string;
  /** Servers of one cell hear each other. */
  readonly cell: string;
  readonly leaseMs: number;
  /** How long a server that shuts down may take to give its tables away. */
  readonly drainMs: number;
  /** How long running games wait for a server that has their rules, when the others have newer ones. */
  readonly oldMs: number;
  /** Whether the database has a synchronous standby. */
  readonly standby: 'sync' | 'none';
}

export interface ServerLimits {
  /** Unfinished tables per person. */
  readonly tables: number;
  /** Bytes that a person's games may write; see ../tables/written-bytes.ts. */
  readonly bytes: number;
  /** Published works per person. */
  readonly works: number;
  /** Costly checks of options per person and minute. */
  readonly checks: number;
  /** Sockets per network address. */
  readonly sockets: number;
  /** Messages per socket in ten seconds. */
  readonly messages: number;
  /** Requests per network address and minute; for new guests and tables a tenth of it. */
  readonly requests: number;
}

/** A wrong setting: one sentence for the operator. */
export class BadConfig extends OperatorError {}

type Read = (text: string) => unknown;
interface Setting {
  readonly name: string;
  readonly usual: string;
  readonly about: string;
  readonly read: Read;
}

const whole =
  (min: number, max: number): Read =>
  (text) => {
    const n = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    if (n >= min && n <= max) return n;
    throw new BadConfig((s) => s.number(min, max));
  };
const oneOf =
  (...values: readonly string[]): Read =>
  (text) => {
    if (values.includes(text)) return text;
    throw new BadConfig((s) => s.oneOf(values));
  };
const onOff: Read = (text) => {
  if (text === 'on' || text === 'off') return text === 'on';
  throw new BadConfig((s) => s.onOff);
};
/** Only the scheme is checked: a database can be named by the path of a socket, which URL parsers refuse. */
const database: Read = (text) => {
  if (text === '') return null;
  if (/^postgres(ql)?:\/\/\S/.test(text)) return text;
  throw new BadConfig((s) => s.database);
};
const publicAddress: Read = (text) => {
  if (text === '') return null;
  const parsed = URL.parse(text);
  if (parsed === null || !/^https?:$/.test(parsed.protocol)) throw new BadConfig((s) => s.http);
  if (parsed.pathname !== '/' || parsed.search !== '' || parsed.hash !== '') throw new BadConfig((s) => s.noPath);
  return parsed.origin;
};
/** It may hold a password, which is never repeated. */
const smtpAddress: Read = (text) => {
  if (text === '') return null;
  if (/^smtps?:\/\/\S/.test(text) && URL.parse(text) !== null) return text;
  throw new BadConfig((s) => s.smtp);
};
const mailAddress: Read = (text) => {
  if (/^[^\s@<>]+@[^\s@<>]+$/.test(text)) return text;
  throw new BadConfig((s) => s.mail);
};
const nats: Read = (text) => {
  if (text === '') return null;
  if (/^(nats|tls):\/\/[^\s,]+(,(nats|tls):\/\/[^\s,]+)*$/.test(text)) return text;
  throw new BadConfig((s) => s.nats);
};
const cellName: Read = (text) => {
  if (/^[A-Za-z0-9_-]{1,32}$/.test(text)) return text;
  throw new BadConfig((s) => s.cell);
};
const host: Read = (text) => {
  if (/^[A-Za-z0-9.:_-]{1,255}$/.test(text)) return text;
  throw new BadConfig((s) => s.host);
};
const proxy: Read = (text) => {
  if (text === 'off') return false;
  if (/^(loopback|linklocal|uniquelocal|[0-9a-fA-F.:/]+)(,\s*(loopback|linklocal|uniquelocal|[0-9a-fA-F.:/]+))*$/.test(text)) return text;
  throw new BadConfig((s) => s.proxy);
};

/** Every setting, for reading and for docs/settings.md. */
export const settingsTable: readonly Setting[] = [
  { name: 'PORT', usual: '4747', about: 'The port to listen on. 0 picks any free port.', read: whole(0, 65_535) },
  { name: 'HOST', usual: '0.0.0.0', about: 'The address to listen on. Use 127.0.0.1 to allow only this machine.', read: host },
  { name: 'STARBOARD_DATA', usual: './data', about: 'The data directory. It holds the SQLite database.', read: (text) => resolve(text) },
  {
    name: 'DATABASE_URL',
    usual: '',
    about: 'Uses PostgreSQL instead of SQLite: postgres://user:password@host/name.',
    read: database,
  },
  {
    name: 'NATS_URL',
    usual: '',
    about: 'With PostgreSQL: runs this server as one of several (docs/operating.md). nats://host:4222, several with commas between.',
    read: nats,
  },
  {
    name: 'STARBOARD_PROCESSES',
    usual: '1',
    about: 'With PostgreSQL: so many processes behind one port, for every core of one machine. A NATS server is started where none is named.',
    read: whole(1, 256),
  },
  {
    name: 'STARBOARD_NODE',
    usual: '',
    about: 'With NATS_URL: what this server is called in logs. Empty: the name of the machine.',
    read: (text) => (text === '' ? hostname() : text.slice(0, 100)),
  },
  {
    name: 'STARBOARD_CELL',
    usual: 'main',
    about: 'With NATS_URL: servers with the same cell belong together. Letters and digits.',
    read: cellName,
  },
  {
    name: 'STARBOARD_LEASE_MS',
    usual: '2000',
    about: 'With NATS_URL: milliseconds after which others take over the games of a server that is silent.',
    read: whole(500, 60_000),
  },
  {
    name: 'STARBOARD_DRAIN_SECONDS',
    usual: '180',
    about: 'With NATS_URL: seconds that a server may take to hand its games over when it shuts down.',
    read: whole(1, 3600),
  },
  {
    name: 'STARBOARD_OLD_HOURS',
    usual: '0',
    about:
      'With NATS_URL: hours that running games wait for a server with their rules, when the others have newer ones. A server that shuts down stays so long for games that only it can play. 0: the others try at once, and close a game that does not fit.',
    read: whole(0, 168),
  },
  {
    name: 'STARBOARD_STANDBY',
    usual: 'sync',
    about: 'With NATS_URL: sync, the database must have a synchronous standby; none, it may have none, and moves can be lost with its disk.',
    read: oneOf('sync', 'none'),
  },
  {
    name: 'PUBLIC_URL',
    usual: '',
    about:
      'The address people use, such as https://games.example.org. With https, cookies are sent over https only. Empty: the address in the browser.',
    read: publicAddress,
  },
  {
    name: 'LOG_LEVEL',
    usual: 'info',
    about: 'How much is logged: fatal, error, warn, info, debug, trace or silent.',
    read: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
  },
  {
    name: 'STARBOARD_PROXY',
    usual: 'off',
    about: 'Trusted proxies, whose X-Forwarded-For is used: off, loopback or a list of addresses.',
    read: proxy,
  },
  {
    name: 'STARBOARD_METRICS',
    usual: 'local',
    about: 'Who may read /metrics: off, local (this machine) or all.',
    read: oneOf('off', 'local', 'all'),
  },
  { name: 'STARBOARD_WEBHOOKS', usual: 'on', about: 'Whether people can have notices sent to a webhook: on or off.', read: onOff },
  {
    name: 'STARBOARD_ACCOUNTS',
    usual: 'on',
    about: 'Whether people can keep who they are: on or off. Off: no passkeys, device links, profiles, friends, ratings or leagues.',
    read: onOff,
  },
  { name: 'STARBOARD_SHELF', usual: 'on', about: 'Whether people can put maps, scenarios and packs on a public shelf: on or off.', read: onOff },
  {
    name: 'STARBOARD_SMTP',
    usual: '',
    about: 'The server that sends e-mail: smtp://user:password@host:port. Needs PUBLIC_URL. Empty: no e-mail.',
    read: smtpAddress,
  },
  { name: 'STARBOARD_MAIL_FROM', usual: 'starboard@localhost', about: 'The address that e-mails come from.', read: mailAddress },
  { name: 'STARBOARD_BOT_THREADS', usual: '0', about: 'Number of threads for bots. 0: one fewer than there are cores.', read: whole(0, 256) },
  {
    name: 'STARBOARD_IDLE_MINUTES',
    usual: '10',
    about: 'Minutes until a match that nobody has open is unloaded from memory.',
    read: whole(1, 1440),
  },
  { name: 'STARBOARD_START_SECONDS', usual: '30', about: 'Seconds that the start of a live game waits for all players.', read: whole(1, 600) },
  {
    name: 'STARBOARD_ABANDON_DAYS',
    usual: '60',
    about:
      'Days until a table that never started, or a match without a move, is closed. 0: never. Matches of bots alone are closed after seven days.',
    read: whole(0, 3650),
  },
  { name: 'STARBOARD_KEEP_DAYS', usual: '0', about: 'Days until a finished match is deleted. 0: never.', read: whole(0, 36_500) },
  { name: 'STARBOARD_MAX_TABLES', usual: '100', about: 'Unfinished tables per person, as host or player.', read: whole(1, 100_000) },
  {
    name: 'STARBOARD_MAX_BYTES',
    usual: '268435456',
    about:
      'Bytes that one person’s unfinished games, and games that started and ended today, may write. Above it, no new tables can be made and bots alone are paused.',
    read: whole(1000, 999_999_999_999),
  },
  { name: 'STARBOARD_MAX_WORKS', usual: '50', about: 'Maps, scenarios and packs that one person can publish.', read: whole(0, 10_000) },
  {
    name: 'STARBOARD_MAX_CHECKS',
    usual: '60',
    about: 'Checks of zones, scenarios and packs per person and minute. Four times as many per network address.',
    read: whole(1, 1_000_000),
  },
  { name: 'STARBOARD_MAX_SOCKETS', usual: '200', about: 'Open WebSockets per network address.', read: whole(1, 1_000_000) },
  { name: 'STARBOARD_MAX_MESSAGES', usual: '200', about: 'Messages per WebSocket in ten seconds.', read: whole(1, 10_000_000) },
  {
    name: 'STARBOARD_MAX_REQUESTS',
    usual: '600',
    about: 'Requests per network address and minute. New guests, tables, links and records: a tenth of it.',
    read: whole(10, 10_000_000),
  },
  {
    name: 'STARBOARD_WEB',
    usual: '',
    about: 'The folder with the built pages. Empty: the pages of this installation. none: serve only the API.',
    read: (text) => text,
  },
];

export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const read = <V>(name: string): V => {
    const setting = settingsTable.find((s) => s.name === name)!;
    const given = env[name]?.trim();
    const text = given === undefined || given === '' ? setting.usual : given;
    try {
      return setting.read(text) as V;
    } catch (error) {
      if (!(error instanceof BadConfig)) throw error;
      // A connection address may hold a password: it is not repeated.
      const shown = ['DATABASE_URL', 'STARBOARD_SMTP', 'NATS_URL'].includes(name) ? null : text.slice(0, 100);
      throw new BadConfig((s) => s.setting(name, error.say(s), shown));
    }
  };
  const web = read<string>('STARBOARD_WEB');
  const natsUrl = read<string | null>('NATS_URL');
  if (natsUrl !== null && read('DATABASE_URL') === null) throw new BadConfig((s) => s.natsAlone);
  return {
    port: read('PORT'),
    host: read('HOST'),
    data: read('STARBOARD_DATA'),
    databaseUrl: read('DATABASE_URL'),
    publicUrl: read('PUBLIC_URL'),
    logLevel: read('LOG_LEVEL'),
    trustProxy: read('STARBOARD_PROXY'),
    metrics: read('STARBOARD_METRICS'),
    webhooks: read('STARBOARD_WEBHOOKS'),
    accounts: read('STARBOARD_ACCOUNTS'),
    shelf: read('STARBOARD_SHELF'),
    smtp: read('STARBOARD_SMTP'),
    mailFrom: read('STARBOARD_MAIL_FROM'),
    botThreads: read<number>('STARBOARD_BOT_THREADS') || null,
    idleMs: read<number>('STARBOARD_IDLE_MINUTES') * 60_000,
    startMs: read<number>('STARBOARD_START_SECONDS') * 1000,
    abandonDays: read('STARBOARD_ABANDON_DAYS'),
    keepDays: read('STARBOARD_KEEP_DAYS'),
    limits: {
      tables: read('STARBOARD_MAX_TABLES'),
      bytes: read('STARBOARD_MAX_BYTES'),
      works: read('STARBOARD_MAX_WORKS'),
      checks: read('STARBOARD_MAX_CHECKS'),
      sockets: read('STARBOARD_MAX_SOCKETS'),
      messages: read('STARBOARD_MAX_MESSAGES'),
      requests: read('STARBOARD_MAX_REQUESTS'),
    },
    processes: read('STARBOARD_PROCESSES'),
    cluster:
      natsUrl === null
        ? null
        : {
            natsUrl,
            node: read('STARBOARD_NODE'),
            cell: read('STARBOARD_CELL'),
            leaseMs: read('STARBOARD_LEASE_MS'),
            drainMs: read<number>('STARBOARD_DRAIN_SECONDS') * 1000,
            oldMs: read<number>('STARBOARD_OLD_HOURS') * 3_600_000,
            standby: read('STARBOARD_STANDBY'),
          },
    web: web === 'none' ? null : web === '' ? join(import.meta.dirname, '../../web/dist') : resolve(web),
  };
}
