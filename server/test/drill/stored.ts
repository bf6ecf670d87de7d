/** What is stored, for reading beside the servers that run on it. */
import type { Storage } from '@starboard/host/storage';
import { realAfter } from '../../context.ts';
import { Identities } from '../../identity/identities.ts';
import { Ties } from '../../identity/ties.ts';
import { readConfig } from '../../index.ts';
import { ALONE } from '../../matches/ownership.ts';
import { newLog } from '../../operations/logging.ts';
import { Metrics } from '../../operations/metrics.ts';
import { openStorage } from '../../storage/open.ts';
import { GameCatalogue, registeredGames } from '../../tables/games.ts';
import { Tables } from '../../tables/tables.ts';

export async function assembleStored(databaseUrl: string): Promise<{ storage: Storage; tables: Tables; close(): Promise<void> }> {
  const storage = await openStorage({ dataDir: '/nowhere', databaseUrl });
  const config = readConfig({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const metrics = new Metrics();
  const now = Date.now;
  const context = { config, storage, log: newLog('silent'), metrics, now, owners: ALONE, after: realAfter };
  const games = new GameCatalogue(registeredGames, 100, now);
  const tables = new Tables(context, games, new Identities(storage, now), new Ties(storage, now));
  return {
    storage,
    tables,
    async close() {
      metrics.close();
      await games.close();
      await storage.close();
    },
  };
}
