/// <reference lib="webworker" />
/**
 * Where a match of this device stands, for a picture of it: read from its log without playing on and without its lock, so a tab that
 * plays it is not disturbed. Nothing is written.
 */
import { Host, type WholeMessage } from '@starboard/host';
import { loadRules } from '@starboard/registry/parts';
import { store } from '../offline/store.ts';
import { type LocalTable, peopleAt } from '../offline/tables.ts';
import type { PositionReply, PositionTask } from './protocol.ts';
import { localChance, localSetup } from './setup.ts';

declare const self: DedicatedWorkerGlobalScope;

const ALL = 2 ** 24;

async function standing(table: LocalTable, fromLog: boolean): Promise<WholeMessage> {
  const game = await loadRules(table.game, table.options);
  const stored = fromLog ? { snapshot: null, lines: await store().lines(table.id, 0, ALL) } : await store().load(table.id);
  if (stored === null) throw new Error('nothing was played yet');
  const chance = table.branch === undefined ? localChance(table, []) : (await import('./branch-chance.ts')).branchChance(table.branch.source);
  const now = Date.now();
  const host = Host.restore({ ...localSetup(game, table, chance), ...stored, now });
  const people = peopleAt(table);
  // Several people at one screen: nobody's hand is shown on the home page.
  return { ...host.whole(people.length === 1 ? people[0] : 'watch', now), lines: [] };
}

self.onmessage = async ({ data: { id } }: MessageEvent<PositionTask>) => {
  let whole: WholeMessage | null = null;
  const table = await store().table(id);
  // A snapshot may be of another version; and a lesson's draws are counted from its beginning.
  for (const fromLog of table?.lesson === undefined ? [false, true] : [true])
    whole ??= table === null ? null : await standing(table, fromLog).catch(() => null);
  self.postMessage({ id, whole } satisfies PositionReply);
};
