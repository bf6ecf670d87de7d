/** Sections 24 to 27: the Collective. */
import { describe, expect, test } from 'vitest';
import { startBattle } from '../rules/battle/start.ts';
import { collectiveVault, moonVp, tokenVp } from '../rules/collective/scoring.ts';
import { BAY, HANGAR, NEBULA, NONE, SCRAPYARD, SHIPS_EACH, SPACES } from '../rules/ids.ts';
import { NEBULAE, READING, TOWARDS, VOID_SPACE, X_OF } from '../rules/map.ts';
import { modify } from '../rules/modifiers.ts';
import { PLACES } from '../rules/picks.ts';
import { finish } from '../rules/scoring.ts';
import type { Options } from '../rules/types.ts';
import { space, Table } from './table.ts';

/** Against the Collective: it is the side after the seats. No raiders, nobody has cards. */
function solo(options: Partial<Options> = {}, seats = 1): Table {
  const t = new Table({ collective: 'halcyon', ...options }, seats).noRaiders();
  for (let who = 0; who < seats; who++) t.hand([], who);
  return t;
}
const IT = 1;
const state = (t: Table) => t.pub.collective as NonNullable<Table['pub']['collective']>;
const tactics = (t: Table, who = IT): number => t.side(who).hand;
/** One turn of it, at once. `die`: what it rolls. */
function itsTurn(t: Table, die: number): Table {
  t.chance.next.push(die - 1);
  t.pub.turn.active = t.pub.sides.length - 1;
  return t.push({ step: 'collective', stage: 'start', section: NONE, left: 0, bay: 0, queue: [] });
}
/** The face-up card of a section. */
function card(t: Table, section: number, id: string): Table {
  const n = t.c.raw.actions.findIndex((action) => action.id === id);
  const { actions, open } = state(t);
  const from = actions[section].indexOf(n);
  if (from >= 0) {
    actions[section][from] = open[section];
    open[section] = n;
  }
  return t;
}
const fleet = (t: Table, who = IT): number[] => t.pub.fleet.at.slice(who * SHIPS_EACH, (who + 1) * SHIPS_EACH);
const planet = (t: Table): string => PLACES[READING.find((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet') as number];
const base = (t: Table, id: string): string => t.where(`base_${id}`);

describe('setup', () => {
  test('N12, N21: solo always includes it; a commander by name, or a random one of a rank', () => {
    expect(new Table({}, 1).pub.collective).not.toBeNull();
    const named = new Table({ collective: 'tyrant' }, 2);
    expect(named.c.raw.commanders[state(named).commander].id).toBe('cmd_tyrant');
    for (const rank of [1, 2, 3] as const) {
      const t = new Table({ collective: `rank${rank}` }, 1);
      expect(t.c.raw.commanders[state(t).commander].rank).toBe(rank);
    }
  });
  test('N216, N217: all nine ships stand on their fleet spaces, in three sections', () => {
    const t = solo();
    expect(fleet(t)).toEqual(new Array(9).fill(HANGAR));
    expect(t.c.raw.fleet.map((section) => section.spaces.map((at) => at.ship))).toEqual([
      ['transport', 'fighter', 'transport'],
      ['transport', 'science_vessel', 'transport'],
      ['transport', 'heavy_cruiser', 'transport'],
    ]);
  });
  test('N218: a leader on each base, none on nebulae, two and five assimilated ones in its station', () => {
    const t = solo();
    const mine = t.pub.map.leaders.slice(IT * SPACES, (IT + 1) * SPACES);
    expect(mine.reduce((a, b) => a + b, 0)).toBe(6);
    expect(NEBULAE.map((i) => mine[i])).toEqual([0, 0, 0, 0, 0, 0]);
    expect(t.side(IT).leaders).toBe(7);
  });
  test('N219, N220, N225: marker on space 0; a step on both tracks, which gives nothing; the VP after the last player', () => {
    const t = solo();
    expect(state(t).marker).toBe(0);
    expect(t.side(IT).tracks).toEqual([1, 0, 0, 1, 0]);
    expect([t.side(0).vp, t.side(IT).vp]).toEqual([1, 2]);
    expect(solo({}, 3).side(3).vp).toBe(4);
  });
  test('N221: three action decks of eight with a card face up each, strategies and upgrades face down', () => {
    const { actions, open, strategies, upgradeDeck } = state(solo());
    expect(actions.map((deck) => deck.length)).toEqual([7, 7, 7]);
    expect([open.length, strategies.length, upgradeDeck.length]).toEqual([3, 18, 12]);
  });
  test('N222: the probe starts on the first tile laid, never on the Void', () => {
    expect(solo().pub.turn.probe).toBe(READING[0]);
    expect(solo({ events: 'void' }).pub.turn.probe).not.toBe(VOID_SPACE);
  });
  test('N224: no tactics at the start; two destiny cards that nobody sees', () => {
    const t = solo();
    expect(tactics(t)).toBe(0);
    expect(t.s.dark.destiny.length).toBe(2);
    expect(solo({ destiny: false }).s.dark.destiny).toEqual([]);
  });
});

describe('the lens', () => {
  /** The player launches a transport and the turn ends. */
  const turn = (t: Table): Table => {
    const seat = t.asked;
    return t
      .play('transport', t.picks('transport').find((pick) => pick === `to ${planet(t)}`) ?? t.picks('transport')[0])
      .until('turn')
      .run(() => seat);
  };
  test('N226: it acts when the turn of the lens holder ends, then the next player follows', () => {
    const t = solo();
    expect(t.pub.turn.lens).toBe(0);
    turn(t);
    expect(t.pub.turn.n).toBe(3);
    expect(t.asked).toBe(0);
    const two = solo({}, 2);
    expect(two.pub.turn.lens).toBe(1);
    turn(two);
    expect([two.pub.turn.n, two.asked]).toEqual([2, 1]);
  });
  test('N130, N227: after an event card the lens goes clockwise; alone it stays', () => {
    const t = solo({}, 3);
    const lens = () => t.pub.turn.lens;
    expect(lens()).toBe(2);
    t.push({
      step: 'event',
      card: t.c.raw.events.findIndex((e) => e.set === 'aurora' && e.do.every((d) => d.k === 'each' || d.k === 'event')),
      stage: 'after',
    });
    expect(lens()).toBe(0);
    const alone = solo();
    alone.push({ step: 'event', card: 0, stage: 'after' });
    expect(alone.pub.turn.lens).toBe(0);
  });
  test('N290: in the last round the lens stays', () => {
    const t = solo({}, 3);
    t.pub.turn.left = 2;
    t.push({ step: 'event', card: 0, stage: 'after' });
    expect(t.pub.turn.lens).toBe(2);
  });
  test('N228, N292: where several things are possible the lens holder is asked on its behalf', () => {
    const t = solo({}, 2);
    t.pub.turn.lens = 1;
    for (const type of [0, 1, 2, 3]) expect(t.pub.market.columns[type].length).toBe(3);
    t.push({ step: 'c-module', types: [0, 1, 2, 3], any: true, n: 1 });
    expect([t.label, t.asked, t.s.flow.onBehalf]).toEqual(['c-module', 1, 'collective']);
    expect(t.picks().length).toBe(4);
  });
  test('N291: the last round begins with it if the lens holder ended the game', () => {
    const t = solo();
    t.side().vp = 59;
    t.do('disc_6/do');
    expect(t.pub.turn.ending).toBe(true);
    t.play('transport', t.picks('transport')[0]).until('turn');
    expect(t.pub.turn.left).toBe(1);
  });
  test('N289: it can end the game, too', () => {
    const t = solo();
    t.side(IT).vp = 59;
    t.do('cup_01/do', IT);
    expect(t.pub.turn.ending).toBe(true);
  });
  test('N93: a launch to a planet or base moves the probe, one to a nebula does not', () => {
    const t = solo();
    t.play('transport', `to ${base(t, 'exchange')}`);
    expect(t.told('probe')).toEqual([{ kind: 'probe', to: `${base(t, 'exchange')}/base_exchange` }]);
    t.until('turn');
    expect(PLACES[t.pub.turn.probe]).toBe(base(t, 'exchange'));
    t.ship('science_vessel', HANGAR).push({ step: 'track', who: 0, tracks: [0], n: 0 });
    const { probe } = t.pub.turn;
    t.play('science_vessel', 'to r5c6');
    expect(t.told('probe')).toEqual([]);
    t.until('turn');
    expect(t.pub.turn.probe).toBe(probe);
  });
});

describe('what effects do for it', () => {
  test('N229: a trade is resolved once, without paying', () => {
    const t = solo({ special: true });
    const quasar = t.c.tiles.findIndex((tile) => tile.sort === 'quasar');
    const { vp } = t.side(IT);
    t.do(t.c.tiles[quasar].at, IT);
    expect(t.side(IT).vp).toBe(vp + 1);
    expect(t.label).toBe('track');
  });
  test('N230: each resource is a tactic drawn face down, each lost one a random tactic', () => {
    const t = solo();
    t.do('disc_3/do', IT);
    expect(tactics(t)).toBe(3);
    expect(t.told('drawn')).toEqual([]);
    t.do('raid_eclipse/ability', IT);
    expect(tactics(t)).toBe(1);
    expect(t.told('discarded').length).toBe(2);
  });
  test('N231: what it takes is a tactic for it; what is taken from it is one of its tactics', () => {
    const t = solo().stock({ ice: 2 });
    t.do('upg_astropirates_a/do', IT);
    expect(t.stored()).toEqual({ ice: 2 });
    t.push({ step: 'steal', who: IT, set: 31, n: 1, victims: [0], from: 0 });
    expect([t.stored(), tactics(t)]).toEqual([{ ice: 1 }, 1]);
    t.push({ step: 'steal', who: 0, set: 31, n: 1, victims: [IT], from: IT });
    expect([tactics(t), t.side().hand]).toEqual([0, 1]);
  });
  test('N232, N30: a nebula moon from the leftmost nebula that has one, ties by the lens holder; then a planet; then a tactic', () => {
    const t = solo();
    t.push({ step: 'c-moon', src: 'nebula', n: 1 });
    const left = NEBULAE.filter((i) => X_OF[i] === 0);
    expect(t.picks().length).toBe(left.length);
    t.play(t.picks()[0]);
    expect(state(t).moons.length).toBe(1);
    const dry = solo();
    for (let i = 0; i < SPACES; i++)
      if (dry.pub.map.tile[i] === NEBULA) [dry.pub.map.moons[i], dry.pub.map.top[i], dry.pub.map.second[i]] = [0, NONE, NONE];
    dry.push({ step: 'c-moon', src: 'nebula', n: 1 });
    expect([dry.label, dry.picks().length]).toEqual(['c-moon', dry.pub.map.top.filter((moon) => moon !== NONE).length]);
    const gone = solo();
    gone.pub.map.moons.fill(0);
    gone.pub.map.top.fill(NONE);
    gone.pub.map.second.fill(NONE);
    gone.push({ step: 'c-moon', src: 'nebula', n: 1 });
    expect(tactics(gone)).toBe(1);
  });
  test('N233: an upgrade is the top one of its stack; without one 3 VP', () => {
    const t = solo();
    t.chance.next.push(6);
    t.do('dev_factory_2/do', IT);
    expect(state(t).upgrades.map((n) => t.c.raw.collectiveUpgrades[n].id)).toEqual(['cup_07']);
    state(t).upgrades.push(...state(t).upgradeDeck.splice(0));
    const { vp } = t.side(IT);
    t.do('dev_factory_2/do', IT);
    expect(t.side(IT).vp).toBe(vp + 3);
  });
  test('N234: repairs go to damaged modules first, then to ships, else they are a VP each', () => {
    const t = solo().modules(1, ['mod_ind_01'], IT).ship('transport', SCRAPYARD, IT);
    t.side(IT).rows[1].damaged[0] = 1;
    const { vp } = t.side(IT);
    t.push({ step: 'c-repair', n: 3 });
    expect(t.side(IT).rows[1].damaged).toEqual([0]);
    expect(fleet(t)[0]).toBe(BAY);
    expect(t.side(IT).vp).toBe(vp + 1);
  });
  test('N235, N236, N274: the bottom card of the column, a step on its track; an empty column is a tactic', () => {
    const t = solo();
    const [bottom] = t.pub.market.columns[0];
    t.do('cmd_halcyon_1/do', IT);
    expect(t.side(IT).rows[t.c.modules[bottom].type].modules).toEqual([bottom]);
    expect(t.side(IT).tracks[0]).toBe(2);
    const empty = solo();
    for (const m of [...empty.pub.market.columns[0], ...empty.pub.market.decks[0]]) empty.side(IT).rows[0].modules.push(m);
    empty.side(IT).rows[0].damaged = empty.side(IT).rows[0].modules.map(() => 0);
    empty.side(IT).rows[0].gaps = [NONE, ...empty.side(IT).rows[0].modules.map(() => NONE)];
    empty.pub.market.columns[0] = [];
    empty.pub.market.decks[0] = [];
    empty.do('cmd_halcyon_1/do', IT);
    expect(tactics(empty)).toBe(1);
  });
  test('N235: of any type, the one it has fewest of', () => {
    const t = solo().modules(0, ['mod_sci_01'], IT).modules(1, ['mod_ind_01'], IT).modules(2, ['mod_com_01'], IT);
    const [bottom] = t.pub.market.columns[3];
    t.push({ step: 'c-module', types: [0, 1, 2, 3], any: true, n: 1 });
    expect(t.side(IT).rows[3].modules).toEqual([bottom]);
  });
  test('N237: a discovery step is two random tokens, a hand-limit step three tactics, a supremacy token just lies there (N240)', () => {
    const t = solo().track('science', 3, IT);
    t.push({ step: 'climb', who: IT, track: 0, n: 1 });
    expect(t.side(IT).tokens.reduce((a, b) => a + b, 0)).toBe(2);
    t.track('civilization', 3, IT).push({ step: 'climb', who: IT, track: 3, n: 1 });
    expect(tactics(t)).toBe(3);
    const { vp } = t.track('supremacy', 2, IT).side(IT);
    t.push({ step: 'climb', who: IT, track: 4, n: 1 });
    expect([t.side(IT).supremacy.length, t.side(IT).vp]).toEqual([1, vp]);
  });
  test('N238: effects it cannot use are a tactic each', () => {
    const t = solo();
    t.do('sup_4/do', IT);
    expect(tactics(t)).toBe(1);
    t.do('dev_spaceport_3/do', IT);
    // Two changes it has no use for, and two units of energy.
    expect(tactics(t)).toBe(5);
  });
  test('N239: a step of choice is the lens holder\'s, "faction" one of its commander\'s tracks', () => {
    const t = solo();
    t.do('disc_2/do', IT);
    expect([t.label, t.s.flow.onBehalf, t.picks().length]).toEqual(['track', 'collective', 5]);
  });
  test('N223, N293: solo events: something else instead, only a part, or nothing', () => {
    const t = solo();
    const [column] = t.pub.market.columns[1];
    t.push({ step: 'event', card: t.c.raw.events.findIndex(({ id }) => id === 'ev_fleet_expansion'), stage: 'collective' }).until('turn');
    expect(t.side(IT).rows.flatMap((row) => row.modules)).toContain(column);
    const far = solo({ events: 'void' });
    far.push({ step: 'event', card: far.c.raw.events.findIndex(({ id }) => id === 'ev_shadow_matter'), stage: 'collective' }).until('turn');
    expect(far.side(IT).rows.flatMap((row) => row.modules)).toEqual([]);
  });
  test.each([
    // Nobody has a development: only its second part happens, which is not for the Collective.
    ['N223: of Fatal Collapse only the first part reaches it', 'ev_fatal_collapse', 0],
    ['N230: an event without a solo variant reaches it like everybody', 'ev_comet_shower', 1],
  ])('%s', (_name, id, drawn) => {
    const t = solo().stock({});
    t.pub.decks.events = [t.c.raw.events.findIndex((e) => e.id === id)];
    t.pub.decks.eventsOut = [];
    t.pub.decks.marker = 3;
    t.push({ step: 'advance', n: 1, todo: NONE }).until('turn');
    expect(tactics(t)).toBe(drawn);
  });
});

describe('developments', () => {
  const settled = (): Table => solo().ship('transport', planet(solo()), IT);
  test("N241, N242: on the leftmost planet with a transport, for leaders; a card, a step, the score, the card's own effect at once", () => {
    const t = settled();
    const { vp, leaders } = t.side(IT);
    t.push({ step: 'c-develop', space: NONE, card: NONE, stage: 'site' });
    expect([t.label, t.s.flow.onBehalf]).toEqual(['c-develop', 'collective']);
    t.play(t.picks()[0]).until('turn');
    expect(t.pub.map.owner[space(planet(t))]).toBe(IT);
    expect(t.side(IT).leaders).toBe(leaders - 1);
    expect(t.side(IT).vp).toBeGreaterThan(vp);
    expect(t.side(IT).cards).toEqual(t.side(IT).usedCards);
  });
  test('N241: not without a transport on a planet, nor with too few leaders', () => {
    const t = solo();
    t.push({ step: 'c-develop', space: NONE, card: NONE, stage: 'site' });
    expect(t.pub.map.owner.includes(IT)).toBe(false);
    const poor = settled();
    poor.side(IT).spent += poor.side(IT).leaders;
    poor.side(IT).leaders = 0;
    poor.push({ step: 'c-develop', space: NONE, card: NONE, stage: 'site' });
    expect(poor.pub.map.owner.includes(IT)).toBe(false);
  });
  test('N241, N285: a tipped one is raised instead, for nothing', () => {
    const t = solo();
    const at = space(planet(t));
    t.pub.map.owner[at] = IT;
    t.pub.map.tipped[at] = 1;
    const { leaders } = t.side(IT);
    t.push({ step: 'c-develop', space: NONE, card: NONE, stage: 'site' });
    expect([t.pub.map.tipped[at], t.side(IT).leaders]).toEqual([0, leaders]);
  });
});

describe('its launch turn', () => {
  test('N243, N244, N246: the die names the section, the card the region; the ship with the earliest letter goes', () => {
    const t = card(solo(), 0, 'act_I_1');
    itsTurn(t, 1);
    expect(t.told('c-rolled')).toMatchObject([{ die: 1, section: 'I' }]);
    expect(PLACES[fleet(t)[0]]).toBe(base(t, 'odessa'));
    const second = card(solo(), 0, 'act_I_1').ship('transport', BAY, IT);
    itsTurn(second, 2);
    expect(PLACES[fleet(second)[6]]).toBe(base(second, 'odessa'));
  });
  test('N243: an empty section is a return turn', () => {
    const t = solo();
    for (const ship of [0, 6, 3]) t.pub.fleet.at[IT * SHIPS_EACH + ship] = space(planet(t));
    itsTurn(t, 1).until('turn');
    expect(fleet(t)).toEqual(new Array(9).fill(HANGAR));
  });
  test('N244: neighbours of the probe, in order; N246: its own region if there are none', () => {
    const t = card(solo(), 0, 'act_I_4');
    const { probe } = t.pub.turn;
    itsTurn(t, 1);
    // The first tile has a nebula on its left.
    expect(fleet(t)[0]).toBe(TOWARDS[probe][1]);
    const none = card(solo(), 0, 'act_I_8');
    itsTurn(none, 1);
    expect(fleet(none)[0]).toBe(none.pub.turn.probe);
  });
  test('N305: the leftmost planet without a development', () => {
    const t = card(solo(), 0, 'act_I_6');
    const free = READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet');
    const least = Math.min(...free.map((i) => X_OF[i]));
    itsTurn(t, 1);
    if (t.label === 'collective') t.play(t.picks()[0]);
    expect(X_OF[t.pub.turn.region]).toBe(least);
  });
  test('N245: the special region nearest to the probe', () => {
    const t = card(solo({ special: true }), 2, 'act_III_8');
    itsTurn(t, 5);
    if (t.label === 'collective') t.play(t.picks()[0]);
    expect(['vortex', 'quasar']).toContain(t.c.tiles[t.pub.map.tile[t.pub.turn.region]].sort);
  });
  test('N247: its science vessel brings a nebula moon', () => {
    const t = card(solo(), 1, 'act_II_1').ship('transport', BAY, IT);
    t.pub.fleet.at[IT * SHIPS_EACH + 1] = BAY;
    t.pub.fleet.at[IT * SHIPS_EACH] = HANGAR;
    itsTurn(t, 3);
    expect(PLACES[fleet(t)[7]]).toBe(base(t, 'sarangi'));
    expect(t.label).toBe('c-moon');
  });
  test('N248: a planet gives its moon, a base moves the command marker', () => {
    const t = card(solo(), 0, 'act_I_6');
    itsTurn(t, 1);
    if (t.label === 'collective') t.play(t.picks()[0]);
    expect(state(t).moons.length).toBe(1);
    const b = itsTurn(card(solo(), 0, 'act_I_7'), 1);
    expect(state(b).marker).toBe(1);
    expect(b.told('c-command')).toMatchObject([{ index: 1, space: 'cmd_halcyon_1' }]);
  });
  test('N249: leaders and bonus resources wherever it has ships; a Mechaphage token costs a tactic', () => {
    const t = card(solo(), 0, 'act_I_7');
    const charter = space(base(t, 'charter'));
    t.pub.map.bonus[charter * 5] = 2;
    t.pub.map.mech[charter] = 1;
    const { leaders } = t.side(IT);
    itsTurn(t, 1);
    expect(t.side(IT).leaders).toBe(leaders + 1);
    // Two for the bonus and one for the ice of a step, one lost to the token.
    expect(tactics(t)).toBe(2);
    expect(t.pub.map.mech[charter]).toBe(0);
  });
  test('N249: all its leaders of a region come along, with other seats at the table too; those elsewhere stay', () => {
    const t = card(solo({}, 2), 0, 'act_I_7');
    const it = 2;
    const at = (name: string): number => it * SPACES + space(base(t, name));
    const { leaders } = t.pub.map;
    leaders[at('charter')] += leaders[at('odessa')] + leaders[at('ilion')];
    leaders[at('odessa')] = 0;
    leaders[at('ilion')] = 0;
    const before = t.side(it).leaders;
    itsTurn(t, 1);
    expect(t.side(it).leaders).toBe(before + 3);
    expect(leaders.slice(it * SPACES).reduce((a, b) => a + b, 0)).toBe(3);
  });
  test('N250, N251: the bonus of the card; event icons of regions do nothing in its turn', () => {
    const t = card(solo(), 0, 'act_I_2');
    const { marker } = t.pub.decks;
    itsTurn(t, 1);
    expect(t.told('c-bonus')).toMatchObject([{ bonus: 'event' }]);
    // The Yards bear an icon: one step for the card, none for the icon.
    expect(t.pub.decks.marker).toBe(marker + 1);
  });
  test('N252: raid and battle as usual, it being the active participant', () => {
    const t = card(solo(), 0, 'act_I_7');
    t.ship('transport', base(t, 'charter'));
    itsTurn(t, 1).until('maneuver', 'prepare', 'turn');
    expect(t.pub.battle?.sides.map((side) => side.who) ?? [IT, 0]).toEqual([IT, 0]);
  });
  test('N253: the card is discarded, the next one lies open; an empty deck is made anew', () => {
    const t = card(solo(), 0, 'act_I_7');
    itsTurn(t, 1);
    expect(state(t).discards[0].map((n) => t.c.raw.actions[n].id)).toEqual(['act_I_7']);
    const worn = card(solo(), 0, 'act_I_7');
    state(worn).discards[0].push(...state(worn).actions[0].splice(0));
    itsTurn(worn, 1);
    expect([state(worn).actions[0].length, state(worn).discards[0]]).toEqual([7, []]);
    expect(worn.told('c-next')).toMatchObject([{ reshuffled: true }]);
  });
});

describe('its return turn', () => {
  const away = (): Table => {
    const t = solo();
    for (const ship of [0, 6, 3]) t.pub.fleet.at[IT * SHIPS_EACH + ship] = space(base(t, 'charter'));
    return t;
  };
  test('N254, N255: it builds if it can, then the marker goes one space for each ship on the map and in the bay', () => {
    const t = away();
    t.pub.fleet.at[IT * SHIPS_EACH + 1] = BAY;
    itsTurn(t, 1).until('turn');
    expect(state(t).marker).toBe(4);
    const more = away();
    modify(more.side(IT), 'cReturnSteps', 1, null, false);
    itsTurn(more, 1).until('turn');
    expect(state(more).marker).toBe(4);
    const builds = away();
    builds.pub.fleet.at[IT * SHIPS_EACH] = space(planet(builds));
    itsTurn(builds, 1).until('turn');
    expect(builds.pub.map.owner.includes(IT)).toBe(true);
  });
  test('N255: a ship repaired into the bay meanwhile adds a space', () => {
    const t = away();
    t.pub.fleet.at[IT * SHIPS_EACH + 1] = SCRAPYARD;
    // Space 3 of the wheel repairs 1.
    itsTurn(t, 1).until('turn');
    expect(state(t).marker).toBe(4);
  });
  test('N255: only the repaired ship adds one, whatever was in the bay before', () => {
    const t = away();
    t.pub.fleet.at[IT * SHIPS_EACH + 1] = SCRAPYARD;
    t.pub.fleet.at[IT * SHIPS_EACH + 2] = BAY;
    itsTurn(t, 1).until('turn');
    expect(state(t).marker).toBe(5);
  });
  test('N256, N257: 2 VP for each ship in the scrapyard, then everything is home', () => {
    const t = away();
    t.pub.fleet.at[IT * SHIPS_EACH + 3] = SCRAPYARD;
    state(t).marker = 6;
    const { vp } = t.side(IT);
    itsTurn(t, 1).until('turn');
    expect(t.side(IT).vp - vp).toBe(2);
    expect(fleet(t)).toEqual(new Array(9).fill(HANGAR));
  });
  test('N261: in its last turn it returns, unless all its ships are home', () => {
    const t = away();
    t.pub.turn.left = 1;
    t.pub.turn.active = IT;
    t.push({ step: 'collective', stage: 'start', section: NONE, left: 0, bay: 0, queue: [] });
    expect(t.told('c-returns')).toMatchObject([{ why: 'last-turn' }]);
    const home = card(solo(), 0, 'act_I_7');
    home.pub.turn.left = 1;
    itsTurn(home, 1);
    expect(home.told('c-rolled').length).toBe(1);
  });
});

describe('its battles', () => {
  /** The player launched a fighter to a base where another ship of the Collective stands or not. */
  const attack = (theirs: (t: Table) => void): Table => {
    const t = solo().unbuild().stock({ energy: 0 });
    const here = base(t, 'charter');
    t.ship('fighter', here).ship('transport', HANGAR);
    t.pub.turn.region = space(here);
    t.pub.turn.ship = 6;
    theirs(t);
    return t.run((s, x) => startBattle(s, x));
  };
  const there = (t: Table): number => space(base(t, 'charter'));
  test('N258: it brings every ship in range, but no transport from a planet without a development', () => {
    const t = attack((table) => {
      const { at } = table.pub.fleet;
      at[IT * SHIPS_EACH] = there(table);
      at[IT * SHIPS_EACH + 8] = space('r1c2');
      at[IT * SHIPS_EACH + 1] = space(planet(table));
    });
    const events = t.told('joined').map((e) => e.ship);
    expect(events).toEqual(['heavy_cruiser']);
  });
  test('N258: it joins a battle of others, too', () => {
    const t = solo({}, 2).unbuild().unbuild(1);
    const here = base(t, 'charter');
    t.stock({}).stock({}, 1).ship('fighter', here).ship('transport', here, 1);
    t.pub.turn.region = space(here);
    t.pub.turn.ship = 6;
    t.pub.fleet.at[2 * SHIPS_EACH + 8] = space(planet(t));
    t.run((s, x) => startBattle(s, x));
    expect(t.told('joined')).toMatchObject([{ who: 'collective', ship: 'heavy_cruiser' }]);
    expect(t.pub.battle?.sides.map((side) => side.who) ?? [0, 1, 2]).toEqual([0, 1, 2]);
  });
  test('N146, N259: it draws a strategy card at its first time in Diplomacy; an empty deck is made anew', () => {
    const t = attack((table) => {
      table.pub.fleet.at[IT * SHIPS_EACH] = there(table);
      table.pub.collective = { ...state(table), strategiesOut: state(table).strategies, strategies: [] };
    });
    expect(t.told('strategy').length).toBe(1);
    expect(state(t).strategies.length).toBe(17);
  });
  test('N259: a card against a foe hits the side with most dice, cancelling hits the tactic played last', () => {
    const t = solo().unbuild().stock({}).hand(['tac_01']);
    const here = base(t, 'charter');
    t.ship('fighter', here).ship('transport', HANGAR);
    t.pub.turn.region = space(here);
    t.pub.turn.ship = 6;
    t.pub.fleet.at[IT * SHIPS_EACH] = space(here);
    state(t).strategies = [t.c.raw.strategies.findIndex(({ id }) => id === 'str_17')];
    state(t).strategiesOut = t.c.raw.strategies.map((_, i) => i).filter((i) => !state(t).strategies.includes(i));
    t.run((s, x) => startBattle(s, x));
    t.play(`play ${t.tactic('tac_01')}`);
    expect(t.told('cancelled')).toMatchObject([{ who: 'collective', tactic: 'tac_01', of: 0 }]);
  });
  test('N260: it buys no dice, rerolls nothing, performs no maneuver', () => {
    const t = solo().unbuild().stock({});
    const here = base(t, 'charter');
    t.ship('heavy_cruiser', here).ship('transport', HANGAR);
    t.pub.turn.region = space(here);
    t.pub.turn.ship = 8;
    t.pub.fleet.at[IT * SHIPS_EACH] = space(here);
    state(t).strategies = [t.c.raw.strategies.findIndex(({ id }) => id === 'str_18')];
    state(t).strategiesOut = t.c.raw.strategies.map((_, i) => i).filter((i) => !state(t).strategies.includes(i));
    // Three dice of ours, then one of its.
    t.run((s, x) => {
      startBattle(s, x);
    });
    expect(t.told('maneuver').filter((e) => e.who === 'collective')).toEqual([]);
    expect(t.told('dice-bought')).toEqual([]);
  });
});

describe('the end', () => {
  test('N262: moons, tokens, vault by its tactics, and what everybody scores', () => {
    const t = solo();
    t.do('disc_3/do', IT);
    t.push({ step: 'c-moon', src: 'planet', n: 1 }).play(t.picks()[0]);
    modify(t.side(IT), 'vaultLevel', 2, null, false);
    expect([moonVp(t.pub), collectiveVault(t.pub)]).toEqual([2, 6]);
    t.track('science', 3, IT).push({ step: 'climb', who: IT, track: 0, n: 1 });
    expect(tokenVp(t.pub)).toBe(6);
    t.run((s, x) => finish(s, x));
    const scores = t.pub.scores?.[IT] as number[];
    expect(scores[5]).toBe(2);
    expect(scores[6]).toBe(6);
  });
  test('N215, N296: only who is above the Collective wins', () => {
    const lost = solo();
    lost.side(IT).vp = 500;
    lost.run((s, x) => finish(s, x));
    expect(lost.told('over')).toMatchObject([{ winners: ['collective'] }]);
    const won = solo({}, 2);
    won.side(1).vp = 500;
    won.side(0).vp = 400;
    won.run((s, x) => finish(s, x));
    expect(won.told('over')).toMatchObject([{ winners: [1] }]);
  });
});
