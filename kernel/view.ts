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

/** The open locals of the frames: names with an underscore stay behind. */
export const openStack = <T extends Types>(stack: readonly T['frame'][]): Open<T['frame']>[] =>
  stack.map((f) => Object.fromEntries(Object.entries(f).filter(([name]) => name[0] !== '_')) as Open<T['frame']>);

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

/** Finds which sections of a match changed since it last looked, by their bytes. */
export class Sections<T extends Types> {
  readonly #pub: Record<string, string> = {};
  readonly #mine: Record<string, string>[];

  constructor(seats: number) {
    this.#mine = Array.from({ length: seats }, () => ({}));
  }

  changes(s: State<T>): Changes {
    const pub: [string, string][] = [];
    const known = this.#pub;
    for (const key in s.pub) note(known, pub, key, s.pub[key]);
    note(known, pub, FLOW, s.flow);
    note(known, pub, STACK, s.stack, dark);
    const mine = s.mine.map((own, seat) => {
      const changed: [string, string][] = [];
      const had = this.#mine[seat];
      for (const key in own) note(had, changed, key, own[key]);
      note(had, changed, SEALED, s.sealed[seat]);
      return changed;
    });
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
  const json = JSON.stringify(value, hide);
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
