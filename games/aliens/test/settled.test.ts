/** Settled questions from Q37 on. Those of the printed game are tested beside their rules. */

import { FastChance, seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { numberOf } from '../content/cards.ts';
import { aliens } from '../game.ts';
import { mineOf } from '../rules/types.ts';
import { alex, arrange, ben, clara, dani, everybody, spectator, Table } from './table.ts';

describe('scenario options', () => {
  test('Q37: a turned human has shown the role, lost items and ability, and is an alien that is not fed', () => {
    const t = arrange({
      options: { B3: true, H16: true },
      roles: ['medic', 'first', 'captain', 'second'],
      at: ['D08', 'D09', 'M08', 'T13'],
      turn: ben,
      items: ['teleport'],
    });
    t.attacks(ben, 'D08').done(ben);
    expect(t.pub.shown[alex]).toBe(numberOf('medic'));
    expect([t.holds(alex), t.pub.items[alex], t.state.dark.itemsDown]).toEqual(['', 0, [0, 0, 0, 1, 0, 0]]);
    expect([t.state.mine[alex].alien, t.pub.side[alex], t.pub.fed[alex]]).toEqual([true, 'alien', false]);
    t.card('silence').goes(clara, 'N08').done(clara).card('silence').goes(dani, 'T12').done(dani);
    expect(t.waits).toBe('move: alex');
    expect(t.offers(alex).filter((pick) => pick.startsWith('examine'))).toEqual([]);
    expect(t.sectors(alex)).toContain('D10');
    expect(t.sectors(alex)).not.toContain('D11');
    expect(t.offers(alex, 'D10')).toEqual(['quiet', 'attack']);
  });

  test('Q38: everybody sees the Engineer’s two cards and who he is; two of a colour leave nothing to choose', () => {
    const scene = { options: { H15: true }, roles: ['engineer', 'first', 'captain', 'second'], at: ['B03'] } as const;
    const t = arrange(scene).hatch('green', 'red').goes(alex, 'hatch 1');
    for (const you of everybody(t)) expect(t.heard(you)).toContainEqual({ kind: 'two-cards', seat: alex, hatch: 1, cards: ['green', 'red'] });
    expect([t.waits, t.pub.shown[alex]]).toEqual(['engineer: alex', numberOf('engineer')]);
    const same = arrange(scene).hatch('red', 'red').goes(alex, 'hatch 1');
    expect([same.waits, same.pub.hatches[1], same.pub.hatchCards]).toEqual(['move: ben', 'broken', 5]);
  });

  test('Q39: a player with an item is asked at the end of a turn; with H.14 or H.16 everybody who could be Copilot or Medic', () => {
    const after = (scene: Parameters<typeof arrange>[0]): string =>
      arrange({ at: ['D09', 'E12'], ...scene })
        .card('silence')
        .goes(scene?.turn ?? alex, scene?.turn === ben ? 'E11' : 'D08').waits;
    expect(after({})).toBe('move: ben');
    expect(after({ items: ['defense'] })).toBe('after: alex');
    expect(after({ items: [undefined, 'defense'], turn: ben })).toBe('after: ben');
    expect(after({ options: { H14: true } })).toBe('after: alex');
    expect(after({ options: { H16: true }, turn: ben })).toBe('after: ben');
    expect(after({ options: { H16: true, game: 'beginner' } })).toBe('after: alex');
    expect(after({ options: { game: 'beginner' } })).toBe('move: ben');
  });

  test('Q40: where there are more hatches than hatch cards, the shown ones make a new deck', () => {
    const t = arrange({ at: ['B03', 'P05'], hatchCards: [0, 1] })
      .hatch('red')
      .goes(alex, 'hatch 1');
    expect([t.pub.hatchCards, t.pub.hatches[1]]).toEqual([0, 'broken']);
    const empty = arrange({ at: ['B03', 'P05'], hatchCards: [0, 0] }).goes(alex, 'hatch 1');
    expect(empty.pub.hatchCards).toBe(5);
    expect(empty.pub.hatches[1]).not.toBe('open');
  });

  test('Q41: everybody with four items is asked alike; only the Soldier may keep them, and the number is seen', () => {
    const fourth = (role: 'soldier' | 'captain'): Table =>
      arrange({ options: { H4: true }, roles: [role, 'first'], at: ['D09', 'P05'], items: ['3 sedatives'] })
        .card('own-item')
        .goes(alex, 'D08')
        .item('attack')
        .says(alex, 'D08');
    const [soldier, captain] = [fourth('soldier'), fourth('captain')];
    expect(soldier.view(ben).flow).toEqual(captain.view(ben).flow);
    expect(soldier.offers(alex)).toContain('keep');
    expect(captain.refuses(alex, 'keep')).toBe('E17 too-many-items');
    expect(soldier.says(alex, 'keep').view(ben).pub.items[alex]).toBe(4);
  });

  test('Q42: under A.5 the role is shown, role and items are kept, and the elimination counts; B.3 turns nobody then', () => {
    const t = arrange({ options: { A5: true, B3: true, E3: 3 }, at: ['D08', 'D09'], turn: ben, items: ['teleport'] }).attacks(ben, 'D08');
    expect([t.pub.shown[alex], t.pub.status[alex], t.at(alex)]).toEqual([numberOf('psychologist'), 'aboard', 'human start']);
    expect([t.state.mine[alex].alien, t.holds(alex)]).toEqual([false, 'teleport']);
    expect([t.pub.kills[ben], t.pub.fed[ben]]).toEqual([1, true]);
  });

  test('Q43: the hatches of C.6 are handed out in order over all chairs from the first player', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const t = Table.deal(6, { C6: '31' }, seed);
      for (const seat of seatsOf(6)) {
        const { alien, path } = t.state.mine[seat];
        const turn = (seat - t.pub.first + 6) % 6;
        expect(t.zone.names[path[0]], `seed ${seed}, seat ${seat}`).toBe(alien ? `hatch ${'31'[turn % 2]}` : 'human start');
      }
    }
  });

  test('Q44: the Medic examines anybody else aboard who is hidden; all see who asked', () => {
    const t = arrange({ options: { H16: true }, roles: ['medic', 'first', 'captain', 'second'], at: ['D09', 'E12'], out: { 2: 'eliminated' } });
    expect(t.offers(alex).filter((pick) => pick.startsWith('examine'))).toEqual(['examine 1', 'examine 3']);
    t.says(alex, 'examine 3');
    for (const you of everybody(t)) expect(t.heard(you)).toEqual([{ kind: 'examined', by: alex, seat: dani, character: 'second' }]);
    expect([t.pub.side[alex], t.pub.shown[alex]]).toEqual(['human', -1]);
    expect(t.refuses(alex, 'examine 1')).not.toBeNull();
  });

  test('Q45: with E.3 everybody’s eliminations count, a human’s too; escaping still wins, and E31 stays', () => {
    const t = arrange({ options: { E3: 1 }, at: ['D09', 'D08'], items: ['attack'] }).attacks(alex, 'D08');
    expect([t.pub.ending, t.winners]).toEqual(['kills', ['alex']]);
    const late = arrange({
      options: { E3: 4 },
      at: [undefined, undefined, undefined, 'T13'],
      round: 39,
      turn: dani,
      kills: [0, 1, 0, 0],
      out: { 0: 'escaped' },
    });
    late.card('silence').goes(dani, 'T12').done(dani);
    expect([late.pub.ending, late.winners]).toEqual(['rounds', ['alex', 'ben', 'dani']]);
  });

  test('Q46: the Captain’s free entry is the first at which he would have to draw', () => {
    const t = arrange({ options: { H1: true }, roles: ['captain', 'first'], players: 2, at: ['D09', 'T13'], items: ['sedatives'] });
    t.says(alex, 'D08', 'use sedatives').card('silence').goes(ben, 'T12');
    expect(t.state.mine[alex].spent).toBe(false);
    t.goes(alex, 'D09');
    expect([t.kinds(spectator), t.state.mine[alex].spent]).toEqual([['nothing'], true]);
  });

  test('Q47: a Teleport that costs no card is announced; the number of items stays', () => {
    const t = arrange({ options: { H14: true }, roles: ['copilot', 'first'], at: ['D09', 'E12'], items: ['attack'] }).says(alex, 'use teleport');
    expect([t.kinds(ben), t.pub.items[alex], t.at(alex)]).toEqual([['used', 'teleported'], 1, 'human start']);
    const pilot = arrange({ options: { H3: true }, roles: ['pilot', 'first'], at: ['D09', 'E12'], items: ['teleport'] }).says(alex, 'use teleport');
    expect([pilot.kinds(ben), pilot.pub.items[alex]]).toEqual([['used', 'teleported'], 1]);
  });

  test('Q50: with safe sectors closed to humans, so is one that leads on to safe ones and a hatch only', () => {
    const t = arrange({ options: { A4: 'humans' }, at: ['hatch 2', 'V03'], hatches: { 2: 'broken' } });
    expect(t.refuses(alex, 'W02')).toBe('A.4 safe-closed');
    expect(t.sectors(alex).length).toBeGreaterThan(0);
  });
});

describe('people who are away or out', () => {
  test('Q48: the silent move quietly, announce the truth, discard the first item too many and use nothing', () => {
    const t = arrange({ at: ['D09', 'P05', 'T13'], turn: ben, items: [undefined, '2 adrenaline, attack'] }).card('any-item');
    t.idles(ben);
    expect(t.told('attack')).toEqual([]);
    if (t.waits === 'announce: ben') {
      t.item('teleport').idles(ben);
      expect(t.told('noise')).toEqual([{ kind: 'noise', seat: ben, sector: t.at(ben) }]);
      t.idles(ben);
      expect(t.holds(ben)).toBe('adrenaline, attack, teleport');
    }
    t.idles(ben);
    expect([t.told('used'), t.pub.turn]).toEqual([[], clara]);
    const hatch = arrange({ options: { H15: true }, roles: ['engineer', 'first'], at: ['B03', 'P05'] })
      .hatch('red', 'green')
      .goes(alex, 'hatch 1')
      .idles(alex);
    expect(hatch.pub.status[alex]).toBe('escaped');
  });

  test('Q49: the eliminated and spectators see what is public, and after the end everybody’s way', () => {
    const t = arrange({ round: 1, at: ['D08', 'D09', 'M08', 'K05'], turn: ben }).attacks(ben, 'D08');
    expect(mineOf(t.view(alex)).watch).toBeNull();
    expect(t.view(alex).pub).toEqual(t.view(spectator).pub);
    expect(t.view(spectator).pub.truth).toBeNull();
    const chance = new FastChance('to the end');
    while (!t.over) t.idles(t.state.flow.asked[chance.int(1)]);
    expect(t.view(spectator).pub.truth!.map((way) => way.path.length > 0)).toEqual([true, true, true, true]);
    expect(t.view(spectator).pub.truth!.map((way) => way.character)).toEqual(t.state.mine.map((m) => m.character));
    expect(aliens.outcome(t.state).ranks).toContain(1);
  });
});
