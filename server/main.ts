/** Starts the server and shuts it down in the right order. */
import type { AddressInfo } from 'node:net';
import { assemble, type Overrides, openInstallation, type Parts } from './assemble.ts';
import { Identities } from './identity/identities.ts';
import type { ServerConfig } from './operations/config.ts';
import { HostKey } from './operations/host-key.ts';
import { newLog } from './operations/logging.ts';
import { Ratings } from './ratings/ratings.ts';
import { MatchResults } from './tables/results.ts';

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
