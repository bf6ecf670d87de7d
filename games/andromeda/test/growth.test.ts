/** Sections 20 to 22: modules and the market, developments, tracks, upgrades and tokens. */

import { know, plain } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { developmentVp, leadersNeeded, placeDevelopment, sites } from '../rules/effects/develop.ts';
import { CREDITS, HANGAR, NONE, UNBUILT } from '../rules/ids.ts';
import { neighbours, READING } from '../rules/map.ts';
import { leaveMarket, modulePrice } from '../rules/market.ts';
import { PLACES } from '../rules/picks.ts';
import { sure } from '../rules/sure.ts';
import type { Pick } from '../rules/types.ts';
import { Table } from './table.ts';

const RICH = { energy: 8, ice: 6, titanium: 6, nanocarbon: 6, credits: 6 } as const;
const anyPlanet = (t: Table): number => sure(READING.find((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet'));
const buy = (t: Table, types: number[], more = {}): Table =>
  t.push({
    step: 'module',
    who: 0,
    types,
    free: false,
    bottom: false,
    off: 0,
    n: 1,
    got: 0,
    discard: false,
    buying: NONE,
    row: 0,
    place: 0,
    beside: false,
    ...more,
  });

describe('market', () => {
  test('N181: bottom 3, middle 4, top 5: ice, titanium, nanocarbon by type; credits for commerce', () => {
    const { pub } = new Table({}, 2, ['fac_accord']);
    expect(modulePrice(pub, 0, 0, 0, 0)[1]).toBe(3);
    expect(modulePrice(pub, 0, 0, 2, 0)[1]).toBe(5);
    expect(modulePrice(pub, 0, 1, 1, 0)[2]).toBe(4);
    expect(modulePrice(pub, 0, 3, 1, 0)[3]).toBe(4);
    expect([0, 1, 2].map((position) => modulePrice(pub, 0, 2, position, 0)[4])).toEqual([3, 3, 4]);
    expect(modulePrice(pub, 0, 0, 2, 2)[1]).toBe(3);
  });
  test('the first module of a turn costs Meridian 1 less', () => {
    const t = new Table({}, 2, ['fac_meridian']).stock(RICH);
    buy(t, [0]).play(`module ${t.pub.market.columns[0][0]}`);
    expect(t.told('paid')).toHaveLength(1);
    t.until('turn');
    expect(modulePrice(t.pub, 0, 0, 0, 0)[1]).toBe(3);
  });
  test('N182: those above slide down, a new one lies on top; an empty deck leaves the place empty', () => {
    const t = new Table();
    const [a, b, d] = t.pub.market.columns[1];
    t.run((s, x) => leaveMarket(s, x, b));
    expect(t.pub.market.columns[1].slice(0, 2)).toEqual([a, d]);
    expect(t.pub.market.columns[1]).toHaveLength(3);
    expect(t.final).toBe(true);
    t.pub.market.decks[1] = [];
    t.run((s, x) => leaveMarket(s, x, a));
    expect(t.pub.market.columns[1]).toHaveLength(2);
  });
  test('N183, N184, D5: anywhere in its row, then a step on its track; some arrive damaged', () => {
    const t = new Table({}, 2, ['fac_ember']).stock(RICH).modules(0, ['mod_sci_06']);
    t.pub.market.columns[0] = [t.module('mod_sci_24'), t.module('mod_sci_02')];
    t.pub.market.decks[0] = t.pub.market.decks[0].filter((m) => !t.pub.market.columns[0].includes(m));
    buy(t, [0]);
    const m = `module ${t.module('mod_sci_24')}` as const;
    expect(t.picks(m)).toEqual(['place 0 0', 'place 0 1']);
    t.play(m, 'place 0 0');
    expect(t.side().rows[0].modules).toEqual([t.module('mod_sci_24'), t.module('mod_sci_06')]);
    expect(t.side().rows[0].damaged).toEqual([1, 0]);
    expect(t.side().tracks[0]).toBe(1);
  });
  test('N183: an adaptable one in any row, its step is that of its back', () => {
    const t = new Table({}, 2, ['fac_ember']).stock(RICH);
    t.pub.market.columns[0] = [t.module('mod_sci_08')];
    t.pub.market.decks[0] = t.pub.market.decks[0].filter((n) => n !== t.module('mod_sci_08'));
    buy(t, [0]).play(`module ${t.module('mod_sci_08')}`, 'place 3 0');
    expect(t.side().rows[3].modules).toEqual([t.module('mod_sci_08')]);
    expect([t.side().tracks[0], t.side().tracks[3]]).toEqual([1, 0]);
  });
  test('N185: a row may hold every module of its type', () => {
    const t = new Table({}, 2, ['fac_ember']).stock(RICH);
    t.modules(
      1,
      Array.from({ length: 27 }, (_, i) => `mod_ind_${String(i + 1).padStart(2, '0')}`),
    );
    expect(t.side().rows[1].modules).toHaveLength(27);
    expect(t.picks().length).toBeGreaterThan(0);
  });
  test('a free module is taken from the bottom; buying may be declined, a free gain not', () => {
    const t = new Table().stock({});
    t.do('void_6/do');
    expect(t.picks()).toEqual(t.pub.market.columns.map((col) => `module ${col[0]}`));
    const u = new Table().stock(RICH);
    buy(u, [0, 1]);
    expect(u.picks()).toContain('skip');
  });
  test('N274: an effect whose columns are all empty gives 1 resource of choice', () => {
    const t = new Table().stock({});
    t.pub.market.columns = [[], [], [], []];
    t.pub.market.decks = [[], [], [], []];
    t.do('void_6/do').play('unit 4');
    expect(t.stored()).toEqual({ credits: 1 });
  });
});

describe('developments', () => {
  const ready = (factions = ['fac_accord', 'fac_ember']): [Table, number] => {
    const t = new Table({}, 2, factions).noRaiders().stock(RICH);
    const at = anyPlanet(t);
    t.ship('transport', PLACES[at]);
    return [t, at];
  };
  test('N189: what it brings is said before it is chosen, and is what it brings', () => {
    const [t, at] = ready();
    t.pub.map.owner[neighbours(t.pub.map, at)[0]] = 1;
    t.do('mod_civ_21/do');
    const site: Pick = `develop ${PLACES[at]}`;
    const said = plain(andromeda.words.en.detail?.(site, know(t.s, seatOf(0)), seatOf(0), []) ?? [], []);
    const card = t.pub.market.cards.find((n) => t.c.cardType[n] === t.c.tiles[t.pub.map.tile[at]].development);
    t.play(site, `card ${card}` as Pick).until('turn');
    const scored = t.told('scored').find((e) => 'from' in e && e.from === 'development_');
    expect(said).toContain(`brings ${sure(scored).vp} VP and a step on `);
  });
  test('N186: on a planet without one, with a transport of the builder; one in a turn by whatever effects', () => {
    const [t, at] = ready();
    expect(sites(t.pub, 0)).toEqual([at]);
    t.do('mod_civ_21/do').play(
      `develop ${PLACES[at]}`,
      `card ${t.pub.market.cards.find((card) => t.c.cardType[card] === t.c.tiles[t.pub.map.tile[at]].development)}` as never,
    );
    t.until('turn');
    expect(t.pub.map.owner[at]).toBe(0);
    const other = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet')[1];
    t.ship('transport', PLACES[other]).stock(RICH);
    t.side().leaders = 4;
    t.pub.map.leaders.fill(0, 0, 28);
    t.side().spent = 5;
    t.do('mod_civ_21/do');
    expect(t.label).toBe('turn');
    expect(t.pub.map.owner[other]).toBe(NONE);
  });
  test('N187: leaders 1, then 2, and the resources of its type', () => {
    const [t, at] = ready();
    const need: number[] = [];
    for (let n = 0; n < 5; n++) {
      need.push(leadersNeeded(t.pub, 0));
      t.pub.map.owner[READING[t.pub.map.laid - 1 - n]] = 0;
    }
    expect(need).toEqual([1, 2, 2, 2, 2]);
    expect(t.c.developments.map((d) => d.price.slice(0, 6))).toEqual([
      [1, 2, 0, 0, 0, 0],
      [1, 0, 2, 0, 0, 0],
      [1, 0, 0, 0, 2, 0],
      [1, 0, 0, 2, 0, 0],
      [3, 0, 0, 0, 0, 0],
    ]);
    expect(at).toBeGreaterThan(0);
  });
  test('N187: Isht pay one leader less, never none', () => {
    const t = new Table({}, 2, ['fac_isht']);
    expect(leadersNeeded(t.pub, 0)).toBe(1);
    t.pub.map.owner[READING[0]] = 0;
    expect(leadersNeeded(t.pub, 0)).toBe(1);
  });
  test('N188, N189: tile, card, step, then score by bases and developments beside it; the transport stays', () => {
    const [t, at] = ready();
    const type = t.c.tiles[t.pub.map.tile[at]].development;
    const cards = t.pub.market.cards.filter((card) => t.c.cardType[card] === type);
    expect(cards).toHaveLength(3);
    const [vp, leaders] = [t.side().vp, t.side().leaders];
    const expected = developmentVp(t.pub, at);
    const bases = neighbours(t.pub.map, at).filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'base').length;
    expect(expected).toBe(1 + bases);
    const track = t.c.developments[type].track;
    const step = t.side().tracks[track];
    t.push({ step: 'develop', who: 0, off: 0, space: NONE, card: NONE, raise: false, stage: 'ask', beside: false });
    expect(t.picks(`develop ${PLACES[at]}`)).toEqual(cards.map((card) => `card ${card}`));
    t.play(`develop ${PLACES[at]}`, `card ${cards[1]}`).until('turn');
    expect(t.side().cards).toEqual([cards[1]]);
    expect(t.side().tracks[track]).toBe(step + 1);
    expect(t.side().leaders).toBe(leaders - 1);
    expect(t.side().spent).toBe(1);
    expect(t.side().vp).toBeGreaterThanOrEqual(vp + expected);
    expect(t.pub.fleet.at).toContain(at);
  });
  test('N189: a standing development next door counts, a tipped one does not', () => {
    const [t, at] = ready();
    const before = developmentVp(t.pub, at);
    const beside = sure(neighbours(t.pub.map, at).find((i) => t.pub.map.tile[i] >= 0));
    t.pub.map.owner[beside] = 1;
    expect(developmentVp(t.pub, at)).toBe(before + 1);
    t.pub.map.tipped[beside] = 1;
    expect(developmentVp(t.pub, at)).toBe(before);
  });
  test('N190: a development card is used once', () => {
    const t = new Table().stock({});
    const card = t.c.raw.developmentCards.findIndex((d) => d.id === 'dev_factory_3');
    t.side().cards.push(card);
    t.pub.market.cards.splice(t.pub.market.cards.indexOf(card), 1);
    t.play(`free card ${card}`);
    expect(t.stored()).toEqual({ titanium: 2, nanocarbon: 2 });
    expect(t.side().usedCards).toEqual([card]);
    expect(t.refused(`free card ${card}`)).not.toBeNull();
    const battle = t.c.raw.developmentCards.findIndex((d) => d.when === 'battle');
    t.side().cards.push(battle);
    expect(t.picks()).not.toContain(`free card ${battle}`);
    t.side().cards.pop();
  });
  test('N191, N285, N309: a tipped one may be raised for 1 energy and 1 of its resource, without leaders, steps, card or score', () => {
    const [t, at] = ready();
    t.run((s, x) => placeDevelopment(s, x, 0, at, t.pub.market.cards[0])).until('turn');
    t.pub.map.tipped[at] = 1;
    t.stock(RICH);
    const [vp, leaders] = [t.side().vp, t.side().leaders];
    t.push({ step: 'develop', who: 0, off: 0, space: NONE, card: NONE, raise: false, stage: 'ask', beside: false });
    expect(t.picks()).toEqual([`raise ${PLACES[at]}`, 'skip']);
    t.play(`raise ${PLACES[at]}`);
    expect(t.pub.map.tipped[at]).toBe(0);
    expect([t.side().vp, t.side().leaders]).toEqual([vp, leaders]);
    const kind = t.c.tiles[t.pub.map.tile[at]].kind;
    expect(t.side().resources[0] + t.side().resources[kind]).toBeLessThan(14);
  });
  test('N286: three planets, three tiles and three cards of each type', () => {
    const { c } = new Table();
    for (let type = 0; type < 5; type++) {
      expect(c.cardType.filter((d) => d === type)).toHaveLength(3);
      expect(c.planets.filter((p) => c.tiles[p].development === type)).toHaveLength(3);
      expect(c.raw.developments[type].tiles).toBe(3);
    }
  });
});

describe('tracks', () => {
  test('N192: each step gives its effect at once; beyond 12 each is 1 VP', () => {
    const t = new Table().stock({}).track('science', 11);
    const vp = t.side().vp;
    t.push({ step: 'climb', who: 0, track: 0, n: 2 });
    expect(t.side().tracks[0]).toBe(12);
    expect(t.side().vp).toBe(vp + 4 + 1);
  });
  test('N193, N194, N195, N196, N197: the steps as they are printed on the tracks', () => {
    const { c } = new Table();
    const kinds = (track: number): string[] => c.raw.tracks[track].steps.map((s) => (s.supremacyToken ? 'token' : s.do.map((e) => e.k).join('+')));
    expect(kinds(0)).toEqual(['gain', 'gain', 'modify', 'discovery', 'gain', 'moon', 'gain', 'discovery', 'modify', 'vp', 'gain+draw', 'vp']);
    expect(kinds(1)).toEqual(['gain', 'repair+gain', 'gain+gain', 'upgrade', 'gain', 'build', 'gain', 'upgrade', 'gain', 'vp', 'repair+gain', 'vp']);
    expect(kinds(2)).toEqual(['gain', 'gain', 'swap+gain', 'gain', 'modify', 'gain', 'gain', 'module', 'modify', 'vp', 'gain', 'vp']);
    expect(kinds(3)).toEqual(['draw', 'gain', 'leader', 'modify', 'gain', 'leader', 'gain', 'modify', 'develop+draw', 'vp', 'leader+draw', 'vp']);
    expect(kinds(4)).toEqual(['gain', 'vp', 'token', 'gain', 'modify', 'token', 'gain', 'gain+draw', 'token', 'vp', 'vp', 'vp']);
  });
  test('N198, D17: the player looks at all tokens left there and takes one; none left: 2 VP', () => {
    const t = new Table().track('science', 3);
    t.push({ step: 'climb', who: 0, track: 0, n: 1 });
    expect(t.label).toBe('discovery');
    const look = t.s.mine[0].look as number[];
    expect(look.reduce((a, b) => a + b, 0)).toBe(5);
    expect(t.told('looked')[0].tokens).toHaveLength(5);
    t.play(t.picks()[0]);
    expect(t.pub.decks.stocks).toEqual([4, 5, 5, 6]);
    expect(t.side().tokens.reduce((a, b) => a + b, 0)).toBe(1);
    // The player who looked remembers what was put back.
    expect(t.s.mine[0].seen[0].reduce((a, b) => a + b, 0)).toBe(4);
    expect(t.s.mine[0].seen[0]).toEqual(t.s.dark.stocks[0]);
    const u = new Table().track('science', 7);
    u.side(1).tokens = u.side(1).tokens.map((n, k) => n + u.s.dark.stocks[1][k]);
    u.s.dark.stocks[1].fill(0);
    u.pub.decks.stocks[1] = 0;
    const vp = u.side().vp;
    u.push({ step: 'climb', who: 0, track: 0, n: 1 });
    expect(u.side().vp).toBe(vp + 2);
  });
  test('N199, N205: the first to enter takes the token, later ones gain a resource of choice; instant ones work at once', () => {
    const t = new Table({}, 2, ['fac_basalt', 'fac_drift']);
    t.pub.decks.supremacy = [0, 1, 2];
    t.track('supremacy', 2).track('supremacy', 2, 1);
    const [a, b] = [t.side().vp, t.side(1).vp];
    const stored = t.side(1).resources[0];
    t.push({ step: 'climb', who: 0, track: 4, n: 1 });
    expect(t.side().vp).toBe(a + 5);
    expect(t.side().supremacy).toEqual([0]);
    t.push({ step: 'climb', who: 1, track: 4, n: 1 });
    t.play('unit 0');
    expect(t.side(1).vp).toBe(b);
    expect(t.side(1).resources[0]).toBe(stored + 1);
    t.track('supremacy', 5);
    const targeting = t.side().mods.slice();
    t.push({ step: 'climb', who: 0, track: 4, n: 1 });
    expect(t.side().mods).not.toEqual(targeting);
  });
  test('D16: a step of choice, on the faction’s tracks, or on the lowest', () => {
    const t = new Table({}, 2, ['fac_basalt']);
    t.do('ev_golden_alignment/do/0/then');
    expect(t.picks()).toEqual(['track 1', 'track 3']);
  });
});

describe('upgrades and tokens', () => {
  test('N201, D8: one of the display or their own tile, for a type without; the display is refilled', () => {
    const t = new Table({}, 2, ['fac_accord']).ship('heavy_cruiser', HANGAR);
    t.push({ step: 'upgrade', who: 0 });
    const own = t.side().faction;
    expect(t.picks()).toContain(`upgrade ${own}`);
    expect(t.picks()).toHaveLength(5);
    const first = t.pub.market.upgrades[0];
    t.play(`upgrade ${first}`);
    expect(t.pub.market.upgrades).toHaveLength(4);
    expect(t.pub.market.upgrades).not.toContain(first);
    const { type } = t.c.upgrades[first];
    expect(t.side().upgrades[type]).toBe(first);
    t.push({ step: 'upgrade', who: 0 });
    expect(t.picks().every((p) => t.c.upgrades[Number(p.split(' ')[1])].type !== type)).toBe(true);
  });
  test('N202: an upgraded type without a built ship is built free', () => {
    const t = new Table({}, 2, ['fac_accord']);
    expect(t.pub.fleet.at[8]).toBe(UNBUILT);
    t.push({ step: 'upgrade', who: 0 }).play(`upgrade ${t.side().faction}`);
    expect(t.pub.fleet.at[8]).toBe(HANGAR);
  });
  test('N203: nothing fits: 3 VP', () => {
    const t = new Table({}, 2, ['fac_accord']);
    t.side().upgrades = [20, 21, 22, 23];
    const vp = t.side().vp;
    t.push({ step: 'upgrade', who: 0 });
    expect(t.side().vp).toBe(vp + 3);
  });
  test('N204: a used token is turned down and still counts as owned', () => {
    const t = new Table();
    const kind = t.c.discovery.findIndex((d) => d.id === 'disc_6');
    t.push({ step: 'climb', who: 0, track: 1, n: 0 });
    const stock = t.s.dark.stocks.findIndex((list) => list[kind] > 0);
    t.s.dark.stocks[stock][kind]--;
    t.pub.decks.stocks[stock]--;
    t.side().tokens[kind]++;
    t.play(`free token ${kind}`);
    expect(t.side().usedTokens[kind]).toBe(1);
  });
  test('build: declined or paid, for less where the effect says so; 1 of choice when no listed ship is left', () => {
    const t = new Table({}, 2, ['fac_basalt']).stock({ energy: 1 });
    const vp = t.side().vp;
    t.do('tac_20/free');
    // 1 less by the card and 1 less for Basalt: a transport is free.
    t.play('build 0');
    expect(t.side().vp).toBe(vp + 1);
    const u = new Table().stock({});
    for (let i = 0; i < 6; i++) u.pub.fleet.at[i] = HANGAR;
    u.do('mod_ind_07/do').play(`unit ${CREDITS}`);
    expect(u.stored()).toEqual({ credits: 1 });
  });
});
