/** Afternova at the bots' table: who never deals loses, the levels play it by its rules, and nobody talks without end. */
import { type Cartridge, choose, type Known, know, Runner, readOptions, refuse, type Seat, type Types, viewOf } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { cases, seedOf } from '../../kernel/conformance/cases.ts';
import { dealChance, type Player, playGame, think } from '../index.ts';

const SEED = seedOf('afternova deals');
const { game, mind }: Cartridge<Types> = await loadGame('afternova');
const brain = { game, mind };
const options = readOptions(game, {});

/** Plays like `normal` but never deals: alone or Market on their own turn, silence in those of others. */
const silent: Player<Types> = (k, m, seat, seed) => {
  if (k.flow.label === 'talks') return ['wait'];
  return think(brain, 'normal', k.flow.label === 'action' ? withoutCalls(k) : k, m, seat, seed, {}).answer;
};

/** As if the seat had called as often as it may: rule Q36 leaves it alone or the Market. */
function withoutCalls(k: Known<Types>): Known<Types> {
  const pub = k.pub as { acts: { calls: number } };
  return { ...k, pub: { ...pub, acts: { ...pub.acts, calls: 3 } } };
}

test(`A9: a table of normal bots beats a seat that never deals (seed ${SEED})`, () => {
  const deals = cases(6);
  let wins = 0;
  for (let d = 0; d < deals; d++)
    for (let chair = 0; chair < 4; chair++) {
      const players = Array.from({ length: 4 }, (_, i) => (i === chair ? silent : ('normal' as const)));
      const { ranks } = playGame(brain, options, 4, players, SEED + d, {}).outcome;
      if (ranks[chair] === 1) wins++;
    }
  // A fair share would be one game a deal.
  expect(wins / deals).toBeLessThan(0.6);
});

describe('hard', () => {
  test('answers legally within its budget, and the same from a sent view', () => {
    const runner = Runner.start(game, options, 3, dealChance(SEED), false);
    const s = runner.state;
    let tried = 0;
    for (let i = 0; s.stack.length > 0 && i < 40; i++) {
      const seat = s.flow.asked.find((one) => !s.flow.done.includes(one)) as Seat;
      const memory = game.blank(options, 3, seat);
      const go = (k: Known<Types>) => think(brain, 'hard', k, memory, seat, SEED, { iterations: 6 });
      const thought = go(know(s, seat));
      expect(refuse(game, know(s, seat), seat, thought.answer), `seed ${SEED}`).toBeNull();
      expect(thought.iterations).toBeLessThanOrEqual(6);
      expect(go(viewOf(s, seat)), `seed ${SEED}`).toEqual(thought);
      if (thought.iterations > 0) tried++;
      runner.answer(seat, think(brain, 'normal', know(s, seat), memory, seat, SEED + i, {}).answer);
    }
    expect(tried).toBeGreaterThan(3);
  });

  test('tries out what decides games, and nothing where cards are only sorted', () => {
    const runner = Runner.start(game, options, 3, dealChance(SEED + 1), false);
    const s = runner.state;
    const seen = new Set<string>();
    for (let i = 0; s.stack.length > 0 && i < 200; i++) {
      const seat = s.flow.asked.find((one) => !s.flow.done.includes(one)) as Seat;
      const k = know(s, seat);
      const c = choose(game, k, seat, [])!;
      if (mind.trials!.worthwhile!(k, seat, c)) seen.add(s.flow.label);
      runner.answer(seat, think(brain, 'normal', k, game.blank(options, 3, seat), seat, SEED + i, {}).answer);
    }
    expect([...seen].sort()).toEqual(['action', 'complete', 'talks']);
  });
});
