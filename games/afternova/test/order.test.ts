/** Lists are picked in any order: each gives the same answer, and nothing that is still possible vanishes. */
import { choose, FastChance, Match, readOptions, withForced } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { contractOf, offerOf } from '../rules/present.ts';
import type { Afternova, ChoiceKind, Pick } from '../rules/types.ts';
import { anySeat, eagerAnswer } from './eager.ts';
import { andrew, arrange, gemsText, jeff, mina, type Table } from './table.ts';

const reasons = (t: Table, seat: typeof jeff, ...path: Pick[]): Record<string, string> =>
  Object.fromEntries((choose(afternova, t.match.know(seat), seat, path)?.greyed?.() ?? []).map((r) => [r.pick, `${r.rule} ${r.why}`]));

const scene = { paws: ['PE PE', 'EE EM SS', 'PP PP'], store: ['GK', 'YG'], planets: [['pl03', 'YGPPK']] } as const;
const call: Pick[] = ['planet 0', 'call', 'lack 0', 'lack 1'];

test('A9: a promise names colours in any order, three at most', () => {
  const t = arrange(scene);
  expect(t.picks(jeff, ...call, 'price K')).toContain('price Y');
  expect(reasons(t, jeff, ...call, 'price P', 'price P', 'price K')).toMatchObject({ 'price Y': 'A9 promise-full' });
  t.say(jeff, ...call, 'price K', 'price Y', 'done');
  expect(gemsText(t.event('called').price)).toBe('YK');
});

test('A10, Q1, Q39: an offer names Paws and fragments in any order', () => {
  const made = (...terms: Pick[]): unknown => {
    const t = arrange(scene).say(jeff, ...call, 'done');
    const [a, b] = t.paw(andrew, 0, 1);
    t.say(andrew, 'offer', 'to all', b, a, 'for', ...terms, 'send');
    return { ...offerOf(t.pub, andrew), bid: t.state.mine[andrew].bid };
  };
  expect(made('give Y', 'want K', 'take P', 'take G')).toEqual(made('take G', 'take P', 'want K', 'give Y'));
  const t = arrange(scene).say(jeff, ...call, 'done');
  const terms: Pick[] = ['offer', 'to all', ...t.paw(andrew, 1), 'for'];
  expect(reasons(t, andrew, ...terms, 'give G')).toMatchObject({ 'want G': 'Q39 cancels', 'give G': 'A10 not-stored' });
  expect(reasons(t, andrew, ...terms, 'want G', 'take K')).toMatchObject({ 'give G': 'Q39 cancels', 'take K': 'Q5 not-on-planet' });
});

test('A8, Q5, Q12: a contract names partners, Paws, shares of a colour and gifts in any order', () => {
  const made = (partners: Pick[], swap: boolean, shares: Pick[], gifts: Pick[]): unknown => {
    const t = arrange(scene).say(jeff, ...call, 'done');
    t.say(andrew, 'offer', 'to all', ...t.paw(andrew, 0, 1), 'for', 'send').say(mina, 'offer', 'to all', ...t.paw(mina, 0, 1), 'for', 'send');
    const own = t.paw(jeff, ...(swap ? [1, 0] : [0, 1]));
    t.say(jeff, 'contract', ...partners, 'done', ...own, 'done', 'change', ...shares, ...gifts, 'sign');
    return { ...contractOf(t.pub), bid: t.state.mine[jeff].bid };
  };
  const plain = made(['with 1', 'with 2'], false, ['Y>0', 'G>0', 'P>0', 'P>2', 'K>1'], ['0G>1', '1Y>2']);
  expect(made(['with 2', 'with 1'], true, ['Y>0', 'G>0', 'P>2', 'P>0', 'K>1'], ['1Y>2', '0G>1'])).toEqual(plain);
});

test('A11: what is too much is discarded in any order', () => {
  const t = arrange({ paws: ['PE PE'], store: ['YGPW'], planets: [['pl01', 'GPK']] });
  t.say(jeff, 'planet 0', 'alone', ...t.paw(jeff, 1, 0), 'done');
  expect(t.picks(jeff)).toEqual(['drop Y', 'drop G', 'drop P', 'drop W', 'drop K']);
  t.say(jeff, 'drop W', 'drop P', 'drop Y');
  expect(t.gems(jeff)).toBe('GGPK');
});

test('Q25: a payment goes in any order and says what the refinery does not replace', () => {
  // bp04 costs one white and one black; the refinery of bp31 replaces one of them.
  const t = arrange({ built: ['bp31'], plans: ['bp04'], store: ['YYWK'], ends: true });
  const plan = t.plan('bp04');
  expect(t.picks(jeff, plan)).toEqual(['pay Y', 'pay W', 'pay K']);
  expect(reasons(t, jeff, plan, 'pay Y')).toEqual({ 'pay Y': 'Q25 refinery-used' });
  t.say(jeff, plan, 'pay K', 'pay Y');
  expect(t.gems(jeff)).toBe('YW');
});

test('Q2, Q12: a single pick in the middle of an answer is not asked for, and who tries another hears why', () => {
  const t = arrange({ ...scene, paws: ['PE', 'PP EE PE', 'PP'] }).say(jeff, ...call, 'done');
  t.say(andrew, 'offer', 'to all', ...t.paw(andrew, 0, 1, 2), 'for', 'send');
  const k = t.match.know(jeff);
  // One offer, one Paw: what is left to decide is how it is divided.
  expect(withForced(afternova, k, jeff, ['contract'])).toEqual(['contract', 'with 1', 'done', ...t.paw(jeff, 0), 'done']);
  expect(t.why(jeff, 'contract', 'with 2')).toBe('Q1 no-offer');
  expect(t.why(jeff, 'contract', 'with 1', 'done', 'done')).toBe('Q2 must-play');
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

test('Q22, Q13: what everybody can see to be the only thing left is not asked for', () => {
  const poor = arrange({ paws: ['SS', 'PP'], planets: [['pl01', 'YGP']] });
  // Her hand may be too weak, but that is a secret.
  expect(poor.step).toBe('action');
  expect(arrange({ paws: [undefined, 'PP'] }).step).toBe('market');
  expect(arrange({ paws: ['SS', 'PP'], planets: [['pl01', '']] }).step).toBe('market');
  const last = arrange({ paws: [undefined, 'PP'], pawRow: 'SS - - -', planRow: '- - - -', pawDeck: 0, planDeck: 0 });
  expect(last.picks(jeff).length).toBeGreaterThan(1);
});

test('Q1: nobody calls where nobody else holds a Paw, and a player without one is not waited for', () => {
  const alone = arrange({ paws: ['PE PE'] });
  expect(alone.why(jeff, 'planet 0', 'call')).toBe('Q1 nobody-to-call');
  const t = arrange({ paws: ['PP', 'EE'] }).call(jeff);
  expect(t.waited).toEqual([andrew]);
  // She may still speak.
  expect(t.why(mina, 'offer')).toBe('Q1 no-paws');
});

test('Q36: a player whose last offer was turned down is not waited for', () => {
  const t = arrange({ paws: ['PP', 'EE EE', 'SS'] })
    .call(jeff)
    .say(mina, 'wait');
  for (let n = 1; n <= 3; n++) {
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 0), 'for', 'send').say(jeff, 'decline', 'with 1', 'no reason');
    expect(t.waited).toEqual(n < 3 ? [andrew] : [jeff]);
  }
});
