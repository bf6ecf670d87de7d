/** What bots believe and remember, in small: one noise, one table of odds, one pile; and names of columns. */
import { know, readOptions } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { aliens } from '../game.ts';
import { Belief } from '../rules/belief.ts';
import { footsteps } from '../rules/footsteps.ts';
import { HABITS } from '../rules/habits.ts';
import { Odds } from '../rules/odds.ts';
import { ALIEN, HUMAN } from '../rules/rows.ts';
import { ATTACK, NOISE, OUT, SILENCE } from '../rules/trail.ts';
import { columnName } from '../rules/zone.ts';
import { alex, arrange, ben } from './table.ts';

test('E11: a noise speaks for its sector by as much as there are sectors that could have been named', () => {
  const { pub, zone } = arrange();
  const [before, heard] = [new Belief(pub), new Belief(pub)];
  before.arrive(alex, NOISE, -1);
  const at = (b: Belief, sector: number): number => b.p[b.base(alex, HUMAN) + sector] + b.p[b.base(alex, ALIEN) + sector];
  const could = zone.names.flatMap((_, sector) => (at(before, sector) > 0 ? [sector] : []));
  const [named, other] = could;
  expect(could.length).toBeGreaterThan(2);
  heard.arrive(alex, NOISE, named);
  const gain = at(heard, named) / at(before, named) - 1;
  expect(at(heard, other)).toBeCloseTo(at(before, other));
  // Honest or not, by habit; a liar names any of them.
  expect(gain).toBeCloseTo((HABITS.honest / (1 - HABITS.honest)) * could.length);
});

test('E5: a seat that neither side explains is open, and what is believed of the others stays', () => {
  const { pub, zone } = arrange();
  const belief = new Belief(pub);
  const size = zone.names.length;
  for (const side of [HUMAN, ALIEN]) belief.p.fill(0, belief.base(ben, side), belief.base(ben, side) + size);
  for (let at = 0; at < size; at++) belief.p[belief.base(alex, ALIEN) + at] *= 0.1;
  belief.touch(ben);
  belief.touch(alex);
  const odds = new Odds();
  odds.work(belief, pub, null, null);
  expect([odds.human[ben], odds.alien[ben]]).toEqual([0.5, 0.5]);
  expect(odds.human[alex]).toBeGreaterThan(0.8);
  expect(odds.dealt[alex]).toBeLessThan(0.2);
});

test('Q21, Q22: used items lie open until the pile is empty; then they are the new pile', () => {
  const drawn = { kind: 'item', seat: alex, gone: false } as const;
  const start = aliens.blank(readOptions(aliens, {}), 4, alex);
  const used = aliens.remember(aliens.remember(start, drawn, alex), { kind: 'used', seat: alex, item: 'spotlight' }, alex);
  const open = used.out.reduce((a, b) => a + b, 0);
  expect([used.pile, open]).toEqual([start.pile - 1, 1]);
  // Somebody draws while there are cards: what was used still lies there.
  const next = aliens.remember(used, drawn, alex);
  expect(next).toEqual({ out: used.out, pile: start.pile - 2 });
  // The last card is gone: the used one is shuffled and drawn.
  const empty = aliens.remember({ out: used.out, pile: 0 }, drawn, alex);
  expect(empty).toEqual({ out: used.out.map(() => 0), pile: 0 });
});

test('E11: a noise in the first sector of the zone counts like one in any other', () => {
  const { pub, zone } = arrange();
  const first = zone.kinds.indexOf('dangerous');
  expect(first).toBe(0);
  const heard = [-1, first].map((sector) => {
    const belief = new Belief(pub);
    belief.p.fill(0, belief.base(alex, HUMAN), belief.base(alex, HUMAN) + zone.names.length);
    belief.p[belief.base(alex, HUMAN) + first] = 1;
    belief.stayed[alex] = 1;
    belief.touch(alex);
    belief.arrive(alex, NOISE, sector);
    return belief.p[belief.base(alex, HUMAN) + first];
  });
  expect(heard[1]).toBeGreaterThan(heard[0]);
});

test('E13: an attack that eliminates shows where its victim stood, in the first sector of the zone too', () => {
  const k = know(arrange().state, null);
  for (const sector of [0, 7]) {
    const now = [alex, ATTACK, sector, ben, OUT, sector];
    expect(footsteps({ ...k, pub: { ...k.pub, past: [], now } }, ben).moments.at(-1)?.at).toBe(sector);
  }
});

test('B.3: a human who was turned moves as far as an alien', () => {
  const { pub, zone } = arrange();
  const reached = [0, 1].map((turned) => {
    const belief = new Belief(pub);
    belief.turned[alex] = turned;
    const from = belief.base(alex, HUMAN);
    belief.arrive(alex, SILENCE, -1);
    return zone.names.filter((_, at) => belief.p[from + at] > 0).length;
  });
  expect(reached[1]).toBeGreaterThan(reached[0]);
});

test('E19: twelve items are known to be in the pile, twice as many for more than eight, none in the beginner game', () => {
  const pile = (options: Readonly<Record<string, unknown>>, seats: number): number => aliens.blank(readOptions(aliens, options), seats, alex).pile;
  expect([pile({}, 4), pile({ white: true }, 9), pile({ game: 'beginner' }, 4)]).toEqual([12, 24, 0]);
});

test('E1: columns are lettered as in a spreadsheet', () => {
  expect([0, 25, 26, 27, 51, 52].map(columnName)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
});
