import { type Known, know, type Language, type Seat, seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Rarities } from '../rules/types.ts';
import { sketch } from '../terminal/sketch.ts';
import { alex, arrange, ben, clara, spectator } from './table.ts';

const NAMES = ['Alex', 'Ben', 'Clara', 'Dani', 'Elisabeth-Marie', 'Finn'];

const lines = (k: Known<Rarities>, you: Seat | null, width = 80, height = 14, language: Language = 'en'): string[] =>
  sketch.draw(k, you, language, NAMES, width, height).map((line) => line.map((s) => s.text).join(''));
const row = (drawn: readonly string[], name: string): string => drawn.find((line) => line.includes(name) && !line.includes('pass:'))!;

describe('the drawing for a terminal', () => {
  const t = arrange({
    players: 3,
    hands: ['2 boots, thief', 'plug', '3 eye, pilferer'],
    planets: ['3 cloak, 2 time', '', 'boots'],
    portals: { 1: 'eye', 2: 'schemer', 4: 'plug' },
    ships: [
      [clara, 4],
      [ben, 4],
    ],
    portal: 5,
  });
  const k = know(t.state, alex);

  test('portals show card and value, ships in the order of their pile', () => {
    const drawn = lines(k, alex);
    const at = drawn.findIndex((line) => line.includes(' 4 '));
    expect(drawn[at]).toContain('┏━ 5 ━━┓');
    expect(drawn[at + 1]).toMatch(/^│ Eye {2}││Schem\.││ {2}– {3}││ Plug │┃ {2}\? {3}┃┊ {2}· {3}┊/);
    expect(drawn[at + 2]).toMatch(/▪▪▪▪.*▪▪▪▪/);
    expect(drawn[at + 3].trim()).toBe('C B');
  });

  test('planets show sets as pips, complete ones as stars; hands show their size and the odds of a sabortal', () => {
    const drawn = lines(k, alex);
    expect(row(drawn, 'Alex')).toContain('★★★');
    expect(row(drawn, 'Alex')).toContain('●●○');
    expect(row(drawn, 'Clara')).toContain('●○○');
    expect(row(drawn, 'Clara')).toMatch(/↓4 +5 +1\/5/);
    expect(row(drawn, 'Alex')).toMatch(/^▸A Alex.*⚑.*»/);
    expect(drawn.join('\n')).toContain('Your aliens: Thief');
  });

  test('nobody sees a hand but its owner', () => {
    expect(lines(k, alex).join('\n')).toContain('in your hand');
    const watched = lines(know(t.state, spectator), spectator).join('\n');
    expect(watched).not.toContain('in your hand');
    expect(watched).not.toContain('aliens');
  });

  test('the memory aid stands behind the sets', () => {
    const aided = arrange({ players: 3, options: { memoryAid: true }, hands: ['', '2 boots, thief', 'pilferer, schemer'], portal: 2 });
    aided.state.pub.seen![ben][0] = 2;
    aided.state.pub.seen![ben][10] = 1;
    expect(row(lines(know(aided.state, alex), alex), 'Ben')).toContain('+2');
    expect(row(lines(know(aided.state, alex), alex, 60), 'Ben')).toContain('²');
    expect(lines(know(aided.state, alex), alex).join('\n')).toContain('Seen aliens: Ben Thief');
  });

  test.each([3, 4, 5, 6])('it keeps to its width, and to its height if that is possible, for %i players', (players) => {
    const full = arrange({ players, options: { memoryAid: true }, ships: seatsOf(players).map((seat) => [seat, 10] as const), portal: 10 });
    for (const language of ['en', 'de'] as const) {
      for (let width = 60; width <= 160; width += 5) {
        for (const height of [8, 12, 20, 40]) {
          for (const you of [...seatsOf(players), spectator]) {
            const drawn = lines(know(full.state, you), you, width, height, language);
            for (const line of drawn) expect(line.length).toBeLessThanOrEqual(width);
            expect(drawn.length).toBeLessThanOrEqual(Math.max(height, 7 + players));
          }
        }
      }
    }
  });
});
