/** Random tables: sets of options and maps. */
import type { Chance } from '@starboard/kernel';
import type { ZoneFile } from '../content/zones.ts';
import type { Options } from '../rules/types.ts';
import { zoneProblem } from '../rules/zone-check.ts';

const SWITCHES = [
  'A1',
  'A2',
  'A5',
  'B3',
  'B6',
  'C3',
  'D2',
  'G4',
  'H1',
  'H2',
  'H3',
  'H4',
  'H13',
  'H14',
  'H15',
  'H16',
  'J4',
  'white',
  'watchAll',
  'overlay',
] as const;
const oneOf = <V>(list: readonly V[], c: Chance): V => list[c.int(list.length)];
const now = (c: Chance, of: number): boolean => c.int(of) === 0;

/** Each option is on with a chance of one in five, so that pairs and triples occur. */
export function randomOptions(c: Chance): Partial<Options> {
  const given: Partial<Options> = {
    zone: oneOf(['galilei', 'fermi', 'galvani'], c),
    scenario: oneOf(['none', 'none', 'none', 'book', 'infected', 'arena'], c),
    hatches: oneOf(['printed', 'printed', 'one-red', 'none'], c),
  };
  for (const name of SWITCHES) if (now(c, 5)) given[name] = true;
  if (now(c, 6)) given.game = 'beginner';
  if (now(c, 6)) given.A4 = oneOf(['everybody', 'aliens', 'humans'], c);
  if (now(c, 6)) given.B4 = 1 + c.int(4);
  if (now(c, 6)) given.C6 = oneOf(['1', '12', '1234', '42'], c);
  if (given.B6 === true || now(c, 6)) given.E3 = 1 + c.int(4);
  return given.scenario === 'none' && now(c, 3) ? asFile(given) : given;
}

/** The same options as a scenario file (X.3). */
function asFile({ A4, B4, C6, E3, hatches, scenario: _, ...given }: Partial<Options>): Partial<Options> {
  const printed = SWITCHES.filter((name) => /\d$/.test(name) && given[name] === true);
  for (const name of printed) delete given[name];
  const options = {
    ...Object.fromEntries(printed.map((name) => [`${name[0]}.${name.slice(1)}`, true])),
    ...(A4 !== undefined && { 'A.4': A4 }),
    ...(B4 !== undefined && { 'B.4': B4 }),
    ...(C6 !== undefined && { 'C.6': [...C6].map(Number) }),
    ...(E3 !== undefined && { 'E.3': E3 }),
    ...(hatches !== 'printed' && { hatches }),
  };
  const file = { name: 'Random', players: [2, 8], description: 'Drawn by lot.', options };
  return { ...given, scenario: 'own', ownScenario: JSON.stringify(file) };
}

/** A playable map of at most `most` by `most`: a random patch with holes, both starts and 1 to 8 hatches. */
export function randomZone(c: Chance, most = 12): ZoneFile {
  for (;;) {
    const width = 3 + c.int(most - 2);
    const height = 3 + c.int(most - 2);
    const cells = new Array<string>(width * height).fill('.');
    const safe = 1 + c.int(8);
    const dense = 4 + c.int(6);
    for (let i = 0; i < cells.length; i++) if (c.int(10) < dense) cells[i] = c.int(10) < safe ? 'o' : '#';
    const hatches = 1 + c.int(8);
    for (const mark of ['H', 'A', ...'12345678'.slice(0, hatches)]) cells[c.int(cells.length)] = mark;
    const file: ZoneFile = {
      name: `Random ${width} by ${height}`,
      players: [2, 8],
      rows: Array.from({ length: height }, (_, r) => cells.slice(r * width, (r + 1) * width).join('')),
    };
    const text = cells.join('');
    const whole = ['H', 'A', ...'12345678'.slice(0, hatches)].every((mark) => text.includes(mark));
    const patch = whole ? largest(file) : null;
    if (patch !== null && zoneProblem(patch) === null) return patch;
  }
}

/** Removes sectors not connected to the human start; null: a start or hatch was among them. */
function largest(file: ZoneFile): ZoneFile | null {
  const { rows } = file;
  const at = (col: number, row: number): string => rows[row]?.[col] ?? '.';
  const row = rows.findIndex((line) => line.includes('H'));
  const kept = new Set([`${rows[row].indexOf('H')} ${row}`]);
  for (const key of kept) {
    const [col, line] = key.split(' ').map(Number);
    const sideways = col % 2 === 0 ? -1 : 1;
    for (const [dc, dr] of [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
      [-1, sideways],
      [1, sideways],
    ])
      if (at(col + dc, line + dr) !== '.') kept.add(`${col + dc} ${line + dr}`);
  }
  const cut = rows.map((line, r) => [...line].map((mark, col) => (kept.has(`${col} ${r}`) ? mark : '.')).join(''));
  const lost = [...'HA12345678'].some((mark) => rows.join('').includes(mark) && !cut.join('').includes(mark));
  return lost ? null : { ...file, rows: cut };
}
