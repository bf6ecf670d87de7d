/** The tables that this server owns, and where the others are. */
import type { MatchClaim, MatchOwners, StorageNode } from '@starboard/host/storage';
import { notFound } from '../api/problem.ts';
import { Elsewhere, type Held, type MatchDeed, type Ownership } from '../matches/ownership.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import type { Lease } from './lease.ts';

/** How long a table that nothing needs is kept: somebody who looked may look again. */
const KEPT_MS = 30_000;
/** After this time any server takes a table whose time has come. */
const PATIENCE_MS = 30_000;
/** How long the list of servers counts. */
const NODES_MS = 500;
/** How long a server that did not answer is taken for dead if its connection to the database has ended too. */
const SUSPECT_MS = 2000;

/** What it needs of the lease of its server. */
export type LeaseHere = Pick<Lease, 'id' | 'draining' | 'isOver' | 'servers' | 'alone'>;
export type Where = 'here' | number;
type ClaimCause = 'free' | 'handed over' | 'taken over';

export class OwnedTables implements Ownership {
  readonly several = true;
  readonly #owners: MatchOwners;
  readonly #lease: LeaseHere;
  readonly #rules: Readonly<Record<string, string>>;
  readonly #oldMs: number;
  readonly #held = new Map<string, Held & { readonly at: number }>();
  readonly #claiming = new Map<string, Promise<Held>>();
  readonly #suspects = new Map<number, number>();
  /** Questions of this turn of the loop for the owner of a table. */
  readonly #asked = new Map<string, Promise<number | null>>();
  #nodes: { at: number; list: Promise<StorageNode[]> } | null = null;
  /** The servers that there were when the database was last asked. */
  known: readonly StorageNode[] = [];
  /** The document of a table. */
  docOf: (table: string) => Promise<TableDoc | null> = async () => null;
  /** Asks another server to do something to a match. */
  askAt: (node: number, table: string, deed: MatchDeed) => Promise<void> = () => Promise.reject(new Elsewhere());
  /** A table became this server's. */
  onHeld: (table: string, doc: TableDoc) => void = () => {};
  onClaim: (cause: ClaimCause) => void = () => {};
  /** Until when everybody at a table could be heard, and what follows if not (./standstill.ts). */
  sureUntil: (table: string) => number = () => Number.POSITIVE_INFINITY;
  mustStand: (table: string) => boolean = () => false;
  loaded: (table: string, people: readonly string[]) => void = () => {};
  /** It is cut off from the others: they take its tables. */
  isCutOff: () => boolean = () => false;
  /** A match was given up here, because an append was refused or failed. */
  onRefused: () => void = () => {};

  constructor(owners: MatchOwners, lease: LeaseHere, rules: Readonly<Record<string, string>>, oldMs: number) {
    this.#oldMs = oldMs;
    this.#owners = owners;
    this.#lease = lease;
    this.#rules = rules;
  }

  get size(): number {
    return this.#held.size;
  }

  get tables(): string[] {
    return [...this.#held.keys()];
  }

  isMine(table: string): boolean {
    return this.#held.has(table);
  }

  hold(table: string): Promise<Held> {
    const held = this.#held.get(table);
    if (held !== undefined) return Promise.resolve(held);
    const there = this.#claiming.get(table);
    if (there !== undefined) return there;
    const claiming = this.#claim(table).finally(() => {
      if (this.#claiming.get(table) === claiming) this.#claiming.delete(table);
    });
    this.#claiming.set(table, claiming);
    return claiming;
  }

  async #claim(table: string): Promise<Held> {
    const me = this.#lease.id;
    const doc = await this.docOf(table);
    if (doc === null) throw notFound();
    if (me === 0 || this.#lease.draining || this.isCutOff() || (await this.betterFor(doc)) !== null) throw new Elsewhere();
    if (await this.#waitsForOld(doc)) throw new Elsewhere();
    const owner = this.#suspects.size === 0 ? null : await this.#owners.ownerOf(table);
    const dead = owner !== null && this.#isSuspect(owner) ? owner : undefined;
    const claim = await this.#owners.claim(table, me, dead);
    // A lease that ended meanwhile has let go of everything.
    if (claim === null || this.#lease.id !== me) throw new Elsewhere();
    if (this.#lease.draining) {
      // Nobody would hand it over later.
      await this.#owners.release(table, me, claim.epoch, null);
      throw new Elsewhere();
    }
    return this.#hold(table, doc, claim, claim.aliveUntil === null ? 'free' : 'taken over');
  }

  #hold(table: string, doc: TableDoc, { epoch, aliveUntil }: MatchClaim, cause: ClaimCause): Held {
    const held = { epoch, aliveUntil, at: performance.now() };
    this.#held.set(table, held);
    this.onClaim(cause);
    this.onHeld(table, doc);
    return held;
  }

  /** Takes a table that its owner handed to this server with this epoch. Throws `Elsewhere` if it cannot. */
  async adopt(table: string, epoch: number): Promise<TableDoc> {
    const me = this.#lease.id;
    const doc = await this.docOf(table);
    if (doc === null) throw notFound();
    // A screen was faster: then the epoch is that of a claim.
    if (this.#held.has(table) || this.#claiming.has(table)) await this.hold(table);
    else if (me === 0 || this.#lease.id !== me || this.#lease.draining || this.isCutOff()) throw new Elsewhere();
    else this.#hold(table, doc, { epoch, aliveUntil: null }, 'handed over');
    return doc;
  }

  /** Where a table is, or where it should be claimed. */
  async find(table: string): Promise<Where> {
    if (this.#held.has(table)) return 'here';
    const owner = await this.#ownerOf(table);
    const me = this.#lease.id;
    if (owner !== null && owner !== me && !this.#isSuspect(owner)) return owner;
    try {
      await this.hold(table);
      return 'here';
    } catch (error) {
      if (!(error instanceof Elsewhere)) throw error;
    }
    if (owner !== null && owner !== me) return owner;
    const doc = await this.docOf(table);
    const better = doc === null ? null : await this.betterFor(doc);
    const other = better ?? (await this.other(table));
    if (other === null) throw new Elsewhere();
    return other;
  }

  /** All screens of a table look for it in the same turn: one question is enough. */
  #ownerOf(table: string): Promise<number | null> {
    const there = this.#asked.get(table);
    if (there !== undefined) return there;
    const asked = this.#owners.ownerOf(table);
    this.#asked.set(table, asked);
    process.nextTick(() => this.#asked.delete(table));
    return asked;
  }

  /** The server that does something alone; every server names the same. */
  async forJob(job: string): Promise<Where> {
    const node = chosen(
      job,
      (await this.nodes()).filter((n) => !n.draining),
    );
    return node === null || node === this.#lease.id ? 'here' : node;
  }

  /** Another server for a table; null: there is none. */
  async other(table: string): Promise<number | null> {
    const doc = await this.docOf(table);
    const rules = doc?.state === 'running' ? doc.rules : undefined;
    const nodes = (await this.nodes()).filter((n) => n.id !== this.#lease.id && !n.draining && !n.cut);
    const able = rules === undefined ? [] : nodes.filter((n) => n.rules[doc!.game] === rules);
    const those = able.length > 0 ? able : nodes;
    const fewest = Math.min(...those.map((n) => n.load));
    return chosen(
      table,
      those.filter((n) => n.load <= fewest * 1.25 + 4),
    );
  }

  /**
   * A server that should have a table instead of this one; null: none. A match that runs goes on at one with its rules, where this one
   * has others; a table that waits begins with the rules of the newest server.
   */
  async betterFor({ state, game, rules }: Pick<TableDoc, 'state' | 'game' | 'rules'>): Promise<number | null> {
    const mine = this.#rules[game];
    if (state === 'running' ? mine === rules : state !== 'waiting') return null;
    const nodes = (await this.nodes()).filter((n) => !n.draining && !n.cut);
    const wanted = state === 'running' ? rules : nodes.at(-1)?.rules[game];
    if (wanted === undefined || wanted === mine) return null;
    const fit = nodes.filter((n) => n.id !== this.#lease.id && n.rules[game] === wanted);
    return fit.length === 0 ? null : fit.reduce((a, b) => (b.load < a.load ? b : a)).id;
  }

  /** Whether there is a newer server with other rules. */
  async isBehind(): Promise<boolean> {
    const newest = (await this.nodes()).filter((n) => !n.draining && !n.cut).at(-1);
    return newest !== undefined && Object.keys(this.#rules).some((game) => newest.rules[game] !== this.#rules[game]);
  }

  /** Whether a server that could go on with a match may still come back. */
  async #waitsForOld({ state, game, rules }: TableDoc): Promise<boolean> {
    if (this.#oldMs === 0 || state !== 'running' || this.#rules[game] === rules) return false;
    const ago = await this.#owners.lastWith(game, rules);
    return ago !== null && ago < this.#oldMs;
  }

  /** Whether there are other servers, and none of them can go on with a match. */
  async onlyHere({ state, game, rules }: TableDoc): Promise<boolean> {
    if (state !== 'running' || this.#rules[game] !== rules) return false;
    const others = (await this.nodes()).filter((n) => n.id !== this.#lease.id && !n.draining);
    return others.length > 0 && !others.some((n) => n.rules[game] === rules);
  }

  nodes(): Promise<StorageNode[]> {
    const now = performance.now();
    if (this.#nodes === null || now - this.#nodes.at > NODES_MS) {
      const list = this.#owners.nodes();
      this.#nodes = { at: now, list };
      list.then(
        (nodes) => {
          this.known = nodes;
        },
        () => {
          this.#nodes = null;
        },
      );
    }
    return this.#nodes.list;
  }

  /** Before something that cannot be taken back, the servers are read anew. */
  forgetNodes(): void {
    this.#nodes = null;
  }

  /** A server does not answer. */
  suspect(node: number): void {
    this.#suspects.set(node, performance.now());
  }

  #isSuspect(node: number): boolean {
    const at = this.#suspects.get(node);
    if (at === undefined) return false;
    if (performance.now() - at < SUSPECT_MS) return true;
    this.#suspects.delete(node);
    return false;
  }

  lost(table: string, epoch: number | undefined): void {
    this.onRefused();
    // It may have been claimed again since.
    if (this.#held.get(table)?.epoch === epoch) this.#held.delete(table);
  }

  /** This server owns nothing from now on. */
  lostAll(): void {
    this.#held.clear();
    // They may wait for a database that is silent, and are for the number that this server no longer has.
    this.#claiming.clear();
  }

  async ask(table: string, deed: MatchDeed): Promise<void> {
    const owner = await this.#owners.ownerOf(table);
    if (owner === null || owner === this.#lease.id) throw new Elsewhere();
    await this.askAt(owner, table, deed);
  }

  async tidy(isNeeded: (table: string) => boolean): Promise<void> {
    // What is left of a server that shuts down can be played nowhere else.
    if (this.#lease.draining) return;
    for (const [table, { at }] of [...this.#held]) if (performance.now() - at > KEPT_MS && !isNeeded(table)) await this.give(table, null);
  }

  /** Hands a table over. Gives the epoch that its next owner has; null: it was not this server's. */
  async give(table: string, to: number | null): Promise<number | null> {
    const held = this.#held.get(table);
    this.#held.delete(table);
    return held?.epoch === undefined ? null : this.#owners.release(table, this.#lease.id, held.epoch, to);
  }

  /** The server that it was handed to did not take it: any server that is asked may. */
  async release(table: string, to: number, epoch: number): Promise<void> {
    await this.#owners.release(table, to, epoch, null);
  }

  async share(tables: readonly string[], dueSince: number): Promise<readonly string[]> {
    if (this.#lease.isOver || this.#lease.draining) return [];
    const nodes = (await this.nodes()).filter((n) => !n.draining);
    const [mine, others] = [tables.filter((t) => this.#held.has(t)), tables.filter((t) => !this.#held.has(t))];
    const wanted = dueSince > PATIENCE_MS ? others : others.filter((table) => chosen(table, nodes) === this.#lease.id);
    // What another server owns is its own to take care of.
    return wanted.length === 0 ? mine : [...mine, ...(await this.#owners.unowned(wanted))];
  }

  orphans(): Promise<string[]> {
    return this.#lease.isOver ? Promise.resolve([]) : this.#owners.orphans(1000);
  }

  part(most: number): number {
    return Math.ceil(most * Math.min(1, 2 / Math.max(1, this.#lease.servers)));
  }

  alone(job: string, run: () => Promise<void>): Promise<void> {
    return this.#lease.alone(job, run);
  }
}

/** Rendezvous hashing: every server picks the same one, and when one goes only its own tables move. */
function chosen(key: string, nodes: readonly Pick<StorageNode, 'id'>[]): number | null {
  let best: number | null = null;
  let most = -1;
  for (const { id } of nodes) {
    let h = 2_166_136_261;
    const text = `${key} ${id}`;
    for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16_777_619);
    h = Math.imul(h ^ (h >>> 15), 2_246_822_519) >>> 0;
    if (h > most) {
      most = h;
      best = id;
    }
  }
  return best;
}
