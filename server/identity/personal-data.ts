/** What is stored about a person. */
import type { Json } from '@starboard/kernel';
import type { Tables } from '../tables/tables.ts';
import type { Caller } from './identities.ts';

const ALL = 10_000;

/** `more`: what other parts keep, under its name. */
export async function exportOf(tables: Tables, caller: Caller, more: Readonly<Record<string, unknown>>): Promise<Json> {
  const { identities } = tables;
  const [me, devices, active, past] = await Promise.all([
    identities.docs.get(caller.identity),
    identities.devices(caller),
    tables.mine(caller.identity, 'active', ALL),
    tables.mine(caller.identity, 'past', ALL),
  ]);
  const mine = await Promise.all([...active, ...past].map(({ id, doc }) => tables.view(id, doc, caller.identity)));
  return { format: 'starboard/person', version: 1, identity: caller.identity, me, devices, ...more, tables: mine } as unknown as Json;
}

/** Whether somebody hosts a table or ever sat at one that is still there. */
export async function hasTables(tables: Tables, identity: string): Promise<boolean> {
  for (const which of ['active', 'past'] as const) if ((await tables.mine(identity, which, 1)).length > 0) return true;
  return false;
}
