import { FastChance, type Known, know, type Language, Match, readOptions, type Seat, seatsOf, walk } from '@starboard/kernel';
import { cases, seedOf } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import type { Afternova } from '../rules/types.ts';
import { sketch } from '../terminal/sketch.ts';
import { randomPack } from './packs.ts';
import { andrew, arrange, jeff, mina } from './table.ts';

const NAMES = ['Alex', 'Ben', 'Clara', 'Dani', 'Elisabeth-Marie', 'Finn'];
const lines = (k: Known<Afternova>, you: Seat | null, width = 100, height = 40, language: Language = 'en'): string[] =>
  sketch.draw(k, you, language, NAMES, width, height).map((line) => line.map((s) => s.text).join(''));

describe('the drawing for a terminal', () => {
  const t = arrange({
    paws: ['PE PE', 'EE PM', 'SS'],
    plans: ['bp01', 'bp16'],
    store: ['GKKK', 'Y'],
    built: ['bp03 bp21'],
    planets: [
      ['pl03', 'YGPPK'],
      ['pl01', 'YGP'],
    ],
  });
  const drawn = (you: Seat | null, width?: number, height?: number, language?: Language): string =>
    lines(know(t.state, you), you, width, height, language).join('\n');

  test('A8: planets with what they need, hold, and what the reader lacks; a spectator lacks nothing', () => {
    expect(drawn(jeff)).toMatch(/1 Gyra Prime +3P 3E +Y G P P K +you lack 1E/);
    expect(drawn(jeff)).toMatch(/2 Ferro Drift +2P 2E +Y G P +you can do it alone/);
    expect(drawn(null)).toMatch(/1 Gyra Prime +3P 3E +Y G P P K *$/m);
    expect(drawn(mina, 100, 40, 'de')).toMatch(/1 Gyra Prima +3P 3I +Ge Gr Li Li Sw +dir fehlt 3P 3I/);
  });

  test('Q31: a row for everybody: storage, cards, completed Blueprints and upgrades', () => {
    expect(drawn(mina)).toMatch(/\*Alex +4\/5 +G K K K +2 +1 +■■□□□□ storage \+1 \+1 pilot/);
    expect(drawn(mina)).toMatch(/Ben +1\/4 +Y +2 +1 +□□□□□□/);
  });

  test('A6, A21: their own hand with its objective, and nobody else’s', () => {
    expect(drawn(jeff)).toMatch(/Your hand +hidden objective Y G/);
    expect(drawn(jeff)).toMatch(/Bolt-on Pannier Y G 4 pts storage \+1 you lack Y/);
    for (const you of [andrew, mina, null]) expect(drawn(you)).not.toMatch(/Turbine Tern|Bolt-on Pannier/);
    expect(drawn(null)).not.toContain('Your hand');
  });

  test('Q37: offers and the contract, row by row, with the Paws for those who may see them', () => {
    t.say(jeff, 'planet 0', 'call', 'lack 0', 'lack 1', 'price P', 'done');
    t.say(andrew, 'offer', 'to active', ...t.paw(andrew, 1), 'for', 'take P', 'take P', 'want G', 'send');
    expect(drawn(jeff)).toMatch(/Offers +called for 1E for P/);
    expect(drawn(jeff)).toMatch(/Ben +EE for P P \+ G from Alex/);
    expect(drawn(mina)).toMatch(/Ben +1 Paw for P P \+ G from Alex/);
    t.say(jeff, 'contract', 'with 1', 'done', ...t.paw(jeff, 0, 1), 'done', 'as offered');
    expect(drawn(andrew)).toMatch(/Alex +2 Paws +Y G K +G +– +6\/5 +✓/);
    expect(drawn(andrew)).toMatch(/Ben +EE +P P +– +G +4\/4 +\?/);
    expect(drawn(null)).toMatch(/Ben +1 Paw +P P +– +G +4\/4 +\?/);
  });

  test('it keeps to its width and height, in every game, with every pack and language', () => {
    const seed = seedOf('afternova sketch');
    for (let game = 0; game < cases(4); game++) {
      const chance = new FastChance(`${seed} ${game}`);
      const seats = 3 + (game % 4);
      const pack = game % 2 === 0 ? '' : JSON.stringify(randomPack(chance));
      const match = new Match<Afternova>(afternova, readOptions(afternova, { pack }), seats, new FastChance(`${seed} deal ${game}`));
      for (let i = 0; i < 150 && !match.over; i++) {
        const { asked, done } = match.state.flow;
        const [seat] = asked.filter((s) => !done.includes(s));
        match.answer(
          seat,
          walk(afternova, match.know(seat), seat, (c) => c.picks[chance.int(c.picks.length)]),
        );
        if (i % 30 > 0) continue;
        for (const language of ['en', 'de'] as const)
          for (const width of [40, 60, 80, 120, 200])
            for (const height of [4, 12, 24, 60])
              for (const you of [...seatsOf(seats), null]) {
                const all = lines(know(match.state, you), you, width, height, language);
                for (const line of all) expect(line.length, `seed ${seed}`).toBe(width);
                expect(all.length).toBeLessThanOrEqual(height);
              }
      }
    }
  });
});
