/** What a player reads at a decision: what it costs, what it risks, and what follows. */
import { know, type Phrase, plain } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { andromeda } from '../game.ts';
import { seatOf } from '../rules/asking.ts';
import { forecast } from '../rules/battle/forecast.ts';
import { oddsNow } from '../rules/battle/marks.ts';
import { startBattle } from '../rules/battle/start.ts';
import { priceOf } from '../rules/content.ts';
import { FIGHTER, HANGAR, NONE, SUPREMACY } from '../rules/ids.ts';
import type { Pick } from '../rules/types.ts';
import { startVoid } from '../rules/void.ts';
import { battleStake } from '../words/stake.ts';
import { space, Table } from './table.ts';

const YOU = seatOf(0);
const text = (phrase: Phrase | null): string => (phrase === null ? '' : plain(phrase, ['Mirela', 'Jonas', 'Ada']).replaceAll('\u00a0', ' '));
const detail = (t: Table, language: 'en' | 'de', p: Pick, ...path: Pick[]): string =>
  text(andromeda.words[language].detail?.(p, know(t.s, YOU), YOU, path) ?? null);
const asked = (t: Table, language: 'en' | 'de', ...path: Pick[]): string => {
  const c = t.choice(...path);
  return c === null ? '' : text(andromeda.words[language].choice(c, know(t.s, YOU), YOU, path));
};
const chance = (n: number): string => `chance ${Math.round(100 * n)}%`;

/** A fighter of seat 0 and a transport of seat 1 in r1c3, another transport beside it. */
function battle(): Table {
  const t = new Table({}, 2, ['fac_accord']).noRaiders();
  t.unbuild(0).unbuild(1).hand([]).hand([], 1).stock({ energy: 3 });
  t.ship('fighter', 'r1c3').ship('heavy_cruiser', 'r1c3', 1).ship('transport', 'r1c4').ship('transport', HANGAR);
  t.pub.turn.region = space('r1c3');
  t.pub.turn.ship = 6;
  return t.run((s, x) => startBattle(s, x));
}
/** The chance of seat 0 after these answers, by the engine. */
const after = (...answers: Pick[][]): number => {
  const t = battle();
  for (const answer of answers) t.play(...answer);
  return oddsNow(t.pub).win[0];
};

describe('battles', () => {
  test('N145: each ship that could come shows the chance with it, and being ready the chance without', () => {
    const t = battle();
    expect(detail(t, 'en', 'bring 0 r1c4')).toContain(chance(after(['bring 0 r1c4'])));
    expect(detail(t, 'en', 'ready')).toBe(`Chance ${Math.round(100 * after(['ready']))}%`);
    expect(detail(t, 'de', 'bring 0 r1c4')).toContain('Siegchance');
    expect(after(['bring 0 r1c4'])).toBeGreaterThan(after(['ready']));
  });
  test('N149: each number of extra dice shows its chance', () => {
    const t = battle().play('ready');
    const sides = (n: number): number => {
      const u = battle().play('ready');
      const side = u.pub.battle?.sides[0];
      if (side !== undefined) side.bought = n;
      return oddsNow(u.pub).win[0];
    };
    for (const n of [0, 1, 2, 3]) expect(detail(t, 'en', `dice ${n}`).toLowerCase()).toContain(chance(sides(n)));
  });
  test('N147: a tactic shows the chance after it where it only changes dice and aim', () => {
    const t = battle();
    const aims = t.c.raw.tactics.find((one) => one.battle.every((e) => e.k === 'dice' && e.side === 'own' && e.n > 0));
    expect(aims).toBeDefined();
    const kind = t.tactic(aims?.id ?? '');
    t.play('ready');
    const now = Math.round(100 * oddsNow(t.pub).win[0]);
    const shown = /Chance (\d+)%|chance (\d+)%/.exec(detail(t, 'en', `play ${kind}`));
    expect(Number(shown?.[1] ?? shown?.[2])).toBeGreaterThan(now);
  });
  test('N143, N150: a launch into a battle shows the chance in it as it would begin', () => {
    const t = new Table({}, 2, ['fac_accord']).noRaiders().ship('transport', 'r1c3', 1);
    t.ship('fighter', HANGAR).ship('transport', 'r1c5');
    const found = forecast(t.pub, 0, FIGHTER, space('r1c3'));
    expect(found?.sides.map(({ who, dice }) => [who, dice])).toEqual([
      [0, 2],
      [1, 1],
    ]);
    expect(detail(t, 'en', 'to r1c3', 'fighter')).toContain(chance(found?.odds.win[0] ?? 0));
    expect(forecast(t.pub, 0, FIGHTER, space('r1c2'))).toBeNull();
  });
});

describe('what a battle brings', () => {
  test('N155, N156, N158: a launch into a battle says what is won and what is lost', () => {
    const t = new Table({}, 2, ['fac_accord']).noRaiders().ship('transport', 'r1c3', 1);
    t.ship('fighter', HANGAR).ship('heavy_cruiser', HANGAR).ship('transport', 'r1c5');
    t.pub.sides[0].tracks[SUPREMACY] = 3;
    expect(detail(t, 'en', 'to r1c3', 'fighter')).toMatch(/if you win: supremacy 4; 1 VP · if you lose: 1 ship is scrapped$/);
    expect(detail(t, 'de', 'to r1c3', 'fighter')).toMatch(/bei Sieg: Überlegenheit 4; 1 SP · bei Niederlage: 1 Schiff wird verschrottet$/);
    // Its own shield takes the damage.
    expect(detail(t, 'en', 'to r1c3', 'heavy_cruiser')).toMatch(/if you lose: 1 ship is shielded$/);
  });
  test('in the battle it is what the engine gives then', () => {
    const t = battle();
    const stake = battleStake(t.pub, 0);
    expect(stake).toMatchObject({ step: t.pub.sides[0].tracks[SUPREMACY] + 1, vp: 0, raiders: [], scrapped: 1, shielded: 0 });
    const lines = andromeda.words.en.scene(know(t.s, YOU), YOU).flatMap((p) => p.lines.map(text));
    expect(lines).toContain('If you lose: 1 ship is scrapped.');
    expect(battleStake(t.pub, 1)).toMatchObject({ vp: 1, scrapped: 0, shielded: 1 });
  });
});

describe('the Void', () => {
  test('N111, N112: before the roll the six effects and the targeting value are there', () => {
    const t = new Table({ events: 'void' }, 1).noRaiders().stock({ energy: 2 });
    t.pub.turn.region = space('r3c3');
    t.pub.turn.ship = 0;
    t.run((s, x) => startVoid(s, x, 0));
    for (const language of ['en', 'de'] as const) {
      const lines = andromeda.words[language].scene(know(t.s, YOU), YOU).flatMap((p) => p.lines.map(text));
      for (const { value, id } of t.c.raw.void.die)
        expect(
          lines.some((line) => line.startsWith(`${value}: `)),
          id,
        ).toBe(true);
      expect(lines.some((line) => /targeting 1|Zielcomputer 1/.test(line))).toBe(true);
    }
    expect(detail(t, 'en', 'roll', 'dice 0')).toMatch(/no die below 1/);
  });
});

describe('paying with moons', () => {
  /** Soldo shows units of choice; the price is ice. */
  const choosing = (): Table => {
    const t = new Table().stock({ ice: 2 }).dock(['moon_nebula_3']);
    return t.push({ step: 'pay', who: 0, price: priceOf({ ice: 4 }), free: false });
  };
  test('N57, N307: the question says what waits to be paid, and each unit whether it still can be', () => {
    const t = choosing();
    expect(t.label).toBe('gain');
    expect(asked(t, 'en')).toMatch(/paying 4 ice; what cannot be paid does not happen/);
    expect(asked(t, 'de')).toMatch(/Du zahlst gerade 4 Eis/);
    expect(detail(t, 'en', 'unit 1')).toBe('');
    expect(detail(t, 'en', 'unit 4')).toBe('');
    // Soldo gives three units: one of them may be something else.
    expect(detail(t, 'en', 'unit 0')).toBe('');
    expect(detail(t, 'en', 'unit 0', 'unit 0')).toBe('Then you cannot pay, and nothing is bought');
    expect(detail(t, 'de', 'unit 0', 'unit 0')).toMatch(/der Kauf entfällt/);
  });
  test('N307: what falls through is told', () => {
    const t = choosing().play('unit 0', 'unit 0', 'unit 0');
    expect(t.told('unpaid')).toEqual([{ kind: 'unpaid', who: 0, missing: { ice: 4 } }]);
  });
  test('N57: a module that only moons can pay says so before it is chosen', () => {
    const t = new Table({}, 2, ['fac_accord']).noRaiders().stock({ ice: 2 }).dock(['moon_nebula_3']);
    t.push({ step: 'region', who: 0, at: space(t.where('base_odessa')), stage: 'start' });
    const [module] = t.picks().filter((p) => p.startsWith('module'));
    expect(detail(t, 'en', module)).toMatch(/only with moons from your dock/);
  });
});

describe('the turn', () => {
  test('N84: the question names what is stored', () => {
    const t = new Table({}, 2).noRaiders().stock({ energy: 2, ice: 1 });
    expect(asked(t, 'en')).toMatch(/2 energy and 1 ice/);
    expect(asked(t, 'de')).toMatch(/2 Energie und 1 Eis/);
  });
  test('N104, N186: at Charter Hall the missing option is there with its reason', () => {
    const t = new Table().noRaiders().stock({ ice: 2 });
    t.push({ step: 'choose', who: 0, at: 'base_charter/do', e: 0, n: 1, taken: [], beside: true, arg: NONE });
    expect(t.choice()?.greyed?.()).toContainEqual({ pick: 'option 0', rule: 'N186', why: 'cannot-build' });
    expect(t.refused('option 0')).toBe('N186 cannot-build');
  });
  test('N207: moving the ghost says what it is good for', () => {
    const t = new Table({}, 2, ['fac_darkstar']).noRaiders();
    expect(detail(t, 'en', 'free ghost')).toMatch(/1 die/);
    expect(detail(t, 'de', 'free ghost')).toMatch(/1 Würfel/);
  });
});
