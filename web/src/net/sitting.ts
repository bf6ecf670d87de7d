/** From an invitation to a seat. */
import { beAnybody, beGuest } from '../state/here.ts';
import { seal } from './fairness.ts';
import { ask, RequestRefused } from './http.ts';
import type { TableInfo } from './types.ts';

/** Lets us in under this name; null: who only looks needs none. */
export async function comeIn(token: string, name: string | null): Promise<TableInfo> {
  await (name === null ? beAnybody() : beGuest(name));
  return ask('POST /api/invitations/accept', { body: { token } });
}

/** On this chair, or the first free one. `word` is mixed into the secret of the fair start. */
export async function sitDown(
  table: TableInfo,
  name: string,
  { chair, word = '' }: { readonly chair?: number; readonly word?: string } = {},
): Promise<TableInfo> {
  const me = await beGuest(name);
  const commitment = seal(table, me.identity, word.trim());
  return ask('POST /api/tables/:table/sit', { params: { table: table.id }, body: { commitment, ...(chair === undefined ? {} : { chair }) } });
}

const isTaken = (error: unknown): boolean => error instanceof RequestRefused && (error.problem === 'taken' || error.problem === 'not-now');

/** In and down in one press, on this seat or another free one. Where the last seat was taken meanwhile we are in, and can wait. */
export async function comeInAndSit(token: string, name: string, chair?: number): Promise<TableInfo> {
  const table = await comeIn(token, name);
  if (table.you?.chair !== null) return table;
  for (const wish of chair === undefined ? [{}] : [{ chair }, {}])
    try {
      return await sitDown(table, name, wish);
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  return table;
}
