/**
 * What was sent lately, for screens that were gone for a moment, and what happened lately, for those that open. Of each line of
 * the log two texts are kept, each in one piece: a match has hundreds of lines that come and go, and as objects they would be
 * most of what the collector of garbage has to carry about.
 */
import type { Audience, Json } from '@starboard/kernel';
import type { Own, TableView, TimedEvent } from './wire.ts';

/** So many happenings a screen is told when it opens. */
const TAIL = 200;
/** The frames of so many lines are kept. */
const KEPT = 100;
/** So many more of both, before some are dropped: a list that is cut at every line is copied at every line. */
const SPARE = 20;

type Sections = { readonly [section: string]: Json };

/** Something that happened, and who may know. */
export interface AddressedEvent extends TimedEvent {
  readonly to: Audience;
}

/** What became of one line, of which each stream gets its part. Numbers of frames are by stream; 0: it got none. */
export interface SentLine {
  readonly now: number;
  readonly n: readonly number[];
  readonly told: readonly AddressedEvent[];
  readonly pub: Sections;
  readonly table: TableView | null;
  /** By seat; null: nothing. */
  readonly mine: readonly (Sections | null)[];
  readonly own: readonly (Own | null)[];
}

/** The same as JSON, in parts; empty: nothing, or as it was. */
export interface SentLineTexts {
  readonly now: number;
  readonly n: readonly number[];
  /** See `toldText`. */
  readonly told: string;
  readonly pub: string;
  readonly table: string;
  readonly mine: readonly string[];
  readonly own: readonly string[];
}

type Rest = readonly [SentLine['now'], SentLine['n'], SentLine['pub'], SentLine['table'], SentLine['mine'], SentLine['own']];
/** Without `to`: all may know. */
type StoredEvent = TimedEvent & { readonly to?: Audience };

/** Happenings as JSON. What all may know has the form in which frames tell it. */
export function eventsText(happenings: readonly AddressedEvent[], events: readonly string[]): string {
  if (happenings.length === 0) return '[]';
  const parts: string[] = [];
  for (let i = 0; i < happenings.length; i++) {
    const { at, to } = happenings[i];
    parts.push(i === 0 ? '[{"at":' : ',{"at":', String(at), ',"event":', events[i]);
    if (to !== 'all') parts.push(',"to":', JSON.stringify(to));
    parts.push('}');
  }
  parts.push(']');
  // Joined, not added up: a sum of texts holds on to its parts.
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
  /** From a snapshot: what happened before everything else here. */
  #older: readonly AddressedEvent[];
  /** Of the same lines, the oldest first. */
  #rest: string[] = [];
  #told: string[] = [];
  /** Of all lines that told something, and how much each did. */
  #tail: string[] = [];
  #counts: number[] = [];
  #count = 0;

  constructor(tail: readonly AddressedEvent[]) {
    this.#older = tail;
  }

  add(sent: SentLineTexts, happenings: number): void {
    this.#rest.push(restText(sent));
    this.#told.push(sent.told);
    if (this.#rest.length > KEPT + SPARE) {
      this.#rest = this.#rest.slice(SPARE);
      this.#told = this.#told.slice(SPARE);
    }
    if (happenings === 0) return;
    this.#tail.push(sent.told);
    this.#counts.push(happenings);
    this.#count += happenings;
    if (this.#count > 2 * TAIL) this.#cut();
  }

  #cut(): void {
    this.#older = [];
    let from = 0;
    while (this.#count - this.#counts[from] >= TAIL) this.#count -= this.#counts[from++];
    this.#tail = this.#tail.slice(from);
    this.#counts = this.#counts.slice(from);
  }

  /** The last happenings. */
  tail(): AddressedEvent[] {
    const told = this.#tail.flatMap(happeningsOf);
    return [...this.#older, ...told].slice(-TAIL);
  }

  /** The lines of which stream `i` has had no frame since its frame `n`, the oldest first; null: not all are here. */
  since(i: number, n: number): SentLine[] | null {
    const found: SentLine[] = [];
    for (let at = this.#rest.length - 1; at >= 0; at--) {
      const [now, numbers, pub, table, mine, own] = JSON.parse(this.#rest[at]) as Rest;
      if (numbers[i] === 0) continue;
      if (numbers[i] > n) found.push({ now, n: numbers, told: happeningsOf(this.#told[at]), pub, table, mine, own });
      if (numbers[i] <= n + 1) return found.reverse();
    }
    return null;
  }
}

const happeningsOf = (text: string): AddressedEvent[] =>
  (JSON.parse(text) as StoredEvent[]).map(({ at, event, to }) => ({ at, event, to: to ?? 'all' }));
