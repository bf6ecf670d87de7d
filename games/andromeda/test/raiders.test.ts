/** Section 16: raids, Shadow Pull, and what events do with raiders. */
import { describe, expect, test } from 'vitest';
import { HANGAR } from '../rules/ids.ts';
import { NEBULAE, VOID_SPACE } from '../rules/map.ts';
import { modify } from '../rules/modifiers.ts';
import { PLACES } from '../rules/picks.ts';
import { spawnClass, spawnNext, spawnSmall } from '../rules/raiders.ts';
import type { Options } from '../rules/types.ts';
import { space, Table } from './table.ts';

const HERE = 'r1c3';
const BESIDE = 'r1c4';
const OTHER = 'r1c2';

/** The fighter of seat 0 has just been launched to HERE; raiders by id and place. */
function launched(
  raiders: readonly (readonly [id: string, where: string])[],
  options: Partial<Options> = {},
  factions: readonly string[] = [],
): Table {
  const t = new Table(options, 2, factions).noRaiders();
  for (const who of [0, 1]) t.unbuild(who).hand([], who).stock({ energy: 5 }, who);
  t.ship('fighter', HERE).ship('transport', HANGAR);
  t.pub.turn.region = space(HERE);
  t.pub.turn.ship = 6;
  for (const [id, where] of raiders) {
    t.pub.raiders.card.push(t.c.raw.raiders.findIndex((raider) => raider.id === id));
    t.pub.raiders.at.push(space(where));
  }
  return t;
}
const raid = (t: Table): Table => t.push({ step: 'raid' });
const where = (t: Table): string[] => t.pub.raiders.at.map((at) => PLACES[at]);

describe('the raid', () => {
  test('N131: the highest class in a neighbouring region moves in, and only one raider', () => {
    const t = raid(
      launched([
        ['raid_husks', OTHER],
        ['raid_rustking', BESIDE],
      ]),
    );
    expect(where(t)).toEqual([OTHER, HERE]);
    expect(t.told('raided')).toMatchObject([
      { who: 0, raider: 'raid_rustking', from: expect.stringContaining(BESIDE), to: expect.stringContaining(HERE) },
    ]);
  });
  test('N131: not if a raider is there already, nor from further away', () => {
    expect(
      where(
        raid(
          launched([
            ['raid_husks', HERE],
            ['raid_rustking', BESIDE],
          ]),
        ),
      ),
    ).toEqual([HERE, BESIDE]);
    expect(where(raid(launched([['raid_rustking', 'r1c5']])))).toEqual(['r1c5']);
  });
  test('N132, D26: among equal raiders the active player picks', () => {
    const t = raid(
      launched([
        ['raid_husks', OTHER],
        ['raid_husks', BESIDE],
      ]),
    );
    expect([t.label, t.asked, t.picks()]).toEqual(['raid', 0, [`raider ${OTHER}`, `raider ${BESIDE}`]]);
    expect(where(t.play(`raider ${BESIDE}`))).toEqual([OTHER, HERE]);
  });
  test('N133: no raid with a "no raid" effect, or when the launched ship is gone', () => {
    const quiet = launched([['raid_rustking', BESIDE]]);
    modify(quiet.side(), 'noRaid', 1, null, true);
    expect(where(raid(quiet))).toEqual([BESIDE]);
    const gone = launched([['raid_rustking', BESIDE]]);
    gone.pub.fleet.at[6] = HANGAR;
    expect(where(raid(gone))).toEqual([BESIDE]);
  });
  test('N134: one that chases comes from distance 2', () => {
    expect(where(raid(launched([['raid_wyrm', 'r1c5']])))).toEqual([HERE]);
  });
  test('N135: what it does when it moves in hits the active player at once', () => {
    expect(raid(launched([['raid_eclipse', BESIDE]])).stored()).toEqual({ energy: 3 });
  });
  test('N142: raiders stay where they are otherwise', () => {
    const t = launched([['raid_rustking', BESIDE]]);
    t.until('turn');
    expect(where(t)).toEqual([BESIDE]);
  });
});

describe('the Void Dragon', () => {
  const near = (): Table => {
    const t = launched([], { events: 'void' });
    t.pub.fleet.at[6] = space('r2c3');
    t.pub.turn.region = space('r2c3');
    t.pub.raiders.card = [t.c.dragon];
    t.pub.raiders.at = [VOID_SPACE];
    return t;
  };
  test('N136, N137: it does not move but pulls the launched ship onto the Void, which is not activated', () => {
    const t = raid(near());
    expect(t.pub.raiders.at).toEqual([VOID_SPACE]);
    expect(t.pub.fleet.at[6]).toBe(VOID_SPACE);
    expect(t.pub.turn.region).toBe(VOID_SPACE);
    expect(t.told('pulled')).toMatchObject([{ who: 0, ship: 'fighter' }]);
    expect(t.told('void-die')).toEqual([]);
  });
  test('N136: a transport launched next to the Void is pulled as well', () => {
    const t = near();
    t.pub.fleet.at[6] = HANGAR;
    t.pub.fleet.at[0] = space('r2c3');
    t.pub.turn.ship = 0;
    expect(raid(t).pub.fleet.at[0]).toBe(VOID_SPACE);
  });
  test('N138: Gravity Knot moves one ship of everybody who has one beside the Void, of their choice', () => {
    const t = near();
    t.ship('transport', 'r2c2').ship('transport', 'r2c3', 1);
    t.push({ step: 'pull-ships', left: [0, 1] });
    expect([t.label, t.picks()]).toEqual(['pull-ships', ['pull 0 r2c2', 'pull 1 r2c3']]);
    t.play('pull 0 r2c2');
    expect(t.pub.fleet.at.filter((at) => at === VOID_SPACE).length).toBe(2);
    expect(t.pub.battle).toBeNull();
    expect(t.told('pulled').map((e) => e.who)).toEqual([0, 1]);
  });
});

describe('what events do', () => {
  test('N139: each raider goes one region closer to the nearest ship, never onto ships or raiders', () => {
    const t = launched([['raid_rustking', 'r1c5']]);
    t.push({ step: 'advance-raiders', left: [0] });
    expect(where(t)).toEqual([BESIDE]);
    t.push({ step: 'advance-raiders', left: [0] });
    expect(where(t)).toEqual([BESIDE]);
  });
  test('N139: the active player breaks ties; N304: equal figures in the order of the map', () => {
    const t = launched([
      ['raid_husks', 'r2c5'],
      ['raid_husks', 'r1c6'],
    ]);
    t.do('ev_raider_surge/do');
    expect(t.told('raider-moved').length + t.picks().length).toBeGreaterThan(0);
    t.until('turn');
    expect(new Set(where(t)).size).toBe(t.pub.raiders.at.length);
  });
  test('N140: any one S figure is taken off the map', () => {
    const t = launched([
      ['raid_husks', OTHER],
      ['raid_rustking', BESIDE],
      ['raid_husks', 'r1c5'],
    ]);
    t.push({ step: 'remove-raider', who: 0 });
    expect(t.picks()).toEqual([`raider ${OTHER}`, 'raider r1c5']);
    expect(where(t.play('raider r1c5'))).toEqual([OTHER, BESIDE]);
  });
  test('N140: a Mechaphage token on the active region, at most one there and five in all', () => {
    const t = launched([]);
    t.do('raid_mechaphage/ability').do('raid_mechaphage/ability');
    expect(t.pub.map.mech[space(HERE)]).toBe(1);
    const full = launched([]);
    for (let i = 0; i < 5; i++) full.pub.map.mech[i] = i === space(HERE) ? 0 : 1;
    full.pub.map.mech[8] = 1;
    expect(full.do('raid_mechaphage/ability').pub.map.mech[space(HERE)]).toBe(full.pub.map.mech.reduce((a, b) => a + b, 0) > 5 ? 1 : 0);
  });
  test('N123, N275: an S figure on a rolled nebula, never more than four', () => {
    const t = launched([]);
    t.pub.raiders.small = t.c.raw.raiders.findIndex(({ id }) => id === 'raid_husks');
    t.chance.next.push(2);
    t.run(spawnSmall);
    expect(t.pub.raiders.at).toEqual([NEBULAE[2]]);
    for (let i = 0; i < 6; i++) t.run(spawnSmall);
    expect(t.pub.raiders.at.length).toBe(4);
  });
  test('N125, N42: one of each class at a time, the second when the first is defeated, then none', () => {
    const t = launched([]);
    t.run((s, x) => spawnClass(s, x, 0));
    t.run((s, x) => spawnClass(s, x, 0));
    expect(t.pub.raiders.card.length).toBe(1);
    const [first] = t.pub.raiders.card;
    t.noRaiders().run((s, x) => spawnClass(s, x, 0));
    expect(t.pub.raiders.card.length).toBe(1);
    expect(t.pub.raiders.card[0]).not.toBe(first);
    t.noRaiders().run((s, x) => spawnClass(s, x, 0));
    expect(t.pub.raiders.card).toEqual([]);
  });
  test('N141: the lowest class that has none on the map and one left', () => {
    const t = launched([['raid_rustking', BESIDE]]);
    t.run(spawnNext);
    expect(t.c.raw.raiders[t.pub.raiders.card[1]].class).toBe('B');
  });
  test('N275: eight stands, the dragon not counted', () => {
    const t = launched(new Array(8).fill(['raid_husks', OTHER]));
    t.run((s, x) => spawnClass(s, x, 0));
    expect(t.pub.raiders.card.length).toBe(8);
    t.pub.raiders.card[7] = t.c.dragon;
    t.run((s, x) => spawnClass(s, x, 0));
    expect(t.pub.raiders.card.length).toBe(9);
  });
});
