/** Rule tests of a toy, as an example for games: a table is arranged, people say something, chairs hear and may do something. */
import { describe, expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { alex, ben, clara, countsOf, personAt, RuleTable, spectator, textOfCounts } from '../testing/index.ts';
import { fog } from './toys/fog.ts';
import type { Fog, Role } from './toys/fog-table.ts';

interface Scene {
  /** By seat. Usually alex hunts. */
  readonly roles?: readonly Role[];
  /** By seat, 0 to 4. */
  readonly at: readonly number[];
}

/** Fog with its own words. */
class FogTable extends RuleTable<Fog> {
  get places(): number[] {
    return this.state.mine.map((m) => m.at);
  }
}

const arrange = ({ roles, at }: Scene): FogTable =>
  new FogTable(fog, at.length).arrange((s) => {
    for (const [seat, mine] of s.mine.entries()) Object.assign(mine, { role: roles?.[seat] ?? (seat === alex ? 'hunter' : 'runner'), at: at[seat] });
    s.stack = [{ step: 'night' }];
  });

describe('F1: moves', () => {
  test('F1: everybody moves at once, and nobody sees a move before all are in', () => {
    const t = arrange({ at: [0, 2, 4] });
    expect(t.waits).toBe('move: alex ben clara');
    t.says(ben, 'left').says(clara, 'left');
    expect(t.waits).toBe('move: alex');
    expect(t.view(alex).sealed).toBeNull();
    expect(t.heard(spectator)).toEqual([]);
    t.says(alex, 'right');
    expect(t.places).toEqual([1, 1, 3]);
  });

  test('F1: the path ends at its ends, and only the hunter strikes', () => {
    const t = arrange({ at: [0, 4] });
    expect(t.offers(alex)).toEqual(['stay', 'right', 'strike']);
    expect([t.refuses(alex, 'left'), t.refuses(ben, 'right'), t.refuses(ben, 'strike')]).toEqual(['F1 edge', 'F1 edge', 'F1 no-hunter']);
    expect(() => t.says(ben, 'strike')).toThrow("ben may not say 'strike': F1 no-hunter");
  });

  test('F1: silence is to stay', () => {
    const t = arrange({ at: [1, 3] }).idles(alex, ben);
    expect(t.places).toEqual([1, 3]);
  });
});

test('F2: a strike shows the hunter and catches everybody at its place', () => {
  const t = arrange({ at: [1, 2, 3] })
    .says(alex, 'strike')
    .says(ben, 'left')
    .says(clara, 'stay');
  expect(t.told('strike')).toEqual([{ kind: 'strike', seat: alex, at: 1, caught: [ben] }]);
  expect(t.pub).toMatchObject({ seen: alex, caught: [false, true, false] });
  expect(t.waits).toBe('noise: alex');
});

test('F3: the card is for its drawer alone; "here" leaves no choice', () => {
  const t = arrange({ at: [1, 3] });
  // Chance: the first card of the pile is a "here".
  t.says(alex, 'stay').rolls(0).says(ben, 'stay');
  expect(t.heard(alex)).toEqual([{ kind: 'card', card: 'here' }]);
  expect(t.heard(ben)).toEqual([]);
  expect(t.offers(alex)).toEqual(['noise 1']);
  expect(t.refuses(alex, 'noise 2')).toBe('F3 card-says-here');
});

test('the table of rule tests: chance that cannot be, answers one by one, undo, forgetting', () => {
  const t = arrange({ at: [1, 3] });
  t.says(alex, 'stay').rolls(99);
  expect(() => t.says(ben, 'stay')).toThrow('chance cannot say 99 of');
  expect(() => t.undoes(alex)).toThrow('alex has nothing to take back');
  const other = arrange({ at: [1, 3] });
  const chance = new FastChance('players');
  while (!other.over) other.somebodyPlays(chance, (_, seat, c) => [other.offers(seat)[c.int(other.offers(seat).length)]]);
  expect(other.waits).toBe('over');
  expect(other.history(ben).length).toBeGreaterThan(other.told('night').length);
  expect(other.listen().history(ben)).toEqual([]);
});

test('counts are written as people say them', () => {
  const names = ['boots', 'plug', 'eye'];
  expect(countsOf('2 boots, eye', names)).toEqual([2, 0, 1]);
  expect(textOfCounts([2, 0, 1], names)).toBe('2 boots, eye');
  expect(() => countsOf('3 shoes', names)).toThrow("'3 shoes' is none of: boots, plug, eye");
  expect([personAt(clara), personAt(spectator)]).toEqual(['clara', 'spectator']);
});
