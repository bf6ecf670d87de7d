/** Many matches in a database: one is made and played by the real server, then copied under other names. */
import { loadGame } from '@starboard/registry';
import type { ServerContext } from '../server/context.ts';
import { Identities } from '../server/identity/identities.ts';
import { openStorage } from '../server/storage/open.ts';
import { GameCatalogue, registeredGames } from '../server/tables/games.ts';
import { Tables } from '../server/tables/tables.ts';
import { Child } from './children.ts';
import type { Guest } from './people.ts';
import { Group, type LoadGame } from './starboard-load.ts';

const AT_ONCE = 500;
/** A little longer than the host lets somebody be gone without being away. */
const GRACE_MS = 6000;

interface Made {
  readonly match: string;
  readonly guest: Guest;
}

export const baseOf = async (server: Child): Promise<string> => `http://127.0.0.1:${await server.ask<number>('port')}`;

export async function makeOne(data: string, table: LoadGame, answers: number): Promise<Made> {
  const server = new Child('starboard.ts', [], { STARBOARD_DATA: data });
  try {
    const group = new Group((await loadGame(table.game)).game, [await baseOf(server)], 1, { bytes: 0 }, table);
    await group.come();
    const patience = setInterval(() => group.patience(), 100);
    for (let n = 0; n < answers; n++) await new Promise<void>((resolve) => group.move(resolve));
    clearInterval(patience);
    group.go();
    // Until then the host waits whether they come back, and would want to be woken for that alone.
    await new Promise((resolve) => setTimeout(resolve, GRACE_MS));
    // Going down puts every match aside with a snapshot.
    await server.ask('close');
    return { match: group.match, guest: group.guests[0] };
  } finally {
    server.kill();
  }
}

export const nameOf = (i: number): string => `copy-${i}`;

/**
 * Writes the table and the log of its match again and again, through the server's own storage. `live`: as a crash leaves them, with
 * no snapshot and marked as being in memory.
 */
export async function copyMatch(data: string, match: string, times: number, as: 'dormant' | 'live'): Promise<void> {
  const storage = await openStorage({ dataDir: data });
  try {
    // Of everything a table can do, its document and the keys by which it is found are all that is needed.
    const { docs } = new Tables({ storage } as ServerContext, new GameCatalogue(registeredGames), new Identities(storage, Date.now), {
      shuns: () => false,
    });
    const doc = await docs.get(match);
    const stored = await storage.load(match);
    const lines = await storage.lines(match, 0, Number.MAX_SAFE_INTEGER);
    if (doc === null || stored?.snapshot == null) throw new Error('the match to copy was not put aside');
    const { snapshot } = stored;
    const one = async (i: number): Promise<void> => {
      await storage.append(nameOf(i), lines, as === 'live' ? undefined : snapshot);
      await docs.create(nameOf(i), as === 'live' ? { ...doc, live: true, wake: null } : doc);
    };
    for (let i = 0; i < times; i += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, times - i) }, (_, k) => one(i + k)));
  } finally {
    await storage.close();
  }
}
