/**
 * How many ways there are to go on from some positions, with chance held still: whatever adds or loses a legal answer
 * anywhere near them changes a number. A way is who answers and the whole answer, one to three answers deep.
 */
import { choose, FastChance, mayAnswer, Runner, type Seat, type State } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { rarities } from '../game.ts';
import type { Options, Pick, Rarities } from '../rules/types.ts';
import { alex, arrange, ben, clara, dani, playOne, type Scene, Table } from './table.ts';

/** All complete answers of a seat. */
function answers(s: State<Rarities>, seat: Seat, path: readonly Pick[] = []): (readonly Pick[])[] {
  const k = { ...s, mine: s.mine[seat], sealed: s.sealed[seat], stack: s.stack as never };
  if (path.length === 0 && !mayAnswer(k, seat)) return [];
  const choice = choose(rarities, k, seat, path);
  if (choice === null) return [path];
  return choice.picks.flatMap((pick) => (choice.ends ? [[...path, pick]] : answers(s, seat, [...path, pick])));
}

function ways(s: State<Rarities>, depth: number): number {
  if (depth === 0 || s.stack.length === 0) return 1;
  let n = 0;
  for (const seat of s.flow.asked) {
    for (const answer of answers(s, seat)) {
      const chance = new FastChance('still');
      chance.at(depth);
      const runner = new Runner(rarities, rarities.copy(s), chance, false);
      runner.answer(seat, answer);
      n += ways(runner.state, depth - 1);
    }
  }
  return n;
}
const upTo3 = (t: Table): number[] => [1, 2, 3].map((depth) => ways(t.state, depth));

describe('arranged positions', () => {
  const full: Scene = {
    players: 4,
    portals: { 1: 'eye', 2: 'plug', 3: 'boots' },
    hands: ['pilferer, schemer, thief, 2 boots'],
    planets: ['3 eye, 2 plug', 'boots, 2 roll', '3 boots', 'plug, eye'],
    ships: [[dani, 3]],
  };
  const landed = (s: Scene): Table => arrange(s).draws(alex, ben, 'sabortal');
  const ships: Scene['ships'] = [
    [clara, 4],
    [dani, 4],
  ];

  const positions: [string, Table, number[]][] = [
    ['the first turn of four', arrange({ players: 4, mission: 1 }), [3, 24, 156]],
    ['an explorer with all three aliens', arrange(full), [12, 57, 279]],
    ['the same, landing sealed', arrange({ ...full, options: { landing: 'sealed' } }), [12, 57, 342]],
    ['the same, landing openly', arrange({ ...full, options: { landing: 'open' } }), [12, 29, 58]],
    ['a race of three', arrange(full).thieves(alex), [6, 27, 84]],
    ['a race at portal 10', arrange({ ...full, portal: 10 }).thieves(alex), [3, 6, 6]],
    ['a sabortal', landed(full), [4, 33, 236]],
    ['two who collect', landed({ ...full, ships }).says(ben, 'none'), [9, 76, 627]],
    ['two who collect, with nothing at the portals', landed({ ...full, portals: {}, ships }), [6, 32, 185]],
  ];
  test.each(positions)('%s', (_, t, counts) => expect(upTo3(t)).toEqual(counts));
});

describe('positions of random games', () => {
  const positions: [players: number, landing: Options['landing'], seed: number, after: number, counts: number[]][] = [
    [3, 'race', 1, 60, [4, 10, 54]],
    [3, 'sealed', 2, 90, [2, 16, 72]],
    [4, 'race', 3, 120, [5, 15, 120]],
    [4, 'open', 4, 61, [7, 86, 172]],
    [5, 'race', 5, 150, [7, 40, 258]],
    [5, 'sealed', 6, 140, [5, 34, 160]],
    [6, 'race', 7, 170, [6, 36, 432]],
    [6, 'open', 8, 160, [2, 4, 24]],
  ];
  test.each(positions)('%i players, %s, seed %i, after %i answers', (players, landing, seed, after, counts) => {
    const t = Table.deal(players, { landing }, seed);
    const chance = new FastChance(seed);
    for (let n = 0; n < after; n++) playOne(t, chance);
    expect(upTo3(t)).toEqual(counts);
  });
});
