/**
 * Four zones of ours, each drawn by hand for one number of players and tried with `starboard zone suggest`: about half of the humans get
 * out when `hard` bots play. What was wanted and measured is in bots/STRENGTH.md.
 */
import type { Language } from '@starboard/kernel';
import type { ZoneFile } from '../content/zones.ts';

interface OurZone {
  readonly zone: ZoneFile;
  readonly about: Readonly<Record<Language, string>>;
}

export const OURS: Readonly<Record<string, OurZone>> = {
  noether: {
    zone: {
      name: 'NOETHER',
      author: 'Starboard',
      players: [4, 5],
      rows: [
        '.###1............',
        '.###...####3.....',
        '.#o...#o###o##...',
        '#oo..###oo..##o#.',
        '###...H#oo#..o5o.',
        '##o..o#####o..##.',
        '.o#o..#o##A...o##',
        '.#6#..#oo###..#o#',
        '..o##o.#oo#...o##',
        '....#4#####..#o#.',
        '......#.#....###.',
        '............2.#..',
      ],
    },
    about: {
      en: 'Two arms, each of them the other one turned by half: whatever one side has, the other has too. For 4 players.',
      de: 'Zwei Arme, jeder der andere, um eine halbe Drehung versetzt: Was die eine Seite hat, hat auch die andere. Für 4 Leute.',
    },
  },
  meitner: {
    zone: {
      name: 'MEITNER',
      author: 'Starboard',
      players: [6, 7],
      rows: [
        '...#o###.......###o#...',
        '.o1o#.###o...o###.#o2o.',
        '.#o##o####...####o##o#.',
        '#o.#####.#####.#####.o#',
        'o#o.#H#.###o###.#A#.o#o',
        '#####oo#o#####o#oo#####',
        '##.#####.o#.#o.#####.##',
        '.#oo#.#o##...##o#.#oo#.',
        '..o####oo.....oo####o..',
        '....3.o#.......#o.4....',
      ],
    },
    about: {
      en: 'A core that splits. Humans wake in one half, aliens in the other, and there is one neck between them. For 6 players.',
      de: 'Ein Kern, der sich teilt. Die Menschen erwachen in der einen Hälfte, die Aliens in der anderen, dazwischen liegt ein einziger Hals. Für 6 Leute.',
    },
  },
  hypatia: {
    zone: {
      name: 'HYPATIA',
      author: 'Starboard',
      players: [7, 8],
      rows: [
        '.........5.#.6.........',
        '.......#o#####o#.......',
        '.....#o####.####o#.....',
        '...#o##.##...##.##o#...',
        '...o##...ooAoo...##o...',
        '..1#o..ooo#.#ooo..o#2..',
        '..###..o#oo#oo#o..###..',
        '..oo.o##..###..##o.oo..',
        '..#o####..###..####o#..',
        '..#o..#o.#o#o#.o#..o#..',
        '..#oo..##o#.#o##..oo#..',
        '..o###..###H###..###o..',
        '...###...##.##...###...',
        '....o3o#o#...#o#o4o....',
        '......oooo###oooo......',
        '........#o###o#........',
      ],
    },
    about: {
      en: 'Orbits around a middle: few spokes lead from ring to ring, and on a ring there are always two ways. For 8 players.',
      de: 'Bahnen um eine Mitte: Wenige Speichen führen von Ring zu Ring, und auf einem Ring gibt es immer zwei Wege. Für 8 Leute.',
    },
  },
  herschel: {
    zone: {
      name: 'HERSCHEL',
      author: 'Starboard',
      players: [9, 16],
      rows: [
        '.........1....5#6....2.........',
        '........#o...##o##...o#........',
        '.......3##oo#.###.#oo##4.......',
        '........###...###...###........',
        '.........#o#..#o#..#o#.........',
        '.....7....##.o###o.##....8.....',
        '....o##o#oo#o.#H#.o#oo#o##o....',
        '....o#o#.####.###.####.#o#o....',
        '......###o.o#######o.o###......',
        '........###.o#o#o#o.###........',
        '........##o###o#o###o##........',
        '..........###########..........',
        '...........o#o...o#o...........',
        '...........oo..#..oo...........',
        '...........###o#o###...........',
        '...........###ooo###...........',
        '...........ooo#o#ooo...........',
        '............oooAooo............',
        '..............o.o..............',
      ],
    },
    about: {
      en: 'A comet. The aliens sit in its head, five tails lead away from it, and at their ends are the hatches. For 12 players with the White Edition.',
      de: 'Ein Komet. In seinem Kopf sitzen die Aliens, fünf Schweife führen davon weg, und an ihren Enden liegen die Kapseln. Für 12 Leute mit der White Edition.',
    },
  },
};
