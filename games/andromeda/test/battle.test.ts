/** Section 17: battles, side by side and step by step. */
import { describe, expect, test } from 'vitest';
import type { ShipType } from '../content/vocabulary.ts';
import { oddsNow, strength, targeting } from '../rules/battle/marks.ts';
import { battleHere, startBattle } from '../rules/battle/start.ts';
import { BAY, HANGAR, NONE, RAIDERS, SCRAPYARD, SHIPS_EACH, TYPE_OF } from '../rules/ids.ts';
import { withinLimit } from '../rules/triggers.ts';
import { space, Table } from './table.ts';

/** Two planets side by side and one further away, wherever they lie. */
const HERE = 'r1c3';
const BESIDE = 'r1c4';
const FAR = 'r2c5';

type Fleet = readonly [who: number, type: ShipType, where: string];

/** Ships as listed, no raiders, empty hands, 5 energy each; the first ship listed is the one that was launched. */
function arranged(fleet: readonly Fleet[], seats = 2, factions: readonly string[] = []): Table {
  const t = new Table({}, seats, factions).noRaiders();
  for (let who = 0; who < seats; who++) t.unbuild(who).hand([], who).stock({ energy: 5 }, who);
  for (const [who, type, where] of fleet) t.ship(type, where, who);
  // One more at home, so that the turn is still to be chosen afterwards.
  t.ship('transport', HANGAR, 0);
  const [who, type] = fleet[0];
  t.pub.turn.active = who;
  t.pub.turn.region = space(HERE);
  t.pub.turn.ship = TYPE_OF.findIndex(
    (other, i) =>
      other === ['transport', 'fighter', 'science_vessel', 'heavy_cruiser'].indexOf(type) && t.pub.fleet.at[who * SHIPS_EACH + i] === space(HERE),
  );
  return t;
}
const fight = (t: Table): Table => t.run((s, x) => startBattle(s, x));
/** The next dice, as faces for somebody with this targeting value. */
const dice = (t: Table, faces: readonly number[], least = 1): Table => {
  t.chance.next.push(...faces.map((face) => face - least));
  return t;
};
/** A fighter against a transport, both without cards; nobody buys dice. */
const duel = (): Table =>
  fight(
    arranged([
      [0, 'fighter', HERE],
      [1, 'transport', HERE],
    ]),
  );
const at = (t: Table, who: number, ship: number): number => t.pub.fleet.at[who * SHIPS_EACH + ship];

describe('who fights', () => {
  test('N143: ships of two participants in the active region, and nobody else', () => {
    expect(
      battleHere(
        arranged([
          [0, 'fighter', HERE],
          [1, 'transport', HERE],
        ]).pub,
      ),
    ).toBe(true);
    expect(
      battleHere(
        arranged([
          [0, 'fighter', HERE],
          [1, 'transport', BESIDE],
        ]).pub,
      ),
    ).toBe(false);
  });
  test('N143: all raiders of a region are one side together', () => {
    const t = arranged([[0, 'fighter', HERE]]);
    t.pub.raiders.card = [t.pub.raiders.small, t.pub.raiders.small];
    t.pub.raiders.at = [space(HERE), space(HERE)];
    fight(t);
    expect(t.pub.battle?.sides.map((side) => side.who)).toEqual([0, RAIDERS]);
    expect(strength(t.pub, RAIDERS)).toBe(4);
  });
  test('N302: several raiders aim as well as the best of them', () => {
    const t = arranged([[0, 'fighter', HERE]]);
    t.pub.raiders.card = [t.pub.raiders.small, t.c.raw.raiders.findIndex(({ id }) => id === 'raid_leviathan')];
    t.pub.raiders.at = [space(HERE), space(HERE)];
    expect(targeting(fight(t).pub, RAIDERS)).toBe(2);
  });
  test('N144: the active participant decides first, then clockwise, raiders last', () => {
    const t = arranged(
      [
        [1, 'fighter', HERE],
        [2, 'transport', HERE],
        [0, 'transport', HERE],
      ],
      3,
    );
    t.pub.raiders.card = [t.pub.raiders.small];
    t.pub.raiders.at = [space(HERE)];
    expect(fight(t).pub.battle?.sides.map((side) => side.who)).toEqual([1, 2, 0, RAIDERS]);
  });
  test('N276: a raider alone with nobody fights nobody', () => {
    const t = arranged([[0, 'fighter', BESIDE]]);
    t.pub.raiders.card = [t.pub.raiders.small];
    t.pub.raiders.at = [space(HERE)];
    expect(battleHere(t.pub)).toBe(false);
  });
});

describe('Escalation', () => {
  test('N145: any of the ships in range, in one answer; D27 is skipped without one', () => {
    const t = fight(
      arranged([
        [0, 'fighter', HERE],
        [0, 'transport', BESIDE],
        [0, 'heavy_cruiser', BESIDE],
        [1, 'transport', HERE],
      ]),
    );
    expect(t.label).toBe('bring');
    expect(t.picks()).toEqual([`bring 0 ${BESIDE}`, `bring 3 ${BESIDE}`, 'ready']);
    t.play(`bring 3 ${BESIDE}`);
    expect(at(t, 0, 8)).toBe(space(HERE));
    expect(at(t, 0, 0)).toBe(space(BESIDE));
    expect(duel().label).not.toBe('bring');
  });
  test('N145: not beyond the range of the ship', () => {
    const t = fight(
      arranged([
        [0, 'fighter', HERE],
        [0, 'transport', FAR],
        [1, 'transport', HERE],
      ]),
    );
    expect(t.label).not.toBe('bring');
  });
  test('N280: ships come from nebulae too, and nothing is activated by that', () => {
    const t = arranged([
      [0, 'fighter', HERE],
      [0, 'science_vessel', 'r1c1'],
      [1, 'transport', HERE],
    ]);
    const moons = t.pub.map.moons.slice();
    fight(t).play('bring 2 r1c1');
    expect(at(t, 0, 7)).toBe(space(HERE));
    expect(t.pub.map.moons).toEqual(moons);
  });
});

describe('Diplomacy', () => {
  const withCards = (mine: string[], theirs: string[]): Table =>
    fight(
      arranged([
        [0, 'fighter', HERE],
        [1, 'transport', HERE],
      ])
        .hand(mine, 0)
        .hand(theirs, 1),
    );

  test('N146: one tactic each in turn until all have passed; D28 is asked of every side that holds cards', () => {
    const t = withCards(['tac_01', 'tac_04'], ['tac_07']);
    expect([t.label, t.asked]).toEqual(['diplomacy', 0]);
    t.play(`play ${t.tactic('tac_01')}`);
    expect([t.label, t.asked]).toEqual(['diplomacy', 1]);
    t.play('pass');
    expect([t.label, t.asked]).toEqual(['diplomacy', 0]);
    t.play('pass');
    expect(t.label).toBe('prepare');
    expect(strength(t.pub, 0)).toBe(4);
  });
  test('N118, N59: a tactic is open when it is played, and discarded', () => {
    const t = withCards(['tac_01'], []);
    t.play(`play ${t.tactic('tac_01')}`);
    expect(t.told('battle-tactic')).toMatchObject([{ who: 0, tactic: 'tac_01', foe: null }]);
    expect(t.final).toBe(true);
    expect(t.pub.decks.discards[t.tactic('tac_01')]).toBe(1);
    expect(t.side().hand).toBe(0);
  });
  test('N119: nothing is played that can have no effect; what is known later counts', () => {
    const t = withCards(['tac_08', 'tac_15', 'tac_17'], []);
    expect(t.picks()).toEqual([`play ${t.tactic('tac_17')}`, 'pass']);
    expect(t.refused(`play ${t.tactic('tac_08')}`)).toBe('N119 nothing-to-cancel');
    expect(t.refused(`play ${t.tactic('tac_15')}`)).toBe('N119 no-part-works');
  });
  test('N147: aimed at one enemy side, named when it is played; with one enemy there is nothing to name', () => {
    const two = withCards(['tac_12'], []);
    two.play(`play ${two.tactic('tac_12')}`);
    expect(strength(two.pub, 1)).toBe(1);
    const t = fight(
      arranged(
        [
          [0, 'fighter', HERE],
          [1, 'heavy_cruiser', HERE],
          [2, 'heavy_cruiser', HERE],
        ],
        3,
      ).hand(['tac_12'], 0),
    );
    expect(t.picks(`play ${t.tactic('tac_12')}`)).toEqual(['foe 1', 'foe 2']);
    t.play(`play ${t.tactic('tac_12')}`, 'foe 2');
    expect([strength(t.pub, 1), strength(t.pub, 2)]).toEqual([3, 1]);
  });
  test('N147: a cancelled tactic no longer counts, what it gave stays', () => {
    const t = withCards(['tac_16'], ['tac_08']);
    t.play(`play ${t.tactic('tac_16')}`);
    expect(strength(t.pub, 0)).toBe(3);
    t.play(`play ${t.tactic('tac_08')}`);
    expect(strength(t.pub, 0)).toBe(2);
    expect(t.stored(0)).toMatchObject({ credits: 1 });
    expect(t.told('cancelled')).toMatchObject([{ who: 1, tactic: 'tac_16', of: 0 }]);
  });
  test('N147: what a cancelled tactic would still do changes no roll, nor does an effect without a use', () => {
    const t = withCards(['tac_16'], ['tac_08']);
    t.play(`play ${t.tactic('tac_16')}`).play(`play ${t.tactic('tac_08')}`);
    expect(t.pub.battle?.uses.map((use) => use.off)).toEqual([true, false]);
    expect(strength(t.do('tac_01/battle', 0, 0).pub, 0)).toBe(2);
    expect(strength(t.do('tac_01/battle', 0, NONE).pub, 0)).toBe(2);
  });
  test('N148, N281: a player who withdraws is no longer a side; the last one wins without a roll, and gets nothing for it', () => {
    const t = withCards([], ['tac_09']);
    const { vp } = t.side();
    const supremacy = t.side().tracks[4];
    t.play(`play ${t.tactic('tac_09')}`);
    expect(t.pub.battle).toBeNull();
    expect(at(t, 1, 0)).toBe(BAY);
    expect(t.told('unopposed')).toMatchObject([{ who: 0 }]);
    expect(t.told('rolled')).toEqual([]);
    expect([t.side().vp, t.side().tracks[4], t.side().battlesWon]).toEqual([vp, supremacy, 0]);
  });
  test('N148: a truce stands when all others accept; one refusal is enough against it', () => {
    for (const yes of [true, false]) {
      const t = fight(
        arranged(
          [
            [0, 'fighter', HERE],
            [1, 'transport', HERE],
            [2, 'transport', HERE],
          ],
          3,
        ).hand(['tac_10'], 0),
      );
      const vp = t.pub.sides.map((side) => side.vp);
      t.play(`play ${t.tactic('tac_10')}`);
      expect([t.label, t.asked]).toEqual(['truce', 1]);
      t.play('accept');
      expect(t.asked).toBe(2);
      t.play(yes ? 'accept' : 'refuse');
      expect(t.pub.battle === null).toBe(yes);
      expect(t.pub.sides.map((side, i) => side.vp - vp[i])).toEqual(yes ? [2, 2, 2] : [0, 0, 0]);
    }
  });
  test('N148: no truce with raiders about', () => {
    const t = arranged([
      [0, 'fighter', HERE],
      [1, 'transport', HERE],
    ]).hand(['tac_10'], 0);
    t.pub.raiders.card = [t.pub.raiders.small];
    t.pub.raiders.at = [space(HERE)];
    expect(fight(t).refused(`play ${t.tactic('tac_10')}`)).toBe('N119 no-truce-here');
  });
});

describe('Prepare', () => {
  test('N149: one energy for a die, in one question; nothing to buy or use, no question (D30)', () => {
    const t = duel();
    expect([t.label, t.asked]).toEqual(['prepare', 0]);
    expect(t.picks()).toEqual(['dice 0', 'dice 1', 'dice 2', 'dice 3', 'dice 4']);
    t.play('dice 2');
    expect(t.stored(0)).toEqual({ energy: 3 });
    expect(strength(t.pub, 0)).toBe(4);
    expect(t.asked).toBe(1);
    const poor = arranged([
      [0, 'fighter', HERE],
      [1, 'transport', HERE],
    ])
      .stock({}, 0)
      .stock({}, 1);
    dice(poor, [6, 6, 1]);
    expect(fight(poor).label).toBe('maneuver');
  });
  test('N149: an ability for a price, as often as its limit says; compulsory ones come by themselves', () => {
    const t = arranged(
      [
        [0, 'fighter', HERE],
        [1, 'transport', HERE],
      ],
      2,
      ['fac_mecarons'],
    ).able('upg_n05_a');
    fight(t);
    expect(targeting(t.pub, 0)).toBe(t.side().mods.length > 0 ? 2 + (t.c.raw.constants.startTargeting - 1) : 2);
    const aim = `use ability ${t.power('fac_mecarons_1')}` as const;
    expect(t.picks('dice 0')).toEqual([aim, 'ready']);
    t.play('dice 0', aim, aim);
    expect(targeting(t.pub, 0)).toBe(4);
    expect(t.stored(0)).toEqual({ energy: 3 });
  });
  test('N76: a limit for a battle counts every use in it, and ends with it', () => {
    const start = (): Table =>
      fight(
        arranged(
          [
            [0, 'fighter', HERE],
            [1, 'transport', HERE],
          ],
          2,
          ['fac_mecarons'],
        ),
      );
    const once = start();
    const power = once.c.powers[once.power('fac_mecarons_1')];
    const aim = `use ability ${power.n}` as const;
    once.play('dice 0', aim, 'ready');
    expect(withinLimit(once.pub, 0, power)).toBe(true);
    const twice = start().play('dice 0', aim, aim);
    expect(twice.pub.battle?.used).toEqual([power.n, power.n]);
    expect(withinLimit(twice.pub, 0, power)).toBe(false);
    expect(withinLimit(twice.until('turn').pub, 0, power)).toBe(true);
  });
  test('N190: a development card for battles is used once; N204: so is a Targeting Core', () => {
    const t = arranged([
      [0, 'fighter', HERE],
      [1, 'heavy_cruiser', HERE],
    ]);
    const card = t.c.raw.developmentCards.findIndex(({ id }) => id === 'dev_obelisk_2');
    const token = t.c.discovery.findIndex(({ when }) => when === 'battle');
    t.side().cards.push(card);
    t.pub.market.cards.splice(t.pub.market.cards.indexOf(card), 1);
    const stock = t.s.dark.stocks.findIndex((kinds) => kinds[token] > 0);
    t.s.dark.stocks[stock][token]--;
    t.pub.decks.stocks[stock]--;
    t.side().tokens[token]++;
    fight(t).play('dice 0', `use card ${card}`, `use token ${token}`);
    expect(t.side().usedCards).toEqual([card]);
    expect([t.side().tokens[token], t.side().usedTokens[token]]).toEqual([0, 1]);
    expect([strength(t.pub, 0), strength(t.pub, 1), targeting(t.pub, 0)]).toEqual([4, 1, 2]);
  });
  test('N150: never more than six dice, never fewer than one, targeting from 1 to 5', () => {
    const t = fight(
      arranged([
        [0, 'heavy_cruiser', HERE],
        [0, 'fighter', HERE],
        [1, 'transport', HERE],
      ]).hand(['tac_12', 'tac_05'], 0),
    );
    t.play(`play ${t.tactic('tac_12')}`).play(`play ${t.tactic('tac_05')}`);
    expect([strength(t.pub, 1), targeting(t.pub, 1)]).toEqual([1, 1]);
    expect(t.label === 'prepare' ? t.picks() : t.picks()).toContain('dice 1');
    expect(t.picks()).not.toContain('dice 2');
  });
  test('N207: the ghost adds a die where its owner fights', () => {
    const t = arranged(
      [
        [0, 'fighter', HERE],
        [1, 'transport', HERE],
      ],
      2,
      ['fac_darkstar'],
    );
    t.pub.map.ghost = space(HERE);
    expect(strength(fight(t).pub, 0)).toBe(3);
    expect(strength(t.pub, 1)).toBe(1);
  });
  test('N151: the odds shown in Prepare are the exact ones', () => {
    expect(oddsNow(duel().pub).win[0]).toBeCloseTo(0.7454, 4);
  });
});

describe('roll and result', () => {
  /** To the roll, nobody buying anything. */
  const rolled = (t: Table, faces: readonly number[]): Table => {
    while (t.label === 'diplomacy') t.play('pass');
    dice(t, faces);
    while (t.label === 'prepare') t.play('dice 0', ...(t.choice('dice 0') === null ? [] : (['ready'] as const)));
    return t;
  };

  test('N151, N153: highest dice against each other; the roll cannot be taken back', () => {
    const t = rolled(duel(), [5, 2, 4]);
    expect(t.told('rolled')).toMatchObject([
      { who: 0, faces: [5, 2] },
      { who: 1, faces: [4] },
    ]);
    expect(t.told('won')).toMatchObject([{ who: 0 }]);
    expect(t.final).toBe(true);
  });
  test('N152: rerolls come after the roll, then dice are set (N303: the lowest)', () => {
    const t = fight(
      arranged([
        [0, 'fighter', HERE],
        [1, 'transport', HERE],
      ]).hand(['tac_03', 'tac_11'], 0),
    );
    t.play(`play ${t.tactic('tac_03')}`).play(`play ${t.tactic('tac_11')}`);
    // Targeting 2: faces are counted from there.
    t.chance.next.push(0, 1, 4);
    while (t.label === 'prepare') t.play('dice 0');
    expect([t.label, t.picks()]).toEqual(['reroll', ['die 2', 'die 3', 'ready']]);
    t.chance.next.push(2);
    t.play('die 2', 'ready');
    expect(t.told('rerolled')).toMatchObject([{ who: 0, of: 0, from: [2], to: [4] }]);
    expect(t.told('die-set')).toMatchObject([{ who: 0, from: 3, to: 6 }]);
    expect(t.told('won')).toMatchObject([{ who: 0 }]);
  });
  test('N152: a side with rerolls may reroll the dice of a foe', () => {
    const t = fight(
      arranged([
        [0, 'fighter', HERE],
        [1, 'transport', HERE],
      ]).hand(['tac_18'], 0),
    );
    t.play(`play ${t.tactic('tac_18')}`);
    dice(t, [3, 3, 6]);
    while (t.label === 'prepare') t.play('dice 0');
    expect([t.label, t.asked, t.picks()]).toEqual(['reroll', 0, ['die 6', 'ready']]);
    dice(t, [1]);
    t.play('die 6');
    expect(t.told('won')).toMatchObject([{ who: 0 }]);
  });
  test('N154: if everything ties all lose, unless somebody wins ties', () => {
    const even = (): Table =>
      fight(
        arranged([
          [0, 'transport', HERE],
          [1, 'transport', HERE],
        ]),
      );
    const t = rolled(even(), [4, 4]);
    expect(t.told('all-lost').length).toBe(1);
    expect(t.pub.battle?.losers).toEqual([0, 1]);
    const lucky = fight(
      arranged([
        [0, 'transport', HERE],
        [1, 'transport', HERE],
      ]).hand(['tac_19'], 1),
    );
    lucky.play(`play ${lucky.tactic('tac_19')}`);
    dice(lucky, [4, 4]);
    while (lucky.label === 'prepare') lucky.play('dice 0');
    lucky.play('ready');
    expect(lucky.pub.battle?.winner).toBe(1);
  });
  test('N155: the winner advances on supremacy; abilities and promises follow', () => {
    const t = fight(
      arranged(
        [
          [0, 'fighter', HERE],
          [1, 'transport', HERE],
        ],
        2,
        ['fac_ember'],
      ).hand(['tac_17'], 0),
    );
    t.play(`play ${t.tactic('tac_17')}`);
    const { vp } = t.side();
    const supremacy = t.side().tracks[4];
    t.side().tracks[4] = 0;
    rolled(t, [6, 6, 1]);
    expect(t.told('stepped')).toMatchObject([{ who: 0, track: 'supremacy' }]);
    expect(supremacy).toBeGreaterThanOrEqual(0);
    // 1 for the faction's fires, 2 for the card.
    expect(t.side().vp - vp).toBe(3);
    expect(t.side().battlesWon).toBe(1);
  });
  test('N157, D32: each loser picks one of three; the ship saved goes to the bay and still counts', () => {
    const t = rolled(duel(), [6, 6, 1]);
    expect([t.label, t.asked, t.picks()]).toEqual(['maneuver', 1, ['draw', 'energy', 'save 0']]);
    const { vp } = t.side();
    t.play('save 0');
    expect(at(t, 1, 0)).toBe(BAY);
    expect(t.side().vp).toBe(vp + 1);
    const rich = rolled(duel(), [6, 6, 1]).play('energy');
    expect(rich.stored(1)).toEqual({ energy: 7 });
    expect(rolled(duel(), [6, 6, 1]).play('draw').side(1).hand).toBe(1);
  });
  test('N156, N282: 1 VP for each enemy ship scrapped, at most 3', () => {
    const t = arranged([[0, 'heavy_cruiser', HERE], ...([0, 1, 2, 3].map(() => [1, 'transport', HERE]) as unknown as Fleet[])]);
    const { vp } = t.side();
    rolled(fight(t), [6, 6, 6, 1, 1, 1, 1]).play('energy');
    expect([0, 1, 2, 3].map((ship) => at(t, 1, ship))).toEqual([SCRAPYARD, SCRAPYARD, SCRAPYARD, SCRAPYARD]);
    expect(t.side().vp).toBe(vp + 3);
  });
  test('N158, N83, N161: a shield takes the damage; the ship stays there with the winner', () => {
    const t = rolled(
      fight(
        arranged([
          [0, 'fighter', HERE],
          [0, 'transport', HERE],
          [1, 'heavy_cruiser', HERE],
        ]),
      ),
      [6, 6, 6, 1, 1, 1],
    ).play('energy');
    expect(at(t, 1, 8)).toBe(space(HERE));
    expect(t.pub.fleet.hit[SHIPS_EACH + 8]).toBe(1);
    expect(t.pub.battle).toBeNull();
    expect(at(t, 0, 6)).toBe(space(HERE));
  });
  test('N158, D33: with a shield card the owner picks which ship is spared', () => {
    const t = fight(
      arranged([
        [0, 'heavy_cruiser', HERE],
        [1, 'transport', HERE],
        [1, 'fighter', HERE],
      ]).hand(['tac_07'], 1),
    );
    t.play(`play ${t.tactic('tac_07')}`);
    rolled(t, [6, 6, 6, 1, 1, 1]).play('energy');
    expect([t.label, t.asked, t.picks()]).toEqual(['spare', 1, ['spare 0', 'spare 1']]);
    t.play('spare 1');
    expect([at(t, 1, 0), at(t, 1, 6)]).toEqual([SCRAPYARD, space(HERE)]);
  });
  test('N162: what happened before the launched ship was scrapped stays', () => {
    const t = arranged([
      [0, 'fighter', HERE],
      [1, 'heavy_cruiser', HERE],
    ]);
    const dock = t.side().dock.slice();
    rolled(fight(t), [1, 1, 6, 6, 6]).play('energy');
    expect(at(t, 0, 6)).toBe(SCRAPYARD);
    expect(t.side().dock).toEqual(dock);
  });
  test('N279: those left together fight again only when the region is active again', () => {
    const t = rolled(
      fight(
        arranged([
          [0, 'fighter', HERE],
          [1, 'heavy_cruiser', HERE],
        ]),
      ),
      [6, 6, 1, 1, 1],
    ).play('energy');
    expect(t.pub.battle).toBeNull();
    expect(t.label).toBe('turn');
    expect(battleHere(t.pub)).toBe(true);
  });
});

describe('raiders in battle', () => {
  const against = (id: string, faces: readonly number[]): Table => {
    const t = arranged([[0, 'fighter', HERE]]);
    t.pub.raiders.card = [t.c.raw.raiders.findIndex((raider) => raider.id === id)];
    t.pub.raiders.at = [space(HERE)];
    fight(t);
    t.chance.next.push(...faces);
    while (t.label === 'prepare') t.play('dice 0');
    return t;
  };
  test('N155, N159: the winner has the reward and the trophy; A to D are gone for good', () => {
    const t = against('raid_lancer', [5, 5, 0, 0, 0]);
    expect(t.told('beaten')).toMatchObject([]);
    const { vp } = t.side();
    t.play('unit 0');
    expect(t.told('beaten')).toMatchObject([{ raider: 'raid_lancer', by: 0 }]);
    expect(t.side().trophies).toBe(1);
    expect(t.pub.raiders.card).toEqual([]);
    expect(vp).toBeGreaterThanOrEqual(3);
  });
  test('N159: an S figure is not a trophy', () => {
    const t = against('raid_husks', [5, 5, 0, 0]);
    expect(t.side().trophies).toBe(0);
    expect(t.pub.raiders.card).toEqual([]);
  });
  test('N160: raiders that win stay, and do what they do to each loser', () => {
    const t = against('raid_vorticon', [0, 0, 5, 5]).play('draw');
    expect(t.pub.raiders.at).toEqual([space(HERE)]);
    expect(t.stored(0)).toEqual({ energy: 4 });
    expect(at(t, 0, 6)).toBe(SCRAPYARD);
  });
  test('N283: if everything ties against raiders both lose: no reward, and a maneuver all the same', () => {
    const t = against('raid_husks', [3, 2, 3, 2]);
    expect([t.label, t.asked]).toEqual(['maneuver', 0]);
    const { vp } = t.side();
    t.play('energy');
    expect(t.pub.raiders.card).toEqual([]);
    expect(at(t, 0, 6)).toBe(SCRAPYARD);
    expect([t.side().vp, t.side().trophies]).toEqual([vp, 0]);
  });
  test('N149: a raider that aims better makes every player aim worse', () => {
    const t = arranged([[0, 'fighter', HERE]]);
    t.pub.raiders.card = [t.c.raw.raiders.findIndex(({ id }) => id === 'raid_admiral')];
    t.pub.raiders.at = [space(HERE)];
    t.track('science', 2).push({ step: 'climb', who: 0, track: 0, n: 1 });
    const before = 2;
    fight(t);
    expect(targeting(t.pub, 0)).toBe(before - 1);
  });
});

test('N284: a player who has less than the loss loses all there is', () => {
  const t = arranged([[0, 'fighter', HERE]]).stock({ energy: 1 });
  t.do('raid_eclipse/ability');
  expect(t.stored(0)).toEqual({});
});
