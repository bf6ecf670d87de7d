/** Section 5: storage and paying. */
import { describe, expect, test } from 'vitest';
import { priceOf } from '../rules/content.ts';
import { gainUnits, score } from '../rules/gains.ts';
import { affordable, cheaper, payPick, waysToPay } from '../rules/resources.ts';
import { Table } from './table.ts';

const ways = (stored: number[], cost: Parameters<typeof priceOf>[0], off = 0): string[] =>
  waysToPay(stored, cheaper(priceOf(cost), off)).map(payPick);

describe('storage', () => {
  test('N52, N53: 6 of each material and of credits, 8 energy; what does not fit is lost', () => {
    const t = new Table().stock({ ice: 5 });
    t.run((s, x) => {
      gainUnits(s, x, 0, 1, 3, 'test');
      gainUnits(s, x, 0, 0, 10, 'test');
    });
    expect(t.stored()).toEqual({ ice: 6, energy: 8 });
    expect(t.told('wasted').map((e) => e.units)).toEqual([{ ice: 2 }, { energy: 2 }]);
  });
  test('N53: modifiers widen it', () => {
    const t = new Table({}, 2, ['fac_meridian']).stock({});
    t.run((s, x) => gainUnits(s, x, 0, 4, 10, 'test'));
    expect(t.stored()).toEqual({ credits: 8 });
  });
  test('N58: VP never fall below 0', () => {
    const t = new Table();
    t.run((s, x) => score(s, x, 0, -5, 'test'));
    expect(t.side().vp).toBe(0);
  });
  test('N266: of choice, one sees what fits; all units in one answer, in any order', () => {
    const t = new Table().stock({ ice: 6, titanium: 5, nanocarbon: 6, credits: 6, energy: 7 });
    t.push({ step: 'gain', who: 0, set: 31, n: 1, from: 'test' });
    expect(t.picks()).toEqual(['unit 0', 'unit 2']);
    t.play('unit 2');
    expect(t.side().resources[2]).toBe(6);
    const u = new Table().stock({});
    u.push({ step: 'gain', who: 0, set: 31, n: 2, from: 'test' });
    expect(u.picks('unit 3')).toEqual(['unit 0', 'unit 1', 'unit 2', 'unit 3', 'unit 4']);
    u.play('unit 4', 'unit 1');
    expect(u.stored()).toEqual({ ice: 1, credits: 1 });
  });
});

describe('paying', () => {
  test('each payment has a name of its own, up to 63 units of each resource', () => {
    const amounts = [0, 1, 2, 31, 32, 63].flatMap((n) => [0, 1, 2, 3, 4].map((r) => [0, 1, 2, 3, 4].map((other) => (other === r ? n : 0))));
    for (const list of amounts) expect(payPick(list)).toBe(`pay ${list.join(' ')}`);
  });

  test('N54: a credit pays for any material, never for energy; a price in credits wants credits', () => {
    expect(ways([0, 0, 0, 0, 2], { ice: 1, titanium: 1 })).toEqual(['pay 0 0 0 0 2']);
    expect(ways([0, 0, 0, 0, 5], { energy: 1 })).toEqual([]);
    expect(ways([0, 5, 5, 5, 0], { credits: 1 })).toEqual([]);
  });
  test('N55: “material” takes materials and credits, “any” all five', () => {
    expect(ways([1, 1, 1, 0, 1], { material: 1 })).toEqual(['pay 0 1 0 0 0', 'pay 0 0 1 0 0', 'pay 0 0 0 0 1']);
    expect(ways([1, 1, 0, 0, 0], { any: 1 })).toEqual(['pay 0 1 0 0 0', 'pay 1 0 0 0 0']);
  });
  test('N56: the exact material goes before credits, and one way is taken without asking', () => {
    expect(ways([0, 1, 0, 0, 3], { ice: 2 })).toEqual(['pay 0 1 0 0 1']);
    const t = new Table().stock({ ice: 1, credits: 3 });
    t.push({ step: 'pay', who: 0, price: priceOf({ ice: 2 }), free: false });
    expect(t.label).toBe('turn');
    expect(t.stored()).toEqual({ credits: 2 });
  });
  test('N56: where ways differ the payer decides', () => {
    const t = new Table().stock({ ice: 1, titanium: 1 });
    t.push({ step: 'pay', who: 0, price: priceOf({ material: 1 }), free: false });
    expect(t.label).toBe('pay');
    t.play('pay 0 0 1 0 0');
    expect(t.stored()).toEqual({ ice: 1 });
  });
  test('a discount is the payer’s choice, unit by unit', () => {
    expect(ways([1, 0, 1, 0, 0], { titanium: 1, energy: 1 }, 1)).toEqual(['pay 0 0 1 0 0', 'pay 1 0 0 0 0']);
    expect(ways([0, 0, 1, 0, 0], { titanium: 1, energy: 1 }, 1)).toEqual(['pay 0 0 1 0 0']);
    expect(ways([0, 0, 0, 0, 0], { titanium: 1, energy: 1 }, 2)).toEqual(['pay 0 0 0 0 0']);
  });
  test('N57: dock moons count for what is affordable, whatever they give at best', () => {
    const t = new Table().stock({}).dock(['moon_ice_4', 'moon_nebula_3']);
    expect(affordable(t.pub, 0, priceOf({ ice: 6 }))).toBe(true);
    expect(affordable(t.pub, 0, priceOf({ ice: 3, energy: 3 }))).toBe(true);
    expect(affordable(t.pub, 0, priceOf({ ice: 4, energy: 3 }))).toBe(false);
    expect(affordable(t.pub, 0, priceOf({ credits: 4 }))).toBe(false);
  });
  test('N57, N307: moons are abandoned while paying; what cannot be paid after all does not happen', () => {
    const t = new Table().stock({}).dock(['moon_nebula_3']);
    t.push({ step: 'pay', who: 0, price: priceOf({ ice: 3 }), free: false });
    // Only one moon can help, so it is taken; what it gives is the payer's choice.
    t.play('unit 0', 'unit 0', 'unit 0');
    // Energy pays no ice: the payment failed, the energy stays.
    expect(t.label).toBe('turn');
    expect(t.stored()).toEqual({ energy: 3 });
  });
  test('N57: a price in moons is paid from the dock, moon by moon of the payer’s choice, and told', () => {
    const t = new Table().stock({ ice: 1 }).dock(['moon_ice_4', 'moon_nebula_3', 'moon_ice_1']);
    expect(affordable(t.pub, 0, priceOf({ moon: 3 }))).toBe(true);
    expect(affordable(t.pub, 0, priceOf({ moon: 4 }))).toBe(false);
    t.push({ step: 'pay', who: 0, price: priceOf({ moon: 2, ice: 1 }), free: false });
    expect(t.stored()).toEqual({});
    expect(t.picks()).toEqual(['moon_ice_4', 'moon_nebula_3', 'moon_ice_1'].map((id) => `drop ${t.moon(id)}`));
    t.play(`drop ${t.moon('moon_nebula_3')}`);
    expect(t.told('moon-lost')).toEqual([{ kind: 'moon-lost', who: 0, moon: 'moon_nebula_3' }]);
    expect(t.label).toBe('pay');
    t.play(`drop ${t.moon('moon_ice_4')}`);
    expect([t.label, t.side().dock]).toEqual(['turn', [t.moon('moon_ice_1')]]);
    // Their content is not gained.
    expect(t.stored()).toEqual({});
  });
  test('affordability by arithmetic is the same as having a way', () => {
    let seed = 7;
    const rnd = (n: number): number => {
      seed = (seed * 1103515245 + 12345) & 0x7fffffff;
      return (seed >> 8) % n;
    };
    const t = new Table();
    for (let i = 0; i < 3000; i++) {
      const stored = [rnd(4), rnd(4), rnd(3), rnd(3), rnd(4)];
      const price = cheaper(
        priceOf({ energy: rnd(3), ice: rnd(3), titanium: rnd(2), nanocarbon: rnd(2), credits: rnd(2), material: rnd(3), any: rnd(3) }),
        rnd(4),
      );
      t.side().resources = stored;
      expect(affordable(t.pub, 0, price), `${stored} for ${price}`).toBe(waysToPay(stored, price).length > 0);
    }
  });
});
