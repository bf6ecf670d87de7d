/** The guided first games of this installation: one line for each game that has one, with how long it takes. */
import type { Lesson } from '@starboard/kernel';

interface Entry {
  readonly minutes: number;
  readonly load: () => Promise<Lesson>;
}

const lessons: Readonly<Record<string, Entry>> = {
  afternova: { minutes: 5, load: async () => (await import('@starboard/afternova/lesson')).lesson as unknown as Lesson },
  aliens: { minutes: 5, load: async () => (await import('@starboard/aliens/lesson')).lesson as unknown as Lesson },
  andromeda: { minutes: 8, load: async () => (await import('@starboard/andromeda/lesson')).lesson as unknown as Lesson },
  rarities: { minutes: 3, load: async () => (await import('@starboard/rarities/lesson')).lesson as unknown as Lesson },
};

export const hasLesson = (game: string): boolean => Object.hasOwn(lessons, game);
/** About how long it takes; 0: the game has none. */
export const lessonMinutes = (game: string): number => (hasLesson(game) ? lessons[game].minutes : 0);

/** Loads a lesson, once somebody wants to learn; null: the game has none. */
export const loadLesson = (game: string): Promise<Lesson> | null => (hasLesson(game) ? lessons[game].load() : null);
