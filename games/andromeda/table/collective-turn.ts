/** The Collective's latest turn, from the lines that are on the table: eight steps of a launch (N243–N253), four of a return (N254–N257). */
import type { Told } from '@starboard/table-kit';
import type { CollectiveStage } from '../rules/collective/types.ts';
import type { Event } from '../rules/events.ts';
import type { Rule, Who } from '../rules/ids.ts';

/** Which step an event begins; what is not named belongs to the step that runs. */
const LAUNCH_STEP: Readonly<Partial<Record<Event['kind'], number>>> = {
  'c-rolled': 0,
  'c-card': 1,
  launched: 1,
  moon: 2,
  'c-command': 2,
  recruited: 3,
  collected: 3,
  mech: 3,
  'c-bonus': 4,
  raided: 5,
  battle: 6,
  'c-next': 7,
};
const RETURN_STEP: Readonly<Partial<Record<Event['kind'], number>>> = { 'c-returns': 0, developed: 0, 'c-command': 1, 'c-scrap': 2, 'c-home': 3 };
export const LAUNCH_RULES: readonly Rule[] = ['N243', 'N244', 'N248', 'N249', 'N250', 'N252', 'N252', 'N253'];
export const RETURN_RULES: readonly Rule[] = ['N254', 'N255', 'N256', 'N257'];

export interface ToldTurn {
  /** The line it began with. */
  readonly key: number;
  readonly returns: boolean;
  /** By step: what happened in it. */
  readonly steps: readonly (readonly Told[])[];
  /** The step that runs. */
  readonly at: number;
  readonly over: boolean;
  /** Nobody has begun a second turn since, and the reader has done nothing in theirs. */
  readonly fresh: boolean;
}

const NAMED: Readonly<Record<string, number | undefined>> = LAUNCH_STEP;
const RETURNS: Readonly<Record<string, number | undefined>> = RETURN_STEP;
const whoOf = (event: Told['event']): unknown => ('who' in event ? event.who : null);
const begins = ({ event }: Told): boolean => event.kind === 'turn';

/** The step of the procedure that asks, by the stage that comes next; of a return the wheel says by itself when it turns. */
export const STEP_ASKED: Readonly<Partial<Record<CollectiveStage, number>>> = {
  launch: 1,
  activate: 1,
  collect: 2,
  bonus: 3,
  raid: 4,
  battle: 5,
  discard: 6,
  build: 0,
  command: 0,
  yard: 1,
};

/** Null: it has had no turn, or one that was taken back. `upTo`: the newest line that is on the table. */
export function toldTurn(lines: readonly Told[], upTo: number, reader: Who): ToldTurn | null {
  const shown = lines.filter((line) => line.key <= upTo);
  const from = shown.findLastIndex((line) => begins(line) && whoOf(line.event) === 'collective');
  if (from < 0) return null;
  const since = shown.slice(from + 1);
  if (since.some(({ event }) => event.kind === '$undone')) return null;
  const next = since.findIndex(begins);
  const told = next < 0 ? since : since.slice(0, next);
  const later = next < 0 ? [] : since.slice(next);
  const returns = told.some(({ event }) => event.kind === 'c-returns');
  const order = returns ? RETURNS : NAMED;
  const steps: Told[][] = (returns ? RETURN_RULES : LAUNCH_RULES).map(() => []);
  let at = 0;
  for (const line of told) {
    // The table's own lines, such as somebody who went away, are none of its doing.
    if (line.event.kind.startsWith('$')) continue;
    at = Math.max(at, order[line.event.kind] ?? at);
    steps[at].push(line);
  }
  const over = later.length > 0 || told.some(({ event }) => event.kind === 'over');
  const acted = later.length > 1 && whoOf(later[0].event) === reader;
  return { key: shown[from].key, returns, steps, at, over, fresh: later.filter(begins).length < 2 && !acted };
}

/** What its turn comes down to: where it went or that it came home, what it built or won, how its battle ended. */
const MAIN: readonly string[] = ['c-returns', 'launched', 'developed', 'raised', 'won', 'unopposed', 'all-lost'];
export const mainLines = ({ steps }: ToldTurn): readonly Told[] => steps.flat().filter(({ event }) => MAIN.includes(event.kind));
