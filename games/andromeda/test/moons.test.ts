/** Section 6: docks, slots and rows. */
import { describe, expect, test } from 'vitest';
import { takeMoon } from '../rules/effects/moon.ts';
import { gainMoon } from '../rules/gains.ts';
import { NONE } from '../rules/ids.ts';
import { insertModule } from '../rules/rows.ts';
import { activatable } from '../rules/station.ts';
import { space, Table } from './table.ts';

const SCIENCE = 0;
const gaps = (t: Table, row = SCIENCE): (string | null)[] => t.side().rows[row].gaps.map((m) => (m === NONE ? null : t.c.moons[m].id));

describe('dock', () => {
  test('N60, N267: a fourth moon must be abandoned or slotted at once, the new one included', () => {
    const t = new Table().stock({}).dock(['moon_ice_1', 'moon_ice_2', 'moon_ice_3']).modules(SCIENCE, ['mod_sci_06']);
    t.run((s, x) => {
      s.pub.map.unseen[1] = s.pub.map.unseen[1].filter((m) => m !== t.moon('moon_ice_4'));
      gainMoon(s, x, 0, t.moon('moon_ice_4'), 'test');
    });
    expect(t.label).toBe('dock');
    expect(t.picks()).toContain(`abandon ${t.moon('moon_ice_4')}`);
    expect(t.picks(`slot ${t.moon('moon_ice_1')}`)).toEqual(['gap 0 1']);
    t.play(`abandon ${t.moon('moon_ice_4')}`);
    expect(t.stored()).toEqual({ ice: 3 });
    expect(t.side().dock).toHaveLength(3);
  });
  test('N61: abandoning gives everything shown; a null moon nothing, a repair moon its repairs', () => {
    const t = new Table().stock({}).dock(['moon_ice_5', 'moon_ice_8', 'moon_ice_9']).modules(SCIENCE, ['mod_sci_06']);
    t.side().rows[SCIENCE].damaged[0] = 1;
    for (const id of ['moon_ice_5', 'moon_ice_8', 'moon_ice_9']) t.play('free abandon', `abandon ${t.moon(id)}`);
    expect(t.stored()).toEqual({ ice: 1, energy: 1 });
    expect(t.side().rows[SCIENCE].damaged).toEqual([0]);
    expect(t.side().dock).toEqual([]);
  });
  test('the first moon abandoned in a turn gives Drift one more of a resource shown, but nothing for a null moon', () => {
    const t = new Table({}, 2, ['fac_drift']).stock({}).dock(['moon_ice_1', 'moon_ice_2']);
    t.play('free abandon', `abandon ${t.moon('moon_ice_1')}`).play('free abandon', `abandon ${t.moon('moon_ice_2')}`);
    expect(t.stored()).toEqual({ ice: 5 });
  });
  test('N37: the next moon of a stack is drawn when it comes up', () => {
    const t = new Table();
    const at = t.pub.map.tile.findIndex((tile) => tile >= 0 && t.c.tiles[tile].sort === 'planet');
    const top = t.pub.map.top[at];
    t.run((s, x) => takeMoon(s, x, 0, top));
    expect(t.pub.map.moons[at]).toBe(2);
    expect(t.pub.map.top[at]).not.toBe(top);
    expect(t.told('revealed-moon')).toHaveLength(1);
    expect(t.final).toBe(true);
  });
});

describe('slots', () => {
  test('N62, N63: only gaps beside slots are moon slots; the outer end counts', () => {
    const t = new Table().modules(SCIENCE, ['mod_sci_01', 'mod_sci_06', 'mod_sci_22']).dock(['moon_ice_1']);
    // 06 has an output: gap 2, which is also the gap left of 22 with its input (N64).
    expect(t.picks('free slot', `slot ${t.moon('moon_ice_1')}`)).toEqual(['gap 0 2']);
    const u = new Table().modules(SCIENCE, ['mod_sci_22', 'mod_sci_06']).dock(['moon_ice_1']);
    expect(u.picks('free slot', `slot ${u.moon('moon_ice_1')}`)).toEqual(['gap 0 0', 'gap 0 2']);
    u.play('free slot', `slot ${u.moon('moon_ice_1')}`, 'gap 0 0');
    expect(gaps(u)).toEqual(['moon_ice_1', null, null]);
    expect(u.picks()).not.toContain('free abandon');
  });
  test('N64: one moon serves an output and the input right of it', () => {
    const t = new Table().stock({ ice: 2 }).modules(SCIENCE, ['mod_sci_06', 'mod_sci_22']).slotted(SCIENCE, 1, 'moon_ice_1');
    expect(activatable(t.pub, 0, t.module('mod_sci_22'), false)).toBeNull();
    t.do('mod_sci_06/do', 0, t.moon('moon_ice_1'));
    expect(t.stored()).toEqual({ ice: 4 });
  });
  test('N65: an input slot wants a moon, and what it shows is the price; tactics on it cost tactics, VP nothing', () => {
    const t = new Table().stock({ ice: 1 }).modules(SCIENCE, ['mod_sci_22']);
    const m = t.module('mod_sci_22');
    expect(activatable(t.pub, 0, m, false)).toBe('no-input-moon');
    t.slotted(SCIENCE, 0, 'moon_ice_1');
    expect(activatable(t.pub, 0, m, false)).toBe('not-affordable');
    t.stock({ ice: 2 });
    expect(activatable(t.pub, 0, m, false)).toBeNull();
    const u = new Table().stock({ ice: 1 }).modules(SCIENCE, ['mod_sci_22']).slotted(SCIENCE, 0, 'moon_ice_7').hand([]);
    expect(activatable(u.pub, 0, m, false)).toBe('not-affordable');
    u.hand(['tac_01']);
    expect(activatable(u.pub, 0, m, false)).toBeNull();
    expect(u.c.moons[u.moon('moon_ancient_6')].price.slice(0, 10)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
  test('N66: a null moon makes the price zero; a repair moon is not an input', () => {
    const t = new Table().stock({}).modules(SCIENCE, ['mod_sci_22']).slotted(SCIENCE, 0, 'moon_ice_8').dock(['moon_ice_9']);
    expect(activatable(t.pub, 0, t.module('mod_sci_22'), false)).toBeNull();
    expect(t.picks()).not.toContain('free slot');
    const u = new Table().modules(SCIENCE, ['mod_sci_06']).dock(['moon_ice_9']);
    expect(u.picks('free slot', `slot ${u.moon('moon_ice_9')}`)).toEqual(['gap 0 1']);
  });
  test('N67: an empty output slot gives nothing, the rest of the module works', () => {
    const t = new Table().stock({}).modules(SCIENCE, ['mod_sci_14']);
    t.do('mod_sci_14/do', 0, NONE);
    expect(t.stored()).toEqual({ energy: 1 });
    t.do('mod_sci_14/do', 0, t.moon('moon_ice_4'));
    expect(t.stored()).toEqual({ energy: 2, ice: 3 });
  });
  test('N71: a slotted moon may be replaced; the old one is gone without giving anything', () => {
    const t = new Table().stock({}).modules(SCIENCE, ['mod_sci_06']).slotted(SCIENCE, 1, 'moon_ice_1').dock(['moon_ice_2']);
    t.play('free slot', `slot ${t.moon('moon_ice_2')}`, 'gap 0 1');
    expect(gaps(t)).toEqual([null, 'moon_ice_2']);
    expect(t.stored()).toEqual({});
    expect(t.told('moon-lost').map((e) => e.moon)).toEqual(['moon_ice_1']);
  });
});

describe('rearranging', () => {
  test('N68: a moon goes along with its module', () => {
    const t = new Table().modules(SCIENCE, ['mod_sci_06', 'mod_sci_01', 'mod_sci_02']).slotted(SCIENCE, 1, 'moon_ice_1');
    t.play('free arrange', `module ${t.module('mod_sci_06')}`, 'place 0 2');
    expect(t.side().rows[SCIENCE].modules.map((m) => t.c.modules[m].id)).toEqual(['mod_sci_01', 'mod_sci_02', 'mod_sci_06']);
    expect(gaps(t)).toEqual([null, null, null, 'moon_ice_1']);
  });
  test('N68: adaptable modules move between rows, others do not', () => {
    const t = new Table().modules(SCIENCE, ['mod_sci_08', 'mod_sci_06']);
    expect(t.picks('free arrange', `module ${t.module('mod_sci_08')}`)).toEqual(['place 0 1', 'place 1 0', 'place 2 0', 'place 3 0']);
    expect(t.picks('free arrange', `module ${t.module('mod_sci_06')}`)).toEqual(['place 0 0']);
    t.play('free arrange', `module ${t.module('mod_sci_08')}`, 'place 2 0');
    expect(t.side().rows[2].modules).toEqual([t.module('mod_sci_08')]);
  });
  test('N69: two that share a moon and are parted lose it', () => {
    const t = new Table().stock({}).modules(SCIENCE, ['mod_sci_06', 'mod_sci_22', 'mod_sci_01']).slotted(SCIENCE, 1, 'moon_ice_1');
    t.play('free arrange', `module ${t.module('mod_sci_01')}`, 'place 0 1');
    expect(gaps(t)).toEqual([null, null, null, null]);
    expect(t.told('moon-lost')).toHaveLength(1);
    expect(t.stored()).toEqual({});
  });
  test('N69, N183: a new module between them parts them too', () => {
    const t = new Table().modules(SCIENCE, ['mod_sci_06', 'mod_sci_22']).slotted(SCIENCE, 1, 'moon_ice_1');
    t.run((s, x) => {
      for (const list of [...s.pub.market.decks, ...s.pub.market.columns])
        if (list.includes(t.module('mod_sci_01'))) list.splice(list.indexOf(t.module('mod_sci_01')), 1);
      insertModule(s, x, 0, t.module('mod_sci_01'), SCIENCE, 1, false);
    });
    expect(gaps(t)).toEqual([null, null, null, null]);
  });
  test('N70: two moons in one gap: the owner picks which goes', () => {
    const t = new Table().modules(SCIENCE, ['mod_sci_06', 'mod_sci_01', 'mod_sci_22']);
    t.slotted(SCIENCE, 1, 'moon_ice_1').slotted(SCIENCE, 2, 'moon_ice_2');
    const path = ['free arrange', `module ${t.module('mod_sci_01')}`, 'place 0 2'] as const;
    expect(t.picks(...path)).toEqual([`drop ${t.moon('moon_ice_1')}`, `drop ${t.moon('moon_ice_2')}`]);
    t.play(...path, `drop ${t.moon('moon_ice_1')}`);
    expect(gaps(t)).toEqual([null, 'moon_ice_2', null, null]);
  });
  test('N70: a repair moon that would come before an input is gone', () => {
    const t = new Table().modules(SCIENCE, ['mod_sci_06', 'mod_sci_01', 'mod_sci_22']).slotted(SCIENCE, 1, 'moon_ice_9');
    t.play('free arrange', `module ${t.module('mod_sci_01')}`, 'place 0 2');
    expect(gaps(t)).toEqual([null, null, null, null]);
  });
  test('N306: as many moves in a turn as modules, and only where it can matter', () => {
    const t = new Table().modules(SCIENCE, ['mod_sci_01', 'mod_sci_02', 'mod_sci_03']);
    expect(t.picks()).not.toContain('free arrange');
    const u = new Table().modules(SCIENCE, ['mod_sci_06', 'mod_sci_01']);
    for (let i = 0; i < 2; i++) u.play('free arrange', `module ${u.module('mod_sci_06')}`, i === 0 ? 'place 0 1' : 'place 0 0');
    expect(u.picks()).not.toContain('free arrange');
  });
});

test('N107, N38: of two moons on a nebula the owner picks one; those who may take both', () => {
  const t = new Table({ moons: 'all' }, 2, ['fac_accord', 'fac_cloudborn']);
  t.push({ step: 'region', who: 0, at: space('r1c1'), stage: 'start' });
  expect(t.label).toBe('moon');
  expect(t.picks()).toHaveLength(2);
  t.play(t.picks()[1]);
  expect(t.side().dock).toHaveLength(1);
  const u = new Table({ moons: 'all' }, 2, ['fac_cloudborn']);
  u.push({ step: 'region', who: 0, at: space('r1c6'), stage: 'start' });
  u.play(u.picks()[0]);
  expect(u.side().dock).toHaveLength(2);
});
