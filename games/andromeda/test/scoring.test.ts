/** Section 23: the end of the game; section 14: destiny; settled questions about the flow. */

import { FastChance, Match, Runner, readOptions, walk } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { engine } from '../rules/engine.ts';
import { score } from '../rules/gains.ts';
import { HANGAR, NONE } from '../rules/ids.ts';
import { distance, neighbours, READING } from '../rules/map.ts';
import { MOD } from '../rules/modifiers.ts';
import { PLACES } from '../rules/picks.ts';
import { CATEGORIES, destinyScore, finish } from '../rules/scoring.ts';
import { sure } from '../rules/sure.ts';
import type { Andromeda } from '../rules/types.ts';
import { Table } from './table.ts';

const ends = (t: Table): Table => t.run(finish);
const part = (t: Table, category: (typeof CATEGORIES)[number], who = 0): number => t.pub.scores?.[who][CATEGORIES.indexOf(category)] as number;
const planets = (t: Table): number[] => READING.filter((i) => t.pub.map.tile[i] >= 0 && t.c.tiles[t.pub.map.tile[i]].sort === 'planet');
/** The quietest turn there is: a launch to a planet without an icon, then the end. */
function quietTurn(t: Table): void {
  t.noRaiders();
  const seat = t.asked;
  t.hand([], seat).stock({}, seat);
  if (t.picks().includes('return')) t.play('return').play('stop').until('turn');
  else {
    const to = sure(planets(t).find((i) => !t.c.tiles[t.pub.map.tile[i]].icon && t.picks('transport').includes(`to ${PLACES[i]}`)));
    t.play('transport', `to ${PLACES[to]}`);
    if (t.label === 'closing') t.play('end');
  }
}

describe('the last round', () => {
  test('N208, N288: once a side reaches the terminus, every side takes exactly one more turn', () => {
    const t = new Table({}, 3, ['fac_basalt', 'fac_ember', 'fac_accord']);
    t.run((s, x) => score(s, x, 0, 70, 'test'));
    expect(t.pub.turn.ending).toBe(true);
    const turns: number[] = [];
    while (t.s.stack.length > 0) {
      turns.push(t.asked);
      quietTurn(t);
      // N288: falling below it again changes nothing.
      if (t.s.stack.length > 0) t.side(0).vp = 10;
    }
    expect(turns).toEqual([0, 1, 2, 0]);
    expect(t.pub.scores).not.toBeNull();
  });
  test('N287: after the last turn nothing but points changes', () => {
    const t = new Table({}, 2).stock({ ice: 3 });
    const tracks = t.side().tracks.slice();
    ends(t);
    expect(t.side().tracks).toEqual(tracks);
    expect(t.stored()).toEqual({ ice: 3 });
    expect(t.s.stack).toEqual([]);
  });
});

describe('final scoring', () => {
  test('N200: end VP by step', () => {
    const t = new Table({}, 2, ['fac_basalt']);
    t.side().tracks = [0, 1, 2, 5, 12];
    ends(t);
    expect(part(t, 'tracks')).toBe(0 + 0 + 1 + 3 + 14);
    expect(t.c.raw.tracks.every((tr) => tr.endVp.join() === '0,0,1,1,2,3,4,5,6,8,10,12,14')).toBe(true);
  });
  test('N209: each own standing development scores 1 VP for 2 full steps on its track', () => {
    const t = new Table({}, 2, ['fac_basalt']);
    const [a, b] = planets(t);
    t.pub.map.owner[a] = 0;
    t.pub.map.owner[b] = 0;
    t.pub.map.tipped[b] = 1;
    t.side().tracks[t.c.developments[t.c.tiles[t.pub.map.tile[a]].development].track] = 5;
    t.side().tracks[t.c.developments[t.c.tiles[t.pub.map.tile[b]].development].track] = 5;
    ends(t);
    expect(part(t, 'developments')).toBe(2);
  });
  test('N210: 3 VP beside a quasar, 2 VP within two steps of a vortex, for each own standing development', () => {
    const t = new Table({ special: true }, 2);
    const { map } = t.pub;
    const at = (sort: string): number => map.tile.findIndex((tile) => tile >= 0 && t.c.tiles[tile].sort === sort);
    const beside = sure(neighbours(map, at('quasar')).find((i) => map.tile[i] >= 0 && i !== at('vortex')));
    const planet = planets(t)[0];
    // Swaps tiles so that a planet is next to the quasar.
    for (const list of [map.tile, map.moons, map.top]) [list[planet], list[beside]] = [list[beside], list[planet]];
    map.owner[beside] = 0;
    ends(t);
    expect(part(t, 'special')).toBe(3 + (distance(map, at('vortex'), beside) <= 2 ? 2 : 0));
    expect(part(t, 'special', 1)).toBe(0);
  });
  test('N163, N209: −2 for each damaged module', () => {
    const t = new Table({}, 2).modules(0, ['mod_sci_01', 'mod_sci_02', 'mod_sci_03']);
    t.side().rows[0].damaged = [1, 1, 0];
    t.side().vp = 10;
    ends(t);
    expect(part(t, 'damage')).toBe(-4);
  });
  test('N211: vault level for each stored resource, at most ten; dock moons do not count', () => {
    const t = new Table({}, 2, ['fac_basalt']).stock({ ice: 6, titanium: 5 }).dock(['moon_ice_1']);
    t.side().mods[MOD.vaultLevel] = 2;
    t.stock({ energy: 1, titanium: 1 }, 1);
    t.side(1).mods[MOD.vaultLevel] = 1;
    ends(t);
    expect([part(t, 'vault'), part(t, 'vault', 1)]).toEqual([20, 2]);
  });
  test('N212: 1 VP for each leader in the station', () => {
    const t = new Table({}, 2);
    ends(t);
    expect(part(t, 'leaders')).toBe(1);
  });
  test('N213: artifact icons on modules and on dock or slotted moons: 2, 5, 9, 14, 20', () => {
    const values = [0, 1, 2, 3].map((n) => {
      const t = new Table({ moons: 'ancient' }, 2).modules(0, ['art_sci_1', 'mod_sci_06'].slice(0, 2));
      t.side().rows[0].modules.length = n > 0 ? 2 : 0;
      t.side().rows[0].damaged.length = n > 0 ? 2 : 0;
      t.side().rows[0].gaps = n > 0 ? [NONE, NONE, NONE] : [NONE];
      if (n > 1) t.dock(['moon_ancient_1']);
      if (n > 2) t.slotted(0, 2, 'moon_ancient_2');
      ends(t);
      return part(t, 'artifacts');
    });
    expect(values).toEqual([0, 2, 5, 9]);
    expect(new Table().c.raw.constants.artifactVp).toEqual([0, 2, 5, 9, 14, 20]);
  });
  test('N120: destiny cards stay secret until the end, then score as written', () => {
    const t = new Table({}, 2).modules(0, ['mod_sci_01', 'mod_sci_02', 'mod_sci_03']);
    t.s.mine[0].destiny = t.c.raw.destiny.findIndex((d) => d.id === 'des_01');
    expect(destinyScore(t.pub, 0, t.s.mine[0].destiny)).toBe(3);
    ends(t);
    expect(part(t, 'destiny')).toBe(3);
    expect(t.told('destiny').find((e) => e.who === 0)).toMatchObject({ destiny: 'des_01', vp: 3 });
    expect(t.pub.destinies?.[0]).toBe(t.s.mine[0].destiny);
  });
  test('N120: every destiny card counts what it says', () => {
    const t = new Table({ moons: 'ancient' }, 2).stock({ ice: 4 }).dock(['moon_ancient_1']);
    for (let card = 0; card < t.c.raw.destiny.length; card++) expect(destinyScore(t.pub, 0, card)).toBeGreaterThanOrEqual(0);
    const of = (what: string): number => t.c.raw.destiny.findIndex((d) => d.do.some((e) => e.k === 'perCount' && e.what === what));
    expect(destinyScore(t.pub, 0, of('resources'))).toBeGreaterThan(0);
    expect(destinyScore(t.pub, 0, of('nebulaMoons'))).toBeGreaterThan(0);
    expect(destinyScore(t.pub, 0, of('battlesWon'))).toBe(0);
  });
  test('N214: most VP win; ties by developments, leaders, stored resources, then shared', () => {
    const tie = (change: (t: Table) => void): readonly number[] => {
      const t = new Table({ destiny: false }, 2, ['fac_basalt', 'fac_drift']).stock({}).stock({}, 1);
      t.side(0).tracks = [0, 0, 0, 0, 0];
      t.side(1).tracks = [0, 0, 0, 0, 0];
      change(t);
      t.side(0).vp = 20;
      t.side(1).vp = 20;
      ends(t);
      return engine.outcome(t.s).ranks;
    };
    expect(tie(() => {})).toEqual([1, 1]);
    expect(tie((t) => t.stock({ ice: 1 }, 1))).toEqual([2, 1]);
    expect(
      tie((t) => {
        t.pub.map.owner[planets(t)[0]] = 0;
        t.stock({ ice: 1 }, 1);
      }),
    ).toEqual([1, 2]);
  });
  test('N58, N209: the parts of the outcome add up to the score, also where damage takes the last points', () => {
    const t = new Table({}, 2, ['fac_basalt', 'fac_ember']).modules(1, ['mod_ind_01', 'mod_ind_02']);
    t.side().rows[1].damaged = [1, 1];
    t.side().vp = 1;
    ends(t);
    const { scores, parts } = engine.outcome(t.s);
    expect(scores[0]).toBe(0);
    expect(part(t, 'damage')).toBeGreaterThan(-4);
    for (const [seat, score] of scores.entries()) expect(parts.filter((p) => p.seat === seat).reduce((n, p) => n + p.n, 0)).toBe(score);
  });
  test('N209: in random games the parts add up to the score, and each has its words', () => {
    const seed = seedOf('andromeda parts');
    for (let g = 0; g < cases(6); g++) {
      const options = readOptions(andromeda, { collective: g % 2 === 0 ? 'none' : 'rank2', events: g % 3 === 0 ? 'void' : 'aurora', special: g > 2 });
      const match = new Match<Andromeda>(andromeda, options, 1 + (g % 3), new FastChance(`${seed} ${g}`));
      const chance = new FastChance(`${seed} moves ${g}`);
      while (!match.over) {
        const { asked, done } = match.state.flow;
        const seat = sure(asked.find((a) => !done.includes(a)));
        match.answer(
          seat,
          walk(andromeda, match.know(seat), seat, (c) => c.picks[chance.int(c.picks.length)]),
        );
      }
      const { scores, parts } = sure(match.outcome);
      for (const [seat, score] of scores.entries())
        expect(
          parts.filter((p) => p.seat === seat).reduce((n, p) => n + p.n, 0),
          `seed ${seed}, game ${g}, seat ${seat}`,
        ).toBe(score);
      for (const words of Object.values(andromeda.words)) {
        const said = parts.filter((p) => p.seat === 0).map((p) => sure(words.part)(p));
        expect(said.every((text) => /\p{L}{3}/u.test(text) && !/N\d/.test(text))).toBe(true);
        expect(new Set(said).size).toBe(said.length);
      }
    }
  });
});

describe('settled', () => {
  test('N268, N269: waiting triggers come first in, first out; one owner orders them where it matters', () => {
    const t = new Table({}, 2, ['fac_accord']).hand(['tac_01']).stock({});
    t.play(`free tactic ${t.tactic('tac_01')}`);
    // The card is resolved, then Accord's ability asks.
    expect(t.stored()).toEqual({ energy: 2 });
    expect(t.label).toBe('choose');
    t.play('option 1');
    expect(t.stored()).toEqual({ energy: 3 });
    const u = new Table({}, 2, ['fac_ember']).able('upg_n06_a').able('upg_astropirates_a');
    u.push({ step: 'triggers', who: 0, abilities: [u.power('upg_n06_a'), u.power('upg_astropirates_a')] });
    expect(u.label).toBe('triggers');
    expect(u.picks()).toHaveLength(2);
  });
  test('N268: where the order cannot matter nobody is asked', () => {
    const t = new Table({}, 2, ['fac_basalt']).stock({});
    t.push({ step: 'triggers', who: 0, abilities: [t.power('upg_isht_a'), t.power('fac_basalt_2')] });
    expect(t.label).toBe('turn');
    expect(t.stored()).toEqual({ energy: 2 });
  });
  test('N298, N59: no view of another seat shows a hand; dice and draws are chance', () => {
    const t = new Table({}, 3);
    expect(t.pub.sides.every((side) => typeof side.hand === 'number')).toBe(true);
    expect(JSON.stringify(t.pub)).not.toContain('"mine"');
    t.do('mod_sci_03/do');
    expect(t.final).toBe(true);
  });
  test('N299: ship and region are one decision, and the hand decides nothing about being asked', () => {
    const t = new Table({}, 2).noRaiders().hand(['tac_01']);
    expect(t.picks('transport').every((p) => p.startsWith('to '))).toBe(true);
    t.stock({ energy: 8 });
    const to = sure(planets(t).find((i) => !t.c.tiles[t.pub.map.tile[i]].icon));
    t.play('transport', `to ${PLACES[to]}`);
    // The card is not playable now, but a side with cards is asked.
    expect(t.label).toBe('closing');
  });
  test('N297, N301: a seat is its view and its answers, so anybody can take it; teams are not in the rules', () => {
    const t = new Table({}, 2);
    const again = new Runner(engine as never, JSON.parse(JSON.stringify(t.s)), t.chance, false);
    again.answer(0 as never, [t.picks()[0], t.picks(t.picks()[0])[0]] as never);
    expect((again.state as unknown as Table['s']).pub.turn.n).toBeGreaterThanOrEqual(1);
    expect(Object.keys(engine.options)).not.toContain('teams');
  });
  test('N296: with several players the best of them wins alone', () => {
    const t = new Table({ collective: 'halcyon' }, 2);
    t.side(0).vp = 200;
    t.side(1).vp = 190;
    ends(t);
    expect(engine.outcome(t.s).ranks).toEqual([1, 2]);
    expect(t.pub.fleet.at.length).toBe(27);
    expect(HANGAR).toBeLessThan(0);
  });
});
