/** Q32, Q51: no alien is left, and the humans may agree to end the game. */
import { FastChance, know } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { mind } from '../bot/mind.ts';
import { aliens } from '../game.ts';
import { note, OUT, SEEN } from '../rules/trail.ts';
import { button } from './reading.ts';
import { alex, arrange, ben, clara, everybody, name, question, type Scene, spectator } from './table.ts';

/** Alex eliminates both aliens; clara is far away. */
const last: Scene = { at: ['D09', 'D08', 'P05', 'D08'], items: ['attack'] };
/** Hatch 2 is behind hatch 1, with no way around it. */
const WALL = JSON.stringify({ name: 'WALL', players: [2, 4], rows: ['Hoo1oo2oA', '..o...o..'] });

describe('the last alien has fallen', () => {
  test('Q32: all humans aboard are asked at once, in the open, and everybody hears why', () => {
    const t = arrange(last).attacks(alex, 'D08');
    expect([t.pub.status, t.over]).toEqual([['aboard', 'eliminated', 'aboard', 'eliminated'], false]);
    expect([t.waits, t.state.flow.window]).toEqual(['agree: alex clara', 'open']);
    for (const seat of everybody(t)) expect(t.kinds(seat)).toContain('no-alien');
    expect(t.offers(clara)).toEqual(['agree', 'go-on']);
    expect([t.refuses(ben, 'agree'), t.refuses(clara, 'finish')]).toEqual(['table not-asked', 'Q32 not-now']);
  });

  test('Q32, Q51: all agree, in any order: they go to their hatches and draw; with green cards all win, the dead aliens do not', () => {
    for (const order of [
      [alex, clara],
      [clara, alex],
    ]) {
      const t = arrange(last).attacks(alex, 'D08').says(order[0], 'agree').hatch('green', 'green');
      expect([t.over, t.waits, t.pub.agreed[order[0]]]).toEqual([false, `agree: ${name(order[1])}`, true]);
      t.says(order[1], 'agree');
      expect([t.pub.ending, t.winners, t.pub.status]).toEqual(['agreed', ['alex', 'clara'], ['escaped', 'eliminated', 'escaped', 'eliminated']]);
      expect(walked(t)).toEqual(['alex walks 6 to hatch 4: green', 'clara walks 8 to hatch 2: green']);
      expect(t.told('escaped').map((e) => [e.seat, e.character, e.hatch])).toEqual([
        [alex, 'psychologist', 4],
        [clara, 'captain', 2],
      ]);
      expect([t.pub.hatches.slice(1), t.pub.hatchCards]).toEqual([['open', 'used', 'open', 'used'], 4]);
      expect(aliens.outcome(t.state)).toMatchObject({ ranks: [1, 3, 1, 3], together: true, ending: 'agreed' });
    }
  });

  test('Q32: one who would play on is enough; play goes on where it was', () => {
    const t = arrange(last).attacks(alex, 'D08').says(clara, 'go-on');
    expect([t.waits, t.told('declines')]).toEqual(['move: clara', [{ kind: 'declines', seat: clara }]]);
    // Hatches can still fail.
    t.goes(clara, 'P06');
    expect(t.over).toBe(false);
  });

  test('Q32: who has not agreed may do so later on their own turn; who has, has', () => {
    const t = arrange(last).attacks(alex, 'D08').says(alex, 'agree').says(clara, 'go-on');
    expect(t.waits).toBe('move: clara');
    expect(t.offers(clara)).toContain('finish');
    t.card('silence').goes(clara, 'P06');
    expect([t.waits, t.offers(alex).includes('finish'), t.refuses(alex, 'finish')]).toEqual(['move: alex', false, 'Q32 agreed-already']);
    t.card('silence').goes(alex, 'D09').hatch('green', 'green').says(clara, 'finish');
    expect([t.pub.ending, t.winners]).toEqual(['agreed', ['alex', 'clara']]);
  });

  test('Q32: those who have agreed finish when the one who has not gets out, or falls', () => {
    const out = arrange({ ...last, at: ['D09', 'D08', 'U13', 'D08'] })
      .attacks(alex, 'D08')
      .says(alex, 'agree')
      .says(clara, 'go-on');
    out.hatch('green', 'green').says(clara, 'hatch 3');
    expect([out.pub.ending, out.winners]).toEqual(['agreed', ['alex', 'clara']]);
    const fell = arrange({ ...last, at: ['D09', 'D08', 'E10', 'D08'], items: ['2 attack'] })
      .attacks(alex, 'D08')
      .says(alex, 'agree')
      .says(clara, 'go-on');
    fell.done(alex).card('silence').goes(clara, 'E09').hatch('green').attacks(alex, 'E09');
    expect([fell.pub.ending, fell.winners, fell.pub.status[clara]]).toEqual(['agreed', ['alex'], 'eliminated']);
  });

  test('Q32: one human alone decides alone', () => {
    const t = arrange({ ...last, out: { 2: 'eliminated' } }).attacks(alex, 'D08');
    expect(t.waits).toBe('agree: alex');
    t.hatch('green').says(alex, 'agree');
    expect([t.pub.ending, t.winners]).toEqual(['agreed', ['alex']]);
    const on = arrange({ ...last, out: { 2: 'escaped' } })
      .attacks(alex, 'D08')
      .says(alex, 'go-on');
    expect([on.over, on.waits, on.offers(alex).includes('finish')]).toEqual([false, 'move: alex', true]);
  });

  test('Q32: not while an alien is left, and the refusal says so once that is a question at all', () => {
    expect(arrange().refuses(alex, 'finish')).toBe('E7 not-now');
    const t = arrange({ at: ['D09', 'D08', 'P05', 'T13'], items: ['attack'] }).attacks(alex, 'D08');
    expect([t.waits, t.pub.agreed, t.told('no-alien')]).toEqual(['move: clara', [], []]);
    expect(t.refuses(clara, 'finish')).toBe('Q32 alien-left');
  });

  test('Q48: the silent agree', () => {
    const t = arrange(last).attacks(alex, 'D08').hatch('green', 'green').idles(clara).idles(alex);
    expect(t.pub.ending).toBe('agreed');
  });
});

/** Who went how far to which hatch, and the card there. */
const walked = (t: ReturnType<typeof arrange>): string[] =>
  t.told('walks').map((e, i) => `${name(e.seat)} walks ${e.steps} to hatch ${e.hatch}: ${t.told('hatch')[i].card}`);

describe('agreeing skips the walking, not the cards', () => {
  const agreed = (scene: Scene, ...cards: ('green' | 'red')[]) =>
    arrange({ ...last, ...scene })
      .attacks(alex, 'D08')
      .hatch(...cards)
      .says(clara, 'agree')
      .says(alex, 'agree');

  test('Q51: with one hatch open and no green card left nobody escapes, and the aliens win', () => {
    const t = agreed({ hatches: { 1: 'used', 2: 'used', 3: 'used' }, hatchCards: [0, 1] });
    expect(walked(t)).toEqual(['alex walks 6 to hatch 4: red']);
    expect([t.pub.ending, t.pub.status, t.winners]).toEqual(['cut-off', ['eliminated', 'eliminated', 'eliminated', 'eliminated'], ['ben', 'dani']]);
    expect(t.told('sealed-in')).toHaveLength(1);
  });

  test('Q51: the nearest goes first, and takes the last hatch', () => {
    const shut = { 1: 'used', 2: 'used', 3: 'used' } as const;
    const t = agreed({ hatches: shut, at: ['D09', 'D08', 'B12', 'D08'] }, 'green');
    expect([walked(t), t.pub.status[alex]]).toEqual([['clara walks 1 to hatch 4: green'], 'eliminated']);
    expect(t.winners).toEqual(['ben', 'clara', 'dani']);
  });

  test('Q51: on a tie turn order decides, from the next player on', () => {
    const t = agreed({ hatches: { 1: 'used', 2: 'used', 3: 'used' }, at: ['D09', 'D08', 'C08', 'D08'] }, 'green');
    expect([walked(t), t.winners]).toEqual([['clara walks 6 to hatch 4: green'], ['ben', 'clara', 'dani']]);
  });

  test('Q51: red: on to the next hatch, and the steps so far count', () => {
    const t = agreed({ at: ['D09', 'D08', 'B12', 'D08'] }, 'red', 'green', 'green');
    expect(walked(t)).toEqual(['clara walks 1 to hatch 4: red', 'alex walks 7 to hatch 1: green', 'clara walks 20 to hatch 3: green']);
    expect([t.pub.ending, t.winners]).toEqual(['agreed', ['alex', 'clara']]);
  });

  test('Q51, E31: only hatches within the rounds left', () => {
    const late = (round: number) => agreed({ round, at: ['D09', 'D08', 'B12', 'D08'] }, 'green', 'green').pub.status;
    // Alex has moved in this round, clara has not.
    expect(late(39)[clara]).toBe('escaped');
    expect([late(39)[alex], late(32)[alex]]).toEqual(['eliminated', 'escaped']);
    expect(late(33)[alex]).toBe('eliminated');
  });

  test('Q51, D.2: without hatch cards every hatch serves one', () => {
    const t = agreed({ options: { D2: true }, hatches: { 1: 'used', 2: 'used', 3: 'used' } });
    expect([walked(t), t.pub.ending]).toEqual([['alex walks 6 to hatch 4: none'], 'cut-off']);
  });

  test('Q51, H.15: the Engineer uses the green one of two cards', () => {
    const scene: Scene = { options: { H15: true }, roles: ['engineer', 'first', 'captain', 'second'], hatches: { 1: 'used', 3: 'used' } };
    const t = agreed(scene, 'red', 'green', 'red');
    expect([t.told('two-cards').length, walked(t)]).toEqual([1, ['alex walks 6 to hatch 4: green', 'clara walks 8 to hatch 2: red']]);
    expect([t.pub.status[clara], t.state.dark.hatch, t.pub.hatchCards]).toEqual(['eliminated', [2, 2], 4]);
  });

  test('Q51, B.4: standing in a hatch is not reaching it: out and back are two steps', () => {
    const t = agreed({ options: { B4: 3 }, at: ['D09', 'D08', 'hatch 3', 'D08'] }, 'green', 'green');
    expect(walked(t)).toEqual(['clara walks 2 to hatch 3: green', 'alex walks 6 to hatch 4: green']);
  });

  test('Q51: everybody hears each step as it happens', () => {
    const t = agreed({}, 'green', 'green');
    for (const seat of everybody(t))
      expect(t.kinds(seat).slice(0, 8)).toEqual(['agrees', 'walks', 'hatch', 'escaped', 'walks', 'hatch', 'escaped', 'over']);
  });
});

describe('with options', () => {
  test('Q32, B.3: a human turned afterwards is an alien: the agreement is void', () => {
    const t = arrange({ ...last, at: ['D09', 'D08', 'E10', 'D08'], items: ['2 attack'], options: { B3: true } });
    t.attacks(alex, 'D08').says(alex, 'agree').says(clara, 'go-on').done(alex);
    t.card('silence').goes(clara, 'E09').attacks(alex, 'E09');
    expect([t.pub.agreed, t.state.mine[clara].alien, t.over]).toEqual([[], true, false]);
    expect(t.refuses(clara, 'finish')).toBe('Q32 alien-left');
  });

  test('Q32, B.3: the one who turns with the last blow keeps the question away', () => {
    const t = arrange({ ...last, at: ['D09', 'D08', 'D08', 'D08'], options: { B3: true } }).attacks(alex, 'D08');
    expect([t.over, t.pub.agreed]).toEqual([false, []]);
  });

  test('Q32, A.5: nobody is ever out, so nobody is asked', () => {
    const t = arrange({ ...last, options: { A5: true } }).attacks(alex, 'D08');
    expect([t.told('no-alien'), t.waits]).toEqual([[], 'move: ben']);
  });

  test('Q51, E.3: who agrees has escaped; eliminations win nothing then', () => {
    const t = arrange({ ...last, options: { E3: 5 } })
      .attacks(alex, 'D08')
      .says(alex, 'agree')
      .hatch('green', 'green')
      .says(clara, 'agree');
    expect([t.pub.ending, t.pub.kills[alex], t.winners]).toEqual(['agreed', 2, ['alex', 'clara']]);
  });

  test('Q51: a human cut off from every open hatch is eliminated, and the aliens win too', () => {
    const t = arrange({
      options: { zone: 'own', ownZone: WALL },
      roles: ['psychologist', 'first', 'captain', 'second'],
      at: ['B01', 'C01', 'F01', 'C01'],
      items: ['attack'],
      hatches: { 1: 'used' },
    }).attacks(alex, 'C01');
    expect(t.waits).toBe('agree: alex clara');
    t.hatch('green');
    for (const seat of [alex, clara]) t.says(seat, 'agree');
    expect([t.pub.ending, t.pub.status]).toEqual(['cut-off', ['eliminated', 'eliminated', 'escaped', 'eliminated']]);
    expect(t.winners).toEqual(['ben', 'clara', 'dani']);
    expect(aliens.tally(t.state)).toMatchObject({ aliensWin: 1, escaped: 1 });
  });

  test('Q51: the question warns a player who is cut off', () => {
    const t = arrange({
      ...{ options: { zone: 'own', ownZone: WALL }, at: ['B01', 'C01', 'F01', 'C01'], items: ['attack'], hatches: { 1: 'used' } },
    }).attacks(alex, 'C01');
    const asked = (seat: typeof alex, language: 'de' | 'en'): string => {
      const k = know(t.state, seat);
      return aliens.words[language].choice(question(k, seat), k, seat, []).join('');
    };
    expect([asked(alex, 'en'), asked(alex, 'de')]).toEqual([
      expect.stringContaining('would be eliminated'),
      expect.stringContaining('würdest ausscheiden'),
    ]);
    expect([asked(clara, 'en'), asked(clara, 'de')].join()).not.toMatch(/eliminated|ausscheiden/);
    // What agreeing means stands with the answer.
    const means = (language: 'de' | 'en'): string => button(language, 'agree', know(t.state, clara), clara, []);
    expect(means('en')).toContain('draw there, the nearest human first');
    expect(means('de')).toContain('zieht dort, die Nächsten zuerst');
  });
});

describe('bots', () => {
  const chance = new FastChance('bots');
  /** The favourite answer of `normal` and of `hard`. */
  const likes = (t: ReturnType<typeof arrange>, seat: typeof alex): string[] =>
    [mind.weigh, mind.trials!.weigh!].map((weigh) => {
      const k = t.view(seat);
      const c = question(k, seat);
      const weights = weigh(k, null, seat, [], c, chance);
      return c.picks[weights.indexOf(Math.max(...weights))];
    });

  test('Q32: agree, at once or later', () => {
    const t = arrange(last).attacks(alex, 'D08');
    expect(likes(t, clara)).toEqual(['agree', 'agree']);
    t.says(clara, 'go-on');
    expect(likes(t, clara)).toEqual(['finish', 'finish']);
  });

  test('Q32: strike at the last alien rather than at one of several', () => {
    const worth = (out: NonNullable<Scene['out']>): number => {
      const t = arrange({ at: ['D09', 'D08', 'P05', 'T13'], items: ['attack'], out });
      for (const seat of Object.keys(out)) note(t.pub, Number(seat), OUT);
      note(t.pub, ben, SEEN, t.zone.byName.get('D08'));
      const c = question(t.match.know(alex), alex, ['D08']);
      return mind.weigh(t.match.know(alex), null, alex, ['D08'], c, chance)[c.picks.indexOf('attack')];
    };
    expect(worth({ 3: 'eliminated' })).toBeGreaterThan(worth({}) + 0.5);
  });

  test('Q51: do not agree to be lost', () => {
    const t = arrange({
      ...{ options: { zone: 'own', ownZone: WALL }, at: ['B01', 'C01', 'F01', 'C01'], items: ['attack'], hatches: { 1: 'used' } },
    }).attacks(alex, 'C01');
    expect([likes(t, alex), likes(t, clara)]).toEqual([
      ['go-on', 'go-on'],
      ['agree', 'agree'],
    ]);
  });
});

test('Q32: nobody sees more by it than who agrees', () => {
  const t = arrange(last).attacks(alex, 'D08').says(clara, 'agree');
  for (const seat of everybody(t)) expect(t.heard(seat)).toEqual([{ kind: 'agrees', seat: clara }]);
  expect(t.view(spectator).pub).toMatchObject({ agreed: [false, false, true, false], shown: [-1, 8, -1, 9], truth: null });
});
