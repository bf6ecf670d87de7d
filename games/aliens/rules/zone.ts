/**
 * A zone ready for play (E1, E3): its sectors by number, and which sectors touch. Built once per map, shared and immutable.
 */
import { PRINTED, type ZoneFile } from '../content/zones.ts';

export type SectorKind = 'safe' | 'dangerous' | 'human' | 'alien' | 'hatch';

export interface Zone {
  readonly file: ZoneFile;
  /** By sector: `D09`, `hatch 3`, `human start`. */
  readonly names: readonly string[];
  readonly kinds: readonly SectorKind[];
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly touching: readonly (readonly number[])[];
  readonly human: number;
  readonly alien: number;
  /** The sector of each hatch by its number; index 0 is unused. */
  readonly hatches: readonly number[];
  /** By sector: the number of its hatch; 0: none. */
  readonly hatchAt: readonly number[];
  /** Every sector with coordinates: what a noise can name (Q19). */
  readonly audible: readonly number[];
  readonly byName: ReadonlyMap<string, number>;
}

/** A, B, … Z, AA, AB, … */
export const columnName = (c: number): string => (c < 26 ? '' : String.fromCharCode(64 + Math.floor(c / 26))) + String.fromCharCode(65 + (c % 26));
export const sectorName = (c: number, r: number): string => `${columnName(c)}${String(r + 1).padStart(2, '0')}`;

/** Where a sector lies on the map. Starts and hatches have this place, too, though they are called by name (E1). */
export const coordinates = (zone: Pick<Zone, 'columns' | 'rows'>, sector: number): string => sectorName(zone.columns[sector], zone.rows[sector]);

/** E3: columns A, C, E … stand high, the others half a sector lower. */
const HIGH = [
  [0, -1],
  [0, 1],
  [-1, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
] as const;
const LOW = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [1, 1],
] as const;

const KINDS: Readonly<Record<string, SectorKind>> = { o: 'safe', '#': 'dangerous', H: 'human', A: 'alien' };

/** A zone from its file, which must have passed `checkZone` (./zone-check.ts). */
export function buildZone(file: ZoneFile): Zone {
  const names: string[] = [];
  const kinds: SectorKind[] = [];
  const columns: number[] = [];
  const rows: number[] = [];
  const hatches: number[] = [-1];
  const hatchAt: number[] = [];
  const at = new Map<string, number>();
  let human = -1;
  let alien = -1;
  file.rows.forEach((line, r) => {
    [...line].forEach((mark, c) => {
      if (mark === '.') return;
      const sector = names.length;
      const hatch = /[1-8]/.test(mark) ? Number(mark) : 0;
      if (hatch > 0) hatches[hatch] = sector;
      if (mark === 'H') human = sector;
      if (mark === 'A') alien = sector;
      names.push(hatch > 0 ? `hatch ${hatch}` : mark === 'H' ? 'human start' : mark === 'A' ? 'alien start' : sectorName(c, r));
      kinds.push(hatch > 0 ? 'hatch' : KINDS[mark]);
      columns.push(c);
      rows.push(r);
      hatchAt.push(hatch);
      at.set(`${c} ${r}`, sector);
    });
  });
  const touching = names.map((_, i) =>
    (columns[i] % 2 === 0 ? HIGH : LOW).flatMap(([dc, dr]) => at.get(`${columns[i] + dc} ${rows[i] + dr}`) ?? []).sort((a, b) => a - b),
  );
  return {
    file,
    names,
    kinds,
    columns,
    rows,
    touching,
    human,
    alien,
    hatches,
    hatchAt,
    audible: names.flatMap((_, i) => (kinds[i] === 'safe' || kinds[i] === 'dangerous' ? [i] : [])),
    byName: new Map(names.map((name, i) => [name, i])),
  };
}

const printed = new Map<string, Zone>();
export function printedZone(id: keyof typeof PRINTED): Zone {
  const had = printed.get(id);
  if (had !== undefined) return had;
  const zone = buildZone(PRINTED[id]);
  printed.set(id, zone);
  return zone;
}
