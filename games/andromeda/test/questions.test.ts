/** What is not asked because there is nothing to decide, and what is asked all the same because silence would tell (N299). */
import { FastChance, Match } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { startBattle } from '../rules/battle/start.ts';
import { priceOf } from '../rules/content.ts';
import { HANGAR, NONE, SHIPS_EACH, TYPE_OF } from '../rules/ids.ts';
import { READING } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import type { Andromeda } from '../rules/types.ts';
import { space, Table } from './table.ts';

/** The first seat has nothing, and nobody disturbs it. */
const calm = (seats = 2, factions: readonly string[] = ['fac_accord']): Table => new Table({}, seats, factions).noRaiders().hand([]).stock({});
/** A planet without an event icon and without moons: a launch there reveals nothing. */
function quiet(t: Table): string {
  const { map } = t.pub;
  const at = READING.find((i) => {
    const tile = t.c.tiles[map.tile[i]];
    return tile?.sort === 'planet' && !tile.icon;
  }) as number;
  if (map.moons[at] > 0) map.unseen[t.c.tiles[map.tile[at]].kind].push(map.top[at]);
  map.moons[at] = 0;
  map.top[at] = NONE;
  return PLACES[at];
}
const launchQuietly = (t: Table): Table => t.play('transport', `to ${quiet(t)}`);

describe('the end of a turn', () => {
  test('N311: moons and modules that can wait do not hold it up', () => {
    const t = launchQuietly(calm().modules(0, ['mod_sci_06', 'mod_sci_01']).dock(['moon_ice_1']));
    expect([t.label, t.asked]).toEqual(['turn', 1]);
  });
  test('N311: it can be taken back as long as the next player has not answered', () => {
    const t = calm().dock(['moon_ice_1']);
    const to = quiet(t);
    t.push({ step: 'track', who: 0, tracks: [0], n: 0 });
    const m: Match<Andromeda> = new Match(andromeda, t.pub.options, 2, new FastChance(1), null, { n: 1, state: t.s, memories: [{}, {}] });
    const before = JSON.stringify(m.state);
    expect(m.answer(seatOf(0), ['transport', `to ${to}`]).refused).toBeNull();
    expect([m.state.flow.label, m.state.flow.asked]).toEqual(['turn', [1]]);
    expect(m.canUndo(seatOf(0))).toBe(true);
    m.undo(seatOf(0));
    expect(JSON.stringify(m.state)).toBe(before);
  });
  test('N311, N299: cards in hand hold it up, whatever they are, until one was played', () => {
    const useless = launchQuietly(calm().hand(['tac_01']).stock({ energy: 8 }));
    expect([useless.label, useless.asked]).toEqual(['closing', 0]);
    expect(useless.picks()).toEqual(['end']);
    const t = calm(2, ['fac_basalt']).hand(['tac_01', 'tac_01']);
    t.play(`free tactic ${t.tactic('tac_01')}`);
    expect(launchQuietly(t).asked).toBe(1);
  });
  test('N311: an ability that can be used holds it up', () => {
    const t = launchQuietly(calm(2, ['fac_astropirates']).stock({ energy: 2 }));
    expect([t.label, t.asked]).toEqual(['closing', 0]);
  });
  test('N311: in the last round moons hold it up, for there is no later turn', () => {
    const t = calm().dock(['moon_ice_1']);
    t.pub.turn.ending = true;
    t.pub.turn.left = 2;
    expect(launchQuietly(t).label).toBe('closing');
    expect(t.picks()).toContain('free abandon');
  });
  test('N311: moons hold it up for somebody who gets more for the first one of each turn', () => {
    const bonus = calm().c.powers.find((p) => p.effects.some((e) => e.k === 'modify' && e.key === 'abandonBonus'));
    expect(bonus).toBeDefined();
    const t = launchQuietly(
      calm()
        .dock(['moon_ice_1'])
        .able(bonus?.id ?? ''),
    );
    expect(t.label).toBe('closing');
  });
});

describe('paying', () => {
  test('N56, N307: one moon that can help is abandoned without asking, two are a question', () => {
    const t = calm().stock({ ice: 1 }).dock(['moon_ice_1']);
    t.push({ step: 'pay', who: 0, price: priceOf({ ice: 2 }), free: false });
    expect([t.label, t.side().dock]).toEqual(['turn', []]);
    expect(t.told('abandoned')).toHaveLength(1);
    const u = calm().stock({ ice: 1 }).dock(['moon_ice_1', 'moon_ice_2']);
    u.push({ step: 'pay', who: 0, price: priceOf({ ice: 2 }), free: false });
    expect(u.label).toBe('pay');
    expect(u.picks()).toHaveLength(2);
  });
  test('N57: the last moon in the dock is the one that pays a price in moons', () => {
    const t = calm().dock(['moon_ice_1']);
    t.push({ step: 'pay', who: 0, price: priceOf({ moon: 1 }), free: false });
    expect([t.label, t.side().dock]).toEqual(['turn', []]);
  });
});

describe('trades', () => {
  test('N312: one that was chosen among options is made at once', () => {
    const t = calm().stock({ ice: 2 });
    t.push({ step: 'choose', who: 0, at: 'base_charter/do', e: 0, n: 1, taken: [], beside: true, arg: NONE });
    t.play('option 1');
    expect([t.label, t.stored()]).toEqual(['track', {}]);
  });
  test('N312: one that comes by itself is asked', () => {
    const t = calm().stock({ energy: 1 });
    t.do('base_ilion/do');
    expect(t.label).toBe('trade');
  });
  test('N312: a tactic that is nothing but a trade is its own consent', () => {
    const t = calm().stock({ energy: 1 });
    const tactic = t.c.raw.tactics.find((one) => one.free.length === 1 && one.free[0].k === 'trade');
    expect(tactic).toBeDefined();
    const id = tactic?.id ?? '';
    t.hand([id]).play(`free tactic ${t.tactic(id)}`);
    expect([t.label, t.stored()]).toEqual(['track', {}]);
  });
});

describe('lists that end by themselves', () => {
  test('N106: giving ends where nothing more can be given', () => {
    const t = calm().stock({ ice: 1, energy: 0 });
    t.push({ step: 'swap', who: 0, n: 3, beside: false });
    expect(t.choice('unit 1')?.kind).toBe('swap-take');
    t.play('unit 1', 'unit 0');
    expect(t.stored()).toEqual({ energy: 1 });
  });
  test('N145: the last ship that can come completes the answer', () => {
    const t = fightAlone(2, []);
    t.ship('transport', 'r1c4');
    t.run((s, x) => startBattle(s, x));
    expect([t.label, t.picks()]).toEqual(['bring', ['bring 0 r1c4', 'ready']]);
    expect(t.choice('bring 0 r1c4')).toBeNull();
    t.play('bring 0 r1c4');
    expect(t.told('joined')).toHaveLength(1);
  });
});

/** A fighter of the first seat at r1c3, against a transport of the second side. */
function fightAlone(seats: number, hand: readonly string[]): Table {
  const t = new Table({}, seats, ['fac_accord']).noRaiders();
  t.unbuild(0).unbuild(1).hand(hand).stock({ energy: 5 });
  if (seats > 1) t.hand([], 1);
  t.ship('fighter', 'r1c3').ship('transport', 'r1c3', 1).ship('transport', HANGAR);
  t.pub.turn.region = space('r1c3');
  t.pub.turn.ship = TYPE_OF.findIndex((type, i) => type === 1 && t.pub.fleet.at[i % SHIPS_EACH] === space('r1c3'));
  return t;
}

describe('Diplomacy', () => {
  /** A tactic that only ends battles among players. */
  const unplayable = (): string => calm().c.raw.tactics.find((one) => one.battle.length === 1 && one.battle[0].k === 'truce')?.id ?? '';
  test('N313: alone, a side that could only pass is not asked', () => {
    const t = fightAlone(1, [unplayable()]).run((s, x) => startBattle(s, x));
    expect(t.told('no-tactic').map((e) => e.who)).toEqual([0]);
    expect(t.label).not.toBe('diplomacy');
    const able = calm().c.raw.tactics.find((one) => one.battle[0].k === 'dice' && one.battle[0].side === 'own')?.id ?? '';
    const u = fightAlone(1, [able]).run((s, x) => startBattle(s, x));
    expect(u.label).toBe('diplomacy');
  });
  test('N313, N299: with others at the table the question stays', () => {
    const t = fightAlone(3, [unplayable()]);
    // Raiders make peace impossible.
    t.pub.raiders.card.push(t.pub.raiders.small);
    t.pub.raiders.at.push(space('r1c3'));
    t.run((s, x) => startBattle(s, x));
    expect([t.label, t.picks()]).toEqual(['diplomacy', ['pass']]);
  });
});
