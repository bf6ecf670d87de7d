/** Whose a table is, as one of several servers sees it: what it claims, adopts, lets go and leaves to others. */
import type { MatchClaim, MatchOwners, StorageNode } from '@starboard/host/storage';
import { expect, test } from 'vitest';
import { type LeaseHere, OwnedTables } from '../cluster/owned-tables.ts';
import { Elsewhere } from '../matches/ownership.ts';
import type { TableDoc } from '../tables/table-doc.ts';

const ME = 1;
const OTHER = 2;

/** Owners in memory. `done`: what was asked, in order. */
class Owners implements MatchOwners {
  readonly done: string[] = [];
  readonly of = new Map<string, number>();
  /** What a claim waits for. */
  claiming: Promise<void> = Promise.resolve();
  epoch = 10;

  async claim(match: string, node: number): Promise<MatchClaim | null> {
    this.done.push(`claim ${match}`);
    const { epoch } = this;
    await this.claiming;
    if ((this.of.get(match) ?? node) !== node) return null;
    this.of.set(match, node);
    return { epoch, aliveUntil: null };
  }
  async release(match: string, node: number, epoch: number, to: number | null): Promise<number | null> {
    this.done.push(`release ${match} ${epoch} to ${to}`);
    if (this.of.get(match) !== node) return null;
    if (to === null) this.of.delete(match);
    else this.of.set(match, to);
    return epoch + 1;
  }
  async ownerOf(match: string): Promise<number | null> {
    this.done.push(`owner of ${match}`);
    return this.of.get(match) ?? null;
  }
  async unowned(matches: readonly string[]): Promise<string[]> {
    return matches.filter((match) => !this.of.has(match));
  }
  async nodes(): Promise<StorageNode[]> {
    return [ME, OTHER].map((id) => ({ id, name: `${id}`, rules: {}, load: 0, draining: false, cut: false }));
  }
  join = async (): Promise<number> => ME;
  renew = async (): Promise<boolean> => true;
  leave = async (): Promise<void> => {};
  lastWith = async (): Promise<number | null> => null;
  inTurn = <R>(_: string, run: () => Promise<R>): Promise<R> => run();
  reconnect = (): void => {};
  orphans = async (): Promise<string[]> => [];
}

function serverWith(): { owned: OwnedTables; owners: Owners; lease: { -readonly [K in keyof LeaseHere]: LeaseHere[K] }; causes: string[] } {
  const owners = new Owners();
  const lease = { id: ME, draining: false, isOver: false, servers: 2, alone: async () => {} };
  const owned = new OwnedTables(owners, lease, {}, 0);
  const causes: string[] = [];
  owned.docOf = async () => ({ state: 'waiting', game: 'x', rules: '' }) as TableDoc;
  owned.onClaim = (cause) => causes.push(cause);
  return { owned, owners, lease, causes };
}

test('screens that look for their table in the same turn ask for its owner once', async () => {
  const { owned, owners } = serverWith();
  owners.of.set('t', OTHER);
  expect(await Promise.all([owned.find('t'), owned.find('t'), owned.find('t')])).toEqual([OTHER, OTHER, OTHER]);
  expect(owners.done).toEqual(['owner of t']);
  await new Promise((resolve) => setImmediate(resolve));
  owners.of.set('t', ME);
  expect(await owned.find('t')).toBe('here');
});

test('a table whose claim comes through when the server already shuts down is let go: nobody would hand it over', async () => {
  const { owned, owners, lease } = serverWith();
  let come = (): void => {};
  owners.claiming = new Promise((resolve) => {
    come = resolve;
  });
  const held = owned.hold('t').catch((error: unknown) => error);
  await expect.poll(() => owners.done).toEqual(['claim t']);
  lease.draining = true;
  come();
  expect(await held).toBeInstanceOf(Elsewhere);
  expect(owners.of.has('t')).toBe(false);
  expect(owned.tables).toEqual([]);
});

test('a table that was handed over is held with the epoch that came with it, without a claim', async () => {
  const { owned, owners, causes } = serverWith();
  await owned.adopt('t', 11);
  expect(await owned.hold('t')).toMatchObject({ epoch: 11, aliveUntil: null });
  expect(owners.done).toEqual([]);
  expect(causes).toEqual(['handed over']);
  // Handed on with it.
  owners.of.set('t', ME);
  expect(await owned.give('t', OTHER)).toBe(12);
});

test('where a screen came faster, the epoch of its claim counts', async () => {
  const { owned, owners, causes } = serverWith();
  const held = owned.hold('t');
  await owned.adopt('t', 7);
  expect(await held).toMatchObject({ epoch: 10 });
  expect(await owned.hold('t')).toMatchObject({ epoch: 10 });
  expect([owners.done, causes]).toEqual([['claim t'], ['free']]);
});

test('a server that shuts down, or has another number by now, adopts nothing', async () => {
  const { owned, lease } = serverWith();
  lease.draining = true;
  await expect(owned.adopt('t', 11)).rejects.toThrow(Elsewhere);
  lease.draining = false;
  const later = owned.adopt('t', 11);
  lease.id = 3;
  await expect(later).rejects.toThrow(Elsewhere);
  expect(owned.tables).toEqual([]);
});

test('of tables whose time has come, those of a server that runs are left to it, also after long waiting', async () => {
  const { owned, owners } = serverWith();
  const tables = Array.from({ length: 40 }, (_, i) => `t${i}`);
  for (const table of tables.slice(0, 30)) owners.of.set(table, OTHER);
  const soon = await owned.share(tables, 0);
  expect(soon.length).toBeLessThan(10);
  expect(soon.every((table) => !owners.of.has(table))).toBe(true);
  expect(await owned.share(tables, 60_000)).toEqual(tables.slice(30));
  await owned.adopt('t3', 1);
  expect(await owned.share(tables, 60_000)).toEqual(['t3', ...tables.slice(30)]);
});
