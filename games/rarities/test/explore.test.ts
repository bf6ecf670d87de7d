/** Exploring: R10–R16, R18, R19 and what follows from them. */
import type { Seat } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Tag } from '../content/cards.ts';
import { DRAW } from '../rules/picks.ts';
import { alex, arrange, ben, clara, dani, eli, finn, type Scene, spectator, type Table } from './table.ts';

/** What comes out of a hand, for each value chance can say. */
const outcomes = (scene: Scene, by: Seat, from: Seat): Tag[] =>
  Array.from({ length: arrange(scene).state.pub.hands[from] }, (_, value) => {
    const t = arrange(scene).rolls(value).says(by, DRAW[from]);
    const [event] = t.heard(spectator);
    return event.kind === 'drawn' ? event.card : 'sabortal';
  });

describe('whose turn it is', () => {
  test('R10, R18: clockwise from the holder of the pass, each turn the next portal outward', () => {
    const t = arrange({ players: 4, turn: clara, hands: ['boots', 'plug', 'eye'] });
    expect([t.waits, t.state.pub.portal]).toEqual(['explore: clara', 1]);
    t.draws(clara, alex, 'boots').stays();
    expect([t.waits, t.state.pub.portal]).toEqual(['explore: dani', 2]);
    t.draws(dani, ben, 'plug').stays();
    expect([t.waits, t.state.pub.portal]).toEqual(['explore: alex', 3]);
    t.draws(alex, clara, 'eye').stays();
    expect([t.waits, t.state.pub.portal]).toEqual(['explore: ben', 4]);
    expect(t.cards).toEqual(['boots', 'plug', 'eye']);
  });

  test('R18, R19, Q7: those who have landed are passed over; the next flying player explores', () => {
    const t = arrange({ players: 4, ships: [[clara, 3]], portal: 4, turn: alex, hands: ['', 'eye', 'boots'] });
    t.draws(alex, clara, 'boots').lands(ben).stays();
    expect(t.waits).toBe('explore: dani');
    expect(t.state.pub.portal).toBe(5);
    expect(t.refuses(ben, 'draw 0')).toBe('table not-asked');
  });

  test('Q7: an explorer who lands is followed by the next one flying, not by the one after', () => {
    const t = arrange({ players: 4, turn: ben, hands: ['boots'] })
      .draws(ben, alex, 'boots')
      .lands(ben)
      .stays();
    expect(t.waits).toBe('explore: clara');
  });

  test('R19: a ship stays where it landed until the mission ends; cards are still drawn from that hand', () => {
    const t = arrange({ ships: [[ben, 2]], portal: 3, hands: ['', 'boots, plug'] });
    t.draws(alex, ben, 'plug').stays().draws(clara, ben, 'boots').stays();
    expect(t.shipsAt(2)).toEqual([ben]);
    expect(t.hand(ben)).toBe('sabortal');
    expect(t.waitedFor()).toEqual([alex]);
  });

  test('Q8: the last one flying goes on alone, with a landing choice after each portal', () => {
    const t = arrange({
      ships: [
        [alex, 3],
        [clara, 3],
      ],
      portal: 4,
      turn: ben,
      hands: ['boots', undefined, 'plug, eye'],
    });
    t.draws(ben, clara, 'plug');
    expect(t.waits).toBe('landing: ben');
    expect(t.offers(ben)).toEqual(['land', 'stay']);
    t.stays(ben);
    expect([t.waits, t.state.pub.portal]).toEqual(['explore: ben', 5]);
    t.draws(ben, alex, 'boots').stays(ben).draws(ben, clara, 'eye').lands(ben);
    expect(t.told('ended')).toEqual([{ kind: 'ended', by: 'landed' }]);
    expect(t.shipsAt(6)).toEqual([ben]);
  });
});

describe('drawing (A)', () => {
  test('R11, Q10: one explores by drawing from a hand or by playing an alien; there is no passing', () => {
    const t = arrange({ hands: ['thief, boots'] });
    expect(t.offers(alex)).toEqual(['draw 1', 'draw 2', 'thief']);
    for (const pick of ['stay', 'enough', 'none'] as const) expect(t.refuses(alex, pick)).toBe('R11 not-now');
  });

  test('R12, Q11: from anybody else: landed, drawn from before, or holding the pass', () => {
    const t = arrange({ players: 4, ships: [[clara, 1]], pass: alex, turn: ben, hands: ['2 boots', '', 'eye', 'plug, pilferer, schemer, thief'] });
    expect(t.offers(ben)).toEqual(['draw 0', 'draw 2', 'draw 3']);
    t.draws(ben, alex, 'boots').stays();
    expect(t.waits).toBe('explore: dani');
    t.draws(dani, alex, 'boots').stays();
    expect(t.hand(alex)).toBe('sabortal');
    t.draws(alex, clara, 'eye');
    expect(t.cards).toEqual(['boots', 'boots', 'eye']);
  });

  test('R12, Q11: own-hand: never from oneself', () => {
    const t = arrange({ turn: ben });
    expect(t.offers(ben)).not.toContain('draw 1');
    expect(t.refuses(ben, 'draw 1')).toBe('R12 own-hand');
  });

  test('R12: the card is chosen blind: the answer names a hand and nothing more', () => {
    const t = arrange({ hands: [undefined, 'boots, plug'] });
    expect(t.offers(alex, 'draw 1')).toEqual([]);
    expect(t.refuses(alex, 'draw 1')).toBeNull();
    expect(t.refuses(alex, 'draw 1', 'boots')).toBe('table too-long');
  });

  test('R13: the card is laid face up at the explored portal', () => {
    const t = arrange({ portals: { 1: 'eye' }, hands: [undefined, 'plug'] }).draws(alex, ben, 'plug');
    expect(t.card(2)).toBe('plug');
    expect(t.hand(ben)).toBe('sabortal');
    expect(t.heard(spectator)).toEqual([{ kind: 'drawn', by: alex, from: ben, card: 'plug', portal: 2 }]);
  });

  test.each(['pilferer', 'schemer', 'thief'] as const)('R13: a drawn alien (%s) is laid there and does nothing', (alien) => {
    const t = arrange({ ships: [[clara, 7]], portal: 8, planets: [undefined, 'boots'], portals: { 2: 'eye' }, hands: [undefined, alien] });
    t.draws(alex, ben, alien);
    expect(t.card(8)).toBe(alien);
    expect(t.shipsAt(7)).toEqual([clara]);
    expect(t.planet(ben)).toBe('boots');
    expect(t.card(2)).toBe('eye');
    expect(t.waits).toBe('landing: alex ben');
  });

  test('R14: a sabortal ends the mission; nothing is laid at the portal', () => {
    const t = arrange({ portals: { 1: 'eye' } }).draws(alex, ben, 'sabortal');
    expect(t.heard(clara)).toEqual([{ kind: 'sabortal', by: alex, from: ben, portal: 2 }]);
    expect(t.card(2)).toBeNull();
    expect(t.waits).toBe('bonus: ben');
    t.says(ben, 'none');
    expect(t.told('ended')).toEqual([{ kind: 'ended', by: 'sabortal' }]);
  });

  test('Q13: who draws sees the card when everybody does, and decides nothing in between', () => {
    const t = arrange({ hands: [undefined, 'plug'] }).draws(alex, ben, 'plug');
    for (const seat of [ben, clara, spectator]) expect(t.heard(seat)).toEqual(t.heard(alex));
    expect(t.card(1)).toBe('plug');
    expect(t.waits).toBe('landing: alex ben clara');
  });

  test('C1: a hand is never empty; drawing from a single card is a certain sabortal', () => {
    expect(outcomes({ portals: { 1: 'eye' }, hands: [undefined, ''] }, alex, ben)).toEqual(['sabortal']);
    const t = arrange({ portals: { 1: 'eye' }, hands: [undefined, ''] }).draws(alex, ben, 'sabortal');
    expect(t.hand(ben)).toBe('sabortal');
    expect(t.state.pub.hands[ben]).toBe(1);
  });

  test('C2: each card of the hand comes with one value of the die, so the sabortal with 1 / hand size', () => {
    const hand = ['boots', 'boots', 'boots', 'driver', 'eye', 'thief', 'sabortal'];
    expect(outcomes({ hands: [undefined, '3 boots, driver, eye, thief'] }, alex, ben)).toEqual(hand);
    expect(outcomes({ hands: [undefined, 'eye'] }, alex, ben)).toEqual(['eye', 'sabortal']);
  });

  test('C2: playing an alien is an exploration without risk', () => {
    const t = arrange({ hands: ['thief', '', 'pilferer, schemer'] }).thieves(alex);
    expect(t.match.entries.at(-1)!.chance).toEqual([]);
    expect(t.waits).toBe('landing: alex ben clara');
  });
});

describe('playing an alien (B)', () => {
  test('R15: no-aliens-yet: not in the first mission, where nobody can hold one', () => {
    const t = arrange({ mission: 1 });
    expect(t.offers(alex)).toEqual(['draw 1', 'draw 2']);
    for (const alien of ['pilferer', 'schemer', 'thief'] as const) expect(t.refuses(alex, alien)).toBe('R15 no-aliens-yet');
    expect(t.state.flow.needsSecrets).toBe(false);
  });

  test('R15: alien-not-held: only from their own hand', () => {
    const t = arrange({ hands: ['thief', 'schemer'], portals: { 1: 'eye' } });
    expect(t.refuses(alex, 'schemer', 'portal 1', 'hand')).toBe('R15 alien-not-held');
    expect(t.refuses(alex, 'thief')).toBeNull();
    expect(t.state.flow.needsSecrets).toBe(true);
  });

  test('Q44: one alien per turn, even with all three in hand', () => {
    const t = arrange({ portals: { 1: 'eye' }, planets: [undefined, 'boots'], hands: ['pilferer, schemer, thief'] });
    expect(t.offers(alex)).toEqual(['draw 1', 'draw 2', 'pilferer', 'schemer', 'thief']);
    expect(t.refuses(alex, 'thief', 'schemer')).toBe('table too-long');
    t.thieves(alex);
    expect(t.waits).toBe('landing: alex ben clara');
    expect(t.refuses(alex, 'pilferer')).toBe('R17 not-now');
    t.stays();
    expect(t.waits).toBe('explore: ben');
    expect(t.hand(alex)).toBe('pilferer, schemer, sabortal');
  });
});

describe('after a turn', () => {
  test('R16: everybody still flying may land, the explorer too', () => {
    const t = arrange({ players: 4, ships: [[dani, 1]], hands: [undefined, 'eye'] }).draws(alex, ben, 'eye');
    expect(t.waitedFor().toSorted()).toEqual([alex, ben, clara]);
    for (const seat of t.waitedFor()) expect(t.offers(seat)).toEqual(['land', 'stay']);
    expect(t.refuses(dani, 'land')).toBe('table not-asked');
  });

  test('R16: but not after a sabortal', () => {
    const t = arrange({ portals: { 1: 'eye' } }).draws(alex, ben, 'sabortal');
    expect(t.refuses(alex, 'land')).toBe('table not-asked');
    expect(t.refuses(ben, 'land')).toBe('R22 not-now');
  });
});

describe('Q42: a player who is gone', () => {
  const explored = (t: Table): Seat => {
    const before = t.state.pub.hands;
    t.idles(t.waitedFor()[0]);
    const act = t.match.entries.at(-1)!.act;
    return before.findIndex((_, seat) => act.kind === 'answer' && act.answer[0] === DRAW[seat]) as Seat;
  };

  test('Q42: explores with a card from the largest other hand', () => {
    expect(explored(arrange({ players: 4, turn: ben, hands: ['eye', '9 boots', '2 eye', '3 eye, pilferer, schemer, thief'] }))).toBe(dani);
    expect(explored(arrange({ players: 4, turn: ben, hands: ['5 eye', '', '2 eye, pilferer, schemer, thief'] }))).toBe(dani);
  });

  test('Q42: of equal hands, the first clockwise from the explorer', () => {
    const same = { players: 6, hands: ['2 boots', '2 boots', '2 boots', '2 eye', '2 eye', 'pilferer, schemer, thief'] };
    expect(explored(arrange({ ...same, turn: eli }))).toBe(finn);
    expect(explored(arrange({ ...same, turn: finn }))).toBe(alex);
    expect(explored(arrange({ ...same, turn: clara }))).toBe(finn);
    const equal = { players: 3, hands: ['2 boots, thief', '2 boots, schemer', '2 boots, pilferer'] };
    expect(explored(arrange({ ...equal, turn: ben }))).toBe(clara);
    expect(explored(arrange({ ...equal, turn: clara }))).toBe(alex);
  });
});
