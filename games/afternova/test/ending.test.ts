import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { andrew, arrange, jeff, mina, type Table } from './table.ts';

const five = 'bp01 bp02 bp03 bp04 bp05';
const over = (t: Table): boolean => t.state.stack.length === 0;

describe('the end', () => {
  test('A20, Q27: after the sixth Blueprint all with fewer get one more chance, then it is over', () => {
    const t = arrange({ ends: true, built: [five], plans: ['bp06', 'bp07 bp09', 'bp08'], store: ['YP', 'PKGW', 'GK'] });
    t.say(jeff, t.plan('bp06')).say(andrew, t.plan('bp07')).say(mina, 'nothing');
    expect(t.event('sixth')).toEqual({ kind: 'sixth', seat: jeff, ending: 'chance' });
    expect(t.state.flow.asked).toEqual([andrew, mina]);
    t.say(andrew, t.plan('bp09')).say(mina, t.plan('bp08'));
    expect(over(t)).toBe(true);
    expect(t.pub.built.map((b) => b.length)).toEqual([6, 2, 1]);
  });

  test('A20: nobody completes a seventh', () => {
    const t = arrange({ ends: true, options: { ending: 'round' }, built: [`${five} bp06`], plans: ['bp07', 'bp08'], store: ['PK', 'GK'] });
    expect(t.state.flow.asked).toEqual([andrew]);
  });

  test('Q27: “same step only”: there is no further chance', () => {
    const t = arrange({ ends: true, options: { ending: 'step' }, built: [five], plans: ['bp06', 'bp07 bp09'], store: ['YP', 'PKGW'] });
    t.say(jeff, t.plan('bp06')).say(andrew, t.plan('bp07'));
    expect(over(t)).toBe(true);
  });

  test('Q27: “finish the round”: everybody has had equally many turns', () => {
    const t = arrange({
      ends: true,
      options: { ending: 'round' },
      turn: andrew,
      built: [undefined, five],
      plans: [undefined, 'bp06'],
      store: [undefined, 'YP'],
    });
    t.say(andrew, t.plan('bp06'));
    expect([over(t), t.pub.active]).toEqual([false, mina]);
    t.say(mina, 'market').say(mina, 'blind paw').say(mina, 'blind paw').say(mina, 'blind paw');
    expect(over(t)).toBe(true);
  });

  test('Q28: the sixth Blueprint on somebody else’s turn ends the game, too', () => {
    const t = arrange({ ends: true, built: [undefined, five], plans: ['bp07', 'bp06'], store: ['PK', 'YP'] });
    t.say(jeff, 'nothing').say(andrew, t.plan('bp06')).say(jeff, 'nothing');
    expect(over(t)).toBe(true);
    expect(t.pub.active).toBe(jeff);
  });
});

describe('scoring', () => {
  test('A21: the rulebook’s example: 28 on Blueprints, 2 stored, 2 black and 4 white: 36', () => {
    // 6 + 5 + 5 + 4 + 4 + 4 = 28; printed on them are white 1 + 2 + 1 (bp38, bp30, bp12) and black 1 + 1 (bp38, bp17).
    const t = arrange({
      ends: true,
      options: { ending: 'step' },
      ships: ['ship10'],
      built: ['bp38 bp30 bp17 bp12 bp01'],
      plans: ['bp02'],
      store: ['GPYY'],
    });
    t.say(jeff, t.plan('bp02'));
    const scored = t.heard(null).find((e) => e.kind === 'scored' && e.seat === jeff);
    expect(scored).toMatchObject({ points: 28, stored: 2, objective: 6, total: 36, colours: [3, 4] });
    const { scores, parts } = afternova.outcome(t.state);
    expect(scores[jeff]).toBe(36);
    expect(parts.filter((p) => p.seat === jeff).map((p) => [p.rule, p.n])).toEqual([
      ['A19', 28],
      ['A21', 2],
      ['A3', 6],
    ]);
  });

  test('Q29: the objective counts what is printed, not what was paid', () => {
    const t = arrange({
      ends: true,
      options: { ending: 'step' },
      ships: ['ship01'],
      built: [`bp25 ${five.split(' ').slice(2).join(' ')} bp07`],
      plans: ['bp16'],
      store: ['GWK'],
    });
    t.say(jeff, t.plan('bp16'));
    const scored = t.heard(null).find((e) => e.kind === 'scored' && e.seat === jeff);
    // Yellow and green: bp25 YY, bp05 Y, bp16 YG, though the yellow of bp16 was paid with black.
    expect(scored).toMatchObject({ objective: 5 });
  });

  test('Q30: completed Blueprints are seen by all; objectives only at the end', () => {
    const t = arrange({ ends: true, options: { ending: 'step' }, built: [five], plans: ['bp06'], store: ['YP'] });
    expect(JSON.parse(t.view(null)).pub.built[jeff]).toHaveLength(5);
    expect(t.pub.ships).toBeNull();
    t.say(jeff, t.plan('bp06'));
    expect(JSON.parse(t.view(null)).pub.ships).toHaveLength(3);
  });

  test('A22, Q33: of equals the one later in turn order, counted from the first player, wins', () => {
    const t = arrange({ ends: true, options: { ending: 'step' }, first: andrew, built: [five], plans: ['bp06'], store: ['YP'] });
    t.say(jeff, t.plan('bp06'));
    // Neither andrew nor mina has anything, and the turn order is andrew, mina, jeff.
    expect(afternova.outcome(t.state)).toMatchObject({ ranks: [1, 3, 2] });
    t.pub.store[andrew][0] += 1;
    expect(afternova.outcome(t.state)).toMatchObject({ ranks: [1, 2, 3] });
  });

  test('A22: most points win', () => {
    const t = arrange({ ends: true, options: { ending: 'step' }, built: [five, 'bp36 bp37 bp38 bp39 bp40'], plans: ['bp06'], store: ['YP'] });
    t.say(jeff, t.plan('bp06'));
    const { ranks, scores } = afternova.outcome(t.state);
    expect(scores[andrew]).toBeGreaterThan(scores[jeff]);
    expect(ranks[andrew]).toBe(1);
  });
});
