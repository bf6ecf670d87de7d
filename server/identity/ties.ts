/**
 * Friends and blocks. A friendship is two wishes, one from each side; one alone is a request. A request that was passed over, or
 * that comes from somebody blocked, stays a wish that only its author knows of: nobody is told of a no.
 *
 * Blocks are all in memory: whether two people shun each other is asked whenever anything of one reaches the other
 * (../tables/access.ts), in both directions.
 */
import type { DocStore } from '@starboard/host/storage';
import { refused } from '../api/problem.ts';
import { Docs } from '../storage/docs.ts';

interface WishDoc {
  from: string;
  to: string;
  at: number;
  /** The other one does not see it. */
  quiet?: true;
}
interface BlockDoc {
  from: string;
  to: string;
  at: number;
}
/** friend: both wish it; asked: you wait for them; asks: they wait for you. */
export type TieState = 'none' | 'asked' | 'asks' | 'friend';

export const MAX_FRIENDS = 200;
export const MAX_BLOCKS = 200;
/** Requests that one person can have waiting; newer ones are kept from them. */
const MOST_ASKING = 200;
const ALL = 10_000;

const keyOf = (from: string, to: string): string => `${from} ${to}`;

export class Ties {
  readonly #wishes: Docs<WishDoc>;
  readonly #blocks: Docs<BlockDoc>;
  /** By person: everybody whom they block, or who blocks them. */
  readonly #shunned = new Map<string, Set<string>>();
  readonly #now: () => number;
  /** Whether two people shun each other has changed. */
  onShun: (a: string, b: string) => void = () => {};

  constructor(store: DocStore, now: () => number) {
    this.#wishes = new Docs(store, 'wish', (d) => ({ from: d.from, to: d.to }));
    this.#blocks = new Docs(store, 'block', (d) => ({ from: d.from, to: d.to, all: 'yes' }));
    this.#now = now;
  }

  /** Reads the blocks. Nobody is let in before. */
  async open(): Promise<void> {
    for await (const { doc } of this.#blocks.all('all', 'yes')) this.#shun(doc.from, doc.to);
  }

  // ---- Friends --------------------------------------------------------------------------------------------------------

  async state(me: string, other: string): Promise<TieState> {
    const [mine, theirs] = await Promise.all([this.#wishes.get(keyOf(me, other)), this.#wishes.get(keyOf(other, me))]);
    if (mine !== null) return theirs === null ? 'asked' : 'friend';
    return theirs === null || theirs.quiet === true ? 'none' : 'asks';
  }

  /** Whether a request reaches the other one now; not if it was made before. */
  async wish(me: string, other: string): Promise<boolean> {
    if ((await this.#wishes.get(keyOf(me, other))) !== null) return false;
    if ((await this.#wishes.find('from', me, MAX_FRIENDS)).length >= MAX_FRIENDS) throw refused('friends-full', MAX_FRIENDS);
    const theirs = await this.#wishes.get(keyOf(other, me));
    const waiting = theirs === null ? (await this.#wishes.find('to', other, MOST_ASKING)).length : 0;
    const quiet = this.shuns(me, other) || waiting >= MOST_ASKING;
    await this.#wishes.set(keyOf(me, other), { from: me, to: other, at: this.#now(), ...(quiet ? { quiet: true } : {}) });
    return !quiet;
  }

  /** Ends a friendship, takes a request back, or passes one over. */
  async unwish(me: string, other: string): Promise<void> {
    const was = await this.state(me, other);
    await this.#wishes.delete(keyOf(me, other));
    if (was === 'friend') await this.#wishes.delete(keyOf(other, me));
    else await this.#wishes.change(keyOf(other, me), (d) => ({ doc: { ...d, quiet: true }, result: null }));
  }

  /** Friends and requests, both ways. */
  async of(me: string): Promise<{ readonly identity: string; readonly state: Exclude<TieState, 'none'>; readonly at: number }[]> {
    const [mine, theirs] = await Promise.all([this.#wishes.find('from', me, MAX_FRIENDS), this.#wishes.find('to', me, ALL)]);
    const asking = new Map(theirs.map(({ doc }) => [doc.from, doc]));
    const wished = new Set(mine.map(({ doc }) => doc.to));
    return [
      ...mine.map(({ doc }) => ({ identity: doc.to, state: asking.has(doc.to) ? ('friend' as const) : ('asked' as const), at: doc.at })),
      ...theirs.flatMap(({ doc }) =>
        wished.has(doc.from) || doc.quiet === true ? [] : [{ identity: doc.from, state: 'asks' as const, at: doc.at }],
      ),
    ];
  }

  async friends(me: string): Promise<string[]> {
    return (await this.of(me)).flatMap(({ identity, state }) => (state === 'friend' ? [identity] : []));
  }

  // ---- Blocks ---------------------------------------------------------------------------------------------------------

  /** One of them blocks the other. */
  shuns(a: string | null, b: string | null): boolean {
    return a !== null && b !== null && this.#shunned.get(a)?.has(b) === true;
  }

  async isBlocked(me: string, other: string): Promise<boolean> {
    return (await this.#blocks.get(keyOf(me, other))) !== null;
  }

  async blocked(me: string): Promise<string[]> {
    return (await this.#blocks.find('from', me, MAX_BLOCKS)).map(({ doc }) => doc.to);
  }

  /** Friendship and requests end with it. */
  async block(me: string, other: string): Promise<void> {
    if (await this.isBlocked(me, other)) return;
    if ((await this.blocked(me)).length >= MAX_BLOCKS) throw refused('blocks-full', MAX_BLOCKS);
    await this.#blocks.set(keyOf(me, other), { from: me, to: other, at: this.#now() });
    this.#shun(me, other);
    this.onShun(me, other);
    await this.#wishes.delete(keyOf(me, other));
    await this.#wishes.delete(keyOf(other, me));
  }

  async unblock(me: string, other: string): Promise<void> {
    await this.#blocks.delete(keyOf(me, other));
    await this.reread(me, other);
    this.onShun(me, other);
  }

  /** Another server may have changed it. */
  async reread(a: string, b: string): Promise<void> {
    if ((await this.isBlocked(a, b)) || (await this.isBlocked(b, a))) return void this.#shun(a, b);
    this.#shunned.get(a)?.delete(b);
    this.#shunned.get(b)?.delete(a);
  }

  /** Everything from and to somebody. */
  async forget(identity: string): Promise<void> {
    for (const side of ['from', 'to'] as const) {
      for (const { id } of await this.#wishes.find(side, identity, ALL)) await this.#wishes.delete(id);
      for (const { id } of await this.#blocks.find(side, identity, ALL)) await this.#blocks.delete(id);
    }
    this.dropShuns(identity);
  }

  /** Somebody is gone. */
  dropShuns(identity: string): void {
    for (const other of this.#shunned.get(identity) ?? []) this.#shunned.get(other)?.delete(identity);
    this.#shunned.delete(identity);
  }

  #shun(a: string, b: string): void {
    for (const [one, other] of [
      [a, b],
      [b, a],
    ]) {
      const set = this.#shunned.get(one) ?? new Set();
      this.#shunned.set(one, set.add(other));
    }
  }
}
