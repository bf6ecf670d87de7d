/** Sections 8 to 12: ships, the turn choice, launching, activating regions, leaders. */

import { describe, expect, test } from 'vitest';
import { contentOf } from '../rules/content.ts';
import { BAY, HANGAR, NONE, SCRAPYARD, SPACES } from '../rules/ids.ts';
import { launchable, launchMask } from '../rules/legality.ts';
import { NEBULAE, neighbours, READING } from '../rules/map.ts';
import { modify } from '../rules/modifiers.ts';
import { PLACES } from '../rules/picks.ts';
import { diceOf, hasSkill, rangeOf, shieldsOf } from '../rules/ships.ts';
import { sure } from '../rules/sure.ts';
import { space, Table } from './table.ts';

const places = (mask: number): string[] => PLACES.filter((_, i) => (mask >> i) & 1);
/** Everybody rich, no raiders about. */
const open = (options = {}, seats = 2, factions: string[] = []): Table =>
  new Table(options, seats, factions).noRaiders().stock({ energy: 5, ice: 5, titanium: 5, nanocarbon: 5, credits: 5 });
const planets = (t: Table): string[] =>
  READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet').map((i) => PLACES[i]);

describe('ships', () => {
  test('N77, N78, N79, N80: dice, range, abilities, shield and price of the four types', () => {
    const { pub } = new Table({}, 2, ['fac_accord']);
    const { raw } = contentOf(pub.options);
    expect([0, 1, 2, 3].map((type) => diceOf(pub, 0, type))).toEqual([1, 2, 1, 3]);
    expect([0, 1, 2, 3].map((type) => rangeOf(pub, 0, type))).toEqual([1, 2, 99, 2]);
    expect([0, 1, 2, 3].map((type) => hasSkill(pub, 0, 'confrontation', type))).toEqual([false, true, false, true]);
    expect([0, 1, 2, 3].map((type) => hasSkill(pub, 0, 'exploration', type))).toEqual([false, false, true, false]);
    expect([0, 1, 2, 3].map((type) => shieldsOf(pub, 0, type))).toEqual([0, 0, 0, 1]);
    expect(raw.ships.map((s) => s.cost)).toEqual([
      { titanium: 1, energy: 1 },
      { titanium: 1, nanocarbon: 1, energy: 1 },
      { ice: 1, nanocarbon: 1, energy: 1 },
      { titanium: 2, nanocarbon: 2, energy: 1 },
    ]);
  });
  test('N81: a built ship goes to the hangar', () => {
    const t = open();
    t.push({ step: 'build', who: 0, ships: [1], off: 0, building: NONE, beside: false }).play('build 1');
    expect(t.pub.fleet.at[6]).toBe(HANGAR);
    expect(t.stored()).toMatchObject({ energy: 4, titanium: 4, nanocarbon: 4 });
  });
  test('N82: Exploration opens nebulae, Confrontation regions with foes', () => {
    const t = open({}, 2, ['fac_accord']);
    const [own, foe] = [READING[0], READING[1]];
    t.ship('transport', PLACES[own]).ship('transport', PLACES[foe], 1);
    const may = (type: number, at: number): boolean => ((launchMask(t.pub, 0, type) >> at) & 1) === 1;
    expect([0, 1, 2, 3].map((type) => may(type, foe))).toEqual([false, true, false, true]);
    expect([0, 1, 2, 3].map((type) => may(type, space('r1c1')))).toEqual([false, false, true, false]);
  });
  test('N82: an upgrade gives its ship Confrontation, and no other', () => {
    const t = open();
    const able = () => [0, 1, 2, 3].map((type) => hasSkill(t.pub, 0, 'confrontation', type));
    expect(able()).toEqual([false, true, false, true]);
    t.able('upg_n13_a');
    expect(able()).toEqual([true, true, false, true]);
  });
  test('N82, D21: a ship that is moved goes to a quiet region in range, to a nebula only with Exploration', () => {
    const t = open().hand(['tac_02']).ship('science_vessel', 'r1c1').ship('transport', 'r2c1');
    t.play(`free tactic ${t.tactic('tac_02')}`);
    expect(t.label).toBe('move-ship');
    expect(t.picks('ship 2 r1c1')).toEqual(['to r1c2']);
    // Beside the nebulae r1c1, where one of hers is, and r3c1.
    expect(t.picks('ship 0 r2c1')).toEqual(['to r1c2', 'to r2c2', 'to r3c2']);
    modify(t.side(), 'exploration', 1, null, true);
    expect(t.picks('ship 0 r2c1')).toEqual(['to r1c2', 'to r2c2', 'to r3c1', 'to r3c2']);
  });
});

describe('the choice of a turn', () => {
  test('N84, N85: launch or return; a return needs a ship out, in the bay or in the yard', () => {
    const t = open();
    expect(t.picks()).toContain('transport');
    expect(t.picks()).not.toContain('return');
    for (const where of [BAY, SCRAPYARD]) {
      const u = open().ship('transport', where);
      u.push({ step: 'track', who: 0, tracks: [0], n: 0 });
      expect(u.picks()).toContain('return');
    }
  });
  test('N85, N263: who can do neither gains 1 energy and the turn ends', () => {
    const t = open({}, 2, ['fac_accord', 'fac_accord']).hand([]).hand([], 1).unbuild(1);
    const before = t.side(1).resources[0];
    const at = sure(planets(t).find((p) => !t.c.tiles[t.pub.map.tile[space(p)]].icon));
    t.play('transport', `to ${at}`);
    if (t.label === 'closing') t.play('end');
    expect(t.told('passed')).toEqual([{ kind: 'passed', who: 1 }]);
    expect(t.told('gained')).toContainEqual({ kind: 'gained', who: 1, units: { energy: 1 }, from: 'pass' });
    expect(t.side(1).resources[0]).toBe(before + 1);
    expect([t.label, t.asked, t.pub.turn.n]).toEqual(['turn', 0, 3]);
  });
  test('N264, N265: who cannot launch must return; with everything scrapped there are no activators', () => {
    const t = open().unbuild().ship('transport', SCRAPYARD).hand([]);
    const vp = t.side().vp;
    t.push({ step: 'track', who: 0, tracks: [0], n: 0 }).until('turn');
    expect(t.asked).toBe(1);
    expect(t.side().vp).toBe(vp + 1);
    expect(t.pub.fleet.at[0]).toBe(HANGAR);
  });
});

describe('launching', () => {
  test('N86: a ship of the hangar and a region; this is the active region', () => {
    const t = open();
    const to = planets(t)[0];
    t.play('transport', `to ${to}`);
    expect(t.pub.turn.region).toBe(space(to));
    expect(t.pub.fleet.at[0]).toBe(space(to));
  });
  test('N87, N90: a first launch goes anywhere quiet', () => {
    const t = open().ship('fighter', HANGAR).ship('transport', planets(open())[1], 1);
    const all = READING.slice(0, t.pub.map.laid).map((i) => PLACES[i]);
    expect(places(launchMask(t.pub, 0, 1))).toEqual(all.filter((p) => p !== planets(t)[1]).sort());
    expect(t.refused('fighter', `to ${planets(t)[1]}` as never)).toBe('N90 first-launch-peaceful');
  });
  test('N88: then within range of one’s own ships, developments do not count', () => {
    const t = open();
    const from = READING[0];
    t.ship('transport', PLACES[from]);
    const near = neighbours(t.pub.map, from)
      .filter((i) => !NEBULAE.includes(i))
      .map((i) => PLACES[i]);
    expect(places(launchMask(t.pub, 0, 0)).sort()).toEqual(near.sort());
    const far = READING[t.pub.map.laid - 1];
    t.pub.map.owner[far] = 0;
    expect(places(launchMask(t.pub, 0, 0)).sort()).toEqual(near.sort());
    expect(t.refused('transport', `to ${PLACES[far]}` as never)).toBe('N88 too-far');
    t.pub.map.owner[far] = NONE;
  });
  test('N89: never to a region with one’s own ship, unless an ability allows it', () => {
    for (const [faction, may] of [
      ['fac_accord', false],
      ['fac_cercades', true],
    ] as const) {
      const t = open({}, 2, [faction]);
      t.ship('transport', planets(t)[0]);
      expect(places(launchMask(t.pub, 0, 0)).includes(planets(t)[0])).toBe(may);
    }
  });
  test('N90: foes only with Confrontation', () => {
    const t = open().ship('fighter', HANGAR);
    const at = READING[1];
    t.ship('transport', PLACES[READING[0]]).ship('transport', PLACES[at], 1);
    expect((launchMask(t.pub, 0, 1) >> at) & 1).toBe(1);
    expect((launchMask(t.pub, 0, 0) >> at) & 1).toBe(0);
    expect(t.refused('transport', `to ${PLACES[at]}` as never)).toBe('N90 enemy-there');
  });
  test('N91, N277: nebulae only with Exploration, and with a raider there only with Confrontation too', () => {
    const t = open().ship('science_vessel', HANGAR);
    t.ship('transport', PLACES[READING[0]]);
    expect(t.refused('transport', 'to r1c1')).toBe('N91 needs-exploration');
    expect((launchMask(t.pub, 0, 2) >> space('r1c1')) & 1).toBe(1);
    t.pub.raiders.card.push(t.pub.raiders.small);
    t.pub.raiders.at.push(space('r1c1'));
    expect((launchMask(t.pub, 0, 2) >> space('r1c1')) & 1).toBe(0);
  });
  test('N92: a base only if its action is possible now; Charter Hall and Tal Exchange always', () => {
    const t = new Table().noRaiders().stock({});
    const works = (id: string): boolean => ((launchMask(t.pub, 0, 0) >> space(t.where(id))) & 1) === 1;
    expect(['base_odessa', 'base_sarangi', 'base_yards', 'base_charter', 'base_ilion', 'base_exchange'].map(works)).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(t.refused('transport', `to ${t.where('base_ilion')}` as never)).toBe('N92 base-not-possible');
    t.stock({ ice: 3 });
    expect(works('base_odessa')).toBe(true);
    t.stock({ energy: 1 });
    expect(works('base_ilion')).toBe(true);
    t.stock({ energy: 1, titanium: 1 });
    expect(works('base_yards')).toBe(true);
    t.stock({ energy: 8, ice: 6, titanium: 6, nanocarbon: 6, credits: 6 });
    expect(works('base_exchange')).toBe(true);
  });
  test('N94, N95, N115, N113: the region is activated, then all own leaders and all bonus resources come along', () => {
    const t = open();
    t.stock({});
    const at = space(planets(t)[0]);
    t.pub.map.leaders[at] = 2;
    t.pub.map.leaders[space(t.where('base_odessa'))] = 0;
    t.pub.map.leaders[space(t.where('base_sarangi'))] = 0;
    t.pub.map.bonus[at * 5 + 3] = 2;
    t.play('transport', `to ${PLACES[at]}`);
    expect(t.side().leaders).toBe(3);
    expect(t.pub.map.leaders[at]).toBe(0);
    expect(t.stored()).toMatchObject({ nanocarbon: 2 });
    expect(t.side().dock).toHaveLength(1);
  });
  test('N97: an event icon moves the event marker', () => {
    const t = open({}, 4);
    const icon = sure(READING.find((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].icon));
    const before = t.pub.decks.marker;
    t.play('transport', `to ${PLACES[icon]}`).until('closing', 'turn');
    expect(t.pub.decks.marker).toBe(before + 1);
  });
  test('N96, N140: a Mechaphage token: pay 1 energy for 1 VP, or damage a module; else it is simply removed', () => {
    const t = open().modules(0, ['mod_sci_01']);
    const at = planets(t)[0];
    t.pub.map.mech[space(at)] = 1;
    const vp = t.side().vp;
    t.play('transport', `to ${at}`);
    expect(t.picks()).toEqual(['mech pay', 'mech damage']);
    t.play('mech pay');
    expect([t.side().vp, t.side().resources[0], t.pub.map.mech[space(at)]]).toEqual([vp + 1, 4, 0]);
    const u = open().modules(0, ['mod_sci_01']).stock({});
    u.pub.map.mech[space(at)] = 1;
    u.play('transport', `to ${at}`);
    expect(u.side().rows[0].damaged).toEqual([1]);
    const v = open().stock({});
    v.pub.map.mech[space(at)] = 1;
    v.play('transport', `to ${at}`);
    expect(v.pub.map.mech[space(at)]).toBe(0);
  });
  test('N98: raid and battle follow in this order, and the launch ends with the closing prompt', () => {
    const t = open().hand(['tac_08']);
    t.play('transport', `to ${planets(t)[0]}`);
    expect(t.s.stack.map((f) => f.step)).toEqual(['game', 'turn']);
    expect(t.label).toBe('closing');
  });
});

describe('regions', () => {
  test('N100, N272: a planet gives its top moon; without moons 1 of its resource', () => {
    const t = open().stock({});
    const at = space(planets(t)[0]);
    const top = t.pub.map.top[at];
    t.push({ step: 'region', who: 0, at, stage: 'start' });
    expect(t.side().dock).toEqual([top]);
    t.pub.map.unseen[t.c.tiles[t.pub.map.tile[at]].kind].push(t.pub.map.top[at]);
    t.pub.map.moons[at] = 0;
    t.pub.map.top[at] = NONE;
    t.push({ step: 'region', who: 0, at, stage: 'start' });
    expect(t.side().resources[t.c.tiles[t.pub.map.tile[at]].kind]).toBe(1);
    const u = new Table({}, 2, ['fac_drift']).stock({});
    u.pub.map.unseen[u.c.tiles[u.pub.map.tile[at]].kind].push(u.pub.map.top[at]);
    u.pub.map.moons[at] = 0;
    u.pub.map.top[at] = NONE;
    u.push({ step: 'region', who: 0, at, stage: 'start' });
    expect(u.side().resources[u.c.tiles[u.pub.map.tile[at]].kind]).toBe(2);
  });
  test('N101, N270: every payment at a region is optional, and what is no longer possible does nothing', () => {
    const t = open();
    t.play('transport', `to ${t.where('base_odessa')}`);
    expect(t.picks()).toContain('skip');
    t.play('skip');
    expect(t.side().rows.flatMap((r) => r.modules)).toEqual([]);
    const u = new Table().stock({});
    u.push({ step: 'region', who: 0, at: space(u.where('base_ilion')), stage: 'start' });
    expect(u.label).toBe('turn');
  });
  test('N102, N271, D6: up to two modules of the field’s columns, refilled after each; after exactly one, one is discarded', () => {
    const t = open();
    t.push({ step: 'region', who: 0, at: space(t.where('base_odessa')), stage: 'start' });
    const [first] = t.pub.market.columns[0];
    expect(t.picks().filter((p) => p.startsWith('module'))).toHaveLength(6);
    t.play(`module ${first}`);
    expect(t.pub.market.columns[0]).toHaveLength(3);
    expect(t.pub.market.columns[0]).not.toContain(first);
    t.until('module').play('skip');
    expect(t.choice()?.kind).toBe('discard-module');
    const gone = t.pub.market.columns[1][1];
    t.play(`discard ${gone}`);
    expect(t.pub.market.columns[1]).not.toContain(gone);
    expect(t.pub.market.columns[1]).toHaveLength(3);
    // Two purchases: nothing is discarded.
    const u = open();
    u.push({ step: 'region', who: 0, at: space(u.where('base_odessa')), stage: 'start' });
    u.play(`module ${u.pub.market.columns[0][0]}`).until('module').play(`module ${u.pub.market.columns[1][0]}`).until('turn');
    expect(u.side().rows.flatMap((r) => r.modules)).toHaveLength(2);
  });
  test('Tolzeed buys modules of any type at fields', () => {
    const t = open({}, 2, ['fac_tolzeed']);
    t.push({ step: 'region', who: 0, at: space(t.where('base_odessa')), stage: 'start' });
    expect(t.picks().filter((p) => p.startsWith('module'))).toHaveLength(12);
  });
  test('N103: Anvil Yards: up to two ships, the first for 1 less; or an upgrade for 2 materials and 1 energy', () => {
    const t = open({}, 2, ['fac_accord']).stock({ energy: 3, titanium: 3 });
    t.push({ step: 'region', who: 0, at: space(t.where('base_yards')), stage: 'start' });
    t.play('option 0').play('build 0');
    expect(t.picks()).toEqual(['pay 0 0 1 0 0', 'pay 1 0 0 0 0']);
    t.play('pay 0 0 1 0 0').play('build 0');
    expect(t.stored()).toEqual({ energy: 2, titanium: 1 });
    const u = open().stock({ energy: 1, titanium: 2 });
    u.push({ step: 'region', who: 0, at: space(u.where('base_yards')), stage: 'start' });
    u.play('option 1');
    expect(u.label).toBe('upgrade');
    expect(u.stored()).toEqual({});
  });
  test('N104: Charter Hall: a development for 1 less, a step for any 2 resources, or a leader from anywhere', () => {
    const t = new Table().noRaiders().stock({ ice: 2 });
    t.push({ step: 'choose', who: 0, at: 'base_charter/do', e: 0, n: 1, taken: [], beside: true, arg: NONE });
    expect(t.picks().filter((p) => p.startsWith('option'))).toEqual(['option 1', 'option 2']);
    const leaders = t.side().leaders;
    t.play('option 2').play(`leader ${t.where('base_ilion')}`);
    expect(t.side().leaders).toBe(leaders + 1);
    t.push({ step: 'choose', who: 0, at: 'base_charter/do', e: 0, n: 1, taken: [], beside: true, arg: NONE });
    t.play('option 1').play('track 2');
    expect(t.side().tracks[2]).toBeGreaterThan(0);
  });
  test('N106: Tal Exchange: 1 credit, then up to three for three others', () => {
    const t = new Table().stock({ ice: 2, titanium: 1 });
    t.do('base_exchange/do');
    expect(t.label).toBe('swap');
    t.play('unit 1', 'unit 1', 'stop', 'unit 0', 'unit 3');
    expect(t.stored()).toEqual({ energy: 1, nanocarbon: 1, titanium: 1, credits: 1 });
    const u = new Table().stock({ ice: 1 });
    u.do('base_exchange/do').play('skip');
    expect(u.stored()).toEqual({ ice: 1, credits: 1 });
  });
  test('N107: an empty nebula gives 2 energy', () => {
    const t = new Table({}, 2, ['fac_accord']).stock({});
    t.pub.map.moons[0] = 0;
    t.pub.map.top[0] = NONE;
    t.push({ step: 'region', who: 0, at: 0, stage: 'start' });
    expect(t.stored()).toEqual({ energy: 2 });
  });
  test('N108: the first launch of the game to a nebula scores 1 VP and lays a new planet', () => {
    const t = open({}, 2, ['fac_parallax']).hand([]);
    const [vp, laid] = [t.side().vp, t.pub.map.laid];
    t.play('science_vessel', 'to r1c1');
    expect(t.pub.map.laid).toBe(laid + 1);
    // Parallax scores 1 VP for the tile as well.
    expect(t.side().vp).toBe(vp + 2);
    expect(t.pub.map.visited[0]).toBe(1);
  });
  test('N109: a vortex activates another planet, nebula or base without foes, for 1 energy', () => {
    const t = open({ special: true }, 2).stock({ energy: 2 });
    const vortex = t.pub.map.tile.findIndex((tile) => tile >= 0 && t.c.tiles[tile].sort === 'vortex');
    t.ship('transport', planets(t)[1], 1);
    t.pub.turn.region = vortex;
    t.push({ step: 'region', who: 0, at: vortex, stage: 'start' }).play('yes');
    expect(t.label).toBe('activate-region');
    expect(t.picks()).toContain('to r1c1');
    expect(t.picks()).not.toContain(`to ${planets(t)[1]}`);
    expect(t.picks()).not.toContain(`to ${t.where('base_odessa')}`);
    const leaders = t.side().leaders;
    t.play(`to ${t.where('base_exchange')}`);
    expect(t.label).toBe('swap');
    t.play('skip');
    expect(t.side().leaders).toBe(leaders);
  });
  test('N110: a quasar gives 2 energy, then 3 energy buy 1 VP and a step', () => {
    const t = open({ special: true }, 2).stock({ energy: 1 });
    const quasar = t.pub.map.tile.findIndex((tile) => tile >= 0 && t.c.tiles[tile].sort === 'quasar');
    const vp = t.side().vp;
    t.push({ step: 'region', who: 0, at: quasar, stage: 'start' }).play('yes').play('track 4');
    expect(t.side().vp).toBeGreaterThanOrEqual(vp + 1);
    expect(t.side().resources[0]).toBeLessThanOrEqual(1);
  });
});

describe('leaders', () => {
  test('N114: from any region, else from the spent pile, else 1 VP', () => {
    const t = new Table({}, 2, ['fac_accord']);
    for (let i = 0; i < SPACES; i++) t.pub.map.leaders[i] = 0;
    t.side().leaders = 7;
    t.side().spent = 1;
    t.pub.map.leaders[space('r3c1')] = 1;
    t.push({ step: 'leader', who: 0, n: 1 });
    expect([t.side().leaders, t.side().spent]).toEqual([8, 1]);
    t.push({ step: 'leader', who: 0, n: 1 });
    expect([t.side().leaders, t.side().spent]).toEqual([9, 0]);
    const vp = t.side().vp;
    t.push({ step: 'leader', who: 0, n: 1 });
    expect(t.side().vp).toBe(vp + 1);
  });
});

describe('the ghost', () => {
  test('N206, N207: it starts off the map, moves once a turn, and counts for range alone', () => {
    const t = open({}, 2, ['fac_darkstar']);
    expect(t.picks()).not.toContain('free ghost');
    const [a, b] = [READING[0], READING[1]];
    t.ship('transport', PLACES[a]);
    t.push({ step: 'track', who: 0, tracks: [0], n: 0 });
    t.play('free ghost', `to ${PLACES[a]}`);
    expect(t.pub.map.ghost).toBe(a);
    expect(t.picks()).not.toContain('free ghost');
    t.pub.map.ghost = b;
    const reach = launchMask(t.pub, 0, 0);
    for (const i of neighbours(t.pub.map, b)) if (!NEBULAE.includes(i) && i !== a) expect((reach >> i) & 1).toBe(1);
    t.unbuild().ship('transport', HANGAR);
    // A first launch stays one: anywhere.
    expect(launchable(t.pub, 0)).toEqual([0]);
    expect((launchMask(t.pub, 0, 0) >> READING[t.pub.map.laid - 1]) & 1).toBe(1);
  });
});
