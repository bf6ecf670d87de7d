/** Lists are picked in one order. What is passed is greyed with a reason, never just gone. */
import { choose, FastChance, Match, readOptions } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { afternova } from '../game.ts';
import type { Afternova, ChoiceKind, Pick } from '../rules/types.ts';
import { anySeat, eagerAnswer } from './eager.ts';
import { andrew, arrange, jeff, type Table } from './table.ts';

const reasons = (t: Table, seat: typeof jeff, ...path: Pick[]): Record<string, string> =>
  Object.fromEntries((choose(afternova, t.match.know(seat), seat, path)?.greyed?.() ?? []).map((r) => [r.pick, `${r.rule} ${r.why}`]));

test('A9, A10, Q1: after a later colour or Paw the earlier ones say that the list goes in order', () => {
  const t = arrange({ paws: ['PE PE', 'EE PM SS'], store: ['GK', 'Y'], planets: [['pl03', 'YGPPK']] });
  const call: Pick[] = ['planet 0', 'call', 'lack 0', 'lack 1'];
  expect(reasons(t, jeff, ...call, 'price K')).toMatchObject({ 'price Y': 'A9 in-order', 'price P': 'A9 in-order' });
  expect(reasons(t, jeff, ...call, 'price P', 'price P', 'price K')).toMatchObject({ 'price K': 'A9 promise-full' });
  t.say(jeff, ...call, 'done');
  const [first, second] = t.paw(andrew, 0, 1);
  expect(reasons(t, andrew, 'offer', 'to all', second)).toMatchObject({ [first]: 'Q1 in-order' });
  const terms: Pick[] = ['offer', 'to all', second, 'for'];
  expect(reasons(t, andrew, ...terms, 'take K')).toMatchObject({ 'take Y': 'A10 in-order', 'take P': 'A10 in-order' });
  expect(reasons(t, andrew, ...terms, 'give Y')).toMatchObject({ 'take Y': 'A10 in-order', 'want G': 'A10 in-order' });
});

test('A11: colours that would leave too few to discard say so from the beginning', () => {
  const t = arrange({ paws: ['PE PE'], store: ['YGPW'], planets: [['pl01', 'GPK']] });
  t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 0, 1), 'done');
  expect(t.step).toBe('trim');
  expect(reasons(t, jeff)).toEqual({ 'drop K': 'A11 in-order', 'drop W': 'A11 in-order' });
  expect(reasons(t, jeff, 'drop P')).toMatchObject({ 'drop Y': 'A11 in-order', 'drop G': 'A11 in-order' });
});

test('Q25: a payment says what is out of order and what the refinery does not replace', () => {
  // bp04 costs one white and one black; the refinery of bp31 replaces one of them.
  const t = arrange({ built: ['bp31'], plans: ['bp04'], store: ['YYWK'], ends: true });
  const plan = t.plan('bp04');
  expect(t.picks(jeff, plan)).toEqual(['pay Y', 'pay W']);
  expect(reasons(t, jeff, plan)).toEqual({ 'pay K': 'Q25 in-order' });
  expect(reasons(t, jeff, plan, 'pay Y')).toEqual({ 'pay Y': 'Q25 refinery-used' });
  expect(reasons(t, jeff, plan, 'pay W')).toEqual({ 'pay Y': 'Q25 in-order' });
});

/** Questions that build up a list, pick by pick. */
const LISTS: readonly ChoiceKind[] = ['price', 'own-paws', 'offer-paws', 'offer-terms', 'partners', 'gifts', 'show-what', 'trim', 'spill', 'pay'];

test('A8, A10, A11, A16, Q12, Q25, Q32: in random games nothing that could be picked vanishes from a list without a reason', () => {
  const seed = seedOf('afternova lists');
  const met = new Set<ChoiceKind>();
  for (let game = 0; game < cases(6); game++) {
    const chance = new FastChance(`${seed} ${game}`);
    const options = readOptions(afternova, { giftsToOutsiders: game % 2 === 0, startPaws: 'many' });
    const match = new Match<Afternova>(afternova, options, 3 + (game % 4), new FastChance(`${seed} deal ${game}`));
    for (let i = 0; i < 400 && !match.over; i++) {
      const seat = anySeat(afternova, match.state, (who) => match.know(who), chance);
      const k = match.know(seat);
      const path = eagerAnswer(afternova, k, seat, chance);
      for (let n = 1; n < path.length; n++) {
        const before = choose(afternova, k, seat, path.slice(0, n - 1));
        const after = choose(afternova, k, seat, path.slice(0, n));
        if (before === null || after === null || before.kind !== after.kind || !LISTS.includes(before.kind)) continue;
        met.add(before.kind);
        const said = [...after.picks, ...(after.greyed?.() ?? []).map((r) => r.pick)];
        const gone = before.picks.filter((p) => p !== path[n - 1] && !said.includes(p));
        expect(gone, `seed ${seed}, ${before.kind} after ${path.slice(0, n).join(', ')}`).toEqual([]);
      }
      expect(match.answer(seat, path).refused).toBeNull();
    }
  }
  expect(LISTS.filter((kind) => !met.has(kind) && kind !== 'pay')).toEqual([]);
});
