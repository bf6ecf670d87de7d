/** Makes a broken game from a sound one: one step, or one part, done otherwise. */
import type { Game, Step, Types } from '../../contract.ts';

type StepOf<T extends Types, S extends T['frame']['step']> = Step<T, Extract<T['frame'], { step: S }>>;

export function withStep<T extends Types, S extends T['frame']['step']>(
  game: Game<T>,
  name: S,
  change: (sound: StepOf<T, S>) => Partial<StepOf<T, S>>,
): Game<T> {
  const sound = game.steps[name] as unknown as StepOf<T, S>;
  return { ...game, steps: { ...game.steps, [name]: { ...sound, ...change(sound) } } };
}

/** What a careless author can do although the types forbid it. */
export const careless = (v: unknown): Record<string, unknown> => v as Record<string, unknown>;
