/** Finds a table and sits down at it. */
import type { Language } from '@starboard/kernel';
import { beGuest } from '../state/here.ts';
import { ask, RequestRefused } from './http.ts';
import { sitDown } from './sitting.ts';
import type { TableInfo, TablePace } from './types.ts';

/** Somebody else may take the last seat first; then it is another table. */
const TRIES = 4;

export interface Wanted {
  readonly games: readonly string[];
  readonly pace: TablePace;
  readonly language: Language;
}

export async function findTable(wanted: Wanted, name: string): Promise<TableInfo> {
  await beGuest(name);
  for (let tries = 1; ; tries++) {
    const { table } = await ask('POST /api/tables/find', { body: { ...wanted, games: [...wanted.games] } });
    if (table.you?.chair != null) return table;
    try {
      return await sitDown(table, name);
    } catch (error) {
      if (!(error instanceof RequestRefused) || error.problem !== 'taken' || tries >= TRIES) throw error;
    }
  }
}
