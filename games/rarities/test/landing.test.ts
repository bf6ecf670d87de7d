/** Landing in its three forms: R16–R21, Q1–Q9, Q30. */
import { seatsOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import type { Options } from '../rules/types.ts';
import { alex, arrange, ben, clara, dani, orders, type Scene, spectator, type Table } from './table.ts';

/** Four players after ben has explored a portal, while dani holds the pass: the window is open. */
const window = (landing: Options['landing'], scene: Scene = {}): Table =>
  arrange({ players: 4, turn: ben, pass: dani, portals: { 4: 'eye' }, hands: ['plug'], ...scene, options: { landing, ...scene.options } })
    .draws(ben, alex, 'plug')
    .listen();

describe('race', () => {
  test('R17, Q1: ships pile up in the order of arrival, whatever it is', () => {
    for (const order of orders([alex, ben, clara, dani]))
      expect(
        window('race')
          .lands(...order)
          .shipsAt(5),
      ).toEqual(order);
  });

  test('R17: a ship lands above the portal just explored, on top of those already there', () => {
    const t = window('race').lands(clara);
    expect(t.heard(spectator)).toEqual([{ kind: 'landed', seat: clara, portal: 5, place: 1, forced: false }]);
    t.lands(alex);
    expect(t.heard(spectator)).toEqual([{ kind: 'landed', seat: alex, portal: 5, place: 2, forced: false }]);
    expect(t.state.pub.berths).toEqual([5, 0, 5, 0]);
  });

  test('Q1: landings and refusals to land show at once, to everybody', () => {
    const t = window('race').lands(dani);
    for (const seat of [alex, ben, clara, spectator]) {
      expect(t.heard(seat)).toEqual([{ kind: 'landed', seat: dani, portal: 5, place: 1, forced: false }]);
      expect(t.view(seat).pub.ships).toEqual([dani]);
    }
    t.stays(alex);
    expect(t.heard(spectator)).toEqual([{ kind: 'stayed', seat: alex, portal: 5 }]);
  });

  test('Q1: already-stayed: "stay" may become "land" until the window closes, and nothing else', () => {
    const t = window('race').stays(alex, ben);
    expect(t.offers(alex)).toEqual(['land']);
    expect(t.refuses(alex, 'stay')).toBe('Q1 already-stayed');
    t.lands(alex).stays(clara, dani);
    expect(t.shipsAt(5)).toEqual([alex]);
    expect(t.refuses(ben, 'land')).toBe('table not-asked');
  });

  test('R17, R19: landing is final', () => {
    const t = window('race').lands(alex);
    expect(t.refuses(alex, 'stay')).toBe('table not-asked');
    expect(t.refuses(alex, 'land')).toBe('table not-asked');
    expect(t.match.canUndo(alex)).toBe(false);
  });

  test('Q1: the window closes as soon as everybody flying has landed or stays', () => {
    const t = window('race').stays(alex, ben).lands(dani);
    expect(t.waits).toBe('landing: clara');
    t.stays(clara);
    expect(t.waits).toBe('explore: clara');
  });

  test('Q1, Q42: it has seconds of its own, and a silent player stays', () => {
    const t = window('race', { options: { landingSeconds: 9 } });
    expect(t.state.flow.seconds).toBe(9);
    t.lands(clara).idles(...t.waitedFor());
    expect(t.shipsAt(5)).toEqual([clara]);
    expect(t.waits).toBe('explore: dani');
  });

  test('Q3: as long as it is open anybody may land at any time, before or after anybody else, bot or not', () => {
    for (const order of orders([alex, ben, clara, dani])) {
      const t = window('race');
      expect(t.state.flow).toMatchObject({ window: 'open', revisable: true, seconds: 6 });
      for (const [i, seat] of order.slice(0, 3).entries()) {
        expect(order.slice(i).map((s) => t.refuses(s, 'land'))).toEqual(order.slice(i).map(() => null));
        t.lands(seat);
      }
    }
  });

  test('Q4: nobody explores before the window is closed', () => {
    const t = window('race').stays(alex, ben, dani);
    expect(t.refuses(clara, 'draw 0')).toBe('R17 not-now');
    expect(t.refuses(dani, 'draw 0')).toBe('Q1 not-now');
    t.stays(clara);
    expect(t.refuses(clara, 'draw 0')).toBeNull();
  });

  test('Q5: one may land because others did', () => {
    const t = window('race').stays(alex, clara).lands(ben);
    expect(t.view(alex).pub.ships).toEqual([ben]);
    t.lands(alex, clara).stays(dani);
    expect(t.shipsAt(5)).toEqual([ben, alex, clara]);
  });

  test('Q6: the explorer has no privilege', () => {
    expect(window('race').lands(dani, ben).stays().shipsAt(5)).toEqual([dani, ben]);
  });

  test('Q9: when all have landed, the mission is over in the middle of the window', () => {
    const t = window('race').lands(dani, alex, clara);
    expect(t.waits).toBe('landing: ben');
    t.lands(ben);
    expect(t.told('ended')).toEqual([{ kind: 'ended', by: 'landed' }]);
    expect(t.waits).toBe('collect: dani');
  });
});

describe('sealed', () => {
  test('Q2: everybody chooses secretly, then all is shown; the pile is clockwise from the explorer', () => {
    const t = window('sealed').lands(alex).stays(clara).lands(ben);
    expect(t.history(spectator)).toEqual([]);
    expect(t.shipsAt(5)).toEqual([]);
    t.lands(dani);
    expect(t.heard(clara)).toEqual([
      { kind: 'shown', land: [ben, dani, alex], stay: [clara] },
      { kind: 'landed', seat: ben, portal: 5, place: 1, forced: false },
      { kind: 'landed', seat: dani, portal: 5, place: 2, forced: false },
      { kind: 'landed', seat: alex, portal: 5, place: 3, forced: false },
    ]);
    expect(t.shipsAt(5)).toEqual([ben, dani, alex]);
    expect(t.waits).toBe('explore: clara');
  });

  test('Q2: in whatever order the answers come', () => {
    for (const order of orders([alex, ben, clara, dani])) {
      const t = window('sealed');
      for (const seat of order) t.says(seat, seat === alex ? 'stay' : 'land');
      expect(t.shipsAt(5)).toEqual([ben, clara, dani]);
    }
  });

  test('Q2, Q5: nobody sees what another chose, so nobody can land because of it', () => {
    const [land, stay] = [window('sealed').lands(alex), window('sealed').stays(alex)];
    for (const seat of [ben, clara, dani, spectator]) {
      expect(land.view(seat)).toEqual(stay.view(seat));
      expect(land.heard(seat)).toEqual([]);
    }
    expect(land.view(alex).sealed).toEqual(['land']);
    expect(land.view(ben).flow.done).toEqual([alex]);
  });

  test('Q2: one may change one’s mind while somebody is still choosing', () => {
    const t = window('sealed').lands(alex, ben, clara).stays(alex).stays(dani);
    expect(t.shipsAt(5)).toEqual([ben, clara]);
  });

  test('Q2: there is no hurry: the window has no seconds of its own', () => {
    expect(window('sealed', { options: { landingSeconds: 2 } }).state.flow).toMatchObject({ window: 'sealed', seconds: null });
  });

  test('Q6: the order begins with the explorer', () => {
    for (const turn of [alex, ben, clara, dani]) {
      const t = arrange({ players: 4, turn, pass: clara, options: { landing: 'sealed' }, hands: ['eye', 'plug'] });
      const from = turn === alex ? ben : alex;
      t.draws(turn, from, turn === alex ? 'plug' : 'eye').lands(...seatsOf(4));
      expect(t.told('landed')[0].seat).toBe(turn);
    }
  });

  test('Q42: the silent stay', () => {
    const t = window('sealed').lands(clara).idles(alex, ben, dani);
    expect(t.shipsAt(5)).toEqual([clara]);
  });

  test('Q9: all landed: the mission ends', () => {
    expect(window('sealed').lands(alex, ben, clara, dani).told('ended')).toEqual([{ kind: 'ended', by: 'landed' }]);
  });
});

describe('open', () => {
  test('Q2b: clockwise from the explorer each one says it openly, and no curtain falls', () => {
    const t = window('open');
    expect(t.waits).toBe('landing: ben');
    expect(t.state.flow).toMatchObject({ window: 'turn', needsSecrets: false, seconds: null });
    expect(t.refuses(clara, 'land')).toBe('table not-asked');
    t.stays(ben);
    expect(t.heard(spectator)).toEqual([{ kind: 'stayed', seat: ben, portal: 5 }]);
    expect(t.waits).toBe('landing: clara');
    t.lands(clara);
    expect(t.heard(spectator)).toEqual([{ kind: 'landed', seat: clara, portal: 5, place: 1, forced: false }]);
    expect(t.waits).toBe('landing: dani');
    t.stays(dani);
    expect(t.waits).toBe('landing: alex');
    t.lands(alex);
    expect(t.shipsAt(5)).toEqual([clara, alex]);
    expect(t.waits).toBe('explore: dani');
  });

  test('Q2b: those who have landed are not asked again; everybody is asked once', () => {
    const t = window('open', { ships: [[clara, 4]] })
      .stays(ben)
      .stays(dani)
      .stays(alex);
    expect(t.told('stayed').map((e) => e.seat)).toEqual([ben, dani, alex]);
    expect(t.waits).toBe('explore: dani');
  });

  test('Q5, Q6: later ones see what earlier ones said; the explorer speaks first', () => {
    const t = window('open').lands(ben);
    expect(t.view(clara).pub.ships).toEqual([ben]);
    expect(t.waits).toBe('landing: clara');
  });

  test('Q9, Q42: the silent stay; when all have landed the mission ends', () => {
    const t = window('open').idles(ben).lands(clara).idles(dani, alex);
    expect(t.shipsAt(5)).toEqual([clara]);
    expect(window('open').lands(ben, clara, dani, alex).told('ended')).toEqual([{ kind: 'ended', by: 'landed' }]);
  });
});

describe('the end of a mission', () => {
  test('R20: by a sabortal, when all ships have landed, or after portal 10', () => {
    const ended = (t: Table): string[] => t.told('ended').map((e) => e.by);
    expect(ended(arrange().draws(alex, ben, 'sabortal'))).toEqual(['sabortal']);
    expect(ended(window('race').lands(alex, ben, clara, dani))).toEqual(['landed']);
    expect(ended(window('race', { portal: 10 }).lands(alex, ben, clara, dani))).toEqual(['super']);
    expect(ended(window('race', { portal: 9 }).stays())).toEqual([]);
  });
});

describe('super-mission', () => {
  const last = { portal: 10, portals: {}, ships: [[dani, 9]] } satisfies Scene;

  test('R21, Q30: must-land: in a race the usual window opens, but there only the order is left to decide', () => {
    const t = window('race', last);
    expect(t.waitedFor().toSorted()).toEqual([alex, ben, clara]);
    expect(t.offers(alex)).toEqual(['land']);
    expect(t.refuses(alex, 'stay')).toBe('R21 must-land');
    t.lands(clara, alex, ben);
    expect(t.shipsAt(10)).toEqual([clara, alex, ben]);
    expect(t.told('ended')).toEqual([{ kind: 'ended', by: 'super' }]);
    expect(t.waits).toBe('collect: clara');
  });

  test('Q30, Q42: silent players are landed at its end, clockwise from the explorer', () => {
    const t = window('race', last);
    expect(t.waitedFor()).toEqual([ben, clara, alex]);
    t.lands(clara);
    t.idles(...t.waitedFor());
    expect(t.shipsAt(10)).toEqual([clara, ben, alex]);
  });

  test.each(['sealed', 'open'] as const)('R21, Q30: %s: no choice, all still flying are landed at once, clockwise from the explorer', (landing) => {
    const t = arrange({ players: 4, turn: ben, pass: dani, hands: ['plug'], ...last, options: { landing } }).draws(ben, alex, 'plug');
    expect(t.told('landed')).toEqual([
      { kind: 'landed', seat: ben, portal: 10, place: 1, forced: true },
      { kind: 'landed', seat: clara, portal: 10, place: 2, forced: true },
      { kind: 'landed', seat: alex, portal: 10, place: 3, forced: true },
    ]);
    expect(t.told('ended')).toEqual([{ kind: 'ended', by: 'super' }]);
    expect(t.waits).toBe('collect: ben');
  });

  test('R21: after a sabortal at portal 10 nobody lands', () => {
    const t = arrange({ players: 4, ...last, portals: { 9: 'eye' }, hands: [undefined, 'plug'] })
      .draws(alex, ben, 'sabortal')
      .says(ben, 'none');
    expect(t.shipsAt(10)).toEqual([]);
    expect(t.told('collecting')).toEqual([{ kind: 'collecting', order: [{ seat: dani, portal: 9, actions: 4 }] }]);
  });
});
