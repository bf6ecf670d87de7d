/**
 * The leak tests prove nothing if they cannot find a leak (L3). So every game is made to leak, each of its secrets by
 * each door there is, and the tests must notice. A mutant is the game itself, wrapped; its secrets come from `secrets`.
 */
import { hash32 } from '../../chance.ts';
import type { Game, Hands, State, Step, Types } from '../../contract.ts';

/**
 * view, cover, picks: what the table shows follows from the secret at any moment (L1 sees it).
 * event: an answer tells the secret; late: an answer writes it into `pub` (L2 sees both).
 * deal: the steps before the first question tell the secret (`dealIsSilent` hears it).
 */
export const DOORS = ['view', 'cover', 'picks', 'event', 'late', 'deal'] as const;
export type Door = (typeof DOORS)[number];

const LEAK = '$leak';
/** Dark to views, so that it leaks by the door alone. */
const DARK_LEAK = '_leak';
const MARK = '\u0001';

type Writable = Record<string, unknown>;
const carried = (f: unknown): string | null => ((f as Writable)[DARK_LEAK] as string | undefined) ?? null;

export function mutant<T extends Types>(game: Game<T>, door: Door, secret: string): Game<T> {
  const valueIn = (s: State<T>): string => {
    const values = game.secrets(s, null).filter((x) => x.name === secret);
    return JSON.stringify(values.map((x) => x.value));
  };

  /** Makes the state show the secret, or carry it to the next answer; again after everything that makes or changes a state. */
  const plant = (s: State<T>): State<T> => {
    if (door === 'deal') return s;
    if (door === 'view') (s.pub as Writable)[LEAK] = valueIn(s);
    else if (door === 'cover') {
      if (s.flow.asked.length > 0) s.flow = { ...s.flow, label: `${s.flow.label.split(MARK)[0]}${MARK}${valueIn(s)}` };
    } else if (s.stack.length > 0) (s.stack[s.stack.length - 1] as unknown as Writable)[DARK_LEAK] = valueIn(s);
    return s;
  };

  /** An answer lets out the secret as it was when it was given: afterwards it may no longer be secret. */
  const leak = (s: State<T>, value: string | null, x: Hands<T>): void => {
    if (value === null) return;
    if (door === 'event') x.tell('all', { kind: LEAK, value } as unknown as T['event']);
    if (door === 'late') (s.pub as Writable)[LEAK] = value;
  };

  const wrap = (step: Step<T, T['frame']>): Step<T, T['frame']> => ({
    ...step,
    run(s, f, x, got) {
      step.run(s, f, x, got);
      if (door === 'deal') x.tell('all', { kind: LEAK, value: valueIn(s) } as unknown as T['event']);
      plant(s);
    },
    ...(step.picks !== undefined && {
      picks(k, f, seat, path) {
        const c = step.picks!(k, f, seat, path);
        const value = carried(f);
        return c === null || value === null || door !== 'picks' ? c : { ...c, picks: rotate(c.picks, hash32(value)) };
      },
    }),
    ...(step.take !== undefined && {
      take(s, f, seat, answer, x) {
        leak(s, carried(f), x);
        step.take!(s, f, seat, answer, x);
        plant(s);
      },
    }),
  });

  const steps = Object.fromEntries(Object.entries(game.steps).map(([name, step]) => [name, wrap(step as Step<T, T['frame']>)]));
  return {
    ...game,
    steps: steps as unknown as Game<T>['steps'],
    copy: (s) => plant(game.copy(s)),
    redeal: (s, seat, chance) => plant(game.redeal(s, seat, chance)),
  };
}

const rotate = <V>(list: readonly V[], by: number): V[] => list.map((_, i) => list[(i + by) % list.length]);
