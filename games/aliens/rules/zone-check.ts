/**
 * Reading a zone of somebody's own. The file may come from anywhere: whatever is wrong with it is one clear sentence, with
 * the offending sectors named.
 */
import type { ZoneFile } from '../content/zones.ts';
import { reach } from './reach.ts';
import { buildZone, sectorName, type Zone } from './zone.ts';

export const MOST_SIDE = 40;
const MOST_TEXT = 8000;
const MARKS = /^[.o#HA1-8]*$/;

/** What is wrong with a map: the key of a sentence, and the sectors it is about. */
export interface ZoneProblem {
  readonly problem: 'torn' | 'no-way' | 'start-shut' | 'hatch-cut-off';
  readonly sectors: readonly string[];
}

/** A zone file from its text; a string is the one sentence that says why not. */
export function parseZone(text: string): ZoneFile | string {
  if (text.length > MOST_TEXT) return `A zone file has at most ${MOST_TEXT} characters; this one has ${text.length}.`;
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return 'This is no zone file: it is not JSON.';
  }
  return readZone(raw);
}

/** The same from JSON that was read already. */
export function readZone(raw: unknown): ZoneFile | string {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return 'A zone file is an object with a name, players and rows.';
  const { name, author, players, rows, ...more } = raw as Record<string, unknown>;
  const extra = Object.keys(more)[0];
  if (extra !== undefined) return `A zone file has no field '${extra.slice(0, 40)}'.`;
  if (typeof name !== 'string' || name.trim() === '' || name.length > 40) return 'The name of a zone has 1 to 40 characters.';
  if (author !== undefined && (typeof author !== 'string' || author.length > 60)) return 'The author of a zone has at most 60 characters.';
  if (!isRange(players)) return 'Players are two whole numbers, the fewest and the most, from 2 to 16.';
  if (!Array.isArray(rows) || rows.length === 0 || rows.length > MOST_SIDE) return `A zone has 1 to ${MOST_SIDE} rows.`;
  const width = typeof rows[0] === 'string' ? rows[0].length : 0;
  for (const [i, row] of rows.entries()) {
    if (typeof row !== 'string' || !MARKS.test(row)) return `Row ${i + 1} has something else than the marks . o # H A and 1 to 8.`;
    if (row.length !== width) return `Row ${i + 1} has ${row.length} columns, row 1 has ${width}: all must be as long.`;
  }
  if (width === 0 || width > MOST_SIDE) return `A zone has 1 to ${MOST_SIDE} columns.`;
  const count = (mark: string): number => rows.join('').split(mark).length - 1;
  if (count('H') !== 1) return `A zone has one human start H; this one has ${count('H')}.`;
  if (count('A') !== 1) return `A zone has one alien start A; this one has ${count('A')}.`;
  const hatches = [1, 2, 3, 4, 5, 6, 7, 8].filter((n) => count(String(n)) > 0);
  if (hatches.length === 0) return 'A zone has at least one hatch, numbered from 1.';
  for (const [i, n] of hatches.entries()) {
    if (n !== i + 1) return `The hatches are numbered from 1 without gaps; ${i + 1} is missing.`;
    if (count(String(n)) > 1) return `Hatch ${n} is there ${count(String(n))} times.`;
  }
  const file = { name, ...(typeof author === 'string' && { author }), players, rows } as ZoneFile;
  return file;
}

const isRange = (v: unknown): v is [number, number] =>
  Array.isArray(v) && v.length === 2 && v.every((n) => Number.isInteger(n) && n >= 2 && n <= 16) && v[0] <= v[1];

const OPEN = { A4: 'nobody' } as const;

/** What makes a map unplayable (Q18): it is torn, a sector has no way on, a start leads nowhere, a hatch cannot be reached. */
export function zoneProblem(file: ZoneFile, law: Parameters<typeof reach>[1] = OPEN): ZoneProblem | null {
  const zone = buildZone(file);
  const torn = notIn(zone, flood(zone, 0, () => true));
  if (torn.length > 0) return { problem: 'torn', sectors: names(zone, torn) };
  for (const alien of [false, true]) {
    const start = alien ? zone.alien : zone.human;
    if (reach(zone, law, start, alien ? 2 : 1, alien, null).length === 0) return { problem: 'start-shut', sectors: [zone.names[start]] };
  }
  // Everything a player can ever stand on must have a way on, with every hatch shut too.
  const walk = (alien: boolean): Set<number> => flood(zone, alien ? zone.alien : zone.human, (to, from) => steps(zone, law, from, alien).includes(to));
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
const notIn = (zone: Zone, some: ReadonlySet<number>): number[] => zone.names.flatMap((_, i) => (some.has(i) ? [] : [i]));
const names = (zone: Zone, sectors: readonly number[]): string[] =>
  sectors.map((s) => (zone.kinds[s] === 'safe' || zone.kinds[s] === 'dangerous' ? sectorName(zone.columns[s], zone.rows[s]) : zone.names[s]));
