/** Finished matches, of the server and of this device, as one list; and which of them fit a filter. Pure. */
import type { Outcome } from '@starboard/kernel';
import type { PastMatch, TableSummary } from '../net/types.ts';
import { type LocalTable, peopleAt } from '../offline/tables.ts';
import type { PastFrom } from '../worker/protocol.ts';

export interface FinishedChair {
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'hidden';
  readonly face: string | null;
}

export interface FinishedMatch {
  /** What it is kept under. */
  readonly key: string;
  readonly from: PastFrom;
  readonly game: string;
  /** Of the table; may be empty. */
  readonly name: string;
  readonly at: number;
  readonly chairs: readonly FinishedChair[];
  /** The reader's place; null: none, several, or nobody won. */
  readonly rank: number | null;
  readonly together: boolean;
  readonly gaveUp: boolean;
  /** Seats that won. */
  readonly winners: readonly number[];
  readonly replay: boolean;
  /** The result is not told: those who watch will see. */
  readonly untold?: true;
}

export interface ReplayFilter {
  readonly game: string | null;
  readonly which: 'all' | 'won' | 'kept';
  readonly with: string;
  readonly when: 'any' | 'week' | 'month' | 'year';
}
export const EVERYTHING: ReplayFilter = { game: null, which: 'all', with: '', when: 'any' };

const DAY_MS = 86_400_000;
const DAYS = { any: Number.POSITIVE_INFINITY, week: 7, month: 30, year: 365 } as const;

export function fitsFilter(m: FinishedMatch, { game, which, with: who, when }: ReplayFilter, kept: ReadonlySet<string>, now: number): boolean {
  if (game !== null && m.game !== game) return false;
  if (which === 'won' && m.rank !== 1) return false;
  if (which === 'kept' && !kept.has(m.key)) return false;
  if (now - m.at > DAYS[when] * DAY_MS) return false;
  const wanted = who.trim().toLowerCase();
  return wanted === '' || [m.name, ...m.chairs.map((c) => c.name)].some((text) => text.toLowerCase().includes(wanted));
}

const winnersOf = (outcome: Outcome | null): number[] => outcome?.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])) ?? [];

export function finishedHere(table: LocalTable): FinishedMatch {
  const people = peopleAt(table);
  const { outcome } = table;
  return {
    key: `local ${table.id}`,
    from: { kind: 'local', id: table.id },
    game: table.game,
    name: '',
    at: table.changedAt,
    chairs: table.sittings.map(({ name, kind }) => ({ name, kind: kind === 'bot' ? 'bot' : 'person', face: null })),
    rank: people.length === 1 && outcome !== null ? outcome.ranks[people[0]] : null,
    together: outcome?.together === true,
    gaveUp: false,
    winners: winnersOf(outcome),
    replay: true,
  };
}

export const finishedThere = (m: PastMatch): FinishedMatch => ({
  key: `table ${m.table}`,
  from: { kind: 'table', id: m.table },
  game: m.game,
  name: m.name,
  at: m.at,
  chairs: m.chairs,
  rank: m.rank,
  together: m.together,
  gaveUp: m.gaveUp,
  winners: m.chairs.flatMap((c, seat) => (c.rank === 1 ? [seat] : [])),
  replay: m.replay,
});

/** A match that ended without a result, by agreement for example, is in no history. */
export const finishedWithout = ({ id, game, name, changedAt, chairs }: TableSummary): FinishedMatch => ({
  ...{ key: `table ${id}`, from: { kind: 'table', id }, game, name, at: changedAt },
  chairs: chairs.map((c) => ({ name: c.name, kind: c.kind === 'bot' ? 'bot' : 'person', face: c.face })),
  ...{ rank: null, together: false, gaveUp: false, winners: [], replay: true },
});
