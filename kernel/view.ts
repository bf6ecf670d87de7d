/**
 * From a state to what each chair may see of it. A view is a selection of whole sections: the keys of `pub`, the flow, the
 * open locals of the frames, and the keys of the seat's own `mine`. Nothing is redacted here, so nothing can be forgotten.
 */
import type { Audience, Cover, Json, Known, Open, Seat, State, Types } from './contract.ts';
import type { ToldEvent } from './flow.ts';

/** The sections that the kernel adds to those of the game: two to `pub`, one to `mine`. */
export const FLOW = '$flow';
export const STACK = '$stack';
export const SEALED = '$sealed';

/** The open locals of the frames, those that wait in a queue included: names with an underscore stay behind. */
export const openStack = <T extends Types>(stack: readonly T['frame'][]): Open<T['frame']>[] => stack.map((f) => openFrame<T>(f));

function openFrame<T extends Types>(f: T['frame']): Open<T['frame']> {
  const open: Record<string, unknown> = {};
  for (const [name, value] of Object.entries<unknown>({ ...f })) {
    if (name[0] !== '_') open[name] = name === 'queue' ? openQueue<T>(value as readonly unknown[]) : value;
  }
  return open as Open<T['frame']>;
}
/** A queue usually holds frames, but a game may use the name for a plain list. */
const openQueue = <T extends Types>(queue: readonly unknown[]): unknown[] =>
  queue.map((f) => (typeof f === 'object' && f !== null ? openFrame<T>(f as T['frame']) : f));

/** A view that can be sent: equal to `know(s, seat)` but for the dark locals, which are really gone. Shares the state's objects. */
export const viewOf = <T extends Types>(s: State<T>, seat: Seat | null): Known<T> => ({
  pub: s.pub,
  mine: seat === null ? null : s.mine[seat],
  flow: s.flow,
  stack: openStack<T>(s.stack),
  sealed: seat === null ? null : s.sealed[seat],
});

/** A view cut into sections, as it is stored and sent; `mine` is empty for a spectator. */
export const sectionsOf = <T extends Types>(k: Known<T>): { pub: Bundle; mine: Bundle } => ({
  pub: { ...k.pub, [FLOW]: k.flow, [STACK]: k.stack } as unknown as Bundle,
  mine: (k.mine === null ? {} : { ...k.mine, [SEALED]: k.sealed }) as unknown as Bundle,
});

/** The view that these sections make; `mine` is null for a spectator. */
export function viewFrom<T extends Types>(pub: Readonly<Record<string, unknown>>, mine: Readonly<Record<string, unknown>> | null): Known<T> {
  const { [FLOW]: flow, [STACK]: stack, ...open } = pub;
  const { [SEALED]: sealed = null, ...own } = mine ?? {};
  return { pub: open, mine: mine === null ? null : own, flow, stack, sealed } as unknown as Known<T>;
}

/** Whether this seat hears what is told to `audience`; null: a spectator. */
export const hears = (audience: Audience, seat: Seat | null): boolean => audience === 'all' || (seat !== null && audience.includes(seat));

/** What a seat hears of what was told. */
export const heardBy = <T extends Types>(told: readonly ToldEvent<T>[], seat: Seat | null): ToldEvent<T>[] => told.filter((t) => hears(t.to, seat));

/** The sections that changed, by name. The values share nothing with the state. */
export interface Changes {
  readonly pub: Bundle;
  /** By seat. */
  readonly mine: readonly Bundle[];
}
type Bundle = { readonly [section: string]: Json };

/** Stands, as this very object, for every part in which nothing changed. */
const NOTHING: Bundle = Object.freeze({});

/**
 * Finds which sections of a match changed since it last looked. Most sections of most moves are as they were, and comparing
 * costs far less than copying and writing out, so only what differs is touched.
 * Sections neither come nor go while a match runs: one that vanished would live on in every stream and playback.
 */
export class Sections<T extends Types> {
  readonly #pub = new Shelf();
  readonly #mine: Shelf[];
  #flow: Cover | null = null;

  constructor(seats: number) {
    this.#mine = Array.from({ length: seats }, () => new Shelf());
  }

  changes(s: State<T>): Changes {
    let pub = this.#pub.look(s.pub);
    if (this.#flow === null || !sameCover(s.flow, this.#flow)) {
      this.#flow = { ...s.flow, asked: s.flow.asked.slice(), done: s.flow.done.slice() };
      pub = and(pub, FLOW, this.#flow as unknown as Json);
    }
    pub = this.#pub.lookAside(STACK, s.stack, true, pub);
    const mine: Bundle[] = [];
    for (let seat = 0; seat < s.mine.length; seat++) {
      const shelf = this.#mine[seat];
      mine.push(shelf.lookAside(SEALED, s.sealed[seat], false, shelf.look(s.mine[seat])));
    }
    return { pub, mine };
  }
}

const UNSTEADY = 'a section of the state came or went';

/** The sections of one part of the state as they were, in the order of the first look. */
class Shelf {
  readonly #names: string[] = [];
  readonly #was: Json[] = [];
  #aside: Json | undefined;
  #looked = false;

  look(part: object): Bundle {
    const names = this.#names;
    const was = this.#was;
    if (!this.#looked) {
      this.#looked = true;
      names.push(...Object.keys(part));
    }
    let changed = NOTHING;
    let n = 0;
    for (const name in part) {
      // A copy has its sections in the order of the original, or nearly: searching is the exception.
      const i = names[n] === name ? n : names.indexOf(name);
      if (i < 0) throw new Error(UNSTEADY);
      const value = part[name as never] as Json;
      if (!same(value, was[i], false) || value === undefined) changed = and(changed, name, (was[i] = copyOf(name, value)));
      n++;
    }
    if (n !== names.length) throw new Error(UNSTEADY);
    return changed;
  }

  /** For the one section that the kernel adds to each part. */
  lookAside(name: string, value: unknown, hide: boolean, changed: Bundle): Bundle {
    return same(value as Json, this.#aside, hide) ? changed : and(changed, name, (this.#aside = detach(value as Json, hide)));
  }
}

function copyOf(name: string, value: Json | undefined): Json {
  if (value === undefined) throw new Error(`section '${name}' has no value`);
  return detach(value, false);
}

function and(changed: Bundle, name: string, value: Json): Bundle {
  const part = (changed === NOTHING ? {} : changed) as { [section: string]: Json };
  part[name] = value;
  return part;
}

type Members = { readonly [name: string]: Json | undefined };

/** Whether a value would be written as it was; with `hide`, names that begin with an underscore are not written. */
function same(now: Json | undefined, was: Json | undefined, hide: boolean): boolean {
  // Numbers, lists of numbers and the rest are compared at places of their own: a comparison that has seen all of them is
  // compiled to a slow call, and this is the hottest loop of a server.
  if (typeof now === 'number') return now === was;
  if (typeof now !== 'object' || typeof was !== 'object' || now === null || was === null) return now === was;
  if (Array.isArray(now)) {
    if (!Array.isArray(was) || now.length !== was.length) return false;
    if (typeof now[0] === 'number') return sameNumbers(now, was, hide);
    for (let i = 0; i < now.length; i++) if (!same(now[i], was[i], hide)) return false;
    return true;
  }
  let names = 0;
  for (const name in now) {
    const value = (now as Members)[name];
    if (value === undefined || (hide && isDark(name))) continue;
    if (!same(value, (was as Members)[name], hide)) return false;
    names++;
  }
  for (const _ in was) names--;
  return names === 0;
}

/** A list that begins with a number usually has nothing else in it. */
function sameNumbers(now: readonly Json[], was: readonly Json[], hide: boolean): boolean {
  for (let i = 0; i < now.length; i++) {
    if (now[i] !== was[i] && (typeof now[i] === 'number' || !same(now[i], was[i], hide))) return false;
  }
  return true;
}

const sameCover = (a: Cover, b: Cover): boolean =>
  a.label === b.label &&
  a.window === b.window &&
  a.revisable === b.revisable &&
  a.onBehalf === b.onBehalf &&
  a.needsSecrets === b.needsSecrets &&
  a.seconds === b.seconds &&
  sameSeats(a.asked, b.asked) &&
  sameSeats(a.done, b.done);
function sameSeats(a: readonly Seat[], b: readonly Seat[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** A copy that shares nothing; with `hide`, without names that begin with an underscore. */
export function detach(v: Json, hide: boolean): Json {
  if (typeof v !== 'object' || v === null) return v;
  if (Array.isArray(v)) {
    const list: Json[] = v.slice();
    for (let i = 0; i < list.length; i++) if (typeof list[i] === 'object') list[i] = detach(list[i], hide);
    return list;
  }
  const copy: { [name: string]: Json } = {};
  for (const name in v) {
    const value = (v as Members)[name];
    if (value !== undefined && !(hide && isDark(name))) copy[name] = detach(value, hide);
  }
  return copy;
}

const UNDERSCORE = 95;
const isDark = (name: string): boolean => name.charCodeAt(0) === UNDERSCORE;
