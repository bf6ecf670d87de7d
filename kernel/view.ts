/**
 * From a state to what each chair may see of it. A view is a selection of whole sections: the keys of `pub`, the flow, the
 * open locals of the frames, and the keys of the seat's own `mine`. Nothing is redacted here, so nothing can be forgotten.
 */
import type { Known, Open, Seat, State, Types } from './contract.ts';
import type { Told } from './flow.ts';

/** A section of a view that every game has, beside the keys of its own `pub` and `mine`. */
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

/** What a seat hears of what was told. */
export const heardBy = <T extends Types>(told: readonly Told<T>[], seat: Seat | null): Told<T>[] =>
  told.filter((t) => t.to === 'all' || (seat !== null && t.to.includes(seat)));

/** The sections that changed, as JSON texts: for everybody, and by seat. */
export interface Changes {
  readonly pub: readonly (readonly [section: string, json: string])[];
  readonly mine: readonly (readonly (readonly [section: string, json: string])[])[];
}

/**
 * Finds which sections of a match changed since it last looked, by their bytes. Sections neither come nor go while a match
 * runs: one that vanished would live on in every stream and playback.
 */
export class Sections<T extends Types> {
  readonly #pub: Record<string, string> = {};
  readonly #mine: Record<string, string>[];
  #counts: number[] = [];

  constructor(seats: number) {
    this.#mine = Array.from({ length: seats }, () => ({}));
  }

  changes(s: State<T>): Changes {
    const pub: [string, string][] = [];
    const known = this.#pub;
    const counts: number[] = [0];
    for (const key in s.pub) {
      note(known, pub, key, s.pub[key]);
      counts[0]++;
    }
    note(known, pub, FLOW, s.flow);
    note(known, pub, STACK, s.stack, dark);
    const mine = s.mine.map((own, seat) => {
      const changed: [string, string][] = [];
      const had = this.#mine[seat];
      counts.push(0);
      for (const key in own) {
        note(had, changed, key, own[key]);
        counts[seat + 1]++;
      }
      note(had, changed, SEALED, s.sealed[seat]);
      return changed;
    });
    if (this.#counts.length > 0 && counts.some((n, i) => n !== this.#counts[i])) throw new Error('a section of the state came or went');
    this.#counts = counts;
    return { pub, mine };
  }
}

function note(
  known: Record<string, string>,
  changed: [string, string][],
  key: string,
  value: unknown,
  hide?: (k: string, v: unknown) => unknown,
): void {
  const json: string | undefined = JSON.stringify(value, hide);
  if (json === undefined) throw new Error(`section '${key}' has no value`);
  if (known[key] === json) return;
  known[key] = json;
  changed.push([key, json]);
}
const dark = (key: string, value: unknown): unknown => (key[0] === '_' ? undefined : value);

/**
 * The streams of a match: one per seat and one for spectators. Frames are numbered per stream without gaps, so a missing
 * one shows and somebody else's private news does not.
 */
export class Streams<T extends Types> {
  readonly #sections: Sections<T>;
  readonly #n: number[];

  constructor(seats: number) {
    this.#sections = new Sections(seats);
    this.#n = new Array<number>(seats + 1).fill(0);
  }

  /** The frame of each seat, the spectators' last, as JSON text; empty where a stream has no news. */
  frames(s: State<T>, told: readonly Told<T>[]): string[] {
    const { pub, mine } = this.#sections.changes(s);
    const seats = s.mine.length;
    const events = new Array<string>(seats + 1).fill('');
    for (const t of told) {
      const json = `,${JSON.stringify(t.event)}`;
      if (t.to === 'all') for (let i = 0; i <= seats; i++) events[i] += json;
      else for (const seat of t.to) events[seat] += json;
    }
    const open = members(pub);
    return events.map((list, i) => {
      const own = i < seats ? members(mine[i]) : '';
      if (list === '' && open === '' && own === '') return '';
      return `{"n":${++this.#n[i]},"events":[${list.slice(1)}],"pub":{${open}},"mine":{${own}}}`;
    });
  }
}

function members(sections: readonly (readonly [string, string])[]): string {
  let text = '';
  for (const [key, json] of sections) text += `${text === '' ? '' : ','}"${key}":${json}`;
  return text;
}
