/** On a small screen one's own things come first, and nothing is lost or told twice. */
import { FastChance, type Game, type Language, Match, type Seat, seatsOf, type Types, viewOf } from '@starboard/kernel';
import { gameIds, loadGame } from '@starboard/registry';
import { expect, test } from 'vitest';
import { mineFirst } from '../src/play/scene.ts';

test('one’s own first, everything else in its order', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((title, i) => ({ title, lines: [], ...(i > 1 && { mine: i === 2 }) }));
  expect(mineFirst([a, b, c, d])).toEqual([c, a, b, d]);
});

test.each(gameIds)('%s: a seat has something of its own to see first, a spectator has not', async (id) => {
  const { game } = (await loadGame(id)) as { game: Game<Types> };
  const options = Object.fromEntries(Object.entries(game.options as Record<string, { usual: unknown }>).map(([k, s]) => [k, s.usual]));
  const match = new Match(game, options, game.seats[0], new FastChance('scene'));
  for (const language of ['de', 'en'] satisfies Language[]) {
    const scene = (you: Seat | null) => mineFirst(game.words[language].scene(viewOf(match.state, you), you));
    for (const seat of seatsOf(game.seats[0])) expect(scene(seat)[0].mine).toBe(true);
    expect(scene(null).some((p) => p.mine)).toBe(false);
  }
});
