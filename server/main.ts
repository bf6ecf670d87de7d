/** Assembles the server and shuts it down in the right order. */
import type { AddressInfo } from 'node:net';
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
import { endOf, Matches, type Thinkers } from './matches/matches.ts';
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

export interface Server {
  /** Where it listens, for a browser on this machine. */
  readonly url: string;
  /** The host's key, at the first start of an installation alone. */
  readonly newKey: string | null;
  /** For tests. */
  readonly parts: Parts;
  /** Stops accepting, writes what is to be written, and ends. */
  close(): Promise<void>;
}

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

const installationOf = ({ data, databaseUrl }: ServerConfig): Installation => ({ dataDir: data, ...(databaseUrl === null ? {} : { databaseUrl }) });

/** The storage of this installation, for this process alone. */
async function openInstallation(config: ServerConfig): Promise<{ storage: Storage; lock: Lock }> {
  const installation = installationOf(config);
  const lock = await lockInstallation(installation, config.cluster !== null);
  try {
    return { storage: await openStorage(installation), lock };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** The version of the rules of each game that this program has. */
async function rulesVersions(source: GameSource): Promise<Record<string, string>> {
  const versions = await Promise.all(source.gameIds.map(async (id) => [id, (await source.loadGame(id)).game.rules.version] as const));
  return Object.fromEntries(versions);
}

/** All parts, connected; nothing runs yet. */
export async function assemble(config: ServerConfig, instead: Overrides = {}) {
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
  const part = (most: number): number => context.owners.part(most);
  const games = new GameCatalogue(source, config.limits.checks, now, part);
  const pool: Thinkers =
    instead.pool ??
    new BotPool({
      ...(config.botThreads === null ? {} : { threads: config.botThreads }),
      ...(games.source.loader === undefined ? {} : { loader: games.source.loader }),
    });
  const identities = new Identities(storage, now);
  const ties = new Ties(storage, now);
  const tables = new Tables(context, games, identities, ties);
  const results = new MatchResults(storage, async (identity) => (await identities.docs.get(identity)) !== null);
  const ratings = new Ratings(storage, results, log);
  const uptime = new Uptime(storage, now, cluster !== null);
  const chats = new ChatRooms(storage, tables.access.shuns);
  const open = new OpenTables(tables);
  const lobbies = new Lobbies(tables, chats, open, (identity) => ties.friends(identity));

  const tell = (table: string, doc: TableDoc, chair: number, kind: CallKind, line: number | null = null): void => {
    const identity = doc.chairs[chair]?.identity ?? null;
    if (identity === null) return;
    void notices.call(table, doc, identity, kind, line).catch((error) => log.error(traceOf(error), 'a notice was not sent'));
  };
  const matches = new Matches(tables, pool, uptime, {
    call: tell,
    ended: async (table, doc, end) => {
      // Without accounts, what somebody played is kept on their device alone.
      if (config.accounts) {
        await results.note(table, doc, end);
        await ratings.note(table);
      }
      await tournaments.ended(table, doc, end);
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
  const resolve = instead.resolve ?? resolveName;
  const sender = instead.post ?? post;
  const contact = config.mailFrom.endsWith('@localhost')
    ? (config.publicUrl?.replace(/^http:/, 'https:') ?? 'mailto:starboard@localhost')
    : `mailto:${config.mailFrom}`;
  const settings = new NoticeSettings(storage, now, (most) => context.owners.part(most));
  const carriers = new Carriers(config, new Push(storage, contact, resolve, sender), resolve, sender);
  const notices = new Notices(context, identities, games, tables.docs, settings, carriers, {
    page: (identity, table, doc, kind) => lobbies.call(identity, table, doc, kind),
    here,
    waits: (table, doc, identity) => waitsFor(doc, chairOfIdentity(doc, identity), tables.live.asked(table)?.asked ?? doc.asked),
    removed: (work) => works.whyRemoved(work),
  });
  const waitingList = new WaitingList(tables, (table, doc, identity, kind) => notices.call(table, doc, identity, kind));
  tables.onChange((id, doc) => void waitingList.changed(id, doc).catch((error) => log.error(traceOf(error), 'a free seat was not told')));
  const works = new Works(context, games);
  works.onRemoved = (work, identity) => void notices.removed(work, identity).catch((error) => log.error(traceOf(error), 'a notice was not sent'));
  const starting = new Starting(tables, async (id, doc) => {
    await matches.begin(id, doc);
    void works.began(doc).catch((error) => log.error(traceOf(error), 'a play was not counted'));
  });
  // A start needs everybody's word: people who are not here are notified.
  starting.onStart = (id, doc) => doc.chairs.forEach((_, i) => void (doc.start !== null && wordMissing(doc.start, i) && tell(id, doc, i, 'word')));
  const seating = new Seating(tables, matches);
  const tournaments = new Tournaments({
    tables,
    starting,
    seating,
    endOf: async (table) => endOf(await matches.get(table)),
    call: (table, doc, chair) => tell(table, doc, chair, 'word'),
  });
  const sockets = new MatchSockets(tables, matches, chats);
  const housekeeping = new Housekeeping(tables, matches, chats, lobbies, {
    isUnderWay: (table) => starting.isUnderWay(table) || tournaments.isWatching(table),
  });

  const reports = new PersonReports(storage, now);
  const hostKey = new HostKey(storage, now, part);
  const announcements = new Announcements(storage, now);
  announcements.onChange = (said) => lobbies.announce(said);
  const keepers = {
    tables,
    seating,
    chats,
    notices,
    ties,
    reports,
    results,
    ratings,
    links: new DeviceLinks(storage, identities, now),
    passkeys: new Passkeys(storage, identities, now),
    mailLinks: new MailLinks(storage, now),
    paperKeys: new PaperKeys(storage, now),
    works,
    tournaments,
    challenges: new Challenges(tables, ties),
  };
  const forgetHere = forgetter(keepers);
  const forget = async (identity: string): Promise<void> => {
    await forgetHere(identity);
    cluster?.forgot(identity);
  };
  const rebuild = async (): Promise<number> => {
    if (!config.accounts) return 0;
    const made = await rebuildResults(tables, matches, results);
    await ratings.open();
    return made;
  };
  const { version } = packageJson;
  const hosting = new Hosting({
    ...{ tables, matches, lobbies, reports, works, announcements, version, forget },
    backups: new Backups(installationOf(config), now),
    mails: carriers.mailer !== null,
    rebuildResults: rebuild,
    recomputeRatings: () => ratings.recompute(),
  });
  const dropDevice = (device: string): void => {
    sockets.dropDevice(device);
    lobbies.dropDevice(device);
  };
  const handlers = makeHandlers({
    ...keepers,
    ...{ matches, starting, lobbies, waitingList, hosting, hostKey, forget, resolve, version },
    matchmaking: new Matchmaking(tables, open),
    profiles: new Profiles(tables, results, ties, ratings),
    records: new Records(tables),
    dropDevice: (device) => {
      dropDevice(device);
      cluster?.dropDevice(device);
    },
  });
  cluster?.open({ context, tables, matches, chats, lobbies, sockets, starting }, handlers, {
    ...{ open, ties, identities, announcements, hostKey, works, tournaments, ratings, dropDevice },
    passkeys: keepers.passkeys,
  });
  const app = await buildApp(context, {
    identities,
    hostKey,
    handlers,
    dispatch: cluster === null ? null : (call, here) => cluster.call(call, here),
    version,
    previews: config.web === null ? null : new Previews(config.web, open, games),
    unsubscribe: (token) => settings.stop(token),
    ready: async () => {
      await storage.get('uptime', 'server');
      return !matches.closed && cluster?.isReady !== false;
    },
    match: (socket, caller, line) => (cluster === null ? sockets.attach(socket, caller, line) : cluster.attachMatch(socket, caller, line)),
    lobby: (socket, caller, { network }) =>
      cluster === null ? lobbies.attach(socket, caller, network) : cluster.attachLobby(socket, caller, network),
  });

  return {
    context,
    cluster,
    lock,
    games,
    identities,
    ties,
    reports,
    results,
    ratings,
    works,
    tournaments,
    challenges: keepers.challenges,
    rebuildResults: rebuild,
    hostKey,
    announcements,
    tables,
    matches,
    lobbies,
    notices,
    starting,
    seating,
    sockets,
    housekeeping,
    chats,
    uptime,
    pool,
    app,
  };
}
type Parts = Awaited<ReturnType<typeof assemble>>;

export async function startServer(config: ServerConfig, instead: Overrides = {}): Promise<Server> {
  const parts = await assemble(config, instead);
  const { context, app } = parts;
  let newKey: string | null = null;
  try {
    await parts.ties.open();
    await parts.announcements.open();
    newKey = await parts.hostKey.open();
    await parts.uptime.open();
    // Among several servers, the owner of a table goes on with its start.
    if (parts.cluster === null) await parts.starting.resume();
    parts.notices.open();
    await app.listen({ port: config.port, host: config.host });
    await parts.ratings.open();
    await parts.tournaments.open();
    parts.housekeeping.open();
  } catch (error) {
    await shut(parts).catch(() => {});
    throw error;
  }
  const address = app.server.address() as AddressInfo;
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  const url = `http://${['0.0.0.0', '[::]'].includes(host) ? 'localhost' : host}:${address.port}`;
  context.log.info({ port: address.port }, 'listening');
  let closing: Promise<void> | null = null;
  return { url, newKey, parts, close: () => (closing ??= shut(parts)) };
}

/** First no new connections, then no more moves, then everything is saved. */
async function shut(parts: Parts): Promise<void> {
  const { context } = parts;
  context.log.info('closing');
  await parts.cluster?.drain();
  // Screens at other servers stay there.
  if (parts.cluster === null) parts.sockets.close();
  parts.lobbies.close();
  parts.starting.close();
  parts.tournaments.close();
  parts.notices.close();
  // Before anything is waited for: meanwhile it would load further matches.
  const tidied = parts.housekeeping.close();
  await parts.app.close();
  await tidied;
  await parts.matches.close();
  await parts.chats.closeAll();
  await parts.pool.close();
  await parts.games.close();
  await parts.challenges.close();
  await parts.uptime.close();
  context.metrics.close();
  await parts.cluster?.leave();
  await context.storage.close();
  await parts.lock?.release();
  context.log.info('closed');
}

/** A new key of the host, while no server runs: for somebody who lost the one before. */
export async function renewHostKey(config: ServerConfig): Promise<string> {
  const { storage, lock } = await openInstallation(config);
  try {
    return await new HostKey(storage, Date.now).renew();
  } finally {
    await storage.close();
    await lock.release();
  }
}

/** Makes every rating again from the stored results, while no server runs. */
export async function recomputeRatings(config: ServerConfig): Promise<Awaited<ReturnType<Ratings['recompute']>>> {
  const { storage, lock } = await openInstallation(config);
  try {
    const identities = new Identities(storage, Date.now);
    const results = new MatchResults(storage, async (identity) => (await identities.docs.get(identity)) !== null);
    return await new Ratings(storage, results, newLog(config.logLevel)).recompute();
  } finally {
    await storage.close();
    await lock.release();
  }
}
