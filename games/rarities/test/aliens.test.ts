/** The three aliens: R33–R41, Q14–Q25, Q44–Q46. */
import { describe, expect, test } from 'vitest';
import { alex, arrange, ben, clara, dani, eli, finn, type Scene, spectator } from './table.ts';

describe('Pilferer', () => {
  const scene: Scene = { portals: { 1: 'eye' }, hands: ['pilferer'], planets: ['2 plug', '2 boots, plug', 'cloak'] };

  test('R33: it is laid at the explored portal; one relic moves from another planet to their own', () => {
    const t = arrange(scene).pilfers(alex, ben, 'boots');
    expect(t.card(2)).toBe('pilferer');
    expect(t.hand(alex)).toBe('sabortal');
    expect([t.planet(alex), t.planet(ben), t.planet(clara)]).toEqual(['boots, 2 plug', 'boots, plug', 'cloak']);
    expect(t.heard(spectator)).toEqual([{ kind: 'pilfered', by: alex, from: ben, relic: 'boots', portal: 2 }]);
  });

  test('R33: own-planet: only from another player', () => {
    const t = arrange(scene);
    expect(t.offers(alex, 'pilferer')).toEqual(['from 1', 'from 2']);
    expect(t.refuses(alex, 'pilferer', 'from 0', 'plug')).toBe('R33 own-planet');
  });

  test('R33: planet-empty, relic-not-there: only what lies there', () => {
    const t = arrange({ ...scene, planets: ['plug', 'boots'] });
    expect(t.refuses(alex, 'pilferer', 'from 2', 'boots')).toBe('R33 planet-empty');
    expect(t.offers(alex, 'pilferer', 'from 1')).toEqual(['boots']);
    expect(t.refuses(alex, 'pilferer', 'from 1', 'eye')).toBe('R33 relic-not-there');
  });

  test('R34, C8: relic-protected, all-protected: three of a kind are safe', () => {
    const t = arrange({ ...scene, planets: ['', '3 boots, plug', '3 eye'] });
    expect(t.offers(alex, 'pilferer')).toEqual(['from 1']);
    expect(t.refuses(alex, 'pilferer', 'from 1', 'boots')).toBe('R34 relic-protected');
    expect(t.refuses(alex, 'pilferer', 'from 2', 'eye')).toBe('R34 all-protected');
  });

  test('Q15: thief-has-three: nothing of which the thief has three', () => {
    const t = arrange({ ...scene, planets: ['3 boots', '2 boots, plug', 'boots'] });
    expect(t.offers(alex, 'pilferer', 'from 1')).toEqual(['plug']);
    expect(t.refuses(alex, 'pilferer', 'from 1', 'boots')).toBe('Q15 thief-has-three');
    expect(t.refuses(alex, 'pilferer', 'from 2', 'boots')).toBe('Q15 all-protected');
  });

  test('Q16: one or two of a kind are a legal target', () => {
    expect(arrange({ ...scene, planets: ['', '2 boots, plug'] }).offers(alex, 'pilferer', 'from 1')).toEqual(['boots', 'plug']);
  });

  test('Q17: also of a player who has landed', () => {
    const t = arrange({ ...scene, ships: [[ben, 1]] }).pilfers(alex, ben, 'plug');
    expect([t.planet(alex), t.planet(ben)]).toEqual(['3 plug', '2 boots']);
  });

  test.each([
    ['nobody has a relic at home', ['2 boots', '', '']],
    ['everything is in sets of three', ['', '3 boots', '3 plug, 3 eye']],
    ['the thief has three of all there is', ['3 boots, 3 eye', '2 boots', 'boots, eye']],
  ])('Q14: nothing-to-steal: it may not be played when %s', (_, planets) => {
    const t = arrange({ ...scene, planets });
    expect(t.offers(alex)).toEqual(['draw 1', 'draw 2']);
    expect(t.refuses(alex, 'pilferer')).toBe('Q14 nothing-to-steal');
  });

  test('Q14: the theft is not optional', () => {
    expect(arrange(scene).refuses(alex, 'pilferer')).toBe('table unfinished');
    expect(arrange(scene).refuses(alex, 'pilferer', 'from 1')).toBe('table unfinished');
  });

  test('Q46: what it takes is a relic from a planet, never a card from a hand or an alien', () => {
    const t = arrange({ ...scene, hands: ['pilferer', 'roll, thief', 'schemer'] });
    expect(t.offers(alex, 'pilferer', 'from 1')).toEqual(['boots', 'plug']);
    expect(t.refuses(alex, 'pilferer', 'from 1', 'roll')).toBe('R33 relic-not-there');
    expect(t.refuses(alex, 'pilferer', 'from 1', 'thief')).toBe('R33 not-now');
    t.pilfers(alex, ben, 'boots');
    expect(t.hand(ben)).toBe('roll, thief, sabortal');
  });

  test('R41: the landing opportunity follows', () => {
    const t = arrange(scene).pilfers(alex, ben, 'boots').lands(clara);
    expect(t.shipsAt(2)).toEqual([clara]);
  });
});

describe('Schemer', () => {
  const scene: Scene = { portals: { 1: 'eye', 2: 'thief', 3: 'plug' }, hands: ['schemer', undefined, 'pilferer'] };

  test('R35, R36: a relic from any portal to their own planet; the Schemer lies where it was', () => {
    const t = arrange(scene).schemes(alex, 1, 'home');
    expect(t.planet(alex)).toBe('eye');
    expect(t.hand(alex)).toBe('sabortal');
    expect(t.cards).toEqual(['schemer', 'thief', 'plug']);
    expect(t.card(4)).toBeNull();
    expect(t.heard(spectator)).toEqual([{ kind: 'schemed', by: alex, relic: 'eye', at: 1, to: 'home', portal: 4 }]);
  });

  test('R35: or into the hand', () => {
    const t = arrange(scene).schemes(alex, 3, 'hand');
    expect(t.hand(alex)).toBe('plug, sabortal');
    expect(t.planet(alex)).toBe('');
    expect(t.cards).toEqual(['eye', 'thief', 'schemer']);
  });

  test('R35: alien-at-portal: no alien', () => {
    const t = arrange(scene);
    expect(t.offers(alex, 'schemer')).toEqual(['portal 1', 'portal 3']);
    expect(t.refuses(alex, 'schemer', 'portal 2', 'hand')).toBe('R35 alien-at-portal');
  });

  test('R35: portal-empty: no portal without a card', () => {
    expect(arrange({ ...scene, portal: 6 }).refuses(alex, 'schemer', 'portal 5', 'hand')).toBe('R35 portal-empty');
  });

  test('Q19: not from the portal being explored, which is still empty', () => {
    const t = arrange(scene);
    expect(t.state.pub.portal).toBe(4);
    expect(t.refuses(alex, 'schemer', 'portal 4', 'home')).toBe('R35 portal-empty');
  });

  test.each([
    ['on the first turn of a mission', {}],
    ['when only aliens lie there', { 1: 'thief', 2: 'pilferer' } as const],
  ])('Q18: nothing-to-scheme: it may not be played %s', (_, portals) => {
    const t = arrange({ portals, hands: ['schemer'] });
    expect(t.offers(alex)).toEqual(['draw 1', 'draw 2']);
    expect(t.refuses(alex, 'schemer')).toBe('Q18 nothing-to-scheme');
  });

  test('Q20: three-at-home: a relic of which one has three goes into the hand only', () => {
    const t = arrange({ ...scene, planets: ['3 eye'] });
    expect(t.offers(alex, 'schemer', 'portal 1')).toEqual(['hand']);
    expect(t.refuses(alex, 'schemer', 'portal 1', 'home')).toBe('Q20 three-at-home');
    expect(t.offers(alex, 'schemer', 'portal 3')).toEqual(['home', 'hand']);
    expect(t.schemes(alex, 1, 'hand').hand(alex)).toBe('eye, sabortal');
  });

  test.each(['race', 'sealed', 'open'] as const)('R37, R41: %s: nobody may land; the next player explores', (landing) => {
    const t = arrange({ ...scene, options: { landing } }).schemes(alex, 1, 'home');
    expect(t.waits).toBe('explore: ben');
    for (const seat of [alex, clara]) expect(t.refuses(seat, 'land')).toBe('table not-asked');
    expect(t.refuses(ben, 'land')).toBe('R11 not-now');
  });

  test('C4, Q21: the turn uses up the portal, which stays empty', () => {
    const t = arrange({ ...scene, hands: ['schemer', 'cloak', 'boots, pilferer'] })
      .schemes(alex, 1, 'home')
      .draws(ben, clara, 'boots')
      .stays();
    expect(t.card(4)).toBeNull();
    expect(t.card(5)).toBe('boots');
    expect(t.state.pub.portal).toBe(6);
  });

  test('C4: a later Time Thief may still move ships onto it', () => {
    const t = arrange({ ...scene, portals: { 1: 'eye' }, portal: 4, hands: ['schemer', 'roll, boots', 'pilferer, cloak', 'thief'], players: 4 });
    t.schemes(alex, 1, 'hand').draws(ben, clara, 'cloak').stays().draws(clara, ben, 'roll').stays();
    expect(t.state.pub.portal).toBe(7);
    t.draws(dani, ben, 'boots').lands(ben, alex).stays();
    t.draws(clara, alex, 'eye').stays().thieves(dani);
    expect(t.shipsAt(4)).toEqual([ben, alex]);
    expect(t.card(4)).toBeNull();
  });

  test.each(['race', 'sealed', 'open'] as const)(
    'Q22, Q30, R21: %s: at portal 10 all still flying are landed at once, clockwise from the explorer',
    (landing) => {
      const t = arrange({
        ...scene,
        players: 4,
        options: { landing },
        portal: 10,
        turn: clara,
        pass: dani,
        ships: [[dani, 9]],
        hands: ['pilferer', undefined, 'schemer'],
      });
      t.schemes(clara, 3, 'home');
      expect(t.shipsAt(10)).toEqual([clara, alex, ben]);
      expect(t.told('landed').map((e) => e.forced)).toEqual([true, true, true]);
      expect(t.told('ended')).toEqual([{ kind: 'ended', by: 'super' }]);
      expect(t.waits).toBe('collect: clara');
      expect(t.card(10)).toBeNull();
    },
  );
});

describe('Time Thief', () => {
  const scene: Scene = { players: 6, hands: ['thief'] };

  test('R38: it is laid at the explored portal; every landed ship moves three portals to the front', () => {
    const t = arrange({
      ...scene,
      ships: [
        [ben, 5],
        [clara, 8],
      ],
      portal: 9,
    }).thieves(alex);
    expect(t.card(9)).toBe('thief');
    expect(t.hand(alex)).toBe('sabortal');
    expect(t.state.pub.berths).toEqual([0, 2, 5, 0, 0, 0]);
    expect(t.heard(spectator)).toEqual([
      {
        kind: 'thieved',
        by: alex,
        portal: 9,
        ships: [
          { seat: ben, from: 5, to: 2 },
          { seat: clara, from: 8, to: 5 },
        ],
      },
    ]);
  });

  test('R39: nearer ships move before further ones, no matter who landed first', () => {
    const t = arrange({
      ...scene,
      ships: [
        [dani, 6],
        [clara, 2],
        [ben, 4],
      ],
    }).thieves(alex);
    const [{ ships }] = t.told('thieved');
    expect(ships.map((s) => s.seat)).toEqual([clara, ben, dani]);
  });

  test('R40: ships from one portal move together and keep their order', () => {
    const t = arrange({
      ...scene,
      ships: [
        [finn, 7],
        [ben, 7],
        [dani, 7],
      ],
    }).thieves(alex);
    expect(t.shipsAt(4)).toEqual([finn, ben, dani]);
  });

  test('C5, Q24, R38, R39: portals 1 to 4 all end at portal 1: the formerly nearest lies at the bottom', () => {
    const t = arrange({
      ...scene,
      ships: [
        [finn, 4],
        [dani, 3],
        [ben, 3],
        [clara, 2],
        [eli, 1],
      ],
      portal: 5,
    }).thieves(alex);
    expect(t.shipsAt(1)).toEqual([eli, clara, dani, ben, finn]);
    t.lands(alex);
    expect(t.told('collecting')[0].order.map((o) => o.seat)).toEqual([alex, eli, clara, dani, ben, finn]);
  });

  test('C5: ships of different portals meet nowhere else', () => {
    for (let near = 1; near <= 9; near++) {
      for (let far = near + 1; far <= 9; far++) {
        const t = arrange({
          ...scene,
          ships: [
            [clara, far],
            [ben, near],
          ],
          portal: 10,
        }).thieves(alex);
        const [b, c] = [t.state.pub.berths[ben], t.state.pub.berths[clara]];
        expect(b === c).toBe(far <= 4);
        if (b === c) expect(t.shipsAt(b)).toEqual([ben, clara]);
      }
    }
  });

  test('C6, R41: who lands afterwards lands at the explored portal and is not moved', () => {
    const t = arrange({ ...scene, ships: [[ben, 5]], portal: 6 }).thieves(alex);
    expect(t.waitedFor().toSorted()).toEqual([alex, clara, dani, eli, finn]);
    t.lands(alex, eli).stays();
    expect(t.shipsAt(6)).toEqual([alex, eli]);
    expect(t.shipsAt(2)).toEqual([ben]);
  });

  test('Q23: with nobody landed it is just a safe exploration', () => {
    const t = arrange({ ...scene, portal: 3 }).thieves(alex);
    expect(t.told('thieved')).toEqual([{ kind: 'thieved', by: alex, portal: 3, ships: [] }]);
    expect(t.stays().waits).toBe('explore: ben');
  });

  test('Q25: the value of the new portal counts', () => {
    const t = arrange({
      players: 3,
      hands: ['thief'],
      ships: [
        [ben, 9],
        [clara, 8],
      ],
    });
    t.thieves(alex).lands(alex);
    expect(t.told('collecting')[0].order).toEqual([
      { seat: alex, portal: 10, actions: 4 },
      { seat: ben, portal: 6, actions: 2 },
      { seat: clara, portal: 5, actions: 2 },
    ]);
  });
});

describe('Q45: an alien comes back to its player', () => {
  const scene: Scene = { hands: ['thief, 2 plug', '2 eye', 'pilferer, schemer, roll'], portals: { 1: 'boots' } };

  test('Q45: not while the mission lasts', () => {
    const t = arrange(scene).thieves(alex).stays().draws(ben, alex, 'plug').stays().schemes(clara, 1, 'hand');
    expect(t.waits).toBe('explore: alex');
    expect(t.offers(alex)).toEqual(['draw 1', 'draw 2']);
    expect(t.refuses(alex, 'thief')).toBe('R15 alien-not-held');
  });
  test('Q45: by collecting', () => {
    const t = arrange(scene).thieves(alex).lands(alex, ben, clara).takes(alex, 2);
    expect(t.hand(alex)).toBe('2 plug, thief, sabortal');
  });
  test('Q45: as the bonus of their own sabortal', () => {
    const t = arrange(scene).thieves(alex).stays().draws(ben, alex, 'sabortal').takes(alex, 2);
    expect(t.told('bonus')).toEqual([{ kind: 'bonus', seat: alex, card: 'thief', portal: 2 }]);
  });
  test('Q45: among the leftovers of the pass holder', () => {
    const t = arrange(scene).thieves(alex).stays().draws(ben, clara, 'sabortal').says(clara, 'none');
    expect(t.told('leftovers')).toEqual([{ kind: 'leftovers', seat: alex, cards: ['boots', 'thief'] }]);
  });
});
