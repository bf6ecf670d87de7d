import { FastChance, type Known, know, type Language, Match, readOptions, type Seat, seatsOf, walk } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { aliens } from '../game.ts';
import type { Aliens } from '../rules/types.ts';
import { buildZone, printedZone } from '../rules/zone.ts';
import { drawZone, sketch } from '../terminal/sketch.ts';
import { alex, arrange, ben, spectator } from './table.ts';
import { randomZone } from './tables.ts';

const NAMES = ['Alex', 'Ben', 'Clara', 'Dani', 'Elisabeth-Marie', 'Finn', 'Gina', 'Hugo'];
const lines = (k: Known<Aliens>, you: Seat | null, width = 120, height = 36, language: Language = 'en'): string[] =>
  sketch.draw(k, you, language, NAMES, width, height).map((line) => line.map((s) => s.text).join(''));

describe('the drawing for a terminal', () => {
  const t = arrange({ round: 1, at: ['D09', 'E12', 'M08', 'K05'], hatches: { 2: 'broken' }, items: ['teleport'] });

  test('E1: sectors are six-sided where there is room; their own place, hatches and starts are there', () => {
    const drawn = lines(t.match.know(alex), alex);
    const map = drawn.join('\n');
    expect(drawn[0]).toMatch(/Round 1 of 39 .* Psychologist D09 .* 1 × 3 4 .* GALILEI/);
    expect(map).toMatch(/\/@ \\/);
    expect(map).toMatch(/\/H \\/);
    expect(map).toMatch(/\/A \\/);
    expect(map).toMatch(/\/× \\/);
    // E3: D09 stands half a sector lower than C09 and E09, between the labels of rows 9 and 10.
    const at = drawn.findIndex((line) => line.includes('/@'));
    expect(drawn[at - 1]).toMatch(/^09 /);
    expect(drawn[at + 1]).toMatch(/^10 /);
  });

  test('E1, Q52: the hatches with their coordinates and the steps to them, and the cards left', () => {
    const own = lines(t.match.know(alex), alex).join('\n');
    for (const text of ['1 B02, 8 steps', '× V02', '4 B13, 5 steps', '25 danger cards', '11 items left', '6 hatch cards'])
      expect(own).toContain(text);
    const watching = lines(know(t.state, spectator), spectator).join('\n');
    expect([watching.includes('1 B02'), watching.includes('steps')]).toEqual([true, false]);
    expect(lines(t.match.know(alex), alex, 120, 36, 'de').join('\n')).toContain('4 B13, 5 Schritte');
  });

  test('E7: where to go is marked, for the one who is asked', () => {
    const count = (drawn: readonly string[]): number =>
      (
        drawn
          .slice(1, 32)
          .join('')
          .match(/\/[■●] \\/g) ?? []
      ).length;
    expect(count(lines(t.match.know(alex), alex))).toBe(6);
    expect(count(lines(t.match.know(ben), ben))).toBe(0);
    expect(count(lines(know(t.state, spectator), spectator))).toBe(0);
  });

  test('E11: announcements leave a trail; an attack tells where somebody really was', () => {
    const heard = arrange({ round: 1, at: ['D09', 'E10', 'M08', 'K05'] });
    heard.card('any').goes(alex, 'D08').says(alex, 'N10');
    heard.attacks(ben, 'E09');
    const drawn = lines(know(heard.state, spectator), spectator);
    expect(drawn.join('\n')).toContain('▪a');
    expect(drawn.join('\n')).toContain('!b');
    expect(drawn.find((line) => line.includes('Alex'))).toContain('N10');
    expect(drawn.find((line) => line.includes('Ben'))).toContain('E09!');
  });

  test('E6: a spectator sees nobody’s place, role or items', () => {
    const seen = lines(know(t.state, spectator), spectator).join('\n');
    expect(seen.slice(0, seen.indexOf('@ you'))).not.toContain('@');
    expect(seen).not.toMatch(/Psychologist|Captain|First alien|Teleport/);
  });

  test('a low terminal gets a line per row, a tiny one a window around their own place', () => {
    const low = lines(t.match.know(alex), alex, 80, 16);
    expect(low.filter((line) => /^\d\d /.test(line))).toHaveLength(14);
    const tiny = lines(t.match.know(alex), alex, 60, 12);
    expect(tiny.join('\n')).toContain('@');
    expect(tiny.length).toBeLessThanOrEqual(12);
  });

  test('it keeps to its width and height, in every game and language', () => {
    for (const [zone, seats] of [
      ['galilei', 8],
      ['fermi', 4],
      ['galvani', 6],
    ] as const) {
      const match = new Match<Aliens>(aliens, readOptions(aliens, { zone }), seats, new FastChance(`sketch ${zone}`));
      const chance = new FastChance(`answers ${zone}`);
      for (let i = 0; i < 60 && !match.over; i++) {
        const [seat] = match.state.flow.asked;
        match.answer(
          seat,
          walk(aliens, match.know(seat), seat, (c) => c.picks[chance.int(c.picks.length)]),
        );
      }
      for (const language of ['en', 'de'] as const)
        for (let width = 60; width <= 180; width += 30)
          for (const height of [8, 10, 14, 20, 34, 50])
            for (const you of [...seatsOf(seats), spectator]) {
              const drawn = lines(know(match.state, you), you, width, height, language);
              for (const line of drawn) expect(line.length).toBe(width);
              expect(drawn.length).toBeLessThanOrEqual(Math.max(height + 3, 8 + seats));
            }
    }
  });
});

describe('a zone by itself', () => {
  const text = (name: 'galilei' | 'fermi' | 'galvani', width: number): string[] =>
    drawZone(printedZone(name), 'en', width).map((line) => line.map((s) => s.text).join(''));

  test('E2: the printed zones have all their sectors', () => {
    const map = text('fermi', 100);
    const zone = printedZone('fermi');
    const count = (shape: string): number => map.slice(2, -2).join('').split(shape).length - 1;
    expect(count('○')).toBe(zone.kinds.filter((kind) => kind === 'safe').length);
    expect(count('▪')).toBe(zone.kinds.filter((kind) => kind === 'dangerous').length);
    expect(map[0]).toContain('FERMI');
  });

  test('E1: the widest map is whole in a narrow terminal, in strips', () => {
    const row = 'o'.repeat(40);
    const zone = buildZone({ name: 'WIDE', players: [2, 8], rows: [`H${row.slice(2)}A`, `1${row.slice(1)}`] });
    for (const width of [40, 80, 100]) {
      const lines = drawZone(zone, 'en', width).map((line) => line.map((s) => s.text).join(''));
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(width);
      expect(lines.slice(2, -2).join('').split('○').length - 1, `sectors at width ${width}`).toBe(77);
    }
  });

  test('any map is drawn at any width', () => {
    const chance = new FastChance('zones');
    for (let i = 0; i < 20; i++) {
      const zone = buildZone(randomZone(chance));
      for (const width of [12, 30, 60, 200])
        for (const line of drawZone(zone, 'de', width)) expect(line.map((s) => s.text).join('').length).toBeLessThanOrEqual(Math.max(width, 5));
    }
  });
});
