/**
 * Every piece of the content is used: its effects are resolved on a table where much is possible, answered at random, and
 * nothing is lost by it. What only a battle can use is used in one.
 */

import { FastChance } from '@starboard/kernel';
import { seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { all, type Effect } from '../content/effect.ts';
import { STANDARD } from '../content/standard.ts';
import { seatOf } from '../rules/asking.ts';
import { newBattle, startBattle } from '../rules/battle/start.ts';
import { BAY, HANGAR, NONE, SCRAPYARD } from '../rules/ids.ts';
import { NEBULAE, neighbours, READING, VOID_SPACE } from '../rules/map.ts';
import { noMods } from '../rules/modifiers.ts';
import { PLACES } from '../rules/picks.ts';
import type { Pick } from '../rules/types.ts';
import { Table } from './table.ts';

const seed = seedOf('andromeda content');

/** Everybody has something of everything. */
function rich(options = {}, seats = 3): Table {
  const t = new Table({ special: true, moons: 'all', ...options }, seats, ['fac_accord', 'fac_ember', 'fac_basalt'].slice(0, seats));
  for (let who = 0; who < seats; who++) {
    t.hand(['tac_01', 'tac_03'], who);
    t.stock({ energy: 5, ice: 4, titanium: 4, nanocarbon: 4, credits: 4 }, who);
    t.side(who).vp = 10;
    t.ship('fighter', HANGAR, who).ship('science_vessel', SCRAPYARD, who).ship('heavy_cruiser', BAY, who);
    t.ship('transport', PLACES[READING[who]], who).ship('transport', PLACES[READING[who + 4]], who);
  }
  t.modules(0, ['mod_sci_06', 'mod_sci_22']).modules(1, ['mod_ind_01', 'mod_ind_09']).modules(2, ['mod_com_05'], 1).modules(3, ['mod_civ_05'], 2);
  t.slotted(0, 1, 'moon_ice_1').dock(['moon_titanium_1']);
  t.side().rows[1].damaged[0] = 1;
  t.pub.turn.region = READING[0];
  t.pub.turn.ship = 0;
  return t;
}

/** Answers at random until the turn's own question is put again, at most so often. */
function answer(t: Table, chance: FastChance, wish: (p: Pick) => boolean = () => false, then: () => void = () => {}): void {
  then();
  for (let n = 0; n < 60 && t.s.stack.length > 0 && t.label !== 'turn'; n++) {
    const path: Pick[] = [];
    for (;;) {
      const c = t.choice(...path);
      if (c === null) break;
      const bold = c.picks.filter((p) => p !== 'skip' && !p.startsWith('free'));
      const wanted = c.picks.filter(wish);
      const from = wanted.length > 0 ? wanted : bold.length > 0 ? bold : c.picks;
      path.push(from[chance.int(from.length)]);
      if (c.ends) break;
    }
    t.play(...path);
    then();
  }
}

const BATTLE = new Set(['dice', 'targeting', 'reroll', 'setDie', 'cancelTactic', 'shield', 'withdraw', 'truce']);
const inBattle = (list: readonly Effect[]): boolean =>
  all(list).some((e) => BATTLE.has(e.k) || (e.k === 'when' && e.cond !== 'hasTransportOnPlanet') || (e.k === 'modify' && e.key === 'winTies'));

describe(`every piece, seed ${seed}`, () => {
  const { c } = new Table();
  const quiet = [...c.lists].filter(
    ([path, list]) => !inBattle(list) && !path.startsWith('cmd_') && !path.startsWith('cup_') && !path.includes('/solo') && !path.startsWith('sev_'),
  );
  test(`${quiet.length} lists of effects outside battles`, () => {
    const chance = new FastChance(seed);
    for (const [path, list] of quiet) {
      const t = rich(path.startsWith('ev_') && list.some((e) => e.k === 'raider' && e.op === 'pullAll') ? { events: 'void' } : {});
      if (path.includes('moon_')) expect(t.moon(path.split('/')[0])).toBeGreaterThanOrEqual(0);
      t.do(path, 0, path.startsWith('mod_') || path.startsWith('art_') ? t.moon('moon_ice_2') : path.startsWith('trk_sci') ? 4 : NONE);
      answer(t, chance);
    }
  });

  test('every lasting ability changes a number', () => {
    for (const p of c.powers.filter((power) => power.when === 'passive' || power.when === 'setup')) {
      const t = new Table({}, 2, ['fac_ember']);
      t.side().mods = noMods();
      const before = t.side().mods.slice();
      t.able(p.id);
      expect(t.side().mods, p.id).not.toEqual(before);
    }
  });

  test('every ability that asks or triggers is done', () => {
    const chance = new FastChance(seed + 1);
    const done = new Set<string>();
    const wanted = c.powers.filter((p) => p.when !== 'passive' && p.when !== 'setup' && p.when !== 'prepare');
    for (const p of wanted) {
      const t = rich().able(p.id);
      t.ship('transport', PLACES[neighbours(t.pub.map, READING[0])[0]], 1);
      if (p.when === 'battleWon') t.pub.battle = { ...newBattle(READING[0], false), winner: 0, losers: [1] };
      t.push({ step: 'ability', who: 0, ability: p.n, stage: 'ask' });
      answer(
        t,
        chance,
        (pick) => pick === 'yes',
        () => {
          for (const e of t.told('ability')) done.add(e.ability);
        },
      );
    }
    expect(wanted.map((p) => p.id).filter((id) => !done.has(id))).toEqual([]);
  });

  /** Fights a battle to its end, taking what is wished for; the pieces that were used in it. */
  function fight(t: Table, chance: FastChance, wish: (p: Pick) => boolean): string[] {
    const used: string[] = [];
    const note = (): void => {
      used.push(
        ...t.told('battle-tactic').map((e) => e.tactic),
        ...t.told('battle-use').map((e) => e.piece),
        ...t.told('strategy').map((e) => e.card),
      );
    };
    t.run(startBattle);
    note();
    for (let n = 0; n < 80 && t.pub.battle !== null; n++) {
      const path: Pick[] = [];
      for (;;) {
        const choice = t.choice(...path);
        if (choice === null) break;
        const want = choice.picks.filter(wish);
        const from = want.length > 0 ? want : choice.picks;
        path.push(from[chance.int(from.length)]);
        if (choice.ends) break;
      }
      t.play(...path);
      note();
    }
    return used;
  }
  const raider = (t: Table): void => {
    t.pub.raiders.card.push(t.pub.raiders.small);
    t.pub.raiders.at.push(READING[0]);
  };

  test('every tactic is played in a battle', () => {
    const chance = new FastChance(seed + 2);
    const played = new Set<string>();
    for (let round = 0; round < 3; round++)
      for (const tactic of c.tactics) {
        const t = rich({ events: 'void' }).noRaiders();
        t.hand([tactic.id, tactic.id]).hand(['tac_01', 'tac_02'], 1);
        // A truce and a cancelled tactic need another player, the others a raider or both.
        if (tactic.battle.some((e) => e.k === 'truce') || tactic.id === 'tac_08') t.pub.turn.active = 1;
        else raider(t);
        if (round > 0 || t.pub.raiders.at.length === 0) t.ship('fighter', PLACES[READING[0]], 1);
        if (tactic.battle.some((e) => e.k === 'when' && e.cond === 'defender')) t.pub.turn.active = 1;
        const wish = (p: Pick): boolean => p === `play ${t.tactic(tactic.id)}` || (t.asked === 1 && p.startsWith('play'));
        for (const id of fight(t, chance, wish)) played.add(id);
      }
    expect(c.tactics.map((tactic) => tactic.id).filter((id) => !played.has(id))).toEqual([]);
  });

  test('every card, token and ability of a battle is used in one', () => {
    const chance = new FastChance(seed + 3);
    const cards = STANDARD.developmentCards.flatMap((card, i) => (card.when === 'battle' ? [i] : []));
    const token = STANDARD.discovery.findIndex((d) => d.when === 'battle');
    const abilities = c.powers.filter((p) => p.when === 'prepare').map((p) => p.id);
    const used = new Set<string>();
    const battle = (arrange: (t: Table) => void): void => {
      const t = rich().noRaiders().ship('fighter', PLACES[READING[0]]);
      raider(t);
      arrange(t);
      for (const id of fight(t, chance, (p) => p.startsWith('use'))) used.add(id);
    };
    for (const card of cards)
      battle((t) => {
        t.side().cards.push(card);
        t.pub.market.cards.splice(t.pub.market.cards.indexOf(card), 1);
      });
    battle((t) => {
      const stock = t.s.dark.stocks.findIndex((list) => list[token] > 0);
      t.s.dark.stocks[stock][token]--;
      t.pub.decks.stocks[stock]--;
      t.side().tokens[token]++;
    });
    for (const id of abilities) battle((t) => t.able(id));
    const wanted = [...cards.map((card) => STANDARD.developmentCards[card].id), STANDARD.discovery[token].id, ...abilities];
    expect(wanted.filter((id) => !used.has(id))).toEqual([]);
  });

  test('every strategy card is drawn in a battle with the Collective', () => {
    const chance = new FastChance(seed + 4);
    const drawn = new Set<string>();
    STANDARD.strategies.forEach((_, card) => {
      const t = rich({ collective: 'halcyon' }, 2).noRaiders();
      (t.pub.collective as { strategies: number[] }).strategies = [card];
      t.ship('fighter', PLACES[READING[0]], 2).hand(['tac_01', 'tac_02']);
      for (const id of fight(t, chance, (p) => p.startsWith('play'))) drawn.add(id);
    });
    expect(STANDARD.strategies.map((card) => card.id).filter((id) => !drawn.has(id))).toEqual([]);
  });

  test('what the Collective gets: wheels, upgrades, development cards, its own events', () => {
    const chance = new FastChance(seed + 5);
    const paths = [...c.lists.keys()].filter(
      (path) => path.startsWith('cmd_') || path.startsWith('cup_') || path.startsWith('sev_') || path.includes('/solo'),
    );
    expect(paths.length).toBeGreaterThan(9 * 8 + 12 + 6);
    for (const path of paths) {
      const t = rich({ collective: 'halcyon' }, 2);
      t.do(path, 2);
      answer(t, chance);
    }
  });

  test('every raider is fought', () => {
    const chance = new FastChance(seed + 3);
    STANDARD.raiders.forEach((raider, card) => {
      const t = rich({ events: 'void' }).noRaiders();
      const at = raider.id === 'raid_void_dragon' ? VOID_SPACE : READING[0];
      t.pub.raiders.card.push(card);
      t.pub.raiders.at.push(at);
      t.pub.turn.region = at;
      if (at === VOID_SPACE) t.ship('fighter', PLACES[VOID_SPACE]);
      t.run(startBattle);
      answer(t, chance);
      expect(t.pub.battle, raider.id).toBeNull();
    });
    expect(NEBULAE).toHaveLength(6);
  });

  test('every faction is played, and its upgrade taken', () => {
    STANDARD.factions.forEach((faction, i) => {
      const t = new Table({}, 2, [faction.id]);
      expect(t.side().faction).toBe(i);
      t.push({ step: 'upgrade', who: 0 }).play(`upgrade ${i}`);
      expect(t.side().upgrades).toContain(i);
      expect(seatOf(0) === t.asked).toBe(true);
    });
  });
});
