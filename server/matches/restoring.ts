/** A match from its table and its log. */
import { Host, type MatchSetup, type Sitting, type StoredMatch } from '@starboard/host';
import { MOST_LINES } from '@starboard/host/storage';
import { CommittedChance, chanceKey } from '@starboard/kernel';
import { notFound } from '../api/problem.ts';
import { hashOf } from '../identity/tokens.ts';
import { traceOf } from '../operations/logging.ts';
import { hasPerson, type TableDoc } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import type { Uptime } from './uptime.ts';

export async function setupOf(tables: Tables, doc: TableDoc): Promise<MatchSetup> {
  if (doc.start === null) throw notFound();
  const { terms, words } = doc.start;
  const cartridge = await tables.games.load(doc.game);
  return {
    cartridge,
    options: terms.options,
    seats: terms.seats.length,
    settings: doc.settings,
    sittings: doc.chairs.map(({ kind, name, level }): Sitting => ({ kind, name, level })),
    terms,
    chance: new CommittedChance(chanceKey(terms, doc.secret, words)),
    // Known to nobody before the end, and the same after every restart.
    botSeed: hashOf(`bots ${doc.secret}`),
  };
}

/** Throws `Diverged` if the match was played with other rules. `ownerUntil`: another server had it until then, and ended. */
export async function restoreHost(
  tables: Tables,
  uptime: Uptime,
  id: string,
  doc: TableDoc,
  stored: StoredMatch,
  ownerUntil: number | null,
): Promise<Host> {
  const { storage, log } = tables.context;
  const now = tables.context.now();
  const last = stored.lines.at(-1)?.at ?? 0;
  // Bots alone did not play since: no clock of theirs ran.
  const ran = ownerUntil ?? now - uptime.downSince(last);
  const aliveUntil = hasPerson(doc) ? Math.min(ran, doc.aside ?? ran) : last;
  const restore = async (from: StoredMatch): Promise<Host> => Host.restore({ ...(await setupOf(tables, doc)), ...from, now, aliveUntil });
  return restore(stored).catch(async (error: unknown) => {
    if (stored.snapshot === null) throw error;
    // Written by another version, or damaged. The log has everything, but takes longer.
    log.warn({ table: id, ...traceOf(error) }, 'a snapshot is passed over: the match comes from its log');
    return restore({ snapshot: null, lines: await storage.lines(id, 0, MOST_LINES) });
  });
}
