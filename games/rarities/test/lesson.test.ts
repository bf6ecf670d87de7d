/** The guided first game: it can be played as written, what the coach says is true, and then it is an ordinary game. */
import { waitedFor } from '@starboard/kernel';
import { lastTold, lessonTests } from '@starboard/kernel/testing';
import { expect } from 'vitest';
import { CARDS, cardOf, EMPTY, RELICS, SABORTAL, type Tag, VALUES } from '../content/cards.ts';
import { rarities } from '../game.ts';
import type { HintId } from '../lesson/hints.ts';
import { lesson } from '../lesson/index.ts';
import { NOVA, YOU, ZORGO } from '../lesson/script.ts';
import { completeSets } from '../rules/planet.ts';
import type { Rarities } from '../rules/types.ts';

const seats = '[0-2]';
const PLACE = new RegExp(
  `^(hand ${seats}|card (${CARDS.join('|')})|portal ([1-9]|10)|ship ${seats}|berths ([1-9]|10)|sky|planet ${seats}|ring ${seats} (${RELICS.join('|')})|pile|pass ${seats})$`,
);

lessonTests<Rarities, HintId>(rarities, lesson, {
  place: (at) => PLACE.test(at),
  undone: 'take',
  end: (m) => expect(completeSets(m.state.pub.planets[YOU])).toBe(1),
  facts: {
    hand: (m) => expect(m.state.mine[YOU].hand[SABORTAL]).toBe(1),
    found: (m) => expect(lastTold(m, 'drawn')).toMatchObject({ by: ZORGO, from: YOU, card: 'plug', portal: 4 }),
    'land-or-fly': (m) => expect(VALUES[m.state.pub.portal]).toBe(2),
    draw: (m) => {
      expect([m.state.pub.portal, m.state.pub.explorer]).toEqual([5, YOU]);
      expect(m.state.pub.hands[NOVA]).toBe(7);
    },
    boots: (m) => {
      expect(lastTold(m, 'drawn')).toMatchObject({ by: YOU, card: 'boots', portal: 5 });
      expect([m.state.mine[YOU].hand[cardOf('boots')], VALUES[5]]).toEqual([1, 2]);
    },
    nerve: (m) => {
      expect(lastTold(m, 'drawn')).toMatchObject({ by: NOVA, card: 'time', portal: 6 });
      expect([VALUES[6], VALUES[7]]).toEqual([2, 3]);
    },
    'touch-down': (m) => expect([m.state.pub.portal, VALUES[7]]).toEqual([7, 3]),
    pile: (m) => {
      expect(m.state.pub.ships).toEqual([YOU, NOVA]);
      expect(m.state.pub.berths).toEqual([7, 7, 0]);
      expect([m.state.pub.portal, m.state.pub.explorer]).toEqual([8, ZORGO]);
    },
    bonus: (m) => {
      expect(lastTold(m, 'sabortal')).toMatchObject({ by: ZORGO, from: YOU });
      expect(m.state.pub.portals[1]).toBe(cardOf('pilferer'));
    },
    take: (m) => {
      expect(lastTold(m, 'collecting')).toMatchObject({ order: [{ seat: YOU, actions: 3 }, { seat: NOVA }] });
      expect(m.state.pub.portals[5]).toBe(cardOf('boots'));
    },
    'place-again': (m) => expect(m.state.pub.planets[YOU][cardOf('boots')]).toBe(1),
    pass: (m) => {
      expect(lastTold(m, 'leftovers')).toMatchObject({ seat: ZORGO });
      expect([m.state.pub.pass, m.state.pub.explorer, m.state.pub.mission]).toEqual([YOU, YOU, 2]);
      expect(m.state.pub.hands.every((n) => n >= 7)).toBe(true);
      expect(m.state.pub.portals.every((c) => c === EMPTY)).toBe(true);
    },
    alien: (m) => expect(m.state.mine[YOU].hand[cardOf('pilferer')]).toBe(1),
    from: (m) => {
      expect(m.state.pub.planets[ZORGO].every((n) => n === 0)).toBe(true);
      expect(m.state.pub.hands[ZORGO]).toBeGreaterThan(7);
      expect(m.state.pub.planets[NOVA][cardOf('boots' satisfies Tag)]).toBe(1);
    },
    goodbye: (m) => {
      expect(m.state.pub.planets[YOU][cardOf('boots')]).toBe(3);
      expect([m.state.pub.portal, waitedFor(m.state).includes(YOU)]).toEqual([1, true]);
    },
  },
});
