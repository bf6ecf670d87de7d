/** Every scenario option by its printed id. */

import { type Language, plain } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../content/cards.ts';
import { aliens } from '../game.ts';
import { sectorIn } from '../rules/picks.ts';
import { alex, arrange, ben, clara, dani, everybody, spectator, sum, Table } from './table.ts';

describe('A: sectors and turns', () => {
  test('A.1: a card is drawn in safe sectors too', () => {
    const t = arrange({ options: { A1: true }, at: ['D09'] })
      .card('own')
      .goes(alex, 'D10');
    expect(t.waits).toBe('announce: alex');
    expect(t.offers(alex)).toEqual(['D10']);
    expect(
      arrange({ options: { A1: true }, at: ['D09'] })
        .card('silence')
        .goes(alex, 'C09')
        .kinds(spectator),
    ).toEqual(['silence']);
  });

  test('A.2: staying is allowed and said; E10 applies', () => {
    const t = arrange({ options: { A2: true }, at: ['D09', 'D08', 'D10'] })
      .card('own')
      .goes(alex, 'stay');
    for (const seat of [ben, spectator]) expect(t.kinds(seat)).toEqual(['stayed', 'hears']);
    expect(t.offers(alex)).toEqual(['D09']);
    t.says(alex, 'D09').attacks(ben, 'stay');
    expect(t.kinds(spectator)).toEqual(['stayed', 'attack']);
    t.says(clara, 'stay');
    expect(t.kinds(spectator)).toEqual(['stayed', 'nothing']);
  });

  test('A.2: nobody stays in a hatch: an alien may not end there (E9), a human must move on (Q13)', () => {
    const alien = arrange({ options: { A2: true, C6: '1' }, at: [undefined, 'hatch 1'], turn: ben });
    expect(alien.refuses(ben, 'stay')).toBe('Q13 must-move');
    expect(alien.sectors(ben).length).toBeGreaterThan(0);
    const human = arrange({ options: { A2: true, B4: 1 }, at: ['hatch 1'] });
    expect(human.refuses(alex, 'stay')).toBe('Q13 must-move');
  });

  test('A.2: without it nobody stays', () => {
    expect(arrange({ at: ['D09'] }).refuses(alex, 'stay')).toBe('E7 must-move');
  });

  test('A.4: closed safe sectors are neither destination nor way', () => {
    const all = arrange({ options: { A4: 'everybody' }, at: ['D09', 'D09'] });
    expect(all.refuses(alex, 'D10')).toBe('A.4 safe-closed');
    // From C11 to E11 there are ways over D10 and D11; D10 is none.
    all.card('silence').goes(alex, 'C09');
    expect(all.sectors(ben).every((to) => all.zone.kinds[sectorIn(all.zone, to)] !== 'safe')).toBe(true);
    const humans = arrange({ options: { A4: 'aliens' }, at: ['D09', 'D09'] });
    expect(humans.sectors(alex)).toContain('D10');
    humans.goes(alex, 'D10');
    expect(humans.refuses(ben, 'D10', 'quiet')).toBe('A.4 safe-closed');
    const hunters = arrange({ options: { A4: 'humans' }, at: ['D09', 'D09'] });
    expect(hunters.refuses(alex, 'D10')).toBe('A.4 safe-closed');
    hunters.card('silence').goes(alex, 'C09');
    expect(hunters.sectors(ben)).toContain('D10');
  });

  test('A.4, Q18: a dead end among closed sectors is closed to humans too: W02 of GALILEI behind a broken hatch', () => {
    const t = arrange({ options: { A4: 'everybody' }, at: ['hatch 2', 'V03'], hatches: { 2: 'broken' } });
    expect(t.refuses(alex, 'W02')).toBe('A.4 safe-closed');
    t.card('silence').goes(alex, 'U02');
    expect(t.sectors(ben)).toContain('W02');
  });

  test('A.5: who is eliminated by an attack begins the next turn in the start sector, with role and items', () => {
    const t = arrange({ options: { A5: true }, at: ['D08', 'F09', 'P05', 'D08'], items: ['sedatives'], turn: ben }).attacks(ben, 'D08');
    expect(t.told('eliminated').map((e) => [e.seat, e.how])).toEqual([
      [alex, 'back'],
      [dani, 'back'],
    ]);
    expect([t.at(alex), t.at(dani)]).toEqual(['human start', 'alien start']);
    expect([t.pub.status[alex], t.holds(alex), t.pub.kills[ben], t.pub.fed[ben]]).toEqual(['aboard', 'sedatives', 2, true]);
    t.goes(clara, 'P04');
    expect(t.waits).toBe('move: dani');
    t.attacks(dani, 'L05');
    expect(t.sectors(alex).toSorted()).toEqual(['K08', 'K09', 'L09', 'M08', 'M09']);
  });

  test('A.5, X.1: who watches everything sees them go back', () => {
    const t = arrange({ options: { A5: true, watchAll: true }, at: ['U13', 'F09', 'D08', 'P05'] });
    t.hatch('green').says(alex, 'hatch 3').attacks(ben, 'D08');
    expect(t.heard(alex)).toContainEqual({ kind: 'watched', seat: clara, sector: 'human start', character: 'captain' });
  });
});

describe('B: humans', () => {
  test('B.3: an eliminated human becomes an alien and goes on where he fell, without items', () => {
    const t = arrange({ options: { B3: true }, at: ['D08', 'F09', 'P05', 'P05'], items: ['2 sedatives'], turn: ben }).attacks(ben, 'D08');
    expect(t.told('eliminated')).toEqual([{ kind: 'eliminated', seat: alex, character: 'psychologist', by: ben, how: 'turned' }]);
    expect([t.pub.status[alex], t.pub.side[alex], t.at(alex), t.holds(alex)]).toEqual(['aboard', 'alien', 'D08', '']);
    t.goes(clara, 'P04').attacks(dani, 'P06');
    expect(t.offers(alex, 'B08')).toEqual(['quiet', 'attack']);
  });

  test('B.3: the turned win with the aliens; an alien killed stays out', () => {
    const t = arrange({ options: { B3: true }, at: ['D08', 'F09', 'D08', 'D08'], turn: ben }).attacks(ben, 'D08');
    expect(t.pub.status).toEqual(['aboard', 'aboard', 'aboard', 'eliminated']);
    expect([t.pub.ending, t.winners]).toEqual(['hunted', ['alex', 'ben', 'clara', 'dani']]);
  });

  test('B.4: humans begin in the chosen hatch; leaving it does not count as reaching it, coming back does', () => {
    const dealt = Table.deal(4, { B4: 3 });
    for (const m of dealt.state.mine) expect(dealt.zone.names[m.sector]).toBe(m.alien ? 'alien start' : 'hatch 3');
    expect(dealt.pub.hatches[3]).toBe('open');
    const t = arrange({ options: { B4: 3 }, at: ['hatch 3', 'L05', 'P05', 'L05'] })
      .card('silence')
      .goes(alex, 'U13');
    expect(t.told('hatch')).toEqual([]);
    t.attacks(ben, 'L04').goes(clara, 'P04').attacks(dani, 'L04').hatch('green').says(alex, 'hatch 3');
    expect(t.told('escaped').map((e) => e.seat)).toEqual([alex]);
  });

  test('B.6: there are no humans', () => {
    const t = Table.deal(5, { B6: true, E3: 3 });
    expect(t.state.mine.every((m) => m.alien)).toBe(true);
    expect(t.pub.side).toEqual(['alien', 'alien', 'alien', 'alien', 'alien']);
    expect(Table.deal(8, { B6: true, E3: 3 }).state.mine.every((m) => CHARACTERS[m.character] !== 'captain')).toBe(true);
  });
});

describe('C, D, E, G', () => {
  test('C.3: an eliminated human makes nobody faster', () => {
    const t = arrange({ options: { C3: true }, at: ['D08', 'F09', 'P05', 'P05'], turn: ben }).attacks(ben, 'D08');
    expect([t.pub.fed[ben], t.told('fed')]).toEqual([false, []]);
    t.goes(clara, 'P04').attacks(dani, 'P06');
    expect(t.refuses(ben, 'D11', 'quiet')).toBe('E7 too-far');
  });

  test('C.6: aliens begin in the chosen hatches, in turn order, with few or many', () => {
    for (const [C6, names] of [
      ['3', ['hatch 3']],
      ['42', ['hatch 4', 'hatch 2']],
    ] as const) {
      const t = Table.deal(6, { C6 });
      t.state.mine.forEach((m, seat) => {
        const turn = (seat - t.pub.first + 6) % 6;
        expect(t.zone.names[m.sector]).toBe(m.alien ? names[turn % names.length] : 'human start');
      });
    }
    const t = arrange({ options: { C6: '1' }, at: [undefined, 'hatch 1'], turn: ben });
    expect(t.sectors(ben)).toContain('D02');
    expect(t.refuses(ben, 'hatch 1', 'quiet')).toBe('E7 where-you-are');
  });

  test('D.2: hatch cards are not used, every hatch serves once', () => {
    const t = arrange({ options: { D2: true }, at: ['U13', 'L05', 'U13', 'L05'] });
    expect(t.pub.hatchCards).toBe(0);
    t.says(alex, 'hatch 3').attacks(ben, 'L04');
    expect(t.pub.status[alex]).toBe('escaped');
    expect(t.refuses(clara, 'hatch 3')).toBe('Q12 hatch-closed');
  });

  test('E.3: a player who has eliminated that many wins', () => {
    const t = arrange({ options: { E3: 2 }, at: ['D08', 'F09', 'D08', 'P05'], turn: ben }).attacks(ben, 'D08');
    expect([t.pub.ending, t.winners]).toEqual(['kills', ['ben']]);
    const fewer = arrange({
      options: { E3: 3 },
      roles: ['psychologist', 'first', 'captain', 'second', 'pilot'],
      at: ['D08', 'F09', 'D08', 'P05', 'P05'],
      turn: ben,
    });
    fewer.attacks(ben, 'D08');
    expect([fewer.over, fewer.pub.kills[ben]]).toEqual([false, 2]);
  });

  test('G.4: an item is used face down: only the number is seen to fall', () => {
    const t = arrange({ options: { G4: true }, at: ['D09'], items: ['adrenaline, sedatives, teleport'] }).says(alex, 'use adrenaline');
    for (const seat of [ben, clara, spectator]) expect(t.heard(seat)).toEqual([{ kind: 'used-secretly', seat: alex }]);
    t.says(alex, 'D08', 'use sedatives');
    for (const seat of [ben, clara, spectator]) expect(t.kinds(seat)).toEqual(['used-secretly', 'nothing']);
    expect(t.pub.items[alex]).toBe(1);
    // Teleport, Spotlight and Defense are announced.
    t.says(alex, 'use teleport');
    expect(t.kinds(spectator)).toEqual(['used', 'teleported']);
  });

  test('G.4: two items look the same to others', () => {
    const seen = (item: 'adrenaline' | 'sedatives') => {
      const t = arrange({ options: { G4: true }, at: ['D09'], items: [item] }).says(alex, `use ${item}`);
      return JSON.stringify([ben, clara, dani, spectator].map((seat) => [t.heard(seat), t.view(seat)]));
    };
    expect(seen('adrenaline')).toBe(seen('sedatives'));
  });

  test('G.4: a human’s attack is announced like an alien’s', () => {
    const t = arrange({ options: { G4: true }, at: ['D09', 'D08'], items: ['attack'] }).attacks(alex, 'D08');
    expect(t.kinds(spectator)).toEqual(['used-secretly', 'attack', 'eliminated']);
    expect(JSON.stringify(t.heard(spectator))).not.toContain('"item"');
    expect(t.pub.side[alex]).toBe('human');
  });

  test('G.4: an attack without a card laid down proves an alien, to everybody, and that is said before', () => {
    const t = arrange({ options: { G4: true }, at: [undefined, 'D09'], turn: ben });
    const detail = (language: Language): string => {
      const k = t.view(ben);
      return plain(aliens.words[language].detail!('attack', k, ben, ['D08']) ?? [], []);
    };
    expect(detail('en')).toContain('everyone will know that you are an alien');
    expect(detail('de')).toContain('alle wissen dann, dass du ein Alien bist');
    t.attacks(ben, 'D08');
    for (const seat of everybody(t)) expect([t.kinds(seat)[0], t.view(seat).pub.side[ben]]).toEqual([seat === ben ? 'moved' : 'attack', 'alien']);
  });
});

describe('H: characters', () => {
  test('H.1: the Captain draws no card on his first entry into a dangerous sector, and one on the next', () => {
    const t = arrange({ options: { H1: true }, players: 2, roles: ['captain', 'first'], at: ['D09', 'P05'] }).goes(alex, 'D08');
    expect(t.kinds(spectator)).toEqual(['nothing']);
    t.attacks(ben, 'P04').goes(alex, 'C09');
    expect(t.kinds(spectator).some((k) => k === 'hears' || k === 'silence')).toBe(true);
    const other = arrange({ options: { H1: true }, at: ['D09'] })
      .card('silence')
      .goes(alex, 'D08');
    expect(other.kinds(spectator)).toEqual(['silence']);
    const safe = arrange({ options: { H1: true }, roles: ['captain', 'first'], at: ['D09', 'P05'] }).goes(alex, 'D10');
    expect(safe.state.mine[alex].spent).toBe(false);
  });

  test('H.2: the Psychologist starts in the alien sector', () => {
    for (let i = 0; i < 20; i++) {
      const t = Table.deal(8, { H2: true }, i);
      const at = t.state.mine.map((m) => [CHARACTERS[m.character], m.sector === t.zone.alien] as const);
      for (const [who, there] of at) expect(there).toBe(who === 'psychologist' || ['first', 'second', 'third', 'fourth'].includes(who));
    }
  });

  test('H.3: the Pilot may use a Teleport card three times', () => {
    const t = arrange({ options: { H3: true }, roles: ['pilot', 'first'], at: ['D09', 'P05'], items: ['teleport'] });
    for (const [left, to] of [
      [1, 'L09'],
      [1, 'K09'],
      [0, 'L09'],
    ] as const) {
      t.says(alex, 'use teleport');
      expect(t.pub.items[alex]).toBe(left);
      expect(t.told('teleported').length).toBeGreaterThan(0);
      t.goes(alex, to);
      while (t.waits !== 'move: alex') {
        if (t.waits === 'move: ben') t.attacks(ben, t.at(ben) === 'P05' ? 'P04' : 'P05');
        else t.idles(alex);
      }
    }
    expect(t.refuses(alex, 'use teleport')).not.toBeNull();
    // Everybody else has it once.
    expect(arrange({ options: { H3: true }, at: ['D09'], items: ['teleport'] }).says(alex, 'use teleport').pub.items[alex]).toBe(0);
  });

  test('H.3, E17: a Teleport that is kept does not make room for a fourth item', () => {
    const t = arrange({ options: { H3: true }, roles: ['pilot', 'first'], at: ['D09', 'P05'], items: ['2 sedatives, teleport'] });
    t.card('own-item').goes(alex, 'D08').item('attack').says(alex, 'D08').says(alex, 'use teleport');
    expect([t.waits, t.at(alex), t.pub.items[alex]]).toEqual(['spill: alex', 'human start', 4]);
    t.says(alex, 'drop attack');
    expect([t.waits, t.pub.items[alex]]).toEqual(['after: alex', 3]);
  });

  test('H.4: the Soldier may hold four items, and no more', () => {
    const t = arrange({ options: { H4: true }, roles: ['soldier', 'first'], at: ['D09', 'P05'], items: ['3 sedatives'] });
    t.card('own-item').goes(alex, 'D08').item('attack').says(alex, 'D08').says(alex, 'keep');
    expect(t.pub.items[alex]).toBe(4);
    const five = arrange({ options: { H4: true }, roles: ['soldier', 'first'], at: ['D09', 'P05'], items: ['3 sedatives, attack'] });
    five.card('own-item').goes(alex, 'D08').item('attack').says(alex, 'D08');
    expect(five.refuses(alex, 'keep')).toBe('H.4 too-many-items');
    five.says(alex, 'drop sedatives');
    expect([five.pub.items[alex], five.waits]).toEqual([4, 'after: alex']);
    const other = arrange({ options: { H4: true }, at: ['D09'], items: ['3 sedatives'] })
      .card('own-item')
      .goes(alex, 'D08')
      .item('attack')
      .says(alex, 'D08');
    expect(other.refuses(alex, 'keep')).toBe('E17 too-many-items');
  });

  test('H.13: the First officer may stay once, without saying so; E10 applies', () => {
    const scene = { options: { H13: true }, roles: ['officer', 'first'], at: ['D10', 'P05'] } as const;
    const t = arrange(scene).says(alex, 'hold');
    for (const seat of [ben, spectator]) expect(t.heard(seat)).toEqual([{ kind: 'nothing', seat: alex }]);
    t.attacks(ben, 'P04');
    expect(t.refuses(alex, 'hold')).not.toBeNull();
    const danger = arrange({ ...scene, at: ['D09', 'P05'] })
      .card('own')
      .says(alex, 'hold');
    expect([danger.waits, danger.offers(alex)]).toEqual(['announce: alex', ['D09']]);
    expect(arrange({ options: { H13: true } }).refuses(alex, 'hold')).not.toBeNull();
  });

  test('H.14: the Copilot has a Teleport of her own, which is not an item', () => {
    const t = arrange({ options: { H14: true }, roles: ['copilot', 'first'], at: ['D09', 'P05'] });
    expect(t.pub.items[alex]).toBe(0);
    t.says(alex, 'use teleport');
    expect([t.at(alex), t.pub.items[alex], sum(t.state.dark.itemsOut)]).toEqual(['human start', 0, 0]);
    expect(t.refuses(alex, 'use teleport')).not.toBeNull();
    // Every hidden player is asked at the end of the turn, so that the question reveals nothing (Q36).
    expect(arrange({ options: { H14: true }, at: ['D09'] }).goes(alex, 'D10').waits).toBe('after: alex');
    expect(arrange({ options: { H14: true }, at: [undefined, 'D09'], turn: ben }).goes(ben, 'D10').waits).toBe('after: ben');
  });

  test('H.14: a Copilot whose role is known can still use it after moving', () => {
    const t = arrange({ options: { H14: true }, roles: ['copilot', 'first'], at: ['D09', 'P05'] });
    t.pub.shown[alex] = t.state.mine[alex].character;
    t.pub.side[alex] = 'human';
    expect(t.goes(alex, 'D10').says(alex, 'use teleport').at(alex)).toBe('human start');
  });

  test('H.15: the Engineer draws two hatch cards, uses one, shuffles the other back', () => {
    const scene = { options: { H15: true }, roles: ['engineer', 'first'], at: ['U13', 'P05'] } as const;
    const t = arrange(scene).hatch('red', 'green').says(alex, 'hatch 3');
    for (const seat of everybody(t)) expect(t.heard(seat)).toContainEqual({ kind: 'two-cards', seat: alex, hatch: 3, cards: ['red', 'green'] });
    expect(t.offers(alex)).toEqual(['green', 'red']);
    t.says(alex, 'green');
    expect([t.pub.status[alex], t.state.dark.hatch, t.pub.hatchCards]).toEqual(['escaped', [2, 3], 5]);
    const worse = arrange(scene).hatch('red', 'green').says(alex, 'hatch 3').says(alex, 'red');
    expect([worse.pub.status[alex], worse.pub.hatches[3], worse.state.dark.hatch]).toEqual(['aboard', 'broken', [3, 2]]);
    const same = arrange(scene).hatch('red', 'red').says(alex, 'hatch 3');
    expect([same.pub.hatches[3], same.state.dark.hatch]).toEqual(['broken', [3, 2]]);
    const last = arrange({ ...scene, hatchCards: [1, 0] }).says(alex, 'hatch 3');
    expect([last.told('two-cards'), last.pub.status[alex]]).toEqual([[], 'escaped']);
  });

  test('H.16: the Medic makes another player show the role, once, on their own turn', () => {
    const t = arrange({ options: { H16: true }, roles: ['medic', 'first', 'captain', 'second'], at: ['D09', 'P05', 'P05', 'P05'] });
    expect(t.refuses(alex, 'examine 0')).not.toBeNull();
    t.says(alex, 'examine 1');
    for (const seat of everybody(t)) expect(t.heard(seat)).toEqual([{ kind: 'examined', by: alex, seat: ben, character: 'first' }]);
    expect([CHARACTERS[t.pub.shown[ben]], t.pub.side[ben], t.pub.side[alex]]).toEqual(['first', 'alien', 'human']);
    // Also without an item in hand the Medic is told why not.
    expect([t.pub.items[alex], t.refuses(alex, 'examine 3')]).toEqual([0, 'H.16 already-spent']);
    expect(t.waits).toBe('move: alex');
    expect(arrange({ options: { H16: true } }).refuses(alex, 'examine 1')).not.toBeNull();
  });

  test('H.16, E15: the Medic examines in the beginner game too, and everybody who could be the Medic is asked (Q39)', () => {
    const t = arrange({ options: { game: 'beginner', H16: true }, roles: ['medic', 'first', 'captain', 'second'], at: ['D09', 'D09', 'P05', 'P05'] });
    t.goes(alex, 'D10');
    expect([t.waits, t.offers(alex)]).toEqual(['after: alex', ['done', 'examine 1', 'examine 2', 'examine 3']]);
    t.says(alex, 'examine 1').says(alex, 'done');
    expect(t.waits).toBe('move: ben');
    t.goes(ben, 'D10');
    // Ben is known to be an alien.
    expect(t.waits).toBe('move: clara');
  });

  test('J.4: icons are ignored; silence gives an item', () => {
    const t = arrange({ options: { J4: true }, at: ['D09', 'D09'] })
      .card('own-item')
      .goes(alex, 'D08')
      .says(alex, 'D08');
    expect(t.pub.items[alex]).toBe(0);
    t.card('silence').goes(ben, 'D08');
    expect([t.pub.items[ben], t.kinds(spectator)]).toEqual([1, ['silence', 'item']]);
  });
});
