/** Plays a match of toys to its end. */
import { FastChance } from '@starboard/kernel';
import { expect } from 'vitest';
import type { Person } from './house.ts';
import { loadGame } from './toys.ts';

export async function finish(people: readonly Person[], id: string): Promise<void> {
  const { game } = await loadGame((await people[0].table(id)).game);
  const chance = new FastChance(id);
  const screens = await Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
  await Promise.all(screens.map((s) => s.play(game, chance)));
  await Promise.all(screens.map((s) => s.close()));
  expect((await people[0].table(id)).state).toBe('over');
}
