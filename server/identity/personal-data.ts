/** Personal data: export, and merging two identities of one person. */
import type { Json } from '@starboard/kernel';
import { ApiError } from '../api/problem.ts';
import { cancelStart } from '../tables/fair-start.ts';
import { belongsTo, chairOfIdentity, type TableDoc } from '../tables/table-doc.ts';
import { EMPTY_CHAIR, type Tables } from '../tables/tables.ts';
import type { Caller } from './identities.ts';

const ALL = 10_000;

export async function exportOf(tables: Tables, caller: Caller): Promise<Json> {
  const { identities } = tables;
  const [me, devices, active, past] = await Promise.all([
    identities.docs.get(caller.identity),
    identities.devices(caller),
    tables.mine(caller.identity, 'active', ALL),
    tables.mine(caller.identity, 'past', ALL),
  ]);
  const mine = await Promise.all([...active, ...past].map(({ id, doc }) => tables.view(id, doc, caller.identity)));
  return { format: 'starboard/person', version: 1, identity: caller.identity, me, devices, tables: mine } as unknown as Json;
}

/** Merges the identity of a newly linked device into the other one, with its seats. */
export const mergeInto = {
  /** Nobody may see two hands of one match. */
  async check(tables: Tables, from: string, into: string): Promise<void> {
    for (const { doc } of await tables.mine(from, 'active', ALL)) {
      if (doc.state === 'running' && doc.sat.includes(from) && doc.sat.includes(into)) {
        throw new ApiError('both-seated', 'Both identities sit at one running table.');
      }
    }
  },

  async run(tables: Tables, from: string, into: string): Promise<void> {
    const name = (await tables.identities.me(into))?.name ?? '';
    for (const which of ['active', 'past'] as const) {
      for (const { id } of await tables.mine(from, which, ALL)) await tables.change(id, null, (doc) => mergeAt(id, doc, from, into, name));
    }
    await tables.forgetSeen(from);
    await tables.identities.merge(from, into);
  },
};

function mergeAt(id: string, doc: TableDoc, from: string, into: string, name: string): void {
  const already = belongsTo(doc, into);
  const chair = chairOfIdentity(doc, from);
  const before = doc.state === 'waiting' || doc.state === 'starting';
  if (chair !== null) {
    // The commitment was made by the other identity: a start under way cannot go on with it.
    if (doc.state === 'starting') cancelStart(id, doc);
    if (chairOfIdentity(doc, into) !== null) doc.chairs[chair] = before ? { ...EMPTY_CHAIR } : doc.chairs[chair];
    else doc.chairs[chair] = before ? { ...doc.chairs[chair], identity: into, name, commitment: null } : { ...doc.chairs[chair], identity: into };
  }
  if (!already) doc.sat = doc.sat.map((s) => (s === from ? into : s));
  for (const c of doc.chairs) if (c.displaced?.identity === from) c.displaced = { ...c.displaced, identity: into };
  doc.admitted = doc.admitted.map((a) => (a.identity === from ? { ...a, identity: into } : a));
  doc.claims = doc.claims.filter((c) => c.identity !== from);
  if (doc.owner === from) {
    doc.owner = into;
    doc.ownerName = name;
  }
}
