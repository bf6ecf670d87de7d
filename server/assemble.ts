/** Makes the parts of a server and connects them; nothing runs yet. Each step uses only what the steps before it made. */
import { BotPool } from '@starboard/bots';
import type { Storage } from '@starboard/host/storage';
import { makeHandlers } from './api/handlers.ts';
import type { CallKind } from './api/routes.ts';
import { Challenges } from './challenges/challenges.ts';
import { realAfter, type ServerContext } from './context.ts';
import { DeviceLinks } from './identity/device-links.ts';
import { forgetter } from './identity/forgetting.ts';
import { Identities } from './identity/identities.ts';
import { MailLinks } from './identity/mail-links.ts';
import { PaperKeys } from './identity/paper-keys.ts';
import { Passkeys } from './identity/passkeys.ts';
import { Profiles } from './identity/profiles.ts';
import { PersonReports } from './identity/reports.ts';
import { Ties } from './identity/ties.ts';
import { endOf } from './matches/match-ends.ts';
import { Matches, type Thinkers } from './matches/matches.ts';
import { ALONE } from './matches/ownership.ts';
import { rebuildResults } from './matches/rebuilding.ts';
import { Records } from './matches/records.ts';
import { Uptime } from './matches/uptime.ts';
import { buildApp } from './network/http.ts';
import { MatchSockets } from './network/match-sockets.ts';
import { Previews } from './network/previews.ts';
import { Carriers } from './notices/carriers.ts';
import { NoticeSettings } from './notices/notice-settings.ts';
import { Notices } from './notices/notices.ts';
import { Push } from './notices/push.ts';
import { post, resolveName } from './notices/webhook.ts';
import { Announcements } from './operations/announcements.ts';
import { Backups } from './operations/backups.ts';
import type { ServerConfig } from './operations/config.ts';
import { HostKey } from './operations/host-key.ts';
import { Hosting } from './operations/hosting.ts';
import { Housekeeping } from './operations/housekeeping.ts';
import { newLog, traceOf } from './operations/logging.ts';
import { Metrics } from './operations/metrics.ts';
import packageJson from './package.json' with { type: 'json' };
import { Ratings } from './ratings/ratings.ts';
import type { Installation, Lock } from './storage/installation.ts';
import { lockInstallation } from './storage/lock.ts';
import { openStorage } from './storage/open.ts';
import { ChatRooms } from './tables/chat.ts';
import { GameCatalogue, type GameSource, registeredGames } from './tables/games.ts';
import { Lobbies } from './tables/lobby.ts';
import { Matchmaking } from './tables/matchmaking.ts';
import { OpenTables } from './tables/open-tables.ts';
import { MatchResults } from './tables/results.ts';
import { Seating } from './tables/seating.ts';
import { Starting } from './tables/starting.ts';
import { chairOfIdentity, type TableDoc, waitsFor, wordMissing } from './tables/table-doc.ts';
import { Tables } from './tables/tables.ts';
import { WaitingList } from './tables/waiting-list.ts';
import { Tournaments } from './tournaments/tournaments.ts';
import { Works } from './works/works.ts';

/** What tests replace. */
export interface Overrides {
  readonly games?: GameSource;
  readonly now?: () => number;
  readonly after?: ServerContext['after'];
  readonly pool?: Thinkers;
  readonly storage?: Storage;
  readonly resolve?: typeof resolveName;
  readonly post?: typeof post;
  readonly logTo?: { write(line: string): void };
}

type Foundations = Awaited<ReturnType<typeof foundations>>;
type Keepers = ReturnType<typeof keepers>;
type Running = ReturnType<typeof running>;
export type Parts = Awaited<ReturnType<typeof assemble>>;

export async function assemble(config: ServerConfig, instead: Overrides = {}) {
  const base = await foundations(config, instead);
  const kept = keepers(base);
  const live = running(base, kept, instead);
  const face = await interfaceOf(base, kept, live, instead);
  return { ...base, ...kept, ...live, ...face };
}

const installationOf = ({ data, databaseUrl }: ServerConfig): Installation => ({ dataDir: data, ...(databaseUrl === null ? {} : { databaseUrl }) });

/** The storage of this installation, for this process alone. */
export async function openInstallation(config: ServerConfig): Promise<{ storage: Storage; lock: Lock }> {
  const installation = installationOf(config);
  const lock = await lockInstallation(installation, config.cluster !== null);
  try {
    return { storage: await openStorage(installation), lock };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Storage, clock, log, games, bots: what everything else stands on. */
async function foundations(config: ServerConfig, instead: Overrides) {
  const { storage, lock } = instead.storage === undefined ? await openInstallation(config) : { storage: instead.storage, lock: null };
  const metrics = new Metrics();
  let now = instead.now ?? Date.now;
  const log = newLog(config.logLevel, instead.logTo, () => metrics.countError(now()));
  const source = instead.games ?? registeredGames;
  // Loaded only where there are several servers.
  const cluster =
    config.cluster === null
      ? null
      : await (await import('./cluster/cluster.ts')).Cluster.join(config, storage, log, metrics, await rulesVersions(source));
  if (cluster !== null) now = cluster.now;
  const context: ServerContext = { config, storage, log, metrics, now, owners: cluster?.owned ?? ALONE, after: instead.after ?? realAfter };
  /** This server's part of a limit. */
  const part = (most: number): number => context.owners.part(most);
  const games = new GameCatalogue(source, config.limits.checks, now, part);
  const pool: Thinkers =
    instead.pool ??
    new BotPool({
      ...(config.botThreads === null ? {} : { threads: config.botThreads }),
      ...(games.source.loader === undefined ? {} : { loader: games.source.loader }),
    });
  return { context, lock, cluster, part, games, pool };
}

/** The version of the rules of each game that this program has. */
async function rulesVersions(source: GameSource): Promise<Record<string, string>> {
  const versions = await Promise.all(source.gameIds.map(async (id) => [id, (await source.loadGame(id)).game.rules.version] as const));
  return Object.fromEntries(versions);
}

/** What is stored: people, tables, results, works. */
function keepers({ context, cluster, part, games }: Foundations) {
  const { storage, now, log } = context;
  const identities = new Identities(storage, now);
  const ties = new Ties(storage, now);
  const tables = new Tables(context, games, identities, ties);
  const results = new MatchResults(storage, async (identity) => (await identities.docs.get(identity)) !== null);
  return {
    ...{ identities, ties, tables, results },
    ratings: new Ratings(storage, results, log),
    uptime: new Uptime(storage, now, cluster !== null),
    chats: new ChatRooms(storage, tables.access.shuns),
    works: new Works(context, games),
    challenges: new Challenges(tables, ties),
    reports: new PersonReports(storage, now, part),
    links: new DeviceLinks(storage, identities, now),
    passkeys: new Passkeys(storage, identities, now),
    mailLinks: new MailLinks(storage, now),
    paperKeys: new PaperKeys(storage, now),
    noticeSettings: new NoticeSettings(storage, now, part),
    hostKey: new HostKey(storage, now, part),
    announcements: new Announcements(storage, now),
  };
}

/** What happens by itself: starts, matches, notices, rounds of a league. */
function running(base: Foundations, kept: Keepers, instead: Overrides) {
  const { context, cluster, games, pool } = base;
  const { tables, chats, ties, identities, results, ratings, uptime, works } = kept;
  const { config, log } = context;
  const logged = (what: string) => (error: unknown) => log.error(traceOf(error), what);

  const open = new OpenTables(tables);
  const lobbies = new Lobbies(tables, chats, open, (identity) => ties.friends(identity));
  const tell = (table: string, doc: TableDoc, chair: number, kind: CallKind, line: number | null = null): void => {
    const identity = doc.chairs[chair]?.identity ?? null;
    if (identity !== null) void notices.call(table, doc, identity, kind, line).catch(logged('a notice was not sent'));
  };
  const matches = new Matches(tables, pool, uptime, {
    call: tell,
    ended: async (table, doc, end) => {
      // Without accounts, what somebody played is kept on their device alone.
      if (config.accounts) await results.note(table, doc, end);
      const done = await Promise.allSettled([config.accounts ? ratings.note(table) : null, tournaments.ended(table, doc, end)]);
      for (const each of done) if (each.status === 'rejected') throw each.reason;
    },
    moved: (table, doc) => {
      lobbies.touch(table, doc, false);
      cluster?.moved(table, doc);
      seating.giveBack(table, doc);
    },
  });
  const here = (table: string, identity: string): boolean => lobbies.here(table, identity) || (matches.peek(table)?.here(identity) ?? false);
  tables.live = {
    asked: (table) => {
      const live = matches.peek(table);
      return live === null ? (cluster?.asked(table) ?? null) : { asked: live.asked, due: live.dueAt };
    },
    here,
    left: (table, identity) => lobbies.leftTable(table, identity),
    finishing: (table) => matches.peek(table)?.finishing ?? null,
    seat: (table, chair) => matches.peek(table)?.seat(chair) ?? null,
    bytes: (table) => matches.peek(table)?.bytes ?? null,
  };

  const carriers = carriersOf(context, instead);
  const notices = new Notices(context, identities, games, tables.docs, kept.noticeSettings, carriers, {
    page: (identity, table, doc, kind) => lobbies.call(identity, table, doc, kind),
    here,
    waits: (table, doc, identity) => waitsFor(doc, chairOfIdentity(doc, identity), tables.live.asked(table)?.asked ?? doc.asked),
    removed: (work) => works.whyRemoved(work),
  });
  works.onRemoved = (work, identity) => void notices.removed(work, identity).catch(logged('a notice was not sent'));
  const waitingList = new WaitingList(tables, (table, doc, identity, kind) => notices.call(table, doc, identity, kind));
  tables.onChange((id, doc) => void waitingList.changed(id, doc).catch(logged('a free seat was not told')));

  const starting = new Starting(tables, async (id, doc) => {
    await matches.begin(id, doc);
    void works.began(doc).catch(logged('a play was not counted'));
  });
  // A start needs everybody's word: people who are not here are notified.
  starting.onStart = (id, doc) => doc.chairs.forEach((_, i) => void (doc.start !== null && wordMissing(doc.start, i) && tell(id, doc, i, 'word')));
  const seating = new Seating(tables, matches);
  const tournaments = new Tournaments({
    ...{ tables, starting, seating },
    endOf: async (table) => endOf(await matches.get(table)),
    call: (table, doc, chair) => tell(table, doc, chair, 'word'),
  });
  const sockets = new MatchSockets(tables, matches, chats);
  const isUnderWay = (table: string): boolean => starting.isUnderWay(table) || tournaments.isWatching(table);
  const housekeeping = new Housekeeping(tables, matches, chats, lobbies, { isUnderWay }, async () => {
    await ratings.open();
    await tournaments.open();
  });
  kept.announcements.onChange = (said) => lobbies.announce(said);
  return { open, lobbies, matches, carriers, notices, waitingList, starting, seating, tournaments, sockets, housekeeping };
}

/** Push, e-mail and webhooks. */
function carriersOf({ config, storage }: ServerContext, instead: Overrides): Carriers {
  const resolve = instead.resolve ?? resolveName;
  const sender = instead.post ?? post;
  const contact = config.mailFrom.endsWith('@localhost')
    ? (config.publicUrl?.replace(/^http:/, 'https:') ?? 'mailto:starboard@localhost')
    : `mailto:${config.mailFrom}`;
  return new Carriers(config, new Push(storage, contact, resolve, sender), resolve, sender);
}

/** What requests reach: every path and both sockets. */
async function interfaceOf(base: Foundations, kept: Keepers, live: Running, instead: Overrides) {
  const { context, cluster, games } = base;
  const { tables, identities, ties, results, ratings, works, reports, hostKey, announcements, passkeys, noticeSettings } = kept;
  const { open, lobbies, matches, sockets, tournaments, carriers } = live;
  const { config, storage, now } = context;
  const { version } = packageJson;

  const forgetHere = forgetter({ ...kept, ...live });
  const forget = async (identity: string): Promise<void> => {
    await forgetHere(identity);
    cluster?.forgot(identity);
  };
  const dropHere = (device: string): void => {
    sockets.dropDevice(device);
    lobbies.dropDevice(device);
  };
  const rebuild = async (): Promise<number> => {
    if (!config.accounts) return 0;
    const made = await rebuildResults(tables, matches, results);
    await ratings.open();
    return made;
  };
  const hosting = new Hosting({
    ...{ tables, matches, lobbies, reports, works, announcements, version, forget },
    backups: new Backups(installationOf(config), now),
    mails: carriers.mailer !== null,
    rebuildResults: rebuild,
    recomputeRatings: () => ratings.recompute(),
  });
  const handlers = makeHandlers({
    ...kept,
    ...live,
    ...{ hosting, forget, version },
    resolve: instead.resolve ?? resolveName,
    matchmaking: new Matchmaking(tables, open, ratings),
    profiles: new Profiles(tables, results, ties, ratings),
    records: new Records(tables),
    dropDevice: (device) => {
      dropHere(device);
      cluster?.dropDevice(device);
    },
  });
  const shared = { open, ties, identities, announcements, hostKey, works, tournaments, ratings, passkeys, dropDevice: dropHere };
  cluster?.open({ context, ...kept, ...live }, handlers, shared);
  const app = await buildApp(context, {
    ...{ identities, hostKey, handlers, version },
    dispatch: cluster === null ? null : (call, here) => cluster.call(call, here),
    previews: config.web === null ? null : new Previews(config.web, open, games),
    unsubscribe: (token) => noticeSettings.stop(token),
    ready: async () => {
      await storage.get('uptime', 'server');
      return !matches.closed && cluster?.isReady !== false;
    },
    match: (socket, caller, line) => (cluster === null ? sockets.attach(socket, caller, line) : cluster.attachMatch(socket, caller, line)),
    lobby: (socket, caller, { network }) =>
      cluster === null ? lobbies.attach(socket, caller, network) : cluster.attachLobby(socket, caller, network),
  });
  return { app, rebuildResults: rebuild };
}
