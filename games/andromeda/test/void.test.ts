/** N111, N112: the Void's roll. */
import { describe, expect, test } from 'vitest';
import { strength, targeting } from '../rules/battle/marks.ts';
import { HANGAR } from '../rules/ids.ts';
import { VOID_SPACE } from '../rules/map.ts';
import { startVoid } from '../rules/void.ts';
import { Table } from './table.ts';

/** A fighter on the Void. */
function onVoid(cards: readonly string[] = [], factions: readonly string[] = []): Table {
  const t = new Table({ events: 'void' }, 2, factions).noRaiders().unbuild().hand(cards).hand([], 1).stock({ energy: 3 });
  t.ship('fighter', 'r3c3').ship('transport', HANGAR);
  t.pub.turn.region = VOID_SPACE;
  t.pub.turn.ship = 6;
  return t.run((s, x) => startVoid(s, x, 0));
}

describe('before the roll', () => {
  test('N111: as many dice as the ship has, one more for each energy, at most six', () => {
    const t = onVoid();
    expect([t.label, strength(t.pub, 0)]).toEqual(['prepare', 2]);
    expect(t.picks()).toEqual(['dice 0', 'dice 1', 'dice 2', 'dice 3']);
    expect(t.picks('dice 3')).toEqual(['roll']);
    t.chance.next.push(0, 1, 2, 3, 4);
    t.play('dice 3', 'roll');
    expect(t.stored()).toEqual({});
    expect(t.told('rolled')).toMatchObject([{ who: 0, faces: [5, 4, 3, 2, 1] }]);
  });
  test('N111: of a tactic only what changes the roll counts', () => {
    const t = onVoid(['tac_16', 'tac_17']);
    const play = `play ${t.tactic('tac_16')}` as const;
    expect(t.picks('dice 0')).toEqual([play, 'roll']);
    t.chance.next.push(0, 0, 1);
    t.play('dice 0', play, 'roll');
    expect(t.told('rolled')).toMatchObject([{ faces: [2, 1, 1] }]);
    expect(t.stored()).toEqual({ energy: 3 });
    expect(t.side().hand).toBe(1);
  });
  test('N112: the targeting computer is used or not, as the player likes', () => {
    const t = onVoid(['tac_04']);
    const aim = `play ${t.tactic('tac_04')}` as const;
    expect(t.picks('dice 0', aim)).toEqual(['roll', 'roll plain']);
    t.chance.next.push(0, 1);
    t.play('dice 0', aim, 'roll');
    expect(t.told('rolled')).toMatchObject([{ faces: [4, 3], targeting: 3 }]);
    const plain = onVoid(['tac_04']);
    plain.chance.next.push(0, 1);
    plain.play('dice 0', aim, 'roll plain');
    expect(plain.told('rolled')).toMatchObject([{ faces: [2, 1], targeting: 1 }]);
    expect(targeting(onVoid().pub, 0)).toBe(1);
  });
});

describe('after the roll', () => {
  test('N112, D24: rerolls, then one die of choice; its effect follows', () => {
    const t = onVoid(['tac_02']);
    t.chance.next.push(0, 1, 1);
    t.play('dice 0', `play ${t.tactic('tac_02')}`, 'roll');
    expect([t.label, t.picks()]).toEqual(['reroll', ['die 1', 'die 2', 'ready']]);
    t.chance.next.push(5);
    t.play('die 1');
    expect([t.label, t.picks()]).toEqual(['void', ['die 2', 'die 6']]);
    t.play('die 2');
    expect(t.told('void-die')).toMatchObject([{ who: 0, face: 2, effect: 'void_2' }]);
    expect(t.stored()).toEqual({ energy: 6 });
  });
  test('N112: it is never a battle: nobody wins, nothing is damaged', () => {
    const t = onVoid();
    const supremacy = t.side().tracks[4];
    t.chance.next.push(1, 1);
    t.play('dice 0', 'roll');
    expect(t.pub.battle).toBeNull();
    expect([t.side().tracks[4], t.side().battlesWon, t.pub.fleet.at[6]]).toEqual([supremacy, 0, VOID_SPACE]);
  });
});

test('N278: with the dragon there the Void is activated first, then the battle follows', () => {
  const t = new Table({ events: 'void' }, 2).hand([]).hand([], 1).stock({ energy: 3 });
  t.ship('fighter', HANGAR).ship('transport', 'r2c3');
  t.push({ step: 'track', who: 0, tracks: [0], n: 0 });
  expect(t.picks('fighter')).toContain('to r3c3');
  expect(t.picks('transport')).not.toContain('to r3c3');
  t.play('fighter', 'to r3c3');
  expect([t.label, t.pub.battle?.void]).toEqual(['prepare', true]);
  t.until('bring', 'maneuver', 'turn', 'diplomacy');
  while (t.label !== 'maneuver' && t.label !== 'turn' && t.pub.battle?.void !== false) t.until('maneuver', 'turn', 'bring');
  expect(t.pub.battle === null || t.pub.battle.void === false).toBe(true);
});
