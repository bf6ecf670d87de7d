/** The sabortal's bonus, collecting and placing: R22–R28, Q26–Q29, Q33, Q34. */
import { seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { TAKE } from '../rules/picks.ts';
import { alex, arrange, ben, clara, dani, eli, finn, relics, type Scene, spectator, type Table } from './table.ts';

/** Alex draws ben's sabortal, ben wants nothing for it, and those who have landed collect. */
function collecting(scene: Scene): Table {
  const t = arrange(scene).draws(alex, ben, 'sabortal');
  return (t.state.flow.label === 'bonus' ? t.says(ben, 'none') : t).listen();
}

describe('the sabortal', () => {
  const scene: Scene = { portals: { 1: 'eye', 2: 'thief' }, hands: ['boots', 'plug', 'pilferer, schemer'] };

  test('R22, Q28: the player it was drawn from may take one card from any portal into hand', () => {
    const t = arrange({ ...scene, ships: [[clara, 2]] }).draws(alex, ben, 'sabortal');
    expect(t.waits).toBe('bonus: ben');
    expect(t.offers(ben)).toEqual(['take 1', 'take 2', 'none']);
    t.takes(ben, 1);
    expect(t.told('bonus')).toEqual([{ kind: 'bonus', seat: ben, card: 'eye', portal: 1 }]);
    expect(t.hand(ben)).toBe('plug, eye, sabortal');
    expect(t.planet(ben)).toBe('');
  });

  test('R22, Q28: a relic or an alien', () => {
    expect(arrange(scene).draws(alex, ben, 'sabortal').takes(ben, 2).told('bonus')[0].card).toBe('thief');
  });

  test('R22: and keeps the sabortal', () => {
    const t = arrange(scene).draws(alex, ben, 'sabortal');
    expect(t.hand(ben)).toBe('plug, sabortal');
    expect(t.state.pub.hands[ben]).toBe(2);
  });

  test('R22, Q28: or takes nothing', () => {
    const t = arrange(scene).draws(alex, ben, 'sabortal').says(ben, 'none');
    expect(t.told('declined')).toEqual([{ kind: 'declined', seat: ben }]);
    expect(t.told('leftovers')).toEqual([{ kind: 'leftovers', seat: alex, cards: ['eye', 'thief'] }]);
  });

  test('R22: portal-empty: not from a portal without a card, and never two', () => {
    const t = arrange(scene).draws(alex, ben, 'sabortal');
    expect(t.refuses(ben, 'take 3')).toBe('R22 portal-empty');
    expect(t.refuses(ben, 'take 1', 'take 2')).toBe('table too-long');
    expect(t.greys(ben)).toEqual(TAKE.slice(3));
  });

  test('Q28: landed or not, and before anybody collects', () => {
    const ships: Scene['ships'] = [
      [clara, 2],
      [ben, 1],
    ];
    const t = arrange({ ...scene, ships }).draws(alex, ben, 'sabortal');
    expect(t.refuses(clara, 'take 1')).toBe('table not-asked');
    t.takes(ben, 1);
    expect(t.heard(spectator).map((e) => e.kind)).toEqual(['bonus', 'ended', 'collecting']);
    expect(t.waits).toBe('collect: clara');
  });

  test('Q42: the silent take nothing', () => {
    expect(arrange(scene).draws(alex, ben, 'sabortal').idles(ben).told('declined')).toEqual([{ kind: 'declined', seat: ben }]);
  });

  test('Q27: with no card at any portal there is no bonus: the mission ends, the pass moves on, hands are refilled', () => {
    const t = arrange({ hands: ['boots', 'plug'] }).draws(alex, ben, 'sabortal');
    expect(t.heard(spectator).map((e) => e.kind)).toEqual(['sabortal', 'ended', 'pass', 'refills', 'mission']);
    expect(t.waits).toBe('explore: ben');
    expect(t.state.pub.hands.slice(0, 2)).toEqual([7, 7]);
  });

  test('Q29: who drew it neither gets nor loses anything, beyond not having landed', () => {
    const t = arrange({ ...scene, ships: [[clara, 2]] }).draws(alex, ben, 'sabortal');
    expect(t.hand(alex)).toBe('boots, sabortal');
    t.says(ben, 'none');
    expect(t.hand(alex)).toBe('boots, sabortal');
    expect(t.told('collecting')[0].order.map((o) => o.seat)).toEqual([clara]);
  });

  test('R23: nobody may land or explore', () => {
    const t = collecting({ ...scene, ships: [[clara, 2]] });
    expect(t.waits).toBe('collect: clara');
    for (const seat of [alex, ben]) for (const pick of ['land', 'draw 2'] as const) expect(t.refuses(seat, pick)).toBe('table not-asked');
    expect(t.refuses(clara, 'draw 0')).toBe('R26 not-now');
  });
});

describe('who acts when, and how often', () => {
  test('R24: the furthest portal first; at one portal the lowest of the pile first; only those who have landed', () => {
    const t = collecting({
      players: 6,
      ships: [
        [finn, 3],
        [dani, 8],
        [ben, 8],
        [eli, 9],
      ],
      portal: 10,
    });
    const order = [eli, dani, ben, finn];
    for (const seat of order) {
      expect(t.waitedFor()).toEqual([seat]);
      t.says(seat, 'enough');
    }
    expect(t.told('forfeited').map((e) => e.seat)).toEqual(order);
    expect(t.waits).toBe('explore: ben');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('R25: portal %i gives as many actions as it is worth', (portal) => {
    const worth = [1, 1, 2, 2, 2, 2, 3, 3, 4][portal - 1];
    const t = collecting({ ships: [[clara, portal]], hands: [undefined, undefined, '2 boots, 2 plug, eye'] });
    t.places(clara, ...(['boots', 'boots', 'plug', 'plug'] as const).slice(0, worth));
    expect(t.told('placed').length).toBe(worth);
    expect(t.told('mission').length).toBe(1);
  });

  test('R25: portal 10 gives four', () => {
    const t = arrange({ portal: 10, hands: ['4 boots', '4 eye'] })
      .draws(alex, ben, 'eye')
      .lands(alex, ben, clara);
    expect(t.told('collecting')[0].order.map((o) => o.actions)).toEqual([4, 4, 4]);
  });
});

describe('collecting and placing', () => {
  const scene: Scene = {
    ships: [[clara, 7]],
    portals: { 1: 'eye', 2: 'thief', 3: 'eye' },
    portal: 8,
    hands: [undefined, undefined, 'boots, pilferer'],
  };

  test('R26: in any mix and order: take a relic or an alien, place a relic from hand', () => {
    const t = collecting(scene).takes(clara, 1, 2).places(clara, 'eye');
    expect(t.planet(clara)).toBe('eye');
    expect(t.history(spectator).slice(0, 3)).toEqual([
      { kind: 'took', seat: clara, card: 'eye', portal: 1 },
      { kind: 'took', seat: clara, card: 'thief', portal: 2 },
      { kind: 'placed', seat: clara, relic: 'eye', copies: 1 },
    ]);
    expect(collecting(scene).places(clara, 'boots').takes(clara, 3).places(clara, 'eye').planet(clara)).toBe('boots, eye');
    expect(
      collecting(scene)
        .takes(clara, 3, 2, 1)
        .told('took')
        .map((e) => e.card),
    ).toEqual(['eye', 'thief', 'eye']);
  });

  test('R26: aliens-stay-in-hand, sabortal-stays, not-in-hand: only a relic that one holds', () => {
    const t = collecting(scene);
    expect(t.offers(clara)).toEqual(['take 1', 'take 2', 'take 3', 'place boots', 'enough']);
    expect(t.refuses(clara, 'place pilferer')).toBe('R26 aliens-stay-in-hand');
    expect(t.refuses(clara, 'place sabortal')).toBe('R26 sabortal-stays');
    expect(t.refuses(clara, 'place eye')).toBe('R26 not-in-hand');
  });

  test('R26: portal-empty: each card is taken once', () => {
    const t = collecting(scene).takes(clara, 1);
    expect(t.refuses(clara, 'take 1')).toBe('R26 portal-empty');
    expect(t.refuses(clara, 'take 9')).toBe('R26 portal-empty');
    expect(t.greys(clara)).not.toContain('take 2');
  });

  test('R27, Q33: three-at-home: never a fourth copy', () => {
    const t = collecting({ ...scene, planets: [undefined, undefined, '2 boots'], hands: [undefined, undefined, '2 boots'] }).places(clara, 'boots');
    expect(t.planet(clara)).toBe('3 boots');
    expect(t.offers(clara)).not.toContain('place boots');
    expect(t.refuses(clara, 'place boots')).toBe('R27 three-at-home');
  });

  test('R27: any number of kinds', () => {
    const t = collecting({ ...scene, planets: [undefined, undefined, 'roll, driver, cloak, vacuum, time, plug, eye'] }).places(clara, 'boots');
    expect(t.planet(clara)).toBe(relics.join(', '));
  });

  test('R28: actions may be given up', () => {
    const t = collecting(scene).takes(clara, 1).says(clara, 'enough');
    expect(t.told('forfeited')).toEqual([{ kind: 'forfeited', seat: clara, actions: 2 }]);
    expect(t.waits).toBe('explore: ben');
  });

  test('R28: with no cards left at the portals one may still place from hand', () => {
    const t = collecting({ ...scene, portals: {} });
    expect(t.offers(clara)).toEqual(['place boots', 'enough']);
    expect(t.places(clara, 'boots').planet(clara)).toBe('boots');
  });

  test('Q42: the silent give up what is left', () => {
    expect(collecting(scene).takes(clara, 1).idles(clara).told('forfeited')).toEqual([{ kind: 'forfeited', seat: clara, actions: 2 }]);
  });

  test('C10: landing at a portal gives no claim on its card', () => {
    const ships: Scene['ships'] = [
      [clara, 1],
      [ben, 3],
    ];
    const t = collecting({ ...scene, ships }).takes(ben, 1, 2);
    expect(t.told('took').map((e) => e.card)).toEqual(['eye', 'thief']);
    expect(t.offers(clara)).toEqual(['take 3', 'place boots', 'enough']);
  });

  test('Q34: what lies on a home planet cannot be taken back', () => {
    const t = collecting({ ...scene, planets: [undefined, undefined, '2 plug'] });
    expect(t.offers(clara).filter((p) => p.includes('plug'))).toEqual([]);
    t.takes(clara, 1).says(clara, 'enough');
    expect(t.planet(clara)).toBe('2 plug');
  });

  test('Q26: in mission 1 the aliens at portals 1 to 3 can be collected, or taken as a bonus', () => {
    const t = arrange({ mission: 1, ships: [[clara, 4]], portal: 5 }).draws(alex, ben, 'sabortal');
    expect(t.offers(ben)).toEqual(['take 1', 'take 2', 'take 3', 'none']);
    t.takes(ben, 2).takes(clara, 1, 3);
    expect(t.told('took').map((e) => e.card)).toEqual(['pilferer', 'thief']);
    expect(t.told('bonus').map((e) => e.card)).toEqual(['schemer']);
  });

  test('Q26: but nobody can land there', () => {
    const t = arrange({ mission: 1 });
    expect(t.state.pub.portal).toBe(4);
    t.draws(alex, ben, 'boots').lands(alex, ben, clara);
    expect(t.state.pub.berths).toEqual([4, 4, 4]);
  });
});

describe('the leaflet’s example', () => {
  // Dani lands first, at a portal worth 2; then Clara and, after her, Ben at one worth 3; Alexander goes on to one worth 4.
  const landed = (): Table =>
    arrange({
      players: 4,
      mission: 3,
      turn: alex,
      ships: [
        [dani, 4],
        [clara, 7],
        [ben, 7],
      ],
      portals: { 1: 'cloak', 2: 'schemer', 3: 'roll', 4: 'time', 5: 'vacuum', 6: 'plug', 7: 'roll', 8: 'driver' },
      hands: ['boots, eye', 'cloak, 2 plug, thief', 'driver, 2 eye', 'boots, time, pilferer'],
      planets: ['eye', 'plug', undefined, '2 time'],
    })
      .draws(alex, clara, 'eye')
      .lands(alex)
      .listen();
  const everybody = [...seatsOf(4), spectator];

  test('R24, R25: the four ships act in the order Alexander, Clara, Ben, Dani, with 4, 3, 3 and 2 actions', () => {
    const t = landed();
    expect(t.heard(spectator).at(-1)).toEqual({
      kind: 'collecting',
      order: [
        { seat: alex, portal: 9, actions: 4 },
        { seat: clara, portal: 7, actions: 3 },
        { seat: ben, portal: 7, actions: 3 },
        { seat: dani, portal: 4, actions: 2 },
      ],
    });
  });

  test('R24, R25, R26, R28, C10: each does what the leaflet tells, and everybody sees it', () => {
    const t = landed();
    /** Only this one is asked; all others see that, and are refused. */
    const turnOf = (seat: (typeof everybody)[number], left: number): void => {
      for (const eyes of everybody) {
        const { flow, stack } = t.view(eyes);
        expect(flow).toMatchObject({ asked: [seat], label: 'collect', window: 'turn' });
        expect(stack.at(-1)).toMatchObject({ step: 'collect', left });
        if (eyes !== null && eyes !== seat) expect(t.refuses(eyes, 'enough')).toBe('table not-asked');
      }
    };
    // Alexander takes an alien and a relic, then places that relic and another one from his hand.
    turnOf(alex, 4);
    t.takes(alex, 2);
    turnOf(alex, 3);
    t.takes(alex, 6);
    turnOf(alex, 2);
    t.places(alex, 'plug', 'eye');
    // Clara landed before Ben at the same portal: she takes three cards.
    turnOf(clara, 3);
    t.takes(clara, 3, 7, 9);
    // Ben places three from his hand.
    turnOf(ben, 3);
    t.places(ben, 'plug', 'cloak', 'plug');
    // Dani takes one and places one.
    turnOf(dani, 2);
    t.takes(dani, 5);
    turnOf(dani, 1);
    expect([t.hand(alex), t.hand(clara), t.hand(ben), t.hand(dani)]).toEqual([
      'boots, schemer, sabortal',
      '2 roll, driver, 2 eye, sabortal',
      'thief, sabortal',
      'boots, vacuum, time, pilferer, sabortal',
    ]);
    t.places(dani, 'time');

    expect(seatsOf(4).map((seat) => t.planet(seat))).toEqual(['plug, 2 eye', 'cloak, 3 plug', '', '3 time']);
    const acts = [
      { kind: 'took', seat: alex, card: 'schemer', portal: 2 },
      { kind: 'took', seat: alex, card: 'plug', portal: 6 },
      { kind: 'placed', seat: alex, relic: 'plug', copies: 1 },
      { kind: 'placed', seat: alex, relic: 'eye', copies: 2 },
      { kind: 'took', seat: clara, card: 'roll', portal: 3 },
      { kind: 'took', seat: clara, card: 'roll', portal: 7 },
      { kind: 'took', seat: clara, card: 'eye', portal: 9 },
      { kind: 'placed', seat: ben, relic: 'plug', copies: 2 },
      { kind: 'placed', seat: ben, relic: 'cloak', copies: 1 },
      { kind: 'placed', seat: ben, relic: 'plug', copies: 3 },
      { kind: 'took', seat: dani, card: 'vacuum', portal: 5 },
      { kind: 'placed', seat: dani, relic: 'time', copies: 3 },
    ];
    for (const eyes of everybody) expect(t.history(eyes).filter((e) => e.kind === 'took' || e.kind === 'placed')).toEqual(acts);
    // The mission is over; Alexander holds the pass and gets what is left.
    expect(t.told('leftovers')).toEqual([{ kind: 'leftovers', seat: alex, cards: ['cloak', 'time', 'driver'] }]);
  });
});
