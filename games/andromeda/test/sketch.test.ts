import { FastChance, Match, readOptions, viewOf, walk } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { sure } from '../rules/sure.ts';
import type { Andromeda, Options } from '../rules/types.ts';
import { sketch } from '../terminal/sketch.ts';

const NAMES = ['Mirela', 'Jonas', 'Theo', 'Aylin', 'Paul'];

const TABLES: readonly (readonly [number, Partial<Options>])[] = [
  [4, { events: 'void', special: true, moons: 'all' }],
  [1, { collective: 'loom' }],
  [5, {}],
];

test('the drawing keeps to its width at every size, for players and spectators, and shows map, station and market', () => {
  const seed = seedOf('andromeda sketch');
  for (let g = 0; g < cases(TABLES.length); g++) {
    const [seats, given] = TABLES[g % TABLES.length];
    const chance = new FastChance(`${seed} ${g}`);
    const match = new Match<Andromeda>(andromeda, readOptions(andromeda, given), seats, new FastChance(`${seed} deal ${g}`));
    for (let n = 0; !match.over; n++) {
      const { asked, done } = match.state.flow;
      const seat = sure(asked.find((s) => !done.includes(s)));
      if (n % 90 === 0)
        for (const you of [seatOf(0), null])
          for (const [width, height] of [
            [40, 20],
            [80, 24],
            [100, 40],
            [160, 50],
            [220, 60],
          ]) {
            const lines = sketch.draw(viewOf(match.state, you), you, n % 180 === 0 ? 'de' : 'en', NAMES, width, height);
            for (const line of lines) expect(line.reduce((sum, s) => sum + s.text.length, 0)).toBeLessThanOrEqual(width);
            const text = lines.map((line) => line.map((s) => s.text).join('')).join('\n');
            expect(text).not.toMatch(/undefined|NaN|null/);
            if (width >= 80) for (const mark of ['~1', '~6', 'Mirela', ...(width >= 160 ? ['r1c2'] : [])]) expect(text, `${width}`).toContain(mark);
          }
      match.answer(
        seat,
        walk(andromeda, match.know(seat), seat, (c) => c.picks[chance.int(c.picks.length)]),
      );
    }
  }
}, 60_000);
