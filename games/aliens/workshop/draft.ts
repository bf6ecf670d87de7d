/** A zone that somebody is drawing: what a zone file holds, not yet right. */
import { sameJson } from '@starboard/kernel';
import type { ZoneFile } from '../content/zones.ts';
import { MOST_AUTHOR, MOST_NAME, MOST_SIDE } from '../rules/zone-check.ts';

export type Mark = '.' | 'o' | '#' | 'H' | 'A' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8';
export const MOST_HATCHES = 8;
/** Smaller plans have no room for two starts and a hatch. */
export const LEAST_SIDE = 3;

export interface Cell {
  readonly c: number;
  readonly r: number;
}
export interface ZoneDraft extends ZoneFile {
  readonly author?: string;
}

export const isHatch = (mark: string): boolean => mark >= '1' && mark <= '8';
export const widthOf = ({ rows }: Pick<ZoneFile, 'rows'>): number => rows[0]?.length ?? 0;
export const heightOf = ({ rows }: Pick<ZoneFile, 'rows'>): number => rows.length;
export const markAt = ({ rows }: Pick<ZoneFile, 'rows'>, { c, r }: Cell): string => rows[r]?.[c] ?? '.';
export const isInside = (zone: Pick<ZoneFile, 'rows'>, { c, r }: Cell): boolean => c >= 0 && r >= 0 && c < widthOf(zone) && r < heightOf(zone);
export const keyOf = ({ c, r }: Cell): string => `${c} ${r}`;

/** The file, a row of the map per line. */
export function zoneText({ name, author, players, rows }: ZoneFile): string {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const by = author === undefined ? '' : `\n  "author": ${JSON.stringify(author)},`;
  return `{\n  "name": ${JSON.stringify(name)},${by}\n  "players": [${players.join(', ')}],\n  "rows": [\n${lines}\n  ]\n}\n`;
}

const isRecord = (v: unknown): v is Record<string, unknown> => typeof v === 'object' && v !== null && !Array.isArray(v);
const count = (v: unknown, usual: number): number => (typeof v === 'number' && Number.isInteger(v) && v >= 2 && v <= 16 ? v : usual);
const line = (v: unknown, most: number): string => (typeof v === 'string' ? v.slice(0, most) : '');

/** Whatever can be read of a text as a zone; null: nothing. Unknown marks become empty places, short rows are filled up. */
export function readDraft(text: string): ZoneDraft | null {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(raw) || !Array.isArray(raw.rows)) return null;
  const given = raw.rows.filter((row): row is string => typeof row === 'string').slice(0, MOST_SIDE);
  const width = Math.min(MOST_SIDE, Math.max(0, ...given.map((row) => row.length)));
  if (width === 0) return null;
  const rows = given.map((row) =>
    row
      .slice(0, width)
      .replace(/[^o#HA1-8]/g, '.')
      .padEnd(width, '.'),
  );
  const [least, most] = Array.isArray(raw.players) ? raw.players : [];
  const from = count(least, 4);
  const author = line(raw.author, MOST_AUTHOR);
  return { name: line(raw.name, MOST_NAME), ...(author !== '' && { author }), players: [from, Math.max(from, count(most, 8))], rows };
}

/** Whether a text is a zone that somebody has begun: a draft holds all of it. */
export function isBegunZone(text: string): boolean {
  const draft = readDraft(text);
  return draft !== null && sameJson(JSON.parse(text), JSON.parse(zoneText(draft)));
}
