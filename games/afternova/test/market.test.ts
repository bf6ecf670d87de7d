import { describe, expect, test } from 'vitest';
import { packOf } from '../rules/pack.ts';
import { andrew, arrange, jeff, mina } from './table.ts';

const size = (t: ReturnType<typeof arrange>, seat = jeff): number => t.pub.paws[seat] + t.pub.plans[seat];

describe('the Market', () => {
  test('A14: the rulebook’s example: an open Paw, an open Blueprint and the top Paw of the deck', () => {
    const t = arrange({ turn: andrew, pawRow: 'PP EE SS MM', planRow: 'bp16 bp17 bp18 bp19' });
    const [open, plan] = [t.pub.pawRow[2], t.pub.planRow[1]];
    t.say(andrew, 'market').say(andrew, 'paw row 2').say(andrew, 'plan row 1');
    expect(t.pub.pawRow[2]).toBe(-1);
    t.say(andrew, 'blind paw');
    expect([t.pub.paws[andrew], t.pub.plans[andrew]]).toEqual([2, 1]);
    expect(t.paws(andrew)).toContain(open);
    expect(t.state.mine[andrew].plans).toEqual([plan]);
    expect(t.pub.active).toBe(mina);
  });

  test('A14: a blind card is seen by the one who draws it, and by nobody else', () => {
    const t = arrange();
    t.say(jeff, 'market').say(jeff, 'blind plan');
    const card = t.state.mine[jeff].plans[0];
    expect(t.heard(jeff)).toContainEqual({ kind: 'drawn', seat: jeff, deck: 'plans', card: packOf(t.pub.options).plans[card].card });
    expect(t.kinds(andrew)).toEqual(['drew']);
    expect(t.kinds(null)).toEqual(['drew']);
  });

  test('Q13: exactly three, one at a time, and the market is not refilled in between', () => {
    const t = arrange();
    t.say(jeff, 'market').say(jeff, 'paw row 0');
    expect(t.why(jeff, 'paw row 0')).toBe('A14 row-gap');
    expect(t.refuses(jeff, 'done')).toMatchObject({ rule: 'A14' });
    t.say(jeff, 'paw row 1').say(jeff, 'paw row 2');
    expect(size(t)).toBe(3);
    expect(t.pub.active).toBe(andrew);
  });

  test('Q13: one more for each market upgrade that works', () => {
    const t = arrange({ built: ['bp06 bp07'] });
    t.say(jeff, 'market');
    for (let i = 0; i < 5; i++) t.say(jeff, 'blind paw');
    expect([size(t), t.pub.active]).toEqual([5, andrew]);
  });

  test('Q13, Q18: fewer only if nothing is left; a deck without discards gives nothing', () => {
    const t = arrange({ pawRow: '- - - PP', planRow: '- - - bp01' });
    t.state.mine[mina].paws.push(...t.state.dark.paws.splice(0));
    t.pub.paws[mina] = t.state.mine[mina].paws.length;
    t.pub.built[mina].push(...t.state.dark.plans.splice(0));
    t.pub.pawDeck = t.pub.planDeck = 0;
    expect(t.picks(jeff)).toEqual(['paw row 3', 'plan row 3']);
    expect(t.why(jeff, 'blind paw')).toBe('Q18 deck-empty');
    // The last card is not asked for.
    t.force(jeff, 'paw row 3');
    expect(t.heard(andrew)).toContainEqual(expect.objectContaining({ kind: 'took', seat: jeff, deck: 'plans' }));
    expect(size(t)).toBe(2);
    expect(t.step).not.toBe('market');
  });

  test('A15, Q16: afterwards the market is filled up, Paws from left to right, then Blueprints', () => {
    const t = arrange();
    t.say(jeff, 'market').say(jeff, 'plan row 3').say(jeff, 'paw row 2').say(jeff, 'paw row 0');
    const refills = t.heard(null).flatMap((e) => (e.kind === 'refilled' ? [e] : []));
    expect(refills.map((e) => [e.deck, e.cards.length])).toEqual([
      ['paws', 2],
      ['plans', 1],
    ]);
    expect(refills[0].cards.map((c) => c.n)).toEqual([t.pub.pawRow[0], t.pub.pawRow[2]]);
    expect([...t.pub.pawRow, ...t.pub.planRow].filter((c) => c < 0)).toEqual([]);
  });

  test('A13, A15, Q18: an empty deck is renewed from its discards, and only when a card is needed', () => {
    const t = arrange({ pawDeck: 1 });
    const out = t.pub.pawsOut.length;
    t.say(jeff, 'market').say(jeff, 'blind paw');
    expect([t.pub.pawDeck, t.pub.pawsOut.length]).toEqual([0, out]);
    t.say(jeff, 'blind paw');
    expect(t.kinds(null)).toEqual(['reshuffled', 'drew']);
    expect([t.pub.pawDeck, t.pub.pawsOut.length]).toEqual([out - 1, 0]);
  });

  test('Q17: what cannot be filled stays open, and is filled at the end of a turn once it can be', () => {
    const t = arrange({ plans: ['bp01'], planDeck: 0, store: ['YG'], planRow: 'bp02 bp03 bp04 bp05' });
    const all = t.pub.plansOut.splice(0);
    t.pub.built[mina].push(...all);
    t.force(jeff, 'plan row 0');
    t.force(jeff, 'plan row 1');
    t.force(jeff, 'blind paw');
    expect(t.pub.planRow.slice(0, 2)).toEqual([-1, -1]);
    t.pub.plansOut.push(t.pub.built[mina].pop()!);
    t.force(jeff, 'nothing');
    expect(t.pub.planRow[0]).toBe(all.at(-1));
    expect(t.pub.planRow[1]).toBe(-1);
  });
});

describe('the hand limit', () => {
  test('A16, Q14, Q15: above eight, any cards are discarded at once, face up, after the refill and before completions', () => {
    const t = arrange({ paws: ['PP PP EE EE SS'], plans: ['bp16 bp17'], store: ['YGW'] });
    t.say(jeff, 'market').say(jeff, 'paw row 0').say(jeff, 'paw row 1').say(jeff, 'paw row 2');
    expect(t.step).toBe('spill');
    expect(t.kinds(null)).toContain('refilled');
    expect(size(t)).toBe(10);
    const paw = t.paw(jeff, 3)[0];
    expect(t.refuses(jeff, paw)).toMatchObject({ why: 'unfinished' });
    t.say(jeff, paw, t.plan('bp17'));
    expect(size(t)).toBe(8);
    expect(t.event('discarded')).toMatchObject({ seat: jeff, plans: [{ id: 'bp17' }] });
    expect([t.pub.pawsOut.length, t.pub.plansOut.length]).toEqual([1, 1]);
    expect(t.step).toBe('complete');
  });

  test('A16: eight cards are no reason to discard', () => {
    const t = arrange({ paws: ['PP PP EE EE SS'] });
    t.say(jeff, 'market').say(jeff, 'blind paw').say(jeff, 'blind paw').say(jeff, 'blind plan');
    expect([size(t), t.pub.active]).toEqual([8, andrew]);
  });
});

describe('the market wipe', () => {
  test('Q43: usually it does not exist', () => {
    const t = arrange();
    t.say(jeff, 'market');
    expect(t.picks(jeff)).not.toContain('wipe paws');
  });

  test('Q43: all open cards of one kind go and others come, for one card less; once, and before the first card', () => {
    const t = arrange({ options: { marketWipe: true } });
    const old = [...t.pub.planRow];
    t.say(jeff, 'market').say(jeff, 'wipe plans');
    expect(t.pub.plansOut).toEqual([...old].sort((a, b) => a - b));
    expect(t.pub.planRow.some((card) => old.includes(card))).toBe(false);
    expect(t.why(jeff, 'wipe paws')).toBe('Q43 no-wipe');
    t.say(jeff, 'blind paw').say(jeff, 'blind paw');
    expect([size(t), t.pub.active]).toEqual([2, andrew]);
    const late = arrange({ options: { marketWipe: true } });
    late.say(jeff, 'market').say(jeff, 'paw row 0');
    expect(late.why(jeff, 'wipe paws')).toBe('Q43 no-wipe');
  });
});
