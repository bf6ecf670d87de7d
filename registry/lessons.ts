/** The guided first games of this installation: one line for each game that has one. */
import type { Lesson } from '@starboard/kernel';

const lessons: Readonly<Record<string, () => Promise<Lesson>>> = {
  andromeda: async () => (await import('@starboard/andromeda/lesson')).lesson as unknown as Lesson,
  rarities: async () => (await import('@starboard/rarities/lesson')).lesson as unknown as Lesson,
};

export const hasLesson = (game: string): boolean => Object.hasOwn(lessons, game);

/** Loads a lesson, once somebody wants to learn; null: the game has none. */
export const loadLesson = (game: string): Promise<Lesson> | null => (hasLesson(game) ? lessons[game]() : null);
