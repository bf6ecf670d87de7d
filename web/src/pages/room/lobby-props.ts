import type { TableInfo } from '../../net/types.ts';

/** What every part of the lobby gets: the table, and where the changed one goes. */
export interface LobbyProps {
  readonly table: TableInfo;
  readonly onTable: (t: TableInfo) => void;
}
