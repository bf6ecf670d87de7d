/** What is right and wrong with a zone that somebody draws, in the words of the file tool, with the places it is about. */
import { type Language, plain } from '@starboard/kernel';
import { buildZone, sectorName, type Zone } from '../rules/zone.ts';
import { type FileFault, isProblem, type ZoneProblem } from '../rules/zone-check.ts';
import { zoneFault } from '../words/faults.ts';
import { tongues } from '../words/index.ts';
import { checkedZone } from './checked.ts';
import { type Cell, type ZoneDraft, zoneText } from './draft.ts';
import { workshopWords } from './words.ts';

export interface Check {
  readonly good: boolean;
  readonly text: string;
  readonly cells: readonly Cell[];
}

const cellsOf = ({ rows }: ZoneDraft, mark: string): Cell[] => rows.flatMap((row, r) => [...row].flatMap((m, c) => (m === mark ? [{ c, r }] : [])));

/** Faults of the file that a drawing can have; the first of each kind. */
function faultsOf(zone: ZoneDraft): (ZoneProblem & { readonly cells: readonly Cell[] })[] {
  const found: (ZoneProblem & { readonly cells: readonly Cell[] })[] = [];
  const add = (problem: FileFault, n: number, cells: readonly Cell[]): void => void found.push({ problem, sectors: [], n, cells });
  const [humans, aliens] = [cellsOf(zone, 'H'), cellsOf(zone, 'A')];
  if (humans.length !== 1) add('humans', humans.length, humans);
  if (aliens.length !== 1) add('aliens', aliens.length, aliens);
  const hatches = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => cellsOf(zone, String(n)));
  const last = hatches.findLastIndex((cells) => cells.length > 0);
  if (last < 0) add('no-hatch', 0, []);
  const gap = hatches.slice(0, last + 1).findIndex((cells) => cells.length === 0);
  if (gap >= 0) add('hatch-gap', gap + 1, []);
  const twice = hatches.findIndex((cells) => cells.length > 1);
  if (twice >= 0) add('hatch-twice', twice + 1, hatches[twice]);
  return found;
}

export function zoneChecks(zone: ZoneDraft, language: Language): Check[] {
  const w = workshopWords[language];
  const said = (problem: ZoneProblem): string => plain(zoneFault(tongues[language], problem), []);
  const faults = faultsOf(zone);
  const bad: Check[] = faults.map((f) => ({ good: false, text: said(f), cells: f.cells }));
  const { file, problem } = checkedZone(zoneText(zone));
  if (isProblem(file)) {
    // Whatever a drawing cannot show: the name, the author, the players.
    if (!faults.some((f) => f.problem === file.problem)) bad.push({ good: false, text: said(file), cells: [] });
  } else if (problem !== null) bad.push({ good: false, text: said(problem), cells: placesOf(buildZone(file), problem.sectors) });
  const has = (problem: FileFault): boolean => faults.some((f) => f.problem === problem);
  const good = [
    ...(has('humans') || has('aliens') ? [] : [w.checks.starts]),
    ...(has('no-hatch') || has('hatch-gap') || has('hatch-twice') ? [] : [w.checks.hatches(cellsOfHatches(zone))]),
    w.checks.sectors(cellsOf(zone, 'o').length, cellsOf(zone, '#').length),
  ];
  return [...bad, ...good.map((text) => ({ good: true, text, cells: [] }))];
}

const cellsOfHatches = ({ rows }: ZoneDraft): number => rows.join('').replace(/[^1-8]/g, '').length;

/** Sectors by the names that faults use. */
function placesOf(zone: Zone, names: readonly string[]): Cell[] {
  return names.flatMap((name) => {
    const at = zone.byName.get(name) ?? zone.names.findIndex((_, i) => sectorName(zone.columns[i], zone.rows[i]) === name);
    return at < 0 ? [] : [{ c: zone.columns[at], r: zone.rows[at] }];
  });
}

export const isSound = (checks: readonly Check[]): boolean => checks.every((c) => c.good);
