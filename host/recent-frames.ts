/**
 * Recent frames, for screens that reconnect, and recent events, for screens that open. Each log line is kept as two strings. As
 * objects these would be most of the garbage collector's work.
 */
import type { Audience, Json } from '@starboard/kernel';
import type { Own, TableView, TimedEvent } from './wire.ts';

/** How many events a screen gets when it opens. */
const TAIL = 200;
/** How many lines keep their frames. */
const KEPT = 100;
/** Dropped in batches of this size: cutting the list at every line would copy it at every line. */
const SPARE = 20;

type Sections = { readonly [section: string]: Json };

/** An event and who may know it. */
export interface AddressedEvent extends TimedEvent {
  readonly to: Audience;
}

/** The result of one log line for all streams. `n`: the frame number by stream; 0: no frame. */
export interface SentLine {
  readonly now: number;
  readonly n: readonly number[];
  readonly told: readonly AddressedEvent[];
  readonly pub: Sections;
  readonly table: TableView | null;
  /** By seat; null: unchanged. */
  readonly mine: readonly (Sections | null)[];
  readonly own: readonly (Own | null)[];
}

/** The same as JSON, in parts; empty: unchanged. */
export interface SentLineTexts {
  readonly now: number;
  readonly n: readonly number[];
  /** See `eventsText`. */
  readonly told: string;
  readonly pub: string;
  readonly table: string;
  readonly mine: readonly string[];
  readonly own: readonly string[];
}

type Rest = readonly [SentLine['now'], SentLine['n'], SentLine['pub'], SentLine['table'], SentLine['mine'], SentLine['own']];
/** Without `to`: for all. */
type StoredEvent = TimedEvent & { readonly to?: Audience };

/** Events as JSON. Events for all have the same form as in frames. */
export function eventsText(happened: readonly AddressedEvent[], texts: readonly string[]): string {
  if (happened.length === 0) return '[]';
  const parts: string[] = [];
  for (let i = 0; i < happened.length; i++) {
    const { at, to } = happened[i];
    parts.push(i === 0 ? '[{"at":' : ',{"at":', String(at), ',"event":', texts[i]);
    if (to !== 'all') parts.push(',"to":', JSON.stringify(to));
    parts.push('}');
  }
  parts.push(']');
  // `join`, because a concatenated string keeps its parts alive.
  return parts.join('');
}

function restText({ now, n, pub, table, mine, own }: SentLineTexts): string {
  const parts = ['[', String(now), ',[', n.join(), '],', pub, ',', table === '' ? 'null' : table];
  for (const texts of [mine, own]) {
    parts.push(',[');
    for (let i = 0; i < texts.length; i++) parts.push(i === 0 ? '' : ',', texts[i] === '' ? 'null' : texts[i]);
    parts.push(']');
  }
  parts.push(']');
  return parts.join('');
}

export class RecentFrames {
  /** From a snapshot: events before all others here. */
  #older: readonly AddressedEvent[];
  /** Of the same lines, oldest first. */
  #rest: string[] = [];
  #told: string[] = [];
  /** Of all lines with events, and the number of events of each. */
  #tail: string[] = [];
  #counts: number[] = [];
  #count = 0;

  constructor(tail: readonly AddressedEvent[]) {
    this.#older = tail;
  }

  add(sent: SentLineTexts, events: number): void {
    this.#rest.push(restText(sent));
    this.#told.push(sent.told);
    if (this.#rest.length > KEPT + SPARE) {
      this.#rest = this.#rest.slice(SPARE);
      this.#told = this.#told.slice(SPARE);
    }
    if (events === 0) return;
    this.#tail.push(sent.told);
    this.#counts.push(events);
    this.#count += events;
    if (this.#count > 2 * TAIL) this.#cut();
  }

  #cut(): void {
    this.#older = [];
    let from = 0;
    while (this.#count - this.#counts[from] >= TAIL) this.#count -= this.#counts[from++];
    this.#tail = this.#tail.slice(from);
    this.#counts = this.#counts.slice(from);
  }

  /** The last events. */
  tail(): AddressedEvent[] {
    const told = this.#tail.flatMap(eventsOf);
    return [...this.#older, ...told].slice(-TAIL);
  }

  /** The lines after frame `n` of stream `i`, oldest first; null: some are gone. */
  since(i: number, n: number): SentLine[] | null {
    const found: SentLine[] = [];
    for (let at = this.#rest.length - 1; at >= 0; at--) {
      const [now, numbers, pub, table, mine, own]: Rest = JSON.parse(this.#rest[at]);
      if (numbers[i] === 0) continue;
      if (numbers[i] > n) found.push({ now, n: numbers, told: eventsOf(this.#told[at]), pub, table, mine, own });
      if (numbers[i] <= n + 1) return found.reverse();
    }
    return null;
  }
}

function eventsOf(text: string): AddressedEvent[] {
  const events: readonly StoredEvent[] = JSON.parse(text);
  return events.map(({ at, event, to }) => ({ at, event, to: to ?? 'all' }));
}
