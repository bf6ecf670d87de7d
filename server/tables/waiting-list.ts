/**
 * People at a full table who want to hear when a seat is free, and people of a waiting room who are nudged. The list is part of the
 * table, so a restart forgets nobody; the change that takes somebody off it also tells them, so that nobody is told twice.
 */
import { ApiError, refused } from '../api/problem.ts';
import type { CallKind } from '../api/routes.ts';
import { chairOfIdentity, type TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';

/** At one table. */
const MOST = 50;
/** One nudge in so long, from the whole table. */
export const NUDGE_MS = 10 * 60_000;

export type CallPerson = (table: string, doc: TableDoc, identity: string, kind: CallKind) => Promise<void>;

export class WaitingList {
  readonly #tables: Tables;
  readonly #call: CallPerson;
  /** When somebody may be nudged again, by table and person. */
  readonly #nudged = new Map<string, number>();

  constructor(tables: Tables, call: CallPerson) {
    this.#tables = tables;
    this.#call = call;
  }

  /** Puts somebody on the list of a full table, or takes them off it. */
  want(id: string, identity: string, on: boolean): Promise<TableDoc> {
    return this.#tables.change(id, identity, (doc) => {
      const others = (doc.wanting ?? []).filter((who) => who !== identity);
      if (on && !isFull(doc)) throw refused('seat-free');
      if (on && chairOfIdentity(doc, identity) !== null) throw new ApiError('seated', 'You sit at this table already.');
      if (on && others.length >= MOST) throw refused('waiting-full');
      setWanting(doc, on ? [...others, identity] : others);
    });
  }

  /** A table changed: where a seat is free, everybody on the list hears of it, once. Where there is nothing to wait for, nobody waits. */
  async changed(id: string, { wanting = [], ...doc }: TableDoc): Promise<void> {
    if (wanting.length === 0 || isFull(doc)) return;
    const told = await this.#tables.docs.change<{ doc: TableDoc; who: readonly string[] } | null>(id, (now) => {
      const who = now.wanting ?? [];
      if (who.length === 0 || isFull(now)) return { doc: null, result: null };
      setWanting(now, []);
      return { doc: now, result: { doc: now, who } };
    });
    if (told === null) return;
    this.#tables.tell(id, told.doc);
    if (!hasFreeSeat(told.doc)) return;
    const { access } = this.#tables;
    for (const who of told.who) if (access.maySee(told.doc, who) && access.maySit(told.doc, who)) await this.#call(id, told.doc, who, 'seat');
  }

  /** Tells somebody who has a seat and is not here that the others wait. */
  async nudge(id: string, identity: string, chair: number): Promise<void> {
    const doc = await this.#tables.see(id, identity);
    if (doc.owner !== identity && chairOfIdentity(doc, identity) === null) throw new ApiError('not-owner', 'Only people of this table can do that.');
    const who = doc.chairs[chair]?.identity ?? null;
    const before = doc.state === 'waiting' || doc.state === 'starting';
    if (!before || who === null || who === identity || this.#tables.live.here(id, who)) throw refused('nobody-missing');
    const now = this.#tables.context.now();
    for (const [key, until] of this.#nudged) if (until <= now) this.#nudged.delete(key);
    const key = `${id} ${who}`;
    if (this.#nudged.has(key)) throw refused('nudged');
    this.#nudged.set(key, now + NUDGE_MS);
    await this.#call(id, doc, who, 'nudge');
  }
}

export const hasFreeSeat = (doc: Pick<TableDoc, 'state' | 'chairs'>): boolean =>
  doc.state === 'waiting' && doc.chairs.some((c) => c.kind === 'empty');

const isFull = (doc: Pick<TableDoc, 'state' | 'chairs'>): boolean => doc.state === 'waiting' && !hasFreeSeat(doc);

/** Nobody is not stored as a list: documents of tables without one stay as they were. */
export function setWanting(doc: TableDoc, who: readonly string[]): void {
  if (who.length > 0) doc.wanting = [...who];
  else delete doc.wanting;
}
