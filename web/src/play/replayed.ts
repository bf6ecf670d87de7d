/** A record as a screen sees it at one of its moments: what a table needs, made of what the chosen seat knew and heard. Pure. */

import type { MatchSeen, ShownLine } from '@starboard/host/match-view';
import { type Json, type MatchRecord, type Moment, playback, type Seat, type Types } from '@starboard/kernel';

export interface Remembered extends ShownLine {
  /** The moment it belongs to. */
  readonly moment: number;
}

/** Everything that was heard, oldest first. */
export function rememberedLines(record: MatchRecord, moments: readonly Moment<Types>[]): Remembered[] {
  const lines: Remembered[] = [];
  moments.forEach(({ act, events }, moment) => {
    const at = record.entries[moment].at;
    const add = (event: ShownLine['event']): void => void lines.push({ key: lines.length, at, event, moment });
    for (const hint of record.hints ?? []) if (hint.n === moment) add({ kind: '$hint', seat: hint.seat });
    if (act.kind === 'undo' || act.kind === 'takeback')
      add({ kind: act.kind === 'undo' ? '$undone' : '$takeback', seat: act.seat, since: record.entries[act.of]?.at ?? null });
    if (act.kind === 'redeal') add({ kind: '$redeal', seat: act.seat });
    if (act.kind === 'answer' && act.by === 'idle') add({ kind: '$idle', seat: act.seat });
    for (const event of events) add(event);
  });
  return lines;
}

/** By seat: the level of the bot that gave all answers of it; null: a person did, or nobody was asked. */
export function botsOf({ entries, names }: Pick<MatchRecord, 'entries' | 'names'>): readonly (string | null)[] {
  const by = names.map(() => new Set<string>());
  for (const { act } of entries) if (act.kind === 'answer') by[act.seat].add(act.by !== undefined && act.by !== 'idle' ? act.by.bot : 'person');
  return by.map((who) => (who.size === 0 || who.has('person') ? null : ([...who].at(-1) ?? null)));
}

export interface Looking {
  readonly record: MatchRecord;
  readonly moments: readonly Moment<Types>[];
  readonly lines: readonly Remembered[];
  /** As the record has them. */
  readonly names: readonly string[];
  readonly bots: readonly (string | null)[];
  /** Whose eyes these are; null: a spectator's. */
  readonly seat: Seat | null;
}

export function seenAt({ record, moments, lines, names, bots, seat }: Looking, at: number): MatchSeen {
  const outcome = at === moments.length - 1 ? record.outcome : null;
  return {
    n: at,
    seat,
    pub: {},
    mine: {},
    known: moments[at].known,
    lines: lines.filter((l) => l.moment <= at),
    table: {
      chairs: names.map((name, i) => ({ kind: bots[i] === null ? 'person' : 'bot', name, level: bots[i], away: false })),
      clock: null,
      due: null,
      takeBack: null,
      ending: null,
      closed: outcome === null ? null : 'over',
      outcome,
    },
    own: null,
    ahead: 0,
  };
}

/** How a seat saw the table at the end. */
export function finalSeen(record: MatchRecord, seat: Seat | null): MatchSeen {
  let last: Moment<Types> | null = null;
  for (const moment of playback(record, seat)) last = moment;
  if (last === null) throw new RangeError('a record has a beginning');
  return {
    ...seenAt({ record, moments: [last], lines: [], names: record.names, bots: botsOf(record), seat }, 0),
    pub: { options: record.terms.options as Json },
  };
}
