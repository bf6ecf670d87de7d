/** The moment of the replay that is looked at, the same in all plots of the page. Only what shows it follows it. */
import { watched } from '../state/store.ts';

const store = watched<{ readonly moment: number | null }>(() => ({ moment: null }));

export const lookAt = (moment: number | null): void => store.setState({ moment });

/** The last of these positions that is not after the moment; null: nobody has looked at one yet. */
export const useIndexIn = (at: readonly number[]): number | null =>
  store(({ moment }) =>
    moment === null
      ? null
      : Math.max(
          0,
          at.findLastIndex((n) => n <= moment),
        ),
  );
