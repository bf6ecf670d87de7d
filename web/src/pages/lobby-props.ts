import type { Table } from '../net/types.ts';

/** What every part of the lobby gets: the table, and where the changed one goes. */
export interface LobbyProps {
  readonly table: Table;
  readonly onTable: (t: Table) => void;
}
