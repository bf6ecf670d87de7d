/** The three printed zones (E2). `.` no sector, `o` safe, `#` dangerous, `H` and `A` the starts of humans and aliens, digits the hatches. */

/** A zone as a file: what the editor writes and `starboard zone check` reads. */
export interface ZoneFile {
  readonly name: string;
  readonly author?: string;
  /** How many players it is meant for: advice, not a rule (E2). */
  readonly players: readonly [min: number, max: number];
  /** From above; a letter per column, all of the same length. */
  readonly rows: readonly string[];
}

export const PRINTED = {
  galilei: {
    name: 'GALILEI',
    players: [4, 8],
    rows: [
      '.#o..o#ooo####.ooo..oo.',
      '#1##o##o##ooo########2#',
      '#######o#####o.o##..##o',
      'o##.#######o##.ooo#.##o',
      'oo#####.##o#o#o#####o#o',
      'o##.####.##A####oo####o',
      '..#..#oo#.....###o#o#..',
      '.##########H#####o#o#o.',
      'o#######o#ooo#o####.###',
      'oo#o#o#.#########...##o',
      'o######.##ooo###o..###o',
      'o###o.o#..#####o#o##o#o',
      'o4###.####.##########3#',
      '##oo..oooo#o#oo#o..o###',
    ],
  },
  fermi: {
    name: 'FERMI',
    players: [2, 6],
    rows: [
      '.........3...4.........',
      '..........o.#..........',
      '.........#o#o#.........',
      '.........o###o.........',
      '.........1.o.2.........',
      '........o..o..o........',
      '........#o.o.#o........',
      '.........ooooo.........',
      '........#..A..o........',
      '.......ooo.H.o#o.......',
      '.......o.ooooo.#.......',
      '........#o.o.#o........',
      '..........#.o..........',
      '.......................',
    ],
  },
  galvani: {
    name: 'GALVANI',
    players: [2, 8],
    rows: [
      '...##1...#####.2#####o.',
      '.##..#o##...#o##o.##.#.',
      '#..##..###oo..o###..###',
      '#o#..##..##.##..###.###',
      '#.#.#..o#..#o.o#.o#...#',
      '#.#.#.#..##A##..#.#...#',
      '#.#o#.#o#.....#.#.#..o#',
      'o.#.#.#.##.H.##.#.#.o##',
      '#.#.#.##..o#o.o##.#o..#',
      '#4#.##o.##o..##..##.#.#',
      '#o#..###..###o.##..##3#',
      '##.##..o#..o.##....##.#',
      '..#...##..##.....##..##',
      '........##o.o#o#o####..',
    ],
  },
} as const satisfies Readonly<Record<string, ZoneFile>>;
export const PRINTED_ZONES = ['galilei', 'fermi', 'galvani'] as const;
export type PrintedZone = (typeof PRINTED_ZONES)[number];
