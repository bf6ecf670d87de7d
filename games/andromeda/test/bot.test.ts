/** What `normal` and `hard` judge, at the places where they were found to judge badly. */
import { choose, FastChance, know } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { startBattle } from '../rules/battle/start.ts';
import { HANGAR, SCRAPYARD } from '../rules/ids.ts';
import { READING } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import type { Pick } from '../rules/types.ts';
import { space, Table } from './table.ts';

const YOU = seatOf(0);
/** The weight of each pick after `path`, as `normal` or, where it has its own opinion, `hard` sees it. */
function weights(t: Table, path: readonly Pick[] = [], hard = false): Map<Pick, number> {
  const k = know(t.s, YOU);
  const c = choose(andromeda, k, YOU, path);
  if (c === null) throw new Error('nothing is asked');
  const weigh = (hard ? mind.trials?.weigh : undefined) ?? mind.weigh;
  const list = weigh(k, {}, YOU, path, c, new FastChance(1));
  return new Map(c.picks.map((p, i) => [p, list[i]]));
}
const best = (t: Table, ...path: Pick[]): Pick | undefined => [...weights(t, path)].sort((a, b) => b[1] - a[1])[0]?.[0];

describe('repairs', () => {
  const broken = (): Table => {
    const t = new Table({}, 2, ['fac_accord']).noRaiders().hand([]).stock({ energy: 1 }).modules(1, ['mod_ind_01', 'mod_ind_02']);
    t.side().rows[1].damaged = [1, 1];
    return t;
  };
  test('N61, N163: a moon that repairs is given up for damaged modules, and no other', () => {
    const t = broken().dock(['moon_energy_1', 'moon_credits_9']);
    const mends = t.c.raw.moons.findIndex((m) => m.content.some((e) => e.k === 'repair'));
    t.side().dock[1] = mends;
    expect(best(t)).toBe('free abandon');
    expect(best(t, 'free abandon')).toBe(`abandon ${mends}`);
    t.side().rows[1].damaged = [0, 0];
    expect(best(t)).not.toBe('free abandon');
  });
  test('N164: early in a game a module that works again is worth more than a wreck', () => {
    const t = broken().ship('transport', SCRAPYARD);
    t.push({ step: 'repair', who: 0, n: 1 });
    const w = weights(t);
    expect(w.get(`fix ${t.module('mod_ind_01')}`)).toBeGreaterThan(w.get('salvage 0') ?? 99);
  });
});

test('N85: nobody goes home with a single ship out while others can fly', () => {
  const t = new Table({}, 2, ['fac_accord']).noRaiders().hand([]);
  const planets = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet');
  t.ship('transport', PLACES[planets[0]]);
  expect(best(t)).not.toBe('return');
  const w = weights(t);
  expect(w.get('return')).toBeLessThan(w.get('transport') ?? 0);
});

describe('tactics', () => {
  /** Against a side with a single die, in seat 0's launch. */
  function battle(hand: readonly string[]): Table {
    const t = new Table({}, 2, ['fac_accord']).noRaiders();
    t.unbuild(0).unbuild(1).hand(hand).hand([], 1).stock({});
    t.ship('fighter', 'r1c3').ship('transport', 'r1c3', 1).ship('transport', HANGAR);
    t.pub.turn.region = space('r1c3');
    t.pub.turn.ship = 6;
    return t.run((s, x) => startBattle(s, x));
  }
  test('N150: one that takes dice from a side that has but one is kept', () => {
    const weaken = new Table().c.raw.tactics.find((one) => one.battle.length === 1 && one.battle[0].k === 'dice' && one.battle[0].side === 'foe');
    expect(weaken).toBeDefined();
    const t = battle([weaken?.id ?? '']);
    expect(t.label).toBe('diplomacy');
    expect(best(t)).toBe('pass');
    // Nor does `hard` try it.
    const w = weights(t, [], true);
    const kept = [...w].filter(([pick]) => pick.startsWith('play')).map(([, weight]) => weight);
    expect(kept).toHaveLength(1);
    expect((w.get('pass') ?? 0) - kept[0]).toBeGreaterThan(mind.trials?.hopeless ?? 99);
  });
  test('N148: a truce is worth more to the side that would lose', () => {
    const offered = (dice: number): number => {
      const t = battle([]);
      const side = t.pub.battle?.sides[0];
      if (side !== undefined) side.bought = dice;
      t.push({ step: 'truce', who: 1, vp: 2, left: [0] });
      return weights(t).get('accept') ?? 0;
    };
    expect(offered(0)).toBeGreaterThan(offered(4));
  });
});

test('N206: the ghost goes where own ships are', () => {
  const t = new Table({}, 2, ['fac_darkstar']).noRaiders().hand([]);
  const planets = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet');
  t.ship('transport', PLACES[planets[0]]);
  expect(best(t)).toBe('free ghost');
  expect(best(t, 'free ghost')).toBe(`to ${PLACES[planets[0]]}`);
});

test('N46: `hard` has an opinion about factions, `normal` has none', () => {
  const t = new Table({}, 2);
  const k = { ...know(t.s, YOU) };
  const c = { kind: 'faction', picks: t.c.raw.factions.map((_, i): Pick => `faction ${i}`), ends: true, rule: 'N46' } as const;
  const hard = mind.trials?.weigh?.(k, {}, YOU, [], c, new FastChance(1)) ?? [];
  expect(new Set(hard).size).toBeGreaterThan(10);
  expect(new Set(mind.weigh(k, {}, YOU, [], c, new FastChance(1))).size).toBe(1);
});

describe('positions', () => {
  const table = (): Table => new Table({}, 2, ['fac_accord', 'fac_drift']).noRaiders();
  const chance = (t: Table): number => mind.value(t.s)[YOU];
  test('N58, N163, N212: points, leaders and sound modules are good, and chances add up', () => {
    const t = table().modules(1, ['mod_ind_01', 'mod_ind_02']);
    const before = chance(t);
    expect(mind.value(t.s).reduce((a, b) => a + b)).toBeCloseTo(1);
    t.side().vp += 5;
    const more = chance(t);
    expect(more).toBeGreaterThan(before);
    t.side().rows[1].damaged = [1, 1];
    t.side(1).leaders += 2;
    t.pub.turn.ending = true;
    expect(chance(t)).toBeLessThan(more);
  });
  test('a trial ends with the turn it is about, however many answers that takes', () => {
    const t = table();
    const settled = (from: Table['s']): boolean | undefined => mind.trials?.settled?.(t.s, YOU, know(from, YOU));
    const start = { ...t.s, pub: { ...t.s.pub, turn: { ...t.s.pub.turn } } };
    expect(settled(start)).toBe(false);
    t.play('transport', `to ${PLACES[READING.find((i) => weights(t, ['transport']).has(`to ${PLACES[i]}`)) ?? 0]}`);
    while (t.pub.turn.n === start.pub.turn.n) {
      expect(settled(start)).toBe(false);
      t.play(t.picks().find((p) => ['end', 'skip', 'stop', 'pass', 'ready', 'roll'].includes(p)) ?? t.picks()[0]);
    }
    expect(settled(start)).toBe(true);
  });
  test('what was reckoned for one question is forgotten at the next', () => {
    const t = table().hand([]).stock({});
    t.do('trk_com_2/do');
    const poor = weights(t).get('unit 0') ?? 0;
    t.side().resources[0] = 6;
    expect(weights(t).get('unit 0')).toBeLessThan(poor);
  });
});
