/** Section 15: the event track and event cards. */

import { describe, expect, test } from 'vitest';
import { count } from '../rules/counts.ts';
import { sidesOf } from '../rules/effects/each.ts';
import { NONE } from '../rules/ids.ts';
import { NEBULAE, neighbours, READING, VOID_SPACE } from '../rules/map.ts';
import { PLACES } from '../rules/picks.ts';
import { sure } from '../rules/sure.ts';
import { tally } from '../rules/tally.ts';
import { space, Table } from './table.ts';

const advance = (t: Table, n = 1): Table => t.push({ step: 'advance', n, todo: NONE });
/** The marker before a space, everything quiet. */
const before = (spaceNo: number, options = {}, seats = 2): Table => {
  const t = new Table(options, seats).noRaiders();
  t.pub.decks.marker = spaceNo - 1;
  return t;
};
const event = (t: Table, id: string): Table => {
  t.pub.decks.events = [t.c.raw.events.findIndex((e) => e.id === id)];
  t.pub.decks.eventsOut = [];
  t.pub.decks.marker = 3;
  return advance(t);
};

describe('the track', () => {
  test('N121: twenty spaces in a loop, each resolved before the next', () => {
    const t = before(20);
    t.pub.decks.marker = 20;
    advance(t);
    expect(t.pub.decks.marker).toBe(1);
    expect(t.c.raw.eventTrack.map((s) => s.do.join('+'))).toEqual(
      ',newPlanet,spawnS,event,drop,raiderA,newPlanet,event,spawnS,raiderB,newPlanet,event,drop,raiderC,newPlanet,event,spawnS,raiderD,newPlanet+drop,event'.split(
        ',',
      ),
    );
  });
  test('N122, N36, N273: a new planet on the next free space with its moons; without a tile nothing', () => {
    const t = before(2);
    const [laid, left] = [t.pub.map.laid, t.pub.map.stack.length];
    advance(t);
    const at = READING[laid];
    expect([t.pub.map.laid, t.pub.map.stack.length]).toEqual([laid + 1, left - 1]);
    expect(t.pub.map.moons[at]).toBe(3);
    const u = before(2);
    u.pub.map.stack = [];
    advance(u);
    expect(u.pub.map.laid).toBe(laid);
    const v = before(2, {}, 2);
    v.pub.map.laid = 22;
    advance(v);
    expect(v.pub.map.laid).toBe(22);
  });
  test('N124, N33: a supply drop on bases without ships and on planets without moons and ships', () => {
    const t = before(5);
    const planet = sure(READING.find((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet'));
    const { kind } = t.c.tiles[t.pub.map.tile[planet]];
    t.pub.map.unseen[kind].push(t.pub.map.top[planet]);
    t.pub.map.moons[planet] = 0;
    t.pub.map.top[planet] = NONE;
    const taken = space(t.where('base_odessa'));
    t.ship('transport', PLACES[taken]);
    advance(t);
    expect(t.pub.map.bonus[planet * 5 + kind]).toBe(1);
    expect(t.pub.map.bonus[taken * 5]).toBe(0);
    expect(t.pub.map.bonus[space(t.where('base_ilion')) * 5]).toBe(1);
  });
  test('N123, N125: raiders come to the nebula that was rolled', () => {
    const t = before(3);
    t.chance.next.push(4);
    advance(t);
    expect(t.pub.raiders.at).toEqual([NEBULAE[4]]);
    const u = before(6);
    advance(u);
    expect(u.c.raw.raiders[u.pub.raiders.card[0]].class).toBe('A');
    expect(u.pub.raiders.coming[0]).toBe(1);
  });
  test('N126: the card is revealed, resolved and discarded; an empty deck is made anew', () => {
    const t = before(4);
    event(t, 'ev_comet_shower');
    expect(t.told('event').map((e) => e.card)).toEqual(['ev_comet_shower']);
    expect(t.pub.decks.events).toEqual([]);
    expect(t.pub.decks.eventsOut).toHaveLength(1);
    t.pub.decks.marker = 3;
    advance(t);
    expect(t.told('reshuffled')).toHaveLength(1);
    expect(t.told('event').map((e) => e.card)).toEqual(['ev_comet_shower']);
    expect(tally(t.s).events).toBe(2);
  });
});

describe('cards', () => {
  test('N127: players in turn order, beginning with the active one', () => {
    const t = new Table({}, 3).noRaiders().stock({}).stock({}, 1).stock({}, 2);
    event(t, 'ev_pilgrim_convoy');
    expect(t.asked).toBe(0);
    t.play('option 1');
    expect(t.asked).toBe(1);
    t.play('option 1');
    expect(t.asked).toBe(2);
  });
  test('N128: on the Void, or beside it; who is on it is not beside it', () => {
    const t = new Table({ events: 'void' }, 3).noRaiders();
    t.ship('transport', PLACES[VOID_SPACE], 1);
    const near = neighbours(t.pub.map, VOID_SPACE)[0];
    t.ship('transport', PLACES[near], 1).ship('transport', PLACES[near], 2);
    expect(sidesOf(t.pub, 'onVoid')).toEqual([1]);
    expect(sidesOf(t.pub, 'nextVoid')).toEqual([2]);
  });
  test('sets with most or fewest include everybody tied, and nobody if the highest number is 0', () => {
    const t = new Table({}, 3).noRaiders();
    expect(sidesOf(t.pub, 'mostShips')).toEqual([]);
    t.ship('transport', PLACES[READING[0]], 1).ship('transport', PLACES[READING[1]], 2);
    expect(sidesOf(t.pub, 'mostShips')).toEqual([1, 2]);
    expect(sidesOf(t.pub, 'fewestShips')).toEqual([0]);
    expect(sidesOf(t.pub, 'mostVp')).toEqual([2]);
    expect(sidesOf(t.pub, 'noDevelopment')).toEqual([0, 1, 2]);
  });
  test('N129, D39: an extra launch turn right after this one, then normal order; not in the last round', () => {
    const t = new Table({ events: 'twilight' }, 2).noRaiders().hand([]).hand([], 1).stock({}).stock({}, 1);
    t.side(1).vp = 0;
    event(t, 'ev_temporal_anomaly');
    expect(t.pub.turn.extra).toBe(1);
    const planets = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet').map((i) => PLACES[i]);
    t.play('transport', `to ${planets[0]}`).until('extra-turn');
    expect([t.asked, t.pub.turn.mode]).toEqual([1, 'extra']);
    expect(t.picks()).not.toContain('return');
    t.play('transport', `to ${planets[1]}`).until('turn');
    // Then the next player in order.
    expect([t.asked, t.pub.turn.mode]).toEqual([1, 'regular']);
    const u = new Table({ events: 'twilight' }, 2).noRaiders();
    u.pub.turn.left = 2;
    event(u, 'ev_temporal_anomaly');
    expect(u.pub.turn.extra).toBe(NONE);
  });
  test('N314: of several tied only the last in turn order takes it, and only that is told', () => {
    const t = new Table({ events: 'twilight' }, 3).noRaiders();
    for (let who = 0; who < 3; who++) t.side(who).vp = who === 2 ? 9 : 4;
    event(t, 'ev_temporal_anomaly');
    expect(t.pub.turn.extra).toBe(1);
    expect(t.told('extra-turn')).toEqual([{ kind: 'extra-turn', who: 1 }]);
  });
  test('N314: nobody takes it if the Collective alone is last', () => {
    const t = new Table({ events: 'twilight' }, 1).noRaiders();
    t.side().vp = 9;
    t.side(1).vp = 2;
    event(t, 'ev_temporal_anomaly');
    expect(t.pub.turn.extra).toBe(NONE);
  });
  test('N308: an option whose losses cannot be fully paid may be chosen only if no option can be', () => {
    const t = new Table({ events: 'twilight' }, 2).noRaiders().stock({}).modules(0, ['mod_sci_01']).stock({}, 1);
    event(t, 'ev_dying_sun');
    // Without energy the module is damaged, without a question; the second seat has nothing to lose.
    expect(t.side().rows[0].damaged).toEqual([1]);
    expect(t.label).toBe('turn');
    const u = new Table({ events: 'twilight' }, 2).noRaiders().stock({ energy: 2 }).stock({}, 1);
    event(u, 'ev_dying_sun');
    // Damaging a module that is not there is not a way out.
    expect(u.stored()).toEqual({});
  });
  test('tipping: the owner picks among several', () => {
    const t = new Table({ events: 'twilight' }, 2).noRaiders();
    const planets = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet');
    t.pub.map.owner[planets[0]] = 0;
    t.pub.map.owner[planets[1]] = 0;
    event(t, 'ev_fatal_collapse');
    expect(t.label).toBe('tip');
    t.play(`develop ${PLACES[planets[1]]}`);
    expect(t.pub.map.tipped[planets[1]]).toBe(1);
  });
  test('ships on the map are damaged by the owner’s choice, shields first', () => {
    const t = new Table({ events: 'twilight' }, 2).noRaiders().ship('heavy_cruiser', PLACES[READING[0]]).ship('transport', PLACES[READING[1]]);
    event(t, 'ev_hull_plague');
    expect(t.label).toBe('damage-ship');
    t.play(`ship 3 ${PLACES[READING[0]]}`);
    expect(t.pub.fleet.hit[8]).toBe(1);
    expect(t.pub.fleet.at[8]).toBe(READING[0]);
  });
  test('bonus resources fall on every planet', () => {
    const t = new Table({}, 2).noRaiders();
    event(t, 'ev_comet_shower');
    const planets = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet');
    for (const i of planets) expect(t.pub.map.bonus[i * 5 + t.c.tiles[t.pub.map.tile[i]].kind]).toBe(1);
  });
});

test('the tally is a mean of all seats, the first included', () => {
  const t = new Table({}, 3);
  for (const [who, n] of [5, 1, 3].entries()) count(t.side(who), 'launches', n);
  expect(tally(t.s).launches).toBe(3);
});
