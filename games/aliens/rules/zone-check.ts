/**
 * Reads and checks a zone file of the table's own. Its text is untrusted. Every fault has its own sentence, with the sectors
 * it is about.
 */
import type { ZoneFile } from '../content/zones.ts';
import { reach } from './reach.ts';
import { buildZone, sectorName, type Zone } from './zone.ts';

export const MOST_SIDE = 40;
export const MOST_NAME = 40;
export const MOST_AUTHOR = 60;
export const MOST_ZONE = 8000;
const MARKS = /^[.o#HA1-8]*$/;

/** What is wrong with a file or its map: the key of a sentence (`FaultWords`), its sectors and its numbers. */
export interface ZoneProblem {
  readonly problem: FileFault | MapFault;
  readonly sectors: readonly string[];
  /** Which row or hatch, or how many there are. */
  readonly n?: number;
  /** How many it should be, or how often. */
  readonly of?: number;
  readonly what?: string;
}
/** Not a zone file. */
export type FileFault =
  | 'too-long' // n, of
  | 'no-json'
  | 'no-object'
  | 'field' // what
  | 'name'
  | 'author'
  | 'players'
  | 'rows'
  | 'marks' // n: the row
  | 'uneven' // n: the row, of: the columns of the first
  | 'columns'
  | 'humans' // n
  | 'aliens' // n
  | 'no-hatch'
  | 'hatch-gap' // n: the hatch
  | 'hatch-twice'; // n: the hatch
/** A zone file that cannot be played. */
export type MapFault = 'torn' | 'no-way' | 'start-shut' | 'hatch-cut-off';

const fault = (problem: FileFault, more: Omit<ZoneProblem, 'problem' | 'sectors'> = {}): ZoneProblem => ({ problem, sectors: [], ...more });
export const isProblem = (file: ZoneFile | ZoneProblem): file is ZoneProblem => 'problem' in file;

/** A zone file from its text, or what is wrong with it. */
export function parseZone(text: string): ZoneFile | ZoneProblem {
  if (text.length > MOST_ZONE) return fault('too-long', { n: text.length, of: MOST_ZONE });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return fault('no-json');
  }
  return readZone(raw);
}

/** One line of plain text: no control or direction marks. */
export const isLine = (v: unknown, most: number): v is string =>
  typeof v === 'string' && v.trim() !== '' && v.length <= most && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(v);

function readZone(raw: unknown): ZoneFile | ZoneProblem {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return fault('no-object');
  const { $schema: _, name, author, players, rows, ...more } = raw as Record<string, unknown>;
  const extra = Object.keys(more)[0];
  if (extra !== undefined) return fault('field', { what: extra.slice(0, 40) });
  if (!isLine(name, MOST_NAME)) return fault('name', { of: MOST_NAME });
  if (author !== undefined && !isLine(author, MOST_AUTHOR)) return fault('author', { of: MOST_AUTHOR });
  if (!isRange(players)) return fault('players');
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MOST_SIDE) return fault('rows', { of: MOST_SIDE });
  const width = typeof rows[0] === 'string' ? rows[0].length : 0;
  for (const [i, row] of rows.entries()) {
    if (typeof row !== 'string' || !MARKS.test(row)) return fault('marks', { n: i + 1 });
    if (row.length !== width) return fault('uneven', { n: i + 1, of: width });
  }
  if (width === 0 || width > MOST_SIDE) return fault('columns', { of: MOST_SIDE });
  const count = (mark: string): number => rows.join('').split(mark).length - 1;
  if (count('H') !== 1) return fault('humans', { n: count('H') });
  if (count('A') !== 1) return fault('aliens', { n: count('A') });
  const hatches = [1, 2, 3, 4, 5, 6, 7, 8].filter((n) => count(String(n)) > 0);
  if (hatches.length === 0) return fault('no-hatch');
  for (const [i, n] of hatches.entries()) {
    if (n !== i + 1) return fault('hatch-gap', { n: i + 1 });
    if (count(String(n)) > 1) return fault('hatch-twice', { n });
  }
  return { name, ...(typeof author === 'string' && { author }), players, rows } as ZoneFile;
}

/** A number of players: fewest and most. */
export const isRange = (v: unknown): v is [number, number] =>
  Array.isArray(v) && v.length === 2 && v.every((n) => Number.isInteger(n) && n >= 2 && n <= 16) && v[0] <= v[1];

const OPEN = { closedSafe: 'nobody' } as const;

/** What makes a map unplayable (Q18): a disconnected part, a dead end, a closed start, an unreachable hatch. */
export function zoneProblem(file: ZoneFile, law: Parameters<typeof reach>[1] = OPEN): ZoneProblem | null {
  const zone = buildZone(file);
  const torn = apart(zone);
  if (torn.length > 0) return { problem: 'torn', sectors: names(zone, torn) };
  for (const alien of [false, true]) {
    const start = alien ? zone.alien : zone.human;
    if (reach(zone, law, start, alien ? 2 : 1, alien, null).length === 0) return { problem: 'start-shut', sectors: [zone.names[start]] };
  }
  // Every sector a player can stand on must have a way on, even with all hatches closed.
  const walk = (alien: boolean): Set<number> =>
    flood(zone, alien ? zone.alien : zone.human, (to, from) => steps(zone, law, from, alien).includes(to));
  const stuck = [false, true].flatMap((alien) => [...walk(alien)].filter((at) => reach(zone, law, at, alien ? 2 : 1, alien, SHUT).length === 0));
  if (stuck.length > 0) return { problem: 'no-way', sectors: names(zone, [...new Set(stuck)]) };
  const humans = walk(false);
  const cut = zone.hatches.slice(1).filter((hatch) => !humans.has(hatch));
  if (cut.length > 0) return { problem: 'hatch-cut-off', sectors: names(zone, cut) };
  return null;
}

const SHUT: readonly boolean[] = new Array<boolean>(9).fill(false);
const steps = (zone: Zone, law: Parameters<typeof reach>[1], from: number, alien: boolean): number[] => reach(zone, law, from, 1, alien, null);

function flood(zone: Zone, from: number, may: (to: number, from: number) => boolean): Set<number> {
  const seen = new Set([from]);
  for (const at of seen) for (const to of zone.touching[at]) if (!seen.has(to) && may(to, at)) seen.add(to);
  return seen;
}
/** What does not hang together with the largest part; of equal parts the first is the ship. */
function apart(zone: Zone): number[] {
  const seen = new Set<number>();
  let ship = new Set<number>();
  for (const at of zone.names.keys()) {
    if (seen.has(at)) continue;
    const part = flood(zone, at, () => true);
    for (const sector of part) seen.add(sector);
    if (part.size > ship.size) ship = part;
  }
  return notIn(zone, ship);
}
const notIn = (zone: Zone, some: ReadonlySet<number>): number[] => zone.names.flatMap((_, i) => (some.has(i) ? [] : [i]));
const names = (zone: Zone, sectors: readonly number[]): string[] =>
  sectors.map((s) => (zone.kinds[s] === 'safe' || zone.kinds[s] === 'dangerous' ? sectorName(zone.columns[s], zone.rows[s]) : zone.names[s]));
