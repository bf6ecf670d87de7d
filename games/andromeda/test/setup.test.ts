/** Sections 2 and 4: options of a table, and the table before the first turn. */

import { FastChance, know, Runner, readOptions, type Seat } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { STANDARD } from '../content/standard.ts';
import { seatOf } from '../rules/asking.ts';
// Makes packs readable.
import '../files.ts';
import { engine } from '../rules/engine.ts';
import { HANGAR, NONE, SHIPS_EACH, UNBUILT } from '../rules/ids.ts';
import { NEBULAE, readingOrder, VOID_SPACE } from '../rules/map.ts';
import { fits, options as specs, withArtifacts, withCollective } from '../rules/options.ts';
import type { Options } from '../rules/types.ts';
import { space, Table } from './table.ts';

const given = (options: Partial<Options> = {}): Options => readOptions(engine as never, options) as Options;
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

describe('options', () => {
  test('N12: one to five seats; alone always with the Collective, with four or five never', () => {
    expect(engine.seats).toEqual([1, 5]);
    expect(withCollective(given(), 1)).toBe(true);
    expect(withCollective(given(), 2)).toBe(false);
    expect(fits(given({ collective: 'rank1' }), 3)).toBeNull();
    expect(fits(given({ collective: 'rank1' }), 4)).toMatchObject({ rule: 'N12', why: 'collective-seats' });
  });
  test('N13: 50, 60 or 70 VP, 60 if nobody chooses; every number of seats may play each', () => {
    expect(specs.length.usual).toBe('medium');
    expect(STANDARD.constants.terminus).toEqual([50, 60, 70]);
    expect(fits(given({ length: 'short' }), 5)).toBeNull();
    expect(fits(given({ length: 'short' }), 4)).toBeNull();
  });
  test('N14, N19: three event sets; the Void comes with one of them alone', () => {
    for (const events of ['aurora', 'twilight', 'void'] as const) {
      const t = new Table({ events });
      expect(t.pub.decks.events.every((e) => t.c.raw.events[e].set === events)).toBe(true);
      expect(t.pub.decks.events).toHaveLength(10);
      expect(t.pub.map.tile[VOID_SPACE] === t.c.voidTile).toBe(events === 'void');
    }
  });
  test('N15, N38: six nebula moons, six ancient ones, or all twelve', () => {
    for (const [moons, groups, each] of [
      ['base', ['nebula'], 1],
      ['ancient', ['ancient'], 1],
      ['all', ['nebula', 'ancient'], 2],
    ] as const) {
      const { pub, c } = new Table({ moons });
      const seen = NEBULAE.flatMap((i) => [pub.map.top[i], pub.map.second[i]]).filter((m) => m !== NONE);
      expect(seen).toHaveLength(6 * each);
      expect(seen.every((m) => (groups as readonly string[]).includes(c.moons[m].group))).toBe(true);
    }
  });
  test('N16, N6: artifact modules come with ancient moons unless the table says otherwise', () => {
    expect(withArtifacts(given())).toBe(false);
    expect(withArtifacts(given({ moons: 'all' }))).toBe(true);
    expect(withArtifacts(given({ moons: 'ancient', artifacts: 'off' }))).toBe(false);
    const { pub, c } = new Table({ artifacts: 'on' });
    const all = [...pub.market.columns.flat(), ...pub.market.decks.flat()];
    expect(all.filter((m) => m >= c.firstArtifact)).toHaveLength(8);
    expect(all.filter((m) => c.modules[m].artifact > 0 && m >= c.firstArtifact)).toHaveLength(8);
  });
  test('N17, N34, N36: special regions, one of each sort at once and the others in the stack', () => {
    const { pub, c } = new Table({ special: true });
    const sorts = pub.map.tile.filter((t) => t >= 0).map((t) => c.tiles[t].sort);
    expect(sorts.filter((s) => s === 'vortex')).toHaveLength(1);
    expect(sorts.filter((s) => s === 'quasar')).toHaveLength(1);
    expect(pub.map.stack.filter((t) => c.tiles[t].sort !== 'planet')).toHaveLength(2);
    expect(new Table().pub.map.stack.every((t) => c.tiles[t].sort === 'planet')).toBe(true);
  });
  test('N18: without destiny cards nobody is asked and nobody has one', () => {
    const t = new Table({ destiny: false });
    expect(t.s.mine.every((m) => m.destiny === NONE && m.dealt.length === 0)).toBe(true);
    expect(specs.destiny.usual).toBe(true);
  });
  test('N20: Escalation factions and upgrades can stay in the box', () => {
    const { pub, c } = new Table({ escalation: false }, 4);
    expect(pub.sides.every((side) => c.raw.factions[side.faction].set === 'base')).toBe(true);
    expect([...pub.market.upgrades, ...pub.market.upgradeDeck]).toHaveLength(12);
    expect([...new Table().pub.market.upgrades, ...new Table().pub.market.upgradeDeck]).toHaveLength(16);
  });
  test('N39: a content pack is read, and refused where it is not a pack', () => {
    expect(fits(given({ pack: '{}' }), 2)).toMatchObject({ why: 'pack-broken' });
  });
});

describe('the table', () => {
  test('N22, N34, N36: 4, 6, 8 or 10 planets and all bases, in reading order, the rest is the stack', () => {
    for (const [seats, planets] of [
      [2, 4],
      [3, 6],
      [4, 8],
      [5, 10],
    ]) {
      const { pub, c } = new Table({}, seats);
      expect(pub.map.laid).toBe(planets + 6);
      const first = readingOrder(false).slice(0, pub.map.laid);
      expect(first.every((i) => pub.map.tile[i] >= 0)).toBe(true);
      expect(c.bases.every((b) => pub.map.tile.includes(b))).toBe(true);
      expect(pub.map.stack).toHaveLength(15 - planets);
      expect(pub.decks.marker).toBe([2, 1, 0, 0][seats - 2]);
    }
  });
  test('N35: the Void lies on its space before anything else', () => {
    const { pub } = new Table({ events: 'void' }, 4);
    expect(pub.map.laid).toBe(14);
    expect(readingOrder(true).slice(0, 14)).not.toContain(VOID_SPACE);
  });
  test('N37, N4: three moons of its colour on every planet, the top one seen, the others drawn when they come up', () => {
    const { pub, c } = new Table({}, 4);
    pub.map.tile.forEach((tile, i) => {
      if (tile < 0 || c.tiles[tile].sort !== 'planet') return;
      expect(pub.map.moons[i]).toBe(3);
      expect(c.moons[pub.map.top[i]].colour).toBe(c.tiles[tile].kind);
    });
    expect(c.moons.filter((m) => m.group === 'planetary')).toHaveLength(45);
    expect(sum(pub.map.unseen.map((u) => u.length))).toBe(45 - 8);
  });
  test('N5, N40: three face-up modules of each type, four upgrades', () => {
    const { pub, c } = new Table();
    expect(c.firstArtifact).toBe(108);
    expect(pub.market.columns.map((col) => col.length)).toEqual([3, 3, 3, 3]);
    expect(pub.market.decks.map((deck) => deck.length)).toEqual([24, 24, 24, 24]);
    expect(pub.market.upgrades).toHaveLength(4);
    expect(pub.market.cards).toHaveLength(15);
  });
  test('N41, N8: discovery tokens 5, 5, 5 and 6; three supremacy tokens on steps 3, 6 and 9', () => {
    const { pub, s, c } = new Table();
    expect(pub.decks.stocks).toEqual([5, 5, 5, 6]);
    expect(sum(s.dark.stocks.map(sum))).toBe(21);
    expect(new Set(pub.decks.supremacy).size).toBe(3);
    expect(c.raw.tracks[4].steps.filter((step) => step.supremacyToken === true).map((step) => step.step)).toEqual([3, 6, 9]);
  });
  test('N42, N10: one S card and two of its figures on nebulae; two cards of each class to come', () => {
    const { pub, c } = new Table();
    expect(c.raw.raiders[pub.raiders.small].class).toBe('S');
    expect(pub.raiders.card).toEqual([pub.raiders.small, pub.raiders.small]);
    expect(pub.raiders.at.every((at) => NEBULAE.includes(at))).toBe(true);
    expect(pub.raiders.bags.map((b) => b.length)).toEqual([2, 2, 2, 2]);
  });
  test('N43: the Void Dragon is the first C raider and lies on the Void', () => {
    const { pub, c } = new Table({ events: 'void' });
    expect(pub.raiders.card).toContain(c.dragon);
    expect(pub.raiders.at[pub.raiders.card.indexOf(c.dragon)]).toBe(VOID_SPACE);
    expect(pub.raiders.coming).toEqual([2, 2, 1, 2]);
    expect(new Table().pub.raiders.bags[2]).not.toContain(c.dragon);
  });
  test('N44: the event marker starts the later the more play', () => {
    expect([2, 3, 4, 5].map((n) => new Table({}, n).pub.decks.marker)).toEqual([2, 1, 0, 0]);
  });
});

describe('players', () => {
  test('N45: a random start player; VP 1, 2, 3 … in turn order', () => {
    const starts = new Set<number>();
    for (let seed = 0; seed < 20; seed++) {
      const { state } = Runner.start(engine as never, given() as never, 4, new FastChance(seed), false);
      const { pub } = state as unknown as Table['s'];
      starts.add(pub.turn.start);
      expect(pub.sides[pub.turn.start].vp).toBe(1);
      expect(pub.sides[(pub.turn.start + 3) % 4].vp).toBe(4);
    }
    expect(starts.size).toBe(4);
  });
  test('N46, N59: three factions each, kept secretly, opened together', () => {
    const runner = Runner.start(engine as never, given() as never, 3, new FastChance(5), true);
    const s = runner.state as unknown as Table['s'];
    expect(s.flow).toMatchObject({ window: 'sealed', asked: [0, 1, 2] });
    expect(s.mine.map((m) => m.offer.length)).toEqual([3, 3, 3]);
    expect(new Set(s.mine.flatMap((m) => m.offer)).size).toBe(9);
    runner.answer(seatOf(0), [`faction ${s.mine[0].offer[1]}`] as never);
    expect(s.pub.sides[0].faction).toBe(NONE);
    expect(JSON.stringify(know(s as never, seatOf(1)).pub)).not.toContain(`"faction":${s.mine[0].offer[1]},`);
    for (const seat of [1, 2]) runner.answer(seat as Seat, [`faction ${s.mine[seat].offer[0]}`] as never);
    expect(s.pub.sides.every((side) => side.faction >= 0)).toBe(true);
    expect(s.mine.every((m) => m.offer.length === 0)).toBe(true);
  });
  test('N47: three destiny cards each, one kept', () => {
    const t = new Table({}, 3);
    expect(t.s.mine.every((m) => m.dealt.length === 3 && m.dealt.includes(m.destiny))).toBe(true);
    expect(new Set(t.s.mine.flatMap((m) => m.dealt)).size).toBe(9);
  });
  test('N48, N49: resources of the faction, three transports, two tactics; late seats a little more', () => {
    const t = new Table({}, 5, ['fac_ember', 'fac_basalt', 'fac_meridian', 'fac_tolzeed', 'fac_accord']);
    const { at } = t.pub.fleet;
    const home = (who: number): number[] => at.slice(who * SHIPS_EACH, (who + 1) * SHIPS_EACH).map((a) => (a === HANGAR ? 1 : 0));
    // Ember begins with a fighter instead of one transport.
    expect(home(0)).toEqual([1, 1, 0, 0, 0, 0, 1, 0, 0]);
    expect(home(1)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(at.filter((a) => a === UNBUILT)).toHaveLength(45 - 15);
    // Civilization 1 gives Basalt's and Accord's neighbours one tactic more.
    const steps = (who: number): number => (t.c.factionTracks[t.side(who).faction].includes(3) ? 1 : 0);
    expect(t.pub.sides.map((side, who) => side.hand - steps(who))).toEqual([2, 2, 3, 3, 3]);
    const energy = (who: number): number => t.c.raw.factions[t.side(who).faction].start.energy ?? 0;
    // Steps on science and supremacy give 1 energy each.
    const more = (who: number): number => t.c.factionTracks[t.side(who).faction].filter((tr) => tr === 0 || tr === 4).length;
    expect(t.pub.sides.map((side, who) => side.resources[0] - energy(who) - more(who))).toEqual([0, 1, 1, 2, 2]);
  });
  test('N50, N3: a leader on each base, on nebulae 3 and 4, and in the station', () => {
    const { pub, c } = new Table();
    const mine = pub.map.leaders.slice(0, 28);
    for (const base of c.bases) expect(mine[pub.map.tile.indexOf(base)]).toBe(1);
    expect([mine[space('r3c1')], mine[space('r3c6')]]).toEqual([1, 1]);
    expect(sum(mine) + pub.sides[0].leaders).toBe(9);
    expect(pub.sides[0].leaders).toBe(1);
  });
  test('N51: one step on both faction tracks, with its effect', () => {
    const t = new Table({}, 2, ['fac_mecarons', 'fac_drift']);
    expect(t.side(0).tracks).toEqual([1, 0, 0, 0, 1]);
    // 3 of the faction, and 1 each from science 1 and supremacy 1.
    expect(t.stored(0)).toEqual({ energy: 5, ice: 1, titanium: 1, credits: 1 });
  });
  test('N7, N9, N11: cards, upgrades and the Collective’s pieces are as many as the box has', () => {
    const { c } = new Table();
    expect(sum(c.tactics.map((t) => t.copies))).toBe(80);
    expect([c.raw.destiny.length, c.raw.events.length, c.raw.soloEvents.length, c.raw.developmentCards.length, c.raw.factions.length]).toEqual([
      20, 30, 6, 15, 15,
    ]);
    expect([c.raw.factionUpgrades.length, c.raw.neutralUpgrades.length]).toEqual([15, 16]);
    expect([c.raw.commanders.length, c.raw.actions.length, c.raw.strategies.length, c.raw.collectiveUpgrades.length]).toEqual([9, 24, 18, 12]);
  });
  test('N310: five seats without the Escalation factions get two each', () => {
    const runner = Runner.start(engine as never, given({ escalation: false }) as never, 5, new FastChance(2), false);
    const s = runner.state as unknown as Table['s'];
    expect(s.mine.map((m) => m.offer.length)).toEqual([2, 2, 2, 2, 2]);
  });
});
