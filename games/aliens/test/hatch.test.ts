/** Hatches, and how the game ends. */
import { describe, expect, test } from 'vitest';
import { hatchCardsLeft } from '../rules/hatch-cards.ts';
import { lawOf } from '../rules/law.ts';
import { alex, arrange, ben, clara, dani, everybody, spectator, Table } from './table.ts';

/** alex beside hatch 3, clara beside hatch 1, the aliens far away. */
const near = { at: ['U13', 'L05', 'A02', 'L05'] } as const;

describe('hatches', () => {
  test('E27, Q14: a human who arrives announces the number and draws a card that all see', () => {
    const t = arrange(near).hatch('green').says(alex, 'hatch 3');
    for (const seat of everybody(t)) {
      expect(t.heard(seat)).toContainEqual({ kind: 'hatch', seat: alex, hatch: 3, card: 'green' });
      expect(t.heard(seat)).toContainEqual({ kind: 'escaped', seat: alex, character: 'psychologist', hatch: 3 });
    }
    expect([t.pub.status[alex], t.pub.hatches[3], t.pub.hatchCards]).toEqual(['escaped', 'used', 5]);
  });

  test('E27, Q13: red: broken for everybody; the human stays on it, safe for the round, and must move on', () => {
    const t = arrange({ ...near, at: ['U13', 'U12', 'A02', 'L05'], options: { A2: true } })
      .hatch('red')
      .says(alex, 'hatch 3');
    expect([t.pub.status[alex], t.pub.hatches[3], t.at(alex)]).toEqual(['aboard', 'broken', 'hatch 3']);
    expect(t.waits).toBe('move: ben');
    // Nobody can come there to attack.
    expect(t.refuses(ben, 'hatch 3', 'attack')).toBe('Q12 hatch-closed');
    t.attacks(ben, 'U11').hatch('red').says(clara, 'hatch 1').attacks(dani, 'L04');
    expect(t.waits).toBe('move: alex');
    expect(t.refuses(alex, 'stay')).toBe('Q13 must-move');
    expect(t.sectors(alex).toSorted()).toEqual(['U13', 'U14', 'V12', 'V14', 'W13', 'W14']);
  });

  test('Q13: after a red card items can still be used in that turn', () => {
    const t = arrange({ ...near, items: ['teleport'] })
      .hatch('red')
      .says(alex, 'hatch 3');
    expect(t.waits).toBe('after: alex');
    t.says(alex, 'use teleport');
    expect(t.at(alex)).toBe('human start');
  });

  test('Q23: the items of who escapes go to the discards', () => {
    const t = arrange({ ...near, items: ['2 sedatives'] })
      .hatch('green')
      .says(alex, 'hatch 3');
    expect([t.pub.items[alex], t.state.dark.itemsDown[0]]).toEqual([0, 2]);
    expect(t.waits).toBe('move: ben');
  });

  test('E28: three green and three red; only one red; or none at all, then every hatch works once', () => {
    expect(arrange().state.dark.hatch).toEqual([3, 3]);
    expect(arrange({ options: { hatches: 'one-red' } }).state.dark.hatch).toEqual([3, 1]);
    const t = arrange({ ...near, options: { hatches: 'none' } }).says(alex, 'hatch 3');
    expect(t.told('hatch')).toEqual([{ kind: 'hatch', seat: alex, hatch: 3, card: 'none' }]);
    expect([t.pub.status[alex], t.pub.hatches[3], t.pub.hatchCards]).toEqual(['escaped', 'used', 0]);
  });
});

describe('what is left of the hatch cards', () => {
  const left = (t: Table) => hatchCardsLeft(lawOf(t.pub.options, t.seats), t.pub);

  test('Q52: everybody can count the green ones', () => {
    const t = arrange({ ...near, at: ['U13', 'L05', 'A02', 'L05'] });
    expect(left(t)).toEqual({ green: 3, all: 6 });
    t.hatch('red').says(alex, 'hatch 3').attacks(ben, 'L04');
    expect(left(t)).toEqual({ green: 3, all: 5 });
    t.hatch('green').says(clara, 'hatch 1');
    expect([left(t), t.state.dark.hatch]).toEqual([{ green: 2, all: 4 }, [2, 2]]);
    expect(left(arrange({ options: { hatches: 'none' } }))).toBeNull();
    expect(left(arrange({ options: { D2: true } }))).toBeNull();
    expect(left(arrange({ options: { game: 'beginner' } }))).toBeNull();
  });

  test('H.15: the card that is shuffled back counts again', () => {
    const t = arrange({ ...near, roles: ['engineer', 'first', 'captain', 'second'], options: { H15: true, white: true } })
      .hatch('green', 'red')
      .says(alex, 'hatch 3')
      .says(alex, 'red');
    expect([left(t), t.state.dark.hatch]).toEqual([{ green: 3, all: 5 }, [3, 2]]);
  });

  test('Q40: after the last card a new deck counts', () => {
    const { pub } = arrange();
    const law = lawOf(pub.options, 4);
    const shown = (...hatches: ('open' | 'used' | 'broken')[]) => hatchCardsLeft(law, { ...pub, hatches: ['open', ...hatches] });
    const six = ['used', 'broken', 'used', 'broken', 'broken', 'used'] as const;
    expect(shown(...six, 'open')).toEqual({ green: 3, all: 6 });
    expect(shown(...six, 'used', 'open')).toEqual({ green: 2, all: 5 });
  });
});

describe('the end of the standard game', () => {
  test('E29, Q30: the last hatch broken: humans still aboard are eliminated and the aliens win', () => {
    const t = arrange({ ...near, hatches: { 1: 'used', 2: 'broken', 4: 'broken' }, hatchCards: [2, 1] })
      .hatch('red')
      .says(alex, 'hatch 3');
    expect(t.kinds(spectator)).toContain('sealed-in');
    expect(t.told('eliminated').map((e) => [e.seat, e.by])).toEqual([
      [alex, null],
      [clara, null],
    ]);
    expect(t.pub.ending).toBe('hatches');
    expect(t.winners).toEqual(['ben', 'dani']);
  });

  test('E29, E30: the last hatch used by an escape: who escaped wins, the others are the aliens’ victims, and both win', () => {
    const t = arrange({ ...near, hatches: { 1: 'used', 2: 'broken', 4: 'broken' }, hatchCards: [2, 1] })
      .hatch('green')
      .says(alex, 'hatch 3');
    expect(t.pub.status).toEqual(['escaped', 'aboard', 'eliminated', 'aboard']);
    expect(t.winners).toEqual(['alex', 'ben', 'dani']);
  });

  test('Q30: spent by the last human’s escape: only the escaped win', () => {
    const t = arrange({ ...near, hatches: { 1: 'used', 2: 'broken', 4: 'broken' }, out: { 2: 'eliminated' } })
      .hatch('green')
      .says(alex, 'hatch 3');
    expect([t.pub.ending, t.winners]).toEqual(['escaped', ['alex']]);
  });

  test('Q30: that three greens are gone does not end the game', () => {
    const t = arrange({
      ...near,
      at: ['U13', 'L05', 'L09', 'L05'],
      hatchCards: [1, 3],
      hatches: { 1: 'used', 2: 'used' },
      players: 6,
      roles: ['psychologist', 'first', 'captain', 'second', 'pilot', 'third'],
    });
    t.hatch('green').says(alex, 'hatch 3');
    expect([t.over, t.state.dark.hatch]).toEqual([false, [0, 3]]);
  });

  test('E30, Q29: the last human escapes after others died: the aliens do not win', () => {
    const t = arrange({ ...near, out: { 2: 'eliminated' } })
      .hatch('green')
      .says(alex, 'hatch 3');
    expect([t.pub.ending, t.winners]).toEqual(['escaped', ['alex']]);
  });

  test('E30, Q28: the last human aboard is eliminated: the aliens win, and so do players who escaped before', () => {
    const t = arrange({ at: ['D08', 'F09'], turn: ben, out: { 2: 'escaped' } }).attacks(ben, 'D08');
    expect([t.pub.ending, t.winners, t.over]).toEqual(['hunted', ['ben', 'clara', 'dani'], true]);
  });

  test('E30, Q28: an eliminated human loses, also when others escape later', () => {
    const t = arrange({ at: ['D08', 'F09', 'A02', 'L05'], turn: ben }).attacks(ben, 'D08');
    expect(t.over).toBe(false);
    t.hatch('green').says(clara, 'hatch 1');
    expect([t.pub.ending, t.winners]).toEqual(['escaped', ['clara']]);
  });

  test('Q33: dead aliens share the win', () => {
    const t = arrange({ at: ['D08', 'F09'], turn: ben, out: { 2: 'eliminated', 3: 'eliminated' } }).attacks(ben, 'D08');
    expect(t.winners).toEqual(['ben', 'dani']);
  });

  test('E31, Q31: after 39 full rounds all humans aboard are eliminated and the aliens win', () => {
    const t = arrange({ at: ['D09', 'L05', 'D09', 'L05'], round: 39, first: clara, turn: alex });
    t.goes(alex, 'D10');
    expect(t.over).toBe(false);
    t.attacks(ben, 'L04');
    expect(t.kinds(spectator)).toEqual(expect.arrayContaining(['time-up', 'eliminated', 'over']));
    expect([t.pub.ending, t.winners]).toEqual(['rounds', ['ben', 'dani']]);
    expect(t.told('eliminated').map((e) => e.seat)).toEqual([alex, clara]);
  });

  test('Q31: a round is full when the first player’s seat is passed, even if that player is out', () => {
    const t = arrange({ at: ['D09', 'L05', 'D09', 'L05'], round: 5, first: alex, turn: dani, out: { 0: 'eliminated' } });
    t.attacks(dani, 'L04');
    expect([t.pub.round, t.waits]).toEqual([6, 'move: ben']);
  });

  test('E4: after the end everybody’s true way is shown', () => {
    const t = arrange({ ...near, out: { 2: 'eliminated' } })
      .hatch('green')
      .says(alex, 'hatch 3');
    expect(t.told('truth').map((e) => [e.seat, e.character])).toEqual([
      [alex, 'psychologist'],
      [ben, 'first'],
      [clara, 'captain'],
      [dani, 'second'],
    ]);
    expect(t.told('truth')[0].path).toEqual(['U13', 'hatch 3']);
    expect(t.view(spectator).pub.truth![ben].character).toBe(t.state.mine[ben].character);
  });
});

describe('the beginner game', () => {
  const beginner = { game: 'beginner' } as const;

  test('E15: the first human to reach a hatch leaves and wins alone; no card is drawn', () => {
    const t = arrange({ ...near, options: beginner }).says(alex, 'hatch 3');
    expect(t.told('hatch')).toEqual([{ kind: 'hatch', seat: alex, hatch: 3, card: 'none' }]);
    expect([t.pub.ending, t.winners]).toEqual(['first-out', ['alex']]);
  });

  test('E15: all humans eliminated: the aliens win', () => {
    const t = arrange({ options: beginner, at: ['D08', 'F09', 'D08'], turn: ben }).attacks(ben, 'D08');
    expect([t.pub.ending, t.winners]).toEqual(['hunted', ['ben', 'dani']]);
  });

  test('E15: 39 rounds without an escape: the aliens win', () => {
    const t = arrange({ options: beginner, at: ['D09', 'L05', 'D09', 'L05'], round: 39, turn: dani }).attacks(dani, 'L04');
    expect([t.pub.ending, t.winners]).toEqual(['rounds', ['ben', 'dani']]);
  });

  test('E15, E26: nobody gets faster: that is a rule of the standard game', () => {
    const t = arrange({ options: beginner, at: ['D08', 'F09', 'P05'], turn: ben }).attacks(ben, 'D08');
    expect([t.pub.fed[ben], t.told('fed')]).toEqual([false, []]);
  });

  test('E15: no items and no hatch cards are there, and nobody is asked about them', () => {
    const t = Table.deal(4, beginner);
    expect([t.state.dark.items, t.state.dark.hatch]).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0],
    ]);
  });
});
