/** Sections 18 and 19: damage and repair, the return turn. */

import { describe, expect, test } from 'vitest';
import { BAY, HANGAR, NONE, SCRAPYARD } from '../rules/ids.ts';
import { READING } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import { activatable } from '../rules/station.ts';
import { sure } from '../rules/sure.ts';
import { Table } from './table.ts';

/** A table whose first seat has so many transports out and returns now. */
function returning(ships: number, arrange: (t: Table) => void = () => {}, factions = ['fac_accord', 'fac_ember']): Table {
  const t = new Table({}, 2, factions).noRaiders().stock({}).hand([]);
  const quiet = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'base');
  for (let i = 0; i < ships; i++) t.ship('transport', PLACES[quiet[i]]);
  arrange(t);
  t.push({ step: 'track', who: 0, tracks: [0], n: 0 });
  // With nothing left at home there is no other choice (N264).
  return t.label === 'turn' ? t.play('return') : t;
}

describe('damage and repair', () => {
  test('N163: a damaged module is not activated, keeps its place and moons, and counts', () => {
    const t = new Table().modules(0, ['mod_sci_06']).slotted(0, 1, 'moon_ice_1');
    t.push({ step: 'damage-module', who: 0, n: 1 });
    expect(t.side().rows[0].damaged).toEqual([1]);
    expect(activatable(t.pub, 0, t.module('mod_sci_06'), false)).toBe('damaged');
    expect(t.side().rows[0].gaps[1]).toBe(t.moon('moon_ice_1'));
  });
  test('N164, D19: a module, a ship from the yard to the bay, or a shield; the owner picks for each', () => {
    const t = new Table({}, 2, ['fac_accord']).modules(0, ['mod_sci_06']).ship('heavy_cruiser', PLACES[READING[0]]).ship('transport', SCRAPYARD);
    t.side().rows[0].damaged[0] = 1;
    t.pub.fleet.hit[8] = 1;
    t.push({ step: 'repair', who: 0, n: 1 });
    expect(t.picks()).toEqual([`fix ${t.module('mod_sci_06')}`, 'salvage 0', 'shield 3']);
    t.play('salvage 0');
    expect(t.pub.fleet.at.slice(0, 9)).toContain(BAY);
    t.push({ step: 'repair', who: 0, n: 3 });
    expect([t.side().rows[0].damaged[0], t.pub.fleet.hit[8]]).toEqual([0, 0]);
  });
  test('N164: Pulsewar repairs one more each time', () => {
    const t = new Table({}, 2, ['fac_pulsewar']).modules(0, ['mod_sci_06', 'mod_sci_07']);
    t.side().rows[0].damaged = [1, 1];
    t.do('mod_com_03/do');
    expect(t.side().rows[0].damaged).toEqual([0, 0]);
  });
  test('N284: as much as there is', () => {
    const t = new Table().modules(0, ['mod_sci_06']).stock({ ice: 1 });
    t.push({ step: 'damage-module', who: 0, n: 3 });
    t.push({ step: 'lose', who: 0, set: 31, n: 4 });
    expect(t.stored()).toEqual({});
    expect(t.side().rows[0].damaged).toEqual([1]);
  });
});

describe('return turn', () => {
  test('N166, D34: first a development may be built', () => {
    const t = new Table({}, 2, ['fac_accord', 'fac_ember']).noRaiders().hand([]);
    const planet = sure(READING.find((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet'));
    t.ship('transport', PLACES[planet]).stock({ energy: 5, ice: 5, titanium: 5, nanocarbon: 5, credits: 5 });
    t.push({ step: 'track', who: 0, tracks: [0], n: 0 }).play('return');
    expect(t.label).toBe('develop');
    t.play('skip');
    expect(t.label).toBe('return');
    expect(t.pub.map.owner[planet]).toBe(NONE);
  });
  test('N167, N165: activators are the ships on the map and in the bay; they stay out until the end', () => {
    const t = returning(2, (u) => u.ship('fighter', BAY).ship('science_vessel', SCRAPYARD));
    expect([t.pub.turn.returning, t.pub.turn.activators]).toEqual([3, 3]);
    expect(t.pub.fleet.at.slice(0, 9).filter((a) => a >= 0)).toHaveLength(2);
  });
  test('N168, N169, N175: heads: material, credit, tactic; the reactor energy', () => {
    const t = returning(3);
    expect(t.picks()).toEqual(['reactor', 'head 1', 'head 2', 'head 3', 'stop']);
    t.play('head 1').play('unit 2').play('head 2').play('head 3');
    expect(t.stored()).toEqual({ titanium: 1, credits: 1 });
    expect(t.side().hand).toBe(1);
    // N178: no activator is left, so it is over.
    expect(t.asked).toBe(t.label === 'closing' ? 0 : 1);
  });
  test('N170, N173, N176: a module of the three rows, once, if its input can be paid', () => {
    const t = returning(3, (u) => u.modules(1, ['mod_ind_01', 'mod_ind_09']).modules(0, ['mod_sci_01']));
    expect(t.picks()).toContain(`activate ${t.module('mod_ind_01')}`);
    expect(t.picks()).not.toContain(`activate ${t.module('mod_ind_09')}`);
    expect(t.picks()).not.toContain(`activate ${t.module('mod_sci_01')}`);
    expect(t.refused(`activate ${t.module('mod_ind_09')}`)).toBe('N176 not-affordable');
    t.play(`activate ${t.module('mod_ind_01')}`);
    expect(t.stored()).toEqual({ titanium: 2 });
    expect(t.picks()).not.toContain(`activate ${t.module('mod_ind_01')}`);
    expect(t.refused(`activate ${t.module('mod_ind_01')}`)).toBe('N173 already-activated');
    t.play(`activate ${t.module('mod_ind_09')}`);
    expect(t.stored()).toEqual({ titanium: 1, nanocarbon: 1 });
  });
  test('N171, N174: the reactor gives 1 energy, then each science module once, each optional', () => {
    const t = returning(1, (u) => u.modules(0, ['mod_sci_01', 'mod_sci_03', 'mod_sci_11']));
    t.play('reactor');
    expect(t.label).toBe('reactor');
    expect(t.stored()).toEqual({ energy: 1 });
    expect(t.picks()).toEqual([`activate ${t.module('mod_sci_01')}`, `activate ${t.module('mod_sci_03')}`, 'all', 'stop']);
    t.play(`activate ${t.module('mod_sci_01')}`);
    // Now there is ice for module 11.
    expect(t.picks()).toContain(`activate ${t.module('mod_sci_11')}`);
    t.play('stop');
    expect(t.side().hand).toBe(0);
  });
  test('N295: all that can be paid, from left to right', () => {
    const t = returning(1, (u) => u.modules(0, ['mod_sci_01', 'mod_sci_11', 'mod_sci_02']));
    const vp = t.side().vp;
    t.play('reactor').play('all');
    expect(t.side().vp).toBe(vp + 1);
    expect(t.stored()).toEqual({ energy: 6 });
  });
  test('N172: energy activates a module of a row in which an activator was used, for 1 energy', () => {
    const t = returning(2, (u) => u.modules(1, ['mod_ind_01', 'mod_ind_02']).modules(2, ['mod_com_01']).stock({ energy: 1 }));
    expect(t.picks().some((p) => p.startsWith('energize'))).toBe(false);
    expect(t.refused(`energize ${t.module('mod_ind_02')}`)).toBe('N172 no-activator-in-row');
    t.play(`activate ${t.module('mod_ind_01')}`);
    expect(t.picks().filter((p) => p.startsWith('energize'))).toEqual([`energize ${t.module('mod_ind_02')}`]);
    t.play(`energize ${t.module('mod_ind_02')}`);
    expect(t.stored()).toEqual({ titanium: 2, nanocarbon: 2 });
    expect(t.pub.turn.energized).toBe(1);
  });
  test('N172: Mecarons have their first two energy activations free', () => {
    const t = returning(1, (u) => u.modules(1, ['mod_ind_01', 'mod_ind_02']), ['fac_mecarons', 'fac_ember']);
    t.play(`activate ${t.module('mod_ind_01')}`).play(`energize ${t.module('mod_ind_02')}`);
    expect(t.stored()).toEqual({ titanium: 2, nanocarbon: 2 });
  });
  test('N177: a ship repaired into the bay adds one activator', () => {
    const t = returning(1, (u) => u.modules(1, ['mod_ind_03']).ship('fighter', SCRAPYARD));
    t.play(`activate ${t.module('mod_ind_03')}`);
    expect(t.pub.turn.activators).toBe(1);
    expect(t.pub.fleet.at[6]).toBe(BAY);
  });
  test('N178, N179, N180: unused activators are lost; 1 VP for each ship in the yard; everything comes home, shields restored', () => {
    const t = returning(2, (u) => {
      u.ship('fighter', SCRAPYARD).ship('heavy_cruiser', BAY);
      u.pub.fleet.hit[8] = 1;
    });
    const vp = t.side().vp;
    t.play('stop');
    expect(t.side().vp).toBe(vp + 1);
    expect(t.pub.fleet.at.slice(0, 9).filter((a) => a === HANGAR)).toHaveLength(5);
    expect(t.pub.fleet.hit[8]).toBe(0);
  });
  test('N167, N177: for the Dark Star a ship in the yard is an activator already, so repairing it adds none', () => {
    const yard = (faction: string) => returning(1, (u) => u.modules(1, ['mod_ind_03']).ship('fighter', SCRAPYARD), [faction, 'fac_ember']);
    // One ship on the map and one in the yard. The module takes one activator and repairs the ship into the bay.
    const darkStar = yard('fac_darkstar');
    expect(darkStar.pub.turn.activators).toBe(2);
    darkStar.play(`activate ${darkStar.module('mod_ind_03')}`);
    expect(darkStar.pub.fleet.at[6]).toBe(BAY);
    expect(darkStar.pub.turn.activators).toBe(1);
    // For everybody else the yard does not count until the ship is repaired: one activator, less one, plus one.
    const other = yard('fac_cercades');
    expect(other.pub.turn.activators).toBe(1);
    other.play(`activate ${other.module('mod_ind_03')}`);
    expect(other.pub.turn.activators).toBe(1);
  });
  test('Witnesses of the Dark Star: the yard counts as the bay', () => {
    const t = returning(1, (u) => u.ship('fighter', SCRAPYARD), ['fac_darkstar', 'fac_ember']);
    expect(t.pub.turn.returning).toBe(2);
    const vp = t.side().vp;
    t.play('stop');
    expect(t.side().vp).toBe(vp);
  });
  test('Glasstide’s reactor gives before science modules are activated', () => {
    const t = returning(1, (u) => u.modules(0, ['mod_sci_08']), ['fac_glasstide', 'fac_ember']);
    t.play('reactor');
    expect(t.stored()).toEqual({ energy: 2, ice: 1 });
    t.play(`activate ${t.module('mod_sci_08')}`);
    // Its input costs 1 less.
    expect(t.stored()).toEqual({ energy: 5, ice: 1 });
  });
  test('counts of a return turn: ships returning, energy activations', () => {
    const t = returning(2, (u) => u.modules(1, ['mod_ind_15', 'mod_ind_01', 'mod_ind_10']).stock({ credits: 1, energy: 2, titanium: 1 }));
    t.play(`activate ${t.module('mod_ind_15')}`);
    for (let i = 0; i < 2; i++) t.play('unit 1');
    expect(t.stored()).toMatchObject({ ice: 2 });
    t.play(`energize ${t.module('mod_ind_01')}`);
    const vp = t.side().vp;
    t.play(`activate ${t.module('mod_ind_10')}`);
    expect(t.side().vp).toBe(vp + 1);
  });
  test('N300: a typical return turn asks few times', () => {
    const t = returning(3, (u) => u.modules(1, ['mod_ind_01', 'mod_ind_02']));
    let asked = 0;
    while (t.label === 'return' || t.label === 'gain') {
      t.play(t.picks().find((p) => p !== 'stop') as never);
      asked++;
    }
    expect(asked).toBeLessThanOrEqual(8);
  });
});
