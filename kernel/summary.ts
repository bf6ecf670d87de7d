/**
 * How a match went, as data that anybody can draw: a page, a report in a file, a terminal. A game makes it from the course of a
 * finished match; what it means is in the game's own words, in one language. Nothing here knows how it will look.
 */
import type { Json, Outcome, Phrase, Seat, Types } from './contract.ts';
import type { Language } from './languages.ts';
import type { Act } from './match.ts';
import type { MatchRecord } from './record.ts';
import { FLOW, SEALED, STACK } from './view.ts';

// ---- What a summary is made from --------------------------------------------------------------------------------------

/** One entry of the log that stood to the end, and the whole table after it: the match is over, so nothing is secret. */
export interface Stride<T extends Types = Types> {
  /** The number of the entry in the record: the position of the replay. */
  readonly n: number;
  readonly act: Act<T>;
  /** Everything that was told to anybody. */
  readonly events: readonly T['event'][];
  readonly pub: Readonly<T['pub']>;
  /** By seat. */
  readonly mine: readonly Readonly<T['mine']>[];
}

export interface Course<T extends Types = Types> {
  readonly seats: number;
  readonly strides: readonly Stride<T>[];
  /** Null: it was ended without a winner. */
  readonly outcome: Outcome<T> | null;
}

/** The course of a recorded match, from the stored sections alone. What was taken back is not part of it. */
export function courseOf<T extends Types>(record: MatchRecord<T>): Course<T> {
  const seats = record.terms.seats.length;
  const strides: Stride<T>[] = [];
  let pub: Readonly<Record<string, Json>> = {};
  let mine: readonly Readonly<Record<string, Json>>[] = new Array<Readonly<Record<string, Json>>>(seats).fill({});
  for (const { n, act, told, pub: opened, mine: own } of record.entries) {
    const { [FLOW]: _flow, [STACK]: _stack, ...open } = opened;
    pub = { ...pub, ...open };
    mine = mine.map((had, seat) => {
      const { [SEALED]: _sealed, ...got } = own[String(seat)] ?? {};
      return { ...had, ...got };
    });
    if (act.kind === 'undo' || act.kind === 'takeback') while ((strides.at(-1)?.n ?? -1) >= act.of) strides.pop();
    else strides.push({ n, act, events: told.map((t) => t.event), pub, mine } as unknown as Stride<T>);
  }
  return { seats, strides, outcome: record.outcome };
}

/** What a game exports as `@starboard/<game>/summary`. Pure. `you`: the seat that reads ("You explore portal 7"); null for a stranger. */
export type Summarize<T extends Types = Types> = (course: Course<T>, language: Language, you: Seat | null) => Summary;

// ---- The summary ------------------------------------------------------------------------------------------------------

export interface Summary {
  readonly sections: readonly Section[];
}
export type Section = Facts | Timeline | Lines | Bars | Matrix | Luck | Moments;

/** What every section begins with. */
export interface Headed {
  readonly title: string;
  /** One or two sentences: what is to be seen, and how it was reckoned. */
  readonly about: string;
}

/** A few numbers that say what kind of match it was. */
export interface Facts extends Headed {
  readonly kind: 'facts';
  readonly items: readonly { readonly value: string; readonly name: string }[];
}

/** What a tick or a chapter stands out by. */
export type Mark = 'danger' | 'special' | 'good' | 'win';

/** Turn by turn, in chapters (missions, rounds). */
export interface Timeline extends Headed {
  readonly kind: 'timeline';
  readonly chapters: readonly Chapter[];
  /** What the height of a tick counts, and its largest value. */
  readonly height: { readonly name: string; readonly most: number };
  /** What the marks mean; those that do not occur are left out. */
  readonly marks: { readonly [M in Mark]?: string };
}
export interface Chapter {
  /** "Mission 3". */
  readonly name: string;
  /** "3": where there is little room. */
  readonly short: string;
  readonly ticks: readonly Tick[];
}
export interface Tick {
  /** The position of the replay. */
  readonly n: number;
  /** Whose turn it was; null: nobody's. */
  readonly seat: Seat | null;
  readonly height: number;
  readonly mark: Mark | null;
  readonly text: Phrase;
}

/** A line per seat over the course of the match. */
export interface Lines extends Headed {
  readonly kind: 'lines';
  readonly unit: 'share' | 'count';
  /** The largest value the scale has to show. */
  readonly most: number;
  /** The positions of the replay, ascending: one for each point. */
  readonly at: readonly number[];
  /** Where chapters begin, by index of `at`. */
  readonly chapters: readonly { readonly i: number; readonly name: string; readonly short: string }[];
  /** By seat, as many points as `at`. */
  readonly series: readonly (readonly number[])[];
  /** What happened, by index of `at`. */
  readonly text: readonly Phrase[];
}

/** Several measures, each with a bar per seat. */
export interface Bars extends Headed {
  readonly kind: 'bars';
  /** What the reference marks are: "average of the table". */
  readonly mark: string;
  readonly measures: readonly { readonly name: string; readonly values: readonly number[]; readonly mark: number | null }[];
}

/** Who (row) took how many from whom (column). */
export interface Matrix extends Headed {
  readonly kind: 'matrix';
  readonly row: string;
  readonly column: string;
  readonly cells: readonly (readonly number[])[];
}

/** What chance gave, against what it owed. */
export interface Luck extends Headed {
  readonly kind: 'luck';
  readonly measures: readonly LuckMeasure[];
}
export interface LuckMeasure {
  readonly name: string;
  readonly about: string;
  /** Whether it is lucky to have more of it or less. */
  readonly better: 'more' | 'less';
  /** By seat. */
  readonly rows: readonly LuckRow[];
}
export interface LuckRow {
  /** The number of draws of chance that it sums up. */
  readonly tries: number;
  readonly actual: number;
  readonly expected: number;
  /** At least four of five such series of draws are inside it. */
  readonly low: number;
  readonly high: number;
  /** Luckier than this share of all such series, equal ones counted half: 0.5 is neither lucky nor unlucky. */
  readonly luck: number;
}

/** The turning points. */
export interface Moments extends Headed {
  readonly kind: 'moments';
  /** Whose chance it is about. */
  readonly seat: Seat;
  readonly items: readonly {
    readonly n: number;
    readonly chapter: string;
    readonly text: Phrase;
    readonly before: number;
    readonly after: number;
  }[];
}

// ---- Luck -------------------------------------------------------------------------------------------------------------

/**
 * What a series of draws came to, against its odds: `odds` are the chances of each to succeed, as they were at its own moment.
 * The spread takes the draws as independent with just these odds. Where one draw changed the odds of later ones, another course
 * would have had other odds: then expectation, band and rank are those of the course that was played, not of all courses.
 */
export function luckOf(odds: readonly number[], actual: number, better: 'more' | 'less'): LuckRow {
  const spread = successes(odds);
  const below = spread.slice(0, actual).reduce((a, b) => a + b, 0) + (spread[actual] ?? 0) / 2;
  const rank = (share: number): number => {
    let sum = 0;
    const found = spread.findIndex((p) => (sum += p) >= share - 1e-9);
    return found < 0 ? odds.length : found;
  };
  return {
    tries: odds.length,
    actual,
    expected: odds.reduce((a, b) => a + b, 0),
    low: rank(0.1),
    high: rank(0.9),
    luck: better === 'more' ? below : 1 - below,
  };
}

/** How likely 0, 1, 2 … successes are, when each draw has odds of its own. */
export function successes(odds: readonly number[]): number[] {
  let spread = [1];
  for (const p of odds) {
    const next = new Array<number>(spread.length + 1).fill(0);
    spread.forEach((q, k) => {
      next[k] += q * (1 - p);
      next[k + 1] += q * p;
    });
    spread = next;
  }
  return spread;
}
