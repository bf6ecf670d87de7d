/** What the summaries of several games are put together from. */
import type { Outcome, Phrase, Seat, Types, Words } from './contract.ts';
import type { Language } from './languages.ts';
import { seatsOf } from './seats.ts';
import { type Bars, type Chapter, type Course, type Lines, type LuckMeasure, luckOf, type Stride, type Timeline } from './summary.ts';

// ---- Chances ----------------------------------------------------------------------------------------------------------

export interface Chances {
  /** The positions of the replay where something changed, the deal and the end included. */
  readonly at: readonly number[];
  /** By seat, as many as `at`. */
  readonly series: readonly (readonly number[])[];
}

/** A change smaller than this is none. */
const LEAST_CHANGE = 1e-6;

/** How likely each seat was to win after every answer: `judge` says it until it is over. */
export function chancesOver<T extends Types>({ strides, seats, outcome }: Course<T>, judge: (stride: Stride<T>) => readonly number[]): Chances {
  const at: number[] = [];
  const rows: (readonly number[])[] = [];
  strides.forEach((stride, i) => {
    const last = i === strides.length - 1;
    const row = last && outcome !== null ? certainWin(outcome) : judge(stride);
    const before = rows.at(-1);
    if (!last && before !== undefined && row.every((v, seat) => Math.abs(v - before[seat]) < LEAST_CHANGE)) return;
    at.push(stride.n);
    rows.push(row);
  });
  return { at, series: seatsOf(seats).map((seat) => rows.map((row) => row[seat])) };
}

/** The end is certain: one win, shared by everybody who is first, unless they won together. */
export function certainWin({ ranks, together }: Outcome): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank !== 1 ? 0 : together ? 1 : 1 / winners));
}

export interface Swing {
  /** Index of the point. */
  readonly i: number;
  readonly before: number;
  readonly after: number;
}

/** The points that changed the chance of a seat most, in the order in which they came. */
export function swingsOf(line: readonly number[], most: number, least: number): Swing[] {
  return line
    .map((after, i) => ({ i, before: line[i - 1] ?? after, after }))
    .filter((s) => Math.abs(s.after - s.before) >= least)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.i - b.i)
    .slice(0, most)
    .sort((a, b) => a.i - b.i);
}

// ---- Sentences --------------------------------------------------------------------------------------------------------

/** Who is told, and in which language. */
export interface SummaryReader {
  readonly language: Language;
  readonly you: Seat | null;
}

/** An event in the game's own words. */
export function tellEvent<T extends Types>(
  words: { readonly [L in Language]: Words<T> },
  event: T['event'],
  { language, you }: SummaryReader,
): Phrase {
  // Each kind has its own sentence; only the event knows which one.
  const sentences = words[language].event as unknown as Readonly<Record<string, (e: T['event'], you: Seat | null) => Phrase>>;
  return sentences[event.kind](event, you);
}

/** By position of the replay: what is said about the events there. */
export const tellingsOf = <E>(
  beats: readonly { readonly n: number; readonly event: E }[],
  sentence: (events: readonly E[]) => Phrase,
): Map<number, Phrase> => new Map([...Map.groupBy(beats, (b) => b.n)].map(([n, there]) => [n, sentence(there.map((b) => b.event))]));

/** The first event of the first of these kinds that occurs. */
export function mainEvent<E extends { readonly kind: string }>(events: readonly E[], kinds: readonly E['kind'][]): E | undefined {
  for (const kind of kinds) {
    const found = events.find((e) => e.kind === kind);
    if (found !== undefined) return found;
  }
  return undefined;
}

// ---- Sections ---------------------------------------------------------------------------------------------------------

/** Where chapters begin among the points `at`. An answer that ends a chapter announces the next: its first point is the next one. */
export const chaptersAt = (
  at: readonly number[],
  starts: readonly { readonly n: number; readonly name: string; readonly short: string }[],
): Lines['chapters'] =>
  starts.flatMap(({ n, name, short }) => {
    const i = at.findIndex((point) => point >= n);
    return i < 0 ? [] : [{ i, name, short }];
  });

/** Of the meanings of marks, those that occur. */
export function marksIn(chapters: readonly Chapter[], marks: Timeline['marks']): Timeline['marks'] {
  const used = new Set<string | null>(chapters.flatMap((c) => c.ticks.map((t) => t.mark)));
  return Object.fromEntries(Object.entries(marks).filter(([mark]) => used.has(mark)));
}

/** A measure with the average of the table as its mark. */
export const measured = (name: string, values: readonly number[]): Bars['measures'][number] => ({
  name,
  values,
  mark: values.reduce((a, b) => a + b, 0) / values.length,
});

/** A draw of chance: how likely it was to succeed, and whether it did. */
export interface LuckDraw {
  readonly odds: number;
  readonly hit: boolean;
}

/** The luck of each seat in its own draws. */
export const luckMeasure = (
  said: { readonly name: string; readonly about: string },
  draws: readonly (readonly LuckDraw[])[],
  better: LuckMeasure['better'],
): LuckMeasure => ({
  ...said,
  better,
  rows: draws.map((own) =>
    luckOf(
      own.map((d) => d.odds),
      own.filter((d) => d.hit).length,
      better,
    ),
  ),
});
