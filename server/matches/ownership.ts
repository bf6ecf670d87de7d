/**
 * Which tables are this server's. A server that is alone owns all of them. Among several, a table has one owner from the first look at
 * it: only the owner has its match, its waiting room and its chat in memory (../cluster/).
 */
import type { SeatChange, Sitting } from '@starboard/host';
import { ApiError } from '../api/problem.ts';

/** How a table is this server's. */
export interface Held {
  /** For the appends of its match; undefined: this server is alone. */
  readonly epoch: number | undefined;
  /** Until when the owner before is known to have run; null: it let go in order, or there was none. */
  readonly aliveUntil: number | null;
}

/** What may be done to a running match that is not a message of a screen. */
export type MatchDeed =
  | { readonly do: 'wake' | 'abandon' }
  | { readonly do: 'concede'; readonly chair: number }
  | { readonly do: 'replace'; readonly chair: number; readonly sitting: Sitting; readonly how?: SeatChange | undefined }
  | { readonly do: 'stand-in'; readonly chair: number; readonly by: readonly string[] };

export interface Ownership {
  /** Whether there may be other servers. */
  readonly several: boolean;
  /** Makes a table this server's, or throws `Elsewhere`. */
  hold(table: string): Promise<Held>;
  isMine(table: string): boolean;
  /** Until when everybody at a table could be heard; missing: always. */
  sureUntil?(table: string): number;
  /** Its people cannot all be heard, for some time already: it stands still. */
  mustStand(table: string): boolean;
  /** A match is loaded; these people sit at it. */
  loaded(table: string, people: readonly string[]): void;
  /** Its match could not be written here: it is claimed anew before it is loaded again. */
  lost(table: string, epoch: number | undefined): void;
  /** Carries out a deed at the owner of a table. */
  ask(table: string, deed: MatchDeed): Promise<void>;
  /** Gives back tables that nothing needs now. */
  tidy(isNeeded: (table: string) => boolean): Promise<void>;
  /** Of tables whose time has come: those that this server should take care of. */
  share(tables: readonly string[], dueSince: number): Promise<readonly string[]>;
  /** Tables whose owner ended without a word. */
  orphans(): Promise<string[]>;
  /** How much of a limit this server may give: with several, together at most twice as much. */
  part(most: number): number;
  /** Runs what one server at a time does. */
  alone(job: string, run: () => Promise<void>): Promise<void>;
}

/** Another server owns the table. */
export class Elsewhere extends ApiError {
  constructor() {
    super('busy', 'This table is looked after by another server; try again.');
  }
}

const HELD: Held = { epoch: undefined, aliveUntil: null };

/** One server for everything. */
export const ALONE: Ownership = {
  several: false,
  hold: async () => HELD,
  isMine: () => true,
  mustStand: () => false,
  loaded: () => {},
  lost: () => {},
  ask: () => Promise.reject(new Elsewhere()),
  tidy: async () => {},
  share: async (tables) => tables,
  orphans: async () => [],
  part: (most) => most,
  alone: (_, run) => run(),
};
