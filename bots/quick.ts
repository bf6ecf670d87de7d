/** Thoughts of bots that do not look ahead. Separate from the search, which a page loads only for games against `hard`. */
import type { Known, Seat, Types } from '@starboard/kernel';
import { FastChance, randomAnswer, walk } from '@starboard/kernel';
import { EASY, type Level, NORMAL, type Thought } from './levels.ts';
import { type Brain, softPick } from './policy.ts';

export function quickThought<T extends Types>(
  brain: Brain<T>,
  level: Exclude<Level, 'hard'>,
  known: Known<T>,
  memory: T['memory'],
  seat: Seat,
  seed: number,
): Thought<T> {
  const chance = new FastChance(seed);
  if (level === 'random') return { answer: randomAnswer(brain.game, known, seat, chance), iterations: 0 };
  const manner = level === 'easy' ? EASY : NORMAL;
  return { answer: walk(brain.game, known, seat, (c, path) => softPick(brain, known, memory, seat, path, c, manner, chance)), iterations: 0 };
}
